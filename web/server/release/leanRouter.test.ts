import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutBodies, withoutTexts } from './leanRouter.ts';

it('takes warnings and the reasons of broken assumptions', () => {
  const code = [
    'function invariant(value, message) { if (!value) throw new Error(message); }',
    'function find(id) {',
    '  warning(id !== "", `No id: ${JSON.stringify(id)}`);',
    '  invariant2(known.has(id), "Nothing has (this) id");',
    '  return known.get(id);',
    '}',
  ];
  const lean = [...code];
  lean[2] = '  void 0;';
  lean[3] = '  invariant2(known.has(id));';
  expect(withoutTexts(code.join('\n'))).toBe(lean.join('\n'));
});

it('finds all that it empties in the library as it is installed', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
  const emptied = new Set<string>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.mjs'))) {
    const lean = withoutBodies(readFileSync(join(folder, name), 'utf8'), emptied);
    expect(lean).not.toMatch(/function useFogOFWarDiscovery\((?!\) \{\})/);
  }
  expect(emptied.size).toBe(5);
});
