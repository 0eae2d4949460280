import type { PlainAnswer } from '../../platform/forms/plain/answerPlainForm.ts';
import type { RefusedPart } from '../../platform/forms/plain/refusedPart.ts';
import { fileMessages as words } from './messages.ts';
import { type HeldFile, heldFields } from './PlainFileField.tsx';
import { uploadFailure } from './uploadFailure.ts';

/** A form of a picture and its words without script that was not saved, with the picture that came. */
export type RefusedPicture = RefusedPart<{ altText: string }> & { held?: HeldFile };

/** The file that came with a form that needs none, if one did; or what is wrong with it. */
export function fileIn(sent: PlainAnswer, name: string): { held?: HeldFile; problem?: string; status?: number } {
  const file = heldFile(sent, name);
  if (!('problem' in file)) return file;
  // Without one nothing is wrong.
  return file.status === 400 ? {} : file;
}

/** The file of a form without script: the one that came with it, else the one that came before; or why there is none. */
export function heldFile(sent: PlainAnswer, name: string): { held: HeldFile } | { problem: string; status: number } {
  const file = sent.file(name);
  if (file && 'error' in file) return { problem: uploadFailure(file.error), status: file.error.status };
  if (file) return { held: { id: file.id, name: file.name } };
  const fields = heldFields(name);
  const id = sent.text(fields.id);
  return id ? { held: { id, name: sent.text(fields.name) } } : { problem: words.field.none, status: 400 };
}

/** The files of a form without script by their names, and what is wrong with others. */
export function heldFiles(sent: PlainAnswer, names: readonly string[]) {
  const held: Record<string, HeldFile> = {};
  const problems: Record<string, string> = {};
  let status = 400;
  for (const name of names) {
    const file = heldFile(sent, name);
    if ('held' in file) held[name] = file.held;
    else {
      problems[name] = file.problem;
      status = file.status;
    }
  }
  return { held, problems, status };
}
