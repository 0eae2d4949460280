import { type ReactNode, useId, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Button } from '../../design/Button.tsx';
import { FieldNotes } from '../../design/Field.tsx';
import type { FormState } from '../../platform/forms/useForm.ts';
import { fileMessages } from './messages.ts';
import { ON_ITS_WAY } from './onItsWay.ts';
import type { Dimensions } from './readPicture.ts';
import { uploadFailure } from './uploadFailure.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useFileCheck } from './useFileCheck.ts';
import { useUpload } from './useUpload.ts';

const words = fileMessages.field;

interface FileFieldProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  /** A field that holds the id of a file, or nothing. */
  name: Path<Typed>;
  hint: string;
  accept: string;
  /** Says that there must be one. */
  requiredLabel?: string;
  /** What is wrong with a picture of that size. */
  refuse?: (picture: Dimensions) => string | undefined;
  /** The stored file as it is shown, with its id. */
  stored: { id: string; shown: ReactNode } | undefined;
}

/** Sends what is chosen and holds its id in the form. */
function useFileOf<Typed extends FieldValues>({ state, name, accept, refuse }: FileFieldProps<Typed>) {
  const before = useRef('');
  const check = useFileCheck();
  const [sent, setSent] = useState<{ id: string; name: string }>();
  const [failure, setFailure] = useState<string>();
  const put = (fileId: string, shouldValidate: boolean) =>
    state.form.setValue(name, fileId as PathValue<Typed, Path<Typed>>, { shouldDirty: true, shouldValidate });
  const set = (fileId: string) => put(fileId, true);
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
      const now: string = state.form.getValues(name);
      if (now !== ON_ITS_WAY) before.current = now;
      // From the choice on, or who saves at once would save without it. Not validated yet: it is no mistake as long as nobody
      // does.
      put(ON_ITS_WAY, false);
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

/** A file of a thing: chosen, replaced or removed here, and part of the thing when its form is saved. */
export function FileField<Typed extends FieldValues>(props: FileFieldProps<Typed>) {
  const { state, name, hint, accept, requiredLabel, stored } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, failure, choose, remove, upload } = useFileOf(props);
  const { label, error } = state.field(name);
  const value: string = state.form.watch(name);
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
        {requiredLabel && <span className="field-required"> {requiredLabel}</span>}
      </span>
      {value && value === stored?.id && stored.shown}
      {value && value === sent?.id && <bdi>{words.sent(sent.name)}</bdi>}
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
          {value ? words.replace(label) : words.choose(label)}
        </Button>
        {value && !isBusy && (
          <Button size="small" icon="trash" variant="quiet" onClick={remove}>
            {words.remove(label)}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-[0.875rem] text-muted">
        {hint}
      </p>
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={failure ?? error} />
      </div>
      <UploadProgress upload={upload} />
    </div>
  );
}
