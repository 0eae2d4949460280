import type { ServerResponse } from 'node:http';
import type { Block } from '../changes/change-feed.ts';
import type { ViewerEvent } from './live.schemas.ts';
import type { LiveEvent, Missed } from './live-log.ts';

/**
 * Who leaves more than this unread from one heartbeat to the next is cut off, and who has left much more at once; they go on
 * from the last place that was read.
 */
const MOST_WAITING = 64 * 1024;
const MOST_AT_ONCE = 4 * 1024 * 1024;

/** Who listens, and by what right. */
export type Listening = {
  userId: string;
  authorization: string;
  audiences: ReadonlySet<string>;
  /** From when on somebody may hear less than that. */
  until: Date | undefined;
};

/** One open stream of server-sent events. */
export class LiveStream {
  audiences: ReadonlySet<string>;
  until: Date | undefined;
  readonly userId: string;
  readonly authorization: string;
  checkedAt = Date.now();
  readonly #raw: ServerResponse;
  /** What comes while it is told what it missed. */
  #waiting: Block[] | undefined = [];
  /** Too much was unread at the last heartbeat. A heartbeat may follow a large block at once: one alone tells nothing. */
  #isBehind = false;

  constructor(raw: ServerResponse, { userId, authorization, audiences, until }: Listening) {
    this.#raw = raw;
    this.userId = userId;
    this.authorization = authorization;
    this.audiences = audiences;
    this.until = until;
  }

  /** Begins with where it stands, and with what was missed. */
  open(missed: Missed): void {
    // The last header keeps a proxy on the way from gathering events.
    this.#raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const first = missed.isTooOld ? missed.upto : missed.from;
    this.#write(first, { cursor: first, reset: missed.isTooOld });
    this.#tell(missed.events, missed.from, missed.upto);
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const block of waiting) this.take(block);
  }

  /** From now on it tells of these. */
  hear({ audiences, until }: { audiences: readonly string[]; until: Date | undefined }): void {
    this.audiences = new Set(audiences);
    this.until = until;
  }

  /** Tells what of a block concerns it. */
  take(block: Block): void {
    if (this.#waiting) this.#waiting.push(block);
    else
      this.#tell(
        block.events.filter(({ audiences }) => audiences.some((each) => this.audiences.has(each))),
        block.before,
        block.cursor,
      );
  }

  /** Says that it lives, and up to where everything was told. */
  beat(cursor: string): void {
    const wasBehind = this.#isBehind;
    this.#isBehind = this.#raw.writableLength > MOST_WAITING;
    if (this.#isBehind && wasBehind) this.#raw.destroy();
    else if (!this.#waiting) this.#send(`id: ${cursor}\n:\n\n`);
  }

  /** @param event told last: `renew` when a new token is wanted */
  end(event?: 'renew'): void {
    if (this.#raw.headersSent) this.#raw.end(event && `event: ${event}\ndata: {}\n\n`);
  }

  /** The place of a block stands on its last event alone: who has only some of them goes on before it. */
  #tell(events: readonly LiveEvent[], before: string, cursor: string): void {
    events.forEach((event, index) => {
      const place = index === events.length - 1 ? cursor : before;
      this.#write(place, shown(event, place));
    });
  }

  #write(cursor: string, event: ViewerEvent): void {
    this.#send(`id: ${cursor}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  #send(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MOST_AT_ONCE) this.#raw.destroy();
  }
}

/** An event without those who are told of it. */
export const shown = ({ audiences: _, objectType, ...event }: LiveEvent, cursor: string): ViewerEvent => ({
  cursor,
  reset: false,
  typeName: objectType,
  ...event,
});
