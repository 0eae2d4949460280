import type { Markets } from './markets.ts';
import { persistedFolder } from './operations.ts';
import { startOurs, startYardstick, type Server } from './programs.ts';

/** The programs on one size of market; each is started when a workload first asks for it. */
export type Stage = ReturnType<typeof openStage>;

export function openStage(markets: Markets, size: number) {
  const running = new Map<string, Promise<Server>>();
  const once = (name: string, start: () => Promise<Server>) => {
    if (!running.has(name)) running.set(name, start());
    return running.get(name)!;
  };
  const databaseUrl = () => markets.ofSize(size);
  const api = () => once('api', async () => startOurs('api', { DATABASE_URL: await databaseUrl() }));
  const gateway = () =>
    once('gateway', async () =>
      startOurs('gateway', { API_URL: (await api()).url, PERSISTED_FOLDER: persistedFolder() }),
    );
  const uncachedGateway = () =>
    once('gateway without held answers', async () =>
      startOurs('gateway', { API_URL: (await api()).url, RESPONSE_CACHE_SECONDS: '0' }),
    );
  const web = () => once('web', async () => startOurs('web', { GATEWAY_URL: (await gateway()).url }));
  const uncachedWeb = () =>
    once('web without held pages', async () => startOurs('web', { GATEWAY_URL: (await uncachedGateway()).url }));

  return {
    /** Products in the market. */
    size,
    /** Process of its PostgreSQL. */
    postgres: markets.pid,
    databaseUrl,
    api,
    gateway,
    web,
    /** A second one, which asks the api anew each time and so tells nobody to keep an answer. */
    uncachedGateway,
    /** In front of the second gateway: it keeps no page, since no answer in it may be kept. */
    uncachedWeb,
    /** A server of bench/yardsticks. */
    yardstick: (file: string, settings: () => Promise<Record<string, string>>) =>
      once(file, async () => startYardstick(file, await settings())),
    /** What runs now, by name. */
    running: () => Promise.all([...running].map(async ([name, server]) => ({ name, ...(await server) }))),
    /** Ends what was started, the last first. */
    async close() {
      for (const server of [...running.values()].reverse())
        await server.then(({ stop }) => stop()).catch(() => undefined);
      running.clear();
    },
  };
}
