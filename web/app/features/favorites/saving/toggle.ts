import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { forgetViewer } from '../../../platform/session/session.ts';
import { favoriteMessages as words } from '../messages.ts';
import { favoriteLists } from './lists.ts';
import { expectedState } from './states.ts';
import { RestoreFavoriteDocument, SaveFavoriteDocument, DeleteFavoriteDocument } from './toggle.generated.ts';

/** People go back to their lists, and find them as they are. */
const lists = { outdates: favoriteLists, brings: favoriteLists };

/** Saves a thing. It shows at once and everywhere. @returns whether it was done; a person is told when it was not */
export const save = (type: ThingType, objectId: string): Promise<boolean> =>
  tried(words.saveFailed, () =>
    write(
      SaveFavoriteDocument,
      { input: { type, objectId } },
      { ...lists, optimistic: (written) => expectedState(type, objectId, true, written?.favorite.id ?? null) },
    ),
  );

/** Takes a saving back. It shows at once and everywhere. @returns whether it was done; a person is told when it was not */
export const unsave = (type: ThingType, objectId: string, id: string): Promise<boolean> =>
  tried(words.removeFailed, () =>
    write(
      DeleteFavoriteDocument,
      { input: { id } },
      { ...lists, optimistic: () => expectedState(type, objectId, false, null) },
    ),
  );

/** Undoes that a saving was taken back: it is in its list and in its place again. @returns whether it was done */
export const restore = (type: ThingType, objectId: string, id: string): Promise<boolean> =>
  tried(words.restoreFailed, () =>
    write(
      RestoreFavoriteDocument,
      { input: { id } },
      { ...lists, optimistic: () => expectedState(type, objectId, true, id) },
    ),
  );

async function tried(failed: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    const code = error instanceof GraphError ? error.code : '';
    if (code === 'UNAUTHENTICATED') forgetViewer();
    notify(
      'error',
      { FAVORITES_LIMIT: words.limit, FAVORITE_LISTS_LIMIT: words.listLimit, UNAUTHENTICATED: words.loginAgain }[
        code
      ] ?? failed,
    );
    return false;
  }
}
