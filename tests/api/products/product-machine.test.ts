import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productMachine } from '../../../api/src/modules/products/product-machine.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { type Product, proposalLike } from './products.kit.ts';
import { aSeller } from '../../kit/seeded.ts';

// T13 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing
// and tells nobody.
type Actor = 'editor' | 'member' | 'stranger' | 'staff' | 'ownStaff';
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<Actor, object>;
let customerId: string;
let like: Product;
let into: string;
beforeAll(async () => {
  app = await startAppAt('2026-11-23T08:00:00Z');
  headers = {
    editor: await app.headersOf([]),
    member: await app.headersOf([]),
    stranger: await app.headersOf([]),
    staff: await app.headersOf(['MODERATOR']),
    ownStaff: await app.headersOf(['ADMIN']),
  };
  const users = await app.db.query<{ id: string }>('select id from users order by created_at desc, id desc limit 5');
  const [editor, member, , , ownStaff] = users.reverse();
  ({ customerId } = await aSeller(app));
  const members = [
    [editor!.id, ['CATALOG_EDIT']],
    [member!.id, ['MESSAGE']],
    [ownStaff!.id, ['MESSAGE']],
  ] as const;
  for (const [userId, permissions] of members)
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, false, 'عضو', $4, 'ACTIVE' from users where id = $3`,
      [newId(), customerId, userId, permissions],
    );
  const listed = await app.ask<{ items: Product[] }>('/baseproducts?pageSize=1');
  like = listed.body.items[0]!;
  into = like.id;
});
afterAll(() => app?.stop());

type Stored = { version: number; status: string; events: number };
const stored = async (id: string) =>
  (
    await app.db.query<Stored>(
      `select version, status, (select count(*)::int from domain_events where aggregate_id = b.id) as events
       from base_products b where id = $1`,
      [id],
    )
  )[0];

/** A proposal that was made, and then brought into a state. */
async function productIn(state: string): Promise<string> {
  const payload = proposalLike(like, customerId);
  const body = ok(await app.post('/baseproducts', { by: { headers: headers.editor }, body: payload }));
  await app.db.query('update base_products set status = $2 where id = $1', [body.id, state]);
  return body.id;
}

const ofStaff = ['PUBLISH', 'REJECT', 'CHANGE', 'MERGE'];
function request(action: string, id: string, { version }: Stored) {
  const { customerId: _, ...content } = proposalLike(like, customerId);
  const reason = 'دلیل آزمون';
  if (action === 'MERGE') {
    const payload = { version, intoId: into, counts: { entries: 0, favorites: 0, notes: 0 }, reason };
    return { method: 'POST' as const, path: `/admin/baseproducts/${id}/merge`, payload };
  }
  if (ofStaff.includes(action)) {
    const payload = { version, decision: action, reason, ...(action === 'CHANGE' && { content }) };
    return { method: 'PUT' as const, path: `/admin/baseproducts/${id}`, payload };
  }
  if (action === 'PROPOSE')
    return { method: 'PUT' as const, path: `/baseproducts/${id}`, payload: { version, ...content } };
  return { method: 'DELETE' as const, path: `/baseproducts/${id}?version=${version}` };
}

function expected(state: string, action: string, actor: Actor): number {
  const row = productMachine.rows.find((each) => each.action === action)!;
  const leads = (row.from as string[]).includes(state);
  if (row.by === 'STAFF') return actor === 'staff' ? (leads ? 200 : 409) : 403;
  if (actor === 'stranger' || actor === 'staff') return 404;
  if (actor !== 'editor') return 403;
  if (!leads) return 409;
  return action === 'WITHDRAW' ? 204 : 200;
}

const actors: Actor[] = ['editor', 'member', 'stranger', 'staff', 'ownStaff'];
const actions = productMachine.rows.map(({ action }) => action);
const cases = productMachine.states.flatMap((state) =>
  actions.flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

describe('a base product', () => {
  it.each(cases)('$state: $action by $actor', async ({ state, action, actor }) => {
    const id = await productIn(state);
    const before = (await stored(id))!;
    const { method, path, payload } = request(action, id, before);
    const answer = await app.ask<{ code?: string }>(path, {
      method,
      ...(payload && { payload }),
      headers: headers[actor],
    });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected(state, action, actor) });
    const after = await stored(id);
    const row = productMachine.rows.find((each) => each.action === action)!;
    if (answer.status === 204) expect(after).toBeUndefined();
    else if (answer.status === 200)
      expect(after).toEqual({ version: before.version + 1, status: row.to ?? state, events: before.events + 1 });
    else expect(after).toEqual(before);
    // A company may have fifty waiting; the next case has its own.
    await app.db.query(`update base_products set status = 'REJECTED' where id = $1 and status = 'PENDING'`, [id]);
  });

  it('has a way out of every state by a person, but for the final one', () => {
    for (const state of productMachine.states)
      expect(productMachine.rows.some(({ from }) => from.includes(state))).toBe(!productMachine.finals.includes(state));
  });
});
