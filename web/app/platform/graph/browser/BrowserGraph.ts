import type { OperationVariables } from '@apollo/client';
import type { RawAnswer } from '../GraphError.ts';
import { answerKey, type Question } from '../question.ts';
import type { Asked, Engine } from './Engine.ts';

interface Entry extends Asked {
  data?: unknown;
  /** The request on its way that nobody can give up. */
  asking?: Promise<unknown>;
  /** A change made it untrue without telling the truth: it is asked anew, past the cache. */
  isOutdated?: boolean;
  listeners: Set<() => void>;
}

/**
 * The answers of one page life. It starts with what the server wrote into the page, so the first page needs
 * neither a request nor Apollo; the first question of the visitor fetches Apollo, which from then on keeps
 * all answers in its normalised cache. An answer that was shown once is never asked again.
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
    return this.#entry(document, variables).data as Data | undefined;
  }

  /** Resolves to the answer at hand or asks for it; rejects with a GraphError. `signal` gives its question up. */
  async ask<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data> {
    const entry = this.#entry(document, variables);
    // A preload of the same answer may be on its way; when it fails, this asks for itself.
    if (entry.asking) await entry.asking.catch(() => undefined);
    if (entry.data === undefined) await (signal ? this.#fetch(entry, signal) : this.#fetchForAll(entry));
    // Known to be untrue, and a reload has failed; without an answer now it is still better than a failed page.
    else if (entry.isOutdated) await this.#fetchForAll(entry).catch(() => undefined);
    return entry.data as Data;
  }

  /** Asks again, although there is an answer: somebody else changed what it tells. Rejects with a GraphError. */
  async reload<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const entry = this.#entry(document, variables);
    entry.isOutdated = true;
    // What is on its way already may have been answered before the change.
    entry.asking = undefined;
    return (await this.#fetchForAll(entry)) as Data;
  }

  /** Runs a mutation. Rejects with a GraphError; nothing is repeated. */
  async change<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const engine = await this.warmUp();
    return (await engine.change({ document: document as unknown as Asked['document'], variables })) as Data;
  }

  /** Forgets every answer, for somebody else uses the page now. */
  forget(): void {
    this.#entries.clear();
    this.#fromServer.clear();
    void this.#engine?.forget();
  }

  /** The promise that a rendering component waits for: one for all who wait for the same answer. */
  waitFor<Data, Variables extends OperationVariables>(document: Question<Data, Variables>, variables: Variables) {
    return this.#fetchForAll(this.#entry(document, variables));
  }

  /** Replaces an answer by a longer one: the next part of a list was joined to it. */
  replace<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
    data: Data,
  ): void {
    const entry = this.#entry(document, variables);
    this.#engine?.adopt(entry, data);
    this.#change(entry, data);
  }

  /**
   * Changes every answer of a question that is at hand, whatever its variables, because a mutation told what is new in it.
   * An answer that becomes undefined is forgotten, and asked again when it is next shown. `isShown`: somebody looks at it.
   */
  update<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    change: (data: Data, variables: Variables, isShown: boolean) => Data | undefined,
  ): void {
    for (const entry of this.#entries.values()) {
      if ((entry.document as unknown) !== document || entry.data === undefined) continue;
      const data = change(entry.data as Data, entry.variables as Variables, entry.listeners.size > 0);
      if (data === entry.data) continue;
      entry.isOutdated = data === undefined;
      if (data !== undefined) this.#engine?.adopt(entry, data);
      this.#change(entry, data);
    }
  }

  /** Calls back whenever the answer changes; returns the end of it. */
  subscribe(document: Question<unknown, never>, variables: OperationVariables, changed: () => void): () => void {
    const entry = this.#entry(document, variables);
    entry.listeners.add(changed);
    return () => void entry.listeners.delete(changed);
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
    for (const entry of this.#entries.values()) this.#join(entry);
    return engine;
  }

  #entry(document: Question<unknown, never>, variables: OperationVariables): Entry {
    const key = answerKey(document, variables);
    let entry = this.#entries.get(key);
    if (!entry) {
      const data = this.#fromServer.get(key)?.data ?? undefined;
      entry = { document: document as unknown as Asked['document'], variables, data, listeners: new Set() };
      this.#entries.set(key, entry);
      this.#join(entry);
    }
    return entry;
  }

  async #fetch(entry: Entry, signal?: AbortSignal): Promise<unknown> {
    const engine = await this.warmUp();
    const data = await engine.ask(entry, { signal, fresh: entry.isOutdated });
    entry.isOutdated = false;
    this.#change(entry, data);
    return entry.data;
  }

  #fetchForAll(entry: Entry): Promise<unknown> {
    entry.asking ??= this.#fetch(entry).finally(() => (entry.asking = undefined));
    return entry.asking;
  }

  /** From now on the answer follows what is learned of its things, shown or not: one comes back to its page. */
  #join(entry: Entry): void {
    if (entry.data !== undefined) this.#engine?.adopt(entry, entry.data);
    this.#engine?.watch(entry, (data) => entry.isOutdated || this.#change(entry, data));
  }

  #change(entry: Entry, data: unknown): void {
    entry.data = data;
    for (const listener of entry.listeners) listener();
  }
}
