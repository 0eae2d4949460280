import type { ReactNode } from 'react';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { suppliersPath } from '../../../paths.ts';
import { codeOf } from '../../things/index.ts';
import { mineMessages as words } from './messages.ts';
import { SavedSeller, VisitedSeller } from './MySupplierRow.tsx';
import { MySuppliersDocument } from './MySuppliers.generated.ts';

const kinds = ['SUPPLIER', 'MERCHANT'] as const;

/** The suppliers and merchants that a buyer saved, and those that he looked at. */
export function MySuppliers() {
  const { data } = useGraph(MySuppliersDocument, {});
  const { viewer } = data;
  // The loader made it sure.
  if (!viewer) return null;
  const states = data.delegationStatuses?.values ?? [];
  const saved = { SUPPLIER: viewer.savedSuppliers, MERCHANT: viewer.savedMerchants };
  const visited = { SUPPLIER: viewer.visitedSuppliers, MERCHANT: viewer.visitedMerchants };
  return (
    <>
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <Section id="saved" title={words.saved}>
        {kinds.every((kind) => !saved[kind]?.totalCount) && (
          <Nothing title={words.noneSaved} text={words.noneSavedText} />
        )}
        {kinds.map((kind) => (
          <Sellers
            key={kind}
            title={words.savedOf[kind]}
            rows={saved[kind]?.nodes.map((each) => (
              <SavedSeller key={each.id} favorite={each} states={states} />
            ))}
            totalCount={saved[kind]?.totalCount}
            all={{ href: `/profile/favorites/${codeOf(kind)}`, label: words.allSaved[kind] }}
          />
        ))}
      </Section>
      <Section id="visited" title={words.visited}>
        {kinds.every((kind) => !visited[kind]?.totalCount) && (
          <Nothing title={words.noneVisited} text={words.noneVisitedText} />
        )}
        {kinds.map((kind) => (
          <Sellers
            key={kind}
            title={words.visitedOf[kind]}
            rows={visited[kind]?.nodes.map((each) => (
              <VisitedSeller key={each.objectId} visit={each} states={states} />
            ))}
            totalCount={visited[kind]?.totalCount}
            all={{ href: `/profile/last-visits/${codeOf(kind)}`, label: words.allVisited[kind] }}
          />
        ))}
      </Section>
    </>
  );
}

interface SellersProps {
  title: string;
  rows: readonly ReactNode[] | undefined;
  totalCount: number | undefined;
  /** The page of all of them. */
  all: { href: string; label: string };
}

/** Those of one kind; nothing where there are none. */
function Sellers({ title, rows = [], totalCount = 0, all }: SellersProps) {
  if (rows.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col items-start gap-2">
      <h3>{title}</h3>
      <ul aria-label={title} className="listing-list w-full">
        {rows}
      </ul>
      {totalCount > rows.length && <LinkButton href={all.href}>{all.label}</LinkButton>}
    </div>
  );
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    headingLevel={3}
    title={title}
    text={text}
    action={<LinkButton href={suppliersPath('product')}>{words.toSuppliers}</LinkButton>}
  />
);
