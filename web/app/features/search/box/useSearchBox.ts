import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { onOptionKey } from '../../../design/optionKeys.ts';
import { exceedsKey, searchableKey } from '../../../platform/text/searchKey.ts';
import { linesPath, searchPath, toLines } from '../paths.ts';
import { useSuggestions } from './useSuggestions.ts';

/** What the search box shows and does. What was searched stays on this device, and goes with the logout. */
export function useSearchBox(initial: string) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initial);
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  // What stood there already asks nothing; only typing does.
  const { suggestions, List } = useSuggestions(wanted ? typed : undefined);
  const isOpen = wanted && suggestions.length > 0;
  const active = marked < suggestions.length ? marked : -1;
  useSlash(input);
  useEffect(() => {
    if (initial) void import('./suggestionPart.ts').then(({ keepSearch }) => keepSearch(initial));
  }, [initial]);

  const open = () => setWanted(true);
  const close = () => setWanted(false);
  const goTo = (href: string) => {
    close();
    void navigate(href);
  };
  const choose = (index: number) => {
    const { href, forget } = suggestions[index]!;
    if (!forget) return goTo(href);
    forget();
    close();
  };
  const goToLines = (text: string) => {
    close();
    void navigate(linesPath, toLines(text));
  };
  return {
    input,
    isOpen,
    suggestions,
    List,
    active,
    choose,
    close,
    open,
    type(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.currentTarget.value);
      setMarked(-1);
      setWanted(true);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      const typed = input.current?.value ?? '';
      const key = searchableKey(typed);
      if (exceedsKey(typed)) goToLines(typed);
      else if (key) goTo(searchPath(key));
    },
    // A field of one line would make one line of them.
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text/plain');
      if (!exceedsKey(pasted)) return;
      event.preventDefault();
      goToLines(pasted);
    },
    keyDown: (event: KeyboardEvent) =>
      onOptionKey(event, {
        isOpen,
        active,
        count: suggestions.length,
        mark: setMarked,
        open,
        choose,
        close,
      }),
  };
}

/** `/` comes to the box from anywhere but another field. */
function useSlash(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (target?.isContentEditable || target?.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [input]);
}
