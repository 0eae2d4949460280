import type { Clock } from '../../../platform/clock.ts';
import { emptyPage, paging } from '../../../platform/paging/paging.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import type { Lexicon } from '../lexicon.ts';
import { repairsOf } from '../repair.ts';
import type { SearchReading } from '../reading.schemas.ts';
import { leftOf, restOf } from '../tiers.ts';
import type { ContentEngine, ContentRowFound, ContentsWanted } from './content-engine.ts';
import type { makeContentLexicon, TypedContent } from './content-lexicon.ts';
import type { ContentHit, ContentsQuery } from './contents.schemas.ts';
import { snippetOf } from './snippet.ts';

/** Which share of the weight of a text is wanted of what is found, and of its title alone. */
type Shares = { least: number; leastInTitle: number };
/** People ask in other words than answers are written in, and a title with less of a text is about it. */
const enough: Shares = { least: 0.5, leastInTitle: 0.4 };
const everything: Shares = { least: 1, leastInTitle: 1 };
/** Sums of weights are not exact. */
const ROUNDING = 1e-3;

type Parts = {
  clock: Clock;
  engine: ContentEngine;
  lexicon: Lexicon;
  read: ReturnType<typeof makeContentLexicon>;
};
export type Contents = ReturnType<typeof makeContents>;
type Scope = Pick<ContentsWanted, 'kinds' | 'platform'>;
/** A text with what it finds to read. */
type Found = { wanted: ContentsWanted; typed: TypedContent; has: readonly number[]; reading: SearchReading };

/** Finds what there is to read on the site: pages, questions, help, videos. */
export function makeContents({ clock, engine, lexicon, read }: Parts) {
  function wantedOf({ pieces, text }: TypedContent, scope: Scope, { least, leastInTitle }: Shares): ContentsWanted {
    const whole = pieces.reduce((sum, { weight }) => sum + weight, 0);
    const phrase = foldSearchKey(text.searched);
    return {
      now: clock.now(),
      pieces,
      phrase,
      least: whole * least - ROUNDING,
      leastInTitle: whole * leastInTitle - ROUNDING,
      ...scope,
    };
  }

  async function findAs(typed: TypedContent, scope: Scope): Promise<Found> {
    const { pieces } = typed;
    const wanted = wantedOf(typed, scope, enough);
    const best = pieces.length === 0 ? undefined : await engine.best(wanted);
    const has = best?.has ?? [];
    return { wanted, typed, has, reading: readingOf(typed, best && has) };
  }

  /** As it is typed; with mistakes of spelling repaired, or asked about, where what is found lacks a word that nobody uses. */
  async function interpret(line: string, scope: Scope): Promise<Found> {
    const plain = await findAs(await read(line), scope);
    if (plain.reading.tier === 'ALL') return plain;
    const { vocabulary } = await lexicon.known();
    const { text } = plain.typed;
    // What the market calls something is no mistake.
    const pieces = text.pieces.filter((piece) =>
      text.tokens.slice(piece.from, piece.to).every(({ word }) => vocabulary.usesOf(word) === 0),
    );
    for (const { to, isSure } of repairsOf({ ...text, pieces }, plain.typed.vocabulary)) {
      const repaired = await findAs(await read(to), scope);
      if (repaired.reading.tier !== 'ALL') continue;
      if (isSure) return { ...repaired, reading: { ...repaired.reading, repaired: { from: text.typed, to } } };
      const count = await totalOf(repaired.wanted);
      return { ...plain, reading: { ...plain.reading, asked: { text: to, count, countIsCapped: false } } };
    }
    return plain;
  }

  const totalOf = async (wanted: ContentsWanted) =>
    (await engine.countKinds(wanted)).reduce((sum, { count }) => sum + count, 0);

  return {
    /** One page of what there is to read about a text. @throws Problem 400 */
    async list({ key, kinds, platform = 'WEB', ...query }: ContentsQuery) {
      const page = paging(query);
      const found = await interpret(lexicon.lineOf(key, 'key'), { kinds, platform });
      const isEmpty = found.reading.tier === 'NONE';
      const [{ rows, page: shown }, totalCount] = await Promise.all([
        isEmpty ? emptyPage<ContentRowFound>(page) : engine.find(found.wanted, page),
        isEmpty ? 0 : totalOf(found.wanted),
      ]);
      const sought = soughtWords(found.typed);
      return { items: rows.map((row) => hitOf(row, sought)), totalCount, ...shown, reading: found.reading };
    },

    /** How many of each kind there are on the web. */
    async counts(line: string): Promise<Readonly<Record<ContentHit['kind'], number>>> {
      const { wanted, reading } = await interpret(line, { platform: 'WEB' });
      const kinds = reading.tier === 'NONE' ? [] : await engine.countKinds(wanted);
      return {
        PAGE: 0,
        FAQ: 0,
        HELP: 0,
        VIDEO: 0,
        ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
      };
    },

    /** What has all that is typed so far, its last word begun. */
    async begun(line: string, limit: number): Promise<ContentRowFound[]> {
      const typed = await read(line, true);
      if (typed.pieces.length === 0) return [];
      const wanted = wantedOf(typed, { platform: 'WEB' }, everything);
      return (await engine.find(wanted, paging({ pageSize: limit }))).rows;
    },
  };
}

function readingOf({ text, pieces }: TypedContent, has: readonly number[] | undefined): SearchReading {
  const missing = pieces.filter((_, at) => !has?.includes(at));
  const left = [...missing.map(leftOf), ...restOf(text)];
  return {
    text: text.searched,
    tier: has ? tierOf(missing.length) : 'NONE',
    applied: [],
    questions: [],
    left: has ? left : missing.filter(({ role }) => role === 'UNKNOWN').map(leftOf),
    relaxed: [],
  };
}

const tierOf = (missing: number): SearchReading['tier'] => (missing === 0 ? 'ALL' : missing === 1 ? 'ALMOST' : 'MOST');

/** Finished words that are marked where a passage says them. */
const soughtWords = ({ pieces }: TypedContent): ReadonlySet<string> =>
  new Set(pieces.flatMap(({ ways }) => ways.flatMap(({ terms }) => terms.map(({ word }) => word))));

const hitOf = ({ kind, id, title, path, body }: ContentRowFound, sought: ReadonlySet<string>): ContentHit => ({
  kind,
  objectId: id,
  title,
  snippet: snippetOf(body, sought),
  path,
});
