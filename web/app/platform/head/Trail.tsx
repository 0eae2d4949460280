import { useLocation } from 'react-router-dom';
import { Breadcrumb, type BreadcrumbProps } from '../../design/Breadcrumb.tsx';
import { decode } from './title.ts';
import { StructuredData } from './StructuredData.tsx';
import { breadcrumbList } from './structuredData.ts';

/** The way to this page, to be seen and for search engines: home first, the page itself last and without href. */
export function Trail({ label, items }: BreadcrumbProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Breadcrumb label={label} items={items} />
      <StructuredData
        things={
          import.meta.env.SSR &&
          ((origin) => {
            const pages = items.map((item) => ({ name: item.label, path: item.href ?? decode(pathname) }));
            return [breadcrumbList(origin, pages)];
          })
        }
      />
    </>
  );
}
