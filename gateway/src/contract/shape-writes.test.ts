import { parse, print, type ObjectTypeDefinitionNode, type TypeDefinitionNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { refusedByApi } from '../platform/graph/graph-error.ts';
import type { Info } from '../platform/graph/selection.ts';
import type { Contract, Operation, Schema } from './contract.ts';
import { GraphDraft } from './graph-draft.ts';
import type { HttpOperation } from './http-operation.ts';
import { shapeWrites } from './shape-writes.ts';

const SDL = `
type Query { note(id: ID!): Note }
type Note { id: ID! version: Int! }
input NoteChangeInput { body: String! version: Int! }
type Mutation {
  "Changes a note"
  updateNote("The note." id: ID!, input: NoteChangeInput): Note
  deleteNote(id: ID!): Boolean!
  closeAll(id: ID!): [Note!]
  removeNote(noteId: ID!): Note
}
type Viewer { notes: [Note!] }
type Staff { notes: [Note!] }`;

const http = (method: HttpOperation['method'], path: string, more: Partial<HttpOperation> = {}): HttpOperation => ({
  method,
  path,
  query: [],
  isEmpty: false,
  ...more,
});
const answering = (schema: Schema): Pick<Operation, 'responses'> => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
});
const NOTE = { $ref: '#/components/schemas/Note' };

function shaped(sdl = SDL) {
  const operations = new Map([
    ['note', http('GET', '/notes/{args.id}')],
    ['updateNote', http('PUT', '/notes/{args.id}', { body: 'input' })],
    ['deleteNote', http('DELETE', '/notes/{args.id}', { isEmpty: true })],
    ['closeAll', http('POST', '/notes/{args.id}/close')],
    ['removeNote', http('POST', '/notes/{args.noteId}/remove')],
  ]);
  const contract: Contract = {
    paths: {
      '/notes/{id}': {
        get: { operationId: 'note', ...answering(NOTE) },
        put: { operationId: 'updateNote', 'x-graph': 'viewer', 'x-idempotency': 'accepted', ...answering(NOTE) },
        delete: { operationId: 'deleteNote', 'x-idempotency': 'required', responses: { 204: {} } },
      },
      '/notes/{noteId}/remove': { post: { operationId: 'removeNote', 'x-graph': 'staff', ...answering(NOTE) } },
      '/notes/{id}/close': { post: { operationId: 'closeAll', ...answering({ type: 'array', items: NOTE }) } },
    },
    components: {
      schemas: {
        ErrorCode: {
          'x-extensible-enum': ['VERSION_CONFLICT', 'NOTE_NOT_FOUND'],
          'x-enum': {
            VERSION_CONFLICT: { en: 'Another version, {0}, is stored.', fa: '…', params: ['version'] },
            NOTE_NOT_FOUND: { en: 'There is no such note.', fa: '…' },
          },
        },
      },
    },
  };
  const types = parse(sdl, { noLocation: true }).definitions as TypeDefinitionNode[];
  const fields = ['updateNote', 'deleteNote', 'closeAll', 'removeNote'].map(
    (name) => [`Mutation.${name}`, { operation: name }] as const,
  );
  const draft = new GraphDraft(types, fields);
  shapeWrites(draft, operations, contract);
  const bare = (name: string) => print(draft.types.get(name)!).replace(/ *"+[^"]*"+\n/g, '');
  return { draft, bare, field: (name: string) => draft.fields.get(`Mutation.${name}`)! };
}

describe('a write', () => {
  it('takes one input and gives one payload', () => {
    const { draft, bare } = shaped();
    expect(draft.objectType('Mutation').fields!.map(({ description, ...field }) => print(field))).toEqual([
      'updateNote(input: UpdateNoteInput!): UpdateNotePayload!',
      'deleteNote(input: DeleteNoteInput!): DeleteNotePayload!',
      'closeAll(input: CloseAllInput!): CloseAllPayload!',
      'removeNote(input: RemoveNoteInput!): RemoveNotePayload!',
    ]);
    expect(bare('UpdateNoteInput')).toBe(
      'input UpdateNoteInput {\n  id: ID!\n  body: String!\n  version: Int!\n  idempotencyKey: ID\n}',
    );
    expect(bare('UpdateNotePayload')).toBe(
      'type UpdateNotePayload {\n  note: Note\n  viewer: Viewer\n  userErrors: [UserError!]!\n}',
    );
    expect(bare('DeleteNoteInput')).toContain('idempotencyKey: ID');
    expect(bare('DeleteNotePayload')).toContain('deletedNoteId: ID\n');
    expect(bare('RemoveNotePayload'), 'what it was, which one is gone, and where it was listed').toBe(
      'type RemoveNotePayload {\n  note: Note\n  deletedNoteId: ID\n  staff: Staff\n  userErrors: [UserError!]!\n}',
    );
    expect(bare('CloseAllPayload')).toContain('notes: [Note!]\n');
    expect(draft.types.has('NoteChangeInput'), 'the body is part of the input').toBe(false);
    const mutation = draft.types.get('Mutation') as ObjectTypeDefinitionNode;
    expect(mutation.fields![0]!.description?.value).toBe('Changes a note');
  });

  it('is asked with its arguments where they belong, and with its key as a header', async () => {
    const { field } = shaped();
    const given = { input: { id: 'n', body: 'text', version: 2, idempotencyKey: 'k' } };
    const { toArguments, toHeaders } = field('updateNote');
    expect(toArguments!(given, {} as Info)).toEqual({ id: 'n', input: { body: 'text', version: 2 } });
    expect(toHeaders!(given)).toEqual(['idempotency-key', 'k']);
    expect(toHeaders!({ input: {} })).toEqual([]);
    expect(() => toHeaders!({ input: { idempotencyKey: 'a\nb' } })).toThrow(/idempotency key/);
    expect(field('closeAll').toHeaders).toBeUndefined();
    const deleted = field('deleteNote').toAnswer!(Promise.resolve(true), { input: { id: 'n' } });
    expect(await deleted).toEqual({ deletedNoteId: 'n', userErrors: [] });
  });

  it('tells what a person can mend in its payload, and with a conflict what is stored', async () => {
    const { field } = shaped();
    const call = vi.fn(async () => ({ id: 'n', version: 3 }));
    const given = { input: { id: 'n', body: '', version: 2 } };
    const alarm = vi.fn();
    const refuse = (error: Error) =>
      field('updateNote').toRefusal!(error, given, { call, alarm, language: 'en' }, {} as Info);
    const conflict = {
      field: 'version',
      code: 'VERSION_CONFLICT',
      message: 'changed',
      params: [{ name: 'version', value: '3' }],
    };
    expect(await refuse(refusedByApi(409, 'VERSION_CONFLICT', 'changed', { fields: [conflict] }))).toEqual({
      note: { id: 'n', version: 3 },
      userErrors: [
        { code: 'VERSION_CONFLICT', message: 'changed', field: ['version'], params: [{ name: 'version', value: '3' }] },
      ],
    });
    expect(call).toHaveBeenCalledExactlyOnceWith('note', { id: 'n' });
    const missing = await refuse(refusedByApi(404, 'NOTE_NOT_FOUND', 'gone', {}));
    expect(missing).toEqual({
      note: null,
      userErrors: [{ code: 'NOTE_NOT_FOUND', message: 'gone', field: null, params: [] }],
    });
    const newer = await refuse(refusedByApi(409, 'TOO_NEW', 'a reason of tomorrow', {}));
    expect(newer).toMatchObject({ userErrors: [{ code: 'UNKNOWN', message: 'a reason of tomorrow' }] });
    expect(alarm).toHaveBeenCalledExactlyOnceWith('codes that the graph does not know', {
      operation: 'updateNote',
      codes: ['TOO_NEW'],
    });
    await expect(refuse(refusedByApi(401, 'UNAUTHENTICATED', 'who?', {}))).rejects.toThrow('who?');
  });

  it('stops the print when two of its arguments share a name, or it takes nothing', () => {
    expect(() => shaped(SDL.replace('body: String!', 'id: ID!'))).toThrow('updateNote has two arguments called id');
    expect(() => shaped(SDL.replace('closeAll(id: ID!)', 'closeAll'))).toThrow('closeAll takes nothing');
  });
});
