import { useEffect, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { expected } from '../../../platform/graph/write.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { OwnPictureDocument, type OwnPictureQuery } from './OwnPicture.generated.ts';

/** The picture became another one, or none: it shows wherever it stands. */
export const expectedPicture = (profilePicture: NonNullable<OwnPictureQuery['viewer']>['profilePicture']) =>
  expected(OwnPictureDocument, {}, { viewer: { __typename: 'Viewer', profilePicture } });

/** The picture of whoever is logged in; undefined until it is known, null when there is none. */
export function useOwnPicture() {
  const answer = useGraphIfLoaded(OwnPictureDocument, {});
  useEffect(() => {
    // Decoration: a page without it is whole.
    if (!answer) void ask(OwnPictureDocument, {}).catch(() => undefined);
  }, [answer]);
  return answer?.viewer?.profilePicture;
}

/** The own picture, or the letters of the own name; decoration beside it. `size` in px. */
export function OwnPicture({ size = 64 }: { size?: number }) {
  const picture = useOwnPicture();
  const viewer = useViewer();
  const link = size > 64 ? picture?.variants?.large : picture?.variants?.small;
  const [failed, setFailed] = useState<string>();
  // Who has told no name is called by the phone, whose first digit says nothing.
  const name = /^\d/.test(viewer?.displayName ?? '') ? '' : (viewer?.displayName ?? '');
  if (!link || link === failed)
    return name ? <Monogram name={name} size={size} /> : <Icon icon="circle-user-round" size={size} />;
  // A link lives a quarter of an hour; an older page goes on without the picture.
  return (
    <img
      src={link}
      alt=""
      width={size}
      height={size}
      className="rounded-[4px] object-cover"
      onError={() => setFailed(link)}
    />
  );
}
