import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { TextField } from '../../design/TextField.tsx';
import { adminHref, type AdminState } from './adminAddress.ts';
import { queueMessages } from './messages.ts';

const words = queueMessages.search;

interface QueueSearchProps {
  state: AdminState;
  /** What is searched: the name of the form, and the label of its field. */
  label: string;
  field: string;
}

/** Searches the list of a tab; the address says what for. */
export const QueueSearch = ({ state: { tab, status, searchKey }, label, field }: QueueSearchProps) => (
  <form method="get" role="search" aria-label={label} className="flex flex-wrap items-end gap-3">
    <input type="hidden" name="tab" value={tab} />
    {status && <input type="hidden" name="status" value={status} />}
    <TextField
      label={field}
      name="searchKey"
      type="search"
      defaultValue={searchKey}
      minLength={2}
      maxLength={40}
      dir="auto"
    />
    <Button type="submit">{words.submit}</Button>
    {searchKey && tab && (
      <LinkButton href={adminHref(status ? { tab, status } : { tab })} data-full-load="">
        {words.clear}
      </LinkButton>
    )}
  </form>
);
