import { Type } from 'typebox';
import type { Clock } from './clock.ts';
import type { Queryable } from './database/database.ts';
import type { ErrorCode } from './error-codes.ts';
import { notFound } from './problem.ts';
import { Id, Instant, named, object } from './schema.ts';
import { byAge, snapshot } from './snapshot.ts';

/** Addresses in one part of the sitemap: the protocol takes 50,000, ours stay small enough for one answer. */
const PART_SIZE = 10_000;
/** Finding the parts reads one index from end to end, so it is not done for every crawler. */
const FRESH_MS = 600_000;

export const PartNumber = Type.Integer({
  description: 'Number of the part, from 1.',
  minimum: 1,
  maximum: 100_000,
  examples: [1],
});
export const AddressPart = named(
  'AddressPart',
  'One part of the addresses of all public pages of a kind, by age.',
  object({
    partNumber: PartNumber,
    lastUpdatedAt: Instant('When what one of its pages shows last changed; at most 10 minutes old.'),
  }),
);
export const Addresses = named(
  'Addresses',
  'At most 10,000 pages of a kind, oldest first, each by its place in three lists of equal length.',
  object({
    partNumber: PartNumber,
    ids: Type.Array(Id('Id of the thing the page is about.'), { description: 'Ids of the things.' }),
    slugs: Type.Array(Type.String(), { description: 'Their names as addresses write them.' }),
    updatedAt: Type.Array(Instant('When what its page shows last changed.'), {
      description: 'When what their pages show last changed.',
    }),
  }),
);
export const AddressesQuery = object({ partNumber: PartNumber });

/** A page as the sitemap lists it. */
type Address = { id: string; slug: string; listedAt: Date; updatedAt: Date };
/** `listedAt` as text: the database knows finer times than a Date. */
type First = { id: string; listedAt: string; lastListedAt: Date; lastUpdatedAt: Date };

type Source = {
  db: Queryable;
  clock: Clock;
  /**
   * Every page that is or was shown: a query for id, slug, listed_at (which never changes), updated_at and is_shown,
   * where $1 is now. It is asked for in the order listed_at, id desc: the index of the newest read backwards.
   */
  pages: string;
  /** Code of the 404 of a part that is not there. */
  unknownPart?: ErrorCode;
};

/**
 * All pages of a kind in parts by age, so that what is there already stays in its part and only the last one grows.
 * What is not shown now keeps its place and is left out of the answers.
 */
export function makeAddressParts({ db, clock, pages, unknownPart = 'ADDRESS_PART_NOT_FOUND' }: Source) {
  const firsts = snapshot({
    db,
    read: (on) => readFirsts(on, pages, clock.now()),
    freshMs: FRESH_MS,
    clock,
    tags: byAge,
  });
  return {
    /** When the newest page of each part was first there. */
    lastListed: async () => (await firsts()).map(({ lastListedAt }) => lastListedAt.toISOString()),

    /** The parts, oldest first, with the newest time of change in each. */
    async parts() {
      return (await firsts()).map(({ lastUpdatedAt }, index) => ({
        partNumber: index + 1,
        lastUpdatedAt: lastUpdatedAt.toISOString(),
      }));
    },

    /** One part, without what is not shown now. @throws Problem 404 with `unknownPart` */
    async part(partNumber: number) {
      const first = (await firsts())[partNumber - 1] ?? notFound(unknownPart);
      const rows = await db.query<Address>(
        `select id, slug, listed_at as "listedAt", updated_at as "updatedAt" from (
           select * from (${pages}) page where listed_at >= $2::timestamptz and (listed_at > $2::timestamptz or id <= $3)
           order by listed_at, id desc limit $4
         ) part where is_shown order by listed_at, id desc`,
        [clock.now(), first.listedAt, first.id, PART_SIZE],
      );
      return {
        partNumber,
        ids: rows.map((row) => row.id),
        slugs: rows.map((row) => row.slug),
        listedAt: rows.map((row) => row.listedAt.toISOString()),
        updatedAt: rows.map((row) => row.updatedAt.toISOString()),
      };
    },
  };
}

const readFirsts = (db: Queryable, pages: string, now: Date) =>
  db.query<First>(
    `select (array_agg(id) filter (where (place - 1) % $2 = 0))[1] as id, min(listed_at)::text as "listedAt",
       max(listed_at) as "lastListedAt", coalesce(max(updated_at) filter (where is_shown), max(listed_at)) as "lastUpdatedAt"
     from (
       select id, listed_at, updated_at, is_shown, row_number() over (order by listed_at, id desc) as place
       from (${pages}) page
     ) numbered group by (place - 1) / $2 order by (place - 1) / $2`,
    [now, PART_SIZE],
  );
