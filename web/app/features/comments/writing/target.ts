import type { Outdated } from '../../../platform/graph/write.ts';

/** Kinds of things that take comments. */
export type CommentObject = 'PAGE' | 'SUPPLIER_PRODUCT';

/** On what somebody writes. */
export interface CommentTarget {
  type: CommentObject;
  id: string;
  /** Whether the viewer may still rate it. */
  canRate: boolean;
  /** The documents that show its comments. */
  outdates: Outdated;
}
