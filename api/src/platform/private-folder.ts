import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse, sep } from 'node:path';

/** Modes of what only the user who runs the program may read. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
const ALL = 0o777;
const STICKY = 0o1000;

type Found = { folders: number; files: number; widest: number; failure?: string };

/**
 * Makes a folder that nobody but its owner may enter or read, with some of what it holds, whatever was there before: folders
 * 0700, files 0600. What was wider is told in the log. A folder that holds more than ours (a home, the checkout, /tmp) keeps
 * its own mode.
 * @param parts names in the folder that are ours with all they hold; missing ones stay missing
 * @param stores names of those that hold any number of files in folders: what is in a closed one is nobody's to reach, and
 *   is not looked at
 */
export function keepPrivate(folder: string, parts: string[], stores: string[] = []): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const found: Found = { folders: 0, files: 0, widest: 0 };
  const before = lstatSync(realpathSync(folder));
  if (isOnlyOurs(realpathSync(folder), before)) narrow(folder, before, found);
  else if (isWider(before, OWN_FOLDER)) warn('holds more than ours and stays open to others', folder, before.mode);
  for (const part of parts) narrowAll(join(folder, part), found);
  for (const store of stores) narrowStore(join(folder, store), found);
  const { folders, files, widest, failure } = found;
  if (folders + files > 0) warn('was open to others and is narrowed to its owner', folder, widest, { folders, files });
  if (failure) warn('is open to others and could not be narrowed', folder, undefined, { failure });
}

function narrowAll(path: string, found: Found) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || !(stats.isDirectory() || stats.isFile())) return;
  narrow(path, stats, found);
  if (stats.isDirectory()) for (const name of namesIn(path, found)) narrowAll(join(path, name), found);
}

function narrowStore(path: string, found: Found) {
  for (const name of namesIn(path, found)) {
    const inner = join(path, name);
    const stats = lstatSync(inner, { throwIfNoEntry: false });
    if (stats && isWider(stats, stats.isDirectory() ? OWN_FOLDER : OWN_FILE)) narrowAll(inner, found);
  }
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) narrow(path, stats, found);
}

/** None in a folder that is not there or went meanwhile; one that cannot be read is told. */
function namesIn(folder: string, found: Found): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') found.failure = `${folder}: ${message}`;
    return [];
  }
}

function narrow(path: string, stats: Stats, found: Found) {
  const allowed = stats.isDirectory() ? OWN_FOLDER : OWN_FILE;
  if (!isWider(stats, allowed)) return;
  try {
    chmodSync(path, stats.mode & allowed);
  } catch (error) {
    found.failure = `${path}: ${(error as Error).message}`;
    return;
  }
  found.widest |= stats.mode & ALL;
  if (stats.isDirectory()) found.folders += 1;
  else found.files += 1;
}

// Windows has no modes.
const isWider = ({ mode }: Stats, allowed: number) => process.platform !== 'win32' && (mode & ALL & ~allowed) !== 0;

/** Nobody else's things are in it: other users' (sticky), the person's other files, the program itself. */
function isOnlyOurs(folder: string, { mode }: Stats): boolean {
  const holdsUs = `${process.cwd()}${sep}`.startsWith(`${folder}${sep}`);
  return (mode & STICKY) === 0 && folder !== parse(folder).root && folder !== homedir() && !holdsUs;
}

function warn(message: string, folder: string, mode: number | undefined, more: object = {}) {
  const was = mode === undefined ? {} : { mode: (mode & ALL).toString(8) };
  console.warn(JSON.stringify({ level: 'warn', message: `${folder} ${message}`, ...was, ...more }));
}
