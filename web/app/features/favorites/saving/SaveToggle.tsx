import { type MouseEvent, useEffect, useRef } from 'react';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { takeIntent } from '../../../platform/session/intent.ts';
import { favoriteMessages } from '../messages.ts';
import { type Saveable, saveIntent } from './Saveable.ts';
import { FavoriteStateDocument } from './FavoriteState.generated.ts';
import { wantState } from './states.ts';
import { restore, save, unsave } from './toggle.ts';

/** The button for who is logged in: pressed while the thing is saved. */
export default function SaveToggle(props: Saveable & { label: string }) {
  const { type, id: objectId, name, savedAs, label } = props;
  const state = useGraphIfLoaded(FavoriteStateDocument, { type, objectId })?.viewer?.favoriteState;
  const working = useRef(false);
  useEffect(() => {
    if (!savedAs) wantState(type, objectId);
  }, [type, objectId, savedAs]);
  useEffect(() => {
    // Pressed before the login, which led back here; it is taken once.
    if (!takeIntent(saveIntent({ type, id: objectId }))) return;
    void save(type, objectId).then((isDone) => isDone && notify('success', favoriteMessages.saved(name)));
  }, [type, objectId, name]);
  const isSaved = state?.isFavorite ?? savedAs !== undefined;
  const press = async ({ currentTarget: button }: MouseEvent) => {
    if (working.current) return;
    working.current = true;
    const id = state?.favorite?.id ?? savedAs;
    const byKeyboard = button.matches(':focus-visible');
    const isDone = isSaved ? id !== undefined && (await unsave(type, objectId, id)) : await save(type, objectId);
    working.current = false;
    if (isDone && isSaved && id) offerUndo(id, byKeyboard && !button.isConnected);
  };
  const offerUndo = (id: string, takesFocus: boolean) =>
    notify('success', favoriteMessages.removed(name), {
      label: favoriteMessages.restore,
      takesFocus,
      act: () =>
        void restore(type, objectId, id).then((isDone) => isDone && notify('success', favoriteMessages.restored(name))),
    });
  return (
    <button
      type="button"
      className="icon-button save"
      aria-label={label}
      title={label}
      aria-pressed={isSaved}
      onClick={(event) => void press(event)}
    />
  );
}
