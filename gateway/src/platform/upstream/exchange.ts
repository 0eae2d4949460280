import type { Pool } from 'undici';
import type { Cancellation } from '../graph/cancellation.ts';
import { countUpstream } from '../metrics.ts';

/** An answer of the api as it came over the wire. */
export type Answer = { status: number; contentType: string; retryAfter: string | undefined; body: Buffer };

/** Why no whole answer came. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'unreachable' | 'deadline' | 'disconnect') {
    super(reason);
  }
}

type Request = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; headers: string[]; body?: string };

/**
 * One request over the pool. Straight on undici's dispatch: its `request()` makes a stream for each answer, which here
 * costs as much as the rest of the exchange. @throws NoAnswer
 */
export function exchange(pool: Pool, request: Request, cancellation: Cancellation): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (cancellation.reason) return reject(new NoAnswer(cancellation.reason));
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    let status = 0;
    let contentType = '';
    let retryAfter: string | undefined;
    let abort: (() => void) | undefined;
    const stop = cancellation.onCancel(() => {
      abort?.();
      reject(new NoAnswer(cancellation.reason!));
    });

    pool.dispatch(
      { ...request, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(controller) {
          abort = () => controller.abort(new Error('cancelled'));
          if (cancellation.reason) abort();
        },
        onResponseStart(_controller, statusCode, headers) {
          status = statusCode;
          contentType = String(headers['content-type'] ?? '');
          retryAfter = headers['retry-after'] as string | undefined;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          stop();
          countUpstream(status, performance.now() - startedAt);
          resolve({ status, contentType, retryAfter, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
        },
        onResponseError() {
          stop();
          countUpstream(0, performance.now() - startedAt);
          reject(new NoAnswer(cancellation.reason ?? 'unreachable'));
        },
      },
    );
  });
}
