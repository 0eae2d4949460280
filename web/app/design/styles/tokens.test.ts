import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties with hex values inside the blocks whose head matches. */
function colours(head: RegExp): Record<string, string> {
  const block = css.match(new RegExp(head.source + /\s*\{([^}]*--bg[^}]*)\}/.source))?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'surface', 'sunken'];
const statuses = ['success', 'warning', 'danger', 'info', 'question'];
// [colour, ground, least contrast]: text pairs 4.5, lines of controls 3 (WCAG 2.2, 1.4.3 and 1.4.11)
const pairs: [string, string, number][] = [
  ...['text', 'muted', 'primary', 'accent'].flatMap((c) => grounds.map((g): [string, string, number] => [c, g, 4.5])),
  ...statuses.flatMap((c): [string, string, number][] => [
    [c, 'bg', 4.5],
    [c, 'surface', 4.5],
    [c, `${c}-soft`, 4.5],
  ]),
  ...grounds.map((g): [string, string, number] => ['focus', g, 3]),
  ['subtle', 'bg', 4.5],
  ['subtle', 'surface', 4.5],
  ['subtle', 'sunken', 4.5],
  ['border-strong', 'bg', 3],
  ['border-strong', 'surface', 3],
  ['primary', 'primary-soft', 4.5],
  ['text', 'primary-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
];

const light = colours(/:root/);
const chosenDark = colours(/:root\[data-theme='dark'\]/);
const systemDark = colours(/:root:not\(\[data-theme\]\)/);

describe('tokens', () => {
  test('the dark theme is the same by choice and by system', () => {
    expect(Object.keys(systemDark).length).toBeGreaterThan(20);
    expect(systemDark).toEqual(chosenDark);
    expect(Object.keys(light).sort()).toEqual(Object.keys(chosenDark).sort());
  });

  test.each([
    ['light', light],
    ['dark', chosenDark],
  ] as const)('pairs of the %s theme are readable', (_, theme) => {
    const weak = pairs
      .map(([colour, ground, least]) => ({
        pair: `${colour} on ${ground}`,
        least,
        is: contrast(theme[colour]!, theme[ground]!),
      }))
      .filter(({ least, is }) => !(is >= least));
    expect(weak).toEqual([]);
  });
});
