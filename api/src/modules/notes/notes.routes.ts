import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import {
  NewNote,
  Note,
  NoteChange,
  NotePatch,
  NotePage,
  NoteParams,
  NotesQuery,
  ObjectNotesQuery,
} from './notes.schemas.ts';
import type { Notes } from './notes.service.ts';

export function noteRoutes(app: FastifyInstance, notes: Notes) {
  readingRoutes(app, notes);
  route(app, 'notes', {
    method: 'POST',
    url: '/notes',
    operationId: 'createNote',
    graph: 'viewer',
    policy: 'user',
    summary: 'Writes a note on a thing',
    body: NewNote,
    response: Note,
    rules: ({ actor, body }) => notes.newRules(actor, body),
    handler: ({ actor, body }) => notes.create(actor, body),
  });
  route(app, 'notes', {
    method: 'PUT',
    url: '/notes/:id',
    operationId: 'updateNote',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes a note of the viewer; VERSION_CONFLICT when it was changed in the meantime',
    params: NoteParams,
    body: NoteChange,
    patch: {
      body: NotePatch,
      stored: ({ actor, params }) => notes.note(actor, params.id),
    },
    response: Note,
    rules: ({ actor, params }) => notes.changeRules(actor, params.id),
    handler: ({ actor, params, body }) => notes.change(actor, params.id, body),
  });
  route(app, 'notes', {
    method: 'DELETE',
    url: '/notes/:id',
    operationId: 'deleteNote',
    graph: 'viewer',
    policy: 'user',
    summary: 'Deletes an own note',
    params: NoteParams,
    response: nothing,
    handler: ({ actor, params }) => notes.remove(actor, params.id),
  });
}

function readingRoutes(app: FastifyInstance, notes: Notes) {
  route(app, 'notes', {
    url: '/notes/:id',
    operationId: 'note',
    graph: 'viewer.note',
    policy: 'user',
    summary: 'One note, own or shared with one',
    params: NoteParams,
    response: Note,
    handler: ({ actor, params }) => notes.note(actor, params.id),
  });
  route(app, 'notes', {
    url: '/notes/by-object-id',
    operationId: 'objectNotes',
    graph: 'viewer.objectNotes',
    policy: 'user',
    summary: 'Own notes on a thing and those shared with one, the last changed first; at most 200',
    query: ObjectNotesQuery,
    response: Type.Array(Note),
    handler: ({ actor, query }) => notes.ofObject(actor, query.objectType, query.objectId),
  });
  route(app, 'notes', {
    url: '/notes/byuser',
    operationId: 'notes',
    graph: 'viewer.notes',
    policy: 'user',
    summary: 'Own notes, and those of colleagues where asked for, by kind, tag and words',
    query: NotesQuery,
    response: NotePage,
    handler: ({ actor, query }) => notes.notesOf(actor, query),
  });
}
