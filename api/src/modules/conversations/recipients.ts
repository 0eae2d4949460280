import { Problem } from '../../platform/problem.ts';
import { foldSearchKey } from '../../platform/text.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { isBlocked } from './shown.ts';

/** Nobody writes in a conversation that is blocked, or that is about a request of another seller. @throws Problem 409 */
export function refuseUnwritable(row: ConversationRow): void {
  if (isBlocked(row)) throw new Problem(409, 'CONVERSATION_BLOCKED');
  if (row.isNotSelected) throw new Problem(409, 'SELLER_NOT_SELECTED');
}

/** Words go to nobody but the one whose name the writer was shown. @throws Problem 409 RECIPIENT_MISMATCH */
export function refuseOtherRecipient(shownName: string, names: readonly string[]): void {
  const folded = foldSearchKey(shownName);
  if (names.some((name) => foldSearchKey(name) === folded)) return;
  const params = [names[0]!];
  throw new Problem(409, 'RECIPIENT_MISMATCH', [{ field: 'recipientName', code: 'RECIPIENT_MISMATCH', params }]);
}
