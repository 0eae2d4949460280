import type { FormWords } from '../../platform/modules/module.ts';

export const jobForms = { titles: { JobRetry: 'اجرای دوبارهٔ کار' } } satisfies FormWords;
