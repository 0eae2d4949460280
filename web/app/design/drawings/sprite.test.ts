import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
const source = readFileSync(new URL('../Drawing.tsx', import.meta.url), 'utf8');

test('every name has its drawing and every drawing a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g)].map((match) => match[1]);
  const union = source.slice(source.indexOf('DrawingName'), source.indexOf(';', source.indexOf('DrawingName')));
  const named = [...union.matchAll(/'([\w-]+)'/g)].map((match) => match[1]);
  expect(drawn.length).toBeGreaterThan(30);
  expect([...drawn].sort()).toEqual([...named].sort());
});

test('drawings take colour and line from the page', () => {
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"|stroke-width|fill="(?!none)/);
});
