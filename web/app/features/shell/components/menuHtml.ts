import { escapeHtml } from '../../../platform/text/escapeHtml.ts';
import { shellMessages } from '../messages.ts';
import type { MainMenuQuery } from './MainMenu.generated.ts';

/** One of the four trees of the menu. */
export type MenuRoot = NonNullable<MainMenuQuery['categoryMenu']>[number];

interface Category {
  id: string;
  slug: string;
  name: string;
}

// The answer with the menu is the same object for all visitors while it is fresh, so its text is made once.
const widePanels = new WeakMap<MenuRoot, string>();
const phonePanels = new WeakMap<MenuRoot, string>();

/**
 * The links under one root as HTML text: branches in columns with their leaves. Text and not components,
 * because these links stand on every page and would cost the server as much as the page's own content.
 */
export function widePanelHtml(root: MenuRoot): string {
  return remembered(widePanels, root, () => {
    const branches = (root.subcategories ?? []).map((branch) => {
      const leaves = (branch.subcategories ?? []).map((leaf) => `<li>${link(leaf, 'menu-leaf')}</li>`).join('');
      return `<li class="menu-branch">${link(branch, 'menu-branch-name')}<ul>${leaves}</ul></li>`;
    });
    return `${allOf(root)}<ul class="menu-columns">${branches.join('')}</ul>`;
  });
}

/** The same for narrow windows: the root and its branches, whose own pages lead further. */
export function phonePanelHtml(root: MenuRoot): string {
  return remembered(phonePanels, root, () => {
    const branches = (root.subcategories ?? []).map((branch) => `<li>${link(branch, 'menu-line')}</li>`);
    return `<ul class="menu-lines"><li>${allOf(root)}</li>${branches.join('')}</ul>`;
  });
}

function remembered(texts: WeakMap<MenuRoot, string>, root: MenuRoot, make: () => string): string {
  let text = texts.get(root);
  if (text === undefined) texts.set(root, (text = make()));
  return text;
}

const allOf = (root: MenuRoot) => link({ ...root, name: shellMessages.menu.all(root.name) }, 'menu-all');

const link = ({ id, slug, name }: Category, className: string) =>
  `<a class="${className}" href="/category/${escapeHtml(id)}/${escapeHtml(slug)}">${escapeHtml(name)}</a>`;
