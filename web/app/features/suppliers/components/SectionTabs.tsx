import { useLocation } from 'react-router-dom';
import { Tabs } from '../../../design/Tabs.tsx';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { supplierMessages } from '../messages.ts';

/** Links to the parts of a supplier's page. The open one is in the address's hash, which no server sees. */
export function SectionTabs({ sections }: { sections: readonly { id: string; label: string; count?: string }[] }) {
  const { hash } = useLocation();
  const isKnown = useHydrated();
  return (
    <Tabs
      label={supplierMessages.profile.sections}
      items={sections.map(({ id, ...tab }) => ({ ...tab, href: `#${id}`, current: isKnown && hash === `#${id}` }))}
    />
  );
}
