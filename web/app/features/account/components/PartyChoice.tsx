import { useEffect, useRef, useState } from 'react';
import { Select } from '../../../design/Select.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { mayActFor } from '../../../platform/session/membership.ts';
import { chooseParty, useParty } from '../../../platform/session/party.ts';
import { accountMessages as words } from '../messages.ts';
import { PartyChoicesDocument } from './PartyChoice.generated.ts';

/** In the name of which company one acts: who belongs to one only, or to none, has no choice. */
export default function PartyChoice() {
  useEffect(() => void ask(PartyChoicesDocument, {}).catch(() => undefined), []);
  const customers = useGraphIfLoaded(PartyChoicesDocument, {})?.viewer?.customers ?? [];
  const companies = customers.filter((it) => it.kind === 'COMPANY' && mayActFor(it));
  const stored = useParty()?.customerId ?? '';
  const [wanted, setWanted] = useState<string>();
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  if (companies.length < 2) return null;
  const choose = (customerId: string) => {
    setWanted(customerId);
    // One after the other: the keyboard passes by some on its way, and the last one counts.
    asked.current = asked.current
      .then(() => chooseParty({ customerId }))
      .catch(() => notify('error', words.party.failed))
      .finally(() => setWanted((now) => (now === customerId ? undefined : now)));
  };
  const value = wanted ?? stored;
  const isChosen = companies.some(({ id }) => id === value);
  return (
    <Select
      label={words.party.label}
      value={isChosen ? value : ''}
      aria-busy={wanted !== undefined}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...(isChosen ? [] : [{ value: '', label: words.party.none, disabled: true }]),
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
