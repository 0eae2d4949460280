import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegationMachine } from '../../../api/src/modules/merchants/delegation-machine.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import {
  type App,
  delegationsOf,
  memberOf,
  newSeller,
  runSupplier,
  somebody,
  storedOf,
  termsFrom,
} from '../../kit/delegations.ts';

// T10 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing
// and tells nobody.
const NOW = '2026-11-23T08:00:00Z';
type Actor =
  | 'merchantOwner'
  | 'merchantManager'
  | 'merchantMember'
  | 'supplierManager'
  | 'supplierMember'
  | 'stranger'
  | 'staff'
  | 'ownStaff';
let app: App;
let headers: Record<Actor, object>;
let id: string;
beforeAll(async () => {
  app = await startAppAt(NOW);
  const seller = await newSeller(app, 'فروشگاه گذارها');
  const supplier = await runSupplier(app);
  headers = {
    merchantOwner: seller.owner.headers,
    merchantManager: (await memberOf(app, seller.customerId, ['DELEGATION_MANAGE'])).headers,
    merchantMember: (await memberOf(app, seller.customerId, ['MESSAGE'])).headers,
    supplierManager: (await memberOf(app, supplier.customerId, ['DELEGATION_MANAGE'])).headers,
    supplierMember: (await memberOf(app, supplier.customerId, ['MESSAGE'])).headers,
    stranger: (await somebody(app)).headers,
    staff: (await somebody(app, ['SUPPORT'])).headers,
    ownStaff: (await memberOf(app, seller.customerId, ['MESSAGE'], ['ADMIN'])).headers,
  };
  const { merchantId } = seller;
  const { supplierId } = supplier;
  const made = await delegationsOf(app).create(headers.merchantOwner, { merchantId, supplierId, ...termsFrom(NOW) });
  expect(made).toMatchObject({ status: 200, body: { status: 'DRAFT' } });
  id = made.body.id;
});
afterAll(() => app?.stop());

const paper = newId();
/** As the clock and the tables have it. */
const written: Record<string, { status: string; validTo: string; revokesAt: string | null }> = Object.fromEntries(
  delegationMachine.states.map((state) => [
    state,
    {
      status: state === 'EXPIRED' ? 'ACTIVE' : state,
      validTo: state === 'EXPIRED' ? '2026-11-23T07:59:59Z' : '2027-05-01T00:00:00Z',
      revokesAt: state === 'REVOKED' ? '2026-11-22T08:00:00Z' : null,
    },
  ]),
);

const ofStaff = (actor: Actor) => actor === 'staff' || actor === 'ownStaff';
const paths: Record<string, string> = { REMOVE: '', EDIT: '' };
function request(action: string, actor: Actor, version: number) {
  const reason = 'دلیل آزمون';
  if (ofStaff(actor) && isStaffs(action)) {
    const payload = { version, decision: action, reason, evidence: 'نامهٔ ۱۲' };
    return { method: 'PUT' as const, path: `/admin/merchantdelegations/${id}`, payload };
  }
  if (action === 'REMOVE') return { method: 'DELETE' as const, path: `/merchantdelegations/${id}?version=${version}` };
  if (action === 'EDIT') {
    const payload = { version, ...termsFrom(NOW), documentFileId: paper };
    return { method: 'PUT' as const, path: `/merchantdelegations/${id}`, payload };
  }
  const payload = { version, ...(['REJECT', 'SUSPEND', 'REVOKE'].includes(action) && { reason }) };
  return {
    method: 'POST' as const,
    path: `/merchantdelegations/${id}/${paths[action] ?? action.toLowerCase()}`,
    payload,
  };
}

const rowsOf = (action: string, by: string) =>
  delegationMachine.rows.filter((row) => row.action === action && row.by === by);
const isStaffs = (action: string) => rowsOf(action, 'STAFF').length > 0;
const leads = (state: string, action: string, by: string) =>
  rowsOf(action, by).some(({ from }) => (from as string[]).includes(state));

/** A supplier with people answers by itself; who stopped it was the supplier; and no notice was given. */
const passesGuard = (action: string, by: string) =>
  action !== 'KEEP' && !(by === 'STAFF' && ['CONFIRM', 'REJECT', 'RESUME'].includes(action));

function expected(state: string, action: string, actor: Actor): number {
  if (ofStaff(actor) && isStaffs(action)) {
    if (actor === 'ownStaff') return 403;
    return leads(state, action, 'STAFF') && passesGuard(action, 'STAFF') ? 200 : 409;
  }
  if (actor === 'stranger' || actor === 'staff') return 404;
  const isSupplier = actor.startsWith('supplier');
  if (isSupplier && state === 'DRAFT') return 404;
  const by = isSupplier ? 'SUPPLIER' : 'MERCHANT';
  const mayAct = actor === 'merchantOwner' || actor.endsWith('Manager');
  if (!mayAct || rowsOf(action, by).length === 0) return 403;
  return leads(state, action, by) && passesGuard(action, by) ? 200 : 409;
}

const actors = Object.keys({
  merchantOwner: 0,
  merchantManager: 0,
  merchantMember: 0,
  supplierManager: 0,
  supplierMember: 0,
  stranger: 0,
  staff: 0,
  ownStaff: 0,
}) as Actor[];
const actions = [...new Set(delegationMachine.rows.filter(({ by }) => by !== 'CLOCK').map(({ action }) => action))];
const cases = delegationMachine.states.flatMap((state) =>
  actions.flatMap((action) =>
    actors
      // What only staff do has no address for others.
      .filter((actor) => ofStaff(actor) || !['CHECK_PAPER', 'REVOKE_AT_ONCE'].includes(action))
      // Thrown away, it is tried once more below.
      .filter(
        (actor) =>
          !(action === 'REMOVE' && state === 'DRAFT' && actor.startsWith('merchant') && actor !== 'merchantMember'),
      )
      .map((actor) => ({ state, action, actor })),
  ),
);

describe('a delegation', () => {
  it.each(cases)('$state: $action by $actor', async ({ state, action, actor }) => {
    const { status, validTo, revokesAt } = written[state]!;
    await app.db.query(
      `update merchant_delegations set status = $2, valid_from = '2026-11-01T00:00:00Z', valid_to = $3, revokes_at = $4,
         suspended_by = 'SUPPLIER', document_file_id = $5, verified_level = 'SUPPLIER_CONFIRMED' where id = $1`,
      [id, status, validTo, revokesAt, paper],
    );
    const before = (await storedOf(app, id))!;
    const { method, path, payload } = request(action, actor, before.version);
    const answer = await app.ask<{ code?: string }>(path, {
      method,
      ...(payload && { payload }),
      headers: headers[actor],
    });
    expect({ status: answer.status, code: answer.body?.code }).toMatchObject({
      status: expected(state, action, actor),
    });
    const after = (await storedOf(app, id))!;
    if (answer.status === 200) {
      const row = delegationMachine.rows.find(
        (each) => each.action === action && (each.from as string[]).includes(state),
      )!;
      expect(after).toMatchObject({
        version: before.version + 1,
        status: row.to ?? after.status,
        events: before.events + 1,
      });
      expect(after.told).toBeGreaterThan(before.told);
    } else expect(after).toEqual(before);
    if (answer.status === 409) expect(answer.body.code).toBe('INVALID_TRANSITION');
  });

  it('is thrown away by who may ask for it, and then is there no more', async () => {
    await app.db.query(
      `update merchant_delegations set status = 'DRAFT', revokes_at = null, document_file_id = null where id = $1`,
      [id],
    );
    const { version } = (await storedOf(app, id))!;
    expect(
      (
        await app.delete('/merchantdelegations/{id}', {
          by: { headers: headers.merchantManager },
          path: { id },
          query: { version },
        })
      ).status,
    ).toBe(204);
    expect(
      (
        await app.delete('/merchantdelegations/{id}', {
          by: { headers: headers.merchantManager },
          path: { id },
          query: { version },
        })
      ).status,
    ).toBe(404);
  });

  it('has a way out of every state that is not final, and each of the clock’s rows has a time', () => {
    for (const state of delegationMachine.states)
      if (!delegationMachine.finals.includes(state))
        expect(
          delegationMachine.rows.some(
            (row) => row.from.includes(state) && row.to && row.to !== state && row.by !== 'CLOCK',
          ),
          state,
        ).toBe(true);
  });
});
