import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/machine/root.mjs';

// The small feature that docs/contributing.md walks through, held as a patch.
export const FEATURE = 'errands';
export const PAGE = 'docs/contributing.md';

/** A row of the page's list of the files that a new feature touches. */
export type Row = {
  path: string;
  /** `own`: the feature's; `line`: one line, with its import; `rows`: lines of a table; `printed`: by `npm run print`. */
  kind: 'own' | 'line' | 'rows' | 'printed';
};

export const readPage = () => readFileSync(inRoot(PAGE), 'utf8');

/** The page's list: `FEATURE` stands for the feature, a path that ends in `/` for all below it. */
export function listedFiles(): Row[] {
  const [, table = ''] = readPage().split('| file | kind | what |\n');
  const rows = table.split('\n\n')[0]!.split('\n').slice(1);
  return rows.map((row) => {
    const [, path = '', kind = ''] = /^\| `([^`]+)` \| (own|line|rows|printed) \|/.exec(row) ?? [];
    if (!path) throw new Error(`${PAGE}: cannot read the row ${row}`);
    return { path, kind: kind as Row['kind'] };
  });
}

/** The row that a path of a feature falls under. */
export const rowOf = (rows: Row[], path: string) => rows.find((row) => patternOf(row.path).test(path));

const patternOf = (listed: string) => {
  const text = listed
    .replaceAll('FEATURE', FEATURE)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('NNNN', '\\d{4}');
  return new RegExp(`^${text}${listed.endsWith('/') ? '.+' : '$'}`);
};

export type Touched = { path: string; added: number; removed: number; isNew: boolean };

/** What a patch does to each file. */
export function touchedBy(patch: string): Touched[] {
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const lines = part.split('\n').slice(part.split('\n').findIndex((line) => line.startsWith('+++')) + 1);
      return {
        path: /^\+\+\+ b\/(.+)$/m.exec(part)![1]!,
        added: lines.filter((line) => line.startsWith('+')).length,
        removed: lines.filter((line) => line.startsWith('-')).length,
        isNew: /^new file mode/m.test(part),
      };
    });
}
