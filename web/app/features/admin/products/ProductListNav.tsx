import { Tabs } from '../../../design/Tabs.tsx';
import { adminHref } from '../../staff/index.ts';
import { productQueueMessages as words } from './messages.ts';
import { productLists } from './productLists.ts';

/** Which of the lists of base products is shown. */
export const ProductListNav = ({ current }: { current: string }) => (
  <Tabs
    label={words.lists}
    items={productLists.map((list) => ({
      href: adminHref({ tab: 'products', ...(list !== 'PROPOSED' && { status: list }) }),
      label: words.names[list],
      current: list === current,
      fullLoad: true,
    }))}
  />
);
