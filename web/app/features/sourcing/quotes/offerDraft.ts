import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { jalaliDay, optionalText } from '../../../platform/forms/rules.ts';
import { readTomans, rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { Day, Rial } from '../../../platform/graph/scalars.ts';
import type { CreateQuoteInput, FreightKind, PaymentTerm } from '../../../platform/graph/types.generated.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField, readDecimal } from '../../../platform/text/digits.ts';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

/** An offer while it is typed: fields of the whole, and those of each line under its id. */
export type TypedOffer = Record<string, string>;
export type OfferInput = Omit<CreateQuoteInput, 'tradeRequestId' | 'idempotencyKey' | 'participationId'>;
export type Line = Request['lines']['nodes'][number];

export const longestNote = 2_000;
export const longestLineNote = 500;
const shownCosts = 2;
const mostCosts = 5;
const shownMilestones = 3;
const mostMilestones = 20;

const parts = [
  'offered',
  'price',
  'quantity',
  'unit',
  'discount',
  'lead',
  'alternative',
  'alternativeId',
  'note',
] as const;
export type Part = (typeof parts)[number];
export const lineField = (part: Part, lineId: string) => `${part}-${lineId}`;
/** How the quantity of a line moves when another unit or other goods are chosen for it; the price of one unit is asked for again then. */
export const movedInOffer = (lineId: string) => {
  const unit = lineField('unit', lineId);
  const goods = lineField('alternativeId', lineId);
  return {
    quantity: lineField('quantity', lineId),
    price: lineField('price', lineId),
    saidBy: [unit, goods],
    conversion: (before: TypedOffer, after: TypedOffer) => ({
      lineId,
      unitId: before[unit] ?? '',
      toUnitId: after[unit] ?? '',
      supplierProductId: before[goods] ?? '',
      toSupplierProductId: after[goods] ?? '',
    }),
  };
};
export const costField = (part: 'cost' | 'costAmount' | 'costTaxed', place: number) => `${part}-${place}`;
const places = (typed: TypedOffer) =>
  Array.from({ length: mostCosts }, (_, place) => place).filter((place) => costField('cost', place) in typed);

/** Kinds of what is made for somebody, which is done in parts. */
const inParts: readonly Request['categoryType'][] = ['IndustrialService', 'ConsultingService'];
export const milestoneField = (part: 'milestone' | 'milestoneShare' | 'milestoneDue', place: number) =>
  `${part}-${place}`;
export const milestonePlaces = (typed: TypedOffer) =>
  Array.from({ length: mostMilestones }, (_, place) => place).filter(
    (place) => milestoneField('milestone', place) in typed,
  );

const typedMoney = (rial: Rial | null | undefined) => typedTomans(tomansOf(rial));
const typedQuantity = (quantity: string) => numberInField(formatDecimal(quantity).replaceAll('\u066c', ''));

/** What stands in the fields: of an own draft, of the last offer that is answered, or of what was asked at its list price. */
export function storedOffer(request: Request, quote: Quote | undefined): Stored<TypedOffer> {
  const ofLine = (line: Line) => {
    const offered = quote?.lines.find(({ lineId }) => lineId === line.id);
    return Object.entries({
      offered: offered?.isOffered === false ? 'no' : 'yes',
      price: typedMoney(offered ? offered.unitPriceRial : line.unitPriceRial),
      quantity: typedQuantity(offered?.quantity ?? line.quantity),
      unit: offered?.unitId ?? line.units[0]?.unitId ?? '',
      discount: offered && offered.discountRial !== '0' ? typedMoney(offered.discountRial) : '',
      lead: offered?.leadTimeDays == null ? '' : formatInteger(offered.leadTimeDays),
      // A buyer takes what is named, or not.
      alternative: request.side === 'SELLER' ? (offered?.alternativeTitle ?? '') : '',
      alternativeId: offered?.alternativeSupplierProductId ?? '',
      note: offered?.note ?? '',
    }).map(([part, value]) => [lineField(part as Part, line.id), value]);
  };
  const costs = quote?.otherCosts ?? [];
  const rows = Math.min(mostCosts, Math.max(shownCosts, costs.length + 1));
  const ofCost = (place: number) => [
    [costField('cost', place), costs[place]?.title ?? ''],
    [costField('costAmount', place), typedMoney(costs[place]?.amountRial)],
    [costField('costTaxed', place), costs[place]?.isTaxed ? 'yes' : 'no'],
  ];
  const milestones = quote?.milestones ?? [];
  const milestoneRows = inParts.includes(request.categoryType)
    ? Math.min(mostMilestones, Math.max(shownMilestones, milestones.length + 2))
    : 0;
  const ofMilestone = (place: number) => {
    const { title = '', sharePercent, dueOn } = milestones[place] ?? {};
    return [
      [milestoneField('milestone', place), title],
      [milestoneField('milestoneShare', place), sharePercent ? typedQuantity(sharePercent) : ''],
      [milestoneField('milestoneDue', place), typedJalaliDay(dueOn)],
    ];
  };
  const isOwn = quote?.isOwn ?? false;
  return {
    ...(quote?.status === 'DRAFT' && { version: quote.version }),
    values: {
      ...(Object.fromEntries(request.lines.nodes.flatMap(ofLine)) as TypedOffer),
      freightKind: quote?.freight.kind ?? 'NOT_STATED',
      freight: typedMoney(quote?.freight.amountRial),
      freightTaxed: quote?.freight.isTaxed ? 'yes' : 'no',
      ...(Object.fromEntries(Array.from({ length: rows }, (_, place) => ofCost(place)).flat()) as TypedOffer),
      ...(Object.fromEntries(
        Array.from({ length: milestoneRows }, (_, place) => ofMilestone(place)).flat(),
      ) as TypedOffer),
      paymentTerm: quote?.paymentTerm ?? request.paymentTerm ?? '',
      deliveryTerm: quote?.deliveryTerm ?? '',
      tolerancePercent: quote && quote.tolerancePercent !== '0' ? typedQuantity(quote.tolerancePercent) : '',
      // How long it holds and what is told with it each side says anew.
      validUntil: isOwn ? typedJalaliDay(quote?.validUntil) : '',
      note: isOwn ? (quote?.note ?? '') : '',
      internalNote: quote?.internalNote ?? '',
    },
  };
}

export const isMoney = (name: string) => /^(?:price|discount|costAmount)-|^freight$/.test(name);
const isNumber = (name: string) => /^(?:quantity|milestoneShare)-|^tolerancePercent$/.test(name);

/** What is wrong with a field as it was typed, before the api judges the offer. */
function problemOf(name: string, typed: string, all: TypedOffer): string | undefined {
  if (typed.trim() === '') return undefined;
  if (name.startsWith('alternative-'))
    return all[name.replace('alternative-', 'alternativeId-')] === '' ? offerMessages.unknownGoods : undefined;
  if (isMoney(name)) return readTomans(typed) === undefined ? ruleText('TOMANS') : undefined;
  if (isNumber(name)) return readDecimal(typed) === undefined ? ruleText('NUMERIC') : undefined;
  if (name.startsWith('milestoneDue-')) return readJalaliDay(typed) ? undefined : ruleText('FORMAT', ['DAY']);
  return name.startsWith('lead-') && !/^\d+$/.test(readDecimal(typed) ?? '') ? ruleText('INTEGER') : undefined;
}

/** Reads an offer: the day becomes one of the graph; all else stays as it was typed, once it is no nonsense. */
export const offerSchema = v.pipe(
  v.objectWithRest(
    { validUntil: jalaliDay(), note: optionalText(longestNote), internalNote: optionalText(longestNote) },
    v.string(),
  ),
  checkFields((typed) =>
    Object.entries(typed).flatMap(([key, value]) => {
      const message = problemOf(key, value, typed);
      return message ? [[key, message] as const] : [];
    }),
  ),
);

/** An amount as it is sent; rials that are no whole tomans stay as they are while nobody types another amount. */
function sentMoney(typed: string, stored?: Rial | null): Rial | '' {
  const tomans = readTomans(typed) ?? '';
  return (stored && tomans === tomansOf(stored) ? stored : rialsOf(tomans)) as Rial | '';
}

/** To which seller a buyer's offer goes, where a request has several. */
export const chainOf = ({ kind, side }: Pick<Request, 'kind' | 'side'>, base: Quote | undefined) =>
  kind === 'OPEN_RFQ' && side === 'BUYER' && base ? { participationId: base.participationId } : {};

/** What is sent of an offer that was read. @param known the offer that it was begun with */
export function offerInput(read: TypedOffer, { lines }: Pick<Request, 'lines'>, known: Quote | undefined): OfferInput {
  const text = (name: string) => (read[name] ?? '').trim();
  const number = (name: string) => readDecimal(text(name)) ?? '';
  const input = {
    lines: lines.nodes.map(({ id }) => {
      const before = known?.lines.find(({ lineId }) => lineId === id);
      const lead = number(lineField('lead', id));
      return {
        lineId: id,
        isOffered: text(lineField('offered', id)) !== 'no',
        ...emptyAsNull({
          unitPriceRial: sentMoney(text(lineField('price', id)), before?.unitPriceRial),
          quantity: number(lineField('quantity', id)),
          unitId: text(lineField('unit', id)),
          discountRial: sentMoney(text(lineField('discount', id)), before?.discountRial),
          note: text(lineField('note', id)),
          alternativeSupplierProductId: text(lineField('alternativeId', id)),
        }),
        ...(lead !== '' && { leadTimeDays: Number(lead) }),
      };
    }),
    freight: {
      kind: text('freightKind') as FreightKind,
      isTaxed: text('freightTaxed') === 'yes',
      ...emptyAsNull({ amountRial: sentMoney(text('freight'), known?.freight.amountRial) }),
    },
    otherCosts: places(read).flatMap((place) => {
      const title = text(costField('cost', place));
      const amountRial = sentMoney(text(costField('costAmount', place)), known?.otherCosts[place]?.amountRial);
      const isTaxed = text(costField('costTaxed', place)) === 'yes';
      return title === '' && amountRial === '' ? [] : [{ title, amountRial: amountRial as Rial, isTaxed }];
    }),
    ...milestonesInput(read),
    ...emptyAsNull({
      paymentTerm: text('paymentTerm') as PaymentTerm | '',
      deliveryTerm: text('deliveryTerm'),
      tolerancePercent: number('tolerancePercent'),
      validUntil: text('validUntil') as Day | '',
      note: text('note'),
      internalNote: text('internalNote'),
    }),
  };
  return input as OfferInput;
}

/** All down to the last one that something is typed for: an empty one between others is told as what it lacks. */
function milestonesInput(read: TypedOffer) {
  const typed = milestonePlaces(read).map((place) => ({
    title: (read[milestoneField('milestone', place)] ?? '').trim(),
    sharePercent: readDecimal((read[milestoneField('milestoneShare', place)] ?? '').trim()) ?? '',
    dueOn: readJalaliDay((read[milestoneField('milestoneDue', place)] ?? '').trim()) ?? '',
  }));
  const last = typed.findLastIndex((each) => Object.values(each).some((value) => value !== ''));
  return { milestones: typed.slice(0, last + 1).map(({ title, ...rest }) => ({ title, ...emptyAsNull(rest) })) };
}

const partOf: Record<string, Part> = {
  isOffered: 'offered',
  unitPriceRial: 'price',
  quantity: 'quantity',
  unitId: 'unit',
  discountRial: 'discount',
  leadTimeDays: 'lead',
  note: 'note',
  alternativeSupplierProductId: 'alternative',
};
const milestoneOf = { title: 'milestone', sharePercent: 'milestoneShare', dueOn: 'milestoneDue' } as const;
const costOf = { title: 'cost', amountRial: 'costAmount', isTaxed: 'costTaxed' } as const;

/** Where a refused field of the api stands: `lines[1].unitPriceRial` is of the second line. */
export function placeIn({ lines }: Pick<Request, 'lines'>, path: string): string {
  const [, list, index, part = ''] = /^(lines|otherCosts|milestones)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (list === 'otherCosts') return costField(costOf[part as keyof typeof costOf] ?? 'cost', Number(index));
  if (list === 'milestones')
    return milestoneField(milestoneOf[part as keyof typeof milestoneOf] ?? 'milestone', Number(index));
  if (path === 'milestones') return milestoneField('milestone', 0);
  const line = list && lines.nodes[Number(index)];
  // What is wrong with the line itself is told at its price, the one field that every line has.
  if (line) return lineField(partOf[part] ?? 'price', line.id);
  if (path === 'lines' && lines.nodes[0]) return lineField('price', lines.nodes[0].id);
  return { 'freight.amountRial': 'freight', 'freight.kind': 'freightKind' }[path] ?? path;
}

/** The label of each field, for what is wrong and where. */
export const labelsOf = ({ lines }: Pick<Request, 'lines'>, typed: TypedOffer): Record<string, string> => ({
  ...Object.fromEntries(
    lines.nodes.flatMap(({ id, title }) =>
      parts.map((part) => [lineField(part, id), words.ofLine(offerMessages.line[part], title)]),
    ),
  ),
  ...offerMessages.fields,
  ...Object.fromEntries(
    places(typed).flatMap((place) => [
      [costField('cost', place), offerMessages.cost(formatInteger(place + 1))],
      [costField('costAmount', place), offerMessages.costAmount(formatInteger(place + 1))],
      [costField('costTaxed', place), offerMessages.costTaxed(formatInteger(place + 1))],
    ]),
  ),
  ...Object.fromEntries(
    milestonePlaces(typed).flatMap((place) => [
      [milestoneField('milestone', place), offerMessages.milestoneTitle(formatInteger(place + 1))],
      [milestoneField('milestoneShare', place), offerMessages.milestoneShare(formatInteger(place + 1))],
      [milestoneField('milestoneDue', place), offerMessages.milestoneDue(formatInteger(place + 1))],
    ]),
  ),
});

export const costPlaces = places;
