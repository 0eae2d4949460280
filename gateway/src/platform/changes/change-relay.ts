import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChangeListener } from '@rasteh/shared/change-listener';

const HEARTBEAT_MS = 2_000;

/**
 * `/internal/events` of the gateway: what it heard from the api, told on after its own cache has dropped what it held, so that
 * a page that is made anew is made of new answers. Ends when the gateway itself no longer hears.
 */
export class ChangeRelay implements ChangeListener {
  readonly #secret: string | undefined;
  readonly #open = new Set<ServerResponse>();
  #isHearing = false;
  #count = 0;

  constructor(secret: string | undefined) {
    this.#secret = secret;
  }

  begin(): void {
    this.#isHearing = true;
  }

  changed(tags: string[]): void {
    for (const stream of this.#open) this.#write(stream, tags);
  }

  lost(): void {
    this.#isHearing = false;
    this.end();
  }

  /** Ends all streams. */
  end(): void {
    for (const stream of this.#open) stream.end();
  }

  /** Answers one who wants to listen. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#secret || !isSecret(request.headers['x-events-secret'], this.#secret)) {
      response.writeHead(403, { 'cache-control': 'no-store' }).end();
      return;
    }
    if (!this.#isHearing) {
      response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '1' }).end();
      return;
    }
    // The last header keeps a proxy on the way from gathering events.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.#open.add(response);
    this.#write(response, []);
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#open.delete(response);
    });
  }

  #write(stream: ServerResponse, tags: string[]): void {
    this.#count += 1;
    stream.write(`id: ${this.#count}\ndata: ${JSON.stringify(tags)}\n\n`);
  }
}

function isSecret(given: unknown, secret: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
