import { safeParse } from 'valibot';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { AddressBook_AddressFragment as Address } from '../components/AddressBook.generated.ts';
import type { AddressDialog_AddressFragment as Stored } from '../forms/AddressDialog.generated.ts';
import { addressInput, addressSchema, typedAddress } from '../forms/addressForm.ts';
import {
  CompanyAddressesDocument,
  CreateCompanyAddressDocument,
  DeleteCompanyAddressDocument,
  UpdateCompanyAddressDocument,
} from '../screens/CompanyAddresses.generated.ts';
import { blankAddress, plainTexts, type TypedPlainAddress } from './blankAddress.ts';
import { addressFormName, addressRowName } from './names.ts';
import { loadCitiesOf, loadStates, type Named } from './plainPlaces.ts';

export type RefusedAddress = RefusedPart<TypedPlainAddress> & { cities: readonly Named[] };
/** `asks`: whether it is meant that the address goes. */
export type RefusedRow = RefusedPart<object> & { asks?: true };

const names = Object.keys(blankAddress('DELIVERY', {})) as (keyof TypedPlainAddress)[];
/** Fields that are seen: what is wrong with the version stands above them. */
const shown = names.filter((name) => name !== 'addressId' && name !== 'version');

/** The company of the address of a request, and its book. */
async function bookAt(args: ScreenArgs): Promise<{ customerId: string; book: readonly Address[] }> {
  const customerId = found(args, new URL(args.request.url).searchParams.get('customerId'));
  const { viewer } = await load(args, CompanyAddressesDocument, { customerId });
  return { customerId, book: readFragment<Address>(found(args, viewer?.companyAddresses)) };
}

/** Brings the cities of a province, or saves an address, a new one without `addressId`. */
const saveAddress: PlainAction<RefusedAddress> = async (sent, args) => {
  const { customerId, book } = await bookAt(args);
  const typed = Object.fromEntries(names.map((name) => [name, sent.text(name)])) as TypedPlainAddress;
  const { addressId } = typed;
  const address = addressId
    ? found(
        args,
        book.find(({ id }) => id === addressId),
      )
    : undefined;
  const form = { form: addressFormName, id: customerId, typed };
  const cities = await loadCitiesOf(args, typed.stateId);
  if (sent.text('act') === 'LOOK') return { status: 200, again: { ...form, problems: {}, cities } };
  const read = safeParse(addressSchema, { ...typed, isDefault: typed.isDefault !== '' });
  if (!read.success) {
    const problems = problemsIn(read.issues);
    return { status: 400, again: { ...form, problems, cities } };
  }
  const { kind, isDefault, stateId } = read.output;
  const stored = address && readFragment<Stored>(address);
  const country = (await loadStates(args)).find(({ id }) => id === stateId)?.countryId;
  const given = addressInput(read.output, country ?? stored?.countryId ?? '', stored);
  const input = { ...given, id: customerId, kind, isDefault: isDefault && kind === 'DELIVERY' };
  try {
    if (addressId)
      await sent.write(UpdateCompanyAddressDocument, {
        // As it was when the page was made: what somebody else changed since is not written over.
        input: { ...input, addressId, version: Number(typed.version) },
      });
    else await sent.write(CreateCompanyAddressDocument, { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: shown });
    return { status, again: { ...again, cities } };
  }
};

/** Puts an address into the form of the book, or takes it away, asked once more. */
const actOnAddress: PlainAction<RefusedAddress | RefusedRow> = async (sent, args) => {
  const { customerId, book } = await bookAt(args);
  const id = sent.text('id');
  const address = found(
    args,
    book.find((each) => each.id === id),
  );
  if (sent.text('act') === 'EDIT') {
    const typed = plainTexts(typedAddress(readFragment<Stored>(address), address.kind), id, String(address.version));
    const again = { form: addressFormName, id: customerId, typed, problems: {} };
    return { status: 200, again: { ...again, cities: await loadCitiesOf(args, typed.stateId) } };
  }
  const form = { form: addressRowName, id, typed: {} };
  if (sent.text('confirmed') !== 'REMOVE') return { status: 200, again: { ...form, problems: {}, asks: true } };
  const successorId = sent.text('successorId');
  const input = { id: customerId, addressId: id, version: Number(sent.text('version')) };
  try {
    await sent.write(DeleteCompanyAddressDocument, { input: { ...input, ...(successorId && { successorId }) } });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: [] });
  }
};

export const plainAddressForms: Record<string, PlainAction<object>> = {
  [addressFormName]: saveAddress,
  [addressRowName]: actOnAddress,
};
