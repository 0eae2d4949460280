import { answerAtHand, ask } from '../../../platform/graph/ask.ts';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { expected } from '../../../platform/graph/write.ts';
import { FavoriteStateDocument, FavoriteStatesDocument } from './FavoriteState.generated.ts';

/** Buttons of one page come to life in parts; React lets at most 300 ms pass between them. */
const gatherMs = 350;
/** The api tells so many at once; what is beyond is asked in another question. */
const mostAtOnce = 100;

const wanted = new Map<string, { type: ThingType; objectId: string }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a thing is saved, as far as this page knows. */
const stateOf = (type: ThingType, objectId: string) =>
  answerAtHand(FavoriteStateDocument, { type, objectId })?.viewer?.favoriteState ?? undefined;

/** What a write makes of it: every button of the thing shows it. */
export const expectedState = (type: ThingType, objectId: string, isFavorite: boolean, id: string | null) =>
  expected(
    FavoriteStateDocument,
    { type, objectId },
    {
      viewer: {
        __typename: 'Viewer',
        favoriteState: {
          __typename: 'FavoriteState',
          objectType: type,
          objectId,
          isFavorite,
          favorite: id === null ? null : { __typename: 'Favorite', id },
        },
      },
    },
  );

/** Asks whether a thing is saved, together with all other things of the page. */
export function wantState(type: ThingType, objectId: string): void {
  if (stateOf(type, objectId)) return;
  wanted.set(`${type} ${objectId}`, { type, objectId });
  clearTimeout(timer);
  timer = setTimeout(() => void askAll(), gatherMs);
}

/** The answer shows at every button: the state of a thing stands in the cache by the thing. */
async function askAll(): Promise<void> {
  // What somebody pressed meanwhile is known.
  const things = [...wanted.values()].slice(0, mostAtOnce);
  for (const { type, objectId } of things) wanted.delete(`${type} ${objectId}`);
  if (wanted.size > 0) timer = setTimeout(() => void askAll(), gatherMs);
  const unknown = things.filter(({ type, objectId }) => !stateOf(type, objectId));
  if (unknown.length === 0) return;
  const of = (type: ThingType) => unknown.filter((each) => each.type === type).map(({ objectId }) => objectId);
  const offers = of('SUPPLIER_PRODUCT');
  const products = of('BASE_PRODUCT');
  const suppliers = of('SUPPLIER');
  const merchants = of('MERCHANT');
  const categories = of('CATEGORY');
  const pages = of('CONTENT');
  const variables = {
    offers,
    withOffers: offers.length > 0,
    products,
    withProducts: products.length > 0,
    suppliers,
    withSuppliers: suppliers.length > 0,
    merchants,
    withMerchants: merchants.length > 0,
    categories,
    withCategories: categories.length > 0,
    pages,
    withPages: pages.length > 0,
  };
  // Without an answer nothing is shown as saved; saving twice is one saving.
  await ask(FavoriteStatesDocument, variables).catch(() => undefined);
}
