import { Tabs } from '../../../design/Tabs.tsx';
import { sellingMessages } from '../messages.ts';
import { mineMessages as words } from './messages.ts';
import { sellPath } from '../../../paths.ts';
import { mineHref } from './mineAddress.ts';

/** The two sides of the market of whoever is logged in: whom one buys from, and what one sells. */
export const Sides = ({ isMine }: { isMine: boolean }) => (
  <Tabs
    label={words.sides}
    items={[
      { href: mineHref, label: words.title, current: isMine },
      { href: sellPath, label: sellingMessages.title, current: !isMine },
    ]}
  />
);
