import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { jalaliDay, optionalText } from '../../../platform/forms/rules.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import type { CreateDirectOrderInput, PaymentTerm } from '../../../platform/graph/types.generated.ts';
import { formatDecimal } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { quantityProblem, sentQuantity } from '../order/quantity.ts';
import { orderEditMessages as words } from './messages.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

type OrderLine = Order['lines']['nodes'][number];
type OfferLine = OrderLine & { supplierProductId: string };
/** Every line of an order to one seller is of an offer. */
export const offerLines = (lines: readonly OrderLine[]): OfferLine[] =>
  lines.filter((line): line is OfferLine => line.supplierProductId !== null);

/** A line as it is written; what was just added costs what the next save says. */
export type Line = Pick<OfferLine, 'supplierProductId' | 'title' | 'supplierName' | 'sku' | 'saleUnitText'> &
  Pick<OrderLine, 'note' | 'internalNote' | 'supplierProduct'> & {
    unitPriceRial: OrderLine['unitPriceRial'] | null;
    totalRial?: OrderLine['totalRial'];
    daysLate?: OrderLine['daysLate'];
  };
/** A draft while it is typed: fields of the whole, and those of each line under its offer. */
export type TypedOrder = Record<string, string>;
export type OrderChange = Omit<CreateDirectOrderInput, 'customerId' | 'basketKeys' | 'idempotencyKey'>;

export const longestNote = 500;
export const longestDescription = 4_000;
export const longestReference = 50;

// An offer stands in one line of an order at most.
const parts = ['quantity', 'alternatives', 'note', 'internalNote'] as const;
/** The unit in which the quantity of an offer is told, where that is another one than the draft has. */
export const unitField = (offerId: string) => `unit-${offerId}`;
export const lineField = (part: (typeof parts)[number], offerId: string) => `${part}-${offerId}`;

/** Offers of the lines, in their order: lines that were taken out are none of them. */
export const linesIn = ({ lines = '' }: TypedOrder): string[] => lines.split(' ').filter(Boolean);
export const linesText = (offerIds: readonly string[]): string => offerIds.join(' ');

/** What stands in the fields of a stored request. */
export function storedOrder(order: Order): Stored<TypedOrder> {
  const { version, addressId, neededBy, paymentTerm, acceptListPrice, buyerReference, description } = order;
  const lines = offerLines(order.lines.nodes);
  return {
    version,
    values: {
      lines: linesText(lines.map(({ supplierProductId }) => supplierProductId)),
      ...Object.fromEntries(
        lines.flatMap(({ supplierProductId: id, quantity, alternativesAllowed, note, internalNote }) => [
          [lineField('quantity', id), numberInField(formatDecimal(quantity).replaceAll('\u066c', ''))],
          [lineField('alternatives', id), alternativesAllowed ? 'yes' : 'no'],
          [lineField('note', id), note ?? ''],
          [lineField('internalNote', id), internalNote ?? ''],
          [unitField(id), ''],
        ]),
      ),
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
    linesIn(typed).flatMap((id) => {
      const key = lineField('quantity', id);
      const message = quantityProblem(typed[key] ?? '');
      return message ? [[key, message] as const] : [];
    }),
  ),
);

/** What is sent of a draft that was read. */
export function orderChange(read: TypedOrder): OrderChange {
  const text = (name: string) => (read[name] ?? '').trim();
  return {
    lines: linesIn(read).map((id) => ({
      supplierProductId: id,
      ...emptyAsNull({
        note: text(lineField('note', id)),
        internalNote: text(lineField('internalNote', id)),
        unitId: text(unitField(id)),
      }),
      alternativesAllowed: text(lineField('alternatives', id)) === 'yes',
      quantity: sentQuantity(text(lineField('quantity', id))),
    })),
    acceptListPrice: text('listPrice') !== 'no',
    ...emptyAsNull({
      addressId: text('addressId'),
      neededBy: text('neededBy') as Day | '',
      paymentTerm: text('paymentTerm') as PaymentTerm | '',
      buyerReference: text('buyerReference'),
      description: text('description'),
    }),
  };
}

/** What is sent to leave a request as it is. */
export const changeOf = (order: Order): OrderChange => {
  const { acceptListPrice, addressId, neededBy, paymentTerm, buyerReference, description } = order;
  return {
    // Goods without a price may come to it: then it waits for an offer, which null leaves open.
    acceptListPrice: acceptListPrice ? null : false,
    lines: offerLines(order.lines.nodes).map(
      ({ supplierProductId, quantity, alternativesAllowed, note, internalNote }) => ({
        supplierProductId,
        quantity,
        alternativesAllowed,
        ...(note && { note }),
        ...(internalNote && { internalNote }),
      }),
    ),
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
    const [, index] = /^lines\[(\d+)\]/.exec(field) ?? [];
    return code === 'UNIT_CHANGED' && index !== undefined ? (linesIn(sent)[Number(index)] ?? []) : [];
  });
}

/** Where a refused field of the api stands: `lines[1].quantity` is of the second line that was sent. */
export function placeIn(sent: TypedOrder, path: string): string {
  const [, index, part] = /^lines\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const id = index === undefined ? undefined : linesIn(sent)[Number(index)];
  if (id === undefined) return path === 'acceptListPrice' ? 'listPrice' : path;
  // What is wrong with the offer itself is told at its quantity, the one field that every line has.
  return lineField(parts.find((each) => each === part) ?? 'quantity', id);
}

/** The label of each field, for what is wrong and where. */
export const labelsOf = (lines: Iterable<Line>): Record<string, string> => ({
  lines: words.lines,
  ...Object.fromEntries(
    [...lines].flatMap(({ supplierProductId: id, title }) =>
      parts.map((part) => [lineField(part, id), words.ofLine(words.labels[part], title)]),
    ),
  ),
  ...words.fields,
});

/** Names of the fields that every draft has. */
export const namesOf = (typed: TypedOrder): string[] => [
  ...['lines', 'addressId', 'neededBy', 'paymentTerm', 'listPrice', 'buyerReference', 'description'],
  ...linesIn(typed).flatMap((id) => [...parts.map((part) => lineField(part, id)), unitField(id)]),
];
