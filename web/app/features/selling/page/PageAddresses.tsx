import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { SupplierPageAddressInput } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { PlaceSelects } from '../forms/PlaceSelects.tsx';
import type { Named } from '../../addresses/index.ts';
import { pageMessages } from './messages.ts';
import { MOST_ADDRESSES, pageAddressSchema } from './pageForms.ts';
import { addressesInput } from './pageInput.ts';
import { PlainPageAddress, PlainPageAddressRow } from './plain/PlainPageAddresses.tsx';
import { type OwnSupplierCard_SupplierFragment as Supplier, UpdateSupplierDocument } from './PageTab.generated.ts';

const words = pageMessages.addresses;
const requiredLabel = formMessages.required;

interface PageAddressesProps {
  supplier: Supplier;
  mayEdit: boolean;
  /** Provinces, told by the server to who has no script. */
  states: readonly Named[] | undefined;
}

/** Where a supplier can be visited, as its page says. */
export function PageAddresses({ supplier, mayEdit, states }: PageAddressesProps) {
  const [open, setOpen] = useState<{ at: number; isRemoval: boolean }>();
  const close = () => setOpen(undefined);
  const { addresses } = supplier;
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h4 className="font-medium">{words.title}</h4>
      {addresses.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {addresses.map(({ title, cityName, addressLine }, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{title}</bdi>: {words.place(cityName, addressLine)}
            </span>
            {mayEdit && (
              <>
                <PlainPageAddressRow supplier={supplier} at={at} />
                <Button
                  size="small"
                  className="noscript:hidden"
                  onClick={() => setOpen({ at, isRemoval: false })}
                  aria-label={words.editOf(title)}
                >
                  {words.edit}
                </Button>
                <Button
                  size="small"
                  className="noscript:hidden"
                  variant="quiet"
                  onClick={() => setOpen({ at, isRemoval: true })}
                  aria-label={words.removeOf(title)}
                >
                  {words.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && addresses.length < MOST_ADDRESSES && (
        <Button
          className="self-start noscript:hidden"
          size="small"
          icon="plus"
          onClick={() => setOpen({ at: addresses.length, isRemoval: false })}
          aria-label={words.addOf(supplier.brandName)}
        >
          {words.add}
        </Button>
      )}
      {mayEdit && <PlainPageAddress supplier={supplier} states={states ?? []} />}
      {open?.isRemoval === false && <AddressDialog supplier={supplier} at={open.at} close={close} />}
      {open?.isRemoval && (
        <ConfirmWrite
          danger
          title={words.removeOf(addresses[open.at]?.title ?? '')}
          text={words.removeText}
          actionLabel={words.remove}
          onClose={close}
          act={async () => {
            await saveAddresses(supplier, (all) => all.filter((_, place) => place !== open.at));
            close();
          }}
        />
      )}
    </section>
  );
}

async function saveAddresses(
  supplier: Supplier,
  change: (all: SupplierPageAddressInput[]) => SupplierPageAddressInput[],
  version = supplier.version,
) {
  const addresses = change(addressesInput(supplier));
  await write(UpdateSupplierDocument, { input: { supplierId: supplier.id, version, addresses } });
  notify('success', pageMessages.form.saved);
}

function AddressDialog({ supplier, at, close }: { supplier: Supplier; at: number; close(): void }) {
  const stored = supplier.addresses[at];
  // Another one mostly lies in the supplier's own city.
  const isOwnCity = !stored || stored.cityId === supplier.cityId;
  const state = useForm({
    schema: pageAddressSchema,
    labels: words.labels,
    stored: {
      version: supplier.version,
      values: {
        title: stored?.title ?? '',
        stateId: (isOwnCity && supplier.stateId) || '',
        cityId: (isOwnCity && supplier.cityId) || '',
        addressLine: stored?.addressLine ?? '',
      },
    },
    placeOf: (field) => field.replace(/^addresses\[\d+\]\./, ''),
    async save({ stateId: _, ...address }, version) {
      await saveAddresses(supplier, (all) => all.toSpliced(at, 1, address), version);
      close();
    },
  });
  return (
    <FormDialog
      state={state}
      title={stored ? words.editOf(stored.title) : words.addOf(supplier.brandName)}
      saveLabel={pageMessages.form.save}
      close={close}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('title')} hint={words.titleHint} requiredLabel={requiredLabel} maxLength={40} />
        <span className="hidden md:block" />
        <PlaceSelects state={state} />
      </div>
      <TextField {...state.field('addressLine')} hint={words.lineHint} requiredLabel={requiredLabel} maxLength={200} />
    </FormDialog>
  );
}
