import type { FastifyInstance } from 'fastify';
import { joined, type Module } from './module.ts';

/** What one noun of a module declares: a manifest without name and service. */
export type ManifestPart = Omit<Module, 'name' | 'about' | 'service'>;

const MAPS = [
  'errors',
  'enums',
  'queries',
  'personal',
  'queues',
  'recurring',
  'works',
  'subscribers',
  'things',
  'linkOwners',
  'notices',
  'eventNotices',
  'staffQueues',
  'caseKinds',
  'mails',
] as const;

/**
 * One manifest of the parts that the nouns of the module `name` declare.
 * @throws Error when two parts declare the same key, since one of them would silently win
 */
export function mergeManifests(name: string, parts: readonly ManifestPart[]): ManifestPart {
  const named = parts.map((part) => ({ ...part, name }));
  const merged: Record<string, unknown> = {};
  for (const key of MAPS) merged[key] = joined<unknown, (typeof named)[number]>(named, (part) => part[key]);
  return {
    ...merged,
    forms: {
      titles: joined(named, ({ forms }) => forms?.titles),
      labels: joined(named, ({ forms }) => forms?.labels),
    },
    nodes: parts.flatMap(({ nodes }) => nodes ?? []),
    events: parts.flatMap(({ events }) => events ?? []),
    inTransaction: parts.flatMap(({ inTransaction }) => inTransaction ?? []),
    pointsAt: [...new Set(parts.flatMap(({ pointsAt }) => pointsAt ?? []))],
    routes: (v1: FastifyInstance) => {
      for (const { routes } of parts) routes?.(v1);
    },
    ownAddresses: (app: FastifyInstance) => {
      for (const { ownAddresses } of parts) ownAddresses?.(app);
    },
    afterStart: () => Promise.all(parts.map(async ({ afterStart }) => afterStart?.())),
    checkAtStart: () => Promise.all(parts.map(async ({ checkAtStart }) => checkAtStart?.())),
  };
}
