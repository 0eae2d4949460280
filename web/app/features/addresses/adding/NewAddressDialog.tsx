import { useEffect, useState } from 'react';
import { askAnew } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { DefaultPlaceDocument } from '../DefaultPlace.generated.ts';
import { AddressDialog, type AddressInput } from '../forms/AddressDialog.tsx';
import { CreateDeliveryAddressDocument } from '../forms/saveAddress.generated.ts';
import { addressMessages as words } from '../messages.ts';
import { AddressScreenDocument } from '../screens/AddressScreen.generated.ts';
import { CompanyAddressesDocument, CreateCompanyAddressDocument } from '../screens/CompanyAddresses.generated.ts';
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

  async function save({ kind: _, ...given }: AddressInput) {
    const id = companyId === undefined ? await createOwn(given) : await createOfCompany(companyId, given);
    await added(id);
    notify('success', words.saved);
  }
  return (
    <AddressDialog
      title={words.addDelivery}
      kinds={[]}
      receiver={person ? receiverOf(person) : { receiverName: '', receiverPhone: '' }}
      offersDefault={() => true}
      close={close}
      save={save}
      reload={() => Promise.resolve(undefined)}
    />
  );
}

type Given = Omit<AddressInput, 'kind'>;

async function createOwn(input: Given): Promise<string> {
  const outdates = [AddressScreenDocument, DefaultPlaceDocument] as const;
  return (await write(CreateDeliveryAddressDocument, { input }, { outdates })).address.id;
}

async function createOfCompany(id: string, given: Given): Promise<string> {
  const input = { ...given, id, kind: 'DELIVERY' as const };
  return (await write(CreateCompanyAddressDocument, { input }, { outdates: [CompanyAddressesDocument] })).address.id;
}
