import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { usePlaces } from '../../addresses/index.ts';
import { sellingMessages } from '../messages.ts';
import { CitiesByIdsDocument } from './changeMerchant.generated.ts';
import { CITIES_AT_ONCE, MOST_CITIES } from './saleCities.ts';

const words = sellingMessages.cities;
const schema = v.object({ cityIds: v.pipe(v.array(v.string()), v.maxLength(MOST_CITIES, words.most)) });

/** Names of cities by id, as far as they are known: those of the stored setting, and of every province that was looked at. */
export function useCityNames(ids: readonly string[]) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [first] = useState(ids);
  useEffect(() => {
    for (let from = 0; from < first.length; from += CITIES_AT_ONCE)
      ask(CitiesByIdsDocument, { ids: first.slice(from, from + CITIES_AT_ONCE) })
        .then(({ cities }) => add(cities?.nodes ?? []))
        .catch(() => undefined);
  }, [first]);
  const add = (cities: readonly { id: string; name: string }[]) =>
    setNames((known) => ({ ...known, ...Object.fromEntries(cities.map(({ id, name }) => [id, name])) }));
  return { names, add };
}

interface SaleCitiesDialogProps {
  /** Of what. */
  name: string;
  version: number;
  stored: readonly string[];
  /** What no city means. */
  lead: string;
  none: string;
  /** Rejects with a GraphError. */
  save(cityIds: string[], version: number): Promise<unknown>;
  close(): void;
}

/** Where something is sold: everywhere, or in cities that are chosen province by province. */
export function SaleCitiesDialog({ name, version, stored, lead, none, save, close }: SaleCitiesDialogProps) {
  const state = useForm({
    schema,
    labels: { cityIds: words.chosen },
    stored: { version, values: { cityIds: [...stored] } },
    placeOf: () => 'cityIds',
    async save({ cityIds }, seen) {
      await save(cityIds, seen ?? 0);
      notify('success', words.saved);
      close();
    },
  });
  const chosen = state.form.watch('cityIds');
  const { names, add } = useCityNames(stored);
  const change = (cityIds: string[]) => state.form.setValue('cityIds', cityIds, { shouldDirty: true });
  return (
    <FormDialog state={state} title={words.title(name)} saveLabel={words.save} close={close}>
      <p className="text-muted">{lead}</p>
      <Chosen
        ids={chosen}
        none={none}
        names={names}
        remove={(cityId) => change(chosen.filter((each) => each !== cityId))}
      />
      <ProvinceCities
        chosen={chosen}
        change={(cities, values) => {
          add(cities);
          const others = chosen.filter((each) => !cities.some((city) => city.id === each));
          change([...others, ...values]);
        }}
      />
    </FormDialog>
  );
}

interface ChosenProps {
  ids: readonly string[];
  none: string;
  names: Readonly<Record<string, string>>;
  remove(id: string): void;
}

function Chosen({ ids, none, names, remove }: ChosenProps) {
  if (ids.length === 0) return <p className="font-medium">{none}</p>;
  return (
    <div>
      <p role="status" className="mb-2">
        {words.count(formatInteger(ids.length))}
      </p>
      <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
        {ids.map((cityId) => (
          <li key={cityId}>
            <Button
              size="small"
              icon="x"
              iconAt="end"
              onClick={() => remove(cityId)}
              aria-label={words.remove(names[cityId] ?? '')}
            >
              {names[cityId] ?? '…'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type City = { id: string; name: string };
interface ProvinceCitiesProps {
  chosen: readonly string[];
  change(cities: readonly City[], values: string[]): void;
}

function ProvinceCities({ chosen, change }: ProvinceCitiesProps) {
  const [stateId, setStateId] = useState('');
  const { states, cities, isFailed } = usePlaces(stateId);
  const stateName = states?.find(({ id }) => id === stateId)?.name ?? '';
  const inState = cities?.filter(({ id }) => chosen.includes(id)).map(({ id }) => id) ?? [];
  return (
    <div className="flex flex-col gap-3">
      {isFailed && <Alert kind="error">{sellingMessages.form.placesFailed}</Alert>}
      <Select
        label={words.state}
        value={stateId}
        onChange={(event) => setStateId(event.target.value)}
        options={[
          { value: '', label: words.chooseState },
          ...(states ?? []).map((each) => ({ value: each.id, label: each.name })),
        ]}
      />
      {cities && (
        <>
          <div>
            <Button
              size="small"
              onClick={() =>
                change(
                  cities,
                  cities.map(({ id }) => id),
                )
              }
            >
              {words.all}
            </Button>
          </div>
          <div className="max-h-80 overflow-y-auto">
            <CheckboxGroup
              name="cities"
              legend={words.citiesOf(stateName)}
              options={cities.map(({ id, name }) => ({ value: id, label: name }))}
              values={inState}
              onChange={(values) => change(cities, values)}
            />
          </div>
        </>
      )}
    </div>
  );
}
