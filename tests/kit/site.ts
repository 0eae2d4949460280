import { makeMarket, type DatabaseKind } from './market.ts';
import { settingsUnderTest, startProgram, type Running, type Settings } from './program.ts';

/** Offers in the market of a test that does not say otherwise: all categories have some, seeding takes seconds. */
export const USUAL_PRODUCTS = 420;

type ApiOptions = { database?: DatabaseKind; products?: number; env?: Settings };
type SiteOptions = ApiOptions & {
  /** Of gateway and web; `env` is the api's. */
  doors?: Settings;
};

/** The database of this suite run: the suites of tests/api run twice, once for each. */
const suiteDatabase = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind;

/** An api under test. */
type Served = AsyncDisposable & {
  url: string;
  port: number;
  /** Of its market. */
  settings: Settings;
  stop: () => Promise<unknown>;
  /** The same api again, same address and data, after it was stopped. */
  startAgain: () => Promise<void>;
  /** Stops it and removes its market. */
  discard: () => Promise<void>;
};

/**
 * The api on a throw-away market of its own. On PostgreSQL it is served by this process, which starts it sooner than one of
 * its own would. `await using api = await startApi()` ends and discards both.
 * @param options.database default: the one of this suite run
 * @param options.products offers in the market; 0 starts with an empty database
 */
export async function startApi({
  database = suiteDatabase,
  products = USUAL_PRODUCTS,
  env = {},
}: ApiOptions = {}): Promise<Served> {
  // The embedded database works in a thread of the built program.
  if (database === 'pglite') return startApiProcess({ database, products, env });
  const market = await makeMarket(database, products);
  // Loaded here: journeys use this file too, and their runner cannot read the api's source.
  const [{ readConfig }, { start }] = await Promise.all([
    import('../../api/src/platform/config.ts'),
    import('../../api/src/start.ts'),
  ]);
  // A test that works hard keeps the loop that the api answers on.
  const own = { LOG_LEVEL: 'silent', BUSY_AFTER_MS: '600000' };
  const begin = (port = '0') =>
    start(readConfig({ ...settingsUnderTest, ...own, API_PORT: port, ...market.settings, ...env }));
  let api: Awaited<ReturnType<typeof begin>> | undefined = await begin();
  const { address: url } = api;
  const { port } = new URL(url);
  const stop = async () => {
    const running = api;
    api = undefined;
    await running?.stop();
  };
  const startAgain = async () => void (api = await begin(port));
  const discard = () => stop().then(market.discard);
  return {
    url,
    port: Number(port),
    settings: market.settings,
    stop,
    startAgain,
    discard,
    [Symbol.asyncDispose]: discard,
  };
}

/** The same as a process of its own, for tests that kill it, stop it by a signal, weigh it or read its log. */
export async function startApiProcess({
  database = suiteDatabase,
  products = USUAL_PRODUCTS,
  env = {},
}: ApiOptions = {}) {
  const market = await makeMarket(database, products);
  const api = await startProgram('api', { ...market.settings, ...env });
  return endingWith(api, market.discard, { settings: market.settings });
}

/** The gateway in front of an api, or of a proxy that stands before it. */
export const startGateway = ({ apiUrl, env = {} }: { apiUrl: string; env?: Settings }) =>
  startProgram('gateway', { API_URL: apiUrl, ...env });

/** The web server in front of a gateway. */
const startWeb = ({ gatewayUrl, env = {} }: { gatewayUrl: string; env?: Settings }) =>
  startProgram('web', { GATEWAY_URL: gatewayUrl, NODE_ENV: 'production', ...env });

/** All three programs, each in front of the next. */
export async function startSite({ doors = {}, ...options }: SiteOptions = {}) {
  const api = await startApiProcess(options);
  const gateway = await startGateway({ apiUrl: api.url, env: doors });
  const web = await startWeb({ gatewayUrl: gateway.url, env: doors });
  const stop = async () => {
    await web.stop();
    await gateway.stop();
    await api.discard();
  };
  return { api, gateway, web, stop, [Symbol.asyncDispose]: stop };
}

function endingWith<T extends object>(program: Running, discard: () => Promise<void>, more: T) {
  const end = async () => {
    if (program.running()) await program.stop();
    await discard();
  };
  return { ...program, ...more, /** Stops it and removes its market. */ discard: end, [Symbol.asyncDispose]: end };
}
