import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { CheckboxGroup } from '../../../../design/CheckboxGroup.tsx';
import { Select } from '../../../../design/Select.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import type { Named } from '../../../addresses/index.ts';
import { sellingMessages } from '../../messages.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { plainCitiesName } from './names.ts';
import type { Places } from './plainPlaces.ts';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { type RefusedCities } from './savePlainCities.ts';

const words = plainEntryMessages.cities;
const option = ({ id, name }: Named) => ({ value: id, label: name });

/** Where an entry is sold, for who has no script: cities as boxes, those of one more province at a time. */
export function PlainCities({ entry, places }: { entry: Entry; places: Places }) {
  const { id, version, saleCityIds } = entry;
  const refused = useRefused<RefusedCities>(plainCitiesName, id);
  const { chosen, inState, typed, problems, failure } = refused ?? {
    chosen: places.cities,
    inState: [],
    typed: { cityIds: saleCityIds, stateId: '' },
    problems: {} as RefusedCities['problems'],
    failure: undefined,
  };
  const { stateId, cityIds } = typed;
  const stateName = places.states.find((each) => each.id === stateId)?.name ?? '';
  return (
    <PlainForm name={plainCitiesName} label={entryMessages.part.cities} hidden={{ id, version }}>
      <p className="text-muted">{entryMessages.cities.dialogLead}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      {chosen.length > 0 && (
        <CheckboxGroup
          name="cityIds"
          legend={words.chosen}
          hint={words.chosenHint}
          options={chosen.map(option)}
          values={cityIds}
          error={problems.cityIds}
        />
      )}
      {inState.length > 0 && (
        <CheckboxGroup
          name="cityIds"
          legend={sellingMessages.cities.citiesOf(stateName)}
          options={inState.map(option)}
          error={chosen.length === 0 ? problems.cityIds : undefined}
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name="stateId"
          label={words.state}
          defaultValue={stateId}
          error={problems.stateId}
          options={[{ value: '', label: sellingMessages.cities.chooseState }, ...places.states.map(option)]}
        />
        <Button type="submit" name="act" value="LOOK">
          {words.look}
        </Button>
      </div>
      <div>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}
