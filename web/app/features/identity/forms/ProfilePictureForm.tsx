import { useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { UploadProgress } from '../../files/index.ts';
import { expectedPicture, OwnPicture, useOwnPicture } from '../components/OwnPicture.tsx';
import { identityMessages as words } from '../messages.ts';
import { lying } from '../picture/square.ts';
import { useFileUrl } from '../picture/useFileUrl.ts';
import { type Cut, pictureTypes, usePictureUpload } from '../picture/usePictureUpload.ts';
import { DeleteProfilePictureDocument } from './ProfilePictureForm.generated.ts';

const side = 96;

/** Chooses, changes and removes the own picture. It stands for itself: a screen only places it. */
export function ProfilePictureForm() {
  const picture = useOwnPicture();
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { upload, error, cut, cutting, choose, giveUp, save } = usePictureUpload();
  const chosen = (file: File | undefined) => {
    if (file) choose(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const remove = () => {
    setRemoving(true);
    write(DeleteProfilePictureDocument, { input: {} }, { optimistic: (written) => written && expectedPicture(null) })
      .then(
        () => notify('success', words.pictureRemoved),
        () => notify('error', words.pictureFailed),
      )
      .finally(() => setRemoving(false));
  };
  const isBusy = upload.state.kind !== 'idle';
  return (
    <div className="flex flex-wrap items-start gap-4">
      {upload.state.kind === 'idle' ? (
        <OwnPicture size={side} />
      ) : (
        <Preview file={upload.state.file} cut={cut.current} />
      )}
      <div className="flex min-w-[15rem] flex-1 flex-col gap-3">
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          hidden
          aria-label={words.picture}
          tabIndex={-1}
          onChange={({ target }) => chosen(target.files?.[0])}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon="image-up"
            pending={isBusy}
            aria-describedby="picture-hint"
            onClick={() => input.current?.click()}
          >
            {picture?.url ? words.changePicture : words.choosePicture}
          </Button>
          {picture?.url && !isBusy && (
            <Button icon="trash" variant="quiet" pending={removing} onClick={remove}>
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
      {cutting && <cutting.Dialog file={cutting.file} picture={cutting.picture} close={giveUp} save={save} />}
    </div>
  );
}

/** What was chosen, as it was cut, while it is on its way. */
function Preview({ file, cut }: { file: File; cut: Cut }) {
  const url = useFileUrl(file);
  return (
    <div dir="ltr" className="overflow-hidden rounded-[4px] opacity-60" style={{ inlineSize: side, blockSize: side }}>
      {cut && <img src={url} alt="" className="max-w-none" style={lying(cut.picture, cut.square)} />}
    </div>
  );
}
