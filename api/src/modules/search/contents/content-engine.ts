import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging, Slice } from '../../../platform/paging/paging.ts';
import { readPage } from '../../../platform/paging/read-page.ts';
import type { Piece } from '../engine/engine.ts';
import { pieceText, stepsOf } from '../engine/match.ts';
import type { ContentKind } from '../search.enums.ts';

/** What to read is looked for by. */
export type ContentsWanted = {
  /** Decides what is shown. */
  now: Date;
  pieces: readonly Piece[];
  /** So much of their weight is enough, and so much in the title. */
  least: number;
  leastInTitle: number;
  /** The text as one, folded: who has it in the title has what was meant. */
  phrase: string;
  platform: string;
  kinds?: readonly ContentKind[] | undefined;
};
export type ContentRowFound = { kind: ContentKind; id: string; title: string; path: string; body: string };
/** How many there are of a kind. */
export type KindCount = { kind: ContentKind; count: number };
/** What the best one has: the places of its pieces. */
export type BestContent = { kind: ContentKind; has: number[] };

/** What finds things to read, by the finished words that offers are found by. */
export interface ContentEngine {
  find(wanted: ContentsWanted, page: Paging): Promise<Slice<ContentRowFound>>;
  countKinds(wanted: ContentsWanted): Promise<KindCount[]>;
  best(wanted: ContentsWanted): Promise<BestContent | undefined>;
}

/** The label of titles. */
const TITLE = 'A';
/** The whole text in a title counts as much as so many words of it. */
const PHRASE = 10;
const order = new Order('contents by fit', [
  { sql: 'fit', kind: 'whole', isDescending: true },
  { sql: 'weight', kind: 'whole', isDescending: true },
  { sql: 'id', kind: 'id', isDescending: true },
]);

/** The table `content_search`. @param isShownWriter SQL of whether a supplier is shown, of its alias */
export function makeContentEngine(db: Queryable, isShownWriter: (supplier: string) => string): ContentEngine {
  /** What is found, by the name of `c`. */
  function sourceOf(wanted: ContentsWanted) {
    const where = new Conditions();
    const { now, platform, kinds } = wanted;
    where.and(hasEnough(wanted, where));
    const at = where.add(now, 'timestamptz');
    where.and(`visible_from <= ${at} and visible_until > ${at}`);
    where.and(`platforms @> array[${where.add(platform)}]`);
    if (kinds) where.and(`kind = any(${where.add(kinds, 'text[]')})`);
    where.and(
      `(writer_id is null or exists (select from suppliers w where w.id = writer_id and ${isShownWriter('w')}))`,
    );
    return where;
  }

  return {
    find(wanted, page) {
      const where = sourceOf(wanted);
      const fit = fitSql(wanted, where);
      const columns = 'kind, id, title, path, body';
      const from = `(select ${columns}, weight, ${fit} as fit from content_search where ${where.sql}) c`;
      return readPage<ContentRowFound>(db, { columns, from, where: new Conditions(where.values), order }, page);
    },

    countKinds(wanted) {
      const where = sourceOf(wanted);
      return db.query<KindCount>(
        `select kind, count(*)::int as count from content_search where ${where.sql} group by kind`,
        where.values,
      );
    },

    async best(wanted) {
      const where = sourceOf(wanted);
      const fit = fitSql(wanted, where);
      const has = wanted.pieces.map((piece, at) => {
        const text = pieceText(piece);
        return text === undefined ? 'null' : `case when words @@ ${where.add(text, 'tsquery')} then ${at} end`;
      });
      const [row] = await db.query<BestContent>(
        `select kind, array_remove(array[${has.join(', ')}]::int[], null) as has from (
           select kind, words, weight, id, ${fit} as fit from content_search where ${where.sql}) c
         order by ${order.sql} limit 1`,
        where.values,
      );
      return row;
    },
  };
}

/** What has enough of a text. Of those that have anything of it, which the index finds. */
function hasEnough({ pieces, least, leastInTitle }: ContentsWanted, parameters: Conditions): string {
  const any = pieces.flatMap((piece) => pieceText(piece) ?? []);
  if (any.length === 0) return 'false';
  const sumIn = (labels: string) =>
    pieces
      .flatMap((piece) => {
        const text = pieceText(piece, labels);
        return text === undefined
          ? []
          : [`case when words @@ ${parameters.add(text, 'tsquery')} then ${piece.weight.toFixed(4)} else 0 end`];
      })
      .join(' + ');
  const has = `words @@ ${parameters.add(any.join(' | '), 'tsquery')}`;
  return `${has} and (${sumIn('')} >= ${least.toFixed(4)} or ${sumIn(TITLE)} >= ${leastInTitle.toFixed(4)})`;
}

/** How well a row fits, a whole number: for each piece its best field and way, the rarer the more. */
function fitSql({ pieces, phrase }: ContentsWanted, parameters: Conditions): string {
  const sums = pieces.flatMap((piece) => {
    const steps = stepsOf(piece);
    if (steps.length === 0) return [];
    const cases = steps.map(
      ({ value, text }) => `when words @@ ${parameters.add(text, 'tsquery')} then ${Math.round(value * piece.weight)}`,
    );
    return [`case ${cases.join(' ')} else 0 end`];
  });
  const whole = `case when title_key = ${parameters.add(phrase)} then ${PHRASE * 100} else 0 end`;
  return [...sums, whole].join(' + ');
}
