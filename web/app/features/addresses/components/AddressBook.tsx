import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { AddressDialog, type AddressInput } from '../forms/AddressDialog.tsx';
import { addressMessages as words } from '../messages.ts';
import type { Receiver } from '../forms/addressForm.ts';
import { blankAddress } from '../plain/blankAddress.ts';
import { PlainAddressForm, PlainAddressRow, type PlainBook, useEditedId } from '../plain/PlainAddresses.tsx';
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
  /** How many there may be, as the api counts them. */
  most?: number;
  /** Whether the viewer may read it only. */
  isReadOnly?: boolean;
  /** Whether an address of that kind can be the default; in a book of a person all can. */
  canBeDefault?(kind: string): boolean;
  /** The same for who has no script. */
  plain: PlainBook;
}

/** Of each book of a person. */
const mostOfPerson = 20;
const always = () => true;

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; address: Address } | undefined;

/** A book of addresses: one of a person's two, or that of a company. */
export function AddressBook(props: AddressBookProps) {
  const { title, lead, addLabel, empty, addresses, kinds, save, remove, receiver, reload, makeDefault } = props;
  const { most: mostAddresses = mostOfPerson, isReadOnly = false, canBeDefault = always, plain } = props;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const most = formatInteger(mostAddresses);
  const isFull = addresses.length >= mostAddresses;
  const add = isReadOnly ? null : isFull ? (
    <Alert kind="info">{words.full(most)}</Alert>
  ) : (
    <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setOpen({ kind: 'add' })}>
      {addLabel}
    </Button>
  );
  const edited = open?.kind === 'edit' ? open.address : undefined;
  const successorsOf = (address: Address) =>
    addresses.filter(({ id, kind }) => id !== address.id && canBeDefault(kind));
  const isMixed = props.canBeDefault !== undefined;
  const plainForm = (
    <PlainAddressForm
      book={plain}
      addLabel={addLabel}
      blank={blankAddress(kinds[0]?.value ?? 'DELIVERY', receiver)}
      kinds={kinds}
      isMixed={isMixed}
    />
  );
  // While an address is edited, the form stands in its card.
  const isEditedPlainly = Boolean(useEditedId(plain));
  const nameOfKind = (address: Address) => kinds.find(({ value }) => value === address.kind)?.label;
  return (
    <Section title={title}>
      <p className="mb-4 text-muted">
        {lead} {isReadOnly ? words.onlyRead : !isFull && words.limit(most)}
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
                edit={isReadOnly ? undefined : () => setOpen({ kind: 'edit', address })}
                remove={isReadOnly ? undefined : () => setOpen({ kind: 'remove', address })}
                plain={
                  !isReadOnly && (
                    <PlainAddressRow
                      book={plain}
                      address={address}
                      successors={successorsOf(address)}
                      offersDefault={makeDefault !== undefined && !address.isDefault}
                      form={plainForm}
                    />
                  )
                }
                makeDefault={makeDefault && (() => makeDefault(address.id))}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {!isReadOnly && !isFull && !isEditedPlainly && plainForm}
      {(open?.kind === 'add' || edited) && (
        <AddressDialog
          title={edited ? words.edit : addLabel}
          owner={plain.ownerId}
          address={edited}
          kinds={kinds}
          receiver={receiver}
          offersDefault={(kind) => canBeDefault(kind) && (edited ? isMixed && !edited.isDefault : true)}
          close={close}
          save={(input, version) => save(input, edited && { id: edited.id, version: version ?? 0 })}
          reload={async () => (await reload()).find(({ id }) => id === edited?.id)}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveAddress address={open.address} successors={successorsOf(open.address)} remove={remove} onClose={close} />
      )}
    </Section>
  );
}
