import { Menu as MenuIcon } from 'lucide-react';
import { Menu } from '../../../design/Menu.tsx';
import { shellMessages } from '../messages.ts';
import type { MainMenuQuery } from './MainMenu.generated.ts';

type Root = NonNullable<MainMenuQuery['categoryMenu']>[number];

const hrefOf = ({ id, slug }: { id: string; slug: string }) => `/category/${id}/${slug}`;

/**
 * The main menu: one disclosure per root on wide windows, one for all on narrow ones. Both are in the
 * page and CSS shows the one that fits, so it works without script.
 */
export function MainMenu({ roots }: { roots: readonly Root[] }) {
  return (
    <nav aria-label={shellMessages.menu.label}>
      <div className="hidden lg:flex">
        {roots.map((root) => (
          <Menu key={root.id} label={root.name} width="wide">
            <RootPanel root={root} />
          </Menu>
        ))}
      </div>
      <Menu className="lg:hidden" label={shellMessages.menu.phone} icon={MenuIcon} width="wide">
        <PhonePanel roots={roots} />
      </Menu>
    </nav>
  );
}

function RootPanel({ root }: { root: Root }) {
  return (
    <>
      <a className="link font-medium" href={hrefOf(root)}>
        {shellMessages.menu.all(root.name)}
      </a>
      <ul className="mt-3 columns-3 gap-8 xl:columns-4">
        {root.subcategories?.map((branch) => (
          <li key={branch.id} className="mb-4 break-inside-avoid">
            <a className="block py-1 font-medium hover:text-primary" href={hrefOf(branch)}>
              {branch.name}
            </a>
            <ul>
              {branch.subcategories?.map((leaf) => (
                <li key={leaf.id}>
                  <a className="block py-1 text-[0.875rem] text-muted hover:text-primary" href={hrefOf(leaf)}>
                    {leaf.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function PhonePanel({ roots }: { roots: readonly Root[] }) {
  return (
    <ul>
      {roots.map((root) => (
        <li key={root.id}>
          <details>
            <summary className="flex min-h-11 items-center font-medium">{root.name}</summary>
            <ul className="ps-4">
              <li>
                <a className="flex min-h-11 items-center text-primary" href={hrefOf(root)}>
                  {shellMessages.menu.all(root.name)}
                </a>
              </li>
              {root.subcategories?.map((branch) => (
                <li key={branch.id}>
                  <a className="flex min-h-11 items-center" href={hrefOf(branch)}>
                    {branch.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
