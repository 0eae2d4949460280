import type { Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { asksWhileRow } from '../../platform/notices/asks-while-row.ts';
import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';
import { lockNote, type NoteRow } from './notes.repository.ts';

type Reminder = { noteId: string; remindAt: string };

/** Its writer is told when the note wants to be looked at again. */
export async function enqueueReminder(tx: Tx, { id, remindAt }: Pick<NoteRow, 'id' | 'remindAt'>, now: Date) {
  if (remindAt === null || remindAt <= now) return;
  const payload: Reminder = { noteId: id, remindAt: remindAt.toISOString() };
  await enqueue(tx, { queue: 'note-due', runAt: remindAt, payload, dedupeKey: Object.values(payload).join(' ') });
}

/** A note is another one now, or gone: its writer's other pages hear of it, and a reminder that does not hold is taken back. */
export const tellOfNote = (
  tx: Tx,
  type: 'NOTE_CHANGED' | 'NOTE_REMOVED',
  note: Pick<NoteRow, 'id' | 'userId' | 'version'>,
) =>
  recordEvent(tx, {
    type,
    objectType: 'Note',
    objectId: note.id,
    seq: note.version,
    audiences: [audience.user(note.userId)],
  });

/** Tells of a reminder, unless the note is gone or has another one by then. */
async function remind(tx: Tx, { noteId, remindAt }: Reminder): Promise<void> {
  const row = await lockNote(tx, noteId);
  if (row?.remindAt?.toISOString() !== remindAt) return;
  await recordEvent(tx, {
    type: 'NOTE_DUE',
    objectType: 'Note',
    objectId: noteId,
    seq: row.version,
    audiences: [audience.user(row.userId)],
    // Nobody did it. What the note says stays in it.
    notice: { actorId: null, at: row.remindAt, facts: { type: row.objectType } },
  });
}

export const reminderQueue: Record<'note-due', Queue> = {
  'note-due': { run: (job: Job<Reminder>) => job.finish((tx) => remind(tx, job.payload)) },
};

/** What people are told of their notes. */
export const noteNotices: NoticeTypes = {
  NOTE_DUE: {
    events: ['NOTE_DUE'],
    byMail: false,
    asks: asksWhileRow('Note', 'select from notes where id = $1 and remind_at <= $2::timestamptz'),
    targetPath: ({ facts }) => `/profile/notes/${facts.type?.toLowerCase().replaceAll('_', '-') ?? 'all'}`,
    words: () => ({ title: words.due }),
    many: words.manyDue,
  },
};
