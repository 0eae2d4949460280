import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Rows } from '../../staff/index.ts';
import { CityDialog, NewCityDialog } from './CityDialogs.tsx';
import type { CityTable_CityFragment, CityTable_StateFragment } from './CityTable.generated.ts';
import { cityMessages as words } from './messages.ts';

type City = CityTable_CityFragment;
type State = CityTable_StateFragment;

interface CityTableProps {
  cities: readonly (Masked<City> & { id: string })[];
  states: readonly (Masked<State> & { id: string })[];
  searchKey: string | undefined;
}

/** Cities, a page of them or those of a name. */
export function CityTable({ cities, states, searchKey }: CityTableProps) {
  const [open, setOpen] = useState<'add' | City>();
  const close = () => setOpen(undefined);
  const all = readFragment<City>(cities);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <form method="get" role="search" aria-label={words.search} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="cities" />
        <TextField
          name="searchKey"
          label={words.key}
          defaultValue={searchKey}
          minLength={2}
          maxLength={40}
          dir="auto"
        />
        <Button type="submit">{words.submit}</Button>
        <Button variant="primary" icon="plus" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      </form>
      {all.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <Rows
          caption={words.search}
          rows={all}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: words.name, cell: ({ name }) => name },
            {
              key: 'state',
              header: words.state,
              cell: ({ stateName, isCapital }) => (
                <span className="flex flex-wrap items-center gap-2">
                  {stateName}
                  {isCapital && <Badge>{words.capital}</Badge>}
                </span>
              ),
            },
            {
              key: 'actions',
              header: words.actions,
              cell: (city) => (
                <Button size="small" onClick={() => setOpen(city)} aria-label={words.renameTitle(city.name)}>
                  {words.rename}
                </Button>
              ),
            },
          ]}
        />
      )}
      {open === 'add' && <NewCityDialog states={readFragment<State>(states)} close={close} />}
      {open && open !== 'add' && <CityDialog city={open} close={close} />}
    </div>
  );
}
