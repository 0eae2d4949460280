import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { tellMediator } from '../../disputes/states.ts';
import { lockRequest } from '../../sourcing/requests/requests.repository.ts';
import { move } from '../../sourcing/requests/steps.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import { tellOfTrade } from '../../sourcing/requests/trade-events.ts';
import { CONSENT_CLOCK, type ConsentClock, UNFUNDED_DAYS } from './consent-clock.ts';
import { endConsent, readConsents } from './consents.repository.ts';
import { concernedBy } from './sides.ts';

/** What the clock does with questions and with agreements that wait for money, looking again under the lock of the request. */
export function makeConsentClock({ clock }: { clock: Clock }): Record<typeof CONSENT_CLOCK, Queue> {
  async function act(tx: Tx, payload: ConsentClock): Promise<void> {
    const now = clock.now();
    const row = await lockRequest(tx, payload.requestId);
    if (!row) return;
    const by = { actorId: null, onBehalfOf: null, at: now };
    if (payload.action === 'REMIND') {
      if (row.status !== 'AGREED' || row.agreedAt?.toISOString() !== payload.agreedAt) return;
      const notifies: TradeSide[] = ['BUYER', 'SELLER'];
      const facts = { days: String(UNFUNDED_DAYS - payload.days) };
      return tellOfTrade(tx, row, { type: 'UNFUNDED_REMINDED', visibility: 'CHAIN', notifies, facts }, by);
    }
    const consent = (await readConsents(tx, [row.id])).find(({ id }) => id === payload.consentId);
    if (consent?.status !== 'ASKED') return;
    await endConsent(tx, consent.id, { status: 'LAPSED' }, now);
    const done = { visibility: 'CHAIN', payload: { consentId: consent.id }, notifies: concernedBy(consent) } as const;
    await move(tx, row, { type: `${consent.kind}_LAPSED`, done }, by);
    if (consent.side === 'STAFF') await tellMediator(tx, consent, `${consent.kind}_LAPSED`, now);
  }

  return { [CONSENT_CLOCK]: { run: (job: Job<ConsentClock>) => job.finish((tx) => act(tx, job.payload)) } };
}
