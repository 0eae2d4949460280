import { takeAdvertisementPictures } from '../seeds/content/advertisement-rows.ts';
import { seedContent } from '../seeds/content/seed-content.ts';
import { lockOutSeededPeople, seedPeople } from '../seeds/people.ts';
import { takePictures } from '../seeds/pictures.ts';
import { seedSearchWords } from '../seeds/search-words.ts';
import { seedTrade } from '../seeds/trade/seed-trade.ts';
import { seedMarket } from '../seeds/write.ts';
import { makeApp } from './app.ts';
import { ChangeFeed } from './platform/changes/change-feed.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { embeddedFolderOf, refuseOtherMajor } from './platform/database/data-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { asOwner } from './platform/database/roles.ts';
import { watch } from './platform/database/watch.ts';
import { releaseUnfinished } from './platform/idempotency/idempotency.repository.ts';
import { alarm } from './platform/metrics.ts';
import { keepPrivate } from './platform/private-folder.ts';
import { readSecrets } from './platform/secrets.ts';
import { forgetAllSnapshots, forgetSnapshots } from './platform/snapshot.ts';

const SEED = 1405;

/**
 * Opens the database, brings it up to date, fills an empty one, serves.
 * @returns `address`: where it listens, `http://127.0.0.1:5000`; `stop`: takes nothing new, waits for what is under way
 * @throws DataFolderError for data of another database version
 */
export async function start(config: Config): Promise<{ address: string; stop: () => Promise<void> }> {
  // Before the first key is written and the first mode is narrowed.
  if (!config.databaseUrl) refuseOtherMajor(embeddedFolderOf(config.dataFolder));
  const secrets = readSecrets(config);
  keepPrivate(config.filesFolder, ['incoming'], ['objects']);
  const db = await openDatabase(config, (error) => alarm('database', error.message));
  await asOwner(db, config, async (owner) => {
    await seedSearchWords(owner);
    const pictures = () => takePictures({ db: owner, folder: config.filesFolder });
    if (config.seedSize > 0) await seedMarket(owner, { products: config.seedSize, seed: SEED, pictures });
    if (config.isProduction) await lockOutSeededPeople(owner);
    else if (config.seedSize > 0) await seedPeople(owner);
    if (config.seedsHistories) {
      const folder = config.filesFolder;
      await seedContent(owner, {
        now: systemClock.now(),
        linkKey: secrets.linkKey,
        folder,
        pictures: () => takeAdvertisementPictures({ db: owner, folder }),
      });
    }
  });
  // Nobody else has the embedded database: an upload that a crash cut off may come again at once.
  if (!config.databaseUrl) await releaseUnfinished(db);
  const feed = new ChangeFeed(db);
  feed.listen({ changed: forgetSnapshots, lost: forgetAllSnapshots });
  await feed.start();
  const seeds = new AbortController();
  // By then the site can be looked at: what falls due while the past is written is done after it.
  const { promise: trade, resolve: tradeIsThere } = Promise.withResolvers<void>();
  const app = await makeApp({ db: watch(db), clock: systemClock, config, secrets, feed, worksAfter: trade });
  await app.subscribers.prepare();
  const address = await app.listen({ host: config.host, port: config.port });
  if (config.seedsHistories)
    void seedTradeOf({ db, config, secrets, clock: systemClock }, seeds.signal).then(tradeIsThere);
  else tradeIsThere();
  return {
    address,
    async stop() {
      feed.stop();
      seeds.abort();
      await trade;
      await app.close();
      await db.close();
    },
  };
}

/** The site is there without it. */
async function seedTradeOf(parts: Parameters<typeof seedTrade>[0], signal: AbortSignal): Promise<void> {
  const report = await seedTrade(parts, signal).catch((error: Error) => alarm('seeds of trade', error.message));
  for (const each of report?.leftOut ?? []) alarm('seeds of trade', each);
}
