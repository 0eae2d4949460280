import { useEffect, useRef, useState } from 'react';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { sendFile, type SentFile } from './sendFile.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; part: number }
  /** The line broke: the same file waits for it to come back. */
  | { kind: 'waiting'; file: File };

/** Sends one file at a time. After a broken line the same one goes again, by itself when the browser is online, and arrives once. */
export function useUpload(arrived: (file: SentFile) => Promise<void>, failed: (error: unknown) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const current = useRef<{ file: File; key: string; control: AbortController }>(undefined);

  function run(file: File, key: string) {
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
          const isBrokenLine = error instanceof GraphError && (error.status === 0 || error.status === 503);
          setState(isBrokenLine ? { kind: 'waiting', file } : { kind: 'idle' });
          if (!isBrokenLine) failed(error);
        },
      );
  }
  const again = () => current.current && run(current.current.file, current.current.key);
  useEffect(() => {
    if (state.kind !== 'waiting') return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  useEffect(() => () => current.current?.control.abort(), []);
  return {
    state,
    send: (file: File) => run(file, crypto.randomUUID()),
    again,
    cancel() {
      current.current?.control.abort();
      setState({ kind: 'idle' });
    },
  };
}
