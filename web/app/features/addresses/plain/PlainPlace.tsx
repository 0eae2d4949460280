import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { addressMessages as words } from '../messages.ts';
import type { Named } from './plainPlaces.ts';

interface PlainPlaceProps {
  states: readonly Named[];
  /** Those of the province that was looked at. */
  cities: readonly Named[];
  /** What can be chosen in the place of a city. */
  others?: readonly Named[];
  typed: { stateId: string; cityId: string };
  problems: { stateId?: string; cityId?: string };
}

const option = ({ id, name }: Named) => ({ value: id, label: name });

/** A province and one of its cities in a form without script: a button of the form brings the cities. */
export const PlainPlace = ({ states, cities, others = [], typed, problems }: PlainPlaceProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <div className="flex flex-col items-start gap-2">
      <Select
        name="stateId"
        label={words.labels.stateId}
        requiredLabel={formMessages.required}
        className="w-full"
        defaultValue={typed.stateId}
        error={problems.stateId}
        options={[{ value: '', label: words.chooseState }, ...states.map(option)]}
      />
      <Button type="submit" name="act" value="LOOK">
        {words.plain.look}
      </Button>
    </div>
    <Select
      name="cityId"
      label={words.labels.cityId}
      requiredLabel={formMessages.required}
      defaultValue={typed.cityId}
      error={problems.cityId}
      options={[
        { value: '', label: cities.length > 0 ? words.chooseCity : words.plain.firstLook },
        ...[...cities, ...others].map(option),
      ]}
    />
  </div>
);
