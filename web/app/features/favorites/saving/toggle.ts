import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { FavoriteType } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { forgetViewer } from '../../../platform/session/session.ts';
import { favoriteMessages as words } from '../messages.ts';
import { askListsAgain, listWith, listWithout } from './lists.ts';
import { knowState, stateOf } from './states.ts';
import { DeleteFavoriteDocument, RestoreFavoriteDocument, SaveFavoriteDocument } from './toggle.generated.ts';

/**
 * Saves a thing or takes that back. It shows at once and everywhere; when it fails it is as before, and the person is
 * told. Lists take up what the answer told, so that none is asked again.
 * @returns whether it was done
 */
export async function toggle(objectType: FavoriteType, objectId: string, isFavorite: boolean): Promise<boolean> {
  const unknown = { __typename: 'FavoriteState' as const, objectType, objectId, isFavorite: false, id: null };
  const before = stateOf(objectType, objectId) ?? { ...unknown, isFavorite: !isFavorite };
  knowState({ ...before, isFavorite });
  try {
    if (isFavorite) knowState({ ...before, isFavorite, id: await save(objectType, objectId) });
    else if (before.id) {
      await remove(objectType, before.id);
      knowState({ ...before, isFavorite, id: null });
    }
    return true;
  } catch (error) {
    knowState(before);
    tell(error, isFavorite ? words.saveFailed : words.removeFailed);
    return false;
  }
}

/** Undoes that a saving was taken back: it is in its list and in its place again. @returns whether it was done */
export async function restore(objectType: FavoriteType, objectId: string, id: string): Promise<boolean> {
  try {
    await pageGraph().change(RestoreFavoriteDocument, { id });
    knowState({ __typename: 'FavoriteState', objectType, objectId, isFavorite: true, id });
    await askListsAgain();
    return true;
  } catch (error) {
    tell(error, words.restoreFailed);
    return false;
  }
}

async function save(type: FavoriteType, objectId: string): Promise<string> {
  const { saveFavorite } = await pageGraph().change(SaveFavoriteDocument, { input: { type, objectId } });
  if (!saveFavorite) throw new GraphError(500, '', 'INTERNAL');
  listWith(saveFavorite);
  return saveFavorite.id;
}

async function remove(type: FavoriteType, id: string): Promise<void> {
  await pageGraph().change(DeleteFavoriteDocument, { id });
  listWithout(type, id);
}

function tell(error: unknown, otherwise: string) {
  const code = error instanceof GraphError ? error.code : '';
  if (code === 'UNAUTHENTICATED') forgetViewer();
  notify(
    'error',
    { FAVORITES_LIMIT: words.limit, FAVORITE_LISTS_LIMIT: words.listLimit, UNAUTHENTICATED: words.loginAgain }[code] ??
      otherwise,
  );
}
