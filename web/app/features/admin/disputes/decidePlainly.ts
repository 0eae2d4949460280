import { type GenericSchema, safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import type { Question } from '../../../platform/graph/question.ts';
import {
  ApproveResolutionDocument,
  ProposeResolutionDocument,
  RejectResolutionDocument,
} from './DisputeCase.generated.ts';
import { refusalSchema, resolutionInput, resolutionSchema, type TypedResolution } from './decisions.ts';
import { approvalForm, refusalForm, resolutionForm } from './plainNames.ts';

export type RefusedResolution = RefusedPart<TypedResolution>;
export type RefusedRefusal = RefusedPart<{ reason: string }>;

interface Sending<Typed, Input extends object> {
  form: string;
  typed: Typed;
  schema: GenericSchema<Typed, Typed>;
  document: Question<object, { input: Input }>;
  inputOf(read: Typed, of: { id: string; version: number }): Input;
}

async function send<Typed extends object, Input extends object>(
  sent: PlainAnswer,
  { form, typed, schema, document, inputOf }: Sending<Typed, Input>,
) {
  const id = sent.text('id');
  const read = safeParse(schema, typed);
  if (!read.success) return { status: 400, again: { form, id, typed, problems: problemsIn(read.issues) } };
  try {
    await sent.write(document, { input: inputOf(read.output, { id, version: Number(sent.text('version')) }) });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form, id, typed, known: Object.keys(typed) });
  }
}

const propose: PlainAction<RefusedResolution> = (sent) =>
  send(sent, {
    form: resolutionForm,
    typed: {
      ...{ outcome: sent.text('outcome'), buyerPercent: sent.text('buyerPercent') },
      reason: sent.paragraphs('reason').trim(),
    },
    schema: resolutionSchema,
    document: ProposeResolutionDocument,
    inputOf: (read, of) => ({ ...of, ...resolutionInput(read) }),
  });

const refuse: PlainAction<RefusedRefusal> = (sent) =>
  send(sent, {
    form: refusalForm,
    typed: { reason: sent.paragraphs('reason').trim() },
    schema: refusalSchema,
    document: RejectResolutionDocument,
    inputOf: (read, of) => ({ ...of, ...read }),
  });

const approve: PlainAction<RefusedPart<object>> = async (sent) => {
  const id = sent.text('id');
  try {
    await sent.write(ApproveResolutionDocument, { input: { id, version: Number(sent.text('version')) } });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: approvalForm, id, typed: {}, known: [] });
  }
};

/** The forms without script of a dispute, and what answers each. */
export const plainDecisionForms: Record<string, PlainAction<object>> = {
  [resolutionForm]: propose,
  [approvalForm]: approve,
  [refusalForm]: refuse,
};
