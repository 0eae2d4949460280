import { useEffect, useState } from 'react';
import { askAnew } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { AddressDialog, type AddressInput } from '../forms/AddressDialog.tsx';
import { createDelivery, createOfCompany } from '../forms/createAddress.ts';
import { addressMessages as words } from '../messages.ts';
import { receiverOf } from '../screens/useAddresses.ts';
import { NewAddressReceiverDocument } from './NewAddress.generated.ts';

interface NewAddressDialogProps {
  /** Whose book it goes to; the viewer's own without it. */
  companyId: string | undefined;
  close(): void;
  /** Called with its id once it is stored. */
  added(id: string): Promise<void>;
}

/** A new address to deliver to, without leaving the page that needs it. */
export default function NewAddressDialog({ companyId, close, added }: NewAddressDialogProps) {
  const answer = useGraphIfLoaded(NewAddressReceiverDocument, {});
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    askAnew(NewAddressReceiverDocument, {}).catch(() => setFailed(true));
  }, []);
  // Who receives is typed where it cannot be filled in.
  const person = answer?.viewer?.customerProfile?.person;
  if (!person && !isFailed) return null;

  async function save(address: AddressInput) {
    const id = await (companyId === undefined ? createDelivery(address) : createOfCompany(companyId, address));
    await added(id);
    notify('success', words.saved);
  }
  return (
    <AddressDialog
      title={words.addDelivery}
      owner={companyId ?? 'own'}
      kinds={[]}
      receiver={person ? receiverOf(person) : { receiverName: '', receiverPhone: '' }}
      offersDefault={() => true}
      close={close}
      save={save}
      reload={() => Promise.resolve(undefined)}
    />
  );
}
