import { shellMessages } from '../messages.ts';
import { RetryButton } from './RetryButton.tsx';

/** In place of the menu when it could not be loaded: a missing menu must not look like an empty market. */
export function RetryMenu() {
  return (
    <div className="flex items-center gap-3 text-muted" role="status">
      <span>{shellMessages.menu.failed}</span>
      <RetryButton />
    </div>
  );
}
