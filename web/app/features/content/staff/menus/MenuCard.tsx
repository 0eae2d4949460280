import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { Section } from '../../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { Instant } from '../../../staff/index.ts';
import type { MenuCard_MenuFragment } from './MenuCard.generated.ts';
import { MenuDialog } from './MenuDialog.tsx';
import { menuMessages as words } from './messages.ts';
import { PlainMenu } from './PlainMenu.tsx';

type Menu = MenuCard_MenuFragment;

/** The menu of each platform, as it stands. */
export function MenuCards({ menus }: { menus: readonly Masked<Menu>[] }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      {readFragment<Menu>(menus).map((menu) => (
        <MenuCard key={menu.platform} menu={menu} />
      ))}
    </div>
  );
}

function MenuCard({ menu }: { menu: Menu }) {
  const [isOpen, setOpen] = useState(false);
  const { platform, entries, checkedAt } = menu;
  const title = words.platforms[platform];
  const change = (
    <Button className="noscript:hidden" onClick={() => setOpen(true)} aria-label={words.changeTitle(title)}>
      {words.change}
    </Button>
  );
  return (
    <Section title={title}>
      {entries.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} action={change} headingLevel={3} />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Entries entries={entries} label={title} />
          {checkedAt && (
            <p className="text-[0.875rem] text-muted">
              {words.checked} <Instant at={checkedAt} />
            </p>
          )}
          {change}
        </div>
      )}
      <PlainMenu menu={menu} />
      {isOpen && <MenuDialog menu={menu} close={() => setOpen(false)} />}
    </Section>
  );
}

const indents = ['', 'ps-6', 'ps-12'];

const Entries = ({ entries, label }: { entries: Menu['entries']; label: string }) => (
  <ul aria-label={label} className="flex w-full flex-col gap-1">
    {entries.map(({ level, title, href, isDead }, index) => (
      <li key={index} className={`flex flex-wrap items-center gap-2 ${indents[level - 1]}`}>
        <span className={href ? undefined : 'font-medium'}>{title}</span>
        {href && (
          <bdi dir="ltr" className="text-[0.875rem] text-muted [overflow-wrap:anywhere]">
            {href}
          </bdi>
        )}
        {isDead && <Badge kind="warning">{words.dead}</Badge>}
      </li>
    ))}
  </ul>
);
