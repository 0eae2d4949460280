import type { ReactNode } from 'react';

export interface TabItem {
  href: string;
  label: ReactNode;
  /** Already formatted. */
  count?: string;
  current?: boolean;
  /** Loads the page anew instead of showing what is at hand. */
  fullLoad?: boolean;
}

export interface TabsProps {
  /** Names the navigation. */
  label: string;
  items: readonly TabItem[];
}

/** Tabs that are links: each has its own URL. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              data-full-load={item.fullLoad ? '' : undefined}
            >
              {item.label}
              {item.count !== undefined && <span className="tab-count">{item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
