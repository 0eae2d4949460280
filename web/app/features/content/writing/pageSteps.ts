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
export interface StepFields {
  reason?: string;
  publishAt?: string;
  redirectPath?: string;
}
type Input = { pageId: string; version: number };
export type TakeStep = (step: PageStep, page: Input, fields: StepFields) => Promise<unknown>;

const outdatesOfStaff = { outdates: ['staff.pages', 'staff.pageVersions'] as const };
const outdatesOfOwn = { outdates: ['viewer.ownPages'] as const };

/** Takes a step as an editor of the site. */
export const takeStaffStep: TakeStep = (step, input, { reason = '', publishAt, redirectPath }) => {
  switch (step) {
    case 'SUBMIT':
      return write(SubmitPageDocument, { input }, outdatesOfStaff);
    case 'WITHDRAW':
      return write(WithdrawPageDocument, { input }, outdatesOfStaff);
    case 'RETURN':
      return write(ReturnPageDocument, { input: { ...input, reason } }, outdatesOfStaff);
    case 'ARCHIVE':
      return write(
        ArchivePageDocument,
        { input: { ...input, ...(redirectPath && { redirectPath }) } },
        outdatesOfStaff,
      );
    case 'RESTORE':
      return write(RestorePageDocument, { input }, outdatesOfStaff);
    default:
      return write(PublishPageDocument, { input: { ...input, ...(publishAt && { publishAt }) } }, outdatesOfStaff);
  }
};

/** Takes a step for the supplier that writes the page. */
export const takeOwnStep: TakeStep = (step, input, { redirectPath }) => {
  switch (step) {
    case 'SUBMIT':
      return write(SubmitOwnPageDocument, { input }, outdatesOfOwn);
    case 'WITHDRAW':
      return write(WithdrawOwnPageDocument, { input }, outdatesOfOwn);
    default:
      return write(
        ArchiveOwnPageDocument,
        { input: { ...input, ...(redirectPath && { redirectPath }) } },
        outdatesOfOwn,
      );
  }
};
