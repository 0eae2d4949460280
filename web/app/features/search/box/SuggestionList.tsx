import type { MouseEvent } from 'react';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { searchBoxMessages } from './messages.ts';
import { suggestionMessages } from './suggestions/messages.ts';
import type { Suggestion } from './suggestion.ts';

interface SuggestionListProps {
  id: string;
  isOpen: boolean;
  suggestions: readonly Suggestion[];
  /** The marked line, -1 for none. */
  active: number;
  choose: (index: number) => void;
}

/** The lines below the search box, by kind. Each is a link, so that a pointer can open it in another tab. */
export function SuggestionList({ id, isOpen, suggestions, active, choose }: SuggestionListProps) {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return (
    <div id={id} role="listbox" aria-label={searchBoxMessages.list} className="search-box-list" hidden={!isOpen}>
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className="search-box-kind">
            {suggestionMessages.kinds[kind]}
          </div>
          {suggestions.map(
            (suggestion, index) =>
              suggestion.kind === kind && (
                <Line
                  key={suggestion.href}
                  id={`${id}-${index}`}
                  isActive={index === active}
                  choose={() => choose(index)}
                  {...suggestion}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

type LineProps = Suggestion & { id: string; isActive: boolean; choose: () => void };

function Line({ id, isActive, text, detail, href, forget, choose }: LineProps) {
  const chooseHere = (event: MouseEvent) => {
    event.preventDefault();
    choose();
  };
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-box-line"
      // The focus stays in the text box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={forget && chooseHere}
    >
      <span className="search-box-text">
        <TechnicalText>{text}</TechnicalText>
      </span>
      {detail && <bdi className="search-box-detail">{detail}</bdi>}
    </a>
  );
}
