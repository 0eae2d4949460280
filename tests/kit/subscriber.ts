import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent, Stream } from './live.ts';

const RETRY_MS = 500;

/** Somebody who listens as our clients do: goes on where a stream broke, and takes each event of an object once. */
export class Subscriber {
  readonly taken: LiveEvent[] = [];
  readonly #last = new Map<string, number>();
  readonly #open: (after: string | undefined) => Promise<Stream>;
  #place: string | undefined;
  #stream: Stream | undefined;
  #isOver = false;
  #refusal = '';
  breaks = 0;
  resets = 0;

  constructor(open: (after: string | undefined) => Promise<Stream>) {
    this.#open = open;
    void this.#listen();
  }

  isListening = () => this.#place !== undefined;

  /** How it stands, for the message of a test that waits for it in vain. */
  get state() {
    return `place ${this.#place}, ${this.breaks} breaks, status ${this.#stream?.status}, ${this.#refusal}`;
  }

  async close() {
    this.#isOver = true;
    await this.#stream?.close();
  }

  async #listen() {
    while (!this.#isOver) {
      const stream = await this.#open(this.#place).catch(() => undefined);
      if (stream && stream.status !== 200) this.#refusal = JSON.stringify(await stream.refusal().catch(String));
      this.#stream = stream;
      for (let read = 0; stream?.status === 200 && !this.#isOver;) {
        const isEnded = stream.ended() !== undefined;
        for (; read < stream.events.length; read += 1) this.#take(stream.events[read]!);
        if (isEnded) break;
        await pause(50);
      }
      await stream?.close();
      if (this.#place !== undefined) this.breaks += 1;
      await pause(RETRY_MS);
    }
  }

  #take({ cursor, ...event }: LiveEvent) {
    this.#place = cursor;
    if (event.reset) this.resets += 1;
    const { objectId, seq } = event;
    if (!event.eventId || (this.#last.get(objectId!) ?? 0) >= seq!) return;
    this.#last.set(objectId!, seq!);
    this.taken.push({ cursor, ...event });
  }
}

/** What a subscriber must have taken of some objects: each event, in its order. */
export const takenOf = ({ taken }: Subscriber, objects: readonly string[]) =>
  objects.map((id) => taken.filter(({ objectId }) => objectId === id).map(({ seq }) => seq));
export const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
