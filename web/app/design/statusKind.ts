import { CircleAlert, CircleCheck, CircleQuestionMark, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** The specification's five kinds of message. */
export type StatusKind = 'info' | 'success' | 'warning' | 'error' | 'question';

/** The kind that the graph calls the tone of a value. */
export const statusKindOf: Record<Uppercase<StatusKind>, StatusKind> = {
  INFO: 'info',
  SUCCESS: 'success',
  WARNING: 'warning',
  ERROR: 'error',
  QUESTION: 'question',
};

/** Each kind has an icon of its own: colour alone tells nothing to many readers. */
export const statusIcon: Record<StatusKind, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  question: CircleQuestionMark,
};
