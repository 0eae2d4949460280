import type { OperationVariables } from '@apollo/client';
import type { RawAnswer } from '../GraphError.ts';
import { answerKey, type Question } from '../question.ts';
import type { Asked, Engine } from './Engine.ts';

export interface Entry extends Asked {
  data?: unknown;
  /** The request on its way that nobody can give up, while there is no data. */
  asking?: Promise<unknown> | undefined;
  /** How often a write made it untrue; what was asked before that is no answer any more. */
  outdated: number;
  /** A write made it untrue without telling the truth: it is asked anew, past the cache. */
  isOutdated: boolean;
  listeners: Set<() => void>;
  /** Ends its watch over the cache, which lasts as long as somebody listens. */
  stop?: (() => void) | undefined;
}

/** So many answers are held; when there are more, those that were looked at longest ago go, down to the half. */
const mostHeld = 300;

/**
 * The answers of one page life. It starts with what the server wrote into the page, so the first page needs
 * neither a request nor Apollo; the first question of the visitor fetches Apollo, which from then on owns
 * all answers in its normalised cache. An answer that was shown once is not asked again, unless a write outdates it.
 */
export class BrowserGraph {
  readonly #entries = new Map<string, Entry>();
  readonly #fromServer: Map<string, RawAnswer>;
  readonly #loadEngine: () => Promise<Engine>;
  #engine: Engine | undefined;
  #loading: Promise<Engine> | undefined;

  constructor(fromServer: Record<string, RawAnswer>, loadEngine: () => Promise<Engine>) {
    this.#fromServer = new Map(Object.entries(fromServer));
    this.#loadEngine = loadEngine;
  }

  /** The answer at hand, undefined if there is none. The same object until something in it changes. */
  read<Data, Variables extends OperationVariables>(document: Question<Data, Variables>, variables: Variables) {
    return this.latest(this.entry(document, variables)).data as Data | undefined;
  }

  /** Resolves to the answer at hand or asks for it; rejects with a GraphError. `signal` gives its question up. */
  async ask<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data> {
    const entry = this.latest(this.entry(document, variables));
    // A preload of the same answer may be on its way; when it fails, this asks for itself.
    if (entry.asking) await entry.asking.catch(() => undefined);
    if (entry.data === undefined) await (signal ? this.#fetch(entry, signal) : this.fetchForAll(entry));
    // Known to be untrue, and a reload has failed; without an answer now it is still better than a failed page.
    else if (entry.isOutdated) await this.fetchForAll(entry).catch(() => undefined);
    return entry.data as Data;
  }

  /** Asks again, although there is an answer: somebody else changed what it tells. Rejects with a GraphError. */
  async reload<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const entry = this.entry(document, variables);
    outdate(entry);
    return (await this.fetchForAll(entry)) as Data;
  }

  /** Forgets every answer, for somebody else uses the page now. */
  forget(): void {
    for (const { stop } of this.#entries.values()) stop?.();
    this.#entries.clear();
    this.#fromServer.clear();
    void this.#engine?.forget();
  }

  /** The promise that a rendering component waits for: one for all who wait for the same answer. */
  waitFor<Data, Variables extends OperationVariables>(document: Question<Data, Variables>, variables: Variables) {
    return this.fetchForAll(this.entry(document, variables));
  }

  /** Replaces an answer by a longer one: the next part of a list was joined to it. */
  replace<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
    data: Data,
  ): void {
    this.show(this.entry(document, variables), data);
  }

  /** Calls back whenever the answer changes; returns the end of it. */
  subscribe(document: Question<unknown, never>, variables: OperationVariables, changed: () => void): () => void {
    const entry = this.latest(this.entry(document, variables));
    entry.listeners.add(changed);
    this.#watch(entry);
    return () => {
      entry.listeners.delete(changed);
      if (entry.listeners.size > 0) return;
      entry.stop?.();
      entry.stop = undefined;
    };
  }

  /** Fetches Apollo ahead of the first question. */
  warmUp(): Promise<Engine> {
    this.#loading ??= this.#loadEngine().then(
      (engine) => this.#start(engine),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  #start(engine: Engine): Engine {
    this.#engine = engine;
    for (const entry of this.#entries.values()) {
      if (entry.data !== undefined) engine.adopt(entry, entry.data);
      if (entry.listeners.size > 0) this.#watch(entry);
    }
    return engine;
  }

  /** The place of an answer, made when it is first asked for. */
  entry(document: Question<unknown, never>, variables: OperationVariables): Entry {
    const key = answerKey(document, variables);
    let entry = this.#entries.get(key);
    if (entry) {
      // Last in the order means looked at last.
      this.#entries.delete(key);
    } else {
      const data = this.#fromServer.get(key)?.data ?? undefined;
      this.#fromServer.delete(key);
      entry = { document: asDocument(document), variables, data, outdated: 0, isOutdated: false, listeners: new Set() };
      if (data !== undefined) this.#engine?.adopt(entry, data);
    }
    this.#entries.set(key, entry);
    if (this.#entries.size > mostHeld) this.#dropOldest(entry);
    return entry;
  }

  /** Those of these documents that have an answer or wait for one. */
  held(isMeant: (document: Asked['document']) => boolean): Entry[] {
    const isHeld = ({ data, asking }: Entry) => data !== undefined || asking !== undefined;
    return [...this.#entries.values()].filter((entry) => isHeld(entry) && isMeant(entry.document));
  }

  #dropOldest(last: Entry): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= mostHeld / 2) break;
      if (entry !== last && entry.listeners.size === 0 && !entry.asking) this.#entries.delete(key);
    }
    this.#engine?.keepOnly([...this.#entries.values()]);
  }

  /** What nobody watches may have changed in the cache meanwhile. What lacks something there stays as it was. */
  latest(entry: Entry): Entry {
    if (entry.stop || entry.isOutdated || !this.#engine) return entry;
    const now = this.#engine.read(entry);
    if (now !== undefined) entry.data = now;
    return entry;
  }

  async #fetch(entry: Entry, signal?: AbortSignal): Promise<unknown> {
    const { outdated } = entry;
    const engine = await this.warmUp();
    const data = await engine.ask(entry, { signal, fresh: entry.isOutdated });
    // It may have been answered before a write that came in between.
    if (entry.outdated !== outdated) return this.fetchForAll(entry);
    entry.isOutdated = false;
    this.change(entry, data);
    return entry.data;
  }

  /** Asks for an answer once for all who want it. Rejects with a GraphError. */
  fetchForAll(entry: Entry): Promise<unknown> {
    if (entry.asking) return entry.asking;
    const asking = this.#fetch(entry).finally(() => {
      if (entry.asking === asking) entry.asking = undefined;
    });
    return (entry.asking = asking);
  }

  #watch(entry: Entry): void {
    entry.stop ??= this.#engine?.watch(entry, (data) => entry.isOutdated || this.change(entry, data));
  }

  /** Takes an answer that came another way, here and in Apollo. */
  show(entry: Entry, data: unknown): void {
    entry.isOutdated = false;
    this.#engine?.adopt(entry, data);
    this.change(entry, data);
  }

  /** Tells who watches. */
  change(entry: Entry, data: unknown): void {
    if (entry.data === data) return;
    entry.data = data;
    for (const listener of entry.listeners) listener();
  }
}

/** Something made it untrue; what is on its way already may have been answered before that. */
export function outdate(entry: Entry) {
  entry.outdated += 1;
  entry.isOutdated = true;
  entry.asking = undefined;
}

/** Without the types of its answer and variables. */
export const asDocument = (document: Question<never, never> | Question<unknown, never>) =>
  document as unknown as Asked['document'];
