import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantMachine } from '../../../api/src/modules/merchants/merchant-machine.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { aPlace } from '../../kit/seeded.ts';

// T9 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing
// and tells nobody.
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<Actor, object>;
let id: string;
beforeAll(async () => {
  app = await startAppAt('2026-11-23T08:00:00Z');
  headers = {
    owner: await app.headersOf([]),
    assistant: await app.headersOf([]),
    member: await app.headersOf([]),
    stranger: await app.headersOf([]),
    staff: await app.headersOf(['SUPPORT']),
    ownStaff: await app.headersOf(['ADMIN']),
  };
  const [owner, assistant, member, , , ownStaff] = await app.db
    .query<{ id: string }>('select id from users order by created_at desc, id desc limit 6')
    .then((rows) => rows.reverse());
  const customerId = newId();
  const { cityId } = await aPlace(app);
  await app.db.query(
    `insert into customers (id, kind, legal_name, identity_verified_at) values ($1, 'COMPANY', 'آزمون', now())`,
    [customerId],
  );
  const members = [
    [owner!.id, true, []],
    [assistant!.id, false, ['SALE_SETTING_EDIT']],
    [member!.id, false, ['MESSAGE']],
    [ownStaff!.id, false, ['MESSAGE']],
  ] as const;
  for (const [userId, isOwner, permissions] of members)
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, $4, 'عضو', $5, 'ACTIVE' from users where id = $3`,
      [newId(), customerId, userId, isOwner, permissions],
    );
  const made = await app.post('/merchants', {
    by: { headers: headers.owner },
    body: {
      customerId,
      name: 'فروشگاه گذارها',
      kind: 'RESELLER',
      cityId,
      about: 'فروش شیر و اتصال صنعتی در کشور.',
    },
  });
  expect(made).toMatchObject({ status: 200 });
  id = ok(made).id;
  await app.db.query(
    `insert into merchant_sale_settings (id, merchant_id, accepts_direct_order, payment_terms, response_sla_hours) values ($1, $2, true, '{ON_DELIVERY}', 24)`,
    [newId(), id],
  );
});
afterAll(() => app?.stop());

type Actor = 'owner' | 'assistant' | 'member' | 'stranger' | 'staff' | 'ownStaff';
type Stored = { version: number; status: string; name: string; cityId: string; events: number };
const stored = async () =>
  (
    await app.db.query<Stored>(
      `select version, confirm_status as status, name, city_id as "cityId",
         (select count(*)::int from domain_events where aggregate_id = merchants.id) as events
       from merchants where id = $1`,
      [id],
    )
  )[0]!;

const staffActions = ['CONFIRM', 'REJECT', 'SUSPEND', 'RESTORE'];
function request(action: string, { version, name, cityId }: Stored) {
  if (staffActions.includes(action))
    return {
      method: 'PUT' as const,
      path: `/admin/merchants/${id}`,
      payload: { version, decision: action, reason: 'دلیل آزمون' },
    };
  if (action === 'EDIT' || action === 'RENAME')
    return {
      method: 'PUT' as const,
      path: `/merchants/${id}`,
      payload: {
        version,
        cityId,
        name: action === 'EDIT' ? name : `${name} نو`,
        about: 'فروش شیر و اتصال صنعتی در کشور.',
      },
    };
  return { method: 'POST' as const, path: `/merchants/${id}/${action.toLowerCase()}`, payload: { version } };
}

/** What the table says of who may do what: owners all of their side, an assistant what its permission names, staff decide. */
function expected(state: string, action: string, actor: Actor): number {
  const isOfStaff = staffActions.includes(action);
  if (isOfStaff && actor === 'ownStaff') return 403;
  if (isOfStaff) return actor === 'staff' ? (leads(state, action) ? 200 : 409) : 403;
  if (actor === 'stranger' || actor === 'staff') return 404;
  const isWriter = actor === 'owner' || (actor === 'assistant' && action === 'EDIT');
  if (!isWriter) return 403;
  return leads(state, action) ? 200 : 409;
}
const leads = (state: string, action: string) =>
  merchantMachine.rows.some((row) => row.action === action && (row.from as string[]).includes(state));

const actors: Actor[] = ['owner', 'assistant', 'member', 'stranger', 'staff', 'ownStaff'];
const actions = [...new Set(merchantMachine.rows.map(({ action }) => action))];
const cases = merchantMachine.states.flatMap((state) =>
  actions
    // Before it is confirmed another name is an edit like any other.
    .filter((action) => action !== 'RENAME' || state === 'CONFIRMED')
    .flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

describe('a merchant', () => {
  it.each(cases)('$state: $action by $actor', async ({ state, action, actor }) => {
    await app.db.query(
      `update merchants set confirm_status = $2, renamed_at = null, closed_at = case when $2 = 'CLOSED' then now() end where id = $1`,
      [id, state],
    );
    const before = await stored();
    const { method, path, payload } = request(action, before);
    const answer = await app.ask<{ code?: string; allowedActions?: string[] }>(path, {
      method,
      payload,
      headers: headers[actor],
    });
    expect({ status: answer.status, code: answer.body.code }).toMatchObject({ status: expected(state, action, actor) });
    const after = await stored();
    if (answer.status === 200) {
      const row = merchantMachine.rows.find(
        (each) => each.action === action && (each.from as string[]).includes(state),
      )!;
      expect(after).toMatchObject({
        version: before.version + 1,
        status: row.to ?? after.status,
        events: before.events + 1,
      });
    } else expect(after).toEqual(before);
    if (answer.status === 409) expect(answer.body.code).toBe('INVALID_TRANSITION');
  });

  it('has a way out of every state that is not final', () => {
    for (const state of merchantMachine.states)
      if (!merchantMachine.finals.includes(state))
        expect(
          merchantMachine.rows.some((row) => row.from.includes(state) && row.to && row.to !== state),
          state,
        ).toBe(true);
  });
});
