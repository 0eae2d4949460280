import type { ComponentProps } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Menu } from '../../../design/Menu.tsx';
import { StaticHtml } from '../../../platform/site/StaticHtml.tsx';
import { shellMessages } from '../messages.ts';
import { HeadPagesOfMenu } from './HeadPages.tsx';
import { type MenuRoot, phonePanelHtml, widePanelHtml } from './menuHtml.ts';
import './mainMenu.css';

interface MainMenuProps {
  roots: readonly MenuRoot[];
  /** Pages of the site that stand in its head. */
  pages: ComponentProps<typeof HeadPagesOfMenu>['pages'];
}

/**
 * The main menu: one disclosure per root on wide windows, one for all on narrow ones. Both are in the
 * page and CSS shows the one that fits, so it works without script.
 */
export function MainMenu({ roots, pages }: MainMenuProps) {
  return (
    <nav className="main-menu" aria-label={shellMessages.menu.label}>
      <div className="hidden lg:flex">
        {roots.map((root) => (
          <Menu key={root.id} label={root.name} width="wide">
            <StaticHtml html={widePanelHtml(root)} />
          </Menu>
        ))}
      </div>
      <Menu className="lg:hidden" label={shellMessages.menu.phone} icon="menu" width="wide">
        {roots.map((root) => (
          <details key={root.id}>
            <summary className="menu-root">
              {root.name}
              <Icon icon="chevron-down" size={18} />
            </summary>
            <StaticHtml html={phonePanelHtml(root)} />
          </details>
        ))}
        <HeadPagesOfMenu pages={pages} />
      </Menu>
    </nav>
  );
}
