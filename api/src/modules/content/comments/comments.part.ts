import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import type { PersonalPart } from '../../../platform/personal-part.ts';
import { COMMENT, makeCommentCases } from './comment-cases.ts';
import { forgetAuthor, readAllOf, readLikesOf, readReportsOf } from './comment-writes.repository.ts';
import { makeCommenting } from './commenting.service.ts';
import * as enums from './comments.enums.ts';
import { commentErrors } from './comments.errors.ts';
import { commentForms } from './comments.forms.ts';
import { commentRoutes } from './comments.routes.ts';
import { makeComments } from './comments.service.ts';
import { commentNotices } from './notices.ts';
import { makeCommentObjects } from './objects.ts';
import { makeReacting } from './reacting.service.ts';

export type CommentParts = { db: Database; clock: Clock } & Parameters<typeof makeCommentObjects>[0] &
  Omit<Parameters<typeof makeCommenting>[0], 'objects'>;

/** What readers say of pages and offers. */
export function commentsPart(parts: CommentParts): ManifestPart {
  const { db } = parts;
  const objects = makeCommentObjects(parts);
  const own = { ...parts, objects };
  const personal: PersonalPart = {
    read: async (userId) => ({
      written: await readAllOf(db, userId),
      liked: await readLikesOf(db, userId),
      reported: await readReportsOf(db, userId),
    }),
    forget: forgetAuthor,
  };
  return {
    errors: commentErrors,
    enums,
    forms: commentForms,
    notices: commentNotices,
    routes: (v1) => commentRoutes(v1, makeComments(own), makeCommenting(own), makeReacting(own)),
    caseKinds: { [COMMENT]: makeCommentCases(own) },
    personal: { comments: personal },
    pointsAt: ['SUPPLIER_PRODUCT'],
    nodes: [{ type: 'Comment', table: 'comments' }],
  };
}
