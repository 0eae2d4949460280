import type { Queryable } from '../../../../platform/database/database.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { invalid } from '../../../../platform/problem.ts';
import { foldSearchKey } from '../../../../platform/text.ts';
import type { Reference, UnitTable } from '../../../reference/index.ts';
import { codeKey, type FoundLine, inTurn, type Search } from '../../../search/index.ts';
import { type OfferedRow, readOffered } from '../offered-lines.repository.ts';
import type { LineDoubt } from './import.enums.ts';
import { MOST_LINES } from '../../requests/trade-steps.schemas.ts';
import { proposal } from './proposals.ts';
import type { CellDoubt, ParsedLine, ParsedLines, PastedLines } from './pasted.schemas.ts';
import { readPasted, type TypedLine } from './read-pasted.ts';
import { unitFinder } from './unit-words.ts';

/** domain rule: so many offers are proposed for a line */
const MOST_OFFERS = 5;
/** No line is begun later, so that the answer keeps the api's deadline of 5 s. */
const BEGIN_WITHIN_MS = 3_000;

export type PastedParts = {
  db: Queryable;
  clock: Clock;
  reference: Pick<Reference, 'unitTable'>;
  search: Pick<Search, 'findLine' | 'unitNamer'>;
};

export type Pasted = ReturnType<typeof makePasted>;

/** What was found for a line. `isOtherSellers`: the seller of the order has nothing of the kind. */
type Sought = { ids: string[]; isOtherSellers: boolean; categoryId?: string | undefined; doubts: CellDoubt[] };

/** Reads pasted tables and lists: proposals with doubts, and nothing is written. */
export function makePasted({ db, clock, reference, search }: PastedParts) {
  async function seek(line: TypedLine, merchantId: string | undefined): Promise<Sought> {
    const find = async (text: string): Promise<FoundLine & { isOtherSellers: boolean }> => {
      const own = await search.findLine(text, { limit: MOST_OFFERS, ...(merchantId && { merchantId }) });
      if (!merchantId || own.ids.length > 0) return { ...own, isOtherSellers: false };
      return { ...(await search.findLine(text, { limit: MOST_OFFERS })), isOtherSellers: true };
    };
    const { goods, code, at } = line;
    const byCode = code === undefined ? undefined : await find(code);
    if (byCode?.reading?.tier === 'ALL' && byCode.ids.length > 0 && !byCode.reading.repaired)
      return { ...byCode, categoryId: byCode.reading.categoryId, doubts: several(byCode, at.code) };
    const missing = code === undefined ? [] : [doubt(at.code, 'CODE_NOT_FOUND', code)];
    if (!goods) return { ids: [], isOtherSellers: false, doubts: missing };
    const found = await find(goods);
    return { ...found, categoryId: found.reading?.categoryId, doubts: [...missing, ...doubtsOf(found, at.goods)] };
  }

  return {
    /** @throws Problem 400 LINES_MAX */
    async parse({ text, merchantId }: PastedLines): Promise<ParsedLines> {
      const [units, namer] = await Promise.all([reference.unitTable(), search.unitNamer()]);
      const { columns, lines, skipped } = readPasted(text, unitFinder(units, namer));
      if (lines.length > MOST_LINES) invalid('text', 'LINES_MAX', String(MOST_LINES), String(lines.length));
      const until = performance.now() + BEGIN_WITHIN_MS;
      const sought = await inTurn(
        lines,
        (line) => seek(line, merchantId),
        () => performance.now() < until,
      );
      const ids = [...new Set(sought.flatMap((each) => each.ids))];
      const offers = new Map((await readOffered(db, ids, clock.now())).map((row) => [row.supplierProductId, row]));
      const seen = new Map<string, number>();
      return {
        columns,
        lines: lines.map((line, at) => toLine(line, sought[at], { units, offers, seen, width: columns.length })),
        skipped,
      };
    },
  };
}

const doubt = (cell: number, code: LineDoubt, ...values: string[]): CellDoubt => ({
  cell: Math.max(0, cell),
  code,
  values,
});

const several = ({ count }: FoundLine, cell: number): CellDoubt[] =>
  count > 1 ? [doubt(cell, 'GOODS_SEVERAL', String(count))] : [];

/** What the search of a line left out, mended or did not find. */
function doubtsOf(found: FoundLine, cell: number): CellDoubt[] {
  const { cut, reading, ids } = found;
  const left = (reading?.left ?? []).map(({ text }) => text);
  return [
    ...(cut ? [doubt(cell, 'TEXT_CUT', cut)] : []),
    ...(ids.length === 0 ? [doubt(cell, 'GOODS_NOT_FOUND', ...(reading?.asked ? [reading.asked.text] : []))] : []),
    ...(ids.length > 0 && left.length > 0 ? [doubt(cell, 'GOODS_ALMOST', ...left)] : []),
    ...(reading?.repaired ? [doubt(cell, 'GOODS_REPAIRED', reading.repaired.from, reading.repaired.to)] : []),
    ...several(found, cell),
  ];
}

type Looked = { units: UnitTable; offers: ReadonlyMap<string, OfferedRow>; seen: Map<string, number>; width: number };

function toLine(line: TypedLine, sought: Sought | undefined, { units, offers, seen, width }: Looked): ParsedLine {
  const { row, number, cells, goods, code, note, quantity, unitIds, at } = line;
  const sold = (sought?.ids ?? []).flatMap((id) => offers.get(id) ?? []);
  const all = sold.filter((offer) => code !== undefined || !isOtherOfKind(goods, offer));
  // An exact part number means its goods and no others that begin alike.
  const exact = all.filter((offer) => isNamedBy(code ?? goods, offer));
  const found = exact.length > 0 ? exact : all;
  const [first] = found;
  const before = first && seen.get(first.supplierProductId);
  if (first && before === undefined) seen.set(first.supplierProductId, number);
  const categoryId = sought?.categoryId ?? first?.categoryId;
  const unit = unitIds.length === 1 ? units.byId.get(unitIds[0]!) : undefined;
  return {
    row,
    number,
    goods,
    cells: [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')],
    ...(code !== undefined && { code }),
    ...(note !== undefined && { note }),
    ...(quantity !== undefined && { quantity }),
    ...(unit && { unit }),
    ...(categoryId !== undefined && { categoryId }),
    offers: found.map((offer) => proposal(line, offer, units, sought!.isOtherSellers)),
    doubts: [
      ...line.doubts,
      ...(sought
        ? sought.doubts.filter((each) => exact.length === 0 || each.code !== 'GOODS_SEVERAL')
        : [doubt(at.goods, 'GOODS_NOT_SOUGHT')]),
      ...(sold.length > 0 && all.length === 0 ? [doubt(at.goods, 'GOODS_NOT_FOUND')] : []),
      ...(code !== undefined && first && isOtherGoods(goods, first, sought!)
        ? [doubt(at.goods, 'CODE_OTHER_GOODS', first.title)]
        : []),
      ...(before === undefined ? [] : [doubt(at.goods, 'GOODS_REPEATED', String(before))]),
    ].sort((one, other) => one.cell - other.cell),
  };
}

const AND = ' و ';

/** Of a kind that is named by several things, as «مهره و واشر», whether a text names one and an offer is the other. */
function isOtherOfKind(goods: string, { title, categoryName }: OfferedRow): boolean {
  const things = foldSearchKey(categoryName).split(AND);
  if (things.length < 2) return false;
  const [said, called] = [goods, title].map((text) => new Set(foldSearchKey(text).split(' ')));
  const named = (words: ReadonlySet<string>, thing: string) => thing.split(' ').some((word) => words.has(word));
  const wanted = things.filter((thing) => named(said!, thing));
  return (
    wanted.length > 0 && !wanted.some((thing) => named(called!, thing)) && things.some((thing) => named(called!, thing))
  );
}

/** Whether a text is the part number of an offer, its own code or that of its maker, however it is separated. */
function isNamedBy(text: string, { sku, mpn }: OfferedRow): boolean {
  const key = codeKey(text);
  return key !== '' && [sku, mpn].some((code) => code !== null && codeKey(code) === key);
}

/** Whether an offer that was found by its code has none of the words beside it. */
function isOtherGoods(goods: string, { title }: OfferedRow, { doubts }: Sought): boolean {
  if (!goods || doubts.some(({ code }) => code === 'CODE_NOT_FOUND')) return false;
  const [said, called] = [goods, title].map((text) => foldSearchKey(text).split(' '));
  return !said!.some((word) => word.length > 1 && called!.includes(word));
}
