import { useId, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { UploadProgress, uploadFailure, useFileCheck, useUpload } from '../../files/index.ts';
import { pageMessages } from './messages.ts';
import { ON_ITS_WAY, type TypedEvidence } from './pageForms.ts';

const words = pageMessages.evidence;
const accept = 'image/jpeg,image/png,image/webp,application/pdf';

/** The paper of an evidence: sent as soon as it is chosen; the form holds its id. */
export function EvidenceFile({ state }: { state: FormState<TypedEvidence> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const check = useFileCheck();
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const set = (fileId: string) => state.form.setValue('fileId', fileId, { shouldDirty: true });
  const upload = useUpload(
    (file) => {
      setSent(file.name);
      set(file.id);
      state.form.clearErrors('fileId');
      return Promise.resolve();
    },
    (problem) => {
      set('');
      setFailure(uploadFailure(problem));
    },
  );
  async function choose(file: File | undefined) {
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    if (!file) return;
    upload.cancel();
    setFailure(undefined);
    setSent(undefined);
    set(ON_ITS_WAY);
    const checked = await check(file, { accept });
    if (checked && !checked.failure) return upload.send(file);
    set('');
    setFailure(checked?.failure);
  }
  const { label, error } = state.field('fileId');
  const isBusy = state.form.watch('fileId') === ON_ITS_WAY;
  return (
    <div
      data-field="fileId"
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="flex flex-col items-start gap-2"
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      {sent && <bdi>{words.fileSent(sent)}</bdi>}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <Button size="small" icon="file-up" pending={isBusy} onClick={() => input.current?.click()}>
        {sent ? words.replaceFile : words.chooseFile}
      </Button>
      <p id={`${id}-hint`} className="text-[0.875rem] text-muted">
        {words.fileHint}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {failure ?? error}
      </p>
      <UploadProgress upload={{ ...upload, cancel: () => (upload.cancel(), set('')) }} />
    </div>
  );
}
