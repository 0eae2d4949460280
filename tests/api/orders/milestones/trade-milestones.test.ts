import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { milestoneMachine } from '../../../../api/src/modules/orders/milestones/milestone-machine.ts';
import { machineOf } from '../../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { tryHistories } from '../../../kit/histories.ts';
import { ok } from '../../../kit/rest.ts';
import { putFile } from '../fulfilment/delivering.kit.ts';
import { said } from '../../disputes/dispute-acts.kit.ts';
import { milestoneOf, requireParts } from './milestone-acts.kit.ts';
import { servicingAt, threeParts } from './servicing.kit.ts';
import { historiesAt, requireChains, runsOf } from '../../trade/trade-histories.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let services: ReturnType<typeof servicingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  services = servicingAt(trading);
});
afterAll(() => app?.stop());

type Part = Record<'id' | 'status' | 'title' | 'sharePercent' | 'netRial' | 'vatRial' | 'totalRial', string> & {
  dueAt?: string;
};
type Line = Record<'id' | 'agreedQuantity' | 'deliveredQuantity' | 'acceptedQuantity' | 'shippableQuantity', string>;
type Shown = {
  version: number;
  status: string;
  totalRial: string;
  milestones: Part[];
  lines: Line[];
  documents: { type: string; milestoneId?: string; url?: string }[];
  disputes: { id: string; status: string; isByClock: boolean; lineIds: string[]; reasonCode: string }[];
  allowedActions: string[];
  deadlineAt?: string;
  code?: string;
  errors?: { field: string; code: string; params?: string[] }[];
};
type Answer = { status: number; body: Shown };

const see = async (id: string, by: Trader = 'owner') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
const send = async (id: string, by: Trader, way: string, body: object = {}) => {
  const { version } = (await readTrade(app, id))!;
  return (await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body })) as unknown as Answer;
};
const onPart = async (id: string, place: number, by: Trader, step: string, body: object = {}) =>
  send(id, by, `milestones/${(await see(id)).milestones[place - 1]!.id}/${step}`, body);
const submit = (id: string, place: number, body: object = { note: 'آماده است.' }) =>
  onPart(id, place, 'shipper', 'submit', body);
const accept = (id: string, place: number) => onPart(id, place, 'requester', 'accept');
const reject = (id: string, place: number) => onPart(id, place, 'confirmer', 'reject', { reason: 'برش B-B نیست.' });
const pass = async (days: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
  await app.tick();
  await trading.supply.renew();
};
const types = async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type);

describe('each part of a service', () => {
  const actors: Record<string, string[]> = {
    owner: ['BUYER'],
    requester: ['BUYER'],
    confirmer: ['BUYER'],
    member: [],
    shipper: ['SELLER'],
    seller: [],
    stranger: [],
  };
  const actions = [...new Set(milestoneMachine.rows.filter(({ by }) => by !== 'SYS').map(({ action }) => action))];

  it.each(milestoneMachine.states)('%s: every action by everybody', async (state) => {
    let id: string | undefined;
    for (const action of actions)
      for (const [actor, roles] of Object.entries(actors)) {
        if (id === undefined) {
          id = await services.agreed();
          const isOpen = state === 'SUBMITTED' || state === 'REJECTED';
          await app.db.query('update milestones set status = $2, due_at = $3 where request_id = $1', [
            id,
            state,
            isOpen ? new Date(app.clock.now().getTime() + 21 * DAY_MS) : null,
          ]);
        }
        const before = await readTrade(app, id);
        const { body, way } = await milestoneOf(app, id, action);
        const answer = await send(id, actor as Trader, way, body);
        const mine = milestoneMachine.rows.filter((row) => row.action === action && roles.includes(row.by));
        const wanted = mine.length === 0 ? 403 : mine.some(({ from }) => from.includes(state)) ? 200 : 409;
        const what = `${action} by ${actor}: ${JSON.stringify(answer.body)}`;
        expect(answer.status, what).toBe(actor === 'stranger' ? 404 : wanted);
        if (wanted === 200) id = undefined;
        else expect(await readTrade(app, id), what).toEqual(before);
      }
    await app.db.query(`update trade_requests set status = 'CANCELLED'`);
  });
});

describe('a service in parts', () => {
  it('is handed over part by part, and is done with the last one that is accepted', async () => {
    const id = await services.agreed();
    const { milestones, allowedActions, totalRial, lines } = await see(id, 'shipper');
    expect(milestones.map(({ status }) => status)).toEqual(['PLANNED', 'PLANNED', 'PLANNED']);
    expect(String(milestones.reduce((all, each) => all + BigInt(each.totalRial), 0n))).toBe(totalRial);
    expect(allowedActions).toEqual(['SUBMIT_MILESTONE', 'ADD_DOCUMENT', 'OPEN_DISPUTE']);
    const shipped = await send(id, 'shipper', 'shipments', { lines: [{ lineId: lines[0]!.id, quantity: '1' }] });
    expect(shipped).toMatchObject({ status: 409, body: { code: 'MILESTONES_AGREED' } });

    expect((await onPart(id, 1, 'shipper', 'submit')).body.errors).toMatchObject([{ field: 'note', code: 'REQUIRED' }]);
    const fileId = await putFile(app, trading.people.shipper.userId);
    const first = await submit(id, 1, { fileIds: [fileId] });
    expect(first.body).toMatchObject({ status: 'IN_FULFILMENT', milestones: [{ status: 'SUBMITTED' }, {}, {}] });
    expect((await see(id)).documents).toMatchObject([
      { type: 'DELIVERABLE', milestoneId: milestones[0]!.id, url: expect.any(String) },
    ]);
    expect(await submit(id, 1)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await accept(id, 2)).body.code).toBe('INVALID_TRANSITION');
    expect((await accept(id, 1)).body.milestones[0]).toMatchObject({ status: 'ACCEPTED' });
    expect((await see(id)).lines[0]).toMatchObject({
      acceptedQuantity: String((Number(lines[0]!.agreedQuantity) * 3333) / 10_000),
      shippableQuantity: '0',
    });

    await submit(id, 2);
    expect((await submit(id, 3)).body).toMatchObject({ status: 'DELIVERED', deadlineAt: expect.any(String) });
    expect((await reject(id, 3)).body).toMatchObject({
      status: 'IN_FULFILMENT',
      milestones: [{}, {}, { status: 'REJECTED', reason: 'برش B-B نیست.' }],
    });
    expect((await submit(id, 3)).body.status).toBe('DELIVERED');
    await accept(id, 3);
    expect((await accept(id, 2)).body).toMatchObject({ status: 'COMPLETED', allowedActions: [] });
    expect((await types(id)).filter((type) => type.startsWith('MILESTONE') || type === 'COMPLETED')).toEqual([
      'MILESTONE_SUBMITTED',
      'MILESTONE_ACCEPTED',
      'MILESTONE_SUBMITTED',
      'MILESTONE_SUBMITTED',
      'MILESTONE_REJECTED',
      'MILESTONE_SUBMITTED',
      'MILESTONE_ACCEPTED',
      'MILESTONE_ACCEPTED',
      'COMPLETED',
    ]);
  });

  it('is agreed to with the hashes of the papers that held then', async () => {
    const id = await services.asked();
    const fileId = await putFile(app, trading.people.requester.userId);
    const added = await send(id, 'requester', 'documents', { type: 'DRAWING', fileId });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const gone = await send(id, 'requester', 'documents', {
      type: 'DATASHEET',
      fileId: await putFile(app, trading.people.requester.userId),
    });
    const { id: documentId } = gone.body.documents.find(({ type }) => type === 'DATASHEET') as unknown as {
      id: string;
    };
    const { version } = (await readTrade(app, id))!;
    const why = encodeURIComponent('اشتباه بود');
    await app.delete('/traderequests/{id}/documents/{documentId}', {
      by: trading.people.requester,
      path: { id, documentId },
      query: { version, reason: why },
    });
    const offer = await services.as('seller', 'POST', `/traderequests/${id}/quotes`, await services.offer(id, []));
    const sent = await services.step('seller', offer.body, 'send');
    expect((await services.step('owner', sent.body, 'accept')).status).toBe(200);
    const { body } = await trading.ask('shipper', 'GET', `/traderequests/${id}/report`);
    const sha256 = fileId.replaceAll('-', '').repeat(2);
    expect((body as unknown as { agreement: { papers: object[] } }).agreement.papers).toEqual([
      { type: 'DRAWING', side: 'BUYER', name: 'paper.pdf', sha256 },
    ]);
  });

  it('costs as much as its accepted parts, to the rial', async () => {
    const id = await services.agreed(threeParts, 997);
    await submit(id, 1);
    await accept(id, 1);
    const [part] = (await see(id)).milestones;
    const body = ok(await app.get('/traderequests/{id}/report', { by: trading.people.owner, path: { id } }));
    expect(body).toMatchObject({
      agreement: { milestones: [{ title: 'نقشه‌های پایه', sharePercent: '33.33' }, {}, {}] },
      figures: { accepted: { totalRial: part!.totalRial, vatRial: part!.vatRial } },
      lines: [{ acceptedTotalRial: part!.totalRial }],
    });
  });

  it('counts as accepted where nobody answers for 21 days, and reminds before', async () => {
    const id = await services.agreed([{ title: 'همه' }]);
    await submit(id, 1);
    await pass(19);
    const [reminded] = await app.db.query(
      `select from live_events where object_id = $1 and kind = 'ACCEPTANCE_REMINDED' limit 1`,
      [id],
    );
    expect(reminded).toBeDefined();
    expect((await see(id)).status).toBe('DELIVERED');
    await pass(3);
    expect(await see(id)).toMatchObject({ status: 'COMPLETED', milestones: [{ status: 'ACCEPTED' }] });
    expect((await types(id)).slice(-2)).toEqual(['AUTO_ACCEPTED', 'COMPLETED']);
  });

  it('is in dispute where a rejected part is left for 21 days', async () => {
    const id = await services.agreed();
    await submit(id, 1);
    await reject(id, 1);
    await pass(22);
    const { status, disputes, lines } = await see(id);
    expect(status).toBe('DISPUTED');
    expect(disputes).toMatchObject([
      {
        status: 'ANSWER_DUE',
        isByClock: true,
        reasonCode: 'REFUSED_UNANSWERED',
        lineIds: lines.map((line) => line.id),
      },
    ]);
    expect((await submit(id, 1)).body.code).toBe('INVALID_TRANSITION');
  });

  it('goes on after a dispute with what was left of its time, or ends with it', async () => {
    const id = await services.agreed();
    await submit(id, 1);
    const [line] = (await see(id)).lines;
    const opening = { lineIds: [line!.id], wish: 'REFUND', reasonCode: 'SPEC', text: said };
    await pass(11);
    await send(id, 'owner', 'dispute', opening);
    await pass(2);
    await send(id, 'owner', 'dispute/withdraw');
    const [part] = (await see(id)).milestones;
    const left = new Date(part!.dueAt!).getTime() - app.clock.now().getTime();
    expect(Math.round(left / DAY_MS)).toBe(10);
    await pass(9);
    expect((await see(id)).milestones[0]!.status).toBe('SUBMITTED');
    await pass(2);
    expect((await see(id)).milestones[0]!.status).toBe('ACCEPTED');

    const settle = async (outcome: string) => {
      await send(id, 'owner', 'dispute', opening);
      await send(id, 'owner', 'dispute/settlement', { outcome });
      return (await send(id, 'seller', 'dispute/settlement/answer', { answer: 'AGREE' })).body;
    };
    await submit(id, 2);
    expect(await settle('REDO')).toMatchObject({
      status: 'IN_FULFILMENT',
      milestones: [{ status: 'ACCEPTED' }, { status: 'REJECTED' }, { status: 'PLANNED' }],
    });
    expect(await settle('REFUND')).toMatchObject({
      status: 'COMPLETED',
      milestones: [{ status: 'ACCEPTED' }, { status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
  });

  it('ends by consent: what was handed over stays to be answered, the rest is struck', async () => {
    const id = await services.agreed();
    await submit(id, 1);
    await accept(id, 1);
    await submit(id, 2);
    await send(id, 'owner', 'cancellation', { reason: 'پروژه متوقف شد.' });
    expect((await send(id, 'seller', 'cancellation/answer', { answer: 'AGREE' })).body).toMatchObject({
      status: 'DELIVERED',
      milestones: [{ status: 'ACCEPTED' }, { status: 'SUBMITTED' }, { status: 'CANCELLED' }],
    });
    expect((await accept(id, 2)).body.status).toBe('COMPLETED');

    const none = await services.agreed();
    await send(none, 'owner', 'cancellation', { reason: 'پروژه متوقف شد.' });
    expect((await send(none, 'seller', 'cancellation/answer', { answer: 'AGREE' })).body).toMatchObject({
      status: 'CANCELLED',
      milestones: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
  });

  it('keeps its rules in any history, and its chain', async () => {
    const histories = historiesAt(app, trading.possible);
    const subject = {
      machine: machineOf({ kind: 'DIRECT_ORDER' }),
      make: async () => {
        await histories.begin();
        await app.db.query(
          `update milestones set status = 'CANCELLED', due_at = null where status not in ('ACCEPTED', 'CANCELLED')`,
        );
        return services.agreed();
      },
      read: (id: string) => readTrade(app, id),
      allowed: (id: string, actor: string) => trading.allowed(id, actor as Trader),
      act: (id: string, action: string, actor: string, version: number) =>
        trading.act(id, action, actor as Trader, version),
      requireMore: (id: string) => requireParts(app, id),
      actors: ['owner', 'requester', 'seller', 'shipper'],
      actions: [
        'SUBMIT_MILESTONE',
        'ACCEPT_MILESTONE',
        'REJECT_MILESTONE',
        'SUBMIT_MILESTONE',
        'ACCEPT_MILESTONE',
        'ASK_CANCELLATION',
        'AGREE_CANCELLATION',
        'OPEN_DISPUTE',
        'WITHDRAW_DISPUTE',
        'ANSWER_DISPUTE',
        'SHIP',
        'ASK_SETTLEMENT',
        'AGREE_SETTLEMENT',
      ],
      requireAtEnd: histories.requireAtEnd,
      jumps: [1, 8, 22],
    };
    await tryHistories(app, subject, { runs: runsOf(500) });
    await requireChains(app);
  }, 1_800_000);
});
