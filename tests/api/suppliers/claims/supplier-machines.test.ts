import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimMachine } from '../../../../api/src/modules/suppliers/claims/claim-machine.ts';
import { evidenceMachine } from '../../../../api/src/modules/suppliers/claims/evidence-machine.ts';
import { supplierMachine } from '../../../../api/src/modules/suppliers/claims/supplier-machine.ts';
import { newId } from '../../../../api/src/platform/ids.ts';
import type { Machine } from '../../../../api/src/platform/machine.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { type App, type Person, supplyOf } from './claims.kit.ts';

// T11 of the state tables: every state with every action by everybody. What a table does not have is refused, changes nothing and
// tells nobody.
let app: App;
let supply: ReturnType<typeof supplyOf>;
let people: Record<Actor, Person>;
let customerId: string;
let holderId: string;
let supplierId: string;
let claimId: string;
let claimedId: string;
let evidenceId: string;

const actors = ['owner', 'assistant', 'member', 'holder', 'stranger', 'staff', 'ownStaff'] as const;
type Actor = (typeof actors)[number];

beforeAll(async () => {
  app = await startAppAt('2026-11-23T08:00:00Z');
  supply = supplyOf(app);
  const mine = await supply.company();
  const theirs = await supply.company();
  customerId = mine.customerId;
  holderId = theirs.customerId;
  const ownStaff = await supply.person(['ADMIN']);
  await supply.join(customerId, ownStaff, false, ['MESSAGE']);
  people = {
    owner: mine.owner,
    assistant: await supply.member(customerId, ['CATALOG_EDIT']),
    member: await supply.member(customerId, ['MESSAGE']),
    holder: theirs.owner,
    stranger: await supply.person(),
    staff: await supply.person(['SUPPORT']),
    ownStaff,
  };
  const ready = await supply.readySupplier(mine.owner, customerId);
  supplierId = ready.id;
  await supply.accept(people.staff, ready.evidences[0]!);
  evidenceId = (await supply.addEvidence(mine.owner, supplierId)).id;
  claimedId = (await supply.nobodys()).id;
  await app.db.query('update suppliers set owner_customer_id = $2 where id = $1', [claimedId, holderId]);
  claimId = (await supply.claim(mine.owner, customerId, claimedId)).id;
  const first = await supply.addEvidence(mine.owner, claimedId, { claimId });
  await supply.accept(people.staff, first);
});
afterAll(() => app?.stop());

type Stored = { version: number; status: string; events: number };
async function stored(table: string, column: string, id: string): Promise<Stored | undefined> {
  const [row] = await app.db.query<Stored>(
    `select version, ${column} as status, (select count(*)::int from domain_events where aggregate_id = $1) as events
     from ${table} where id = $1`,
    [id],
  );
  return row;
}
const leads = (machine: Machine<string, string, string>, state: string, action: string) =>
  machine.rows.find((row) => row.action === action && row.by !== 'SYS' && row.from.includes(state));

type Try = { state: string; action: string; actor: Actor };
const casesOf = (
  machine: Machine<string, string, string>,
  actions: readonly string[],
  everybody: readonly Actor[] = actors.filter((each) => each !== 'holder'),
): Try[] =>
  machine.states.flatMap((state) => actions.flatMap((action) => everybody.map((actor) => ({ state, action, actor }))));
type Answer = { status: number; body?: { code?: string } | undefined };

/** Who was let through got the state of the table, the next version and one event; for everybody else nothing is other. */
async function judge(
  { state, action, actor }: Try,
  machine: Machine<string, string, string>,
  answer: Answer,
  expected: number,
  [before, after]: [Stored | undefined, Stored | undefined],
) {
  const what = `${state} ${action} by ${actor}: ${JSON.stringify(answer.body)}`;
  expect(answer.status, what).toBe(expected);
  if (expected === 200) {
    const { to = state } = leads(machine, state, action)!;
    expect(after).toEqual({ version: before!.version + 1, status: to, events: before!.events + 1 });
  } else if (expected !== 204) expect(after).toEqual(before);
  if (expected === 409) expect(answer.body?.code).toBe('INVALID_TRANSITION');
}

/** What a table says of who may do what: staff by the queue, others of the own side by what they may. */
function statusFor(of: {
  state: string;
  actor: Actor;
  isLeading: boolean;
  byStaff: boolean;
  may: Actor[];
  sees: Actor[];
}) {
  const { actor, isLeading, byStaff, may, sees } = of;
  if (byStaff) return actor === 'staff' ? (isLeading ? 200 : 409) : 403;
  if (!sees.includes(actor)) return 404;
  if (!may.includes(actor)) return 403;
  return isLeading ? 200 : 409;
}
const ours: Actor[] = ['owner', 'assistant', 'member', 'ownStaff'];

describe('a supplier', () => {
  const staffActions = ['CONFIRM', 'REJECT', 'SUSPEND', 'RESTORE', 'CONFIRM_CHANGE', 'DECLINE_CHANGE'];
  const actions = [...new Set(supplierMachine.rows.map(({ action }) => action))].filter((each) => each !== 'REMOVE');
  const names = (version: number) => ({ version, brandName: 'شیرسازی نو', legalName: 'صنایع شیرسازی نو' });

  async function ask({ action, actor }: Try, version: number): Promise<Answer> {
    const who = people[actor];
    const path = `/suppliers/${supplierId}`;
    if (staffActions.includes(action))
      return supply.send(who, 'PUT', `/admin${path}`, { version, decision: action, reason: 'دلیل آزمون' });
    if (action === 'EDIT') return supply.send(who, 'PUT', path, await supply.page(version));
    if (action === 'EDIT_NAMES') return supply.send(who, 'PUT', `${path}/names`, names(version));
    if (action === 'CANCEL_CHANGE') return supply.send(who, 'DELETE', `${path}/names?version=${version}`);
    return supply.send(who, 'POST', `${path}/${action.toLowerCase()}`, { version });
  }

  it.each(casesOf(supplierMachine, actions))('$state: $action by $actor', async (given) => {
    const { state, action, actor } = given;
    await app.db.query('delete from supplier_changes where supplier_id = $1', [supplierId]);
    if (action.endsWith('_CHANGE'))
      await app.db.query(
        `insert into supplier_changes (id, supplier_id, before, wanted, asked_at)
         values ($1, $2, '{"brandName":"الف","legalName":"ب"}', '{"brandName":"پ","legalName":"ت"}', now())`,
        [newId(), supplierId],
      );
    await app.db.query('update suppliers set confirm_status = $2 where id = $1', [supplierId, state]);
    const before = await stored('suppliers', 'confirm_status', supplierId);
    const answer = await ask(given, before!.version);
    const expected = statusFor({
      state,
      actor,
      byStaff: staffActions.includes(action),
      sees: ours,
      isLeading: leads(supplierMachine, state, action) !== undefined,
      may: action === 'EDIT' ? ['owner', 'assistant'] : ['owner'],
    });
    await judge(given, supplierMachine, answer, expected, [
      before,
      await stored('suppliers', 'confirm_status', supplierId),
    ]);
  });

  it('is removed as a draft only, by an owner only', async () => {
    for (const state of supplierMachine.states)
      for (const actor of actors) {
        const { id, version } = ok(
          await app.post('/suppliers', { by: people.owner, body: await supply.newSupplier(customerId) }),
        );
        await app.db.query('update suppliers set confirm_status = $2 where id = $1', [id, state]);
        const { status } = await app.delete('/suppliers/{id}', { by: people[actor], path: { id }, query: { version } });
        const expected = actor === 'owner' ? (state === 'DRAFT' ? 204 : 409) : ours.includes(actor) ? 403 : 404;
        expect(status, `${state} by ${actor}`).toBe(expected);
        await app.db.query('delete from suppliers where id = $1', [id]);
      }
  });
});

describe('a claim', () => {
  const staffActions = ['ASK', 'ACCEPT', 'REJECT'];
  const byPeople = ['OBJECT', 'AGREE', 'ADD_EVIDENCE', 'WITHDRAW', ...staffActions];

  async function ask({ action, actor }: Try, version: number): Promise<Answer> {
    const who = people[actor];
    if (staffActions.includes(action))
      return supply.send(who, 'PUT', `/admin/supplierclaims/${claimId}`, {
        version,
        decision: action,
        reason: 'دلیل آزمون',
      });
    if (action === 'ADD_EVIDENCE')
      return supply.send(who, 'POST', `/suppliers/${claimedId}/evidences`, await supply.newEvidence(who, { claimId }));
    if (action === 'WITHDRAW') return supply.send(who, 'POST', `/suppliers/claims/${claimId}/withdraw`, { version });
    const isAgreed = action === 'AGREE';
    const text = 'این تأمین‌کننده از سال‌ها پیش در مالکیت شرکت ماست و اسناد آن موجود است.';
    return supply.send(who, 'POST', `/suppliers/claims/${claimId}/answer`, {
      version,
      isAgreed,
      ...(!isAgreed && { text }),
    });
  }

  it.each(casesOf(claimMachine, byPeople, actors))('$state: $action by $actor', async (given) => {
    const { state, action, actor } = given;
    // One who said yes already stands for the other of the staff; the supplier is the holder's again.
    await app.db.query(`update supplier_claims set status = $2, approved_by = $3 where id = $1`, [
      claimId,
      state,
      newId(),
    ]);
    await app.db.query('update suppliers set owner_customer_id = $2 where id = $1', [claimedId, holderId]);
    await app.db.query(
      `update supplier_evidences set claim_id = $1 where supplier_id = $2 and customer_id is not null`,
      [claimId, claimedId],
    );
    await app.db.query(`delete from supplier_evidences where claim_id = $1 and result = 'WAITING'`, [claimId]);
    const before = await stored('supplier_claims', 'status', claimId);
    const answer = await ask(given, before!.version);
    const isHolders = action === 'OBJECT' || action === 'AGREE';
    const isOpen = !claimMachine.finals.includes(state as never);
    const expected = statusFor({
      state,
      actor,
      byStaff: staffActions.includes(action),
      isLeading: leads(claimMachine, state, action) !== undefined,
      sees: action === 'ADD_EVIDENCE' || !isOpen ? ours : [...ours, 'holder'],
      may: isHolders ? ['holder'] : action === 'WITHDRAW' ? ['owner'] : ['owner', 'assistant'],
    });
    const after = await stored('supplier_claims', 'status', claimId);
    // Handing an evidence in moves the claim only from where staff wait for it.
    if (action === 'ADD_EVIDENCE' && expected === 200)
      return expect(after).toMatchObject({ status: 'PENDING' === state || state === 'OBJECTION' ? state : 'PENDING' });
    // A holder of what is over learns nothing of it, and of it nothing is to be done.
    await judge(given, claimMachine, answer, expected, [before, after]);
  });

  it('goes on by the clock alone where the table says so', () => {
    const ofClock = claimMachine.rows.filter(({ by }) => by === 'SYS').map(({ action }) => action);
    expect(ofClock).toEqual(['NOT_ANSWER', 'REMIND', 'LAPSE', 'ASK_HOLDER']);
  });
});

describe('an evidence', () => {
  const actions = ['ACCEPT', 'REFUSE', 'REVOKE'];

  it.each(casesOf(evidenceMachine, [...actions, 'WITHDRAW']))('$state: $action by $actor', async (given) => {
    const { state, action, actor } = given;
    if (!(await stored('supplier_evidences', 'result', evidenceId)))
      evidenceId = (await supply.addEvidence(people.owner, supplierId)).id;
    await app.db.query('update supplier_evidences set result = $2 where id = $1', [evidenceId, state]);
    const before = await stored('supplier_evidences', 'result', evidenceId);
    const { version } = before!;
    const isLeading = leads(evidenceMachine, state, action) !== undefined;
    const verdict = { version, decision: action, reason: 'دلیل آزمون' };
    const path = `/suppliers/${supplierId}/evidences/${evidenceId}?version=${version}`;
    const answer = actions.includes(action)
      ? await supply.send(people[actor], 'PUT', `/admin/evidences/${evidenceId}`, verdict)
      : await supply.send(people[actor], 'DELETE', path);
    const may: Actor[] = ['owner', 'assistant'];
    const told = statusFor({ state, actor, isLeading, byStaff: actions.includes(action), sees: ours, may });
    const expected = action === 'WITHDRAW' && told === 200 ? 204 : told;
    await judge(given, evidenceMachine, answer, expected, [
      before,
      await stored('supplier_evidences', 'result', evidenceId),
    ]);
  });
});

it.each([supplierMachine, claimMachine, evidenceMachine])(
  '$name has a way out of every state that is not final',
  (machine) => {
    const { states, finals, rows } = machine as Machine<string, string, string>;
    for (const state of states)
      if (!finals.includes(state))
        expect(
          rows.some((row) => row.by !== 'SYS' && row.from.includes(state) && row.to && row.to !== state),
          state,
        ).toBe(true);
  },
);
