import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { byAge, snapshot } from '../../platform/snapshot.ts';
import { visibleSql } from './statement.ts';

/** Addresses in one part of the sitemap: the protocol takes 50,000, ours stay small enough for one answer. */
const PART_SIZE = 10_000;
/** Finding the parts reads one index from end to end, so it is not done for every crawler. */
const FRESH_MS = 600_000;

type First = { id: string; publishedAt: Date };

/**
 * Every published offer as the sitemap lists it: in parts by time of publication, so that what is there already stays in
 * its part and only the last one grows.
 */
export function makeAddresses({ db, clock }: { db: Queryable; clock: Clock }) {
  const firsts = snapshot(() => readFirsts(db), FRESH_MS, clock, { tags: byAge });
  return {
    /** The parts, oldest first, with the time of the newest offer in each. */
    async parts() {
      const { parts, newest } = await firsts();
      return parts.map((_, index) => ({
        partNumber: index + 1,
        lastPublishedAt: (parts[index + 1]?.publishedAt ?? newest).toISOString(),
      }));
    },

    /** One part, without what is not shown now. @throws Problem 404 SUPPLIER_PRODUCT_PART_NOT_FOUND */
    async part(partNumber: number) {
      const first = (await firsts()).parts[partNumber - 1] ?? notFound('SUPPLIER_PRODUCT_PART_NOT_FOUND');
      const rows = await readPart(db, first, clock.now());
      return {
        partNumber,
        ids: rows.map((row) => row.id),
        slugs: rows.map((row) => row.slug),
        publishedAt: rows.map((row) => row.publishedAt.toISOString()),
      };
    },
  };
}

// Both walk the index of the newest backwards; that is why the ids descend.
async function readFirsts(db: Queryable): Promise<{ parts: First[]; newest: Date }> {
  const parts = await db.query<First>(
    `select id, published_at as "publishedAt" from (
       select id, published_at, row_number() over (order by published_at, id desc) as place from product_search
     ) numbered where (place - 1) % $1 = 0 order by place`,
    [PART_SIZE],
  );
  const [last] = await db.query<{ newest: Date | null }>('select max(published_at) as newest from product_search');
  return { parts, newest: last?.newest ?? new Date(0) };
}

const readPart = (db: Queryable, { id, publishedAt }: First, now: Date) =>
  db.query<{ id: string; slug: string; publishedAt: Date }>(
    `select part.id, card->>'slug' as slug, published_at as "publishedAt" from (
       select id, published_at, visible_from, visible_until from product_search
       where published_at >= $2 and (published_at > $2 or id <= $1) order by published_at, id desc limit $3
     ) part join product_search_cards using (id) where ${visibleSql('$4', 'part.')} order by published_at, part.id desc`,
    [id, publishedAt, PART_SIZE, now],
  );
