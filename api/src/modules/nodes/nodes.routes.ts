import { Type } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { NodeType, NodeTypesQuery } from './nodes.schemas.ts';
import type { Nodes } from './nodes.service.ts';

export function nodeRoutes(app: FastifyInstance, nodes: Nodes) {
  route(app, 'nodes', {
    url: '/nodes',
    operationId: 'nodeTypes',
    graph: 'join',
    policy: 'gateway',
    summary: 'The types of things by their ids',
    description:
      'Told to the gateway alone, whose `node` and `nodes` then ask the read of the type; an id of nothing is left out. Anybody else is refused with 403.',
    query: NodeTypesQuery,
    response: Type.Array(NodeType, { description: 'One for each thing that is there.' }),
    handler: ({ query }) => nodes.types(query),
  });
}
