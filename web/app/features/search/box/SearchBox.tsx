import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../design/IconButton.tsx';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { decode } from '../../../platform/head/title.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { longestKey } from '../../../platform/text/searchKey.ts';
import { searchBoxMessages as words } from './messages.ts';
import { useSearchBox } from './useSearchBox.ts';
import './searchBox.css';

const listId = 'search-suggestions';

/** The site's search, on every page. A new page begins with a new box; the page of a search shows what was typed. */
export function SearchBox() {
  const { pathname } = useLocation();
  const [, searched = ''] = /^\/search\/(.+)$/.exec(pathname) ?? [];
  return <Box key={pathname} initial={decode(searched)} />;
}

/**
 * A text box with suggestions in groups, after the ARIA pattern «combobox with listbox popup»: arrows move,
 * Enter goes there, Escape closes, `/` comes here from anywhere. Without script it is a form.
 */
function Box({ initial }: { initial: string }) {
  const { input, isOpen, suggestions, List, active, ...on } = useSearchBox(initial);
  const status = suggestions.length > 0 ? words.found(formatInteger(suggestions.length)) : words.none;
  return (
    <search className="search-box">
      <form method="get" action="/search" aria-label={words.form} onSubmit={on.submit}>
        <input
          ref={input}
          className="search-box-input truncate"
          type="search"
          name="key"
          enterKeyHint="search"
          defaultValue={initial}
          placeholder={words.placeholder}
          aria-label={words.label}
          required
          minLength={2}
          maxLength={longestKey}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={on.type}
          onKeyDown={on.keyDown}
          onPaste={on.paste}
          onClick={on.open}
          onBlur={on.close}
        />
        <IconButton type="submit" label={words.submit} icon="search" />
      </form>
      {List && <List id={listId} isOpen={isOpen} suggestions={suggestions} active={active} choose={on.choose} />}
      <span role="status">{isOpen && <VisuallyHidden>{status}</VisuallyHidden>}</span>
    </search>
  );
}
