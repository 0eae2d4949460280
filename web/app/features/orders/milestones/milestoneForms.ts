import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import { ON_ITS_WAY } from '../../files/index.ts';
import { paperMessages } from '../papers/messages.ts';
import { milestoneFormMessages as words } from './form/messages.ts';

export type TypedSubmission = { note: string; fileId: string };
export const submissionSchema = v.pipe(
  v.object({
    note: optionalText(2_000, 3),
    fileId: v.pipe(
      v.string(),
      v.check((id) => id !== ON_ITS_WAY, paperMessages.onItsWay),
    ),
  }),
  checkFields((typed: TypedSubmission) =>
    typed.note === '' && typed.fileId === '' ? [['note', words.nothing] as const] : [],
  ),
);
export const submissionInput = (milestoneId: string, { note, fileId }: TypedSubmission) => ({
  milestoneId,
  ...emptyAsNull({ note }),
  ...(fileId !== '' && { fileIds: [fileId] }),
});

export type TypedRejection = { reason: string };
export const rejectionSchema = v.object({ reason: requiredText(3, 1_000) });

/** Where a form has what the api calls otherwise. */
export const placeIn = (field: string) => field.replace(/\[\d+\]$/, '').replace('fileIds', 'fileId');
