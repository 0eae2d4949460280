import { type GenericSchema, safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import type { Question } from '../../../platform/graph/question.ts';
import {
  ApproveResolutionDocument,
  ProposeMediatedSettlementDocument,
  ProposeResolutionDocument,
  RejectResolutionDocument,
  WithdrawMediatedSettlementDocument,
} from './DisputeCase.generated.ts';
import {
  mediationSchema,
  refusalSchema,
  resolutionInput,
  resolutionSchema,
  type TypedResolution,
} from './decisions.ts';
import { approvalForm, mediationForm, refusalForm, resolutionForm, unmediationForm } from './plainNames.ts';

export type RefusedResolution = RefusedPart<TypedResolution>;
export type RefusedRefusal = RefusedPart<{ reason: string }>;

interface Versioned {
  disputeId: string;
  version: number;
}

interface Sending<Typed, Input extends object> {
  form: string;
  typed: Typed;
  schema: GenericSchema<Typed, Typed>;
  document: Question<object, { input: Input }>;
  inputOf(read: Typed, of: Versioned): Input;
}

async function send<Typed extends object, Input extends object>(
  sent: PlainAnswer,
  { form, typed, schema, document, inputOf }: Sending<Typed, Input>,
) {
  const id = sent.text('id');
  const read = safeParse(schema, typed);
  if (!read.success) return { status: 400, again: { form, id, typed, problems: problemsIn(read.issues) } };
  try {
    await sent.write(document, {
      input: inputOf(read.output, { disputeId: id, version: Number(sent.text('version')) }),
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form, id, typed, known: Object.keys(typed) });
  }
}

const typedIn = (sent: PlainAnswer): TypedResolution => ({
  outcome: sent.text('outcome'),
  buyerPercent: sent.text('buyerPercent'),
  reason: sent.paragraphs('reason').trim(),
});

const mediate: PlainAction<RefusedResolution> = (sent) =>
  send(sent, {
    form: mediationForm,
    typed: typedIn(sent),
    schema: mediationSchema,
    document: ProposeMediatedSettlementDocument,
    inputOf: (read, of) => ({ ...of, ...resolutionInput(read) }),
  });

const propose: PlainAction<RefusedResolution> = (sent) =>
  send(sent, {
    form: resolutionForm,
    typed: typedIn(sent),
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

/** What is done without a word. */
const wordless =
  (form: string, document: Question<object, { input: Versioned }>): PlainAction<RefusedPart<object>> =>
  async (sent) => {
    const id = sent.text('id');
    try {
      await sent.write(document, { input: { disputeId: id, version: Number(sent.text('version')) } });
      return undefined;
    } catch (thrown) {
      return refusedPart(thrown, { form, id, typed: {}, known: [] });
    }
  };

/** The forms without script of a dispute, and what answers each. */
export const plainDecisionForms: Record<string, PlainAction<object>> = {
  [resolutionForm]: propose,
  [mediationForm]: mediate,
  [unmediationForm]: wordless(unmediationForm, WithdrawMediatedSettlementDocument),
  [approvalForm]: wordless(approvalForm, ApproveResolutionDocument),
  [refusalForm]: refuse,
};
