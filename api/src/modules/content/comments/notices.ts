import type { NoticeTypes } from '../../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What authors of comments are told of. */
export const commentNotices: NoticeTypes = {
  COMMENT_DECIDED: {
    events: ['COMMENT_PUBLISHED', 'COMMENT_REJECTED', 'COMMENT_EDIT_REJECTED', 'COMMENT_HIDDEN'],
    byMail: false,
    targetPath: () => '/profile/comments',
    words: ({ event, facts }) => ({
      title: words.decided(event, facts.name),
      detail: words.why(facts.rule, facts.text),
    }),
    many: words.manyDecided,
  },
  COMMENT_ANSWERED: {
    events: ['COMMENT_ANSWERED'],
    byMail: false,
    targetPath: ({ objectId, facts }) =>
      facts.path ? `${facts.path}?comment=${objectId}#comment-${objectId}` : '/profile/comments',
    words: ({ facts }) => ({ title: words.answered(facts.name) }),
    many: words.manyAnswered,
  },
};
