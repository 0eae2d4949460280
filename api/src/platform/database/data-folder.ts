import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A data folder that cannot be opened as it stands: the message is one line that says why. */
export class DataFolderError extends Error {}

/** Another process holds the folder. */
export class FolderTakenError extends DataFolderError {
  constructor(folder: string) {
    super(`the data folder ${folder} is in use by another process`);
  }
}

/** Where in a data folder the embedded database lies. */
export const embeddedFolderOf = (dataFolder: string) => join(dataFolder, 'pglite');

/** The major version of PostgreSQL that `@electric-sql/pglite` is built from: it opens folders of that one only. */
export const EMBEDDED_MAJOR = '18';

/**
 * Refuses the folder of an embedded database that another major version of PostgreSQL wrote. Reads one file and changes nothing.
 * @param folder may be missing or empty
 * @throws DataFolderError
 */
export function refuseOtherMajor(folder: string, needed = EMBEDDED_MAJOR): void {
  const found = majorOf(folder);
  if (found === undefined || found === needed) return;
  throw new DataFolderError(
    `the data folder ${folder} was written by PostgreSQL ${found}, and this release reads PostgreSQL ${needed}; nothing was changed. ` +
      `Move it with the release that wrote it: npm run data -- backup market.gz, then restore it into PostgreSQL (docs/deploying.md, "Backup, restore, moving")`,
  );
}

function majorOf(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
