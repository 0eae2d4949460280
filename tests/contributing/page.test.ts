import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examplesMisfits, readExample } from '../../scripts/machine/example.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { listedFiles, PAGE, readPage, rowOf, touchedBy } from './example.ts';

const rows = listedFiles();
const touched = touchedBy(readExample());

it('the example fits this checkout; else: npm run contributing -- open FOLDER', async () => {
  expect(await examplesMisfits()).toBe('');
});

it('the example touches the files that the page lists, and each that it lists', () => {
  expect(touched.filter(({ path }) => !rowOf(rows, path)).map(({ path }) => path)).toEqual([]);
  const used = new Set(touched.map(({ path }) => rowOf(rows, path)));
  expect(rows.filter((row) => row.kind !== 'printed' && !used.has(row)).map(({ path }) => path)).toEqual([]);
});

it('what is not its own has a line of it and an import at most', () => {
  const inOthers = touched.filter(({ path }) => rowOf(rows, path)!.kind !== 'own');
  expect(inOthers.filter(({ isNew, removed }) => isNew || removed > 0)).toEqual([]);
  const ofOneLine = inOthers.filter(({ path }) => rowOf(rows, path)!.kind === 'line');
  expect(ofOneLine.filter(({ added }) => added > 2)).toEqual([]);
  expect(touched.filter(({ path, isNew }) => rowOf(rows, path)!.kind === 'own' && !isNew)).toEqual([]);
});

it('files that the page names are there', () => {
  const named = [...readPage().matchAll(/`((?:api|gateway|web|tests|scripts|docs)\/[\w./-]+\.\w+)`/g)].map(
    (match) => match[1]!,
  );
  const placeholders = /FEATURE|NNNN|errands/;
  expect(
    named.filter((path) => !placeholders.test(path) && !existsSync(inRoot(path))),
    PAGE,
  ).toEqual([]);
});
