import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addressKey } from '@rasteh/shared/address-key';
import type { Sender } from '../../platform/route.ts';
import type { Things } from '../../platform/modules/things.ts';
import * as repository from './activity.repository.ts';
import type { Visit, VisitCount, VisitCountsQuery } from './activity.schemas.ts';
import { type ChartParts, makeCharts } from './chart.service.ts';
import type { ContactClick } from './chart.schemas.ts';
import { makeLastVisits } from './last-visits.service.ts';

/** domain rule: one visit for each visitor in 30 minutes */
const VISIT_MS = 30 * 60_000;
/** So many people behind one address look at the same thing at once; more are one who changes the program's name. */
const MOST_OF_ADDRESS = 5;
/** Programs name themselves so; no browser has a name without a version. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|node|undici|axios/i;

const isProgram = ({ userAgent }: Sender) => userAgent === '' || PROGRAM.test(userAgent);

type Parts = ChartParts & { db: Database; clock: Clock; things: Things };
export type Activity = ReturnType<typeof makeActivity>;

/** What is looked at, and how often. */
export function makeActivity({ db, clock, things, ...chartParts }: Parts) {
  const lastVisits = makeLastVisits({ db, clock, things });
  let key: Promise<string> | undefined;

  /** Who looks, as hashes that say nothing to anybody else: the person, or else a program at an address. */
  async function visitorOf(
    { address, userAgent }: Sender,
    actor: Actor | undefined,
    purpose = '',
  ): Promise<repository.Visitor> {
    // A failure is told to those who wait and not kept.
    key ??= repository.readVisitorKey(db, randomBytes(32).toString('base64url')).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    const keyed = await key;
    const hash = (text: string) => createHmac('sha256', keyed).update(`${purpose}${text}`).digest('base64url');
    if (actor) return { visitor: hash(`user\n${actor.userId}`), address: null };
    const network = addressKey(address);
    return { visitor: hash(`${network}\n${userAgent}`), address: hash(network) };
  }

  /** Counts a look by `add`, unless its visitor, or five others of the address, were counted within half an hour. @returns whether it counted */
  async function countOnce(
    tx: Tx,
    look: repository.Looked,
    visitor: repository.Visitor,
    add: (day: string) => Promise<unknown>,
  ): Promise<boolean> {
    const now = clock.now();
    if (visitor.address) await repository.lockVisitors(tx, look, visitor.address);
    await repository.forgetVisitors(tx, look, new Date(now.getTime() - VISIT_MS));
    const isNew = await repository.rememberVisitor(tx, look, visitor, MOST_OF_ADDRESS, now);
    if (isNew) await add(tehranDay(now));
    return isNew;
  }

  const count = (tx: Tx, look: repository.Looked, visitor: repository.Visitor) =>
    countOnce(tx, look, visitor, (day) => repository.addVisit(tx, look, day, hashOfDay(visitor.visitor, look, day)));

  async function countOf({ objectType, objectId }: Visit): Promise<VisitCount> {
    const [count] = await repository.readVisitCounts(db, objectType, [objectId]);
    return count ?? { objectType, objectId, visitCount: 0 };
  }

  return {
    lastVisits,
    charts: makeCharts({ ...chartParts, db, clock }),

    /** Takes what was looked at to the thing that took the place of another. @returns of how many people */
    moveVisits: (objectType: Visit['objectType'], tx: Tx, from: string, to: string, most: number) =>
      repository.moveVisits(tx, objectType, { from, to, most }),

    /**
     * Who looks, as a hash that says nothing to anybody else: the person, or an address, whatever programs look from there.
     * Undefined for what is a program or does not say what it is.
     */
    async visitorKey(sender: Sender, actor: Actor | undefined): Promise<string | undefined> {
      if (isProgram(sender)) return undefined;
      const { visitor, address } = await visitorOf(sender, actor);
      return address ?? visitor;
    },

    /**
     * Counts a visit, unless the same visitor, or five others of the address, were counted within half an hour or it is a
     * program; who has a session finds it
     * among the own last visits. @throws Problem 404
     */
    async countVisit(visit: Visit, sender: Sender, actor?: Actor): Promise<VisitCount> {
      await things.find(visit.objectType, visit.objectId);
      if (!isProgram(sender)) {
        const visitor = await visitorOf(sender, actor);
        await db.transaction(async (tx) => {
          await count(tx, visit, visitor);
          if (actor) await lastVisits.remember(tx, actor, visit);
        });
      }
      return countOf(visit);
    },

    /** The same of what is read and is no thing of the market: its module knows that it is there, and nobody finds it again. */
    async countLook(look: repository.Looked, sender: Sender, actor?: Actor): Promise<void> {
      if (isProgram(sender)) return;
      const visitor = await visitorOf(sender, actor);
      await db.transaction((tx) => count(tx, look, visitor));
    },

    /**
     * Counts by `add` what a visitor does with something that is looked at, once for each visitor in half an hour, beside its
     * looks; programs never count. @param act tells it apart from other acts @returns whether it counted
     */
    async countAct(
      act: string,
      look: repository.Looked,
      add: (tx: Tx, day: string) => Promise<unknown>,
      sender: Sender,
      actor?: Actor,
    ): Promise<boolean> {
      if (isProgram(sender)) return false;
      const visitor = await visitorOf(sender, actor, act);
      return db.transaction((tx) => countOnce(tx, look, visitor, (day) => add(tx, day)));
    },

    /** Ends the figures of days before a day of Tehran, of all things of a kind. */
    forgetLooks: (objectType: string, before: string) => repository.forgetDays(db, objectType, before),

    /**
     * Counts that somebody opened the phone or mail of a seller, once for each visitor in half an hour; programs never count.
     * @returns whether it counted @throws Problem 404
     */
    async countContactClick({ merchantId }: ContactClick, sender: Sender, actor?: Actor): Promise<boolean> {
      const click: Visit = { objectType: 'MERCHANT', objectId: merchantId };
      await things.find(click.objectType, click.objectId);
      if (isProgram(sender)) return false;
      // Beside the visitors of the page, with hashes that are never equal to theirs.
      const visitor = await visitorOf(sender, actor, 'contact');
      return db.transaction((tx) => countOnce(tx, click, visitor, (day) => repository.addContactClick(tx, click, day)));
    },

    forgetDayVisitors: () => repository.forgetDayVisitors(db, tehranDay(clock.now())),

    visitCounts: ({ objectType, objectIds }: VisitCountsQuery): Promise<VisitCount[]> =>
      repository.readVisitCounts(db, objectType, objectIds),
  };
}

/** Another hash for each object and day: nobody's visits can be put together again. */
const hashOfDay = (visitor: string, { objectType, objectId }: repository.Looked, day: string) =>
  createHash('sha256').update(`${visitor}\n${day}\n${objectType}\n${objectId}`).digest('base64url');
