import { safeParse } from 'valibot';
import { ruleText } from '../../../../platform/forms/messages.ts';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { heldFile, type HeldFile } from '../../../files/index.ts';
import {} from '../../../tradeSteps/steps/steps.ts';
import { documentOf } from '../../../tradeSteps/steps/stepDocuments.ts';
import { paperInput, retractionSchema } from '../papers.ts';
import { plainPaperName, plainRetractionName } from './names.ts';

/** A paper that was not added, with the file that came. */
export type RefusedPaper = RefusedPart<{ type: string; shipmentId: string }> & { held?: HeldFile };
export type RefusedRetraction = RefusedPart<{ reason: string }>;

/** Adds the file that came with the form. */
const add: PlainAction<RefusedPaper> = async (sent) => {
  const id = sent.text('id');
  const typed = { type: sent.text('type'), shipmentId: sent.text('shipmentId') };
  const form = { form: plainPaperName, id, typed };
  const file = heldFile(sent, 'fileId');
  const noType = typed.type === '' ? { type: ruleText('REQUIRED') } : {};
  if ('problem' in file)
    return { status: file.status, again: { ...form, problems: { ...noType, fileId: file.problem } } };
  const { held } = file;
  if (typed.type === '') return { status: 400, again: { ...form, problems: noType, held } };
  try {
    const input = {
      tradeRequestId: id,
      version: Number(sent.text('version')),
      ...paperInput({ ...typed, fileId: held.id }),
    };
    await sent.write(documentOf('ADD_DOCUMENT'), { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['type', 'shipmentId', 'fileId'] });
    return { status, again: { ...again, held } };
  }
};

/** Says that a paper holds no more. */
const retract: PlainAction<RefusedRetraction> = async (sent) => {
  const id = sent.text('id');
  const typed = { reason: sent.text('reason') };
  const form = { form: plainRetractionName, id, typed };
  const read = safeParse(retractionSchema, typed);
  if (!read.success) return { status: 400, again: { ...form, problems: problemsIn(read.issues) } };
  try {
    const of = { tradeRequestId: sent.text('requestId'), version: Number(sent.text('version')) };
    const input = { ...of, documentId: id, ...read.output };
    await sent.write(documentOf('RETRACT_DOCUMENT'), { input });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: ['reason'] });
  }
};

/** The forms without script of papers, and what answers each. */
export const plainPaperForms: Record<string, PlainAction<object>> = {
  [plainPaperName]: add,
  [plainRetractionName]: retract,
};
