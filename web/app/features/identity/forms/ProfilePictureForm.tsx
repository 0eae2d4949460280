import { useEffect, useRef, useState } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { Button } from '../../../design/Button.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { uploadFailure, UploadProgress, useUpload } from '../../files/index.ts';
import { OwnPicture, useOwnPicture } from '../components/OwnPicture.tsx';
import { identityMessages as words } from '../messages.ts';
import { RemoveProfilePictureDocument, SetProfilePictureDocument } from './ProfilePictureForm.generated.ts';

const side = 96;

/** Chooses, changes and removes the own picture. It stands for itself: a screen only places it. */
export function ProfilePictureForm() {
  const picture = useOwnPicture();
  const [error, setError] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload(
    async ({ id }) => {
      // Told by its id, the answer shows wherever the picture stands.
      await pageGraph().change(SetProfilePictureDocument, { input: { fileId: id } });
      notify('success', words.pictureSet);
    },
    (problem) => setError(textOf(problem)),
  );
  const choose = (file: File | undefined) => {
    setError(undefined);
    if (file) upload.send(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const remove = () => {
    setRemoving(true);
    pageGraph()
      .change(RemoveProfilePictureDocument, {})
      .then(
        () => notify('success', words.pictureRemoved),
        () => notify('error', words.pictureFailed),
      )
      .finally(() => setRemoving(false));
  };
  const isBusy = upload.state.kind !== 'idle';
  return (
    <div className="flex flex-wrap items-start gap-4">
      {upload.state.kind === 'idle' ? <OwnPicture size={side} /> : <Preview file={upload.state.file} />}
      <div className="flex min-w-[15rem] flex-1 flex-col gap-3">
        <input
          {...{ ref: input, type: 'file', accept: 'image/jpeg,image/png,image/webp', hidden: true }}
          {...{ 'aria-label': words.picture, tabIndex: -1 }}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            pending={isBusy}
            aria-describedby="picture-hint"
            onClick={() => input.current?.click()}
          >
            {picture?.url ? words.changePicture : words.choosePicture}
          </Button>
          {picture?.url && !isBusy && (
            <Button icon={Trash2} variant="quiet" pending={removing} onClick={remove}>
              {words.removePicture}
            </Button>
          )}
        </div>
        <p id="picture-hint" className="text-[0.875rem] text-muted">
          {words.pictureHint}
        </p>
        <p role="alert" className="text-danger empty:hidden">
          {error}
        </p>
        <UploadProgress upload={upload} />
      </div>
    </div>
  );
}

/** What was chosen, while it is on its way. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <img
      src={url}
      alt=""
      {...{ width: side, height: side }}
      className="aspect-square rounded-[4px] object-cover opacity-60"
    />
  );
}

function textOf(problem: unknown): string {
  const isSmall = problem instanceof GraphError && problem.data.fields?.some(({ code }) => code === 'IMAGE_TOO_SMALL');
  return isSmall ? words.pictureTooSmall : uploadFailure(problem);
}
