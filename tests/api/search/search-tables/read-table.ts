import { readFileSync } from 'node:fs';

/** Rows of a table beside this file by the names in its first line. */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t') as Column[];
  return lines.map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? ''])) as Record<Column, string>;
  });
}
