import { useState } from 'react';
import { IconButton } from '../../../design/IconButton.tsx';
import { favoriteMessages } from '../messages.ts';
import type { Listed } from './ListDialog.tsx';
import { onDemand } from '../../../platform/site/onDemand.tsx';

// Most visits only look.
const ListDialog = onDemand(() => import('./ListDialog.tsx').then((it) => it.default));

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
      {isOpen && <ListDialog favorite={favorite} lists={lists} onClose={() => setOpen(false)} />}
    </>
  );
}
