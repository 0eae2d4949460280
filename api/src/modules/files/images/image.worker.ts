import sharp from 'sharp';
import { EXIT, type ImageAnswer, type ImageJob, MOST_CPU_MS } from './image-job.ts';

// A process of its own for one image (image-process.ts). It knows no secret, and may die of what somebody sent.
const LARGEST_SIDE = 4_096;
/** What our machine could not do, in the words of libvips: no fault of the picture. */
const OUR_FAILURE = /system error|out of memory|file is missing/i;

const job = JSON.parse(process.argv[2]!) as ImageJob;
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
};
const tell = (answer: ImageAnswer) => process.stdout.write(JSON.stringify(answer));
setInterval(() => {
  if (process.memoryUsage.rss() > job.mostMemory || cpuMs() > MOST_CPU_MS) process.exit(EXIT.capped);
}, 50).unref();

sharp.concurrency(1);
sharp.cache(false);
// Of all formats that libvips reads, none but these are.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

const source = () => sharp(job.source, { limitInputPixels: job.mostPixels, failOn: 'error', sequentialRead: true });

/**
 * Turns it as its camera said, in eight bits a colour, and leaves out everything but the picture: place, device, and
 * whatever was hidden behind it.
 */
async function clean({ target, isDear }: Extract<ImageJob, { make: 'clean' }>): Promise<ImageAnswer['made']> {
  const { format } = await source().metadata();
  const upright = source()
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const written =
    format === 'jpeg'
      ? upright.jpeg({ quality: 85 })
      : format === 'png'
        ? upright.png()
        : // Twice as fast for a twentieth more bytes.
          upright.webp({ quality: 85, effort: isDear ? 1 : 4 });
  const { width, height } = await written.toFile(target);
  return { width, height };
}

/** All squares of one reading, the largest first. */
async function squares({ crop, squares: wanted }: Extract<ImageJob, { make: 'squares' }>) {
  const whole = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const largest = Math.max(...wanted.map(({ side }) => side));
  const part = crop ? source().extract(crop) : source();
  const { data, info: raw } = await part
    .resize(largest, largest, crop ? {} : whole)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { side, target } of wanted)
    await sharp(data, { raw }).resize(side, side).webp({ quality: 82 }).toFile(target);
}

/** The whole picture within each side, never larger than it is; all of one reading. */
async function within({ sides }: Extract<ImageJob, { make: 'sides' }>) {
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const largest = Math.max(...sides.map(({ side }) => side));
  const { data, info: raw } = await source()
    .resize(largest, largest, inside)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { side, target } of sides)
    await sharp(data, { raw }).resize(side, side, inside).webp({ quality: 80 }).toFile(target);
}

async function work(): Promise<ImageAnswer['made']> {
  if (job.make === 'clean') return clean(job);
  if (job.make === 'sides') await within(job);
  else await squares(job);
  return undefined;
}

await work().then(
  (made) => tell({ cpuMs: cpuMs(), ...(made && { made }) }),
  ({ message }: Error) => {
    tell({ cpuMs: cpuMs() });
    if (OUR_FAILURE.test(message)) process.exitCode = EXIT.capped;
    else process.exitCode = /pixel limit/.test(message) ? EXIT.tooManyPixels : EXIT.broken;
  },
);
