// What other features may use of the notes.
export { NoteButton } from './button/NoteButton.tsx';
