import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { type CommentActor, commentMachine } from './comment-machine.ts';
import { type Move, moveComment } from './comment-writes.repository.ts';
import type { CommentAction, CommentState } from './comments.enums.ts';
import { type CommentRow, readByIds } from './comments.repository.ts';
import type { ThingRow } from './objects.repository.ts';

export const isVisible = (state: CommentState): boolean => state === 'PUBLISHED' || state === 'EDIT_PENDING';

type Step = {
  action: CommentAction;
  by: CommentActor;
  /** Null for reporters, who are several. */
  actorId: string | null;
  at: Date;
  /** On what it stands, for the words of notices. */
  thing: ThingRow | undefined;
  move?: Omit<Move, 'state' | 'at'>;
};

/**
 * Moves a comment that is held as its machine says, and tells its author's pages, its inbox of what others did, and the caches of
 * what readers see. @throws Problem 409 INVALID_TRANSITION
 */
export async function applyStep(tx: Tx, row: CommentRow, step: Step): Promise<CommentRow> {
  const { action, by, actorId, at, thing, move } = step;
  const { to, event } = transitionOf(commentMachine, row.state, action, (each) => each === by);
  const state = to ?? row.state;
  await moveComment(tx, row.id, { ...move, state, at });
  if (isVisible(row.state) || isVisible(state)) await recordChange(tx, [row.objectId]);
  const moved = (await readByIds(tx, [row.id]))[0]!;
  // A sample that stays as it is tells its author nothing.
  const isNews = by !== 'AUTHOR' && !(row.state === 'PUBLISHED' && state === 'PUBLISHED');
  if (row.authorUserId !== null)
    await recordEvent(tx, {
      type: event,
      objectType: 'OwnComment',
      objectId: row.id,
      seq: moved.version,
      audiences: [audience.user(row.authorUserId)],
      ...(isNews && { notice: { actorId, at, facts: factsOf(moved, thing) } }),
    });
  if (state === 'PUBLISHED' && row.state === 'PENDING') await tellAnswered(tx, moved, thing, at);
  return moved;
}

function factsOf({ rejectionCode, rejectionText }: CommentRow, thing: ThingRow | undefined) {
  return { name: thing?.name, rule: rejectionCode ?? undefined, text: rejectionText ?? undefined };
}

/** Whoever is answered hears of it once others can read the answer. */
export async function tellAnswered(tx: Tx, answer: CommentRow, thing: ThingRow | undefined, at: Date): Promise<void> {
  if (answer.answersId === null) return;
  const [answered] = await readByIds(tx, [answer.answersId]);
  const reader = answered?.authorUserId;
  if (!reader || reader === answer.authorUserId) return;
  await recordEvent(tx, {
    type: 'COMMENT_ANSWERED',
    objectType: 'Comment',
    objectId: answer.id,
    seq: answer.version,
    audiences: [audience.user(reader)],
    notice: {
      actorId: answer.authorUserId,
      at,
      facts: { name: thing?.name, path: thing?.path ?? undefined },
    },
  });
}
