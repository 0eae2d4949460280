import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { found } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { safeRedirectPath } from '../../../platform/session/redirectPath.ts';
import type { AddressDialog_AddressFragment as Stored } from '../forms/AddressDialog.generated.ts';
import { addressInput, addressSchema, typedAddress } from '../forms/addressForm.ts';
import { blankAddress, plainTexts, type TypedPlainAddress } from './blankAddress.ts';
import { loadCitiesOf, loadStates, type Named } from './plainPlaces.ts';
import { type WrittenBook, writtenBooks } from './writtenBooks.ts';

export type RefusedAddress = RefusedPart<TypedPlainAddress> & { cities: readonly Named[] };
/** `asks`: whether it is meant that the address goes. */
export type RefusedRow = RefusedPart<object> & { asks?: true };

const names = Object.keys(blankAddress('DELIVERY', {})) as (keyof TypedPlainAddress)[];
/** Fields that are seen: what is wrong with the version stands above them. */
const shown = names.filter((name) => name !== 'addressId' && name !== 'version');

const withId = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((each) => each.id === id);

/** Brings the cities of a province, or saves an address, a new one without `addressId`. */
const saveAddress =
  (book: WrittenBook): PlainAction<RefusedAddress> =>
  async (sent, args) => {
    const { ownerId, addresses } = await book.at(args);
    const typed = Object.fromEntries(names.map((name) => [name, sent.text(name)])) as TypedPlainAddress;
    const { addressId } = typed;
    const address = addressId ? found(args, withId(addresses, addressId)) : undefined;
    const form = { form: book.forms.address, id: ownerId, typed };
    const cities = await loadCitiesOf(args, typed.stateId);
    if (sent.text('act') === 'LOOK') return { status: 200, again: { ...form, problems: {}, cities } };
    const read = safeParse(addressSchema, { ...typed, isDefault: typed.isDefault !== '' });
    if (!read.success) return { status: 400, again: { ...form, problems: problemsIn(read.issues), cities } };
    const { kind, isDefault, stateId } = read.output;
    const stored = address && readFragment<Stored>(address);
    const country = (await loadStates(args)).find(({ id }) => id === stateId)?.countryId;
    const given = addressInput(read.output, country ?? stored?.countryId ?? '', stored);
    const seen = addressId ? { addressId, version: Number(typed.version) } : undefined;
    try {
      await book.save(sent, ownerId, { ...given, kind, isDefault }, seen);
    } catch (thrown) {
      const { status, again } = refusedPart(thrown, { ...form, known: shown });
      return { status, again: { ...again, cities } };
    }
    if (!seen) leadBack(args.request.url);
    return undefined;
  };

/** Whoever came for a new one goes on where it was missing. */
function leadBack(url: string) {
  const { searchParams, origin } = new URL(url);
  const back = searchParams.get('back');
  if (back !== null) throw redirect(safeRedirectPath(back, origin), 303);
}

/** Puts an address into the form of the book, makes it the default, or takes it away, asked once more. */
const actOnAddress =
  (book: WrittenBook): PlainAction<RefusedAddress | RefusedRow> =>
  async (sent, args) => {
    const { ownerId, addresses } = await book.at(args);
    const id = sent.text('id');
    const stored = withId(addresses, id);
    const act = sent.text('act');
    if (act === 'EDIT') {
      const address = found(args, stored);
      const typed = plainTexts(typedAddress(readFragment<Stored>(address), address.kind), id, String(address.version));
      const again = { form: book.forms.address, id: ownerId, typed, problems: {} };
      return { status: 200, again: { ...again, cities: await loadCitiesOf(args, typed.stateId) } };
    }
    const form = { form: book.forms.row, id, typed: {} };
    const select = act === 'DEFAULT' ? found(args, book.select) : undefined;
    if (!select && sent.text('confirmed') !== 'REMOVE') {
      found(args, stored);
      return { status: 200, again: { ...form, problems: {}, asks: true } };
    }
    // Sent twice, the second one finds the address gone, and its key is answered as the first one was.
    const successorId = sent.text('successorId');
    const gone = { addressId: id, version: Number(sent.text('version')), ...(successorId && { successorId }) };
    try {
      await (select ? select(sent, id) : book.remove(sent, ownerId, gone));
      return undefined;
    } catch (thrown) {
      return refusedPart(thrown, { ...form, known: [] });
    }
  };

/** The forms without script of all books, and what answers each. */
export const plainAddressForms: Record<string, PlainAction<object>> = Object.fromEntries(
  writtenBooks.flatMap((book): [string, PlainAction<object>][] => [
    [book.forms.address, saveAddress(book)],
    [book.forms.row, actOnAddress(book)],
  ]),
);
