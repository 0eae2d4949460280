import type { ReactNode } from 'react';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { Found, Place } from './findProducts.ts';
import { entryMessages } from './messages.ts';

const words = entryMessages.create.tree;

interface CategoryLevelProps {
  found: Pick<Found, 'path' | 'below' | 'reading'>;
  /** A button that looks in a category; in the whole market for the empty id. */
  button(id: string, content: ReactNode, current: boolean): ReactNode;
}

/** Where one is in the tree of categories, with the way up and the ways down. */
export function CategoryLevel({ found: { path, below, reading }, button }: CategoryLevelProps) {
  return (
    <div role="group" aria-label={words.label} className="flex flex-col gap-2">
      {path.length > 0 && (
        <ol className="flex flex-wrap items-center gap-2" aria-label={words.path}>
          <li>{button('', words.all, false)}</li>
          {path.map(({ id, name }, at) => (
            <li key={id} className="flex items-center gap-2">
              <span aria-hidden="true">‹</span>
              {button(id, <TechnicalText>{name}</TechnicalText>, at === path.length - 1)}
            </li>
          ))}
        </ol>
      )}
      {below.length > 0 && (
        <>
          <p className="text-[0.875rem] text-muted">{reading ? words.narrow : words.browse}</p>
          <ul className="flex flex-wrap gap-2">
            {below.map((place) => (
              <li key={place.id} className="max-w-full">
                {button(place.id, <PlaceText place={place} />, false)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const PlaceText = ({ place: { name, count } }: { place: Place }) => (
  <TechnicalText>{count ? words.withCount(name, count) : name}</TechnicalText>
);
