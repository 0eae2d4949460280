import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { AddressDialog, type AddressInput } from '../forms/AddressDialog.tsx';
import { addressMessages as words } from '../messages.ts';
import type { Receiver } from '../forms/addressForm.ts';
import { AddressCard } from './AddressCard.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';
import type { AddressBook_AddressFragment } from './AddressBook.generated.ts';

export type Address = AddressBook_AddressFragment;

interface AddressBookProps {
  title: string;
  lead: string;
  addLabel: string;
  empty: { title: string; text: string };
  addresses: readonly Address[];
  kinds: readonly { value: string; label: string }[];
  /** Sends an address: a new one without an id. Rejects with a GraphError. */
  save(input: AddressInput, stored: { id: string; version: number } | undefined): Promise<unknown>;
  /** Takes one away; `successorId` becomes the default after it. */
  remove(id: string, successorId?: string): Promise<unknown>;
  /** Who most likely takes what comes to a new address. */
  receiver: Receiver;
  /** Asks what is stored by now. */
  reload(): Promise<readonly Address[]>;
  makeDefault?(id: string): void;
}

/** As the api counts them, for each book. */
const mostAddresses = 20;

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; address: Address } | undefined;

/** One of a person's two books of addresses. */
export function AddressBook(props: AddressBookProps) {
  const { title, lead, addLabel, empty, addresses, kinds, save, remove, receiver, reload, makeDefault } = props;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const most = formatInteger(mostAddresses);
  const isFull = addresses.length >= mostAddresses;
  const add = isFull ? (
    <Alert kind="info">{words.full(most)}</Alert>
  ) : (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {addLabel}
    </Button>
  );
  const edited = open?.kind === 'edit' ? open.address : undefined;
  const nameOfKind = (address: Address) => kinds.find(({ value }) => value === address.kind)?.label;
  return (
    <Section title={title}>
      <p className="mb-4 text-muted">
        {lead} {!isFull && words.limit(most)}
      </p>
      {addresses.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} action={add} headingLevel={3} />
      ) : (
        <>
          <ul className="mb-4 grid gap-3 xl:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                kindName={nameOfKind(address)}
                edit={() => setOpen({ kind: 'edit', address })}
                remove={() => setOpen({ kind: 'remove', address })}
                makeDefault={makeDefault && (() => makeDefault(address.id))}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {(open?.kind === 'add' || edited) && (
        <AddressDialog
          title={edited ? words.edit : addLabel}
          address={edited}
          kinds={kinds}
          receiver={receiver}
          close={close}
          save={(input, version) => save(input, edited && { id: edited.id, version: version ?? 0 })}
          reload={async () => (await reload()).find(({ id }) => id === edited?.id)}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveAddress address={open.address} addresses={addresses} remove={remove} onClose={close} />
      )}
    </Section>
  );
}
