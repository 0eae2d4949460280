import { useRef, useState } from 'react';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { uploadFailure, useFileCheck, useUpload } from '../../files/index.ts';
import { expectedPicture } from '../components/OwnPicture.tsx';
import { SetProfilePictureDocument } from '../forms/ProfilePictureForm.generated.ts';
import { identityMessages as words } from '../messages.ts';
import type { SquareDialog } from './SquareDialog.tsx';
import { type Dimensions, isTooSmall, type Square } from './square.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp';

interface Cutting {
  file: File;
  picture: Dimensions;
  Dialog: typeof SquareDialog;
}
/** What is shown of the picture that is on its way. */
export type Cut = { picture: Dimensions; square: Square } | undefined;

/** Choosing the own picture: its square is cut first, then it is sent. */
export function usePictureUpload() {
  const [error, setError] = useState<string>();
  const [cutting, setCutting] = useState<Cutting>();
  // Of the picture that was sent last, as often as it is sent.
  const cut = useRef<Cut>(undefined);
  const check = useFileCheck();
  const upload = useUpload(
    async ({ id }) => {
      const input = { fileId: id, ...(cut.current && { crop: cut.current.square }) };
      await write(
        SetProfilePictureDocument,
        { input },
        { optimistic: (written) => written && expectedPicture(written.profilePicture) },
      );
      notify('success', words.pictureSet);
    },
    (problem) => setError(textOf(problem)),
  );
  function send(file: File, part: Cut) {
    cut.current = part;
    upload.send(file);
  }
  async function choose(file: File) {
    setError(undefined);
    const refuse = (it: Dimensions) => (isTooSmall(it) ? words.pictureTooSmall : undefined);
    const checked = await check(file, { accept: pictureTypes, refuse });
    if (!checked) return;
    const { failure, picture } = checked;
    if (failure) return setError(failure);
    if (!picture) return send(file, undefined);
    const { SquareDialog: Dialog } = await import('./SquareDialog.tsx');
    setCutting({ file, picture, Dialog });
  }
  return {
    upload,
    error,
    cut,
    cutting,
    choose: (file: File) => void choose(file).catch(() => setError(words.pictureFailed)),
    giveUp: () => setCutting(undefined),
    save(square: Square) {
      const { file, picture } = cutting!;
      setCutting(undefined);
      send(file, { picture, square });
    },
  };
}

function textOf(problem: unknown): string {
  const isSmall = problem instanceof GraphError && problem.data.fields?.some(({ code }) => code === 'IMAGE_TOO_SMALL');
  return isSmall ? words.pictureTooSmall : uploadFailure(problem);
}
