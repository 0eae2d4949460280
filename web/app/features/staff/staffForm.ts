import * as v from 'valibot';
import type { PlainAction, PlainAnswer } from '../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../platform/forms/plain/problemsIn.ts';
import { toldOnPage } from '../../platform/forms/plain/toldOnPage.ts';
import { refusedAt, textOf } from '../../platform/forms/refusal.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { type Outdated, write } from '../../platform/graph/write.ts';
import { notify } from '../../platform/notify/notify.ts';
import { heldFiles } from '../files/index.ts';
import type { RefusedDecision } from './decisionKind.ts';
import { queueMessages } from './messages.ts';

/** In the place of the id of what is yet to be written. */
export const NEW = 'new';

/** What is written, and as it was read; a new thing without an id. */
interface SaveTarget {
  id: string | undefined;
  version: number;
}

/** How a form writes: in the browser, or on the server for who has no script. */
export interface Saving {
  write: PlainAnswer['write'];
  /** Says that something of a field cannot be kept: the browser keeps the rest, without script the form comes again. */
  warn(field: string, text: string): void;
}

interface StaffFormSpec<Entries extends v.ObjectEntries> {
  /** Of its form without script. */
  name: string;
  /** Reads what was typed; its entries are the fields. */
  schema: v.ObjectSchema<Entries, undefined>;
  /** Fields that hold the id of a file; without script the file comes with the form. */
  files?: readonly (keyof Entries & string)[];
  /** The lists whose members may be others afterwards. */
  outdates: Outdated;
  /** Where a field of the api is in the form, when the names differ. */
  placeOf?(field: string): string;
  save(values: v.InferOutput<v.ObjectSchema<Entries, undefined>>, target: SaveTarget, saving: Saving): Promise<unknown>;
}

/** How one kind of thing that staff look after is written, in a dialog and by a plain form. */
export function staffForm<Entries extends v.ObjectEntries>(spec: StaffFormSpec<Entries>) {
  const { name, schema, files = [], outdates, save, placeOf } = spec;
  const saving: Saving = {
    write: (document, variables) => write(document, variables, { outdates }),
    warn: (_field, text) => notify('warning', text),
  };
  return {
    name,
    schema,
    files,
    placeOf,
    /** Writes it in the browser. */
    save: (values: Parameters<typeof save>[0], target: SaveTarget) => save(values, target, saving),
    plainly: import.meta.env.SSR ? savePlainly(spec) : undefined,
  };
}

/** The forms without script of a tab, by name. */
export const plainForms = (
  ...forms: readonly { name: string; plainly: PlainAction<RefusedDecision> | undefined }[]
): Record<string, PlainAction<RefusedDecision>> =>
  Object.fromEntries(forms.flatMap(({ name, plainly }) => (plainly ? [[name, plainly]] : [])));

/** Names a form on its page, which has one for each thing. */
export const placeOfForm = (name: string, id = NEW): string => `${name}-${id}`;

function savePlainly<Entries extends v.ObjectEntries>(spec: StaffFormSpec<Entries>) {
  const { name, schema, files = [], placeOf, save } = spec;
  const action: PlainAction<RefusedDecision> = async (sent) => {
    const id = sent.text('id');
    const fields = Object.keys(schema.entries);
    const { held, problems: unfit, status: unfitStatus } = heldFiles(sent, files);
    const typed = Object.fromEntries(fields.map((field) => [field, held[field]?.id ?? typedIn(sent, field)]));
    const again = { place: placeOfForm(name, id), typed, held, isForm: true } as const;
    const read = v.safeParse(schema, typed);
    if (!read.success || Object.keys(unfit).length > 0)
      return { status: unfitStatus, again: { ...again, problems: { ...problemsIn(read.issues ?? []), ...unfit } } };
    const saving: Saving = { write: (...write) => sent.write(...write), warn: refuseField };
    try {
      await save(read.output, { id: id === NEW ? undefined : id, version: Number(sent.text('version')) }, saving);
      return undefined;
    } catch (thrown) {
      const { error, status } = toldOnPage(thrown);
      const told = refusedAt(error, fields, placeOf ?? ((field) => field));
      const problems = Object.fromEntries(told.map(({ place, text }) => [place, text]));
      if (told.length > 0) return { status, again: { ...again, problems } };
      if (error.code === 'VERSION_CONFLICT')
        return { status, again: { ...again, problems, isChanged: true, failure: queueMessages.changedPlainly } };
      return { status, again: { ...again, problems, failure: failureText(error) } };
    }
  };
  return action;
}

/** Several boxes of one name are one field of the form. */
const typedIn = (sent: PlainAnswer, field: string) =>
  sent
    .all(field)
    .map((value) => value.replaceAll('\r\n', '\n'))
    .join();

const failureText = (error: GraphError) => textOf(error, queueMessages.failed, queueMessages.offline);

function refuseField(field: string, message: string): never {
  throw new GraphError(400, message, 'VALIDATION_FAILED', { fields: [{ field, code: 'FORMAT', message }] });
}
