import { makeApp } from './app.ts';
import { ChangeFeed } from './platform/changes/change-feed.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { newSecrets } from './platform/secrets.ts';
import type { Database } from './platform/database/database.ts';

// Prints the contract. No route is called, so the database is one that nobody may ask.
const noDatabase = new Proxy({} as Database, {
  get: (_, name) => {
    throw new Error(`printing the contract asked the database for ${String(name)}`);
  },
});

const app = await makeApp({
  db: noDatabase,
  clock: systemClock,
  config: readConfig({ LOG_LEVEL: 'silent' }),
  secrets: newSecrets(),
  feed: new ChangeFeed(noDatabase),
});
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
