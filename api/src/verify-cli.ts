import { verifyTrade } from './modules/trade/timeline/verify-chain.ts';
import { ConfigError, readDatabaseSettings } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { openAsOwner } from './platform/database/open-database.ts';

// `npm run verify trade`: whether the past of all trade requests is as it was written, in the database that the settings name.
async function run([name, ...more]: string[]): Promise<void> {
  if (name !== 'trade' || more.length > 0)
    throw new ConfigError('npm run verify trade   (DATABASE_URL or RASTEH_DATA names the database)');
  const db = await openAsOwner(readDatabaseSettings(process.env), (error) => console.error(error.message));
  try {
    const { requests, events, faults } = await verifyTrade(db);
    for (const fault of faults) console.error(JSON.stringify(fault));
    console.log(`trade: ${requests} requests, ${events} events, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError || error instanceof DataFolderError ? error.message : error);
  process.exitCode = 1;
});
