import type { Queryable } from '../../../../platform/database/database.ts';
import type { FieldError } from '../../../../platform/field-error.ts';
import { newId } from '../../../../platform/ids.ts';
import { problemOfQuantity, readQuantity } from '../../../../platform/quantity.ts';
import { problemOfCount } from '../../../reference/index.ts';
import { hasContact } from '../../../../platform/text/contact.ts';
import { inSaleUnitsNow } from '../amounts/sold-now.ts';
import type { NeedsGround } from '../../requests/ground.ts';
import { lineOfOffer } from '../line-prices.ts';
import { problemOfAmount } from '../line-rules.ts';
import type { LineRow } from '../lines.repository.ts';
import { type OfferedRow, readOffered } from '../offered-lines.repository.ts';
import type { TradeRequest } from '../../requests/trade.schemas.ts';
import { askedAgain, readAskedProperties } from './asked-properties.ts';
import { type NeededProduct, readNeededProducts } from './needed-products.repository.ts';
import type { NeededProperty, NewNeededLine } from './needs.schemas.ts';

type CategoryType = TradeRequest['categoryType'];
export type NeededLines = {
  lines: Omit<LineRow, 'requestId'>[];
  /** Of all lines; undefined where no line tells it. */
  categoryType: CategoryType | undefined;
  /** The offers among them. */
  offers: OfferedRow[];
  errors: FieldError[];
};

type Found = {
  offers: ReadonlyMap<string, OfferedRow>;
  products: ReadonlyMap<string, NeededProduct>;
  ground: NeedsGround;
  known: readonly LineRow[];
  /** The type of a request that is there already, where no line tells it. */
  categoryType?: CategoryType | undefined;
};
type Beside = {
  /** Those that are there already: a line that names one keeps its id. */
  known?: readonly LineRow[];
  /** The type of a request that is there already, where no line tells it. */
  categoryType?: CategoryType | undefined;
};
/** A line as it is stored, without what is written beside it. */
type Subject = Pick<
  LineRow,
  'supplierProductId' | 'supplierId' | 'baseProductId' | 'categoryId' | 'quantity' | 'unitId' | 'snapshot'
>;
type Read = { errors: FieldError[] } | { subject: Subject };

/**
 * Judges lines of a request that asks several sellers, and reads what they are about. Offers are asked for as things: whoever has the
 * same may offer it.
 */
export async function readNeededLines(
  db: Queryable,
  given: readonly NewNeededLine[],
  ground: NeedsGround,
  { known = [], categoryType }: Beside = {},
): Promise<NeededLines> {
  const ids = (key: 'supplierProductId' | 'baseProductId') => [...new Set(given.flatMap((line) => line[key] ?? []))];
  const offers = await readOffered(db, ids('supplierProductId'), ground.now);
  const products = await readNeededProducts(db, ids('baseProductId'));
  const judged = judgeNeeded(given, {
    offers: new Map(offers.map((each) => [each.supplierProductId, each])),
    products: new Map(products.map((each) => [each.id, each])),
    ground,
    known,
    categoryType,
  });
  return { ...judged, offers };
}

/** Judges lines by the offers and products that they are about, as these are now. */
export function judgeNeeded(given: readonly NewNeededLine[], found: Found): Omit<NeededLines, 'offers'> {
  const { ground, known, categoryType: fallback } = found;
  const read = given.map((line, index) => readLine(line, `lines[${index}]`, found));
  const types = read.map((each) => ('subject' in each ? typeOf(each.subject, ground) : undefined));
  const categoryType = types.find((each) => each !== undefined) ?? fallback;
  const errors = [
    ...read.flatMap((each) => ('errors' in each ? each.errors : [])),
    ...given.flatMap((line, index) => problemsOfPlace(line, index, { given, known })),
    ...types.flatMap((type, index): FieldError[] =>
      type === undefined || type === categoryType ? [] : [{ field: `lines[${index}]`, code: 'LINES_OF_TWO_KINDS' }],
    ),
  ];
  if (errors.length === 0 && categoryType === undefined)
    errors.push({ field: 'lines[0].categoryId', code: 'REQUIRED' });
  return {
    categoryType,
    errors,
    lines: read.flatMap((each, index) => ('subject' in each ? [lineOf(given[index]!, each.subject)] : [])),
  };
}

const typeOf = ({ categoryId }: Subject, { categories }: NeedsGround) =>
  categoryId === null ? undefined : categories.get(categoryId)?.category.categoryType;

/** Whether a line names another one of its request, or asks for a thing that a line before it asks for. */
function problemsOfPlace(
  line: NewNeededLine,
  index: number,
  { given, known }: { given: readonly NewNeededLine[]; known: readonly LineRow[] },
): FieldError[] {
  const isUnknown = line.lineId !== undefined && known.every(({ id }) => id !== line.lineId);
  const before = given.slice(0, index);
  const twice = (['lineId', 'supplierProductId', 'baseProductId'] as const).filter(
    (key) => line[key] !== undefined && before.some((each) => each[key] === line[key]),
  );
  return [
    ...(line.targetPriceRial !== undefined && !BigInt(line.targetPriceRial)
      ? [{ field: `lines[${index}].targetPriceRial`, code: 'MIN_VALUE', params: ['1'] } satisfies FieldError]
      : []),
    ...(isUnknown ? [{ field: `lines[${index}].lineId`, code: 'UNKNOWN_VALUE' } as const] : []),
    ...twice.map((key): FieldError => ({ field: `lines[${index}].${key}`, code: 'DUPLICATE' })),
  ];
}

function readLine(line: NewNeededLine, at: string, found: Found): Read {
  const ways = [line.supplierProductId, line.baseProductId, line.title].filter((each) => each !== undefined);
  const isFree = line.title !== undefined;
  if (ways.length === 0) return { errors: [{ field: `${at}.title`, code: 'REQUIRED' }] };
  if (ways.length > 1 || (!isFree && (line.categoryId ?? line.properties) !== undefined))
    return { errors: [{ field: at, code: 'LINE_OF_SEVERAL_WAYS' }] };
  if (line.supplierProductId !== undefined) return ofOffer(line, line.supplierProductId, at, found);
  const errors = problemsOfMeasure(line, at, found.ground);
  if (line.baseProductId !== undefined) {
    const product = found.products.get(line.baseProductId);
    if (!product) return { errors: [{ field: `${at}.baseProductId`, code: 'BASE_PRODUCT_NOT_FOUND' }] };
    if (errors.length > 0) return { errors };
    return { subject: subjectOf(line, { title: product.name, categoryId: product.categoryId, product }, found.ground) };
  }
  return inWords(line, line.title!, at, { errors, ground: found.ground });
}

function ofOffer(line: NewNeededLine, id: string, at: string, { offers, ground, known }: Found): Read {
  const offer = offers.get(id);
  if (!offer?.isShown) return { errors: [{ field: `${at}.supplierProductId`, code: 'SUPPLIER_PRODUCT_NOT_FOUND' }] };
  const before = known.find((each) => each.id === line.lineId && each.supplierProductId === id);
  const read = inSaleUnitsNow(line, { offer, known: before, at }, ground.units);
  if ('error' in read) return { errors: [read.error] };
  const errors = problemOfAmount(read.quantity, offer, `${at}.quantity`);
  if (errors) return { errors };
  return { subject: lineOfOffer({ line: { supplierProductId: id, quantity: read.quantity }, offer }, ground) };
}

function inWords(
  line: NewNeededLine,
  title: string,
  at: string,
  { errors, ground }: { errors: FieldError[]; ground: NeedsGround },
): Read {
  const node = line.categoryId === undefined ? undefined : ground.categories.get(line.categoryId);
  const isGone = line.categoryId !== undefined && !node?.path.every(({ category }) => category.isActive);
  const isLoose = line.categoryId === undefined && (line.properties ?? []).length > 0;
  const asked = node
    ? readAskedProperties(line.properties ?? [], node, { units: ground.units, at: `${at}.properties` })
    : { properties: [], errors: [] };
  const all: FieldError[] = [
    ...(hasContact(title) ? [{ field: `${at}.title`, code: 'HAS_CONTACT' } as const] : []),
    ...(isGone ? [{ field: `${at}.categoryId`, code: 'UNKNOWN_VALUE' } as const] : []),
    ...(isLoose ? [{ field: `${at}.categoryId`, code: 'REQUIRED' } as const] : []),
    ...asked.errors,
    ...errors,
  ];
  if (all.length > 0) return { errors: all };
  const of = { title, categoryId: line.categoryId ?? null, properties: asked.properties };
  return { subject: subjectOf(line, of, ground) };
}

type InWords = NewNeededLine & { title: string };
/** A need in words as it is stored, and of which type its kind is. */
export function readNeed(line: InWords, at: string, ground: NeedsGround) {
  const read = inWords(line, line.title, at, { errors: problemsOfMeasure(line, at, ground), ground });
  if ('errors' in read) return read;
  return { line: lineOf(line, read.subject), categoryType: typeOf(read.subject, ground) };
}

/** A quantity and a unit in which things are traded. */
function problemsOfMeasure({ quantity, unitId }: NewNeededLine, at: string, { units }: NeedsGround): FieldError[] {
  const unit = unitId === undefined ? undefined : units.byId.get(unitId);
  const typed = readQuantity(quantity);
  const wrong = typed
    ? unitId && problemOfCount(`${at}.quantity`, typed, { unitId, units })
    : problemOfQuantity(`${at}.quantity`, quantity);
  return [
    ...(wrong ? [wrong] : []),
    ...(unitId === undefined ? [{ field: `${at}.unitId`, code: 'REQUIRED' } as const] : []),
    ...(unitId !== undefined && !(unit && units.traded.has(unit.quantityId))
      ? [{ field: `${at}.unitId`, code: 'UNKNOWN_VALUE' } as const]
      : []),
  ];
}

type Needed = {
  title: string;
  categoryId: string | null;
  product?: NeededProduct;
  properties?: NeededProperty[];
};
const subjectOf = (
  { quantity, unitId }: NewNeededLine,
  { title, categoryId, product, properties = [] }: Needed,
  { units, vatBasisPoints }: NeedsGround,
): Subject => ({
  supplierProductId: null,
  supplierId: null,
  baseProductId: product?.id ?? null,
  categoryId,
  quantity: readQuantity(quantity)!.toFixed(),
  unitId: unitId!,
  snapshot: {
    title,
    sku: '',
    supplierName: product?.brandName ?? '',
    saleUnitText: units.byId.get(unitId!)!.displayText,
    // Nobody has named a price or a time yet.
    priceMode: 'ON_REQUEST',
    unitPriceRial: null,
    vatBasisPoints,
    netRial: '0',
    vatRial: '0',
    leadTimeDays: null,
    stockState: null,
    conversions: [],
    ...(properties.length > 0 && { properties }),
  },
});

const lineOf = (line: NewNeededLine, subject: Subject): Omit<LineRow, 'requestId'> => ({
  id: line.lineId ?? newId(),
  ...subject,
  alternativesAllowed: line.alternativesAllowed ?? false,
  targetPriceRial: line.targetPriceRial ?? null,
  note: line.note ?? null,
  internalNote: line.internalNote ?? null,
});

/** Lines as they stand, as if they were written anew. */
export const neededInputOf = (lines: readonly LineRow[]): NewNeededLine[] =>
  lines.map(({ snapshot, ...line }) => ({
    lineId: line.id,
    quantity: line.quantity,
    alternativesAllowed: line.alternativesAllowed,
    ...subjectAgain({ snapshot, ...line }),
    ...(line.targetPriceRial !== null && { targetPriceRial: line.targetPriceRial }),
    ...(line.note !== null && { note: line.note }),
    ...(line.internalNote !== null && { internalNote: line.internalNote }),
  }));

function subjectAgain(line: LineRow): Partial<NewNeededLine> {
  const { supplierProductId, baseProductId, categoryId, unitId, snapshot } = line;
  if (supplierProductId !== null) return { supplierProductId };
  if (baseProductId !== null) return { baseProductId, unitId };
  return {
    title: snapshot.title,
    unitId,
    ...(categoryId !== null && { categoryId, properties: (snapshot.properties ?? []).map(askedAgain) }),
  };
}
