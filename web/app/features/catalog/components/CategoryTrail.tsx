import { Trail } from '../../../platform/head/Trail.tsx';
import { catalogMessages } from '../messages.ts';
import { categoryPath } from '../../../paths.ts';

interface CategoryTrailProps {
  /** Root first, this category last. */
  categories: readonly { id: string; slug: string; name: string }[] | null;
  /** Name of the page under the last category; without it the last category is the page. */
  page?: string;
}

/** The way from the home page to a page of the catalogue. */
export function CategoryTrail({ categories, page }: CategoryTrailProps) {
  const steps = categories ?? [];
  const items = steps.map((step, index) => {
    const isPage = !page && index === steps.length - 1;
    return { label: step.name, ...(!isPage && { href: categoryPath(step) }) };
  });
  return (
    <Trail
      label={catalogMessages.breadcrumb}
      items={[{ label: catalogMessages.home, href: '/' }, ...items, ...(page ? [{ label: page }] : [])]}
    />
  );
}
