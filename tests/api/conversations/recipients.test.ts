import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tradeStates } from '../../../api/src/modules/sourcing/requests/trade-rows.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { type Opening, openingAt } from '../sourcing/rfq/opening.kit.ts';

type Talk = { id: string; otherName: string; isNotSelected: boolean; isWritable: boolean };

const MINUTE_MS = 60_000;
/** Nobody has been told of the request yet, or it never was published. */
const BEFORE: readonly string[] = ['DRAFT', 'AWAITING_CONFIRMATION', 'AWAITING_PAYMENT'];
/** What only an agreement leads to, and what can follow one. */
const AGREED: readonly string[] = ['AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED', 'COMPLETED'];
const ENDED: readonly string[] = ['CANCELLED', 'EXPIRED'];

let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

async function talksOf(id: string): Promise<Talk[]> {
  return ok(
    await app.get('/conversations/by-subject', {
      by: opening.personOf('owner'),
      query: { subjectType: 'TRADE_REQUEST', subjectIds: id },
    }),
  );
}
async function write(conversationId: string, recipientName: string | undefined, body: string) {
  // Nobody writes more than 20 messages a minute.
  app.clock.set(new Date(app.clock.now().getTime() + MINUTE_MS / 10));
  const { customerId } = opening.trading;
  const to = { conversationId, ...(recipientName !== undefined && { recipientName }) };
  const { status, body: answer } = await app.post('/conversations', {
    by: opening.personOf('owner'),
    body: { customerId, ...to, body },
  });
  return { status, code: answer.code };
}
/** Names of the sellers whom a text has reached. */
const reached = async (body: string) =>
  (
    await app.db.query<{ name: string }>(
      'select c.seller_name as name from messages m join conversations c on c.id = m.conversation_id where m.body = $1',
      [body],
    )
  ).map(({ name }) => name);

/** A request to so many sellers, all of whom have sent an offer; the agreed one is with the seller whose number is given. */
async function begun(sellers: number, chosen?: number): Promise<string> {
  const asked = Array.from({ length: sellers }, (_, index) => index + 1) as (1 | 2 | 3 | 4)[];
  const id = await opening.published({ merchantIds: opening.merchantIds(...asked) });
  if (chosen === undefined) return id;
  for (const seller of asked) {
    const sent = await opening.offered(id, seller, { price: 1000 + seller });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    if (seller === chosen) expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
    if (seller === chosen) break;
  }
  return id;
}
const put = (id: string, status: string) =>
  app.db.query('update trade_requests set status = $2 where id = $1', [id, status]);

/** Writes into each conversation under each name. @returns what went wrong */
async function faultsOf(id: string, where: string, selected?: string): Promise<string[]> {
  const faults: string[] = [];
  const talks = await talksOf(id);
  for (const talk of talks) {
    for (const { otherName: shown } of talks) {
      const body = `${where}: ${talk.otherName} ← ${shown} ${Math.random()}`;
      const { status, code } = await write(talk.id, shown, body);
      const names = await reached(body);
      const isRight = shown === talk.otherName;
      const isOpen = selected === undefined || selected === talk.otherName;
      const wanted = !isRight ? 'RECIPIENT_MISMATCH' : isOpen ? undefined : 'SELLER_NOT_SELECTED';
      if (code !== wanted || (status === 200) !== (wanted === undefined)) faults.push(`${body}: ${status} ${code}`);
      if (names.join() !== (status === 200 ? shown : '')) faults.push(`${body} reached ${names.join()}`);
    }
    if (talk.isNotSelected !== (selected !== undefined && selected !== talk.otherName))
      faults.push(`${where}: ${talk.otherName} isNotSelected ${talk.isNotSelected}`);
    const body = `${where}: nobody ${Math.random()}`;
    if ((await write(talk.id, undefined, body)).status !== 400) faults.push(`${body} was sent to nobody`);
  }
  return faults;
}

describe('a message of a buyer reaches the seller whose name was shown, and no other', () => {
  it.each([1, 2, 3, 4])('in every state of a request to %i sellers', async (sellers) => {
    const faults: string[] = [];
    const early = await begun(sellers);
    const notAgreed = tradeStates.filter((state) => !AGREED.includes(state) && !BEFORE.includes(state));
    expect(await talksOf(early)).toHaveLength(sellers);
    for (const state of notAgreed) {
      await put(early, state);
      faults.push(...(await faultsOf(early, `${state}/${sellers}`)));
    }
    const chosen = Math.ceil(sellers / 2);
    const late = await begun(sellers, chosen);
    const [first] = await talksOf(late);
    const { merchantName } = await opening.one(late);
    expect(first).toMatchObject({ otherName: merchantName, isNotSelected: false });
    for (const state of [...AGREED, ...ENDED]) {
      await put(late, state);
      faults.push(...(await faultsOf(late, `${state}/${sellers}`, first!.otherName)));
    }
    expect(faults).toEqual([]);
  });

  it('of a direct order, before and after it is agreed', async () => {
    const id = await opening.trading.draft();
    expect(await talksOf(id)).toEqual([]);
    expect((await opening.trading.publish('owner', id, 1)).status).toBe(200);
    expect(await faultsOf(id, 'direct')).toEqual([]);
    const agreed = await opening.trading.act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller', await opening.versionOf(id));
    expect(agreed.status).toBe(200);
    expect(await faultsOf(id, 'direct', (await talksOf(id))[0]!.otherName)).toEqual([]);
  });

  it('also where it changes what was said: nothing is changed for a seller who was not selected', async () => {
    const id = await begun(2);
    const talk = (await talksOf(id)).find(({ otherName }) => otherName !== undefined)!;
    await write(talk.id, talk.otherName, 'پیش از توافق');
    const [message] = await app.db.query<{ id: string }>('select id from messages where conversation_id = $1', [
      talk.id,
    ]);
    const names = (await talksOf(id)).map(({ otherName }) => otherName);
    for (const seller of [1, 2] as const) {
      const sent = await opening.offered(id, seller);
      const { merchantName } = sent.body as unknown as { merchantName: string };
      if (merchantName === talk.otherName) continue;
      expect(names).toContain(merchantName);
      expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
    }
    const edit = { messageId: message!.id, body: 'پس از توافق' };
    const refused = await app.put('/conversations/{id}/thread', {
      by: opening.personOf('owner'),
      path: { id: talk.id },
      body: edit,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'SELLER_NOT_SELECTED' } });
    expect(await reached('پس از توافق')).toEqual([]);
  });

  it('a seller writes to the buyer, by the name that is shown before the agreement or after it', async () => {
    const id = await opening.published({ visibility: 'PUBLIC', merchantIds: opening.merchantIds(1) });
    const [talk] = await talksOf(id);
    const { customerId } = opening.sellers[0]!;
    const { headers } = opening.trading.people.clerk;
    const say = async (recipientName: string) => {
      const payload = { customerId, conversationId: talk!.id, recipientName, body: 'سلام' };
      return (await app.post('/conversations', { by: { headers }, body: payload })).status;
    };
    const hidden = 'خریدار تأییدشده';
    expect([await say(hidden), await say('صنایع آزمون')]).toEqual([200, 409]);
    const sent = await opening.offered(id, 1);
    expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
    const read = await app.get('/conversations/{id}', { by: { headers }, path: { id: talk!.id } });
    expect([await say(hidden), await say(ok(read).otherName), await say('کسی دیگر')]).toEqual([200, 200, 409]);
  });
});
