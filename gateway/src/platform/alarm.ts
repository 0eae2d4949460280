import type { Log } from './log.ts';
import { countAlarm } from './metrics.ts';

/** Something that somebody should look at, though answers go on: a line of level error, and one more in `alarms_total`. */
export function alarm(log: Log, name: string, about: object = {}): void {
  countAlarm(name);
  log.error({ alarm: name, ...about }, name);
}
