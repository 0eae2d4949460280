import type { PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import type { PageAction } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import {
  ArchiveOwnPageDocument,
  ArchivePageDocument,
  PublishPageDocument,
  RestorePageDocument,
  ReturnPageDocument,
  SubmitOwnPageDocument,
  SubmitPageDocument,
  WithdrawOwnPageDocument,
  WithdrawPageDocument,
} from './PageState.generated.ts';

/** Steps that people take; the others are of the form and of the clock. */
export type PageStep = Exclude<PageAction, 'EDIT' | 'APPEAR'>;
export const pageSteps: readonly PageStep[] = [
  'SUBMIT',
  'PUBLISH',
  'SCHEDULE',
  'RETURN',
  'WITHDRAW',
  'ARCHIVE',
  'RESTORE',
];
export interface StepFields {
  reason?: string;
  publishAt?: string;
  redirectPath?: string;
}
type Input = { pageId: string; version: number };
export type TakeStep = (step: PageStep, page: Input, fields: StepFields) => Promise<unknown>;
/** How a step is written: in the browser, or on the server for who has no script. */
type Write = PlainAnswer['write'];

/** Takes a step as an editor of the site. */
export const staffSteps =
  (run: Write): TakeStep =>
  (step, input, { reason = '', publishAt, redirectPath = '' }) => {
    switch (step) {
      case 'SUBMIT':
        return run(SubmitPageDocument, { input });
      case 'WITHDRAW':
        return run(WithdrawPageDocument, { input });
      case 'RETURN':
        return run(ReturnPageDocument, { input: { ...input, reason } });
      case 'ARCHIVE':
        return run(ArchivePageDocument, { input: { ...input, ...emptyAsNull({ redirectPath }) } });
      case 'RESTORE':
        return run(RestorePageDocument, { input });
      default:
        return run(PublishPageDocument, { input: { ...input, ...(publishAt && { publishAt }) } });
    }
  };

/** Takes a step for the supplier that writes the page. */
export const ownSteps =
  (run: Write): TakeStep =>
  (step, input, { redirectPath = '' }) => {
    switch (step) {
      case 'SUBMIT':
        return run(SubmitOwnPageDocument, { input });
      case 'WITHDRAW':
        return run(WithdrawOwnPageDocument, { input });
      default:
        return run(ArchiveOwnPageDocument, { input: { ...input, ...emptyAsNull({ redirectPath }) } });
    }
  };

/** The same in the browser. */
export const takeStaffStep = staffSteps((document, variables) =>
  write(document, variables, { outdates: ['staff.pages', 'staff.pageVersions'] }),
);
export const takeOwnStep = ownSteps((document, variables) =>
  write(document, variables, { outdates: ['viewer.ownPages'] }),
);
