import { useEffect, useRef, useState } from 'react';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { sendFile, type SentFile } from './sendFile.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; part: number }
  /** The line broke, or the site is busy: the same file waits for its next try. */
  | { kind: 'waiting'; file: File; why: 'line' | 'busy' };

/** How often a busy site is tried by itself, and the longest wait for it that somebody sits out. */
const mostTries = 4;
const longestWaitSeconds = 30;

/** Seconds until the same file may be sent again by itself; undefined when that would not help. */
function retryOf(error: unknown, tries: number): number | undefined {
  if (!(error instanceof GraphError) || tries >= mostTries) return undefined;
  const wait = error.data.retryAfterSeconds;
  const mayPass = error.status === 503 || error.code === 'TOO_MANY_AT_ONCE';
  return mayPass && wait !== undefined && wait <= longestWaitSeconds ? wait : undefined;
}

/** One of our programs is not there: like a line that broke. */
const isAway = ({ status, code }: GraphError) => status === 503 && code.startsWith('UPSTREAM_');

/**
 * Sends one file at a time. After a broken line the same one goes again, by itself when the browser is online, and
 * after a busy site when it said; either way it arrives once.
 */
export function useUpload(arrived: (file: SentFile) => Promise<void>, failed: (error: unknown) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const current = useRef<{ file: File; key: string; control: AbortController }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function run(file: File, key: string, tries = 0) {
    clearTimeout(timer.current);
    // Of two files the later one counts.
    current.current?.control.abort();
    const control = new AbortController();
    current.current = { file, key, control };
    setState({ kind: 'sending', file, part: 0 });
    const onProgress = (part: number) => !control.signal.aborted && setState({ kind: 'sending', file, part });
    sendFile(file, { key, onProgress, signal: control.signal })
      .then(arrived)
      .then(
        () => setState({ kind: 'idle' }),
        (error: unknown) => {
          if (control.signal.aborted) return;
          const seconds = retryOf(error, tries);
          if (seconds !== undefined) timer.current = setTimeout(() => run(file, key, tries + 1), seconds * 1_000);
          if (seconds !== undefined) return setState({ kind: 'waiting', file, why: 'busy' });
          const isBrokenLine = error instanceof GraphError && (error.status === 0 || isAway(error));
          setState(isBrokenLine ? { kind: 'waiting', file, why: 'line' } : { kind: 'idle' });
          if (!isBrokenLine) failed(error);
        },
      );
  }
  const again = () => current.current && run(current.current.file, current.current.key);
  useEffect(() => {
    if (state.kind !== 'waiting' || state.why !== 'line') return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      current.current?.control.abort();
    },
    [],
  );
  return {
    state,
    send: (file: File) => run(file, crypto.randomUUID()),
    again,
    cancel() {
      clearTimeout(timer.current);
      current.current?.control.abort();
      setState({ kind: 'idle' });
    },
  };
}
