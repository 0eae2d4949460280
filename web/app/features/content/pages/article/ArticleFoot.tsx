import { Chip } from '../../../../design/Chip.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Section } from '../../../../design/Section.tsx';
import { categoryPath } from '../../../../paths.ts';
import { SupplierStrip } from '../../../catalog/index.ts';
import { PageCard } from '../list/PageCard.tsx';
import { contentTypePath } from '../paths.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { articleMessages as words } from './messages.ts';

/** What leads on from a text. */
export const ArticleFoot = ({ page }: { page: Page }) => (
  <>
    <Tied page={page} />
    <Related page={page} />
  </>
);

/** What of the market the text is about. */
function Tied({ page }: { page: Page }) {
  const categories = page.categories ?? [];
  const suppliers = page.suppliers ?? [];
  if (categories.length === 0 && suppliers.length === 0) return null;
  return (
    <Section title={words.tied}>
      <div className="flex flex-col gap-4">
        {categories.length > 0 && (
          <ul aria-label={words.categories} className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category.id}>
                <Chip href={categoryPath(category)}>{category.name}</Chip>
              </li>
            ))}
          </ul>
        )}
        {suppliers.length > 0 && <SupplierStrip suppliers={suppliers} />}
      </div>
    </Section>
  );
}

function Related({ page: { related, contentType } }: { page: Page }) {
  if (!related || related.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section title={words.related}>
        <ul className="listing-grid">
          {related.map((each) => (
            <PageCard key={each.id} page={each} headingLevel={3} />
          ))}
        </ul>
        {contentType?.isActive && (
          <LinkButton className="mt-4" href={contentTypePath(contentType.id)}>
            {words.more(contentType.title)}
          </LinkButton>
        )}
      </Section>
    </div>
  );
}
