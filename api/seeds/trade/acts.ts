import type { SellerName } from './companies.ts';
import type { Act, Scene } from './scene.ts';
import type { Who } from './stage.ts';

const HOUR_MS = 3_600_000;

/** Writes the draft with which a history begins. */
export async function begin(scene: Scene, who: Who): Promise<void> {
  const { story, buyer, stage } = scene;
  const { term: paymentTerm, reference: buyerReference, description } = story;
  const common = {
    customerId: buyer.customerId,
    addressId: buyer.addressId,
    paymentTerm,
    neededBy: scene.day(story.neededIn),
    lines: scene.linesOf(),
    ...(buyerReference && { buyerReference }),
    ...(description && { description }),
  };
  const isOpen = story.isPublic || typeof story.seller !== 'string';
  const open = () => ({
    visibility: story.isPublic ? 'PUBLIC' : 'INVITED',
    merchantIds: story.isPublic ? [] : scene.sellerNames.map((name) => scene.sellerOf(name).merchantId),
    quoteDeadlineAt: new Date(stage.clock.now().getTime() + story.answersIn! * HOUR_MS).toISOString(),
  });
  const made = isOpen
    ? await scene.ask(who, 'POST', '/traderequests/open-rfq', { ...common, ...open() })
    : await scene.ask(who, 'POST', '/traderequests/direct-order', common);
  scene.id = made.id;
}

const stepping =
  (path: string, body: object = {}): Act =>
  async (scene, who) =>
    void (await scene.step(who, path, body));

export const asksConfirmation = stepping('request-confirmation');
export const returns = (reason: string) => stepping('return', { reason });
export const publishes: Act = async (scene, who) => {
  const { priceToken } = await scene.ask(who, 'GET', `/traderequests/${scene.id}/membership-and-price`);
  await scene.step(who, 'confirm-and-publish', { priceToken });
};
export const asks = (text: string) => stepping('request-info', { text });
export const answers = (text: string) => stepping('provide-info', { text });
export const acknowledges = stepping('acknowledge-list-price');
export const declines = (reasonCode: string, reason: string) => stepping('decline', { reasonCode, reason });
export const asksCancellation = (reason: string) => stepping('cancellation', { reason });
export const answersCancellation = (answer: 'AGREE' | 'REFUSE') => stepping('cancellation/answer', { answer });
export const asksTerm = (toTerm: string) => stepping('term-change', { toTerm });

/** Reads what was written about the request, as far as it goes; a seller has seen it by that. */
export const reads =
  (seller?: SellerName): Act =>
  async (scene, who) => {
    const { id } = await scene.talkWith(seller ?? (scene.isBuyer(who) ? scene.sellerNames[0]! : scene.nameOf(who)));
    const { seq } = await scene.stage.db
      .query<{ seq: number }>('select last_seq::int as seq from conversations where id = $1', [id])
      .then(([row]) => row!);
    await scene.ask(who, 'PUT', `/conversations/${id}/thread`, { markReadSeq: Math.max(1, seq) });
  };

/** Writes about the request. */
export const says =
  (body: string, seller?: SellerName): Act =>
  async (scene, who) => {
    const { id: conversationId } = await scene.talkWith(
      seller ?? (scene.isBuyer(who) ? scene.sellerNames[0]! : scene.nameOf(who)),
    );
    const { otherName: recipientName } = await scene.ask(who, 'GET', `/conversations/${conversationId}`);
    const to = { conversationId, recipientName };
    await scene.ask(who, 'POST', '/conversations', { customerId: scene.customerOf(who), ...to, body });
  };

export const joins: Act = async (scene, who) => {
  const { merchantId } = scene.sellerOf(scene.nameOf(who));
  await scene.ask(who, 'POST', `/traderequests/${scene.id}/participate`, { merchantId });
};
export const leaves =
  (reasonCode: string, reason: string): Act =>
  async (scene, who) => {
    const { id } = await scene.partOf(scene.nameOf(who));
    await scene.step(who, `participations/${id}/decline`, { reasonCode, reason });
  };

export const rejects =
  (reason: string): Act =>
  async (scene, who) => {
    const { id } = await scene.one<{ id: string }>(
      `select id from trade_approvals where request_id = $1 and status = 'PENDING' order by id limit 1`,
    );
    await scene.step(who, `approvals/${id}/reject`, { reason });
  };
