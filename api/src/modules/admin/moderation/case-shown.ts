import type { CaseSubject } from '../../../platform/modules/case-kind.ts';
import type { ReportedMessage } from '../../conversations/index.ts';
import type { ModerationDecision } from './moderation.enums.ts';
import type { CaseRow } from './moderation.repository.ts';
import type { ModerationCase } from './moderation.schemas.ts';

type Viewer = { userId: string; mayDecide: boolean };

/** A case as one of staff reads it, with what that one can do about it now. */
export function shownCase(row: CaseRow, subject: CaseSubject | undefined, viewer: Viewer, now: Date): ModerationCase {
  const { id, kind, state, objectId, reason, hits, createdAt, dueAt, version } = row;
  const claim = claimOf(row, now);
  const isMine = claim !== undefined && row.claimedBy === viewer.userId;
  const isOwnDecision = row.appealedAgainst === viewer.userId;
  const isOwnMatter = subject?.isOwn ?? false;
  const canDecide = state === 'OPEN' && viewer.mayDecide && !isOwnMatter && !isOwnDecision && (isMine || !claim);
  return {
    id,
    kind,
    state,
    objectId,
    ...(subject && { subject: shownSubject(subject) }),
    ...(reason !== null && { reason }),
    hits,
    openedAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: state === 'OPEN' && dueAt < now,
    ...claim,
    isMine,
    isOwnMatter,
    isOwnDecision,
    allowedDecisions: canDecide ? ((subject?.decisions ?? []) as ModerationDecision[]) : [],
    ...outcomeOf(row),
    version,
  };
}

/** Who looks at it now, and until when it is theirs. */
function claimOf({ claimedBy, claimedUntil, claimedByName }: CaseRow, now: Date) {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now) return undefined;
  return { claimedUntil: claimedUntil.toISOString(), ...(claimedByName !== null && { claimedByName }) };
}

function outcomeOf({ decision, decisionCode, decisionText, decidedByName, decidedAt }: CaseRow) {
  return {
    ...(decision !== null && { outcome: decision }),
    ...(decisionCode !== null && { rule: decisionCode }),
    ...(decisionText !== null && { answer: decisionText }),
    ...(decidedByName !== null && { decidedByName }),
    ...(decidedAt !== null && { decidedAt: decidedAt.toISOString() }),
  };
}

function shownSubject(subject: CaseSubject): NonNullable<ModerationCase['subject']> {
  const { isOwn: _own, decisions: _decisions, authorName, writtenAt, message, ...rest } = subject;
  return {
    ...rest,
    ...(authorName !== null && { authorName }),
    // The one module that tells of messages; the registry of cases knows none.
    ...(message && { message: message as ReportedMessage }),
    writtenAt: writtenAt.toISOString(),
  };
}
