import { readFile } from 'node:fs/promises';
import { insertStatement, bulkTable } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';

/** The folder of word lists, found from the source as well as from the built program. */
const folder = new URL(import.meta.url.endsWith('.ts') ? './search/' : '../seeds/search/', import.meta.url);

const lists = [
  { file: 'synonyms.tsv', table: bulkTable('search_synonyms', 'typed means kind') },
  { file: 'stop-words.tsv', table: bulkTable('search_stop_words', 'word kind') },
];

/** Synonyms and stop words of the search, where there are none yet: what staff changed stays. */
export async function seedSearchWords(db: Database): Promise<void> {
  for (const { file, table } of lists) {
    const [row] = await db.query<{ found: boolean }>(`select exists (select from ${table.name}) as found`);
    if (row?.found) continue;
    const rows = await readRows(new URL(file, folder));
    await db.query(`${insertStatement(table)} on conflict do nothing`, [JSON.stringify(rows)]);
  }
}

/** Rows of a tab-separated file whose first line names the columns. */
async function readRows(file: URL): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [names[at], value])));
}
