import { tehranDay } from '../../../platform/calendar.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { vectorOf } from '../engine/match.ts';
import type { ContentKind } from '../search.enums.ts';
import { longerShown } from '../terms.ts';
import { writtenForms } from '../words.ts';
import type { ContentRow } from './content-row.ts';
import { contentWords } from './content-words.ts';

/** Marks of codes from their ends are no words. */
const isWord = (word: string) => /^[\p{L}\p{N}]/u.test(word);

/**
 * Writers of a kind one after the other, from before they read what they write: who read it earlier would take away what another one
 * wrote meanwhile.
 */
export const lockContents = (tx: Tx, kind: ContentKind) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('contents ' || $1, 0))", [kind]);

/**
 * What stands of some contents of a kind becomes these rows, within the writer's own transaction: those that have none are no
 * longer found. Counts their words.
 */
export async function writeContents(tx: Tx, kind: ContentKind, ids: readonly string[], rows: ContentRow[]) {
  if (ids.length === 0) return;
  const made = rows.map((row) => ({ ...row, words: contentWords(row) }));
  const counts = new Map<string, number>();
  const count = (words: readonly string[], by: number) => {
    for (const word of words) if (isWord(word)) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  for (const { words } of await readWords(tx, kind, ids)) count(words, -1);
  for (const { words } of made) count(Object.values(words).flat(), 1);
  await addCounts(tx, counts, writtenForms(rows.flatMap(({ title, labels, body }) => [title, ...labels, body])));
  const editions = rows.map(({ id, edition }) => `${id} ${edition}`);
  await tx.query(
    `delete from content_search where kind = $1 and id = any($2::uuid[]) and id::text || ' ' || edition <> all($3::text[])`,
    [kind, ids, editions],
  );
  if (made.length === 0) return;
  const written = made.map(({ words, title, visibleFrom, visibleUntil, ...row }) => ({
    ...row,
    title,
    labels: row.labels,
    visible_from: visibleFrom,
    visible_until: visibleUntil,
    writer_id: row.writerId,
    title_key: foldSearchKey(title),
    words: vectorOf(words),
  }));
  await tx.query(
    `insert into content_search (${COLUMNS})
     select ${COLUMNS} from jsonb_populate_recordset(null::content_search, $1::jsonb)
     on conflict (kind, id, edition) do update set ${CHANGED}`,
    [JSON.stringify(written)],
  );
}

const columns = `kind id edition title path body platforms writer_id title_key words visible_from visible_until`.split(
  ' ',
);
const COLUMNS = columns.join(', ');
const CHANGED = columns
  .slice(3)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

const readWords = (tx: Tx, kind: ContentKind, ids: readonly string[]) =>
  tx.query<{ words: string[] }>(
    'select tsvector_to_array(words) as words from content_search where kind = $1 and id = any($2::uuid[])',
    [kind, ids],
  );

async function addCounts(tx: Tx, counts: Map<string, number>, shown: Map<string, string>): Promise<void> {
  // In the order of the words, so that two writers never wait for each other in a circle.
  const changes = [...counts].filter(([, by]) => by !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  if (changes.length === 0) return;
  await tx.query(
    `insert into content_terms (term, count, shown) select * from unnest($1::text[], $2::int[], $3::text[])
     on conflict (term) do update
     set count = content_terms.count + excluded.count, shown = ${longerShown('content_terms')}`,
    [changes.map(([word]) => word), changes.map(([, by]) => by), changes.map(([word]) => shown.get(word) ?? null)],
  );
}

const DAY_MS = 86_400_000;
const WEIGHED_DAYS = 90;

/** Visits of 90 days decide between those that fit alike. */
export async function weighContents(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update content_search c set weight = counted.visits
     from (select s.kind, s.id, coalesce(sum(d.views), 0)::int as visits
       from content_search s left join visit_days d on d.object_id = s.id and d.day > $1::date
         and d.object_type = case s.kind when 'PAGE' then 'CONTENT' when 'FAQ' then 'FAQ_QUESTION' else s.kind end
       group by s.kind, s.id) counted
     where counted.kind = c.kind and counted.id = c.id and c.weight <> counted.visits`,
    [tehranDay(new Date(now.getTime() - WEIGHED_DAYS * DAY_MS))],
  );
}
