import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { DataFolderError } from '../src/platform/database/data-folder.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { seedPeople } from './people.ts';
import { takePictures } from './pictures.ts';
import { seedMarket } from './write.ts';

// Fills the configured database: `node api/dist/seeds.js --products 100000 --seed 7` after the build.
const { values } = parseArgs({
  options: { products: { type: 'string' }, seed: { type: 'string', default: '1405' } },
});

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw new ConfigError(`--${name} ${text}: must be a whole number up to ${max}`);
  return value;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const products = wholeNumber('products', values.products ?? String(config.seedSize), 10_000_000);
  const seed = wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER);
  const db = await openDatabase(config, (error) => console.error(error.message));
  try {
    await migrate(db);
    const startedAt = performance.now();
    const report = await seedMarket(db, {
      products,
      seed,
      pictures: () => takePictures({ db, folder: config.filesFolder }),
      log: (line) => process.stderr.write(`\r${line}   `),
    });
    if (!config.isProduction) await seedPeople(db);
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
    const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`\n${JSON.stringify({ ...report, seconds, peakMegabytes })}`);
  } finally {
    await db.close();
  }
}

run().catch((error: Error) => {
  console.error(error instanceof ConfigError || error instanceof DataFolderError ? error.message : error);
  process.exitCode = 1;
});
