import { Card } from '../../../design/Card.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { newOwnPagePath, ownPagePath } from '../../../paths.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Day } from '../../things/index.ts';
import { ArticlesTabDocument } from './ArticlesTab.generated.ts';
import { type ArticlesState, articlesHref, articlesVariables, pageSize } from './articlesAddress.ts';
import { articleMessages as words } from './messages.ts';

interface ArticlesTabProps {
  state: ArticlesState;
  merchant: { name: string };
  supplierId: string;
}

/** The articles of a supplier in whatever state, with the reason of those that came back. */
export function ArticlesTab({ state, merchant, supplierId }: ArticlesTabProps) {
  const { data } = useGraph(ArticlesTabDocument, articlesVariables(state, supplierId));
  const pages = data.viewer?.ownPages;
  if (!pages) return null;
  const add = (
    <LinkButton href={newOwnPagePath(supplierId)} variant="primary">
      {words.add}
    </LinkButton>
  );
  if (pages.totalCount === 0) return <EmptyState title={words.none} text={words.noneText} action={add} />;
  return (
    <Section title={words.title(merchant.name)}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <div>{add}</div>
        <ul aria-label={words.list} className="flex flex-col gap-3">
          {pages.nodes.map(({ id, title, status, reason, updatedAt, contentType }) => (
            <Card as="li" key={id} className="flex flex-col gap-2">
              <a href={ownPagePath(id)} className="link self-start font-medium pointer-coarse:py-2">
                {title}
              </a>
              <p className="flex flex-wrap items-center gap-3 text-dense text-muted">
                <StateBadge states={data.pageStatuses?.values} value={status} />
                {contentType?.title}
                <Day at={updatedAt} saying={(day) => day} />
              </p>
              {status === 'DRAFT' && reason && (
                <p className="text-warning">
                  {words.reason}{' '}
                  <span dir="auto" className="whitespace-pre-wrap">
                    {reason}
                  </span>
                </p>
              )}
            </Card>
          ))}
        </ul>
        <Pagination
          label={words.pages}
          pageNumber={state.pageNumber}
          pageCount={Math.ceil(pages.totalCount / pageSize)}
          hrefFor={(pageNumber) => articlesHref(state.merchantId, pageNumber)}
          formatNumber={formatInteger}
          previousLabel={words.previous}
          nextLabel={words.next}
        />
      </div>
    </Section>
  );
}
