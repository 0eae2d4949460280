import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const JobState = namedEnum('JobState', 'How it stands with a job that staff look at.', {
  DEAD: { en: 'Given up after its last attempt.', fa: 'متوقف', tone: 'error' },
  LATE: { en: 'Should have been done minutes ago; it goes on being tried.', fa: 'دیرشده', tone: 'warning' },
  WAITING: { en: 'It is its turn within seconds.', fa: 'در نوبت', tone: 'info' },
});
export type JobState = Static<typeof JobState>;
