import type { FieldError } from '../../../platform/field-error.ts';
import { readLinkTarget } from '../link-target.ts';
import type { StaffWebsiteMenuEntry, WebsiteMenuBranch, WebsiteMenuEntry } from './menus.schemas.ts';

/** What readers are shown of a menu: without what leads nowhere, and without headings of which nothing is left. */
export function shownTree(entries: readonly StaffWebsiteMenuEntry[]): WebsiteMenuBranch[] {
  const top: WebsiteMenuBranch[] = [];
  const open: WebsiteMenuBranch[][] = [top];
  for (const { level, title, href, isDead } of entries) {
    const branch: WebsiteMenuBranch = { title, children: [] };
    if (href !== undefined && !isDead) branch.href = href;
    open[level - 1]!.push(branch);
    open[level] = branch.children;
  }
  return withoutEmpty(top);
}

const withoutEmpty = (branches: WebsiteMenuBranch[]): WebsiteMenuBranch[] =>
  branches.flatMap((branch) => {
    const children = withoutEmpty(branch.children);
    return branch.href === undefined && children.length === 0 ? [] : [{ ...branch, children }];
  });

/** What is wrong with entries beside their format, each under its own path. */
export const problemsOf = (entries: readonly WebsiteMenuEntry[]): FieldError[] =>
  entries.flatMap(({ level, href }, index): FieldError[] => {
    const field = `entries[${index}]`;
    const levelBefore = entries[index - 1]?.level ?? 0;
    const hasChildren = (entries[index + 1]?.level ?? 0) > level;
    if (level > levelBefore + 1) return [{ field: `${field}.level`, code: 'MENU_LEVEL_SKIPPED' }];
    if (href === undefined) return hasChildren ? [] : [{ field: `${field}.href`, code: 'MENU_HEADING_EMPTY' }];
    return readLinkTarget(href) ? [] : [{ field: `${field}.href`, code: 'CONTENT_LINK_NOT_ALLOWED' }];
  });
