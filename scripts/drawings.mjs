import { readFileSync } from 'node:fs';
import { inRoot } from './machine/root.mjs';

// The drawings of the site, as pictures of the seeds are made of them.
const sprite = readFileSync(inRoot('web/app/design/drawings/sprite.svg'), 'utf8');

/** The shapes of a drawing, those of them that have an inside, and its quiet lines: axes and hatching. */
export function drawingOf(name) {
  const [, all] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? [];
  if (!all) throw new Error(`no drawing is called ${name}`);
  const [quiet = ''] = /<g stroke="var\(.*?<\/g>/s.exec(all) ?? [];
  const shapes = all.replace(quiet, '');
  // Lines that do not close have no inside.
  const closed = shapes.replace(/<path [^>]*d="[^"z]*"[^>]*>/g, '');
  return { shapes, closed, quiet: quiet.replace(/var\([^)]*\)/g, 'currentColor') };
}

/** The lines of a drawing. */
export const lines = (content, color, width, more = '') =>
  `<g fill="none" stroke="${color}" color="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}>${content}</g>`;
