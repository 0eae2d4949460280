import { Card } from '../../../../design/Card.tsx';
import { Chip } from '../../../../design/Chip.tsx';
import { supplierPath } from '../../../../paths.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { ContentsList } from '../../blocks/ContentsList.tsx';
import { contentLabelPath } from '../paths.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { articleMessages as words } from './messages.ts';

/** A text as it is read, with who wrote it and what it is about. */
export function ArticleText({ page }: { page: Page }) {
  const { body, labels, supplier } = page;
  return (
    <>
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
    </>
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
