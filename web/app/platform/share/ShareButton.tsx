import { Button } from '../../design/Button.tsx';
import { useHydrated } from '../navigation/useHydrated.ts';
import { notify } from '../notify/notify.ts';
import { shareMessages as words } from './messages.ts';

/**
 * Hands the page's address on: the phone's own sheet, else the clipboard. Without script there is the address bar; its
 * place is kept, so that nothing moves when the page comes alive.
 */
export function ShareButton({ title }: { title: string }) {
  const isAlive = useHydrated();
  return (
    <Button
      variant="quiet"
      size="small"
      icon="share-2"
      className={isAlive ? undefined : 'invisible'}
      onClick={() => void share(title)}
    >
      {words.share}
    </Button>
  );
}

async function share(title: string) {
  const url = window.location.href;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('success', words.shared);
  } catch (error) {
    // Closing the phone's sheet is a choice, not a failure.
    if ((error as Error).name !== 'AbortError') notify('error', words.shareFailed);
  }
}
