import { useEffect, useId, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { FieldNotes } from '../../design/Field.tsx';
import { formatBytes } from '../../platform/numbers/bytes.ts';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { FILE_TYPES } from './fileTypes.ts';
import { fileMessages } from './messages.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useFileList } from './useFileList.ts';

const words = fileMessages.list;

interface FileListProps {
  /** So many at most. */
  most: number;
  /** Hears of each change. `isBusy`: whether one is on its way. */
  onChange(chosen: { fileIds: string[]; isBusy: boolean }): void;
}

/** Files that go with what somebody writes, and the way to add one more. */
export function FileList({ most, onChange }: FileListProps) {
  const { files, failure, upload, isBusy, choose, remove } = useFileList();
  useEffect(() => {
    onChange({ fileIds: files.map(({ id }) => id), isBusy });
  }, [files, isBusy, onChange]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) void choose(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <div role="group" aria-label={words.label} className="flex flex-col items-start gap-2">
      {files.length > 0 && (
        <ul aria-label={words.label} className="flex flex-col gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-2">
              <bdi className="wrap-anywhere">{file.name}</bdi>
              <span className="text-[0.8125rem] text-muted">{formatBytes(file.size)}</span>
              <Button
                size="small"
                icon="trash"
                variant="quiet"
                aria-label={words.remove(file.name)}
                onClick={() => remove(file.id)}
              >
                {null}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        hidden
        tabIndex={-1}
        aria-label={words.add}
        onChange={({ target }) => take(target.files?.[0])}
      />
      {files.length < most && (
        <Button
          size="small"
          icon="file-up"
          pending={isBusy}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {words.add}
        </Button>
      )}
      <p id={`${id}-hint`} className="text-[0.8125rem] text-muted">
        {words.hint(formatInteger(most))}
      </p>
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={failure} />
      </div>
      <UploadProgress upload={upload} />
    </div>
  );
}
