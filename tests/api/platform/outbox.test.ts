import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeOutbox } from '../../../api/src/platform/outbox/outbox.ts';
import type { Message, MessageSender, Outcome } from '../../../api/src/platform/outbox/sender.ts';
import { openMarket } from '../../kit/app-at.ts';
import { newPhone } from '../../kit/people.ts';
import { until } from '../../kit/until.ts';

// Row R10 of the safety page. The database's clock decides, so what waits is made older instead of waiting for it.
let market: Awaited<ReturnType<typeof openMarket>>;
/** What somebody is told to look at. */
let alarms: string[];
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market?.discard());
beforeEach(async () => {
  alarms = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(JSON.parse(line).alarm as string));
  await market.db.query('delete from outbox');
});
afterEach(() => vi.restoreAllMocks());

const LIFE_SECONDS = 120;
const down: Outcome = { sent: false, isFinal: false, failure: 'not reachable' };
const outboxWith = (send: MessageSender) =>
  makeOutbox({ db: market.db, clock: { now: () => new Date() }, key: 'a key of tests', send, keepsSent: false });
const newMessage = (): Message => ({
  channel: 'SMS',
  recipient: `+98${newPhone().slice(1)}`,
  template: 'rasteh-login',
  values: ['123456'],
});
const put = (outbox: ReturnType<typeof makeOutbox>, message: Message) =>
  market.db.transaction((tx) => outbox.put(tx, message, LIFE_SECONDS));
const pass = (seconds: number) =>
  market.db.query(
    `update outbox set next_try_at = next_try_at - make_interval(secs => $1),
       expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  );
const states = () =>
  market.db.query<{ state: string; isReadable: boolean }>(
    'select state, sealed_body is not null as "isReadable" from outbox',
  );

it('R10: while the provider is down a message is tried again within its life, and never after it', async () => {
  const tries: number[] = [];
  let second = 0;
  const outbox = outboxWith(async () => {
    tries.push(second);
    return down;
  });
  await put(outbox, newMessage());
  for (second = 0; second < LIFE_SECONDS + 60; second += 2) {
    await outbox.work();
    await pass(2);
  }
  // Soon at first, then less often: a provider that is back for the second half of the life still sends it.
  expect(tries.length).toBeGreaterThanOrEqual(5);
  expect(tries.filter((at) => at > 10 && at < LIFE_SECONDS).length).toBeGreaterThanOrEqual(3);
  expect(tries.every((at) => at < LIFE_SECONDS)).toBe(true);
  expect(alarms).toEqual(['messages delayed', 'messages expired']);
  expect(await states()).toEqual([{ state: 'EXPIRED', isReadable: false }]);
});

it('R10: a message that the provider refuses is not tried again, and somebody is told', async () => {
  const send = vi.fn<MessageSender>(async () => ({ sent: false, isFinal: true, failure: 'status 411' }));
  const outbox = outboxWith(send);
  await put(outbox, newMessage());
  for (let turn = 0; turn < 3; turn += 1) {
    await outbox.work();
    await pass(20);
  }
  expect(send).toHaveBeenCalledOnce();
  expect(alarms).toEqual(['message refused']);
  expect(await states()).toEqual([{ state: 'FAILED', isReadable: false }]);
});

it('R10: while its answer is awaited, and after it came late, nobody sends the message again', async () => {
  let answer!: (outcome: Outcome) => void;
  const send = vi.fn<MessageSender>(async () => ({ sent: true }));
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const one = outboxWith(send);
  const other = outboxWith(send);
  await put(one, newMessage());
  const sending = one.work();
  await until('the provider', () => send.mock.calls.length === 1);
  // As long as the provider may take, and a little for the database.
  await pass(12);
  await other.work();
  answer({ sent: true });
  await sending;
  await pass(30);
  await Promise.all([one.work(), other.work()]);
  expect(send).toHaveBeenCalledOnce();
  expect(await states()).toEqual([{ state: 'SENT', isReadable: false }]);
});

it('R10: what nobody knows the end of is sent again as it was: the code in the first message stays good', async () => {
  const message = newMessage();
  const neverAnswered = vi.fn<MessageSender>(() => new Promise(() => undefined));
  const dying = outboxWith(neverAnswered);
  await put(dying, message);
  void dying.work();
  await until('the provider', () => neverAnswered.mock.calls.length === 1);
  await pass(16);
  const send = vi.fn<MessageSender>(async () => ({ sent: true }));
  const other = outboxWith(send);
  await other.work();
  await other.work();
  expect(send.mock.calls).toEqual([[message]]);
  expect(alarms).toEqual([]);
});

it('looks for what is old apart from sending, by an index, and removes what is older than a week', async () => {
  const outbox = outboxWith(async () => ({ sent: true }));
  await put(outbox, newMessage());
  await put(outbox, newMessage());
  await outbox.work();
  await market.db.query(
    `update outbox set created_at = now() - interval '8 days' where id = (select id from outbox limit 1)`,
  );
  const query = vi.spyOn(market.db, 'query');
  await outbox.work();
  expect(query.mock.calls.filter(([text]) => text.includes('delete'))).toEqual([]);
  expect(await states()).toHaveLength(2);
  await outbox.forgetOld();
  expect(await states()).toHaveLength(1);

  // In a table of this size any plan is good; what matters is that there is one without the whole table.
  for (const [text] of query.mock.calls.filter(([each]) => /expires_at|created_at/.test(each))) {
    const plan = await market.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query<{ 'QUERY PLAN': string }>(
        `explain ${text.replaceAll('$3::timestamptz', 'now()').replaceAll(/\$\d/g, '1')}`,
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
});
