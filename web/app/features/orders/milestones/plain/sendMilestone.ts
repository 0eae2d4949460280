import * as v from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { fileIn, type HeldFile } from '../../../files/index.ts';
import { documentOf } from '../../../tradeSteps/steps/stepDocuments.ts';
import {
  placeIn,
  rejectionSchema,
  submissionInput,
  submissionSchema,
  type TypedRejection,
  type TypedSubmission,
} from '../milestoneForms.ts';
import type { MilestoneStep } from '../milestoneSteps.ts';
import { plainMilestoneNames } from './names.ts';

type Typed = { text: string };
export type RefusedMilestone = RefusedPart<Typed> & { held?: HeldFile };

/** In these forms both texts have one name. */
const placeOf = (field: string) => placeIn(field).replace(/^(note|reason)$/, 'text');

interface Sending<Read> {
  step: MilestoneStep;
  typed: Typed;
  schema: v.GenericSchema<Read, Read>;
  read: Read;
  inputOf(read: Read): object;
  held?: HeldFile | undefined;
}

async function send<Read>(sent: PlainAnswer, { step, typed, schema, read, inputOf, held }: Sending<Read>) {
  const form = plainMilestoneNames[step];
  const id = sent.text('id');
  const kept = held && { held };
  const judged = v.safeParse(schema, read);
  if (!judged.success) {
    const told = Object.entries(problemsIn(judged.issues)).map(([field, problem]) => [placeOf(field), problem]);
    return { status: 400, again: { form, id, typed, problems: Object.fromEntries(told), ...kept } };
  }
  try {
    const input = {
      tradeRequestId: sent.text('requestId'),
      version: Number(sent.text('version')),
      ...inputOf(judged.output),
    };
    await sent.write(documentOf(step), { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { form, id, typed, known: ['text', 'fileId'], placeOf });
    return { status, again: { ...again, ...kept } };
  }
}

const submit: PlainAction<RefusedMilestone> = async (sent) => {
  const { held, problem, status } = fileIn(sent, 'fileId');
  const step = 'SUBMIT_MILESTONE' as const;
  const typed = { text: sent.paragraphs('text').trim() };
  const id = sent.text('id');
  if (problem !== undefined)
    return { status: status!, again: { form: plainMilestoneNames[step], id, typed, problems: { fileId: problem } } };
  const read = { note: typed.text, fileId: held?.id ?? '' };
  const inputOf = (given: TypedSubmission) => submissionInput(id, given);
  return send(sent, { step, typed, schema: submissionSchema, read, inputOf, held });
};

const reject: PlainAction<RefusedMilestone> = (sent) => {
  const typed = { text: sent.paragraphs('text').trim() };
  const inputOf = (given: TypedRejection) => ({ milestoneId: sent.text('id'), ...given });
  const of = { step: 'REJECT_MILESTONE', read: { reason: typed.text } } as const;
  return send(sent, { ...of, typed, schema: rejectionSchema, inputOf });
};

const accept: PlainAction<RefusedMilestone> = (sent) => {
  const inputOf = () => ({ milestoneId: sent.text('id') });
  return send(sent, { step: 'ACCEPT_MILESTONE', typed: { text: '' }, schema: v.object({}), read: {}, inputOf });
};

/** The forms without script of parts of a service, and what answers each. */
export const plainMilestoneForms: Record<string, PlainAction<object>> = {
  [plainMilestoneNames.SUBMIT_MILESTONE]: submit,
  [plainMilestoneNames.ACCEPT_MILESTONE]: accept,
  [plainMilestoneNames.REJECT_MILESTONE]: reject,
};
