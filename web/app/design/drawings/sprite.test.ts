import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');

/** The names of a union of texts, as its file lists them. */
function namesIn(file: string, union: string): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const start = source.indexOf(`type ${union} =`);
  return [...source.slice(start, source.indexOf(';', start)).matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
}

test('every name has its drawing or icon and each of those a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g)].map(([, name]) => name!);
  const drawings = namesIn('../Drawing.tsx', 'DrawingName');
  const icons = namesIn('../Icon.tsx', 'IconName');
  expect(drawings.length).toBeGreaterThan(30);
  expect(icons.length).toBeGreaterThan(30);
  expect([...drawn].sort()).toEqual([...drawings, ...icons].sort());
});

test('drawings and icons take colour and line from the page', () => {
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"|stroke-width|fill="(?!none)/);
});
