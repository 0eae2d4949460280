import { type GenericSchema, safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { fileIn, type HeldFile } from '../../../files/index.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { TradeRequestScreenDocument } from '../../../trade/screens/TradeRequestScreen.generated.ts';
import type { Room_RequestFragment as Request } from '../../../trade/room/Room.generated.ts';
import { inTurn } from '../../../tradeSteps/steps/inTurn.ts';
import { roomVariables } from '../../../tradeSteps/steps/room.ts';
import { type Step } from '../../../tradeSteps/steps/steps.ts';
import { documentOf } from '../../../tradeSteps/steps/stepDocuments.ts';
import {
  answerInput,
  answerLabels,
  answerSchema,
  handoverInput,
  handoverPlace,
  placeIn,
  shipInput,
  shipLabels,
  shipSchema,
  takenOff,
  type Typed,
  wholeAnswer,
} from '../deliveryForms.ts';
import { readableQuantity } from '../refusals/refusals.ts';
import { plainAnswerName, plainArrivalName, plainDeliverName, plainShipName, plainTakeAllName } from './names.ts';

export type RefusedDelivery = RefusedPart<Typed> & { held?: HeldFile };

interface Sending {
  step: Exclude<Step, 'REMOVE'>;
  /** Of the form and of what it is about. */
  form: string;
  id: string;
  requestId: string;
  names: readonly string[];
  schema: GenericSchema<Typed, Typed>;
  inputOf(read: Typed): object;
}

/** The order as its viewer sees it now: what the fields of the form are, follows from it. */
async function requestAt(args: ScreenArgs): Promise<Request> {
  const { viewer } = await load(args, TradeRequestScreenDocument, roomVariables(args.params.id ?? '', 1));
  return readFragment<Request>(found(args, viewer?.tradeRequest));
}

async function send(sent: PlainAnswer, { step, form, id, requestId, names, schema, inputOf }: Sending) {
  const typed: Typed = Object.fromEntries(names.map((name) => [name, sent.text(name)]));
  const read = safeParse(schema, typed);
  if (!read.success) return { status: 400, again: { form, id, typed, problems: problemsIn(read.issues) } };
  const input = { tradeRequestId: requestId, version: Number(sent.text('version')), ...inputOf(read.output) };
  try {
    await sent.write(documentOf(step), { input });
    return undefined;
  } catch (thrown) {
    const placeOf = (_: string, path: string) => placeIn(read.output, path);
    return refusedPart(readableQuantity(thrown), { form, id, typed, known: names, placeOf });
  }
}

const ship: PlainAction<RefusedDelivery> = async (sent, args) => {
  const request = await requestAt(args);
  const names = Object.keys(shipLabels(request));
  const of = { form: plainShipName, id: request.id, requestId: request.id };
  return send(sent, { step: 'SHIP', ...of, names, schema: shipSchema as Sending['schema'], inputOf: shipInput });
};

const deliver: PlainAction<RefusedDelivery> = async (sent) => {
  const id = sent.text('id');
  const form = { form: plainDeliverName, id, typed: {} };
  const { held, problem, status } = fileIn(sent, 'fileId');
  if (problem !== undefined) return { status: status!, again: { ...form, problems: { fileId: problem } } };
  const handed = handoverInput(id, { fileId: held?.id ?? '' });
  const input = { tradeRequestId: sent.text('requestId'), version: Number(sent.text('version')), ...handed };
  try {
    await sent.write(documentOf('DELIVER'), { input });
    return undefined;
  } catch (thrown) {
    const refused = refusedPart(thrown, { ...form, known: ['fileId'], placeOf: handoverPlace });
    return { ...refused, again: { ...refused.again, ...(held && { held }) } };
  }
};

const answer: PlainAction<RefusedDelivery> = async (sent, args) => {
  const request = await requestAt(args);
  const shipment = found(
    args,
    request.shipments.nodes.find(({ id }) => id === sent.text('id')),
  );
  const of = { form: plainAnswerName, id: shipment.id, requestId: request.id };
  const names = Object.keys(answerLabels(shipment));
  const inputOf = (read: Typed) => answerInput(shipment.id, takenOff(shipment, read));
  return send(sent, { step: 'CONFIRM_DELIVERY', ...of, names, schema: answerSchema, inputOf });
};

const arrive: PlainAction<RefusedDelivery> = async (sent) => {
  const id = sent.text('id');
  const input = { tradeRequestId: sent.text('requestId'), version: Number(sent.text('version')), shipmentId: id };
  try {
    await sent.write(documentOf('REPORT_ARRIVAL'), { input });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: plainArrivalName, id, typed: {}, known: [] });
  }
};

const takeAll: PlainAction<RefusedDelivery> = async (sent, args) => {
  const request = await requestAt(args);
  const named = sent.text('shipmentIds').split(' ');
  const shipments = request.shipments.nodes.filter(({ id }) => named.includes(id));
  try {
    await inTurn(Number(sent.text('version')), shipments, async (shipment, version) => {
      const input = { tradeRequestId: request.id, version, ...answerInput(shipment.id, wholeAnswer(shipment)) };
      return (await sent.write(documentOf('CONFIRM_DELIVERY'), { input }, shipment.id)).tradeRequest;
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: plainTakeAllName, id: request.id, typed: {}, known: [] });
  }
};

/** The forms without script of a delivery, and what answers each. */
export const plainDeliveryForms: Record<string, PlainAction<object>> = {
  [plainShipName]: ship,
  [plainDeliverName]: deliver,
  [plainAnswerName]: answer,
  [plainArrivalName]: arrive,
  [plainTakeAllName]: takeAll,
};
