import type { Machine } from '../../../platform/machine.ts';
import { CommentAction, CommentState } from './comments.enums.ts';

/** Who acts on a comment: its author, staff who moderate, and readers who report it. */
export type CommentActor = 'AUTHOR' | 'MODERATOR' | 'REPORTERS';

/** A comment from its writing to its end. An edit waits beside the text that is shown until it is decided. */
export const commentMachine: Machine<CommentState, CommentAction, CommentActor> = {
  name: 'comment',
  words: { states: CommentState, actions: [CommentAction] },
  states: ['PENDING', 'PUBLISHED', 'EDIT_PENDING', 'HIDDEN', 'REJECTED', 'REMOVED'],
  finals: ['REMOVED'],
  rows: [
    {
      from: ['PENDING', 'PUBLISHED', 'EDIT_PENDING', 'HIDDEN', 'REJECTED'],
      action: 'PUBLISH',
      by: 'MODERATOR',
      to: 'PUBLISHED',
      event: 'COMMENT_PUBLISHED',
    },
    {
      from: ['PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED'],
      action: 'REJECT',
      by: 'MODERATOR',
      to: 'REJECTED',
      event: 'COMMENT_REJECTED',
    },
    { from: ['EDIT_PENDING'], action: 'REJECT', by: 'MODERATOR', to: 'PUBLISHED', event: 'COMMENT_EDIT_REJECTED' },
    { from: ['PUBLISHED', 'EDIT_PENDING'], action: 'HIDE', by: 'MODERATOR', to: 'HIDDEN', event: 'COMMENT_HIDDEN' },
    { from: ['PUBLISHED', 'EDIT_PENDING'], action: 'HIDE', by: 'REPORTERS', to: 'HIDDEN', event: 'COMMENT_HIDDEN' },
    { from: ['PUBLISHED'], action: 'EDIT', by: 'AUTHOR', to: 'EDIT_PENDING', event: 'COMMENT_EDITED' },
    { from: ['HIDDEN', 'REJECTED'], action: 'APPEAL', by: 'AUTHOR', event: 'COMMENT_APPEALED' },
    {
      from: ['PENDING', 'PUBLISHED', 'EDIT_PENDING', 'HIDDEN', 'REJECTED'],
      action: 'REMOVE',
      by: 'AUTHOR',
      to: 'REMOVED',
      event: 'COMMENT_REMOVED',
    },
  ],
};
