import type { EnumModel } from '../../contract/answers.generated.ts';
import type { KeptRead } from '../../platform/changes/kept-reads.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';

/** The read behind every enumeration; its name is also what its cost goes by. */
export const ENUMS = 'enums';

/** No change ends it: enumerations come with an api, and a newer one is asked within a minute. */
const enums: KeptRead<Map<string, EnumModel>> = {
  operation: ENUMS,
  tag: ENUMS,
  toValue: (models) => new Map((models as EnumModel[]).map((model) => [model.name, model])),
};

/** The labels of an enumeration: a page asks for ten of them, which are one kept read. @throws GraphQLError of the api for a name that it does not know */
export async function enumModel(
  _root: unknown,
  { name }: { name: string },
  graph: GraphContext,
): Promise<EnumModel | null> {
  return (await graph.kept(enums)).get(name) ?? graph.call('enumModel', { name });
}
