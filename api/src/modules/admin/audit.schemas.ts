import { Type, type Static } from 'typebox';
import { AuditResult } from '../../platform/audit.enums.ts';
import { AUDITED_KIND, AUDITED_WORD } from '../../platform/audit-words.ts';
import { Id, Instant, named, object, ofJoins, page, pagingQuery } from '../../platform/schema.ts';

const words = (description: string) =>
  Type.Optional(Type.String({ description, minLength: 1, maxLength: 100, pattern: '^[\\w.-]+$' }));

const AuditDetail = named(
  'AuditDetail',
  'One more thing that was noted.',
  object({
    name: Type.String({ description: 'Name of the detail, such as the changed field.', examples: ['reason'] }),
    value: Type.String({ description: 'It, as text; lists with commas between.' }),
  }),
);

export const AuditLine = named(
  'AuditLine',
  'Something that somebody did, or tried to do.',
  object({
    id: Type.String({ description: 'Its number: one more than that of the line before.', examples: ['128'] }),
    at: Instant('When it was done.'),
    actorId: Type.Optional(Id('Who; nobody for what an unknown visitor tried, or the command line did.')),
    actorPhone: Type.Optional(Type.String({ description: 'Who, as a masked phone.', examples: ['0912***4567'] })),
    actorName: Type.Optional(
      Type.String({ description: 'Name of the staff member or user who acted.', examples: ['سارا کریمی'] }),
    ),
    onBehalfOf: Type.Optional(Id('For whom, where somebody acts for others.')),
    action: Type.String({ description: AUDITED_WORD, examples: ['SESSION_REVOKED'] }),
    objectType: Type.Optional(Type.String({ description: AUDITED_KIND, examples: ['Session'] })),
    objectId: Type.Optional(Type.String({ description: 'Id of the thing that was acted on; null where it has none.' })),
    objectName: Type.Optional(
      Type.String({ description: 'With which one, by name or masked phone.', examples: ['صنایع پمپ البرز'] }),
    ),
    result: AuditResult,
    details: Type.Array(AuditDetail, { description: 'What was noted with it.' }),
    address: Type.String({ description: 'The network address it came from.' }),
    requestId: Type.String({ description: 'The request it was done by.' }),
    isIntact: Type.Boolean({
      description: 'Whether the line is as it was written, behind the one it was written behind.',
    }),
  }),
);
export type AuditLine = Static<typeof AuditLine>;

export const AuditPage = page('AuditPage', 'Lines of the audit log, the newest first.', AuditLine, {
  isIntact: Type.Boolean({ description: 'Whether every line of this page is as it was written.' }),
});
export type AuditPage = Static<typeof AuditPage>;

export const AuditQuery = object({
  actorId: Type.Optional(Id('What this user did.')),
  actor: Type.Optional(
    Type.String({
      description:
        'What those did whom this finds: words of a name, a phone, its last four digits, or the id of a user.',
      minLength: 2,
      maxLength: 40,
    }),
  ),
  action: words('Only what this word of `AuditLine.action` stands for.'),
  objectType: words('Only what was done with things of this kind, a word of `AuditLine.objectType`.'),
  objectId: words('Only what was done with this thing.'),
  from: Type.Optional(Instant('Only lines of the log at or after this moment.')),
  to: Type.Optional(Instant('Only lines of the log before this moment.')),
  ids: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\d{1,18}$' }), {
      ...ofJoins,
      description: 'Only these lines, by their numbers; at most 100.',
      maxItems: 100,
      uniqueItems: true,
    }),
  ),
  ...pagingQuery,
});
export type AuditQuery = Static<typeof AuditQuery>;
