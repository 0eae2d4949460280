import type { FastifyInstance } from 'fastify';
import type { Module } from './module.ts';

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
  'things',
  'linkOwners',
  'notices',
  'staffQueues',
  'caseKinds',
  'mails',
] as const;

/**
 * One manifest of the parts that a module's nouns declare.
 * @throws Error when two parts declare the same key, since one of them would silently win
 */
export function mergeManifests(parts: readonly ManifestPart[]): ManifestPart {
  const merged: Record<string, unknown> = {};
  for (const key of MAPS) merged[key] = mergeKeys(parts.map((part) => part[key]));
  return {
    ...merged,
    forms: {
      titles: mergeKeys(parts.map(({ forms }) => forms?.titles)),
      labels: mergeKeys(parts.map(({ forms }) => forms?.labels)),
    },
    nodes: parts.flatMap(({ nodes }) => nodes ?? []),
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

function mergeKeys<T>(maps: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const map of maps) {
    for (const [key, value] of Object.entries(map ?? {})) {
      if (Object.hasOwn(merged, key) && merged[key] !== value) throw new Error(`two parts of a module declare ${key}`);
      merged[key] = value;
    }
  }
  return merged;
}
