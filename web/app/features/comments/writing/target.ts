import type { CommentObject } from '../../../platform/graph/types.generated.ts';
import type { Outdated } from '../../../platform/graph/write.ts';

/** On what somebody writes. */
export interface CommentTarget {
  type: CommentObject;
  id: string;
  /** Whether the viewer may still rate it. */
  canRate: boolean;
  /** The documents that show its comments. */
  outdates: Outdated;
}
