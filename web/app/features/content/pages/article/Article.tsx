import { Card } from '../../../../design/Card.tsx';
import { Chip } from '../../../../design/Chip.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Section } from '../../../../design/Section.tsx';
import { categoryPath, supplierPath } from '../../../../paths.ts';
import { ShareButton } from '../../../../platform/share/ShareButton.tsx';
import { BelowTheFold } from '../../../../platform/site/BelowTheFold.tsx';
import { VisitMark } from '../../../activity/index.ts';
import { SupplierStrip } from '../../../catalog/index.ts';
import { SaveButton } from '../../../favorites/index.ts';
import { NoteButton } from '../../../notes/index.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { ContentsList } from '../../blocks/ContentsList.tsx';
import { LikeButton } from '../like/LikeButton.tsx';
import { PageCard } from '../list/PageCard.tsx';
import { contentLabelPath, contentTypePath } from '../paths.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { articleMessages as words } from './messages.ts';
import '../pages.css';

interface ArticleProps {
  page: Page;
  /** Whether everybody reads it: only then can it be liked and kept. */
  isPublic: boolean;
}

/** One text, with what can be done with it and what leads on from it. */
export function Article({ page, isPublic }: ArticleProps) {
  const { body, labels, supplier } = page;
  return (
    <>
      <article className="article">
        <ArticleHeader page={page} />
        <ContentsList blocks={body ?? []} />
        <Blocks blocks={body ?? []} />
        {supplier && <Writer supplier={supplier} />}
        {labels.length > 0 && (
          <ul aria-label={words.labels} className="flex flex-wrap gap-2">
            {labels.map(({ id, title }) => (
              <li key={id}>
                <Chip href={contentLabelPath(title)}>{title}</Chip>
              </li>
            ))}
          </ul>
        )}
        {isPublic && <Acts page={page} />}
      </article>
      {isPublic && <VisitMark type="CONTENT" id={page.id} />}
      <BelowTheFold>
        <Tied page={page} />
        <Related page={page} />
      </BelowTheFold>
    </>
  );
}

function Acts({ page: { id, title, likeCount } }: { page: Page }) {
  return (
    <div role="group" aria-label={words.acts} className="print:hidden flex flex-wrap items-center gap-2">
      <LikeButton id={id} title={title} likeCount={likeCount} />
      <SaveButton type="CONTENT" id={id} name={title} />
      <NoteButton type="CONTENT" id={id} name={title} />
      <ShareButton title={title} />
    </div>
  );
}

/** Says of a text that a supplier wrote it, which has something to sell. */
function Writer({ supplier }: { supplier: NonNullable<Page['supplier']> }) {
  const { brandName } = supplier;
  return (
    <Card as="aside" tone="sunken" aria-label={words.bySupplier}>
      <p className="font-medium">{words.bySupplier}</p>
      <p className="text-[0.875rem] text-muted">{words.bySupplierText(brandName)}</p>
      <a className="link inline-flex items-center pointer-coarse:min-h-11" href={supplierPath(supplier)}>
        {words.toSupplier(brandName)}
      </a>
    </Card>
  );
}

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
