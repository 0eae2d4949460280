import { useId, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { FieldNotes } from '../../design/Field.tsx';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { FILE_TYPES } from './fileTypes.ts';
import { fileMessages } from './messages.ts';
import { sizeOf } from './sizeOf.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { ChosenFiles } from './useFileList.ts';

const words = fileMessages.list;

/** Files that go with what somebody writes, and the way to add one more. */
export function FileList({ chosen }: { chosen: ChosenFiles }) {
  const { files, most, failure, upload, isBusy, choose, remove } = chosen;
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
              <span className="text-[0.8125rem] text-muted">{sizeOf(file.size)}</span>
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
