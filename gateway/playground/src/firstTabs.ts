import type { Shared } from './shareLink.ts';

type Tab = { query: string | null; variables: string | null };

/**
 * The tabs to start with and the texts of the one that is open: a shared operation, what was left open, or the examples.
 * @param stored GraphiQL's own record of the tabs; it opens those itself and adds the shared operation to them
 */
export function firstTabs(stored: string | null, shared: Shared | undefined, examples: Shared[]) {
  const left = openTab(stored);
  const tabs: Tab[] = [shared, left, ...(left ? [] : examples)].filter((tab) => tab !== undefined);
  const [open] = tabs;
  return { defaultTabs: tabs, initialQuery: open?.query ?? '', initialVariables: open?.variables ?? '' };
}

/** The open tab of the record. GraphiQL itself would take its texts from elsewhere, where they may be older. */
function openTab(stored: string | null): Tab | undefined {
  try {
    const { tabs, activeTabIndex } = JSON.parse(stored ?? '') as { tabs: Tab[]; activeTabIndex: number };
    return tabs[activeTabIndex] ?? tabs[0];
  } catch {
    return undefined;
  }
}
