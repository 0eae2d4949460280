// What other features may use of the favourites.
export { SaveButton } from './saving/SaveButton.tsx';
