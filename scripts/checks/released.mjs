import { existsSync } from 'node:fs';
import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { inRoot } from '../machine/root.mjs';
import { readText, repositoryFiles } from './files.mjs';

/** A line that declares a code of the api. */
const CODE = /^ {2}([A-Z][A-Z_]+): \{(?: fa:|$)/gm;
const REASON = /^use .+; removed after (\d{4}-\d\d-\d\d)$/;

/**
 * What clients of the last released graph would meet. What the tool calls dangerous (an enum value, a union's member, an
 * optional argument) stands in CHANGELOG.md under the next version, by its coordinate in backticks; what it calls breaking
 * does not happen once version 1 is out, unless the field said for long enough that it goes. Codes of a feature that the
 * released graph lacks need no word: only who asks for the feature meets them. @returns what is wrong, in words
 */
export async function brokenPromises() {
  const current = build('gateway/schema.graphql');
  const wrong = deprecations(current).flatMap(({ coordinate, reason }) =>
    REASON.test(reason) ? [] : [`${coordinate} is deprecated without "use X; removed after YYYY-MM-DD"`],
  );
  if (!existsSync(inRoot('gateway/released.graphql'))) return [...wrong, 'gateway/released.graphql is not there'];
  const released = build('gateway/released.graphql');
  const over = new Set(deprecations(released).flatMap(({ coordinate, reason }) => (isOver(reason) ? coordinate : [])));
  const { isReleased, named } = nextVersion(readText('CHANGELOG.md'));
  const changes = await diff(released, current);
  const codes = await codesOfNewFeatures(released);
  for (const { path = '', message, criticality } of changes) {
    const level = over.has(path) && criticality.level === 'BREAKING' ? 'DANGEROUS' : criticality.level;
    if (level === 'NON_BREAKING' || codes.has(path)) continue;
    if (level === 'BREAKING' && isReleased) wrong.push(`${path}: ${message}. That breaks clients; it does not happen.`);
    else if (!named.has(path)) wrong.push(`${path}: ${message}. CHANGELOG.md does not name it under the next version.`);
  }
  return wrong;
}

/** Codes, by their coordinates, of the api's modules of which the released graph has neither a code nor a field. */
async function codesOfNewFeatures(released) {
  const known = namesIn(released);
  const { paths } = JSON.parse(readText('api/openapi.json'));
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, tags }) => ({ feature: tags[0], name: operationId })),
  );
  for (const path of await repositoryFiles()) {
    const feature = /^api\/src\/modules\/([^/]+)\/.*\.(?:errors|schemas)\.ts$/.exec(path)?.[1];
    const declared = feature ? [...readText(path).matchAll(CODE)] : [];
    named.push(...declared.map(([, name]) => ({ feature, name })));
  }
  const old = new Set(named.flatMap(({ feature, name }) => (known.has(name) ? feature : [])));
  return new Set(named.flatMap(({ feature, name }) => (old.has(feature) ? [] : `ErrorCode.${name}`)));
}

/** Names of all fields and values of a graph. */
const namesIn = (schema) =>
  new Set(
    Object.values(schema.getTypeMap()).flatMap((type) => [
      ...Object.keys(type.getFields?.() ?? {}),
      ...(type.getValues?.() ?? []).map(({ name }) => name),
    ]),
  );

const build = (path) => buildSchema(readText(path), { assumeValidSDL: true });

/** Whether a version has come out, and what stands in backticks above the last one that has. */
function nextVersion(changelog) {
  const [, ...sections] = changelog.split(/^## /m);
  const next = sections.findIndex((text) => /^\d+\.\d+\.\d+, \d{4}-\d\d-\d\d\n/.test(text));
  const isReleased = next >= 0;
  const ahead = sections.slice(0, isReleased ? next : undefined).join('\n');
  return { isReleased, named: new Set([...ahead.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name)) };
}

/** Fields, arguments and values that are deprecated, with the reason. */
function deprecations(schema) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const parts = types.flatMap((type) => [
    ...(type.getFields ? Object.values(type.getFields()) : []).flatMap((field) => [
      { coordinate: `${type.name}.${field.name}`, reason: field.deprecationReason },
      ...(field.args ?? []).map((argument) => ({
        coordinate: `${type.name}.${field.name}.${argument.name}`,
        reason: argument.deprecationReason,
      })),
    ]),
    ...(type.getValues ? type.getValues() : []).map((value) => ({
      coordinate: `${type.name}.${value.name}`,
      reason: value.deprecationReason,
    })),
  ]);
  return parts.filter(({ reason }) => reason != null);
}

const isOver = (reason) => (REASON.exec(reason)?.[1] ?? '9999') < new Date().toISOString().slice(0, 10);
