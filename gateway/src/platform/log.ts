import { pino, type Logger } from 'pino';

export type Log = Logger;

/** The program's log: one JSON line each, to stdout. */
export const makeLog = (level: string): Log =>
  pino({ name: 'gateway', level, base: {}, formatters: { level: (label) => ({ level: label }) } });
