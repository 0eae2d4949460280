import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { AdminState } from '../adminAddress.ts';
import { productQueueMessages } from './messages.ts';

const words = productQueueMessages.search;

/** Looks in the list that is shown; the address says it. */
export const ProductSearch = ({ state: { status, searchKey } }: { state: AdminState }) => (
  <form method="get" role="search" aria-label={words.label} className="flex flex-wrap items-end gap-3">
    <input type="hidden" name="tab" value="products" />
    {status && <input type="hidden" name="status" value={status} />}
    <TextField label={words.key} name="searchKey" type="search" defaultValue={searchKey} maxLength={40} dir="auto" />
    <Button type="submit">{words.submit}</Button>
  </form>
);
