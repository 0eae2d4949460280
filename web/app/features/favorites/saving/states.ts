import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { FavoriteType } from '../../../platform/graph/types.generated.ts';
import { FavoriteStateDocument, FavoriteStatesDocument, type FavoriteStateQuery } from './FavoriteState.generated.ts';

type State = NonNullable<NonNullable<FavoriteStateQuery['viewer']>['favoriteState']>;

/** Buttons of one page come to life in parts; React lets at most 300 ms pass between them. */
const gatherMs = 350;
/** The api tells so many at once; what is beyond is asked in another question. */
const mostAtOnce = 100;

const wanted = new Map<string, { type: FavoriteType; objectId: string }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a thing is saved, as far as this page knows. */
export const stateOf = (objectType: FavoriteType, objectId: string) =>
  pageGraph().read(FavoriteStateDocument, { type: objectType, objectId })?.viewer?.favoriteState ?? undefined;

/** Writes down whether a thing is saved; every button of it shows it. */
export function knowState(state: State): void {
  const { objectType: type, objectId } = state;
  pageGraph().replace(
    FavoriteStateDocument,
    { type, objectId },
    { viewer: { __typename: 'Viewer', favoriteState: state } },
  );
}

/** An answer told that a thing is saved. What somebody did since is newer. */
export function knowSaved(objectType: FavoriteType, objectId: string, id: string): void {
  if (stateOf(objectType, objectId)) return;
  knowState({ __typename: 'FavoriteState', objectType, objectId, isFavorite: true, id });
}

/** Asks whether a thing is saved, together with all other things of the page. */
export function wantState(type: FavoriteType, objectId: string): void {
  if (stateOf(type, objectId)) return;
  wanted.set(`${type} ${objectId}`, { type, objectId });
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), gatherMs);
}

async function ask(): Promise<void> {
  const things = [...wanted.values()].slice(0, mostAtOnce);
  for (const { type, objectId } of things) wanted.delete(`${type} ${objectId}`);
  if (wanted.size > 0) timer = setTimeout(() => void ask(), gatherMs);
  const of = (type: FavoriteType) => things.filter((each) => each.type === type).map(({ objectId }) => objectId);
  const [offers, products, suppliers] = [of('SUPPLIER_PRODUCT'), of('PRODUCT'), of('SUPPLIER')];
  const [merchants, categories] = [of('MERCHANT'), of('CATEGORY')];
  const variables = {
    ...{ offers, withOffers: offers.length > 0, products, withProducts: products.length > 0 },
    ...{ suppliers, withSuppliers: suppliers.length > 0, merchants, withMerchants: merchants.length > 0 },
    ...{ categories, withCategories: categories.length > 0 },
  };
  // Without an answer nothing is shown as saved; saving twice is one saving.
  const answer = await pageGraph()
    .ask(FavoriteStatesDocument, variables)
    .catch(() => undefined);
  const told = Object.values(answer?.viewer ?? {}).flatMap((list) => (Array.isArray(list) ? (list as State[]) : []));
  // What somebody did meanwhile is newer.
  for (const state of told) if (!stateOf(state.objectType, state.objectId)) knowState(state);
}
