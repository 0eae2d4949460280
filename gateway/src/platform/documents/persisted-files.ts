import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { DocumentStore } from './document-store.ts';

/** A page that was loaded this many builds ago still finds its operations. */
const BUILDS = 10;

/**
 * Reads the web client's operations, `{ [sha256]: text }` in one file for each of its builds, and compiles them.
 * An operation that no longer fits the graph is left out with a warning: its page reloads itself.
 * @returns how many operations there are
 */
export function loadPersisted(store: DocumentStore, folder: string, log: Log): number {
  let count = 0;
  for (const path of latestFiles(folder)) {
    for (const [hash, text] of Object.entries(readList(path, log))) {
      const [error] = store.persist(hash, text);
      if (error) log.warn({ file: path, hash, problem: error.message }, 'a persisted operation does not fit the graph');
      else count += 1;
    }
  }
  return count;
}

function latestFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  return files
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .slice(0, BUILDS)
    .map(({ path }) => path);
}

function readList(path: string, log: Log): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    log.warn({ file: path, problem: (error as Error).message }, 'a list of persisted operations cannot be read');
    return {};
  }
}
