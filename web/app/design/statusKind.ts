import type { IconName } from './Icon.tsx';

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
export const statusIcon: Record<StatusKind, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  question: 'circle-question-mark',
};
