import { setTimeout as pause } from 'node:timers/promises';
import { begin } from './acts.ts';
import {
  type Buyer,
  type BuyerName,
  buyers,
  type Companies,
  type Goods,
  openCompanies,
  type Seller,
  type SellerName,
  sellers,
} from './companies.ts';
import { disputedOrders } from './disputed-orders.ts';
import { openRequests } from './open-requests.ts';
import { ordersInDelivery } from './orders-in-delivery.ts';
import { ordersOfServices } from './orders-of-services.ts';
import { ordersUnderWay } from './orders-under-way.ts';
import { Scene, type Story, type When } from './scene.ts';
import { isAtWork, openStage, type Parts, type Stage } from './stage.ts';
import { talks } from './talks.ts';
import { talkOf } from './talking.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TEHRAN_AHEAD_MS = 3.5 * HOUR_MS;
/** The first history begins after it. */
const DAYS = 40;
const WAITS_MS = 500;
/** What was told before it has been read. */
const READ_AT: When = '2 07:00';

const stories: readonly Story[] = [
  ...ordersUnderWay,
  ...ordersInDelivery,
  ...ordersOfServices,
  ...disputedOrders,
  ...openRequests,
];

/** When something was, seen from an instant. */
function instantOf(when: When, seenFrom: Date): Date {
  if (when.startsWith('-')) return new Date(seenFrom.getTime() - Number(when.slice(1, -1)) * HOUR_MS);
  const [days, clock] = when.split(' ') as [string, string];
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  const today = Math.floor((seenFrom.getTime() + TEHRAN_AHEAD_MS) / DAY_MS) * DAY_MS - TEHRAN_AHEAD_MS;
  return new Date(today - Number(days) * DAY_MS + hours * HOUR_MS + minutes * 60_000);
}

type Step = { at: Date; run: () => Promise<void>; of: string };
/** Whether the program ends. */
type Signal = { readonly aborted: boolean };
/** What was left out and why. */
export type Report = { requests: number; conversations: number; leftOut: string[] };

/**
 * Has the seeded companies trade for some weeks up to now, through the service: each act is asked for as a person would, by a clock
 * that goes on from one to the next, so that events hold together, deadlines fall due and notices follow. Where there is any
 * request already, nothing is done.
 * @param signal ends it after the act that is under way: what is there stays, for nothing of the past is taken away
 */
export async function seedTrade(parts: Parts, signal?: Signal): Promise<Report | undefined> {
  const report = await playOnce(parts, signal);
  // Another api that writes it is waited for: what falls due meanwhile is done by the clock of the past.
  while (!report && !signal?.aborted && (await isAtWork(parts.db))) await pause(WAITS_MS);
  return report;
}

async function playOnce(parts: Parts, signal: Signal | undefined): Promise<Report | undefined> {
  const [known] = await parts.db.query('select id from trade_requests limit 1');
  if (known) return undefined;
  const stage = await openStage(parts);
  try {
    return stage.isTaken ? undefined : await play(stage, signal);
  } finally {
    await stage.close();
  }
}

async function play(stage: Stage, signal: Signal | undefined): Promise<Report> {
  const end = stage.clock.now();
  const since = new Date(end.getTime() - DAYS * DAY_MS);
  const companies = await openCompanies(stage);
  const cast = await castOf(stage, companies, since);
  await letAgentAccept(stage);
  const leftOut = new Map<string, string>();
  const steps = [
    ...stories.flatMap((story, index) => stepsOf(story, `request ${index + 1}`)),
    ...talks.flatMap(stepsOfTalk),
  ];
  steps.push({ at: instantOf(READ_AT, end), run: stage.readNotices, of: 'notices' });
  for (const { at, run, of } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (signal?.aborted) break;
    if (leftOut.has(of)) continue;
    await stage.goOn(at);
    // A market of few offers, or a day on which nobody works: the rest goes on without this one.
    await run().catch((error: Error) => leftOut.set(of, error.message));
  }
  if (!signal?.aborted) await stage.goOn(end);
  const [counts] = await stage.db.query<{ requests: number; conversations: number }>(
    'select (select count(*)::int from trade_requests) as requests, (select count(*)::int from conversations) as conversations',
  );
  return { ...counts!, leftOut: [...leftOut].map(([of, message]) => `${of}: ${message}`) };

  function stepsOf(story: Story, of: string): Step[] {
    const scene = new Scene(stage, story, {
      buyer: cast.buyers[story.buyer],
      sellers: cast.sellers,
      units: cast.units,
      categories: cast.categories,
      goods: (seller) => cast.goods(seller, story.buyer),
    });
    return [
      { at: instantOf(story.began, end), run: () => begin(scene, story.by), of },
      ...story.then.map(([when, who, act]) => ({ at: instantOf(when, end), run: () => act(scene, who), of })),
    ];
  }

  function stepsOfTalk(talk: (typeof talks)[number], index: number): Step[] {
    const { say, read } = talkOf(stage, talk, {
      buyer: cast.buyers[talk.buyer],
      seller: cast.sellers[talk.seller],
      goods: cast.goods(talk.seller, talk.buyer),
    });
    const said = talk.said.map(([when, body], place) => ({
      at: instantOf(when, end),
      run: () => say(body, place),
      of: `talk ${index + 1}`,
    }));
    const last = said.at(-1)!;
    return [...said, ...(talk.isRead ? [{ ...last, at: new Date(last.at.getTime() + HOUR_MS), run: read }] : [])];
  }
}

/** Who takes part, and what each seller may sell to each buyer. */
async function castOf(stage: Stage, { buyerOf, sellerOf, goodsOf }: Companies, since: Date) {
  const buying = {} as Record<BuyerName, Buyer>;
  const selling = {} as Record<SellerName, Seller>;
  for (const name of Object.keys(buyers) as BuyerName[]) buying[name] = await buyerOf(name);
  for (const name of Object.keys(sellers) as SellerName[]) selling[name] = await sellerOf(name);
  const goods = new Map<string, readonly Goods[]>();
  for (const [seller, one] of Object.entries(selling))
    for (const [buyer, other] of Object.entries(buying))
      goods.set(`${seller} ${buyer}`, await goodsOf(one, other, since));
  const units = await stage.db.query<{ id: string; code: string }>('select id, code from units_of_measurement');
  const categories = await stage.db.query<{ id: string; name: string }>('select id, name from categories');
  return {
    buyers: buying,
    sellers: selling,
    goods: (seller: SellerName, buyer: BuyerName) => goods.get(`${seller} ${buyer}`)!,
    units: new Map(units.map(({ id, code }) => [code, id])),
    categories: new Map(categories.map(({ id, name }) => [name, id])),
  };
}

/** The agent may agree to amounts up to a limit: above it the owner is asked. */
async function letAgentAccept(stage: Stage): Promise<void> {
  const [agent] = await stage.db.query<{ id: string; version: number; name: string }>(
    `select id, version, display_name as name from customer_members where user_id = $1 and status = 'ACTIVE' and not is_owner`,
    [stage.userIdOf('agent')],
  );
  await stage.ask('owner', 'PUT', '/customers/profile/merchant-agents', {
    agentId: agent!.id,
    version: agent!.version,
    displayName: agent!.name,
    isOwner: false,
    isSuspended: false,
    permissions: ['TRADE_CREATE', 'QUOTE_ACCEPT', 'MESSAGE', 'ADDRESS_EDIT'],
    spendLimitPerRequestRial: '500000000',
  });
}
