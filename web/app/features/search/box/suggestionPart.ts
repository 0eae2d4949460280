// What the search box needs only once somebody comes to it: fetched then, so that no page carries it.
export { askSuggestions } from './askSuggestions.ts';
export { keepSearch, recentSearches } from './recentSearches.ts';
export { SuggestionList } from './SuggestionList.tsx';
