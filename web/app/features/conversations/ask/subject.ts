import type { ConversationSubject } from '../../../platform/graph/types.generated.ts';

/** What a question is about. */
export interface SubjectName {
  type: ConversationSubject;
  id: string;
}
