import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { jalaliDay, optionalText } from '../../../platform/forms/rules.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField, readDecimal } from '../../../platform/text/digits.ts';
import type { Room_RequestFragment as Request } from '../../trade/room/Room.generated.ts';
import { ON_ITS_WAY } from '../../files/index.ts';
import { paperMessages } from '../papers/messages.ts';
import { deliveryMessages as words } from './messages.ts';

export type Shipment = Request['shipments']['nodes'][number];
/** A form while it is typed: fields of the whole, and those of each line under its id. */
export type Typed = Record<string, string>;

const shipParts = ['quantity'] as const;
const answerParts = ['accepted', 'refused', 'reason'] as const;
type Part = (typeof shipParts | typeof answerParts)[number];
export const lineField = (part: Part, lineId: string) => `${part}-${lineId}`;

const shown = (quantity: string) => numberInField(formatDecimal(quantity).replaceAll('\u066c', ''));
const sent = (typed: string | undefined) => readDecimal(typed ?? '') ?? (typed ?? '').trim();
/** The api takes six digits after the point at most; more come of counting in binary. */
const difference = (whole: string, part: string) => String(Number((Number(whole) - Number(part)).toFixed(6)));
const isFilled = (typed: string | undefined) => (typed ?? '').trim() !== '';

/** Lines of which something is still to come, by the names of what comes. */
export const shippableLines = ({ lines }: Request) =>
  lines.nodes
    .filter(({ shippableQuantity }) => Number(shippableQuantity ?? 0) > 0)
    .map((line) => ({ ...line, title: line.agreedTitle ?? line.title }));

/** All that is still to come, which most shipments are. */
export const wholeShipment = (request: Request): Typed => ({
  ...Object.fromEntries(
    shippableLines(request).map(({ id, shippableQuantity }) => [lineField('quantity', id), shown(shippableQuantity!)]),
  ),
  expectedOn: '',
  carrier: '',
  trackingNumber: '',
  note: '',
});

/** Fields that are to be numbers and are none; how large they may be the api says. */
const strange = (value: Typed, kinds: readonly Part[]) =>
  Object.keys(value)
    .filter(
      (key) =>
        kinds.some((kind) => key.startsWith(`${kind}-`)) &&
        isFilled(value[key]) &&
        readDecimal(value[key]!) === undefined,
    )
    .map((key) => [key, ruleText('NUMERIC')] as const);

export const shipSchema = v.pipe(
  v.objectWithRest(
    {
      expectedOn: jalaliDay(),
      carrier: optionalText(100, 2),
      trackingNumber: optionalText(100),
      note: optionalText(1_000),
    },
    v.string(),
  ),
  checkFields((typed) => strange(typed, shipParts)),
);

/** Lines that something stands for, in their order. */
const shippedIn = (read: Typed) =>
  Object.keys(read)
    .filter((key) => key.startsWith('quantity-') && isFilled(read[key]))
    .map((key) => key.replace('quantity-', ''));

export const shipInput = (read: Typed) => ({
  lines: shippedIn(read).map((lineId) => ({ lineId, quantity: sent(read[lineField('quantity', lineId)]) })),
  ...emptyAsNull({
    expectedOn: read.expectedOn ?? '',
    carrier: read.carrier ?? '',
    trackingNumber: read.trackingNumber ?? '',
    note: read.note ?? '',
  }),
});

/** All of it is taken, which most deliveries are; what was refused before may be taken after all. */
export const wholeAnswer = ({ lines }: Shipment): Typed =>
  Object.fromEntries(
    lines.flatMap(({ lineId, quantity, refused, reason }) => [
      [lineField('accepted', lineId), shown(difference(quantity, refused))],
      [lineField('refused', lineId), shown(refused)],
      [lineField('reason', lineId), reason ?? ''],
    ]),
  );

/** What accepting all of some shipments means. */
export const takeAllText = (shipments: readonly Shipment[]) =>
  words.takeAllText(shipments.map(({ place }) => words.shipment(formatInteger(place))).join(words.and));

/** What is accepted of a quantity when so much is refused, as it stands in its field; undefined for what is no part of it. */
export function restOf(quantity: string, typedRefused: string): string | undefined {
  const refused = isFilled(typedRefused) ? readDecimal(typedRefused) : '0';
  if (refused === undefined || Number(refused) > Number(quantity)) return undefined;
  return shown(difference(quantity, refused));
}

/** What is refused taken off what is accepted, where the form still says that all of it is: without script no field follows another. */
export const takenOff = (shipment: Shipment, read: Typed): Typed => {
  const whole = wholeAnswer(shipment);
  const moved = shipment.lines.flatMap(({ lineId, quantity }) => {
    const accepted = lineField('accepted', lineId);
    const refused = lineField('refused', lineId);
    const rest = restOf(quantity, read[refused] ?? '');
    const isAsItCame = sent(read[accepted]) === sent(whole[accepted]);
    return rest !== undefined && isAsItCame ? [[accepted, rest] as const] : [];
  });
  return { ...read, ...Object.fromEntries(moved) };
};

export const answerSchema = v.pipe(
  v.record(v.string(), v.string()),
  checkFields((typed) => [
    ...strange(typed, ['accepted', 'refused']),
    ...answeredIn(typed).flatMap((id) => {
      const key = lineField('reason', id);
      const isRefused = Number(readDecimal(typed[lineField('refused', id)] ?? '') ?? 0) > 0;
      return isRefused && !isFilled(typed[key]) ? [[key, words.reasonMissing] as const] : [];
    }),
  ]),
);

const answeredIn = (read: Typed) =>
  Object.keys(read)
    .filter((key) => key.startsWith('accepted-'))
    .map((key) => key.replace('accepted-', ''));

export const answerInput = (shipmentId: string, read: Typed) => ({
  shipmentId,
  lines: answeredIn(read).map((lineId) => {
    const [accepted, refused] = (['accepted', 'refused'] as const).map((part) => sent(read[lineField(part, lineId)]));
    const reason = (read[lineField('reason', lineId)] ?? '').trim();
    return { lineId, accepted: accepted || '0', refused: refused || '0', ...emptyAsNull({ reason }) };
  }),
});

/** Where a refused field of the api stands: `lines[1].quantity` is of the second line that was sent. */
export function placeIn(read: Typed, path: string): string {
  const [, index, part] = /^lines\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const ids = answeredIn(read).length > 0 ? answeredIn(read) : shippedIn(read);
  const id = index === undefined ? undefined : ids[Number(index)];
  if (id === undefined) return path === 'lines' ? (Object.keys(read)[0] ?? path) : path;
  const first: Part = answeredIn(read).length > 0 ? 'accepted' : 'quantity';
  return lineField([...shipParts, ...answerParts].find((each) => each === part) ?? first, id);
}

export type TypedHandover = { fileId: string };
/** A document is handed over as a file; to a service one may belong. */
export const handoverSchema = (categoryType: Request['categoryType']) =>
  v.object({
    fileId: v.pipe(
      v.string(),
      v.check((id) => id !== ON_ITS_WAY, paperMessages.onItsWay),
      v.check((id) => id !== '' || categoryType !== 'ElectronicDocument', ruleText('REQUIRED')),
    ),
  });
export const handoverInput = (shipmentId: string, { fileId }: TypedHandover) => ({
  shipmentId,
  ...(fileId !== '' && { fileIds: [fileId] }),
});
export const handoverPlace = (field: string) => field.replace(/\[\d+\]$/, '').replace('fileIds', 'fileId');

/** The label of each field, for what is wrong and where. */
export const shipLabels = ({ lines }: Request): Record<string, string> => ({
  ...Object.fromEntries(
    lines.nodes.map(({ id, title, agreedTitle, agreedUnitText }) => [
      lineField('quantity', id),
      words.ofLine(words.quantityIn(agreedUnitText ?? ''), agreedTitle ?? title),
    ]),
  ),
  expectedOn: words.expectedOn,
  carrier: words.carrier,
  trackingNumber: words.trackingNumber,
  note: words.noteToBuyer,
});
export const answerLabels = ({ lines }: Shipment): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ lineId, title, saleUnitText }) => [
      [lineField('accepted', lineId), words.ofLine(words.acceptedIn(saleUnitText), title)],
      [lineField('refused', lineId), words.ofLine(words.refusedIn(saleUnitText), title)],
      [lineField('reason', lineId), words.ofLine(words.reasonOf, title)],
    ]),
  );
