import * as v from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { found } from '../../../platform/graph/load.ts';
import { momentOf } from '../staff/announcements/typedMoment.ts';
import { CreatePreviewLinkDocument } from './PageState.generated.ts';
import { type PageStep, pageSteps, type StepFields, type TakeStep } from './pageSteps.ts';
import { archiveSchema, returnSchema, scheduleSchema } from './stepSchemas.ts';

/** Names of the forms without script. */
export const plainStepName = 'page-step';
export const plainPreviewName = 'page-preview';

export type RefusedStep = RefusedPart<Record<string, string>>;
/** A link for a preview that was made. */
export type MadePreview = RefusedPart<object> & { path?: string };

const schemas: Partial<Record<PageStep, v.ObjectSchema<v.ObjectEntries, undefined>>> = {
  RETURN: returnSchema,
  SCHEDULE: scheduleSchema,
  ARCHIVE: archiveSchema,
};

/** Takes the step of a page that a form without script asks for. */
export const takeStepPlainly =
  (steps: (run: PlainAnswer['write']) => TakeStep): PlainAction<RefusedStep> =>
  async (sent, args) => {
    const step = found(
      args,
      pageSteps.find((each) => each === sent.text('id')),
    );
    const schema = schemas[step] ?? v.object({});
    const known = Object.keys(schema.entries);
    const typed = Object.fromEntries(known.map((name) => [name, sent.paragraphs(name)]));
    const form = { form: plainStepName, id: step, typed };
    const read = v.safeParse(schema, typed);
    if (!read.success) return { status: 400, again: { ...form, problems: problemsIn(read.issues) } };
    try {
      const page = { pageId: args.params.id ?? '', version: Number(sent.text('version')) };
      await steps((...written) => sent.write(...written))(step, page, fieldsOf(read.output));
      return undefined;
    } catch (thrown) {
      return refusedPart(thrown, { ...form, known, placeOf: (field) => (field === 'publishAt' ? 'day' : field) });
    }
  };

function fieldsOf({ day, time, ...fields }: Record<string, unknown>): StepFields {
  if (typeof day !== 'string' || typeof time !== 'string') return fields;
  return { publishAt: momentOf(day, time) };
}

/** Makes a link for a preview, and shows it. */
export const linkPreviewPlainly: PlainAction<MadePreview> = async (sent, args) => {
  const pageId = args.params.id ?? '';
  const form = { form: plainPreviewName, id: pageId, typed: {} };
  try {
    const { previewLink } = await sent.write(CreatePreviewLinkDocument, { input: { pageId } });
    return { status: 200, again: { ...form, problems: {}, path: previewLink.path } };
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: [] });
  }
};
