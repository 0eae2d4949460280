import { useEffect, useRef } from 'react';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import type { Saveable } from './Saveable.ts';
import { FavoriteStateDocument } from './FavoriteState.generated.ts';
import { knowSaved, wantState } from './states.ts';
import { toggle } from './toggle.ts';

/** The button for who is logged in: pressed while the thing is saved. */
export default function SaveToggle({ type, id: objectId, savedAs, label }: Saveable & { label: string }) {
  const state = useGraphIfLoaded(FavoriteStateDocument, { type, objectId })?.favoriteState;
  const working = useRef(false);
  useEffect(() => {
    if (savedAs) knowSaved(type, objectId, savedAs);
    else wantState(type, objectId);
  }, [type, objectId, savedAs]);
  const isSaved = state?.isFavorite ?? savedAs !== undefined;
  const press = async () => {
    if (working.current) return;
    working.current = true;
    await toggle(type, objectId, !isSaved);
    working.current = false;
  };
  return (
    <button
      type="button"
      className="icon-button save"
      aria-label={label}
      title={label}
      aria-pressed={isSaved}
      onClick={() => void press()}
    />
  );
}
