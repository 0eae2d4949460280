import { ArchiveError, readArchive, writeArchive } from './platform/database/archive.ts';
import { ConfigError, readDatabaseSettings } from './platform/config.ts';
import { FolderTakenError } from './platform/database/folder-lock.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';

// `npm run data -- backup FILE` and `npm run data -- restore FILE`, on the database that the settings name.
const commands = { backup: writeArchive, restore: readArchive };
const usage = 'npm run data -- backup FILE | restore FILE   (DATABASE_URL or RASTEH_DATA names the database)';

async function run([name = '', file]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (!command || !file) throw new ArchiveError(usage);
  const db = await openDatabase(readDatabaseSettings(process.env), (error) => console.error(error.message));
  try {
    await migrate(db);
    console.log(`${name}: ${await command(db, file)} rows, ${file}`);
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  const isExpected = [ArchiveError, ConfigError, FolderTakenError].some((kind) => error instanceof kind);
  console.error(isExpected || 'code' in error ? error.message : error);
  process.exitCode = 1;
});
