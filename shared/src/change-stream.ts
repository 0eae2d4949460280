import { Client } from 'undici';
import type { ChangeListener } from './change-listener.ts';
import { ToldAgain } from './told-again.ts';

const RETRY_MS = 500;
/** The other side sends something at least every 2 s; a link that is silent for longer is taken for dead. */
const SILENCE_MS = 5_000;

type Options = { url: string; secret: string | undefined; listeners: ChangeListener[] };

/**
 * Listens to a program's `/internal/events` for as long as the program runs, and tells those who hold answers, each change twice
 * (`ToldAgain`). Without a secret there is nothing to listen to, and they hold nothing.
 */
export class ChangeStream {
  readonly #options: Options;
  readonly #listeners: ChangeListener[];
  readonly #path: string;
  readonly #origin: string;
  #client: Client | undefined;
  #lastId = '';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isHearing = false;

  constructor(options: Options) {
    const { origin, pathname } = new URL(options.url);
    this.#options = options;
    this.#listeners = options.listeners.map((each) => new ToldAgain(each));
    this.#origin = origin;
    this.#path = `${pathname.replace(/\/$/, '')}/internal/events`;
  }

  /** @returns when the stream runs or could not be opened at once */
  start(): Promise<void> {
    if (!this.#options.secret) return Promise.resolve();
    return new Promise((attempted) => void this.#listen(attempted));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.destroy();
  }

  async #listen(attempted?: () => void): Promise<void> {
    const { secret = '' } = this.#options;
    const listeners = this.#listeners;
    const client = new Client(this.#origin, { bodyTimeout: SILENCE_MS, headersTimeout: SILENCE_MS });
    this.#client = client;
    try {
      const headers = { 'x-events-secret': secret, ...(this.#lastId && { 'last-event-id': this.#lastId }) };
      const { statusCode, body } = await client.request({ method: 'GET', path: this.#path, headers });
      if (statusCode !== 200) throw new Error(`the stream of changes answered ${statusCode}`);
      const read = eventReader(({ id, tags }) => {
        this.#lastId = id;
        if (!this.#isHearing) {
          // Nothing is held yet, so what was missed meanwhile concerns nobody.
          this.#isHearing = true;
          for (const each of listeners) each.begin();
        } else for (const each of listeners) each.changed(tags);
        attempted?.();
      });
      body.setEncoding('utf8');
      for await (const chunk of body) read(chunk as string);
    } catch {
      // Whatever ended it: it is opened again.
    }
    this.#isHearing = false;
    for (const each of listeners) each.lost();
    attempted?.();
    client.destroy().catch(() => undefined);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#listen(), RETRY_MS).unref();
  }
}

/** Puts pieces of a stream of server-sent events together; comments are heartbeats. */
function eventReader(tell: (event: { id: string; tags: string[] }) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (id !== undefined && data !== undefined) tell({ id, tags: JSON.parse(data) as string[] });
    }
  };
}
