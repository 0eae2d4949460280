import { useLocation } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { GetForm } from '../../../platform/navigation/GetForm.tsx';
import { longestKey } from '../../../platform/text/searchKey.ts';
import { isNarrowed, type SupplierListState } from '../list/supplierList.ts';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.list;

type Places = readonly { id: string; name: string }[];
type Options = readonly { value: string; code: string; displayFa: string }[];

interface SupplierFilterProps {
  state: SupplierListState;
  sorts: Options;
  levels: Options;
  states: Places;
  /** Cities of the chosen province. */
  cities?: Places | undefined;
}

const placesOf = (places: Places) => places.map(({ id, name }) => ({ value: id, label: name }));

/** One form for name, place, level, confirmation and order; the address says what it holds. */
export function SupplierFilter({ state, sorts, levels, states, cities }: SupplierFilterProps) {
  const { pathname, search } = useLocation();
  const codeOf = (options: Options, value?: string) => options.find((each) => each.value === value)?.code;
  const optionsOf = (options: Options) => options.map(({ code, displayFa }) => ({ value: code, label: displayFa }));
  return (
    <GetForm
      // Another address, another form: its fields show what the address says.
      key={search}
      action={pathname}
      aria-label={words.filters}
      className="print:hidden grid gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        label={words.searchKey}
        name="searchKey"
        type="search"
        defaultValue={state.searchKey}
        maxLength={longestKey}
      />
      <Select
        label={words.state}
        name="stateId"
        options={[{ value: '', label: words.anyState }, ...placesOf(states)]}
        defaultValue={state.stateId ?? ''}
      />
      {cities && (
        <Select
          label={words.city}
          name="cityId"
          options={[{ value: '', label: words.anyCity }, ...placesOf(cities)]}
          defaultValue={state.cityId ?? ''}
        />
      )}
      <Select
        label={words.level}
        name="level"
        options={[{ value: '', label: words.anyLevel }, ...optionsOf(levels)]}
        defaultValue={codeOf(levels, state.verificationLevel) ?? ''}
      />
      <Select
        label={words.sort}
        name="sort"
        options={optionsOf(sorts)}
        defaultValue={codeOf(sorts, state.sort) ?? sorts[0]?.code}
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-full">
        <Checkbox label={words.onlyConfirmed} name="onlyConfirmed" value="true" defaultChecked={state.onlyConfirmed} />
        <Button type="submit" variant="primary">
          {words.apply}
        </Button>
        {isNarrowed(state) && (
          <LinkButton href={pathname} variant="quiet">
            {words.clear}
          </LinkButton>
        )}
      </div>
    </GetForm>
  );
}
