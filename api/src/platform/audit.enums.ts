import type { Static } from 'typebox';
import { namedEnum } from './schema.ts';

export const AuditResult = namedEnum('AuditResult', 'How something went that the audit log tells of.', {
  DONE: { en: 'It was done.', fa: 'انجام شد', tone: 'success' },
  REFUSED: { en: 'It was tried and refused.', fa: 'پذیرفته نشد', tone: 'warning' },
});
export type AuditResult = Static<typeof AuditResult>;
