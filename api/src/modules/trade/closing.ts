import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transitionOf } from '../../platform/machine.ts';
import * as open from '../sourcing/requests/open-requests.repository.ts';
import * as repository from '../sourcing/requests/requests.repository.ts';
import { move } from '../sourcing/requests/steps.ts';
import { tradeMachine } from '../sourcing/requests/trade-machine.ts';

/** What is to be done with the requests of a customer that is closed. */
export const makeClosing = ({ clock }: { clock: Clock }) => ({
  /** Numbers of requests that both sides know and that have not ended: they keep a customer from being closed. */
  openOf: (tx: Tx, customerId: string): Promise<string[]> => open.readOpenNumbers(tx, customerId),

  /** What no seller has seen yet ends with its buyer. */
  async customerClosed(tx: Tx, customerId: string): Promise<void> {
    const by = { actorId: null, onBehalfOf: null, at: clock.now() };
    for (const id of await open.readUnpublishedIds(tx, customerId)) {
      const row = (await repository.lockRequest(tx, id))!;
      const { event: type, to } = transitionOf(tradeMachine, row.status, 'CLOSE', (actor) => actor === 'SYS');
      await move(tx, row, { type, to, done: { visibility: 'BUYER', moved: { deadlineAt: null } } }, by);
    }
  },
});
