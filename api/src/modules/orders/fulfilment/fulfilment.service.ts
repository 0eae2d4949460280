import type { Actor } from '../../../platform/actor.ts';
import { deadlineIn, tehranDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Decimal, decimal, parseTyped } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid, invalidAll, notFound, Problem, tooMany } from '../../../platform/problem.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import type { Files } from '../../files/index.ts';
import { problemOfCount, type Reference, type UnitTable } from '../../reference/index.ts';
import { readDocuments } from '../../documents/documents.repository.ts';
import { handOver } from '../../documents/handing-over.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Done, TradeSteps } from '../../sourcing/requests/steps.ts';
import { completion, deadlineAfter } from './after-answer.ts';
import { refusedDue, scheduleRefused } from '../../disputes/dispute-clock.ts';
import { isWhole as isWholeLine, mostOf, roomOf, statusOf } from './progress.ts';
import { scheduleAcceptance } from './fulfilment-clock.ts';
import * as repository from './shipments.repository.ts';
import {
  type Answered,
  frozenIn,
  isFrozen,
  MOST_SHIPMENTS,
  type ShipmentLineRow,
  type ShipmentRow,
} from './shipments.repository.ts';
import { type ToldLine, toldLine } from '../../sourcing/lines/told-lines.ts';
import type { TradeStepBody } from '../../sourcing/requests/trade-steps.schemas.ts';
import type { TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import type { DeliveryConfirmation, NewShipment, ShipmentHandover } from './shipments.schemas.ts';

/** domain rule: so many days a buyer may look at goods and documents, and at services */
const ANSWER_DAYS: Record<TradeRequest['categoryType'], number> = {
  Product: 7,
  ElectronicDocument: 7,
  IndustrialService: 21,
  ConsultingService: 21,
};

type Parts = { reference: Pick<Reference, 'isHoliday' | 'unitTable'>; files: Pick<Files, 'attach'>; steps: TradeSteps };

/** What is agreed to is sent, handed over, and accepted or refused. */
export function makeFulfilment({ reference, files, steps }: Parts) {
  return {
    /** @throws Problem 400 MORE_THAN_AGREED, 403, 404, 409 MILESTONES_AGREED */
    async ship(actor: Actor, id: string, { version, lines, ...input }: NewShipment, once?: Once) {
      const units = await reference.unitTable();
      return steps.step(actor, id, { action: 'SHIP', version, once }, async (tx, { now }) => {
        const [progress, before] = await Promise.all([
          repository.readProgress(tx, [id]),
          repository.readShipments(tx, [id]),
        ]);
        if (progress.some(({ isInParts }) => isInParts)) throw new Problem(409, 'MILESTONES_AGREED');
        const errors = problemsOfLines(lines, progress, units);
        if (input.expectedOn !== undefined && input.expectedOn < tehranDay(now))
          errors.push({ field: 'expectedOn', code: 'DAY_PAST' });
        invalidAll(errors);
        if (before.length >= MOST_SHIPMENTS) tooMany('SHIPMENTS_MAX', MOST_SHIPMENTS);
        const shipmentId = newId();
        const sent = lines.map(({ lineId, quantity }) => ({ lineId, quantity: readQuantity(quantity)!.toFixed() }));
        const { expectedOn = null, carrier = null, trackingNumber = null, note = null } = input;
        const row = { id: shipmentId, requestId: id, expectedOn, carrier, trackingNumber, note, lines: sent };
        await repository.insertShipment(tx, row, now);
        const lineOf = (lineId: string) => progress.find((each) => each.lineId === lineId)!;
        const told = sent.map(({ lineId, quantity }) => toldLine(lineOf(lineId), quantity));
        return { visibility: 'CHAIN', payload: { shipmentId, lines: told }, notifies: ['BUYER'] };
      });
    },

    /** @throws Problem 400, 403, 404 SHIPMENT_NOT_FOUND, 409 SHIPMENT_NOT_ON_THE_WAY, DOCUMENT_MISSING */
    async deliver(actor: Actor, id: string, shipmentId: string, input: ShipmentHandover, once?: Once) {
      const { version, fileIds = [] } = input;
      const isHoliday = await reference.isHoliday();
      return steps.step(actor, id, { action: 'DELIVER', version, once }, async (tx, { row, now }) => {
        const shipment = await readOnItsWay(tx, row, shipmentId);
        const isGoods = row.categoryType === 'Product';
        if (isGoods && fileIds.length > 0) invalid('fileIds', 'FILES_OF_GOODS');
        if (isGoods && !(await hasWaybill(tx, shipment))) throw new Problem(409, 'DOCUMENT_MISSING');
        // A document is the file itself.
        if (row.categoryType === 'ElectronicDocument' && fileIds.length === 0) invalid('fileIds', 'REQUIRED');
        const fileHashes = await handOver(tx, { files, actor }, { row, milestoneId: null, shipmentId, fileIds }, now);
        const told = await arrive(tx, { row, shipment, isHoliday, now });
        const payload = { ...told.payload, ...(fileHashes.length > 0 && { fileHashes }) };
        return { ...told, payload, notifies: ['BUYER'] };
      });
    },

    /**
     * What the buyer has before the seller says so: from then on it can be answered, and counts as accepted in time. A waybill is
     * for the seller to show, who may still add it.
     * @throws Problem 403, 404 SHIPMENT_NOT_FOUND, 409 ARRIVAL_OF_GOODS, SHIPMENT_NOT_ON_THE_WAY, SHIPMENT_IN_DISPUTE
     */
    async reportArrival(actor: Actor, id: string, shipmentId: string, { version }: TradeStepBody, once?: Once) {
      const isHoliday = await reference.isHoliday();
      return steps.step(actor, id, { action: 'REPORT_ARRIVAL', version, once }, async (tx, { row, now }) => {
        const shipment = await readOnItsWay(tx, row, shipmentId);
        if (row.categoryType !== 'Product') throw new Problem(409, 'ARRIVAL_OF_GOODS');
        return { ...(await arrive(tx, { row, shipment, isHoliday, now })), notifies: ['SELLER'] };
      });
    },

    /** @throws Problem 400, 403, 404 SHIPMENT_NOT_FOUND, 409 SHIPMENT_NOT_DELIVERED */
    async confirm(actor: Actor, id: string, { version, shipmentId, lines }: DeliveryConfirmation, once?: Once) {
      const isClosed = await reference.isHoliday();
      const units = await reference.unitTable();
      return steps.step(actor, id, { action: 'CONFIRM_DELIVERY', version, once }, async (tx, { row, now }) => {
        const shipment = await readOne(tx, row, shipmentId);
        if (shipment.status !== 'DELIVERED' && shipment.status !== 'ANSWERED')
          throw new Problem(409, 'SHIPMENT_NOT_DELIVERED');
        const before = await repository.readProgress(tx, [id]);
        const unitOf = new Map(before.map(({ lineId, unitId }) => [lineId, unitId]));
        const judged = { sent: shipment.lines, frozen: frozenIn(before), unitOf, units };
        const { answers, accepted, refused } = judgeAnswers(lines, judged);
        if (answers.length === 0) invalid('lines', 'NOTHING_ANSWERED');
        await repository.writeAnswers(tx, shipmentId, answers, now);
        const progress = await repository.readProgress(tx, [id]);
        // What was refused may have come again since, and is not taken beside it.
        const over = progress.find((each) => decimal(each.shipped).minus(each.refused).gt(mostOf(each)));
        if (over) invalid(fieldOf(lines, over.lineId), 'MORE_THAN_AGREED', mostOf(over).minus(over.accepted).toFixed());
        const again = refused.map(({ lineId }) => lineId).filter((lineId) => !isWholeIn(progress, lineId));
        if (again.length > 0) {
          const dueAt = refusedDue(now, row.categoryType === 'Product', isClosed);
          await repository.writeRefusedDue(tx, shipmentId, again, dueAt);
          await scheduleRefused(tx, { requestId: id, dueAt });
        }
        // The lines of a dispute decide where a request stands once it has ended.
        const status = row.status === 'DISPUTED' ? row.status : statusOf(progress);
        const to = status === 'COMPLETED' ? row.status : status;
        const { main, more } = toldOf(shipmentId, { accepted, refused });
        return {
          ...main,
          to: more.length > 0 ? row.status : to,
          notifies: ['SELLER'],
          moved: await deadlineAfter(tx, row),
          then: [
            ...more.map((each) => ({ ...each, toStatus: to })),
            ...(status === 'COMPLETED' ? await completion(tx, row, now) : []),
          ],
        } satisfies Done;
      });
    },
  };
}

/** What is told of the answers to a shipment, and what else where some of it was accepted and some refused. */
function toldOf(
  shipmentId: string,
  { accepted, refused }: Pick<ReturnType<typeof judgeAnswers>, 'accepted' | 'refused'>,
) {
  const tell = (type: string, lines: typeof accepted) => ({
    type,
    visibility: 'CHAIN' as const,
    payload: { shipmentId, lines },
  });
  if (accepted.length === 0) return { main: tell('REFUSED', refused), more: [] };
  const more = refused.length > 0 ? [{ ...tell('REFUSED', refused), isActors: true }] : [];
  return { main: tell('ACCEPTED', accepted), more };
}

const isWholeIn = (progress: readonly repository.ProgressRow[], lineId: string) =>
  progress.some((line) => line.lineId === lineId && isWholeLine(line));

/** @throws Problem 404 */
async function readOne(tx: Tx, { id }: TradeRequestRow, shipmentId: string): Promise<ShipmentRow> {
  const all = await repository.readShipments(tx, [id]);
  return all.find((each) => each.id === shipmentId) ?? notFound('SHIPMENT_NOT_FOUND');
}

/** @throws Problem 404, 409 where it is not on its way, or all of it waits for the end of a dispute */
async function readOnItsWay(tx: Tx, row: TradeRequestRow, shipmentId: string): Promise<ShipmentRow> {
  const [shipment, progress] = await Promise.all([readOne(tx, row, shipmentId), repository.readProgress(tx, [row.id])]);
  if (shipment.status !== 'ON_THE_WAY') throw new Problem(409, 'SHIPMENT_NOT_ON_THE_WAY');
  const frozen = frozenIn(progress);
  if (shipment.lines.every(({ lineId }) => frozen.has(lineId))) throw new Problem(409, 'SHIPMENT_IN_DISPUTE');
  return shipment;
}

type Arriving = {
  row: TradeRequestRow;
  shipment: ShipmentRow;
  isHoliday: Awaited<ReturnType<Parts['reference']['isHoliday']>>;
  now: Date;
};

/** A shipment is there, whoever said so: its buyer has some days to answer it. */
async function arrive(tx: Tx, { row, shipment, isHoliday, now }: Arriving) {
  const requestId = row.id;
  const shipmentId = shipment.id;
  const dueAt = deadlineIn(now, ANSWER_DAYS[row.categoryType], isHoliday);
  // Asked together, done in this order: what is read is read after what is written.
  const [, , progress, moved] = await Promise.all([
    repository.writeDelivery(tx, shipmentId, dueAt, now),
    scheduleAcceptance(tx, { requestId, shipmentId, dueAt }, now),
    repository.readProgress(tx, [requestId]),
    deadlineAfter(tx, row),
  ]);
  const isWhole = row.status !== 'DISPUTED' && statusOf(progress) !== 'IN_FULFILMENT';
  const lines = shipment.lines.map((each) => toldLine(each, each.quantity));
  return {
    visibility: 'CHAIN' as const,
    payload: { shipmentId, lines },
    ...(isWhole && { to: 'DELIVERED' as const }),
    moved,
  };
}

const hasWaybill = async (tx: Tx, { id, requestId }: ShipmentRow) =>
  (await readDocuments(tx, [requestId])).some(
    ({ type, shipmentId, retractedAt }) => type === 'WAYBILL' && shipmentId === id && retractedAt === null,
  );

/** What is wrong with the lines of a new shipment, each named by its place. */
function problemsOfLines(
  lines: NewShipment['lines'],
  progress: readonly repository.ProgressRow[],
  units: UnitTable,
): FieldError[] {
  return lines.flatMap(({ lineId, quantity }, index): FieldError[] => {
    const at = `lines[${index}]`;
    const line = progress.find((each) => each.lineId === lineId);
    if (!line) return [{ field: `${at}.lineId`, code: 'UNKNOWN_VALUE' }];
    if (isFrozen(line)) return [{ field: `${at}.lineId`, code: 'LINE_IN_DISPUTE' }];
    if (lines.findIndex((each) => each.lineId === lineId) < index)
      return [{ field: `${at}.lineId`, code: 'DUPLICATE' }];
    const problem = problemOfQuantity(`${at}.quantity`, quantity);
    if (problem) return [problem];
    const room = roomOf(line);
    const sent = readQuantity(quantity)!;
    if (sent.gt(room)) return [{ field: `${at}.quantity`, code: 'MORE_THAN_AGREED', params: [room.toFixed()] }];
    // All that is left may go, however it came to be left.
    const left = decimal(line.agreed).minus(line.shipped).plus(line.refused);
    if (sent.eq(left)) return [];
    const split = problemOfCount(`${at}.quantity`, sent, { unitId: line.unitId, known: [decimal(line.agreed)], units });
    return split ? [split] : [];
  });
}

const fieldOf = (lines: DeliveryConfirmation['lines'], lineId: string) =>
  `lines[${lines.findIndex((each) => each.lineId === lineId)}].accepted`;

/** A quantity that may be 0. */
const readPart = (typed: string): Decimal | undefined => (parseTyped(typed)?.eq(0) ? decimal(0) : readQuantity(typed));

type Delivered = {
  sent: readonly ShipmentLineRow[];
  frozen: ReadonlySet<string>;
  /** Units of the lines by their ids. */
  unitOf: ReadonlyMap<string, string>;
  units: UnitTable;
};

/** What is answered anew, and by how much. @throws Problem 400 naming each field that breaks a rule */
function judgeAnswers(lines: DeliveryConfirmation['lines'], { sent, frozen, unitOf, units }: Delivered) {
  const errors: FieldError[] = [];
  const split = ({ lineId, quantity }: ShipmentLineRow, part: Decimal, field = '') =>
    problemOfCount(field, part, { unitId: unitOf.get(lineId) ?? '', known: [decimal(quantity)], units });
  const answers: Answered[] = [];
  const accepted: ToldLine[] = [];
  const refused: ToldLine[] = [];
  for (const [index, { lineId, reason, ...typed }] of lines.entries()) {
    const at = `lines[${index}]`;
    const line = sent.find((each) => each.lineId === lineId);
    const taken = readPart(typed.accepted);
    const turned = readPart(typed.refused);
    if (!line) errors.push({ field: `${at}.lineId`, code: 'UNKNOWN_VALUE' });
    else if (frozen.has(lineId)) errors.push({ field: `${at}.lineId`, code: 'LINE_IN_DISPUTE' });
    else if (answers.some((each) => each.lineId === lineId)) errors.push({ field: `${at}.lineId`, code: 'DUPLICATE' });
    else if (!taken) errors.push(problemOfQuantity(`${at}.accepted`, typed.accepted)!);
    else if (!turned) errors.push(problemOfQuantity(`${at}.refused`, typed.refused)!);
    else if (taken.plus(turned).gt(line.quantity))
      errors.push({ field: `${at}.accepted`, code: 'MORE_THAN_DELIVERED', params: [line.quantity] });
    // Nothing that was answered is open again, and what was accepted is not refused.
    else if (taken.lt(line.accepted) || taken.plus(turned).lt(decimal(line.accepted).plus(line.refused)))
      errors.push({ field: `${at}.accepted`, code: 'ANSWER_STANDS', params: [line.accepted, line.refused] });
    else if (turned.gt(line.refused) && reason === undefined) errors.push({ field: `${at}.reason`, code: 'REQUIRED' });
    else if (split(line, taken)) errors.push(split(line, taken, `${at}.accepted`)!);
    else if (split(line, turned)) errors.push(split(line, turned, `${at}.refused`)!);
    else {
      const more = taken.minus(line.accepted);
      const less = turned.minus(line.refused);
      if (more.eq(0) && less.eq(0)) continue;
      answers.push({ lineId, accepted: taken.toFixed(), refused: turned.toFixed(), reason: reason ?? null });
      if (more.gt(0)) accepted.push(toldLine(line, more.toFixed()));
      if (less.gt(0)) refused.push({ ...toldLine(line, less.toFixed()), ...(reason !== undefined && { reason }) });
    }
  }
  invalidAll(errors);
  return { answers, accepted, refused };
}
