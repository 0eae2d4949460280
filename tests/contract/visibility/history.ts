import type { Person } from '../../api/suppliers/claims/claims.kit.ts';
import { disputingAt } from '../../api/disputes/disputing.kit.ts';
import { type By, openingAt } from '../../api/sourcing/rfq/opening.kit.ts';
import type { startAppAt } from '../../kit/app-at.ts';
import { type Facts, factsOf, type Stage, type Viewer, type Visibility } from './facts.ts';

type App = Awaited<ReturnType<typeof startAppAt>>;
type Opening = Awaited<ReturnType<typeof openingAt>>;
const rials = (tomans: string) => `${tomans}0`;
const because = 'چون گزارش بازرسی نشان می‌دهد که بخشی از کالا آزمون فشار را نگذرانده است';

/** Writes what is only theirs to know at everybody's names. */
async function nameParties(app: App, { trading, sellers, personOf }: Opening, facts: Facts): Promise<void> {
  const { customerId } = trading;
  const named = (userId: string, marker: string) =>
    app.db.query(
      `insert into persons (id, user_id, first_name, last_name) values (gen_random_uuid(), $1, $2, 'آزمون')
       on conflict (user_id) do update set first_name = excluded.first_name`,
      [userId, marker],
    );
  await named(trading.people.requester.userId, facts.requester.marker);
  await named(personOf(1).userId, facts.firstPerson.marker);
  await named(personOf(2).userId, facts.secondPerson.marker);
  await app.db.query('update customers set legal_name = $2, economic_code = $3 where id = $1', [
    customerId,
    facts.buyer.marker,
    facts.economicCode.marker,
  ]);
  await app.db.query(
    'update addresses set address_line = $2, receiver_name = $3, receiver_phone = $4 where customer_id = $1',
    [customerId, facts.address.marker, facts.receiver.marker, `0${facts.receiverPhone.marker}`],
  );
  for (const [place, marker] of [
    [1, facts.secondName.marker],
    [2, facts.leftName.marker],
  ] as const)
    await app.db.query('update merchants set name = $2 where id = $1', [sellers[place]!.merchantId, marker]);
}

/** Everybody of the table, with what is only theirs to know written at their names. */
export async function partiesAt(app: App, facts: Facts) {
  const opening = await openingAt(app);
  const { trading, sellers, personOf } = opening;
  const { supply, customerId } = trading;
  const disputing = await disputingAt(app, trading);
  const former = await supply.member(customerId, ['TRADE_CREATE']);
  await app.db.query(`update customer_members set status = 'REMOVED' where user_id = $1`, [former.userId]);
  const people: Record<Viewer, Person> = {
    buyer: personOf('owner'),
    first: personOf(1),
    second: await supply.member(sellers[1]!.customerId, ['QUOTE', 'MESSAGE']),
    left: personOf(3),
    outside: personOf(4),
    former,
    stranger: personOf('stranger'),
    support: await supply.person(['SUPPORT']),
    moderator: disputing.staff.first,
  };
  // Who was not asked sells such goods there too.
  const { merchantId } = sellers[3]!;
  await app.db.query('update merchant_delegations set is_nationwide = true where merchant_id = $1', [merchantId]);
  await app.db.query(
    `delete from sale_cities where owner_id = $1 or owner_id in (select id from supplier_products where merchant_id = $1)`,
    [merchantId],
  );
  // Who sells talks too.
  await app.db.query(
    `update customer_members set permissions = permissions || '{MESSAGE}' where 'QUOTE' = any(permissions)`,
  );
  await nameParties(app, opening, facts);
  return { opening, disputing, people };
}
export type Parties = Awaited<ReturnType<typeof partiesAt>>;

/** Takes a request with several sellers through all stages. @param at is called at each, while everything stands still */
export async function tellHistory(
  app: App,
  { opening, disputing }: Parties,
  visibility: Visibility,
  at: (stage: Stage, id: string) => Promise<void>,
  /** Does what is none of a viewer's business. */
  hidden: (viewer: Viewer, what: string, act: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const facts = factsOf(visibility);
  const { trading, ask, step, quoteStep, personOf } = opening;
  const must = async <A extends { status: number; body: unknown }>(act: Promise<A>): Promise<A['body']> => {
    const { status, body } = await act;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const file = async ({ userId }: Person, marker: string) => {
    const id = await trading.supply.paper({ userId, headers: {} });
    await app.db.query('update files set name = $2 where id = $1', [id, `${marker}.pdf`]);
    return id;
  };
  const paper = async (by: By, type: string, marker: string, more: object = {}) =>
    must(step(by, id, 'documents', { type, fileId: await file(personOf(by), marker), ...more }));
  const say = async (by: By, seller: 1 | 2, body: string) => {
    const [row] = await app.db.query<{ id: string; seller: string }>(
      `select id, seller_customer_id as seller from conversations
       where subject_type = 'TRADE_REQUEST' and subject_id = $1 and seller_customer_id = $2`,
      [id, opening.sellers[seller - 1]!.customerId],
    );
    const customerId = by === 'owner' ? trading.customerId : row!.seller;
    const { otherName: recipientName } = await must(ask(by, 'GET', `/conversations/${row!.id}`));
    await must(ask(by, 'POST', '/conversations', { customerId, conversationId: row!.id, recipientName, body }));
  };

  const [kind] = await app.db.query<{ categoryId: string; unitId: string }>(
    `select f.category_path[1] as "categoryId", p.sale_unit_id as "unitId" from supplier_products p
     join product_search f on f.id = p.id where p.id = $1`,
    [trading.offer.id],
  );
  const id = await opening.draft({
    visibility,
    merchantIds: opening.merchantIds(1, 2, 3),
    showsTarget: visibility === 'PUBLIC',
    description: facts.description.marker,
    buyerReference: facts.reference.marker,
    lines: [
      {
        title: facts.lineTitle.marker,
        ...kind,
        quantity: '10',
        note: facts.lineNote.marker,
        internalNote: facts.ownLineNote.marker,
        targetPriceRial: rials(facts.target.marker),
      },
    ],
  });
  await paper('requester', 'INQUIRY', facts.paper.marker);
  await at('DRAFT', id);

  await must(step('requester', id, 'request-confirmation'));
  await must(step('confirmer', id, 'return', { reason: facts.returned.marker }));
  await must(step('requester', id, 'request-confirmation'));
  await at('ASKED', id);

  await must(trading.publish('owner', id, await opening.versionOf(id)) as unknown as ReturnType<typeof ask>);
  const lines = (await opening.one(id))['lines'] as { id: string }[];
  const content = (price: string, more: object = {}) => ({
    lines: lines.map(({ id: lineId }) => ({ lineId, unitPriceRial: rials(price) })),
    validUntil: opening.day(5),
    freight: { kind: 'INCLUDED' },
    paymentTerm: 'ON_DELIVERY',
    ...more,
  });
  const offer = async (by: By, price: string, more: object = {}) =>
    must(ask(by, 'POST', `/traderequests/${id}/quotes`, content(price, more)));
  const sent = async (by: By, price: string, more: object = {}) =>
    must(quoteStep(by, await offer(by, price, more), 'send'));
  const drafted = await offer(1, facts.firstPrice.marker, {
    note: facts.offerNote.marker,
    internalNote: facts.ownOfferNote.marker,
    deliveryTerm: facts.offerTerm.marker,
  });
  await say(1, 1, facts.firstMessage.marker);
  await at('PUBLISHED', id);

  await hidden('first', 'the first offer of another seller', () => sent(2, facts.secondPrice.marker));
  await must(quoteStep(1, drafted, 'send'));
  const late = await sent(3, facts.leftPrice.marker);
  await must(step(2, id, 'request-info', { text: facts.question.marker }));
  await must(quoteStep('owner', late, 'decline', { reasonCode: 'OTHER', reason: facts.toldNo.marker }));
  await must(step('requester', id, 'provide-info', { text: facts.answer.marker }));
  await say(2, 2, facts.secondMessage.marker);
  await paper(1, 'PROFORMA', facts.firstPaper.marker);
  await hidden('first', 'a paper of another seller', () => paper(2, 'PROFORMA', facts.secondPaper.marker));
  const counter = await offer('owner', '611090311', {
    participationId: await opening.partOf(id, 1),
    note: facts.counterNote.marker,
    internalNote: facts.ownCounterNote.marker,
  });
  await at('NEGOTIATING', id);

  await must(quoteStep('owner', counter, 'send'));
  const last = await sent(1, facts.lastPrice.marker);
  await app.db.query('update customer_members set spend_limit_per_request_rial = 1 where user_id = $1', [
    personOf('confirmer').userId,
  ]);
  await must(quoteStep('confirmer', last, 'accept'));
  const asked = (await opening.one(id))['approvals'] as { id: string; status: string }[];
  const { id: approvalId } = asked.find(({ status }) => status === 'PENDING')!;
  await must(step('owner', id, `approvals/${approvalId}/reject`, { reason: facts.rejected.marker }));
  await must(quoteStep('owner', last, 'accept'));
  await at('AGREED', id);

  const shipper = 'shipper';
  const shipped = await must(
    disputing.send(id, shipper, 'shipments', {
      lines: [{ lineId: lines[0]!.id, quantity: '10' }],
      carrier: facts.carrier.marker,
      note: facts.shipmentNote.marker,
    }),
  );
  const shipmentId = shipped.shipments.at(-1)!.id;
  await paper(shipper, 'WAYBILL', facts.waybill.marker, { shipmentId });
  await must(disputing.deliver(id, shipmentId));
  const answered = [{ lineId: lines[0]!.id, accepted: '6', refused: '4', reason: facts.refused.marker }];
  await must(disputing.send(id, 'owner', 'confirm-delivery', { shipmentId, lines: answered }));
  await at('DELIVERED', id);

  const { owner } = trading.people;
  const opened = await must(
    disputing.send(id, 'owner', 'dispute', {
      lineIds: [lines[0]!.id],
      wish: 'REFUND',
      reasonCode: 'DAMAGED',
      text: `${facts.claim.marker} ${because}`,
      fileIds: [await file(owner, facts.evidence.marker)],
    }),
  );
  const disputeId = opened.disputes.at(-1)!.id;
  await at('DISPUTED', id);

  const fileIds = [await file(trading.people.shipper, facts.replyPaper.marker)];
  await must(disputing.send(id, shipper, 'dispute/answer', { text: facts.reply.marker, fileIds }));
  await at('EVIDENCE', id);

  for (const by of [shipper, 'owner'] as const) await must(disputing.send(id, by, 'dispute/done'));
  const proposal = { outcome: 'SPLIT', buyerPercent: '50', reason: `${facts.decision.marker} ${because}` };
  const { first, second } = disputing.staff;
  await must(disputing.decide(disputeId, 'proposal', proposal, first));
  await must(disputing.decide(disputeId, 'refuse', { reason: `${facts.doubt.marker} ${because}` }, second));
  await must(disputing.decide(disputeId, 'proposal', proposal, first));
  await at('PROPOSED', id);

  await must(disputing.decide(disputeId, 'approve', {}, second));
  await at('DECIDED', id);
}
