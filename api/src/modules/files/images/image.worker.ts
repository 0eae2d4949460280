import sharp from 'sharp';
import type { ImageJob } from './images.ts';

// A process of its own for one image (images.ts). It knows no secret, and may die of what somebody sent.
const MEMORY_LIMIT_BYTES = 700 * 1_024 * 1_024;
const LARGEST_SIDE = 4_096;

const job = JSON.parse(process.argv[2]!) as ImageJob;
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) process.exit(9);
}, 50).unref();

sharp.concurrency(1);
sharp.cache(false);
// Of all formats that libvips reads, none but these are.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

const source = () => sharp(job.source, { limitInputPixels: job.mostPixels, failOn: 'error', sequentialRead: true });

/** Turns it as its camera said, and leaves out everything but the picture: place, device, and whatever was hidden behind it. */
async function clean(target: string) {
  const { format } = await source().metadata();
  const upright = source()
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') await upright.jpeg({ quality: 85 }).toFile(target);
  else if (format === 'png') await upright.png().toFile(target);
  else await upright.webp({ quality: 85 }).toFile(target);
}

async function work() {
  if (job.make === 'clean') return clean(job.target);
  if (job.make === 'size') {
    const { width, height } = await source().metadata();
    return void process.stdout.write(JSON.stringify({ width, height }));
  }
  const whole = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  for (const { side, target } of job.squares) {
    const part = job.crop ? source().extract(job.crop) : source();
    await part
      .resize(side, side, job.crop ? {} : whole)
      .webp({ quality: 82 })
      .toFile(target);
  }
}

await work().catch((error: Error) => {
  process.exitCode = /pixel limit/.test(error.message) ? 4 : 3;
});
