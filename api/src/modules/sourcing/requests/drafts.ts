import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { tooMany } from '../../../platform/problem.ts';
import type { MembershipInForce } from '../../customers/index.ts';
import { type LineRow, replaceLines } from '../lines/lines.repository.ts';
import { countOpen } from './open-requests.repository.ts';
import type { NeedsGround } from './ground.ts';
import type { Change } from './order-content.ts';
import { putSellers, type Seller } from '../participations/participations.repository.ts';
import * as repository from './requests.repository.ts';
import type { DraftFields } from './requests.repository.ts';
import { standingOf } from './standing.ts';
import type { Done, TradeSteps } from './steps.ts';
import { appendTradeEvent, tellOfTrade } from './trade-events.ts';
import type { TradeRequestKind } from '../trade.enums.ts';
import type { TradeRequest } from './trade.schemas.ts';

/** domain rule: so many requests of a buyer that have not ended */
const MOST_OPEN = 50;

/** What a draft is made of, once it was judged. */
export type Draft = { fields: DraftFields; lines: readonly Omit<LineRow, 'requestId'>[]; sellers: readonly Seller[] };

/** @throws Problem 409 OPEN_MAX */
export async function requireRoom(tx: Tx, customerId: string): Promise<void> {
  if ((await countOpen(tx, customerId)) >= MOST_OPEN) tooMany('OPEN_MAX', MOST_OPEN);
}

type New = { kind: TradeRequestKind; id: string; number: string; draft: Draft };

/** A draft of somebody who acts for a company that is held, with its first event. */
export async function insertDraft(
  tx: Tx,
  { kind, id, number, draft }: New,
  {
    actor,
    membership,
    ground,
    steps,
  }: { actor: Actor; membership: MembershipInForce; ground: NeedsGround; steps: TradeSteps },
): Promise<TradeRequest> {
  const { customerId } = membership;
  const { now } = ground;
  const names = { id, kind, number, buyerCustomerId: customerId, requesterId: actor.userId };
  await repository.insertRequest(tx, { ...draft.fields, ...names }, now);
  await writeParts(tx, id, draft, now);
  const row = (await repository.readRequest(tx, id))!;
  const by = { actorId: actor.userId, onBehalfOf: customerId, at: now };
  const payload = { kind, lines: draft.lines.length };
  const created = { type: 'CREATED', visibility: 'BUYER', toStatus: 'DRAFT', payload } as const;
  const appended = await appendTradeEvent(tx, row, created, by);
  await repository.writeHead(tx, id, appended.row);
  await tellOfTrade(tx, row, created, by, appended.id);
  return steps.shown(tx, row, standingOf(row, [membership], actor.userId), ground);
}

async function writeParts(tx: Tx, id: string, { lines, sellers }: Draft, now: Date): Promise<void> {
  await putSellers(tx, id, sellers, now);
  await replaceLines(tx, id, lines);
}

type Edit = { id: string; draft: Draft; fields: readonly Change[]; isAsked: boolean };

/** Another content of a draft, or of an order about which its seller asks. @param fields what is another one by it */
export async function rewriteDraft(tx: Tx, { id, draft, fields, isAsked }: Edit, now: Date): Promise<Done> {
  await repository.writeDraft(tx, id, draft.fields);
  await writeParts(tx, id, draft, now);
  return {
    visibility: isAsked ? 'ALL' : 'BUYER',
    payload: { fields },
    // Each edit says from what to what it went; one that changes nothing is no entry.
    isSilent: fields.length === 0,
  };
}
