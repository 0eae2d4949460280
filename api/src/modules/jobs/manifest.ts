import { countTroubled } from '../../platform/jobs/troubled.ts';
import type { Module } from '../../platform/modules/module.ts';
import * as enums from './jobs.enums.ts';
import { jobErrors } from './jobs.errors.ts';
import { jobForms } from './jobs.forms.ts';
import { jobRoutes } from './jobs.routes.ts';
import { makeJobList } from './jobs.service.ts';

export function jobsModule(parts: Parameters<typeof makeJobList>[0]) {
  const jobs = makeJobList(parts);
  return {
    name: 'jobs',
    about: 'Works of the site itself, as far as somebody must look at them.',
    errors: jobErrors,
    enums,
    forms: jobForms,
    routes: (v1) => jobRoutes(v1, jobs),
    staffQueues: {
      JOBS: { action: 'JOBS_RUN', targetDays: 0, read: (now) => countTroubled(parts.db, now) },
    },
    nodes: [{ type: 'AdminJob', table: 'jobs' }],
    service: jobs,
  } satisfies Module;
}
