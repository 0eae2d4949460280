import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { loadCitiesOf, loadStates, type Named } from '../../../addresses/index.ts';
import { MOST_CITIES } from '../../forms/saleCities.ts';
import { sellingMessages } from '../../messages.ts';
import { UpdateSupplierProductSaleCitiesDocument } from '../EntryEditor.generated.ts';
import { entryAt } from './entryAt.ts';
import { plainEntryMessages } from './messages.ts';
import { plainCitiesName } from './names.ts';
import { loadCities } from './plainPlaces.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';

export type RefusedCities = RefusedPart<{ cityIds: string[]; stateId: string }> & {
  chosen: Named[];
  /** Cities of the province that is looked at, without those that are chosen. */
  inState: Named[];
};

/** Shows the cities of one more province beside those that are chosen, or saves where an entry is sold. */
export const savePlainCities: PlainAction<RefusedCities> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id } = entry;
  const typed = { cityIds: [...new Set(sent.all('cityIds'))], stateId: sent.text('stateId') };
  const form = { form: plainCitiesName, id, typed };
  const isKnown = (await loadStates(args)).some((state) => state.id === typed.stateId);
  const problems = {
    ...(sent.text('act') === 'LOOK' && !isKnown && { stateId: plainEntryMessages.cities.stateMissing }),
    ...(typed.cityIds.length > MOST_CITIES && { cityIds: sellingMessages.cities.most }),
  };
  const isWrong = Object.keys(problems).length > 0;
  const shown = async () => {
    const chosen = await loadCities(args, typed.cityIds.slice(0, MOST_CITIES));
    const inState = isKnown ? await loadCitiesOf(args, typed.stateId) : [];
    return { chosen, inState: inState.filter((city) => !typed.cityIds.includes(city.id)) };
  };
  if (isWrong || sent.text('act') === 'LOOK')
    return { status: isWrong ? 400 : 200, again: { ...form, problems, ...(await shown()) } };
  try {
    await sent.write(UpdateSupplierProductSaleCitiesDocument, {
      input: { supplierProductId: id, version: Number(sent.text('version')), cityIds: typed.cityIds },
    });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['cityIds'] });
    return { status, again: { ...again, ...(await shown()) } };
  }
};
