import { Pagination } from '../../design/Pagination.tsx';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { thingMessages as words } from './messages.ts';

interface ThingPagesProps {
  label: string;
  pageNumber: number;
  pageSize: number;
  totalCount: number;
  hrefFor(pageNumber: number): string;
}

/** Links to the pages of a list of one's own. */
export const ThingPages = ({ pageSize, totalCount, ...rest }: ThingPagesProps) => (
  <Pagination
    {...rest}
    pageCount={Math.ceil(totalCount / pageSize)}
    formatNumber={formatInteger}
    previousLabel={words.previous}
    nextLabel={words.next}
  />
);
