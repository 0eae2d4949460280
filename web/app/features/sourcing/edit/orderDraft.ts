import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { jalaliDay, optionalText } from '../../../platform/forms/rules.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import type {
  CreateDirectOrderInput,
  MoveLinesToOpenRequestInput,
  PaymentTerm,
} from '../../../platform/graph/types.generated.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { quantityProblem, sentQuantity } from '../order/quantity.ts';
import { orderEditMessages as words } from './messages.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

type OrderLine = Order['lines']['nodes'][number];

/** A line as it is written, of an offer or of a need in words; what was just added costs what the next save says. */
export type Line = Pick<OrderLine, 'supplierProductId' | 'title' | 'supplierName' | 'sku' | 'saleUnitText'> &
  Pick<OrderLine, 'note' | 'internalNote' | 'supplierProduct'> & {
    unitPriceRial: OrderLine['unitPriceRial'] | null;
    totalRial?: OrderLine['totalRial'];
    daysLate?: OrderLine['daysLate'];
    /** Of a line that is stored. */
    id?: string;
  };
/** A draft while it is typed: fields of the whole, and those of each line under its offer. */
export type TypedOrder = Record<string, string>;
export type OrderChange = Omit<CreateDirectOrderInput, 'customerId' | 'basketKeys' | 'idempotencyKey'>;

export const longestNote = 500;
export const longestDescription = 4_000;
export const longestReference = 50;
export const longestTitle = 200;
const shortestTitle = 3;

const parts = ['quantity', 'alternatives', 'note', 'internalNote'] as const;
const needParts = ['title', ...parts, 'categoryId'] as const;
/** The unit in which a quantity is told: of an offer where that is another one than the draft has. */
export const unitField = (key: string) => `unit-${key}`;
export const lineField = (part: (typeof needParts)[number], key: string) => `${part}-${key}`;

/** A line goes by its offer, which stands in one line of an order at most, or as a need in words by its own id. */
const needPrefix = 'need-';
export const isNeed = (key: string): boolean => key.startsWith(needPrefix);
export const needKey = (id: string): string => `${needPrefix}${id}`;
export const keyOf = ({ supplierProductId, id = '' }: Pick<Line, 'supplierProductId' | 'id'>): string =>
  supplierProductId ?? needKey(id);
/** Keys of needs that are not stored yet. */
const isNew = (key: string) => key.startsWith(`${needPrefix}new`);

/** Keys of the lines, in their order: lines that were taken out are none of them. */
export const linesIn = ({ lines = '' }: TypedOrder): string[] => lines.split(' ').filter(Boolean);
export const linesText = (keys: readonly string[]): string => keys.join(' ');

const filling = ['title', 'quantity', 'note', 'internalNote'] as const;
/** Keys of the lines in which something is typed: an empty need that was offered is none. */
export const filledIn = (typed: TypedOrder): string[] =>
  linesIn(typed).filter(
    (key) =>
      !isNew(key) ||
      [...filling.map((part) => lineField(part, key)), unitField(key)].some((name) => (typed[name] ?? '').trim()),
  );

/** How the quantity of a need moves when its unit is changed; an offer has its own. */
export const movedInNeed = (key: string) => {
  const unit = unitField(key);
  return {
    quantity: lineField('quantity', key),
    saidBy: [unit],
    conversion: (before: TypedOrder, after: TypedOrder) =>
      before[unit] && after[unit] ? { unitId: before[unit], toUnitId: after[unit] } : undefined,
  };
};

/** A number as it stands in a field. */
export const inField = (quantity: string): string => numberInField(formatDecimal(quantity).replaceAll('\u066c', ''));

type GivenNeed = Partial<Record<'title' | 'quantity' | 'unit' | 'categoryId' | 'note', string | undefined>>;
/** What stands in the fields of a need that is not stored yet. */
export const blankNeed = (key: string, given: GivenNeed = {}): TypedOrder => ({
  [lineField('title', key)]: given.title ?? '',
  [lineField('quantity', key)]: given.quantity ?? '',
  [lineField('alternatives', key)]: 'no',
  [lineField('note', key)]: given.note ?? '',
  [lineField('internalNote', key)]: '',
  [lineField('categoryId', key)]: given.categoryId ?? '',
  [unitField(key)]: given.unit ?? '',
});

const typedLine = (line: OrderLine): TypedOrder => {
  const key = keyOf(line);
  return {
    [lineField('quantity', key)]: inField(line.quantity),
    [lineField('alternatives', key)]: line.alternativesAllowed ? 'yes' : 'no',
    [lineField('note', key)]: line.note ?? '',
    [lineField('internalNote', key)]: line.internalNote ?? '',
    [unitField(key)]: isNeed(key) ? (line.units[0]?.unitId ?? '') : '',
    ...(isNeed(key) && {
      [lineField('title', key)]: line.title,
      [lineField('categoryId', key)]: line.categoryId ?? '',
    }),
  };
};

/** What stands in the fields of a stored request. */
export function storedOrder(order: Order): Stored<TypedOrder> {
  const { version, addressId, neededBy, paymentTerm, acceptListPrice, buyerReference, description } = order;
  return {
    version,
    values: {
      lines: linesText(order.lines.nodes.map(keyOf)),
      ...Object.fromEntries(order.lines.nodes.flatMap((line) => Object.entries(typedLine(line)))),
      addressId: addressId ?? '',
      neededBy: typedJalaliDay(neededBy),
      paymentTerm: paymentTerm ?? '',
      listPrice: acceptListPrice ? 'yes' : 'no',
      buyerReference: buyerReference ?? '',
      description: description ?? '',
    },
  };
}

/** Reads a draft: the day becomes one of the graph; all else stays as it was typed, once it is no nonsense. */
export const orderSchema = v.pipe(
  v.objectWithRest(
    {
      lines: v.string(),
      neededBy: jalaliDay(),
      buyerReference: optionalText(longestReference),
      description: optionalText(longestDescription),
    },
    v.string(),
  ),
  checkFields((typed) =>
    filledIn(typed).flatMap((key) => {
      const text = (name: string) => (typed[name] ?? '').trim();
      const problems: [string, string | undefined | false][] = [
        [
          lineField('title', key),
          isNeed(key) && text(lineField('title', key)).length < shortestTitle && words.titleMissing,
        ],
        [lineField('quantity', key), quantityProblem(text(lineField('quantity', key)))],
        [unitField(key), isNeed(key) && text(unitField(key)) === '' && words.unitMissing],
      ];
      return problems.flatMap(([name, message]) => (message ? [[name, message] as const] : []));
    }),
  ),
);

/** What is sent of a draft that was read. */
export function orderChange(read: TypedOrder): OrderChange {
  const text = (name: string) => (read[name] ?? '').trim();
  const keys = filledIn(read);
  return {
    lines: keys.map((key) => sentLine(read, key)),
    // What is asked for in words is in no list.
    acceptListPrice: text('listPrice') === 'yes' && !keys.some(isNeed),
    ...emptyAsNull({
      addressId: text('addressId'),
      neededBy: text('neededBy') as Day | '',
      paymentTerm: text('paymentTerm') as PaymentTerm | '',
      buyerReference: text('buyerReference'),
      description: text('description'),
    }),
  };
}

function sentLine(read: TypedOrder, key: string): OrderChange['lines'][number] {
  const text = (name: string) => (read[name] ?? '').trim();
  const of = (part: (typeof needParts)[number]) => text(lineField(part, key));
  return {
    ...(isNeed(key)
      ? {
          ...(!isNew(key) && { lineId: key.slice(needPrefix.length) }),
          title: of('title'),
          ...emptyAsNull({ categoryId: of('categoryId') }),
        }
      : { supplierProductId: key }),
    ...emptyAsNull({ note: of('note'), internalNote: of('internalNote'), unitId: text(unitField(key)) }),
    alternativesAllowed: of('alternatives') === 'yes',
    quantity: sentQuantity(of('quantity')),
  };
}

type Moved = Omit<MoveLinesToOpenRequestInput, 'tradeRequestId' | 'version' | 'idempotencyKey'>;
/** What is sent of a draft that was read when some of its lines leave it for a request to several sellers. */
export function movedChange(read: TypedOrder, moved: readonly string[], lines: ReadonlyMap<string, Line>): Moved {
  const stays = filledIn(read).filter((key) => !moved.includes(key));
  return {
    ...orderChange({ ...read, lines: linesText(stays) }),
    movedLines: moved.map((key) => {
      const stored = lines.get(key)?.id;
      return { ...sentLine(read, key), ...(stored && { lineId: stored }) };
    }),
  };
}

/** Stored lines that the seller does not have: needs in words, and what it does not offer any more. */
export const lacking = (typed: TypedOrder, lines: ReadonlyMap<string, Line>): string[] =>
  filledIn(typed).filter((key) => (isNeed(key) && !isNew(key)) || isGone(lines.get(key)));
/** How many of them are which. */
export const countsOf = (away: readonly string[]) => {
  const needs = away.filter(isNeed).length;
  return { needs, gone: away.length - needs };
};
/** What is stored, and of an offer that nobody is shown any more. */
export const isGone = (line: Line | undefined): boolean => line?.id !== undefined && line.supplierProduct === null;

/** What is sent to leave a request as it is. */
export const changeOf = (order: Order): OrderChange => {
  const { acceptListPrice, addressId, neededBy, paymentTerm, buyerReference, description } = order;
  return {
    // Goods without a price may come to it: then it waits for an offer, which null leaves open.
    acceptListPrice: acceptListPrice ? null : false,
    lines: order.lines.nodes.map((line) => ({
      ...(line.supplierProductId === null
        ? { lineId: line.id, title: line.title, unitId: line.units[0]?.unitId ?? null, categoryId: line.categoryId }
        : { supplierProductId: line.supplierProductId }),
      quantity: line.quantity,
      alternativesAllowed: line.alternativesAllowed,
      ...(line.note && { note: line.note }),
      ...(line.internalNote && { internalNote: line.internalNote }),
    })),
    ...(addressId && { addressId }),
    ...(neededBy && { neededBy }),
    ...(paymentTerm && { paymentTerm }),
    ...(buyerReference && { buyerReference }),
    ...(description && { description }),
  };
};

/** Offers that are sold by another unit now and were refused for that: how much is stated again, in the unit of now. */
export function soldOtherwise(thrown: unknown, sent: TypedOrder): string[] {
  if (!(thrown instanceof GraphError)) return [];
  return (thrown.data.fields ?? []).flatMap(({ field, code }) => {
    return code === 'UNIT_CHANGED' ? (lineAt(sent, field)?.key ?? []) : [];
  });
}

/** Where a refused field of the api stands: `lines[1].quantity` is of the second line that was sent. */
export function placeIn(sent: TypedOrder, path: string): string {
  const { key, part } = lineAt(sent, path) ?? {};
  if (key === undefined) return path === 'acceptListPrice' ? 'listPrice' : path;
  if (isNeed(key) && part === 'unitId') return unitField(key);
  // What is wrong with the offer itself is told at its quantity, the one field that every line has.
  return lineField((isNeed(key) ? needParts : parts).find((each) => each === part) ?? 'quantity', key);
}
/** The line that a path of the api names, and what of it. */
function lineAt(sent: TypedOrder, path: string): { key: string | undefined; part: string | undefined } | undefined {
  const [, list, index, part] = /^(lines|movedLines)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index === undefined) return undefined;
  const keys = list === 'movedLines' ? (sent.moved ?? '').split(' ') : staying(sent);
  return { key: keys[Number(index)], part };
}
/** Keys of the lines that are sent: those that leave the draft are named apart. */
const staying = (sent: TypedOrder) => {
  const moved = (sent.moved ?? '').split(' ');
  return filledIn(sent).filter((key) => !moved.includes(key));
};

/**
 * The label of each field, for what is wrong and where, in the order of the page: needs go by their place as they do there. Lines
 * that others put in meanwhile come last.
 */
export function labelsOf(keys: readonly string[], lines: ReadonlyMap<string, Line>): Record<string, string> {
  const needs = keys.filter(isNeed);
  const others = [...lines.keys()].filter((key) => !keys.includes(key));
  const titleOf = (key: string) =>
    needs.includes(key) ? words.needOf(formatInteger(needs.indexOf(key) + 1)) : (lines.get(key)?.title ?? '');
  const ofLine = (key: string) =>
    labelledParts(key).map(([name, label]) => [name, words.ofLine(label, titleOf(key))] as const);
  return { lines: words.lines, ...Object.fromEntries([...keys, ...others].flatMap(ofLine)), ...words.fields };
}

function labelledParts(key: string): (readonly [string, string])[] {
  const of = (part: (typeof parts)[number]) => [lineField(part, key), words.labels[part]] as const;
  if (!isNeed(key)) return parts.map(of);
  return [
    [lineField('title', key), words.labels.title],
    [lineField('quantity', key), words.labels.amount],
    [unitField(key), words.labels.unit],
    of('note'),
    of('internalNote'),
  ];
}

/** Names of the fields that every draft has. */
export const namesOf = (typed: TypedOrder): string[] => [
  'lines',
  'addressId',
  'neededBy',
  'paymentTerm',
  'listPrice',
  'buyerReference',
  'description',
  ...linesIn(typed).flatMap((key) => [
    ...(isNeed(key) ? needParts : parts).map((part) => lineField(part, key)),
    unitField(key),
  ]),
];

/**
 * What was typed during a save, as it goes on from what is stored then: needs that were new go by the keys that they have now, lines
 * that left stay away.
 */
export function typedSince(changed: Partial<TypedOrder>, sent: TypedOrder, saved: TypedOrder): TypedOrder {
  const stored = linesIn(saved);
  const named = new Map(
    staying(sent).flatMap((key, at) => (isNew(key) && isNeed(stored[at] ?? '') ? [[key, stored[at]!] as const] : [])),
  );
  const moved = (sent.moved ?? '').split(' ');
  const keyNow = (key: string) => named.get(key) ?? key;
  const nameNow = (name: string) => {
    const key = [...named.keys()].find((each) => name.endsWith(`-${each}`));
    return key === undefined ? name : `${name.slice(0, -key.length)}${named.get(key)!}`;
  };
  const { lines = sent.lines, ...fields } = changed as TypedOrder;
  if (Object.keys(changed).length === 0) return {};
  const keys = linesIn({ lines: lines ?? '' }).filter((key) => !moved.includes(key));
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameNow(name), value])),
    lines: linesText(keys.map(keyNow)),
  };
}

/** Of kept fields, those that can be shown: no line that is unknown here. */
export const knownOf = (kept: Record<string, unknown>, lines: ReadonlyMap<string, Line>): Record<string, unknown> =>
  typeof kept.lines === 'string'
    ? { ...kept, lines: linesText(linesIn({ lines: kept.lines }).filter((key) => isNew(key) || lines.has(key))) }
    : kept;
