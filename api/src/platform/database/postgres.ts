import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Problem } from '../problem.ts';
import { repeated, RETRIES } from './contention.ts';
import './fast-rows.ts';
import {
  causeOf,
  DATABASE_DEADLINE_MS,
  LOCK_DEADLINE_MS,
  openTx,
  type Database,
  type Queryable,
  type Tx,
  workIn,
} from './database.ts';
import { checkStatementName } from './statement-names.ts';

type Options = { url: string; poolSize: number; onError: (error: Error) => void };

/** Waiting callers beyond this are told to come back instead of queueing for ever. */
const WAITING_PER_CONNECTION = 20;

/** Opens a pool; connections are made when first needed. */
export function openPostgres({ url, poolSize, onError }: Options): Database {
  const connection = {
    connectionString: url,
    application_name: 'rasteh-api',
  };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    // What is asked at the same time is sent at the same time, and answered in its order.
    pipeline: true,
    connectionTimeoutMillis: DATABASE_DEADLINE_MS,
    statement_timeout: DATABASE_DEADLINE_MS,
    lock_timeout: LOCK_DEADLINE_MS,
    idle_in_transaction_session_timeout: 10_000,
    // The planner takes some statements for ten times what they cost, and would compile them for longer than they run. Its price of
    // a page out of order is that of a turning disk: it read whole tables where an index alone has the answer in a quarter of the time.
    options: '-c jit=off -c random_page_cost=1.1',
  });
  pool.on('error', onError);
  // Of a connection in use the pool does not listen to errors, and one without a listener would end this process.
  // Whoever uses it learns of it from the query.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async () => {
    if (pool.waitingCount > poolSize * WAITING_PER_CONNECTION) throw new Problem(503, 'OVERLOADED', [], 1);
    return pool.connect().catch(unavailable);
  };

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await connect();
    let failure: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      failure = isConnectionError(error) ? (error as Error) : undefined;
      return unavailable(error);
    } finally {
      client.release(failure);
    }
  }

  return {
    kind: 'postgres',
    query: (text, parameters, name) =>
      repeated(() => withClient((client) => run(client, text, parameters, name)), RETRIES),
    together: (reads) =>
      repeated(
        () => withClient((client) => reads({ query: (text, parameters, name) => run(client, text, parameters, name) })),
        RETRIES,
      ),
    transaction: (work, { retries = RETRIES, keepsPlans = false } = {}) =>
      repeated(() => withClient((client) => transaction(client, work, keepsPlans)), retries),
    execute: (script) =>
      withClient(async (client) => {
        await client.query('set statement_timeout = 0');
        try {
          await client.query(script);
        } finally {
          await client.query(`set statement_timeout = ${DATABASE_DEADLINE_MS}`);
        }
      }),
    // On a connection of its own: rows of a load cannot be sent on one that sends statements together.
    async copyFrom(statement, rows) {
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      await client.connect();
      await pipeline(rows, client.query(copyFrom(statement))).finally(() => client.end());
    },
    close: () => pool.end(),
  };
}

/**
 * By callback: pg's own promise sets a function as a property of each query, V8 makes such functions old at once, and what they
 * can reach, here the whole answer, would outlive every small collection.
 */
async function run<Row>(client: pg.PoolClient, text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
  if (name) checkStatementName(name, text);
  const query: pg.QueryConfig = name ? { name, text, values } : { text, values };
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      client.query(query, (error: Error | null, result) => (error ? reject(error) : resolve(result.rows as Row[])));
    });
  } catch (error) {
    // It was made where the socket is read; who asked says more.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

const KEEP_PLANS = '; set local plan_cache_mode = force_generic_plan';

async function transaction<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>, keepsPlans: boolean): Promise<T> {
  const { tx, last } = openTx(begin(client, keepsPlans));
  try {
    const result = await workIn(tx, work);
    await Promise.all([...last, run(client, 'commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be gone; the first error is the cause
    throw await causeOf(error, last);
  }
}

/**
 * Begins a transaction on the same way to the database as the reads that come first. What writes waits until it has begun, since
 * it would stand outside of any transaction if that failed; and what is asked after it waits with it, which keeps their order.
 */
function begin(client: pg.PoolClient, keepsPlans: boolean): Queryable['query'] {
  let hasBegun = false;
  let isWaiting = false;
  const begun = run(client, `begin${keepsPlans ? KEEP_PLANS : ''}`).then(() => void (hasBegun = true));
  begun.catch(() => undefined); // told by what waits for it; work that asks nothing has nothing to lose
  return async <Row>(text: string, parameters?: unknown[], name?: string) => {
    isWaiting ||= !READS.test(text);
    if (!hasBegun && isWaiting) await begun;
    const rows = run<Row>(client, text, parameters, name);
    return hasBegun ? rows : (await Promise.all([rows, begun]))[0];
  };
}

/** Nothing of it stays where no transaction was begun: locks end with the statement. */
const READS = /^\s*select\b/i;

// 08: connection, 53: resources, 57P: shutdown; the rest are names of Node's network errors and pg's own words.
const connectionErrors = /^(08...|53...|57P..|ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
const isConnectionError = (error: unknown) =>
  connectionErrors.test((error as { code?: string }).code ?? '') ||
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired/.test(
    (error as Error).message,
  );

function unavailable(error: unknown): never {
  if (isConnectionError(error)) throw new Problem(503, 'DATABASE_UNAVAILABLE', [], 2);
  if ((error as { code?: string }).code === '57014') throw new Problem(503, 'DEADLINE_EXCEEDED', [], 1);
  throw error;
}
