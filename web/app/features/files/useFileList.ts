import { useState } from 'react';
import { FILE_TYPES } from './fileTypes.ts';
import { uploadFailure } from './uploadFailure.ts';
import { useFileCheck } from './useFileCheck.ts';
import { useUpload } from './useUpload.ts';

interface ChosenFile {
  id: string;
  name: string;
  size: number;
}

/** Files that go with what somebody writes: each is sent when it is chosen, and part of what is written when that is sent. */
export function useFileList() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [failure, setFailure] = useState<string>();
  const check = useFileCheck();
  const upload = useUpload(
    ({ id, name, size }) => {
      setFiles((before) => [...before, { id, name, size }]);
      return Promise.resolve();
    },
    (problem) => setFailure(uploadFailure(problem)),
  );
  return {
    files,
    failure,
    upload,
    isBusy: upload.state.kind !== 'idle',
    async choose(file: File) {
      setFailure(undefined);
      const checked = await check(file, { accept: FILE_TYPES });
      if (checked?.failure) setFailure(checked.failure);
      else if (checked) upload.send(file);
    },
    remove: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
  };
}
