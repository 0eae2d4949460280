import { LinkButton } from '../../../../design/LinkButton.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { pageWritingPath } from '../../../../paths.ts';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { adminHref, type AdminState, Instant, QueueSearch, Rows } from '../../../staff/index.ts';
import { pageListMessages as words } from '../../writing/messages.ts';
import type { PageTable_LabelsFragment, PageTable_PageFragment } from './PageTable.generated.ts';

type Page = PageTable_PageFragment;
type Labels = PageTable_LabelsFragment;

interface PageTableProps {
  pages: readonly Masked<Page>[];
  labels: Masked<Labels>;
}

/** Pages in whatever state, the last changed first; each leads to where it is written and reviewed. */
export function PageTable({ pages, labels: masked }: PageTableProps) {
  const labels = readFragment<Labels>(masked);
  return (
    <Rows
      caption={words.tab.label}
      rows={readFragment<Page>(pages)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: words.title,
          cell: ({ id, title }) => (
            <a href={pageWritingPath(id)} className="link">
              {title}
            </a>
          ),
        },
        {
          key: 'state',
          header: words.state,
          cell: ({ status }) => <StateBadge states={labels.pageStatuses?.values} value={status} />,
        },
        { key: 'type', header: words.type, cell: ({ contentType }) => contentType?.title },
        {
          key: 'writer',
          header: words.writer,
          cell: ({ review, authorName }) => <bdi>{review?.supplierName ?? review?.authorName ?? authorName}</bdi>,
        },
        { key: 'changed', header: words.changed, cell: ({ updatedAt }) => <Instant at={updatedAt} /> },
      ]}
    />
  );
}

/** States to choose from, a search, and where a page is begun. */
export function PageTools({ state, labels: masked }: { state: AdminState; labels: Masked<Labels> }) {
  const { pageStatuses } = readFragment<Labels>(masked);
  const { tab = '', status: current } = state;
  const choices = [{ value: undefined, displayFa: words.every }, ...(pageStatuses?.values ?? [])];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={words.states} className="flex flex-wrap gap-2">
          {choices.map(({ value, displayFa }) => (
            <LinkButton
              key={value ?? ''}
              href={adminHref({ tab, ...(value && { status: value }) })}
              {...(value === current && { variant: 'primary', 'aria-current': 'true' })}
              data-full-load=""
            >
              {displayFa}
            </LinkButton>
          ))}
        </nav>
        <LinkButton href={pageWritingPath('new')} variant="primary">
          {words.add}
        </LinkButton>
      </div>
      <QueueSearch state={state} label={words.search} field={words.searchField} />
    </div>
  );
}
