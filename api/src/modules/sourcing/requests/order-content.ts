import type { Queryable } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { invalidAll } from '../../../platform/problem.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import type { UnitTable } from '../../reference/index.ts';
import { inSaleUnitsNow } from '../lines/amounts/sold-now.ts';
import type { NeedsGround } from './ground.ts';
import {
  hasListPrice,
  isOfOffer,
  type OfferedLine,
  offersOf,
  problemsOfLines,
  problemsOfNeededBy,
  problemsOfTerms,
  reaches,
  requireSeller,
} from '../lines/line-rules.ts';
import { linesOf, totalsOf, unpricedIn } from '../lines/line-prices.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { readOrderNeeds } from '../lines/needs/order-needs.ts';
import { type OfferedRow, readOffered } from '../lines/offered-lines.repository.ts';
import type { DraftFields, TradeRequestRow } from './requests.repository.ts';
import type { TradeAddress } from './trade.schemas.ts';
import type { DirectOrderChange, NewDirectOrder, NewTradeLine } from './trade-steps.schemas.ts';

export type OrderInput = Omit<NewDirectOrder, 'customerId'> | Omit<DirectOrderChange, 'version'>;
/** Finds an address of the buyer; undefined for another one's. */
export type FindAddress = (id: string) => Promise<TradeAddress | undefined>;
/** The address of a buyer that goods go to unless they say otherwise. */
export type UsualAddress = () => Promise<{ addressId: string; address: TradeAddress } | undefined>;

export type OrderContent = {
  fields: Omit<DraftFields, 'searchKey' | 'visibility' | 'quoteDeadlineAt' | 'showsTarget'>;
  lines: Omit<LineRow, 'requestId'>[];
  seller: OfferedRow;
  offered: OfferedLine[];
};

export const searchKeyOf = (
  number: string,
  { fields, lines, seller }: OrderContent,
  buyerName: string | null,
): string =>
  foldSearchKey(
    [
      number,
      fields.buyerReference,
      seller.merchantName,
      buyerName,
      ...lines.flatMap(({ snapshot }) => [snapshot.title, snapshot.sku, snapshot.supplierName]),
    ].join(' '),
  );

type Reading = {
  customerId: string;
  ground: NeedsGround;
  findAddress: FindAddress;
  /** For a draft that is begun, which has it where no other is given and all offers are sold there. */
  usualAddress?: UsualAddress;
  /** Those that are there already: a line of the same offer keeps its id. */
  lines?: readonly LineRow[];
};

/**
 * Judges an order and reads what it is made of.
 * @throws Problem 400 naming each field that breaks a rule, 409 SELLER_NOT_HERE, OWN_OFFER, MERCHANT_UNAVAILABLE
 */
export async function readContent(
  db: Queryable,
  input: OrderInput,
  { customerId, ground, findAddress, usualAddress, lines: known = [] }: Reading,
): Promise<OrderContent> {
  const ids = [...new Set(input.lines.filter(isOfOffer).map(({ supplierProductId }) => supplierProductId))];
  const offers = new Map((await readOffered(db, ids, ground.now)).map((row) => [row.supplierProductId, row]));
  const address = input.addressId === undefined ? undefined : await findAddress(input.addressId);
  const judged = judgeOrder(input, { customerId, ground, offers, address, known });
  const { seller, offered, lines, acceptListPrice } = judged;
  const isGivenNone = seller.categoryType === 'Product' && input.addressId === undefined;
  const usual = isGivenNone ? await usualAddress?.() : undefined;
  const usualPlace = destinationOf(usual?.address);
  const isSoldThere = usualPlace !== undefined && offered.every(({ offer }) => reaches(offer, usualPlace));
  const fields = {
    categoryType: seller.categoryType,
    ...termsOf(input, address),
    ...(isSoldThere && usual),
    acceptListPrice,
  };
  return { fields, lines, seller, offered };
}

type Judging = Pick<Reading, 'customerId' | 'ground'> & {
  /** Those of its lines, by id, and maybe others. */
  offers: ReadonlyMap<string, OfferedRow>;
  address: TradeAddress | undefined;
  known: readonly LineRow[];
};

/** Judges an order by the offers of its lines as they are now. @throws Problem as reading it */
export function judgeOrder(input: OrderInput, { customerId, ground, offers, address, known }: Judging) {
  const { now } = ground;
  const { acceptListPrice = input.lines.every((line) => hasListPrice(line, offers)) } = input;
  const destination = destinationOf(address);
  const measured = measuredLines(input.lines, { offers, known, units: ground.units });
  // There may be offers of other requests too, which are judged together with this one.
  const { categoryType } = offersOf(input.lines, offers)[0] ?? {};
  const { needs, ...inWords } = readOrderNeeds(input.lines, { ground, known, categoryType, acceptListPrice });
  const errors: FieldError[] = [
    ...measured.errors,
    ...inWords.errors,
    ...problemsOfLines(measured.lines, offers, { destination, acceptListPrice }).filter(
      ({ field }) => !measured.errors.some((each) => each.field.split('.')[0] === field.split('.')[0]),
    ),
    ...problemsOfNeededBy(input.neededBy, now),
    ...(input.addressId !== undefined && !address ? [{ field: 'addressId', code: 'ADDRESS_NOT_FOUND' } as const] : []),
  ];
  invalidAll(errors);
  const offered = measured.lines
    .filter(isOfOffer)
    .map((line) => ({ line, offer: offers.get(line.supplierProductId)! }));
  const seller = offered[0]!.offer;
  requireSeller(seller, { customerId, neededBy: input.neededBy, now });
  const ofOffers = linesOf(offered, ground, known).values();
  const lines = input.lines.map((_line, index) => needs.get(index) ?? ofOffers.next().value!);
  const netRial = unpricedIn(lines) === 0 ? totalsOf(lines).netRial : undefined;
  invalidAll(problemsOfTerms(seller, { netRial, paymentTerm: input.paymentTerm }));
  return { acceptListPrice, seller, offered, lines };
}

const destinationOf = (address: TradeAddress | undefined) =>
  address?.stateId === undefined ? undefined : { stateId: address.stateId, cityId: address.cityId };

type Measuring = { offers: ReadonlyMap<string, OfferedRow>; known: readonly LineRow[]; units: UnitTable };

/** Lines with their quantities in sale units of now, and those of which that is not known. */
function measuredLines(lines: readonly NewTradeLine[], { offers, known, units }: Measuring) {
  const errors: FieldError[] = [];
  const measured = lines.map((line, index): NewTradeLine => {
    if (!isOfOffer(line)) return line;
    const { unitId: _, ...rest } = line;
    const offer = offers.get(line.supplierProductId);
    if (!offer) return rest;
    const before = known.find(({ supplierProductId }) => supplierProductId === line.supplierProductId);
    const read = inSaleUnitsNow(line, { offer, known: before, at: `lines[${index}]` }, units);
    if ('quantity' in read) return { ...rest, quantity: read.quantity };
    errors.push(read.error);
    return rest;
  });
  return { lines: measured, errors };
}

type Terms = Pick<OrderInput, 'description' | 'buyerReference' | 'neededBy' | 'paymentTerm' | 'addressId'>;
/** What a draft of any kind says beside its lines and sellers; null for what it does not say. */
export const termsOf = (
  { description, buyerReference, neededBy, paymentTerm, addressId }: Terms,
  address: TradeAddress | undefined,
) => ({
  description: description ?? null,
  buyerReference: buyerReference ?? null,
  neededBy: neededBy ?? null,
  paymentTerm: paymentTerm ?? null,
  addressId: addressId ?? null,
  address: address ?? null,
});

/** An order as it stands, as its buyer would write it. */
export const inputOf = (row: TradeRequestRow, lines: readonly LineRow[]): OrderInput => ({
  acceptListPrice: row.acceptListPrice,
  lines: lines.map((line) => ({
    ...(line.supplierProductId !== null ? { supplierProductId: line.supplierProductId } : needOf(line)),
    quantity: line.quantity,
    alternativesAllowed: line.alternativesAllowed,
    ...(line.note !== null && { note: line.note }),
    ...(line.internalNote !== null && { internalNote: line.internalNote }),
  })),
  ...(row.addressId !== null && { addressId: row.addressId }),
  ...(row.neededBy !== null && { neededBy: row.neededBy }),
  ...(row.paymentTerm && { paymentTerm: row.paymentTerm }),
  ...(row.buyerReference !== null && { buyerReference: row.buyerReference }),
  ...(row.description !== null && { description: row.description }),
});

const needOf = ({ id, snapshot, categoryId, unitId }: LineRow) => ({
  lineId: id,
  title: snapshot.title,
  unitId,
  ...(categoryId !== null && { categoryId }),
});

/** What an order lacks before its seller can get it. */
export const missingOf = ({
  categoryType,
  addressId,
  neededBy,
  paymentTerm,
}: Pick<TradeRequestRow, 'categoryType' | 'addressId' | 'neededBy' | 'paymentTerm'>): string[] => [
  ...(categoryType === 'Product' && addressId === null ? ['addressId'] : []),
  ...(neededBy === null ? ['neededBy'] : []),
  ...(paymentTerm === null ? ['paymentTerm'] : []),
];

export type Change = {
  path: string;
  before?: string;
  after?: string;
  /** Of quantities, their units. */
  beforeUnitId?: string;
  afterUnitId?: string;
};
export const changeOf = (
  path: string,
  before: string | null | undefined,
  after: string | null | undefined,
): Change[] =>
  (before ?? '') === (after ?? '')
    ? []
    : [{ path, ...(before != null && { before }), ...(after != null && { after }) }];

type Measured = Pick<LineRow, 'quantity' | 'unitId'> | undefined;

/** The same figure in another unit is another amount. */
function changesOfQuantity(path: string, before: Measured, after: Measured): Change[] {
  if (before?.quantity === after?.quantity && before?.unitId === after?.unitId) return [];
  return [
    {
      path,
      ...(before && { before: before.quantity, beforeUnitId: before.unitId }),
      ...(after && { after: after.quantity, afterUnitId: after.unitId }),
    },
  ];
}

/** Only where something else may come: what nobody allowed says nothing. */
const allowedText = (line: Pick<LineRow, 'alternativesAllowed'> | undefined) =>
  line?.alternativesAllowed ? 'true' : undefined;

/** What an edit changed of the lines, which keep their ids; internal notes and target prices are not told. */
function changesOfLines(before: readonly LineRow[], after: readonly Omit<LineRow, 'requestId'>[]): Change[] {
  const [old, now] = [before, after].map((all) => new Map(all.map((each) => [each.id, each])));
  const ids = [...new Set([...old!.keys(), ...now!.keys()])];
  const titleOf = (id: string) => (now!.get(id) ?? old!.get(id))!.snapshot.title;
  return [
    ...ids.flatMap((id) => changesOfQuantity(`lines.${titleOf(id)}`, old!.get(id), now!.get(id))),
    ...ids.flatMap((id) =>
      changeOf(`alternatives.${titleOf(id)}`, allowedText(old!.get(id)), allowedText(now!.get(id))),
    ),
    ...ids.flatMap((id) => changeOf(`notes.${titleOf(id)}`, old!.get(id)?.note, now!.get(id)?.note)),
  ];
}

/** What an edit changed, for the timeline: internal notes by name only. */
export function changesOf(
  row: TradeRequestRow,
  before: readonly LineRow[],
  { fields, lines }: Pick<OrderContent, 'fields' | 'lines'>,
): Change[] {
  return [
    ...changesOfLines(before, lines),
    ...changeOf('acceptListPrice', String(row.acceptListPrice), String(fields.acceptListPrice)),
    ...changeOf('neededBy', row.neededBy, fields.neededBy),
    ...changeOf('paymentTerm', row.paymentTerm, fields.paymentTerm),
    ...changeOf('address', row.address?.cityName, fields.address?.cityName),
    ...changeOf('buyerReference', row.buyerReference, fields.buyerReference),
    ...changeOf('description', row.description, fields.description),
  ];
}
