import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../design/IconButton.tsx';
import { favoriteMessages } from '../messages.ts';
import type { Listed } from './ListDialog.tsx';

// Most visits only look.
const ListDialog = lazy(() => import('./ListDialog.tsx'));

/** Opens the choice of a list for a saved thing. */
export function ListButton({ favorite, lists }: { favorite: Listed; lists: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={favoriteMessages.choosing.open(favorite.name)}
        icon="list-plus"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ListDialog favorite={favorite} lists={lists} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
