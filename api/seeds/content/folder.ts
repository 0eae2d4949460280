import { readdirSync, readFileSync } from 'node:fs';

/** The folder of texts, found from the source as well as from the built program. */
export const folder = new URL(import.meta.url.endsWith('.ts') ? './' : '../seeds/content/', import.meta.url);

/** A text with what stands above it: `head` by its words, `body` in Markdown. */
export type Marked = { name: string; head: Readonly<Record<string, string>>; body: string };

const marked = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** All texts of a folder, by their names. */
export function readMarked(kind: string): Marked[] {
  const files = readdirSync(new URL(`${kind}/`, folder)).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const [, head, body] = marked.exec(readFileSync(new URL(`${kind}/${file}`, folder), 'utf8')) ?? [];
    if (head === undefined || body === undefined) throw new Error(`${kind}/${file}: a text begins with its head`);
    return { name: file.slice(0, -'.md'.length), head: Object.fromEntries(head.split('\n').map(readLine)), body };
  });
}

function readLine(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2).trim()];
}

/** Several things in one line of a head. */
export const listOf = (text: string | undefined): string[] => text?.split(' | ') ?? [];

/** Rows of a tab-separated file whose first line names the columns; what is empty is left out. */
export function readRows(file: string): Record<string, string>[] {
  const [top = '', ...lines] = readFileSync(new URL(`${file}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  const names = top.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').flatMap((value, at) => (value === '' ? [] : [[names[at], value]]))),
  );
}

/** The value of a row or a head that cannot be without it. */
export function needed(row: Readonly<Record<string, string>>, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`${JSON.stringify(row)} needs ${name}`);
  return value;
}
