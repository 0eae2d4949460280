import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawingOf, lines } from './drawings.mjs';
import { inRoot } from './machine/root.mjs';

// Makes the pictures of the seeds (api/seeds/pictures) from the drawings of the site: `node scripts/pictures.mjs`.
const WIDTH = 1280;
const HEIGHT = 960;
const QUALITY = 78;

const frame = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
/** A drawing whose middle is in the middle of the picture; `scale`: pixels for each unit of its grid. */
const placed = (content, scale, [dx, dy] = [0, 0]) =>
  `<g transform="translate(${WIDTH / 2 - 12 * scale + dx} ${HEIGHT / 2 - 12 * scale + dy}) scale(${scale})">${content}</g>`;

/** Rods of steel on grey paper, lit from above. */
function studio(name, scale, shift) {
  const { shapes, closed } = drawingOf(name);
  const body = [
    lines(shapes, '#000', 1.5, 'opacity=".26" filter="url(#soft)" transform="translate(.35 .75)"'),
    `<g fill="url(#steel)" fill-opacity=".42" stroke="none">${closed}</g>`,
    lines(shapes, '#26343a', 1.25),
    lines(shapes, '#6f868f', 0.95),
    lines(shapes, '#b9cad0', 0.5, 'transform="translate(-.06 -.1)"'),
    lines(shapes, '#f7fbfc', 0.16, 'transform="translate(-.1 -.2)"'),
  ].join('');
  return frame(`<defs>
    <radialGradient id="paper" cx=".42" cy=".3" r=".95"><stop offset="0" stop-color="#fbfbf9"/><stop offset=".6" stop-color="#e3e7e4"/><stop offset="1" stop-color="#b9c2bf"/></radialGradient>
    <linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9f0f2"/><stop offset=".5" stop-color="#8ea3ab"/><stop offset="1" stop-color="#4f646c"/></linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation=".55"/></filter>
  </defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>${placed(body, scale, shift)}`);
}

/** White lines on the blue of a workshop drawing, with its axes. */
function blueprint(name, scale) {
  const { shapes, closed, quiet } = drawingOf(name);
  const step = 40;
  const grid = [
    ...Array.from({ length: WIDTH / step }, (_, at) => `M${at * step} 0V${HEIGHT}`),
    ...Array.from({ length: HEIGHT / step }, (_, at) => `M0 ${at * step}H${WIDTH}`),
  ].join('');
  return frame(`<defs><radialGradient id="blue" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#12707d"/><stop offset="1" stop-color="#083e47"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#blue)"/><path d="${grid}" stroke="#fff" stroke-opacity=".09" fill="none"/>
    <rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
    ${placed(`<g fill="#fff" fill-opacity=".06" stroke="none">${closed}</g>${lines(quiet, '#8fd6df', 0.09)}${lines(shapes, '#f4fbfc', 0.17)}`, scale)}`);
}

/** Fine noise, always the same, so that surfaces are not as smooth as only a computer makes them. */
function grain() {
  let state = 1405;
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[at] = 122 + ((state >> 16) % 13);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(0.7)
    .png()
    .toBuffer();
}

const pictures = {
  valve: studio('valve', 36),
  'valve-near': studio('valve', 74, [0, 230]),
  'valve-drawing': blueprint('valve', 34),
  pump: studio('pump', 36),
  'pump-drawing': blueprint('pump', 34),
  pipe: studio('pipe', 36),
  bolt: studio('bolt', 36),
  gauge: studio('gauge', 36),
};

const folder = inRoot('api/seeds/pictures');
mkdirSync(folder, { recursive: true });
const texture = await grain();
for (const [name, svg] of Object.entries(pictures)) {
  const bytes = await sharp(Buffer.from(svg))
    .composite([{ input: texture, blend: 'soft-light' }])
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(`${folder}/${name}.webp`, bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1_024)} kB`);
}
