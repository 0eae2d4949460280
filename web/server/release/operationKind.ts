import { visitMutations } from '@rasteh/shared/visit-mutations';
import type { OperationKind } from '../graphRequest.ts';

const isVisit = new RegExp(`^ {2}(\\w+: )?(${visitMutations.join('|')})\\b`, 'm');

/** What an operation does, by its text as codegen writes it: one field in each mutation. */
export function kindOf(text: string): OperationKind {
  if (!/^mutation\b/m.test(text)) return 'read';
  return isVisit.test(text) ? 'visit' : 'write';
}
