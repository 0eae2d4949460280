import { Button } from '../../../design/Button.tsx';
import { Chip } from '../../../design/Chip.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { GetForm } from '../../../platform/navigation/GetForm.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { codeOf } from '../../things/index.ts';
import { type ListState, listSearch } from '../list.ts';
import { noteMessages as words } from '../messages.ts';

interface NoteFilterProps {
  path: string;
  state: ListState;
  tagCounts: readonly { tag: string; count: number }[];
}

/** Words, order and tag; the address says what they are, and the form works without script. */
export function NoteFilter({ path, state, tagCounts }: NoteFilterProps) {
  const hrefOf = (tag?: string) => path + listSearch({ ...state, tag, pageNumber: 1 });
  return (
    <div className="flex flex-col gap-4">
      <GetForm
        // Another address, another form: its fields show what the address says.
        key={path + listSearch(state)}
        action={path}
        aria-label={words.search}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          label={words.search}
          name="searchKey"
          type="search"
          defaultValue={state.searchKey}
          maxLength={100}
          className="grow"
        />
        <Select
          label={words.sort}
          name="sort"
          defaultValue={codeOf(state.sort)}
          options={Object.entries(words.sorts).map(([value, label]) => ({ value: codeOf(value), label }))}
        />
        {state.tag && <input type="hidden" name="tag" value={state.tag} />}
        <Button type="submit" variant="primary">
          {words.find}
        </Button>
      </GetForm>
      {tagCounts.length > 0 && (
        <nav aria-label={words.tags} className="flex flex-wrap gap-2">
          <Chip href={hrefOf()} current={!state.tag}>
            {words.anyTag}
          </Chip>
          {tagCounts.map(({ tag, count }) => (
            <Chip key={tag} href={hrefOf(tag)} current={tag === state.tag}>
              <bdi>{words.tagCount(tag, formatInteger(count))}</bdi>
            </Chip>
          ))}
        </nav>
      )}
    </div>
  );
}
