import { useEffect, useState } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { AddressCitiesDocument, AddressPlacesDocument } from './AddressPlaces.generated.ts';

interface Named {
  id: string;
  name: string;
}

/** Provinces and the cities of the chosen one; `isFailed` when they cannot be had. */
export function usePlaces(stateId: string) {
  const [states, setStates] = useState<readonly (Named & { countryId: string })[]>();
  const [cities, setCities] = useState<{ of: string; items: readonly Named[] }>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    ask(AddressPlacesDocument, {})
      .then(({ states: found }) => setStates(found?.nodes ?? []))
      .catch(() => setFailed(true));
  }, []);
  useEffect(() => {
    if (!stateId) return;
    let isWanted = true;
    ask(AddressCitiesDocument, { stateId })
      .then(({ cities: found }) => isWanted && setCities({ of: stateId, items: found?.nodes ?? [] }))
      .catch(() => setFailed(true));
    return () => void (isWanted = false);
  }, [stateId]);
  return {
    states,
    cities: cities?.of === stateId ? cities.items : undefined,
    isFailed,
    countryOf: (id: string) => states?.find((state) => state.id === id)?.countryId ?? '',
  };
}
