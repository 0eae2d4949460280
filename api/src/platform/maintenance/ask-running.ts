import { setTimeout as pause } from 'node:timers/promises';
import { readDoor } from './maintenance-file.ts';
import type { WorkState } from './maintenance-route.ts';

const ASK_EVERY_MS = 300;
const ANSWER_MS = 10_000;

/** The program that holds the folder cannot be asked, or could not do it. */
export class MaintenanceError extends Error {}

/**
 * Has a work done by the program that holds a data folder, and waits for its end. @returns what was done, in a line
 * @throws MaintenanceError
 */
export async function askRunning(dataFolder: string, name: string, told: (line: string) => void): Promise<string> {
  const door = readDoor(dataFolder);
  if (!door) throw new MaintenanceError(`what uses the data folder ${dataFolder} is no site that is ready`);
  const ask = async (method: 'GET' | 'POST'): Promise<WorkState> => {
    const answer = await fetch(`${door.url}/internal/works/${name}`, {
      method,
      headers: { 'x-maintenance-secret': door.secret },
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: Error) => {
      throw new MaintenanceError(`the site does not answer at ${door.url}: ${error.message}`);
    });
    if (!answer.ok) throw new MaintenanceError(`the site at ${door.url} answers ${answer.status}`);
    return (await answer.json()) as WorkState;
  };
  for (let now = await ask('POST'); ; now = await ask('GET')) {
    if (now.state === 'DONE') return now.line;
    if (now.state === 'FAILED') throw new MaintenanceError(now.line);
    if (now.line) told(now.line);
    await pause(ASK_EVERY_MS);
  }
}
