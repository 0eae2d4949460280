import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { usePlaces } from '../../addresses/index.ts';
import { sellingMessages } from '../messages.ts';
import type { TypedDelegation } from './delegationForm.ts';
import { delegationMessages } from './messages.ts';

const words = delegationMessages.form;

/** Where a delegation is to hold: in the whole country, or in provinces and single cities. */
export function PlacesPart({ state }: { state: FormState<TypedDelegation> }) {
  const { form } = state;
  const [ofState, setOfState] = useState('');
  const { states, cities, isFailed } = usePlaces(ofState);
  const isNationwide = form.watch('isNationwide');
  const stateIds = form.watch('stateIds');
  const cityIds = form.watch('cityIds');
  const set = (name: 'stateIds' | 'cityIds', values: string[]) =>
    form.setValue(name, values, { shouldDirty: true, shouldValidate: true });
  const inState = (cities ?? []).map(({ id }) => id);
  return (
    <>
      <Checkbox
        label={words.labels.isNationwide}
        checked={isNationwide}
        onChange={(event) => form.setValue('isNationwide', event.target.checked, { shouldDirty: true })}
      />
      {isFailed && <Alert kind="error">{sellingMessages.form.placesFailed}</Alert>}
      {!isNationwide && (
        <>
          <div data-field="stateIds" className="max-h-64 overflow-y-auto">
            <CheckboxGroup
              name="stateIds"
              legend={words.labels.stateIds}
              error={state.field('stateIds').error}
              options={(states ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              values={stateIds}
              onChange={(values) => set('stateIds', values)}
            />
          </div>
          <Select
            label={words.citiesToo}
            value={ofState}
            onChange={(event) => setOfState(event.target.value)}
            options={[
              { value: '', label: words.chooseState },
              ...(states ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {cities && ofState && (
            <div data-field="cityIds" className="max-h-64 overflow-y-auto">
              <CheckboxGroup
                name="cityIds"
                legend={words.labels.cityIds}
                error={state.field('cityIds').error}
                options={cities.map(({ id, name }) => ({ value: id, label: name }))}
                values={cityIds}
                onChange={(values) => set('cityIds', [...cityIds.filter((id) => !inState.includes(id)), ...values])}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
