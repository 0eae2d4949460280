import type { Module } from '../../platform/modules/module.ts';
import { valuesOf } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import * as enums from './notes.enums.ts';
import { noteErrors } from './notes.errors.ts';
import { noteForms } from './notes.forms.ts';
import { noteRoutes } from './notes.routes.ts';
import { makeNotes } from './notes.service.ts';
import { noteNotices, reminderQueue } from './reminders.ts';

export function notesModule(parts: Parameters<typeof makeNotes>[0]) {
  const notes = makeNotes(parts);
  return {
    name: 'notes',
    about: 'What people wrote down about things.',
    errors: noteErrors,
    enums,
    forms: noteForms,
    routes: (v1) => noteRoutes(v1, notes),
    notices: noteNotices,
    queues: reminderQueue,
    personal: { notes: notes.personal },
    pointsAt: valuesOf(ThingType),
    nodes: [{ type: 'Note', table: 'notes' }],
    service: notes,
  } satisfies Module;
}
