import type { Tx } from '../../../platform/database/database.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Following } from '../../sourcing/requests/steps.ts';
import type { TradeConsentKind } from './consents.enums.ts';
import { endConsent, readConsents } from './consents.repository.ts';

/** What is open of these kinds lapses with the state that is left. @returns its events */
export async function lapseOpen(
  tx: Tx,
  { id, status }: Pick<TradeRequestRow, 'id' | 'status'>,
  kinds: readonly TradeConsentKind[],
  now: Date,
): Promise<Following[]> {
  const open = (await readConsents(tx, [id])).filter((each) => each.status === 'ASKED' && kinds.includes(each.kind));
  for (const { id: consentId } of open) await endConsent(tx, consentId, { status: 'LAPSED' }, now);
  return open.map((each) => ({
    type: `${each.kind}_LAPSED`,
    visibility: 'CHAIN',
    toStatus: status,
    payload: { consentId: each.id },
  }));
}
