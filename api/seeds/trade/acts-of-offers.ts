import type { SellerName } from './companies.ts';
import type { Act, Scene } from './scene.ts';
import type { Who } from './stage.ts';

type Offer = {
  /** Prices, in percent of those of the list. */
  percent: number;
  days: number;
  freightRial?: number;
  freight?: 'INCLUDED' | 'PICKUP' | 'NOT_STATED';
  leadTimeDays?: number;
  term?: string;
  note?: string;
  internalNote?: string;
  /** In which parts a service is done: how much of it, in percent, and so many days on. */
  parts?: readonly { title: string; percent: number; inDays: number }[];
  /** Places of lines that cannot be delivered. */
  without?: readonly number[];
  /** To which seller, of a buyer. */
  to?: SellerName;
};

/** Whole thousands of rials, as prices are named. */
const priced = (rial: number, percent: number) =>
  String(Math.max(1_000, Math.round((rial * percent) / 100_000) * 1_000));

async function draft(
  scene: Scene,
  who: Who,
  {
    percent,
    days,
    freightRial,
    freight,
    leadTimeDays = 5,
    term,
    note,
    internalNote,
    parts = [],
    without = [],
    to,
  }: Offer,
) {
  const lines = (await scene.lines()).map(({ id: lineId, priceRial }, index) =>
    without.includes(index)
      ? { lineId, isOffered: false }
      : {
          lineId,
          unitPriceRial: priced(Number(priceRial ?? scene.story.wants[index]!.priceRial ?? 2_500_000), percent),
          leadTimeDays,
        },
  );
  const isOfBuyer = scene.isBuyer(who);
  return scene.ask(who, 'POST', `/traderequests/${scene.id}/quotes`, {
    lines,
    validUntil: scene.day(days),
    paymentTerm: term ?? scene.story.term,
    freight: freightRial ? { kind: 'AMOUNT', amountRial: String(freightRial) } : { kind: freight ?? 'INCLUDED' },
    ...(parts.length > 0 && {
      milestones: parts.map(({ title, percent: share, inDays }) => ({
        title,
        sharePercent: String(share),
        dueOn: scene.day(inDays),
      })),
    }),
    ...(isOfBuyer && { participationId: (await scene.partOf(to ?? scene.sellerNames[0]!)).id }),
    ...(note && { note }),
    ...(internalNote && { internalNote }),
  });
}

/** Sends an offer or counter-offer. */
export const offers =
  (offer: Offer): Act =>
  async (scene, who) => {
    const { id, version } = await draft(scene, who, offer);
    await scene.ask(who, 'POST', `/quotes/${id}/send`, { version });
  };
/** Leaves one lying that is not sent. */
export const beginsOffer =
  (offer: Offer): Act =>
  async (scene, who) =>
    void (await draft(scene, who, offer));

/** A step with the offer that stands in a chain. */
const withOffer =
  (way: 'accept' | 'decline', seller?: SellerName, more: object = {}): Act =>
  async (scene, who) => {
    const { id: partId } = await scene.partOf(
      seller ?? (scene.isBuyer(who) ? scene.sellerNames[0]! : scene.nameOf(who)),
    );
    const { id, version } = await scene.one<{ id: string; version: number }>(
      `select id, version from quotes where request_id = $1 and participation_id = $2 and status = 'SENT' order by round desc limit 1`,
      [partId],
    );
    await scene.ask(who, 'POST', `/quotes/${id}/${way}`, { version, ...more });
  };
export const accepts = (seller?: SellerName) => withOffer('accept', seller);
export const declinesOffer = (seller: SellerName, reasonCode: string, reason: string) =>
  withOffer('decline', seller, { reasonCode, reason });
