import type { Block, HelpEntry } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToOne } from '../../platform/graph/joins.ts';
import { thingField } from '../../things.ts';

/** Kinds of cards, by what they show. */
const shownBy: Partial<Record<Block['kind'], string>> = {
  PRODUCT_CARD: 'SUPPLIER_PRODUCT',
  SUPPLIER_CARD: 'SUPPLIER',
};

const questionById = joinToOne('faqQuestionsByIds');
const videoById = joinToOne('mediaVideosByIds');

const video = {
  resolve: ({ mediaVideoId }: Block | HelpEntry, _given: unknown, graph: GraphContext) =>
    mediaVideoId ? videoById(graph, mediaVideoId) : null,
};

const cards = thingField<Block>(({ kind, objectId }) => ({ type: shownBy[kind] ?? '', id: objectId ?? '' }));

/** Stitched fields of texts: what their cards and videos show. */
export const blockFields: StitchedFields = {
  // One request for each kind of card in the whole answer.
  Block: {
    thing: { ...cards, requests: Object.keys(shownBy).length },
    video,
    questions: {
      // Most blocks have none.
      rows: 1,
      resolve: async ({ questionIds }: Block, _given: unknown, graph: GraphContext) =>
        (await Promise.all(questionIds.map((id) => questionById(graph, id)))).filter((each) => each !== null),
    },
  },
  HelpEntry: { video },
};
