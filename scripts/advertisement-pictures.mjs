import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawingOf, lines } from './drawings.mjs';
import { inRoot } from './machine/root.mjs';

// Makes the pictures of the advertisements of the seeds: `node scripts/advertisement-pictures.mjs`.
const QUALITY = 80;
const font = (weight) => inRoot(`node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`);
const WIDE = [1_200, 200];
const SIDE = [600, 500];
const ON_PHONES = [640, 320];
const teal = ['#12707d', '#083e47'];
const rust = ['#a8550f', '#5b2a04'];
const steel = ['#3f525b', '#1b272c'];

/** Drawing and colours of each; `box`: the shape for wide screens. */
const looks = {
  'sell-here': {
    drawing: 'crane',
    colors: teal,
    box: WIDE,
  },
  'by-measure': {
    drawing: 'gauge',
    colors: rust,
    box: WIDE,
  },
  'pump-guide': {
    drawing: 'pump',
    colors: teal,
    box: SIDE,
  },
  'valve-guide': {
    drawing: 'valve',
    colors: steel,
    box: WIDE,
  },
  'many-items': {
    drawing: 'sheet',
    colors: steel,
    box: WIDE,
  },
  'common-questions': {
    drawing: 'consulting',
    colors: rust,
    box: WIDE,
  },
};

/** The drawing at the left of a wide picture, or above the words of another one. */
function ground([width, height], { drawing, colors: [from, to] }) {
  const { shapes, closed } = drawingOf(drawing);
  const step = 20;
  const grid = [
    ...Array.from({ length: width / step }, (_, at) => `M${at * step} 0V${height}`),
    ...Array.from({ length: height / step }, (_, at) => `M0 ${at * step}H${width}`),
  ].join('');
  const isWide = width > 2 * height;
  const scale = isWide ? height / 28 : height / 44;
  const x = isWide ? height * 0.35 : width / 2 - 12 * scale;
  const y = isWide ? height / 2 - 12 * scale : height * 0.04;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/><path d="${grid}" stroke="#fff" stroke-opacity=".06" fill="none"/>
    <g transform="translate(${x} ${y}) scale(${scale})"><g fill="#fff" fill-opacity=".08" stroke="none">${closed}</g>${lines(shapes, '#f4fbfc', 0.55, 'stroke-opacity=".9"')}</g></svg>`;
}

/** Words as a picture no wider than there is room. */
async function written(text, { weight, size, most, color }) {
  const input = await sharp({
    text: {
      text: `<span foreground="${color}">${text}</span>`,
      font: `Vazirmatn ${size}`,
      fontfile: font(weight),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (input.info.width <= most) return input;
  return sharp(input.data).resize({ width: most }).png().toBuffer({ resolveWithObject: true });
}

async function pictureOf(box, advertisement) {
  const [width, height] = box;
  const isWide = width > 2 * height;
  const most = isWide ? width - height * 1.6 - 60 : width - 60;
  const head = await written(advertisement.head, { weight: 'Bold', size: isWide ? 54 : 44, most, color: '#ffffff' });
  const text = await written(advertisement.text, { weight: 'Medium', size: isWide ? 36 : 32, most, color: '#e6f3f4' });
  const gap = 14;
  const both = head.info.height + gap + text.info.height;
  const top = Math.round(isWide ? (height - both) / 2 : height * 0.94 - both);
  const at = ({ data, info }, from) => ({
    input: data,
    top: from,
    left: Math.round(isWide ? width - 60 - info.width : (width - info.width) / 2),
  });
  return sharp(Buffer.from(ground(box, advertisement)))
    .composite([at(head, top), at(text, top + head.info.height + gap)])
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

/** What is written in each. */
const [, ...rows] = readFileSync(inRoot('api/seeds/content/advertisement-pictures.tsv'), 'utf8').trimEnd().split('\n');
const advertisements = rows.map((row) => {
  const [name, head, text] = row.split('\t');
  return { name, head, text, ...looks[name] };
});

const folder = inRoot('api/seeds/content/advertisements');
mkdirSync(folder, { recursive: true });
for (const advertisement of advertisements)
  for (const [kind, box] of Object.entries({ desktop: advertisement.box, mobile: ON_PHONES })) {
    const bytes = await pictureOf(box, advertisement);
    writeFileSync(`${folder}/${advertisement.name}-${kind}.webp`, bytes);
    console.log(`${advertisement.name}-${kind}: ${(bytes.length / 1_024).toFixed(1)} kB`);
  }
