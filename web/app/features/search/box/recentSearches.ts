import { keepTyping, readTyping, typingKey } from '../../../platform/session/keptTyping.ts';
import { currentViewer } from '../../../platform/session/viewerRecord.ts';
import { searchPath } from '../paths.ts';
import type { Suggestion } from './suggestion.ts';
import { suggestionMessages as words } from './suggestions/messages.ts';

const most = 10;
/** Whoever logs out leaves none of theirs (`keptTyping`). */
const place = () => typingKey(currentViewer()?.sub ?? 'visitor', 'searches');
const forget = () => keepTyping(place(), '');

/** The last searches of this person on this device, the newest first. */
function readSearches(): string[] {
  const lines = readTyping(place()).split('\n');
  return lines.filter((line) => line !== '').slice(0, most);
}

/** Keeps what was searched on this device; what stands there already comes first again. */
export function keepSearch(key: string): void {
  const others = readSearches().filter((each) => each !== key);
  keepTyping(place(), [key, ...others].slice(0, most).join('\n'));
}

/** The last searches as lines below the box, and one that forgets them. */
export function recentSearches(): Suggestion[] {
  const searches = readSearches();
  if (searches.length === 0) return [];
  const lines = searches.map((text) => ({ kind: 'RECENT' as const, text, detail: null, href: searchPath(text) }));
  return [...lines, { kind: 'RECENT', text: words.forgetRecent, detail: null, href: '#', forget }];
}
