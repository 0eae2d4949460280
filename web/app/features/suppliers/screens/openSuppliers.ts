import { redirect } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { categoryTypeOf } from '../../catalog/index.ts';
import { isNarrowed, pageSize, readSupplierList, supplierListSearch } from '../list/supplierList.ts';
import { SuppliersFrameDocument, type SuppliersFrameQuery } from './SuppliersFrame.generated.ts';
import { SuppliersScreenDocument } from './SuppliersScreen.generated.ts';

/**
 * Opens a supplier list: first the words its address may use, which are at hand after the first visit, then
 * the list. What a form without script sent is tidied into the canonical address.
 */
export async function openSuppliers(args: ScreenArgs) {
  const categoryType = categoryTypeOf(args);
  const frame = await load(args, SuppliersFrameDocument, {}, { shared: true });
  const root = found(
    args,
    frame.roots?.values.find(({ value }) => value === categoryType),
  );
  const state = readAddress(args, frame);
  const { searchKey, stateId, cityId, verificationLevel, onlyConfirmed, sort, pageNumber } = state;
  const variables = {
    categoryType,
    ...(searchKey && { searchKey }),
    ...(stateId && { stateIds: [stateId], citiesOf: stateId }),
    ...(cityId && { cityIds: [cityId] }),
    withCities: stateId !== undefined,
    ...(verificationLevel && { verificationLevel }),
    ...(onlyConfirmed && { onlyConfirmed }),
    ...(sort && { sort }),
    pageNumber,
    pageSize,
  };
  const { suppliers, cities } = await load(args, SuppliersScreenDocument, variables);
  // Another province was chosen while the city of the last one still stood in its field.
  if (cityId && !cities?.nodes.some(({ id }) => id === cityId)) leaveOut(args, 'cityId');
  const { totalCount, totalCountIsCapped } = found(args, suppliers);
  keepToPages(args, { pageNumber, pageSize, totalCount });
  return { variables, totalCount, totalCountIsCapped, name: root.displayFa, noindex: isNarrowed(state) };
}

function leaveOut({ request }: ScreenArgs, name: string): never {
  const url = new URL(request.url);
  url.searchParams.delete(name);
  throw redirect(url.pathname + url.search);
}

function readAddress(args: ScreenArgs, frame: SuppliersFrameQuery) {
  const choices = choicesOf(frame);
  const { state, problems } = readSupplierList(new URL(args.request.url).search, choices);
  keepQuery(args, problems, supplierListSearch(state, choices));
  return state;
}

/** What addresses of this list can say. */
export const choicesOf = ({ sorts, levels, states }: SuppliersFrameQuery) => ({
  sorts: sorts?.values ?? [],
  levels: levels?.values ?? [],
  states: states?.nodes ?? [],
});
