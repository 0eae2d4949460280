import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FILE } from '../private-folder.ts';

/** Where the program that holds a data folder is asked for works, and with which secret. */
export type MaintenanceDoor = { url: string; secret: string };

const pathIn = (dataFolder: string) => join(dataFolder, 'maintenance.json');

/** Only who may read the data folder, and with it the whole database, learns the secret. */
export function writeDoor(dataFolder: string, door: MaintenanceDoor): void {
  const path = pathIn(dataFolder);
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, JSON.stringify(door), { mode: OWN_FILE });
  renameSync(`${path}.new`, path);
}

export const removeDoor = (dataFolder: string): void => rmSync(pathIn(dataFolder), { force: true });

/** Undefined when no program has written one. */
export function readDoor(dataFolder: string): MaintenanceDoor | undefined {
  try {
    return JSON.parse(readFileSync(pathIn(dataFolder), 'utf8')) as MaintenanceDoor;
  } catch {
    return undefined;
  }
}
