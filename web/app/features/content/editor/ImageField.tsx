import { useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../design/Field.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { IMAGE_TYPES, uploadFailure, UploadProgress, useFileCheck, useUpload } from '../../files/index.ts';
import type { EditedBlock } from './editedBlock.ts';
import { editorMessages as words } from './messages.ts';

interface ImageFieldProps {
  block: EditedBlock;
  change(part: Partial<EditedBlock>): void;
}

/** A picture: sent when it is chosen, and described in words. */
export function ImageField({ block: { key, fileId, alt, isDecorative, caption }, change }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const check = useFileCheck();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<{ id: string; name: string }>();
  const upload = useUpload(
    (file) => {
      setSent(file);
      change({ fileId: file.id });
      return Promise.resolve();
    },
    (problem) => setFailure(uploadFailure(problem)),
  );
  const choose = async (file: File) => {
    upload.cancel();
    setFailure(undefined);
    const checked = await check(file, { accept: IMAGE_TYPES });
    if (checked?.failure) setFailure(checked.failure);
    else if (checked) upload.send(file);
  };
  return (
    <>
      {fileId && sent?.id === fileId && <bdi>{sent.name}</bdi>}
      {fileId && sent?.id !== fileId && (
        <img src={`/media/${fileId}/320`} alt={alt} className="max-h-40 self-start rounded-card" loading="lazy" />
      )}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        tabIndex={-1}
        aria-label={words.image}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div>
        <Button size="small" icon="image-up" onClick={() => input.current?.click()}>
          {fileId ? words.replaceImage : words.chooseImage}
        </Button>
      </div>
      <UploadProgress upload={upload} />
      <div role="alert" className="empty:hidden">
        {failure && <FieldNotes id={`image-${key}`} error={failure} />}
      </div>
      {!isDecorative && (
        <TextField
          label={words.alt}
          dir="auto"
          maxLength={300}
          value={alt}
          onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
        />
      )}
      <Checkbox
        label={words.isDecorative}
        checked={isDecorative}
        onChange={({ currentTarget }) => change({ isDecorative: currentTarget.checked })}
      />
      <TextField
        label={words.caption}
        dir="auto"
        maxLength={300}
        value={caption}
        onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
      />
    </>
  );
}
