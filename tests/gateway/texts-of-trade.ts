import { buyingCompany, type People, UNKNOWN } from '../api/ownership/kinds.ts';
import { inDays, offersOf } from '../api/trade/trade.kit.ts';
import { unitIds } from '../kit/units.ts';

const TEXT = 'متن آزمون';
const version = 1;
/** So many requests a company may have open. */
const MOST_OPEN = 50;
const withText = () => ({ id: UNKNOWN, body: { version, text: TEXT } });
const withReason = () => ({ id: UNKNOWN, body: { version, reason: TEXT } });
const answering = () => ({ id: UNKNOWN, body: { version, answer: 'REFUSE', text: TEXT } });
const declining = { version, reasonCode: 'OTHER', reason: TEXT };
const settlement = { version, outcome: 'RELEASE', reason: TEXT };

/** Of a property that nobody knows. */
const stated = { propertyId: UNKNOWN, text: TEXT };
const need = { title: 'لولهٔ فولادی', unitId: unitIds.piece, quantity: '10', note: TEXT };
const offered = { supplierProductId: UNKNOWN, quantity: '10', note: TEXT, internalNote: TEXT };
const moved = { lineId: UNKNOWN, ...need, internalNote: TEXT, properties: [{ stated }] };
const order = { lines: [offered], buyerReference: 'س-۱۲', description: TEXT };
const openRequest = () => ({
  visibility: 'PUBLIC',
  lines: [{ ...need, internalNote: TEXT, properties: [{ stated }] }],
  buyerReference: 'س-۱۲',
  description: TEXT,
  quoteDeadlineAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
});
const quote = () => ({
  lines: [{ lineId: UNKNOWN, unitPriceRial: '1000', note: TEXT }],
  otherCosts: [{ title: 'بسته‌بندی', amountRial: '1000' }],
  milestones: [{ title: 'ساخت', sharePercent: '100', dueOn: inDays(20) }],
  deliveryTerm: 'تحویل در انبار',
  validUntil: inDays(10),
  note: TEXT,
  internalNote: TEXT,
});

/**
 * Writes of trade and of conversations that take free text, right but for it: about what is not there, and of a company that has as
 * many requests as it may have.
 */
export function textsOfTrade(given: () => { people: People; admin: string }) {
  let buying: Promise<{ by: string; customerId: string; supplierProductId: string }> | undefined;
  async function fill({ people }: { people: People }) {
    const buyer = await people.login();
    const customerId = await buyingCompany(people, buyer);
    const draft = { customerId, visibility: 'PUBLIC', lines: [need] };
    for (let made = 0; made < MOST_OPEN; made += 1)
      await people.as(buyer.accessToken, 'POST', '/traderequests/open-rfq', draft);
    const [offer] = await offersOf(people);
    return { by: buyer.accessToken, customerId, supplierProductId: offer!.supplierProductId };
  }
  const byStaff = (body: object) => () => ({ id: UNKNOWN, by: given().admin, body });
  return {
    sendMessage: () => ({
      body: { customerId: UNKNOWN, conversationId: UNKNOWN, recipientName: TEXT, body: TEXT },
    }),
    updateThread: () => ({ id: UNKNOWN, body: { messageId: UNKNOWN, body: TEXT } }),
    reportMessages: () => ({ id: UNKNOWN, body: { messageIds: [UNKNOWN], reason: 'SPAM', explanation: TEXT } }),
    async createOpenRequest() {
      const { by, customerId } = await (buying ??= fill(given()));
      return { by, body: { customerId, ...openRequest() } };
    },
    changeOpenRequest: () => ({ id: UNKNOWN, body: { version, ...openRequest() } }),
    declineToQuote: () => ({ id: UNKNOWN, more: { participationId: UNKNOWN }, body: declining }),
    async createDirectOrder(_about: unknown, steps: (string | number)[]) {
      const { by, customerId, supplierProductId } = await (buying ??= fill(given()));
      const ordered = { ...offered, supplierProductId };
      // A line is an offer or words for what is needed, and a draft has at least one offer.
      const lines = steps.includes('title') ? [need, ordered] : [ordered];
      return { by, body: { customerId, ...order, lines } };
    },
    moveLinesToOpenRequest: () => ({ id: UNKNOWN, body: { version, ...order, movedLines: [moved] } }),
    updateDirectOrder: () => ({ id: UNKNOWN, body: { version, ...order } }),
    returnTradeRequest: withReason,
    requestInfo: withText,
    provideInfo: withText,
    declineTradeRequest: () => ({ id: UNKNOWN, body: declining }),
    cancelTradeRequest: withReason,
    createQuote: () => ({ id: UNKNOWN, body: quote() }),
    updateQuote: () => ({ id: UNKNOWN, body: { version, ...quote() } }),
    declineQuote: () => ({ id: UNKNOWN, body: declining }),
    // Of another version: what is right is then a conflict in both.
    changeBasket: () => ({ body: { version: 99, lines: [need] } }),
    addBasketLines: () => ({ body: { lines: [need] } }),
    createShipment: () => ({
      id: UNKNOWN,
      body: {
        version,
        lines: [{ lineId: UNKNOWN, quantity: '1' }],
        carrier: 'باربری پارس',
        trackingNumber: '۱۲',
        note: TEXT,
      },
    }),
    confirmDelivery: () => ({
      id: UNKNOWN,
      body: {
        version,
        shipmentId: UNKNOWN,
        lines: [{ lineId: UNKNOWN, accepted: '1', refused: '1', reason: TEXT }],
      },
    }),
    submitMilestone: () => ({ id: UNKNOWN, more: { milestoneId: UNKNOWN }, body: { version, note: TEXT } }),
    rejectMilestone: () => ({ id: UNKNOWN, more: { milestoneId: UNKNOWN }, body: { version, reason: TEXT } }),
    proposeCancellation: withReason,
    answerCancellation: answering,
    proposeTermChange: () => ({ id: UNKNOWN, body: { version, toTerm: 'PREPAID', reason: TEXT } }),
    answerTermChange: answering,
    openDispute: () => ({
      id: UNKNOWN,
      body: { version, lineIds: [UNKNOWN], wish: 'REFUND', reasonCode: 'DAMAGED', text: TEXT },
    }),
    answerDispute: withText,
    addEvidence: withText,
    proposeSettlement: () => ({ id: UNKNOWN, body: settlement }),
    answerSettlement: answering,
    proposeMediatedSettlement: byStaff(settlement),
    proposeResolution: byStaff(settlement),
    rejectResolution: byStaff({ version, reason: TEXT }),
    rejectApproval: () => ({ id: UNKNOWN, more: { approvalId: UNKNOWN }, body: { version, reason: TEXT } }),
  };
}
