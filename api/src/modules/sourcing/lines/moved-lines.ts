import type { Queryable } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { invalidAll } from '../../../platform/problem.ts';
import { readQuantity } from '../../../platform/quantity.ts';
import type { UnitTable } from '../../reference/index.ts';
import { sameAmount } from './amounts/same-amount.ts';
import { inSaleUnitsNow } from './amounts/sold-now.ts';
import type { NeedsGround } from '../requests/ground.ts';
import type { LineRow } from './lines.repository.ts';
import { readNeededProducts } from './needs/needed-products.repository.ts';
import type { NewNeededLine } from './needs/needs.schemas.ts';
import { type OfferedRow, readOffered } from './offered-lines.repository.ts';
import { packOfLine } from '../quotes/line-units.ts';
import type { NewTradeLine } from '../requests/trade-steps.schemas.ts';

const LONGEST_TITLE = 200;

type Beside = {
  /** Lines of the draft before. */
  before: readonly LineRow[];
  /** Lines that the draft keeps. */
  stays: readonly NewTradeLine[];
};
type Read = { line: NewNeededLine } | { error: FieldError };

/**
 * Lines that leave a draft, as several sellers are asked for them: the same amounts. An offer that nobody is shown any more is
 * asked for by its product, else by its title. @throws Problem 400 naming each line that did not leave, or whose amount is not known
 */
export async function asNeeded(
  db: Queryable,
  moved: readonly NewNeededLine[],
  { ground, ...beside }: Beside & { ground: NeedsGround },
): Promise<NewNeededLine[]> {
  invalidAll(moved.flatMap((line, index) => problemOfLeaving(line, index, { ...beside, moved }) ?? []));
  const { before } = beside;
  const ids = [...new Set(moved.flatMap((line) => line.supplierProductId ?? []))];
  const offered = (await readOffered(db, ids, ground.now)).filter(({ isShown }) => isShown);
  const offers = new Map(offered.map((each) => [each.supplierProductId, each]));
  const products = await readNeededProducts(db, [...new Set(before.flatMap((line) => line.baseProductId ?? []))]);
  const published = new Set(products.map(({ id }) => id));
  // Of a new request they are new lines.
  const read = moved.map(({ lineId, ...line }, index): Read => {
    const known = before.find(({ id }) => id === lineId)!;
    const at = `movedLines[${index}]`;
    if (line.supplierProductId === undefined) return { line };
    const offer = offers.get(line.supplierProductId);
    return offer
      ? ofOffer(line, { offer, known, at }, ground.units)
      : ofGone(line, { known, at, published }, ground.units);
  });
  invalidAll(read.flatMap((each) => ('error' in each ? [each.error] : [])));
  return read.flatMap((each) => ('line' in each ? [each.line] : []));
}

/** Why a line does not leave the draft: it was never in it, or its goods would be in both requests. */
function problemOfLeaving(
  { lineId, supplierProductId }: NewNeededLine,
  index: number,
  { moved, before, stays }: Beside & { moved: readonly NewNeededLine[] },
): FieldError | undefined {
  const field = `movedLines[${index}].lineId`;
  if (lineId === undefined) return { field, code: 'REQUIRED' };
  const known = before.find(({ id }) => id === lineId);
  if (!known) return { field, code: 'UNKNOWN_VALUE' };
  if (supplierProductId !== undefined && supplierProductId !== known.supplierProductId)
    return { field: `movedLines[${index}].supplierProductId`, code: 'UNKNOWN_VALUE' };
  const isTwice = moved.slice(0, index).some((each) => each.lineId === lineId);
  const isSame = (each: NewTradeLine) =>
    each.lineId === lineId ||
    (each.supplierProductId !== undefined && each.supplierProductId === known.supplierProductId);
  return isTwice || stays.some(isSame) ? { field, code: 'DUPLICATE' } : undefined;
}

type Leaving = { known: LineRow; at: string };

/** The same amount of an offer in sale units of now: its seller may have changed them since the draft was written. */
function ofOffer(line: NewNeededLine, { offer, ...of }: Leaving & { offer: OfferedRow }, units: UnitTable): Read {
  const { unitId: _, ...rest } = line;
  const read = inSaleUnitsNow(line, { offer, ...of }, units);
  return 'error' in read ? read : { line: { ...rest, quantity: read.quantity } };
}

/** The same amount of an offer that nobody is shown any more. */
function ofGone(
  { supplierProductId: _, ...line }: NewNeededLine,
  { known, at, published }: Leaving & { published: ReadonlySet<string> },
  units: UnitTable,
): Read {
  const { baseProductId, categoryId, snapshot } = known;
  const amount = withoutPack(line, known, units);
  if (!amount) return { error: { field: `${at}.quantity`, code: 'UNIT_CHANGED', params: [snapshot.saleUnitText] } };
  const measured = { ...line, ...amount };
  if (baseProductId !== null && published.has(baseProductId)) return { line: { ...measured, baseProductId } };
  const title = snapshot.title.slice(0, LONGEST_TITLE);
  return { line: { ...measured, title, ...(categoryId !== null && { categoryId }) } };
}

/**
 * A quantity in a unit that says how much it is without the pack of the offer: 10 cartons of 24 pieces are 240 pieces. Where the pack
 * says nothing of the unit, it stays. @returns undefined where the amount is not known
 */
function withoutPack(
  { quantity, unitId: named }: NewNeededLine,
  known: LineRow,
  units: UnitTable,
): { quantity: string; unitId: string } | undefined {
  const unitId = named ?? known.unitId;
  const as = { quantity, unitId };
  const pack = packOfLine(known);
  const typed = readQuantity(quantity);
  const held = pack.conversions.map((each) => each.unitId);
  const isOfPack = unitId === pack.saleUnitId || held.includes(unitId);
  if (!typed || !isOfPack || held.length === 0 || units.byId.get(unitId)?.converts) return as;
  // What converts says most: 3 bundles of 10 bars, 60 m together, are 180 m.
  const measures = held.toSorted((one, other) => rank(one, units) - rank(other, units));
  for (const measure of measures) {
    const amount = sameAmount(typed, { unitId, pack }, { unitId: measure, pack }, units);
    if (amount) return { quantity: amount.toFixed(), unitId: measure };
  }
  return undefined;
}

const rank = (unitId: string, { byId }: UnitTable) => (byId.get(unitId)?.converts ? 0 : 1);
