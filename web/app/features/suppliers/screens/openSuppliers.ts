import { redirect } from 'react-router-dom';
import { failScreen } from '../../../platform/errors/failScreen.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
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
  if (cityId && !cities?.items.some(({ id }) => id === cityId)) leaveOut(args, 'cityId');
  const { totalCount } = found(args, suppliers);
  if (pageNumber > Math.max(1, Math.ceil(totalCount / pageSize))) found(args, null);
  return { variables, totalCount, name: root.displayFa, noindex: isNarrowed(state) };
}

function leaveOut({ request }: ScreenArgs, name: string): never {
  const url = new URL(request.url);
  url.searchParams.delete(name);
  throw redirect(url.pathname + url.search);
}

function readAddress(args: ScreenArgs, frame: SuppliersFrameQuery) {
  const { pathname, search } = new URL(args.request.url);
  const choices = choicesOf(frame);
  const { state, problems } = readSupplierList(search, choices);
  if (problems.length > 0) failScreen(args, new GraphError(400, 'Bad Request', 'BAD_QUERY', { fields: problems }));
  const canonical = supplierListSearch(state, choices);
  const asked = new URLSearchParams(search);
  if (canonical !== (asked.size > 0 ? `?${asked}` : '')) throw redirect(pathname + canonical);
  return state;
}

/** What addresses of this list can say. */
export const choicesOf = ({ sorts, levels, states }: SuppliersFrameQuery) => ({
  sorts: sorts?.values ?? [],
  levels: levels?.values ?? [],
  states: states?.items ?? [],
});
