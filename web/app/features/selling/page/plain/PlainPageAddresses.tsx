import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import { type Named, PlainPlace } from '../../../addresses/index.ts';
import { MOST_ADDRESSES } from '../pageForms.ts';
import { pageMessages } from '../messages.ts';
import type { OwnSupplierCard_SupplierFragment as Supplier } from '../PageTab.generated.ts';
import { blankPageAddress, pageAddressName, pageAddressRowName } from './pageAddressForm.ts';
import type { RefusedPageAddress, RefusedPageRow } from './savePlainPageAddress.ts';

const words = pageMessages.addresses;

/** What can be done with one address of a page, for who has no script. */
export function PlainPageAddressRow({ supplier, at }: { supplier: Supplier; at: number }) {
  const { id, version, addresses } = supplier;
  const { title } = addresses[at]!;
  const refused = useRefused<RefusedPageRow>(pageAddressRowName, id);
  const isThis = refused?.typed.at === String(at);
  return (
    <PlainForm name={pageAddressRowName} label={words.editOf(title)} hidden={{ id, version, at }}>
      {isThis && refused.failure && <Alert kind="error">{refused.failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" name="act" value="EDIT" aria-label={words.editOf(title)}>
          {words.edit}
        </Button>
        <Button type="submit" size="small" name="act" value="REMOVE" variant="quiet" aria-label={words.removeOf(title)}>
          {words.remove}
        </Button>
      </div>
    </PlainForm>
  );
}

/** An address of a page, a new one or the one that is edited, for who has no script. */
export function PlainPageAddress({ supplier, states }: { supplier: Supplier; states: readonly Named[] }) {
  const { id, version, brandName, addresses } = supplier;
  const refused = useRefused<RefusedPageAddress>(pageAddressName, id);
  const { typed = blankPageAddress, problems = {}, failure, cities = [] } = refused ?? {};
  const edited = typed.at === '' ? undefined : addresses[Number(typed.at)];
  if (!edited && addresses.length >= MOST_ADDRESSES) return null;
  const title = edited ? words.editOf(edited.title) : words.addOf(brandName);
  const field = textFieldOf<'title' | 'addressLine'>({ labels: words.labels, typed, problems });
  const requiredLabel = formMessages.required;
  return (
    <PlainForm name={pageAddressName} label={title} hidden={{ id, version: typed.version || version, at: typed.at }}>
      <p className="font-medium">{title}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField {...field('title')} requiredLabel={requiredLabel} hint={words.titleHint} />
      <PlainPlace states={states} cities={cities} typed={typed} problems={problems} />
      <TextField {...field('addressLine')} requiredLabel={requiredLabel} hint={words.lineHint} />
      <div>
        <Button type="submit">{pageMessages.form.save}</Button>
      </div>
    </PlainForm>
  );
}
