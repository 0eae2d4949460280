export { noteRoutes } from './notes.routes.ts';
export { makeNotes } from './notes.service.ts';
