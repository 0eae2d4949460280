import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { AdminJob, AdminJobPage, AdminJobQuery, JobParams, JobRetry } from './jobs.schemas.ts';
import type { Jobs } from './jobs.service.ts';

const policy = { action: 'JOBS_RUN' };

export function jobRoutes(app: FastifyInstance, jobs: Jobs) {
  route(app, 'jobs', {
    url: '/admin/jobs',
    operationId: 'adminJobs',
    graph: 'staff.jobs',
    policy,
    summary: 'Works of the site that were given up or are late, with how they failed',
    query: AdminJobQuery,
    response: AdminJobPage,
    handler: ({ query }) => jobs.list(query),
  });
  route(app, 'jobs', {
    method: 'POST',
    url: '/admin/jobs/:id/retry',
    operationId: 'retryJob',
    graph: 'staff',
    policy,
    summary: 'Has a job tried again at once, with all its attempts before it',
    params: JobParams,
    body: JobRetry,
    response: AdminJob,
    handler: ({ actor, params, body, sender }) => jobs.retry(actor, params.id, body, sender),
  });
}
