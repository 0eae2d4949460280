import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Day, ThingRow } from '../../things/index.ts';
import { AskButtons, isOrderable, OrderButton } from '../../sourcing/index.ts';
import { favoriteMessages as words } from '../messages.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { ListButton } from './ListButton.tsx';
import type { FavoriteRow_FavoriteFragment } from './FavoriteRow.generated.ts';

interface FavoriteRowProps {
  favorite: Masked<FavoriteRow_FavoriteFragment> & { id: string };
  /** Names of one's lists. */
  lists: readonly string[];
}

/** A thing one saved, with the ways to put it in a list and to take it back. */
export function FavoriteRow({ favorite, lists }: FavoriteRowProps) {
  const { id, type, objectId, listName, createdAt, ...row } = readFragment<FavoriteRow_FavoriteFragment>(favorite);
  const { thing } = row;
  const asked = type === 'SUPPLIER_PRODUCT' ? 'offer' : type === 'BASE_PRODUCT' ? 'product' : undefined;
  const canOrder = thing?.__typename === 'SupplierProduct' && isOrderable(thing);
  return (
    <ThingRow
      row={row}
      type={type}
      note={
        <>
          <Day at={createdAt} saying={words.savedAt} />
          {listName && (
            <span className="ms-2">
              {words.inList} <bdi>{listName}</bdi>
            </span>
          )}
        </>
      }
      actions={(name) => (
        <>
          {canOrder && <OrderButton id={objectId} name={name} variant="secondary" size="small" />}
          {asked && thing && <AskButtons kind={asked} id={objectId} name={name} size="small" />}
          <ListButton favorite={{ id, name, listName }} lists={lists} />
          <SaveButton type={type} id={objectId} name={name} savedAs={id} />
        </>
      )}
    />
  );
}
