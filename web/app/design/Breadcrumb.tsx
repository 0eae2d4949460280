import { Icon } from './Icon.tsx';

interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself, the last item. */
  href?: string;
}

export interface BreadcrumbProps {
  /** Names the navigation. */
  label: string;
  items: readonly BreadcrumbItem[];
}

/** The way from the root to this page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.href ?? item.label}>
            {index > 0 && <Icon icon="chevron-right" size={14} mirror />}
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
