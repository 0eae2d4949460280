import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Interpreter } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { cutLine, linesOf } from './lines.ts';
import { frameOf } from './measure-filters.ts';
import { MOST_LINES, type LinesText, type SearchLine, type SearchLines } from './lines.schemas.ts';
import { unitKey } from './reading/measures.ts';
import { soldBy } from './search.repository.ts';

/** Lines of one text that are read beside each other: others search at the same time. */
const AT_ONCE = 4;
/** No line is begun later, so that the answer keeps the api's deadline of 5 s. */
const BEGIN_WITHIN_MS = 3_000;

type Parts = { clock: Clock; lexicon: Lexicon; interpreter: Interpreter };
type FinderParts = Parts & { db: Queryable; engine: SearchEngine };
export type LineSearch = ReturnType<typeof makeLineSearch>;

/** Reads a text of several lines, each as a search of its own. */
export function makeLineSearch({ clock, lexicon, interpreter }: Parts) {
  async function read(line: string, appliesMeasures: boolean): Promise<SearchLine> {
    const { text, cut } = cutLine(line);
    const told = { text, ...(cut && { cut }) };
    if (!lexicon.isLongEnough(text)) return { ...told, isTooShort: true, count: 0, countIsCapped: false };
    const frame = frameOf(clock.now());
    const { reading, count } = await interpreter.interpret(await lexicon.readKnown(text), frame, { appliesMeasures });
    return { ...told, isTooShort: false, ...count, reading };
  }

  /** Lines that time does not suffice for are answered as the rest, as those after the last one are. */
  return async function searchLines({ text, appliesMeasures = true }: LinesText): Promise<SearchLines> {
    const all = linesOf(text);
    const until = performance.now() + BEGIN_WITHIN_MS;
    const lines = await inTurn(
      all.slice(0, MOST_LINES),
      ({ line }) => read(line, appliesMeasures),
      () => performance.now() < until,
    );
    const next = all[lines.length];
    return { lines, restCount: all.length - lines.length, ...(next && { rest: text.slice(next.start).trim() }) };
  };
}

/** What one line of a list finds. `ids`: the best offers of `count`, none of a line that is too short to be searched. */
export type FoundLine = Pick<SearchLine, 'text' | 'cut' | 'count' | 'reading'> & { ids: string[] };

/** Finds offers for single lines of a list, as the search of lines reads them. */
export function makeLineFinder({ db, clock, lexicon, interpreter, engine }: FinderParts) {
  return {
    /** @param options.limit so many offers at most; of a merchant, where one is named */
    async findLine(line: string, { merchantId, limit }: { merchantId?: string; limit: number }): Promise<FoundLine> {
      const { text, cut } = cutLine(line);
      const told = { text, ...(cut && { cut }) };
      if (!lexicon.isLongEnough(text)) return { ...told, count: 0, ids: [] };
      const plain = frameOf(clock.now());
      const frame = { ...plain, scope: { ...plain.scope, ...(await soldBy(db, merchantId)) } };
      const { reading, count, wanted } = await interpreter.interpret(await lexicon.readKnown(text), frame);
      if (reading.tier === 'NONE') return { ...told, count: 0, reading, ids: [] };
      const { rows } = await engine.find(wanted, 'RELEVANCE', paging({ pageSize: limit }));
      return { ...told, count: count.count, reading, ids: rows.map(({ id }) => id) };
    },

    /** Ids of the units that a name may mean, as they are found in texts. */
    async unitNamer(): Promise<(name: string) => readonly string[]> {
      const { units } = await lexicon.known();
      return (name) => units.get(unitKey(name)) ?? [];
    },
  };
}

/** Works on some at a time, in their order, and begins no more once `mayGoOn` says so. @returns of those that were begun */
export async function inTurn<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
  mayGoOn: () => boolean,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  async function goOn() {
    while (next < items.length && mayGoOn()) {
      const at = next;
      next += 1;
      done[at] = await work(items[at]!);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return done;
}
