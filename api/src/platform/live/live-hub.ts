import type { ServerResponse } from 'node:http';
import type { Actor, Gatekeeper } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Block, ChangeFeed } from '../changes/change-feed.ts';
import type { Database } from '../database/database.ts';
import { userOf } from '../events/audience.ts';
import { newId } from '../ids.ts';
import { alarm } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { forgetOldEvents, readMissed } from './live-log.ts';
import { LiveStream, shown } from './live-stream.ts';
import type { ViewerEvents } from './live.schemas.ts';
import { forgetGonePlaces, leavePlace, seePlaces, takePlace } from './live-streams.repository.ts';

const HEARTBEAT_MS = 5_000;
const AUDIENCES_MS = 30_000;
/** Of one person, over all apis. */
const MOST_STREAMS = 5;
const RETRY_SECONDS = 5;

type Parts = {
  db: Database;
  clock: Clock;
  feed: ChangeFeed;
  gatekeeper: Gatekeeper;
  /** Whom a person's streams speak for now. */
  hearingOf: (actor: Actor) => Promise<Hearing>;
};

/** Whom somebody hears events for, by the names of audience.ts, and until when that holds; undefined for no end that is known. */
export type Hearing = { audiences: string[]; until: Date | undefined };

/** The streams of this api: each is told what concerns it as soon as it is committed, whichever api wrote it. */
export class LiveHub {
  readonly #parts: Parts;
  readonly #streams = new Map<string, LiveStream>();
  #cursor: string | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.feed.listen({
      happened: (block) => this.#afterOthers(() => this.#deliver(block)),
      // What happens now is not heard: whoever listens goes on elsewhere, or here when the database is back.
      lost: () => this.#afterOthers(async () => this.#loseAll()),
    });
  }

  start(): void {
    this.#timer = setInterval(() => void this.#beat(), HEARTBEAT_MS).unref();
  }

  /** Ends all streams; who listened goes on with another api. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const stream of this.#streams.values()) stream.end();
  }

  /** What happened after a place, for who asks now and then. */
  async since(actor: Actor, after: string | undefined): Promise<ViewerEvents> {
    const { db, hearingOf } = this.#parts;
    const { audiences } = await hearingOf(actor);
    const { from, upto, isTooOld, events } = await readMissed(db, audiences, after);
    const items = events.map((each, index) => shown(each, index === events.length - 1 ? upto : from));
    return { cursor: upto, reset: isTooOld, items };
  }

  /**
   * Opens a stream from a place on. @param endsAt when the token ends, ms since 1970
   * @param hijack called when nothing can be refused any more @throws Problem 429, 503
   */
  async open(
    raw: ServerResponse,
    {
      actor,
      authorization,
      after,
      endsAt,
    }: { actor: Actor; authorization: string; after?: string | undefined; endsAt: number },
    hijack: () => void,
  ): Promise<void> {
    const { db, hearingOf } = this.#parts;
    if (this.#cursor === undefined) throw new Problem(503, 'DATABASE_UNAVAILABLE', [], 1);
    const id = newId();
    if (!(await takePlace(db, { id, userId: actor.userId }, MOST_STREAMS)))
      throw new Problem(429, 'LIVE_STREAMS_LIMIT', [], RETRY_SECONDS);
    let renewal: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(renewal);
      this.#streams.delete(id);
      leavePlace(db, id).catch(() => undefined); // its place is free soon: nobody keeps it any more
    };
    try {
      const { audiences, until } = await hearingOf(actor);
      const stream = new LiveStream(raw, { userId: actor.userId, authorization, audiences: new Set(audiences), until });
      // From here on it hears what comes; what was before is read.
      const upto = this.#cursor;
      this.#streams.set(id, stream);
      const missed = await readMissed(db, audiences, after, upto);
      hijack();
      raw.on('close', leave);
      if (raw.destroyed) return leave();
      stream.open(missed);
      const renewsAt = Math.min(endsAt, actor.sessionEndsAt?.getTime() ?? Infinity);
      renewal = setTimeout(() => stream.end('renew'), renewsAt - Date.now()).unref();
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** What nobody asks for any more. */
  forgetOld = async (): Promise<void> => {
    await forgetOldEvents(this.#parts.db);
    await forgetGonePlaces(this.#parts.db);
  };

  #afterOthers(work: () => Promise<unknown>): void {
    this.#turn = this.#turn.then(work).catch((error: Error) => alarm('live', error.message));
  }

  async #deliver(block: Block): Promise<void> {
    // What is told to a person by name may change what that person may hear: of the same block already.
    const concerned = new Set(block.events.flatMap(({ audiences }) => audiences.flatMap((each) => userOf(each) ?? [])));
    const now = this.#parts.clock.now();
    const anew = [...this.#streams].filter(
      ([, { userId, until }]) => concerned.has(userId) || (until !== undefined && until <= now),
    );
    await Promise.all(anew.map(([id, stream]) => this.#renew(id, stream)));
    this.#cursor = block.cursor;
    for (const stream of this.#streams.values()) stream.take(block);
  }

  #loseAll(): void {
    this.#cursor = undefined;
    for (const stream of this.#streams.values()) stream.end();
  }

  async #beat(): Promise<void> {
    if (this.#streams.size === 0) return;
    for (const stream of this.#streams.values()) if (this.#cursor !== undefined) stream.beat(this.#cursor);
    const old = [...this.#streams].filter(([, { checkedAt }]) => Date.now() - checkedAt >= AUDIENCES_MS);
    // The feed tells that the database is away.
    await seePlaces(this.#parts.db, [...this.#streams.keys()]).catch(() => undefined);
    for (const [id, stream] of old) await this.#renew(id, stream);
  }

  /** Who may not listen any more is put out. */
  async #renew(id: string, stream: LiveStream): Promise<void> {
    const { gatekeeper, hearingOf } = this.#parts;
    stream.checkedAt = Date.now();
    try {
      stream.hear(await hearingOf(await gatekeeper.authenticate(stream.authorization)));
    } catch {
      // Nobody can tell what it may hear: it asks again.
      this.#streams.delete(id);
      stream.end('renew');
    }
  }
}
