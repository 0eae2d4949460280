import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { type Dimensions, uploadFailure, useFileCheck, useUpload } from '../../files/index.ts';
import type { Sending } from './useSending.ts';

interface SentFileOptions {
  sending: Sending;
  /** Whether the files before it are there. */
  isTurn: boolean;
  accept: string;
  refuse?: (picture: Dimensions) => string | undefined;
  /** Makes the file part of the entry. */
  arrived(fileId: string, name: string): Promise<void>;
  end(): void;
  failed(): void;
}

/** Sends one of several files when it is its turn: how far it is, and what is wrong with it. */
export function useSentFile({ sending, isTurn, accept, refuse, arrived, end, failed }: SentFileOptions) {
  const [failure, setFailure] = useState<string>();
  const check = useFileCheck();
  const begun = useRef(false);
  const fail = (text: string) => {
    setFailure(text);
    failed();
  };
  const upload = useUpload(
    async ({ id, name }) => {
      // What the entry says of it is no matter of the upload, which would wait for the line.
      try {
        await arrived(id, name);
        end();
      } catch (error) {
        fail(error instanceof GraphError ? textOf(error, uploadFailure(error)) : uploadFailure(error));
      }
    },
    (error) => fail(uploadFailure(error)),
  );
  useEffect(() => {
    if (!isTurn || begun.current) return;
    begun.current = true;
    void check(sending.file, { accept, ...(refuse && { refuse }) }).then((checked) => {
      if (checked?.failure) fail(checked.failure);
      else upload.send(sending.file);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when its turn comes
  }, [isTurn]);
  return { failure, upload };
}
