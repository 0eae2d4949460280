import type { TestProject } from 'vitest/node';
import { prepareMarket } from './market.ts';
import { hasPostgres } from './postgres.ts';
import { USUAL_PRODUCTS } from './site.ts';

/** Runs once before a suite's first file: seeds the markets that its files copy. */
export default async function prepareSuite({ config }: TestProject) {
  const needs = config.name === 'faults' ? ['pglite', 'postgres'] : [config.env?.TEST_DATABASE ?? 'pglite'];
  if (needs.includes('pglite')) await prepareMarket('pglite', USUAL_PRODUCTS);
  if (needs.includes('postgres') && hasPostgres) await prepareMarket('postgres', USUAL_PRODUCTS);
}
