import { EmptyState } from '../../../design/EmptyState.tsx';
import { searchMessages as words } from '../messages.ts';
import type { SearchTab } from '../paths.ts';

interface NothingFoundProps {
  tab: SearchTab;
  /** Whether another tab has something. */
  hasOthers?: boolean;
}

/** Why a tab is empty. What would find something stands above it. */
export function NothingFound({ tab, hasOthers = false }: NothingFoundProps) {
  return (
    <EmptyState
      drawing="gauge"
      title={words.empty[tab]}
      text={hasOthers ? `${words.emptyText} ${words.otherTabs}` : words.emptyText}
    />
  );
}
