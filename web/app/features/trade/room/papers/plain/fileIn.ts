import type { PlainAnswer } from '../../../../../platform/forms/plain/answerPlainForm.ts';
import { heldFile, type HeldFile } from '../../../../files/index.ts';

/** The file that came with a form that needs none, if one did; or what is wrong with it. */
export function fileIn(sent: PlainAnswer): { held?: HeldFile; problem?: string; status?: number } {
  const file = heldFile(sent, 'fileId');
  if (!('problem' in file)) return file;
  // Without one nothing is wrong.
  return file.status === 400 ? {} : file;
}
