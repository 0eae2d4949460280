import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/machine/root.mjs';
import type { Ask } from './client.ts';
import { cacheFolder } from './markets.ts';

export type Operation = { name: string; hash: string; text: string };

const ofWeb = JSON.parse(readFileSync(inRoot('gateway/persisted/web.json'), 'utf8')) as Record<string, string>;
const flatText = readFileSync(inRoot('bench/documents/flat.graphql'), 'utf8');

/** The list without a join; the benches' own. */
export const flatList: Operation = {
  name: 'FlatList',
  hash: createHash('sha256').update(flatText).digest('hex'),
  text: flatText,
};

/** The question behind the site's product list, as the web client persists it: cards with their suppliers, and facets. */
export const siteList: Operation = ofSite('ProductListScreen');

/** A question of the site by its name. */
export function ofSite(name: string): Operation {
  const [hash, text] = Object.entries(ofWeb).find(([, each]) => each.startsWith(`query ${name}`)) ?? [];
  if (!hash || !text) throw new Error(`gateway/persisted/web.json has no ${name}`);
  return { name, hash, text };
}

/** Folder for the gateway's PERSISTED_FOLDER: the web client's operations and the benches' own. */
export function persistedFolder(): string {
  const folder = `${cacheFolder}/persisted`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/operations.json`, JSON.stringify({ ...ofWeb, [flatList.hash]: flatList.text }));
  return folder;
}

const headers = { 'content-type': 'application/json', 'x-rasteh-client': 'web' };

/** A request by hash. `turn` makes the text of the request another one, so that no held answer fits. */
export const byHash = ({ name, hash }: Operation, variables: object, turn: number): Ask =>
  post({ operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash }, turn } });

/** The same with the whole document. */
export const byText = ({ name, text }: Operation, variables: object, turn: number): Ask =>
  post({ operationName: name, query: text, variables, extensions: { turn } });

const post = (body: object): Ask => ({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(body) });
