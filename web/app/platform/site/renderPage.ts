import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const largestPage = 64_000_000;

interface RenderOptions {
  nonce: string;
  signal: AbortSignal;
  /** Told of errors that did not end the page. */
  onError: (error: unknown) => void;
}

/**
 * Renders a page to its bytes. All data is loaded before, so nothing comes late and nothing is streamed.
 * Rejects when the page itself failed.
 */
export function renderPage(page: ReactNode, { nonce, signal, onError }: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      highWaterMark: largestPage,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // One piece: with the usual limit React would move a long page into hidden parts and back by script.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) onError(error);
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
