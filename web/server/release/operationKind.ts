import type { OperationKind } from '../graphRequest.ts';

/** What an operation does, by its text as codegen writes it: one field in each mutation. */
export function kindOf(text: string): OperationKind {
  if (!/^mutation\b/m.test(text)) return 'read';
  return /^ {2}(\w+: )?(countVisit|countSearch|countFaqVisit|countHelpVisit)\b/m.test(text) ? 'visit' : 'write';
}
