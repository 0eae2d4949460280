// What the search box needs only once somebody types: fetched then, so that no page carries it.
export { askSuggestions } from './askSuggestions.ts';
export { SuggestionList } from './SuggestionList.tsx';
