import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { lockCount } from '../../platform/database/lock-count.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { Things } from '../../platform/modules/things.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { type FieldError, notFound, tooMany } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import { compareNames } from '../../platform/sort-key.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { versionConflict } from '../../platform/version.ts';
import type { ThingType } from '../catalog/index.ts';
import * as repository from './notes.repository.ts';
import type { NoteRow, NoteWriting } from './notes.repository.ts';
import type { NewNote, Note, NoteChange, NotesQuery } from './notes.schemas.ts';
import { enqueueReminder, tellOfNote } from './reminders.ts';
import { normalTag, normalTags } from './tags.ts';

const MOST_TAGS_SHOWN = 30;
const MOST_NOTES = 5_000;
const MOST_ON_THING = 200;

type Parts = {
  db: Database;
  clock: Clock;
  things: Things;
  /** Customers (companies) a person belongs to, with whose people notes may be shared. */
  customersOf: (userId: string) => Promise<string[]>;
  /** Names of users by id, of those who said one. */
  namesOf: (userIds: string[]) => Promise<Map<string, string>>;
};
export type Notes = ReturnType<typeof makeNotes>;
type Written = Omit<NewNote, 'objectType' | 'objectId'>;

/** What people write down about things: for themselves, or for the others of their customer too. */
export function makeNotes({ db, clock, things, customersOf, namesOf }: Parts) {
  const readerOf = async ({ userId }: Actor) => ({ userId, customerIds: await customersOf(userId) });

  async function existing(actor: Actor, id: string): Promise<NoteRow> {
    return (await repository.readNote(db, id, await readerOf(actor))) ?? notFound('NOTE_NOT_FOUND');
  }

  /** @throws Problem 404 unless one's own */
  async function ownNote(actor: Actor, id: string): Promise<NoteRow> {
    const row = await existing(actor, id);
    return row.userId === actor.userId ? row : notFound('NOTE_NOT_FOUND');
  }

  /** @param before a reminder that has passed may stay, but none is set in the past */
  const rulesOf = ({ userId }: Actor, before?: NoteRow): LateRule<Written>[] => [
    {
      reads: ['remindAt'],
      judge: ({ remindAt: written }) => {
        const remindAt = reminderOf(written);
        const isPast = remindAt && remindAt <= clock.now() && remindAt.getTime() !== before?.remindAt?.getTime();
        return isPast ? { field: 'remindAt', code: 'REMINDER_IN_PAST' } : undefined;
      },
    },
    {
      reads: ['isShared', 'sharedCustomerId'],
      judge: async (given) => {
        const shared = sharing(given, given.isShared ? await customersOf(userId) : []);
        return 'code' in shared ? shared : undefined;
      },
    },
  ];

  /** @throws Problem 400 naming each wrong field */
  async function writing(actor: Actor, given: Written, before?: NoteRow): Promise<NoteWriting> {
    const { title, body, color, isShared } = given;
    await requireAll(rulesOf(actor, before), given);
    const tags = normalTags(given.tags ?? []);
    const shared = sharing(given, isShared ? await customersOf(actor.userId) : []);
    return {
      title: title ?? null,
      body,
      color: color ?? null,
      remindAt: reminderOf(given.remindAt),
      tags,
      at: clock.now(),
      sharedCustomerId: 'customerId' in shared ? shared.customerId : null,
      searchKey: foldSearchKey([title ?? '', body, ...tags].join(' ')),
    };
  }

  async function toNotes(actor: Actor, rows: NoteRow[]): Promise<Note[]> {
    const others = rows.flatMap(({ userId }) => (userId === actor.userId ? [] : [userId]));
    const names = others.length > 0 ? await namesOf(others) : new Map<string, string>();
    return rows.map((row) => noteOf(row, actor.userId, names.get(row.userId), clock.now()));
  }
  const toNote = async (actor: Actor, row: NoteRow) => (await toNotes(actor, [row]))[0]!;

  const personal: PersonalPart = {
    read: async (userId) =>
      things.withNames(await repository.readAllNotes(db, userId), ({ objectType, objectId }) => ({
        type: objectType,
        id: objectId,
      })),
    forget: repository.deleteAllNotes,
  };

  return {
    personal,

    /** Notes about things of a kind, whoever wrote them: counted, and taken from one thing to the other that took its place. */
    ofThings: (type: Note['objectType']) => ({
      count: (query: Queryable, ids: string[]) => repository.countOfThings(query, type, ids),
      move: (tx: Tx, from: string, to: string, most: number) => repository.moveNotes(tx, type, { from, to, most }),
    }),

    /** What holds of a new note beside its format. @throws Problem 404 of the thing it is about */
    async newRules(actor: Actor, { objectType, objectId }: Partial<NewNote>): Promise<LateRule<NewNote>[]> {
      if (objectType && objectId) await things.find(objectType, objectId);
      return rulesOf(actor);
    },

    /** The same of a changed one. @throws Problem 404 unless one's own */
    changeRules: async (actor: Actor, id: string): Promise<LateRule<NoteChange>[]> =>
      rulesOf(actor, await ownNote(actor, id)),

    note: async (actor: Actor, id: string): Promise<Note> => toNote(actor, await existing(actor, id)),

    /** Own and shared notes about a thing, the last changed first. */
    async ofObject(actor: Actor, objectType: ThingType, objectId: string): Promise<Note[]> {
      const rows = await repository.readNotesOfObject(db, objectType, objectId, await readerOf(actor));
      return toNotes(actor, rows);
    },

    /** Own notes, and with `withShared` those of colleagues; tags and reminders are of the own ones. */
    async notesOf(actor: Actor, { type, tag, searchKey, sort = 'NEWEST', withShared, ...query }: NotesQuery) {
      const { userId } = actor;
      const scope = {
        userId,
        customerIds: withShared ? await customersOf(userId) : [],
        words: searchWords(searchKey),
        ...(type && { type }),
        ...(tag && { tag: normalTag(tag) }),
      };
      const [{ rows, totalCount, page }, tagCounts, dueCount] = await Promise.all([
        repository.readNotes(db, scope, sort, paging(query)),
        repository.countTags(db, userId, type, MOST_TAGS_SHOWN),
        repository.countDue(db, userId, type, clock.now()),
      ]);
      tagCounts.sort((one, other) => other.count - one.count || compareNames(one.tag, other.tag));
      return { items: await toNotes(actor, rows), totalCount, ...page, tagCounts, dueCount };
    },

    /** @throws Problem 404 of the thing it is about; 400 naming the field; 409 NOTES_LIMIT, NOTES_ON_THING_LIMIT */
    async create(actor: Actor, { objectType, objectId, ...given }: NewNote): Promise<Note> {
      await things.find(objectType, objectId);
      const what = { id: newId(), userId: actor.userId, objectType, objectId };
      const written = await writing(actor, given);
      return db.transaction(async (tx) => {
        await lockCount(tx, 'notes', actor.userId);
        const { all, onThing } = await repository.countNotes(tx, actor.userId, objectType, objectId);
        if (all >= MOST_NOTES) tooMany('NOTES_LIMIT', MOST_NOTES);
        if (onThing >= MOST_ON_THING) tooMany('NOTES_ON_THING_LIMIT', MOST_ON_THING);
        const row = await repository.insertNote(tx, what, written);
        await enqueueReminder(tx, row, clock.now());
        return toNote(actor, row);
      });
    },

    /** @throws Problem 404 unless one's own; 409 VERSION_CONFLICT when it was changed meanwhile */
    async change(actor: Actor, id: string, { version, ...given }: NoteChange): Promise<Note> {
      const before = await ownNote(actor, id);
      const written = await writing(actor, given, before);
      const row = await db.transaction(async (tx) => {
        const changed = await repository.updateNote(tx, id, actor.userId, version, written);
        if (!changed) return undefined;
        await enqueueReminder(tx, changed, clock.now());
        await tellOfNote(tx, 'NOTE_CHANGED', changed);
        return changed;
      });
      if (row) return toNote(actor, row);
      return versionConflict((await existing(actor, id)).version);
    },

    /** @throws Problem 404 unless one's own */
    async remove(actor: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const version = (await repository.deleteNote(tx, id, actor.userId)) ?? notFound('NOTE_NOT_FOUND');
        await tellOfNote(tx, 'NOTE_REMOVED', { id, userId: actor.userId, version: version + 1 });
      });
    },
  };
}

/** With which customer a note is shared, with nobody, or what is wrong with that. */
function sharing({ isShared, sharedCustomerId }: Written, own: string[]): { customerId: string | null } | FieldError {
  if (!isShared) return sharedCustomerId ? { field: 'isShared', code: 'REQUIRED' } : { customerId: null };
  if (own.length === 0) return { field: 'isShared', code: 'NO_CUSTOMER_TO_SHARE_WITH' };
  const [customerId] = sharedCustomerId ? own.filter((id) => id === sharedCustomerId) : own.length === 1 ? own : [];
  return customerId ? { customerId } : { field: 'sharedCustomerId', code: 'SELECT_ONE' };
}

function reminderOf(written: string | undefined): Date | null {
  if (written === undefined) return null;
  return new Date(written);
}

function noteOf(
  { userId, sharedCustomerId, ...row }: NoteRow,
  readerId: string,
  authorName: string | undefined,
  now: Date,
): Note {
  const { title, color, remindAt, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    ...(title !== null && { title }),
    ...(color !== null && { color }),
    ...(remindAt !== null && { remindAt: remindAt.toISOString() }),
    isShared: sharedCustomerId !== null,
    ...(sharedCustomerId !== null && { sharedCustomerId }),
    ...(authorName && { authorName }),
    isOwn: userId === readerId,
    isDue: remindAt !== null && remindAt <= now,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
