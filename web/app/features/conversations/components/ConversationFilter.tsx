import { Button } from '../../../design/Button.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { GetForm } from '../../../platform/navigation/GetForm.tsx';
import { listSearch, type ListState, path } from '../list.ts';
import { listMessages as words } from './messages.ts';

const kinds = [
  { label: words.current },
  { only: 'unread', label: words.unread },
  { only: 'archived', label: words.archived },
] as const;

/** Which conversations; the address says it, and it works without script. */
export function ConversationFilter({ state: { only, searchKey } }: { state: ListState }) {
  const items = kinds.map((kind) => {
    const other = 'only' in kind ? kind.only : undefined;
    const search = listSearch({ pageNumber: 1, ...(other && { only: other }), ...(searchKey && { searchKey }) });
    return { href: path + search, label: kind.label, current: only === other };
  });
  return (
    <div className="flex flex-col gap-3">
      <Tabs label={words.filters} items={items} />
      <GetForm
        // Another address, another form: its field shows what the address says.
        key={`${only} ${searchKey}`}
        action={path}
        role="search"
        aria-label={words.search}
        className="flex items-end gap-2"
      >
        {only && <input type="hidden" name={only} value="true" />}
        <TextField
          label={words.searchHint}
          name="searchKey"
          type="search"
          defaultValue={searchKey}
          maxLength={100}
          className="min-w-0 grow"
        />
        <Button type="submit">{words.find}</Button>
      </GetForm>
    </div>
  );
}
