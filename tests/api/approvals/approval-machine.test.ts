import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvalMachine } from '../../../api/src/modules/approvals/approval-machine.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { type Answerer, type Approving, approvingAt } from './approving.kit.ts';
import { readTrade } from '../trade/trading.kit.ts';

// T5 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing and
// tells nobody.
let app: Awaited<ReturnType<typeof startAppAt>>;
let company: Approving;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  company = await approvingAt(app);
  await company.limit('confirmer', '1000');
});
afterAll(() => app?.stop());

/** As which actors of the table somebody acts on the amount of an order that the confirmer asked about. */
const roles: Record<Answerer, string[]> = {
  owner: ['APPROVER'],
  second: ['APPROVER'],
  payer: ['APPROVER'],
  confirmer: ['ASKER'],
  requester: [],
  member: [],
  seller: [],
  shipper: [],
  clerk: [],
  stranger: [],
};
const actors = Object.keys(roles) as Answerer[];
const actions = ['APPROVE', 'REJECT', 'WITHDRAW'] as const;

/** What the table says of who may do what; sellers have not seen the request. */
function expected(state: string, action: string, actor: Answerer): number {
  if (['seller', 'shipper', 'clerk', 'stranger'].includes(actor)) return 404;
  const mine = approvalMachine.rows.filter((row) => row.action === action && roles[actor].includes(row.by));
  if (mine.length === 0) return 403;
  return mine.some(({ from }) => (from as readonly string[]).includes(state)) ? 200 : 409;
}

it.each(approvalMachine.states)('%s: every action by everybody', async (state) => {
  let asked: Awaited<ReturnType<Approving['askedOrder']>> | undefined;
  for (const action of actions)
    for (const actor of actors) {
      asked ??= await company.askedOrder();
      const { id, approval } = asked;
      await app.db.query(
        `update trade_approvals set status = $2, ended_at = case when $2 = 'PENDING' then null else asked_at end where id = $1`,
        [approval.id, state],
      );
      const before = (await readTrade(app, id))!;
      const answer = await company.answer(id, action.toLowerCase() as 'approve', actor, approval);
      const what = `${state}: ${action} by ${actor}`;
      const wanted = expected(state, action, actor);
      expect(answer.status, `${what} ${JSON.stringify(answer.body)}`).toBe(wanted);
      if (wanted === 409) expect(answer.body.code, what).toBe('INVALID_TRANSITION');
      const after = (await readTrade(app, id))!;
      if (wanted !== 200) expect(after, what).toEqual(before);
      else {
        expect(after.version, what).toBe(before.version + 1);
        asked = undefined;
      }
    }
  await app.db.query(`update trade_requests set status = 'CANCELLED'`);
});
