import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const SAMPLE_MS = 1_000;
/** The work of the start itself is no pressure of visitors. */
const STARTED_MS = 2_500;

/** Refuses new requests with 503 OVERLOADED while the event loop is later than `busyAfterMs`. */
export async function refuseWhileBusy(app: FastifyInstance, busyAfterMs: number): Promise<void> {
  let startedAt = Infinity;
  app.addHook('onListen', async () => void (startedAt = performance.now()));
  await app.register(underPressure, {
    maxEventLoopDelay: busyAfterMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (_request, _reply, type, delayMs) => {
      if (performance.now() - startedAt < STARTED_MS || !isLate(delayMs, busyAfterMs)) return;
      throw new Problem(503, 'OVERLOADED', [{ field: '', code: 'OVERLOADED', params: [type] }], 1);
    },
  });
}

/** Of a loop that did not turn between two samples the plugin says Infinity; it is late by a sample (findings/under-pressure-no-sample.sh). */
export const isLate = (delayMs: number | undefined, busyAfterMs: number): boolean =>
  (delayMs === undefined || delayMs === Infinity ? SAMPLE_MS : delayMs) > busyAfterMs;
