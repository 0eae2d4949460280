import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { loadCitiesOf, type Named } from '../../../addresses/index.ts';
import { pageAddressSchema } from '../pageForms.ts';
import { addressesInput } from '../pageInput.ts';
import { type OwnSupplierCard_SupplierFragment as Supplier, UpdateSupplierDocument } from '../PageTab.generated.ts';
import { ownSupplier } from './ownSupplier.ts';
import { blankPageAddress, pageAddressName, pageAddressRowName, type TypedPageAddress } from './pageAddressForm.ts';

export type RefusedPageAddress = RefusedPart<TypedPageAddress> & { cities: readonly Named[] };
export type RefusedPageRow = RefusedPart<{ at: string }>;

const names = Object.keys(blankPageAddress) as (keyof TypedPageAddress)[];

/** Fields that are seen: what is wrong with the version stands above them. */
const shown = names.filter((name) => name !== 'at' && name !== 'version');

/** The address at a place of a page. */
const addressAt = (args: ScreenArgs, { addresses }: Supplier, at: string) =>
  found(args, /^\d$/.test(at) ? addresses[Number(at)] : undefined);

/** Brings the cities of a province, or saves an address of a page. */
const saveAddress: PlainAction<RefusedPageAddress> = async (sent, args) => {
  const supplier = await ownSupplier(args, sent);
  const typed = Object.fromEntries(names.map((name) => [name, sent.text(name)])) as TypedPageAddress;
  const edited = typed.at === '' ? undefined : addressAt(args, supplier, typed.at);
  const form = { form: pageAddressName, id: supplier.id, typed };
  const cities = await citiesOf(args, typed.stateId, edited);
  if (sent.text('act') === 'LOOK') return { status: 200, again: { ...form, problems: {}, cities } };
  // Of the stored city the province is not asked again.
  const isStored = edited !== undefined && typed.cityId === edited.cityId;
  const read = safeParse(pageAddressSchema, { ...typed, stateId: typed.stateId || (isStored ? edited.cityId : '') });
  if (!read.success) return { status: 400, again: { ...form, problems: problemsIn(read.issues), cities } };
  const { stateId: _, ...address } = read.output;
  const stored = addressesInput(supplier);
  const place = edited ? Number(typed.at) : stored.length;
  const addresses = stored.toSpliced(place, 1, address);
  try {
    // As it was when the page was made: what somebody else changed since is not written over.
    await sent.write(UpdateSupplierDocument, {
      input: { supplierId: supplier.id, version: Number(typed.version), addresses },
    });
    return undefined;
  } catch (thrown) {
    const placeOf = (_: string, path: string) => path.replace(/^addresses\[\d+\]\./, '');
    const { status, again } = refusedPart(thrown, { ...form, known: shown, placeOf });
    return { status, again: { ...again, cities } };
  }
};

/** Puts an address of a page into its form, or takes it away. */
const actOnAddress: PlainAction<RefusedPageAddress | RefusedPageRow> = async (sent, args) => {
  const supplier = await ownSupplier(args, sent);
  const { id } = supplier;
  const at = sent.text('at');
  const address = addressAt(args, supplier, at);
  const version = sent.text('version');
  if (sent.text('act') === 'EDIT') {
    const { title, addressLine, cityId } = address;
    // The province is known of the supplier's own city.
    const stateId = (cityId === supplier.cityId && supplier.stateId) || '';
    const typed = { title, stateId, cityId, addressLine, at, version };
    const again = { form: pageAddressName, id, typed, problems: {} };
    return { status: 200, again: { ...again, cities: await citiesOf(args, stateId, address) } };
  }
  const addresses = addressesInput(supplier).toSpliced(Number(at), 1);
  try {
    await sent.write(UpdateSupplierDocument, {
      input: { supplierId: supplier.id, version: Number(version), addresses },
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: pageAddressRowName, id, typed: { at }, known: [] });
  }
};

/** The cities to choose from: those of the province, and the stored one. */
async function citiesOf(args: ScreenArgs, stateId: string, edited: Supplier['addresses'][number] | undefined) {
  const cities = stateId ? await loadCitiesOf(args, stateId) : [];
  const stored = edited ? [{ id: edited.cityId, name: edited.cityName }] : [];
  return [...new Map([...stored, ...cities].map((city) => [city.id, city])).values()];
}

/** Addresses of a supplier's page, for who has no script. */
export const plainPageAddressForms: Record<string, PlainAction<object>> = {
  [pageAddressName]: saveAddress,
  [pageAddressRowName]: actOnAddress,
};
