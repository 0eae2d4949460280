import { GraphQLError, isInterfaceType, type GraphQLSchema } from 'graphql';
import { requireFew } from '../platform/documents/cost-plan.ts';
import type { StitchedFields } from '../platform/graph/executable.ts';
import type { GraphContext } from '../platform/graph/graph-context.ts';
import { graphError, wrongField } from '../platform/graph/graph-error.ts';
import { loader } from '../platform/graph/joins.ts';
import { about, problems } from '../platform/graph/messages.ts';
import { conditionsOn, type Info } from '../platform/graph/selection.ts';
import { tellType } from '../things.ts';
import { type Listed, listedWays } from './listed-ways.ts';
import { unseen } from './reads.ts';
import { views, ways as declared, type Way } from './ways.ts';

/** Lines of the audit log have numbers, all else has a UUID. */
const LINE_NUMBER = /^\d{1,18}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

type Located = { type: string; parentId: string };
type Found = object | null;

type Ways = ReadonlyMap<string, readonly Way[]>;

/** `node` and `nodes`. @throws Error when a type of the graph is a `Node` and cannot be read by its id, or the other way round */
export function nodeFields(graph: Listed): StitchedFields {
  const ways = waysOf(graph);
  return {
    Query: {
      // Its type is asked for, and then the thing itself.
      node: {
        requests: 2,
        resolve: (_root, { id }, graph, info) =>
          findNode(ways, { graph, id: readId(id, 'id'), info }) as Promise<never>,
      },
      nodes: {
        requests: 1,
        each: 'ids',
        resolve: (_root, { ids }, graph, info) => {
          requireFew('ids', ids.length);
          return Promise.all(ids.map((id, index) => findOrTell(ways, { graph, id, info }, `ids[${index}]`))) as Promise<
            never[]
          >;
        },
      },
    },
  };
}

/** Those that lists give, and those that `ways` names, which go first. */
function waysOf(graph: Listed): Ways {
  const types = nodeTypes(graph.schema);
  const listed = [...listedWays(graph)].filter(([type]) => types.includes(type));
  const ways: Ways = new Map([...listed, ...Object.entries(declared)]);
  const unlike = [
    ...types.filter((type) => !ways.has(type)),
    ...[...ways.keys()].filter((type) => !types.includes(type)),
  ];
  if (unlike.length > 0)
    throw new Error(`neither read by one list that takes ids, nor by a way in nodes/ways.ts: ${unlike.join(', ')}`);
  return ways;
}

function nodeTypes(schema: GraphQLSchema): string[] {
  const node = schema.getType('Node');
  return isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
}

type AskedFor = { graph: GraphContext; id: string; info: Info };

/** An error in the place of one thing leaves the others as they are. */
async function findOrTell(ways: Ways, asked: AskedFor, field: string): Promise<Found | Error> {
  try {
    return await findNode(ways, { ...asked, id: readId(asked.id, field) });
  } catch (error) {
    // What was asked for many at once fails with one error, and each place of the answer tells its own.
    return error instanceof GraphQLError
      ? new GraphQLError(error.message, { extensions: { ...error.extensions } })
      : (error as Error);
  }
}

/** An id as the api spells it. @throws GraphQLError for what cannot be one: the api would refuse all that it is asked with */
function readId(given: string, field: string): string {
  const id = given.toLowerCase();
  if (UUID.test(id) || LINE_NUMBER.test(id)) return id;
  throw graphError(
    { status: 400, code: 'VALIDATION_FAILED', words: about(field, problems.notId) },
    { fields: [wrongField(field, 'FORMAT', problems.notId)] },
  );
}

/** A thing of any type as who asks may see it; of several types under one id those that the selection names. */
async function findNode(ways: Ways, { graph, id, info }: AskedFor): Promise<Found> {
  const located = await locate(graph, id);
  if (!located) return null;
  const types = [located.type, ...(views[located.type] ?? [])];
  const conditions = conditionsOn(info);
  const named = types.filter((type) => conditions.has(type));
  for (const type of named.length > 0 ? named : types) {
    for (const way of ways.get(type) ?? []) {
      if (!mayAsk(graph, way)) continue;
      const found = (await way.read(graph, id, located.parentId).catch(unseen)) as Found;
      if (found) return tellType(found, type);
    }
  }
  return null;
}

function mayAsk(graph: GraphContext, { who }: Way): boolean {
  if (who === 'anybody') return true;
  const session = graph.session();
  return session !== undefined && (who === 'user' || session.isStaff);
}

/** The type of an id; those of one question are asked for at once. */
async function locate(graph: GraphContext, id: string): Promise<Located | null> {
  if (LINE_NUMBER.test(id)) return { type: 'AuditLine', parentId: '' };
  const found = loader(graph, 'types of nodes', async (ids) => {
    const known = new Map((await graph.call('nodeTypes', { ids })).map((each) => [each.nodeId, each]));
    return ids.map((each) => known.get(each) ?? null);
  });
  const row = (await found.load(id)) as { type: string; parentId?: string } | null;
  return row && { type: row.type, parentId: row.parentId ?? '' };
}
