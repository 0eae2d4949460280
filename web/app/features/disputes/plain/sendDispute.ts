import { type GenericSchema, safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { fileIn, type HeldFile } from '../../files/index.ts';
import {} from '../../tradeSteps/steps/steps.ts';
import { documentOf } from '../../tradeSteps/steps/stepDocuments.ts';
import {
  openingInput,
  openingSchema,
  placeIn,
  sayingInput,
  type SayingKind,
  sayingSchema,
  settlementInput,
  settlementSchema,
  type TypedDispute,
  type TypedSaying,
  type TypedSettlement,
} from '../disputeForms.ts';
import { plainOpeningName, plainSayingNames, plainSettlementName } from './names.ts';

export type RefusedOpening = RefusedPart<TypedDispute> & { held?: HeldFile };
export type RefusedSaying = RefusedPart<TypedSaying> & { held?: HeldFile };
export type RefusedSettlement = RefusedPart<TypedSettlement>;

interface Sending<Typed> {
  step: 'OPEN_DISPUTE' | 'ASK_SETTLEMENT' | SayingKind;
  form: string;
  typed: Typed;
  schema: GenericSchema<Typed, Typed>;
  inputOf(read: Typed): object;
  held?: HeldFile | undefined;
}

async function send<Typed extends object>(sent: PlainAnswer, sending: Sending<Typed>) {
  const { step, form, typed, schema, inputOf, held } = sending;
  const id = sent.text('id');
  const kept = held && { held };
  const read = safeParse(schema, typed);
  if (!read.success) return { status: 400, again: { form, id, typed, problems: problemsIn(read.issues), ...kept } };
  try {
    const input = { tradeRequestId: id, version: Number(sent.text('version')), ...inputOf(read.output) };
    await sent.write(documentOf(step), { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { form, id, typed, known: Object.keys(typed), placeOf: placeIn });
    return { status, again: { ...again, ...kept } };
  }
}

const open: PlainAction<RefusedOpening> = async (sent) => {
  const { held, problem, status } = fileIn(sent, 'fileId');
  const typed = {
    lineIds: sent.all('lineIds'),
    wish: sent.text('wish'),
    reasonCode: sent.text('reasonCode'),
    text: sent.paragraphs('text').trim(),
    fileId: held?.id ?? '',
  };
  if (problem !== undefined)
    return {
      status: status!,
      again: { form: plainOpeningName, id: sent.text('id'), typed, problems: { fileId: problem } },
    };
  const of = { step: 'OPEN_DISPUTE', form: plainOpeningName } as const;
  return send(sent, { ...of, typed, schema: openingSchema, inputOf: openingInput, held });
};

const say =
  (step: SayingKind): PlainAction<RefusedSaying> =>
  async (sent) => {
    const { held, problem, status } = fileIn(sent, 'fileId');
    const typed = { text: sent.paragraphs('text').trim(), fileId: held?.id ?? '' };
    const form = plainSayingNames[step];
    if (problem !== undefined)
      return { status: status!, again: { form, id: sent.text('id'), typed, problems: { fileId: problem } } };
    return send(sent, { step, form, typed, schema: sayingSchema(step), inputOf: sayingInput, held });
  };

const settle: PlainAction<RefusedSettlement> = (sent) => {
  const typed = {
    outcome: sent.text('outcome'),
    buyerPercent: sent.text('buyerPercent'),
    reason: sent.paragraphs('reason').trim(),
  };
  const of = { step: 'ASK_SETTLEMENT', form: plainSettlementName } as const;
  return send(sent, { ...of, typed, schema: settlementSchema, inputOf: settlementInput });
};

/** The forms without script of disputes, and what answers each. */
export const plainDisputeForms: Record<string, PlainAction<object>> = {
  [plainOpeningName]: open,
  [plainSayingNames.ANSWER_DISPUTE]: say('ANSWER_DISPUTE'),
  [plainSayingNames.ADD_EVIDENCE]: say('ADD_EVIDENCE'),
  [plainSettlementName]: settle,
};
