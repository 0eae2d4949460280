import { Cancellation } from '../graph/cancellation.ts';
import type { Log } from '../log.ts';
import type { ApiClient } from './api-client.ts';
import type { Answer } from './exchange.ts';

const PING_MS = 500;
const CONTRACT_MS = 3_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const TELL_AFTER_MS = 5_000;

/** The api is there and its contract is not what the graph was composed from. */
export class ContractError extends Error {}

/**
 * Whether the api can serve this graph: its contract fits, and it says that it is ready. The contract is read again
 * whenever the api was away, for it may have come back as another version.
 */
export class Readiness {
  #fits = false;
  readonly #client: ApiClient;
  readonly #findLacks: (contract: unknown) => string[];
  readonly #apiUrl: string;

  constructor(client: ApiClient, apiUrl: string, findLacks: (contract: unknown) => string[]) {
    this.#client = client;
    this.#apiUrl = apiUrl;
    this.#findLacks = findLacks;
  }

  /** Waits for the api as long as it takes: on a first start it fills its database. @throws ContractError when it does not fit */
  async untilContractFits(log: Log) {
    const startedAt = performance.now();
    let told = false;
    for (let pause = FIRST_PAUSE_MS; !(await this.#checkContract()); pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      if (!told && performance.now() - startedAt > TELL_AFTER_MS) {
        told = true;
        log.info({ apiUrl: this.#apiUrl }, 'waiting for the api (API_URL)');
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** What is well and what is not, for `/readyz`. */
  async check(): Promise<{ api: boolean; contract: boolean }> {
    const answer = await this.#get('/readyz', PING_MS);
    const api = answer?.status === 200;
    if (!api) this.#fits = false;
    else if (!this.#fits) await this.#checkContract().catch(() => false);
    return { api, contract: this.#fits };
  }

  /** @returns false when there was no answer to look at */
  async #checkContract(): Promise<boolean> {
    const answer = await this.#get('/api/v1/openapi.json', CONTRACT_MS);
    if (!answer || answer.status >= 500 || answer.status === 429) return false;
    const lacks = answer.status === 200 ? this.#findLacks(parse(answer)) : ['/api/v1/openapi.json'];
    if (lacks.length > 0) throw new ContractError(`API_URL (${this.#apiUrl}): its contract lacks ${shorten(lacks)}`);
    this.#fits = true;
    return true;
  }

  async #get(path: string, withinMs: number): Promise<Answer | undefined> {
    const cancellation = new Cancellation(withinMs);
    try {
      return await this.#client.send({ method: 'GET', path, headers: ['accept', 'application/json'], cancellation });
    } catch {
      return undefined;
    } finally {
      cancellation.finish();
    }
  }
}

function parse({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const shorten = (lacks: string[], most = 20) =>
  lacks.length > most ? `${lacks.slice(0, most).join(', ')} and ${lacks.length - most} more` : lacks.join(', ');
