import { randomUUID } from 'node:crypto';
import type { App } from '../../suppliers/claims/claims.kit.ts';

const ways: Record<string, string> = {
  SUBMIT_MILESTONE: 'submit',
  ACCEPT_MILESTONE: 'accept',
  REJECT_MILESTONE: 'reject',
};
export const isMilestoneAct = (action: string) => action in ways;

/** What is sent with an act on a part of a service: on the first one that stands where it is possible, or on any. */
export async function milestoneOf(app: App, id: string, action: string) {
  const states = action === 'SUBMIT_MILESTONE' ? ['PLANNED', 'REJECTED'] : ['SUBMITTED'];
  const [row] = await app.db.query<{ id: string }>(
    'select id from milestones where request_id = $1 order by status <> all($2::text[]), place limit 1',
    [id, states],
  );
  const body = { SUBMIT_MILESTONE: { note: 'پیوست‌ها آماده است.' }, REJECT_MILESTONE: { reason: 'برش B-B نیست.' } };
  return {
    way: `milestones/${row?.id ?? randomUUID()}/${ways[action]}`,
    body: (body as Record<string, object>)[action] ?? {},
  };
}

/** Parts of a request of which one can be acted on so; none for another act. */
export async function putMilestones(app: App, id: string, action: string): Promise<void> {
  await app.db.query('delete from milestones where request_id = $1', [id]);
  if (!isMilestoneAct(action)) return;
  const status = action === 'SUBMIT_MILESTONE' ? 'PLANNED' : 'SUBMITTED';
  for (const place of [1, 2])
    await app.db.query(
      `insert into milestones (id, request_id, place, title, basis_points, net_rial, vat_rial, status, due_at)
       values ($1, $2, $3, 'مرحله', 5000, 100, 10, $4, case when $4 = 'SUBMITTED' then $5::timestamptz + interval '21 days' end)`,
      [randomUUID(), id, place, status, app.clock.now()],
    );
}

/** What of a service was handed over and answered is as much of each line, and none of it is anywhere without its time. */
export async function requireParts(app: App, id: string): Promise<void> {
  const wrong = await app.db.query(
    `select m.id from milestones m join trade_requests r on r.id = m.request_id where r.id = $1 and (
       (m.status in ('SUBMITTED', 'REJECTED')) <> (m.due_at is not null)
       or (r.status = 'COMPLETED' and m.status not in ('ACCEPTED', 'CANCELLED'))
       or (r.status = 'CANCELLED' and m.status <> 'CANCELLED' and m.status <> 'ACCEPTED')
       or (r.status = 'DELIVERED' and m.status in ('PLANNED', 'REJECTED')))`,
    [id],
  );
  const [sum] = await app.db.query<{ sum: number; wrong: boolean }>(
    `select sum(basis_points)::int as sum,
       sum(net_rial + vat_rial) <> (select (agreed ->> 'totalRial')::numeric from trade_requests where id = $1) as wrong
     from milestones where request_id = $1`,
    [id],
  );
  if (wrong.length > 0 || sum!.sum !== 10_000 || sum!.wrong)
    throw new Error(`parts of ${id}: ${JSON.stringify({ wrong, sum })}`);
}
