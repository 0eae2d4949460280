import { existsSync } from 'node:fs';
import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { inRoot } from '../machine/root.mjs';
import { readText } from './files.mjs';

const REASON = /^use .+; removed after (\d{4}-\d\d-\d\d)$/;

/**
 * What clients of the last released graph would meet. What the tool calls dangerous (an enum value, a union's member, an
 * optional argument) stands in CHANGELOG.md under the next version, by its coordinate in backticks; what it calls breaking
 * does not happen once version 1 is out, unless the field said for long enough that it goes. @returns what is wrong, in words
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
  for (const { path = '', message, criticality } of changes) {
    const level = over.has(path) && criticality.level === 'BREAKING' ? 'DANGEROUS' : criticality.level;
    if (level === 'NON_BREAKING') continue;
    if (level === 'BREAKING' && isReleased) wrong.push(`${path}: ${message}. That breaks clients; it does not happen.`);
    else if (!named.has(path)) wrong.push(`${path}: ${message}. CHANGELOG.md does not name it under the next version.`);
  }
  return wrong;
}

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
