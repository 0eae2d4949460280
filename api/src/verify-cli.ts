import { tradeChains } from './modules/documents/subject.events.ts';
import { ConfigError, readDatabaseSettings } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { openAsOwner } from './platform/database/open-database.ts';
import { type ChainFault, verifyChains, verifyNumbers } from './platform/domain-events/verify-chain.ts';

const USAGE = 'npm run verify [trade]   (DATABASE_URL or RASTEH_DATA names the database)';

// `npm run verify`: whether what happened is as it was written, in the database that the settings name; `trade`: to trade requests alone.
async function run([name, ...more]: string[]): Promise<void> {
  if ((name !== undefined && name !== 'trade') || more.length > 0) throw new ConfigError(USAGE);
  const db = await openAsOwner(readDatabaseSettings(process.env), (error) => console.error(error.message));
  try {
    const faults = [...(await verifyTrade(db)), ...(name === undefined ? await verifyAll(db) : [])];
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

async function verifyTrade(db: Database): Promise<ChainFault[]> {
  const { aggregates, events, faults } = await verifyChains(db, tradeChains);
  return told(faults, `trade: ${aggregates} requests, ${events} events`);
}

async function verifyAll(db: Database): Promise<ChainFault[]> {
  const { events, faults } = await verifyNumbers(db);
  return told(faults, `all: ${events} events`);
}

function told(faults: ChainFault[], summary: string): ChainFault[] {
  for (const fault of faults) console.error(JSON.stringify(fault));
  console.log(`${summary}, ${faults.length} faults`);
  return faults;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError || error instanceof DataFolderError ? error.message : error);
  process.exitCode = 1;
});
