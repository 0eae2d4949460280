import type { Conversation } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';
import { nestedList } from '../../platform/graph/nested-list.ts';
import { thingField } from '../../things.ts';

const threadOf = nestedList({
  many: {
    operation: 'conversationMessages',
    parameter: 'conversationIds',
    parentsOf: ({ conversationId }) => conversationId,
  },
  one: { operation: 'conversationThread', toArguments: (id) => ({ id }) },
});
const requestById = joinToOne('tradeRequests');

/** Stitched fields about what people say to each other. */
export const conversationFields: StitchedFields = {
  Conversation: {
    thread: { resolve: threadOf },
    subject: thingField<Conversation>(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
    tradeRequest: {
      resolve: ({ subjectType, subjectId }, _given, graph) =>
        subjectType === 'TRADE_REQUEST' ? requestById(graph, subjectId) : null,
    },
  },
};
