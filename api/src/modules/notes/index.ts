export { noteErrors } from './notes.errors.ts';
export { noteRoutes } from './notes.routes.ts';
export { makeNotes } from './notes.service.ts';
