import type { Module } from '../../platform/modules/module.ts';
import { nodeRoutes } from './nodes.routes.ts';
import { makeNodes } from './nodes.service.ts';

export function nodesModule(parts: Parameters<typeof makeNodes>[0]) {
  const nodes = makeNodes(parts);
  return {
    name: 'nodes',
    about: 'Of which type a thing is, by its id.',
    routes: (v1) => nodeRoutes(v1, nodes),
    service: nodes,
  } satisfies Module;
}
