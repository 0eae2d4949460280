import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { openChains } from '../participations/chains.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { move } from '../requests/steps.ts';
import { machineOf } from '../requests/trade-machine.ts';
import { leave } from './leaving.ts';

/** Parts in open requests that are not agreed upon, of merchants that may sell no more. */
const readSuspended = (db: Queryable) =>
  db.query<{ requestId: string; participationId: string }>(
    `select r.id as "requestId", p.id as "participationId" from trade_participations p join trade_requests r on r.id = p.request_id
     join merchants m on m.id = p.merchant_id
     where m.confirm_status = 'SUSPENDED' and r.kind = 'OPEN_RFQ' and r.status in ('PUBLISHED', 'NEGOTIATING')
       and p.status in ('INVITED', 'VIEWED', 'QUOTING') order by r.id, p.id`,
    [],
  );

/** Ends the parts of sellers in open requests who were suspended; from the agreement on they live on. */
export const makeSuspended = ({ db, clock }: { db: Database; clock: Clock }) => ({
  everyMinutes: 30,
  async run(): Promise<void> {
    for (const { requestId, participationId } of await readSuspended(db))
      await db.transaction(async (tx) => {
        const row = await lockRequest(tx, requestId);
        const now = clock.now();
        const chain = row && openChains(row).find((each) => each.participationId === participationId);
        if (!row || !chain || (row.status !== 'PUBLISHED' && row.status !== 'NEGOTIATING')) return;
        const { event: type } = transitionOf(machineOf(row), row.status, 'LAPSE_SELLER', (by) => by === 'SYS');
        const { to, ...done } = await leave(tx, { row, now }, chain, { status: 'LAPSED', code: 'MERCHANT_SUSPENDED' });
        await move(tx, row, { type, to, done }, { actorId: null, onBehalfOf: null, at: now });
      });
  },
});
