import { type Masked, useMasked } from '../../../platform/graph/useMasked.ts';
import { Day, ThingRow } from '../../account/index.ts';
import { favoriteMessages as words } from '../messages.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import type { FavoriteRow_FavoriteFragment } from './FavoriteRow.generated.ts';

/** A thing one saved, with the way to take it back. */
export function FavoriteRow({ favorite }: { favorite: Masked<FavoriteRow_FavoriteFragment> & { id: string } }) {
  const { id, type, objectId, createdAt, ...row } = useMasked<FavoriteRow_FavoriteFragment>(favorite);
  return (
    <ThingRow
      row={row}
      type={type}
      note={<Day at={createdAt} saying={words.savedAt} />}
      actions={(name) => <SaveButton type={type} id={objectId} name={name} savedAs={id} />}
    />
  );
}
