import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMachine } from '../../../../api/src/modules/listings/entries/change-machine.ts';
import { newId } from '../../../../api/src/platform/ids.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { aListing, type Listing } from '../../../kit/seeded.ts';

// T8 of the state tables: every state of a change with every action by everybody. What the table does not have is refused and
// changes nothing.
type Actor = 'editor' | 'member' | 'stranger' | 'staff' | 'ownStaff';
const actors: Actor[] = ['editor', 'member', 'stranger', 'staff', 'ownStaff'];
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<Actor, object>;
let entry: Listing;
const id = newId();

beforeAll(async () => {
  app = await startAppAt('2026-11-23T08:00:00Z');
  const roles = { editor: [], member: [], stranger: [], staff: ['MODERATOR'], ownStaff: ['ADMIN'] } as const;
  headers = {} as Record<Actor, object>;
  for (const actor of actors) headers[actor] = await app.headersOf([...roles[actor]]);
  const users = await app.db.query<{ id: string }>('select id from users order by created_at desc, id desc limit 5');
  const [editor, member, , , ownStaff] = users.reverse();
  entry = await aListing(app);
  const members = [
    [editor!.id, ['CATALOG_EDIT']],
    [member!.id, ['MESSAGE']],
    [ownStaff!.id, ['MESSAGE']],
  ] as const;
  for (const [userId, permissions] of members)
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, false, 'عضو', $4, 'ACTIVE' from users where id = $3`,
      [newId(), entry.customerId, userId, permissions],
    );
});
afterAll(() => app?.stop());

const stored = async () =>
  (
    await app.db.query<{ status: string; version: number; title: string; events: number }>(
      `select c.status, c.version, p.title,
         (select count(*)::int from domain_events where aggregate_id = p.id) as events
       from product_changes c join supplier_products p on p.id = c.entry_id where c.id = $1`,
      [id],
    )
  )[0]!;

function request(action: string, version: number) {
  if (action === 'CANCEL')
    return { method: 'DELETE' as const, path: `/supplierproducts/${entry.id}/changes/${id}?version=${version}` };
  const decision = action === 'CONFIRM' ? 'CONFIRM' : 'REJECT';
  const payload = { version, decision, reasonCode: 'TITLE', reason: 'دلیل آزمون' };
  return { method: 'PUT' as const, path: `/admin/productchanges/${id}`, payload };
}

function expected(state: string, action: string, actor: Actor): number {
  const right = changeMachine.rows.some((row) => row.action === action && (row.from as string[]).includes(state));
  if (action !== 'CANCEL') return actor === 'staff' ? (right ? 200 : 409) : 403;
  if (actor === 'stranger' || actor === 'staff') return 404;
  return actor === 'editor' ? (right ? 200 : 409) : 403;
}

const actions = ['CONFIRM', 'DECLINE', 'CANCEL'];
const cases = changeMachine.states.flatMap((state) =>
  actions.flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

describe('a change', () => {
  it.each(cases)('$state: $action by $actor', async ({ state, action, actor }) => {
    await app.db.query('delete from product_changes where id = $1', [id]);
    await app.db.query('update supplier_products set title = $2 where id = $1', [entry.id, entry.title]);
    await app.db.query(
      `insert into product_changes (id, entry_id, kind, status, was, asked, asked_at) values ($1, $2, 'TITLE', $3, $4, $5, now())`,
      [id, entry.id, state, JSON.stringify({ title: entry.title }), JSON.stringify({ title: 'عنوان تازه', slug: 'x' })],
    );
    const before = await stored();
    const { method, path, payload } = request(action, before.version);
    const asked = { method, ...(payload && { payload }), headers: headers[actor] };
    const answer = await app.ask<{ code?: string }>(path, asked);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected(state, action, actor));
    const after = await stored();
    if (answer.status !== 200) return expect(after).toEqual(before);
    const row = changeMachine.rows.find((each) => each.action === action)!;
    expect(after).toEqual({
      status: row.to,
      version: before.version + 1,
      events: before.events + 1,
      title: action === 'CONFIRM' ? 'عنوان تازه' : entry.title,
    });
  });

  it('is wanted in the version that was read', async () => {
    await app.db.query(`update product_changes set status = 'PENDING', version = 3 where id = $1`, [id]);
    for (const [action, actor] of [
      ['CONFIRM', 'staff'],
      ['CANCEL', 'editor'],
    ] as const) {
      const { path, ...rest } = request(action, 2);
      expect(await app.ask(path, { ...rest, headers: headers[actor] })).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT' },
      });
    }
  });

  it('leaves the state in which it waits by a person, and no other one', () => {
    const open = changeMachine.states.filter((state) => !changeMachine.finals.includes(state));
    expect(open).toEqual(['PENDING']);
    expect(changeMachine.rows.filter(({ by }) => by !== 'SYS').map(({ action }) => action)).toEqual(actions);
  });
});
