import { Type, type Static } from 'typebox';
import { Id, idOf, Instant, named, object, page, pagingQuery, paragraphs, rowIds } from '../../platform/schema.ts';
import { JobState } from './jobs.enums.ts';

export const AdminJob = named(
  'AdminJob',
  'A work of the site itself that did not go as it should.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    queue: Type.String({
      description: 'What kind of work it is, as a word. An open list: new works bring new words.',
      examples: ['sweep-files'],
    }),
    state: JobState,
    attempts: Type.Integer({ description: 'How often it was begun.', examples: [8] }),
    maxAttempts: Type.Integer({ description: 'After so many it is given up.', examples: [8] }),
    dueAt: Instant('When it should have been done.'),
    runAt: Instant('When it is, or was, tried next.'),
    lastError: Type.Optional(
      Type.String({ description: 'How the last attempt ended, as the program says it.', examples: ['disk full'] }),
    ),
  }),
);
export type AdminJob = Static<typeof AdminJob>;

export const AdminJobPage = page(
  'AdminJobPage',
  'Jobs that were given up, then those that are late, the longest waiting first.',
  AdminJob,
);
export type AdminJobPage = Static<typeof AdminJobPage>;
export const AdminJobQuery = object({ ...rowIds, ...pagingQuery });
export type AdminJobQuery = Static<typeof AdminJobQuery>;

export const JobParams = object({ id: idOf('jobId', 'Id of the failed job (`AdminJob.id`).') });
export const JobRetry = named(
  'JobRetry',
  'Why a job is tried again.',
  object({ reason: paragraphs('Why, kept in the audit log.', 3, 500, 'دیسک خالی شد') }),
);
export type JobRetry = Static<typeof JobRetry>;
