import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { type Dimensions, UploadProgress, uploadFailure, useFileCheck, useUpload } from '../../files/index.ts';
import { customerMessages as words } from '../messages.ts';
import { ON_ITS_WAY, type TypedCompany } from './companyFields.ts';

interface CompanyFileProps {
  state: FormState<TypedCompany>;
  name: 'logoFileId' | 'officialGazetteFileId';
  hint: string;
  accept: string;
  /** What is wrong with a picture of that size. */
  refuse?: (picture: Dimensions) => string | undefined;
  /** The stored file as it is shown, with its id. */
  stored: { id: string; shown: ReactNode } | undefined;
}

/** Sends what is chosen and holds its id in the form. */
function useFileOf({ state, name, accept, refuse }: CompanyFileProps) {
  const before = useRef('');
  const check = useFileCheck();
  const [sent, setSent] = useState<{ id: string; name: string }>();
  const [failure, setFailure] = useState<string>();
  const set = (fileId: string) => state.form.setValue(name, fileId, { shouldDirty: true, shouldValidate: true });
  const upload = useUpload(
    (file) => {
      setSent(file);
      set(file.id);
      return Promise.resolve();
    },
    (problem) => {
      set(before.current);
      setFailure(uploadFailure(problem));
    },
  );
  return {
    sent,
    failure,
    async choose(file: File) {
      upload.cancel();
      setFailure(undefined);
      const now = state.form.getValues(name);
      if (now !== ON_ITS_WAY) before.current = now;
      // From the choice on, or who saves at once would save without it. Not validated yet: it is no mistake as long as nobody
      // does.
      state.form.setValue(name, ON_ITS_WAY, { shouldDirty: true });
      const checked = await check(file, { accept, ...(refuse && { refuse }) });
      if (!checked) return;
      if (!checked.failure) return upload.send(file);
      set(before.current);
      setFailure(checked.failure);
    },
    remove: () => set(''),
    upload: {
      ...upload,
      cancel() {
        upload.cancel();
        set(before.current);
      },
    },
  };
}

/** A file of a company: chosen, replaced or removed here, and part of the company when the form is saved. */
export function CompanyFile(props: CompanyFileProps) {
  const { state, name, hint, accept, stored } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, failure, choose, remove, upload } = useFileOf(props);
  const { label, error } = state.field(name);
  const value = state.form.watch(name);
  const chosen = (file: File | undefined) => {
    if (file) void choose(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const isBusy = value === ON_ITS_WAY;
  return (
    <div
      data-field={name}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="flex flex-col items-start gap-2"
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      {value && value === stored?.id && stored.shown}
      {value && value === sent?.id && <bdi>{words.fileSent(sent.name)}</bdi>}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => chosen(target.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="file-up" pending={isBusy} onClick={() => input.current?.click()}>
          {value ? words.replaceFile(label) : words.chooseFile(label)}
        </Button>
        {value && !isBusy && (
          <Button size="small" icon="trash" variant="quiet" onClick={remove}>
            {words.removeFile(label)}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-[0.875rem] text-muted">
        {hint}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {failure ?? error}
      </p>
      <UploadProgress upload={upload} />
    </div>
  );
}
