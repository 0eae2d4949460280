import { type MouseEvent, useState } from 'react';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { isPlainClick } from '../../../platform/navigation/siteLink.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { NewAddressDialog } from '../../addresses/index.ts';
import { orderEditMessages as words } from './messages.ts';
import { OrderCompanyAddressesDocument, OrderOwnAddressesDocument } from './OrderEditor.generated.ts';
import type { FieldOf } from './fieldOf.ts';

interface AddressFieldProps {
  field: FieldOf;
  hint: string;
  addresses: readonly { value: string; label: string }[];
  /** Where the book of addresses is. */
  addressesHref: string;
  /** Opens the form of a new one here, for who has script. */
  add: (() => void) | undefined;
}

/** Where the goods go: one of the buyer's addresses, or a new one. */
export function AddressField({ field, hint, addresses, addressesHref, add }: AddressFieldProps) {
  const unchosen = { value: '', label: addresses.length > 0 ? words.choose : words.noAddress };
  const press = (event: MouseEvent) => {
    if (!add || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Select {...field('addressId')} hint={hint} options={[unchosen, ...addresses]} />
      <LinkButton href={addressesHref} onClick={press} className="sm:mt-7">
        {words.addAddress}
      </LinkButton>
    </div>
  );
}

interface Book {
  companyId: string | undefined;
  /** Chooses an address in the form that stands open. */
  choose(id: string): void;
}

/** A new address beside a form that is being written: it is chosen there, and nothing that was typed is lost. */
export function useNewAddress({ companyId, choose }: Book) {
  const [isOpen, setOpen] = useState(false);
  async function added(id: string) {
    await (companyId === undefined
      ? askAnew(OrderOwnAddressesDocument, {})
      : askAnew(OrderCompanyAddressesDocument, { customerId: companyId }));
    choose(id);
  }
  return {
    add: () => setOpen(true),
    /** Stands outside of the form: one form is in no other. */
    dialog: isOpen && <NewAddressDialog companyId={companyId} added={added} close={() => setOpen(false)} />,
  };
}
