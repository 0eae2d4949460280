import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Personal and secret fields never reach it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { program: 'web' },
    redact: ['*.authorization', '*.cookie', '*.token', '*.phone', '*.code'],
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
