import { makeRebuild } from './modules/listings/offers/rebuild-work.ts';
import { makeOffersBeside } from './offers-beside.ts';
import { systemClock } from './platform/clock.ts';
import { ArchiveError, readArchive, writeArchive } from './platform/database/archive.ts';
import { ConfigError, filesFolderOf, readDatabaseSettings } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { DataFolderError, FolderTakenError } from './platform/database/data-folder.ts';
import { migrate } from './platform/database/migrate.ts';
import { openAsOwner } from './platform/database/open-database.ts';
import { askRunning, MaintenanceError } from './platform/maintenance/ask-running.ts';

// `npm run data -- backup FILE`, `restore FILE` and `rebuild`, on the database that the settings name.
const usage = 'npm run data -- backup FILE | restore FILE | rebuild   (DATABASE_URL or RASTEH_DATA names the database)';
const archives = { backup: writeArchive, restore: readArchive };

async function run([name = '', file, ...more]: string[]): Promise<string> {
  if (name === 'rebuild' && !file) return rebuild();
  const archive = Object.hasOwn(archives, name) ? archives[name as keyof typeof archives] : undefined;
  if (!archive || !file || more.length > 0) throw new ArchiveError(usage);
  const folder = filesFolderOf(process.env);
  return onDatabase(
    async (db) =>
      `${await archive(db, file)} rows, ${file}. Uploaded files are no part of it; copy their folder too: ${folder}`,
  );
}

/** The running site does it where it alone may open the database. */
async function rebuild(): Promise<string> {
  const told = (line: string) => process.stderr.write(`\r${line}   `);
  try {
    return await onDatabase((db) => makeRebuild({ db, offers: makeOffersBeside({ db, clock: systemClock }) })(told));
  } catch (error) {
    if (!(error instanceof FolderTakenError)) throw error;
    return askRunning(readDatabaseSettings(process.env).dataFolder, 'rebuild', told);
  } finally {
    process.stderr.write('\n');
  }
}

async function onDatabase(work: (db: Database) => Promise<string>): Promise<string> {
  const db = await openAsOwner(readDatabaseSettings(process.env), (error) => console.error(error.message));
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.close();
  }
}

const words = process.argv.slice(2);
run(words).then(
  (done) => console.log(`${words[0]}: ${done}`),
  (error: Error) => {
    const isExpected = [ArchiveError, ConfigError, DataFolderError, MaintenanceError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected || 'code' in error ? error.message : error);
    process.exitCode = 1;
  },
);
