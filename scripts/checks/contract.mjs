import { createConfig, lintFromString } from '@redocly/openapi-core';
import { inRoot } from '../machine/root.mjs';
import { readText } from './files.mjs';

const CONTRACT = 'api/openapi.json';
const ANSWERS = {
  get: ['ETag', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  refused: ['RateLimit-Limit', 'Retry-After'],
};

/** The table of endpoints names it beside `/traderequests/{id}/…`: a word there is no id, and routers take words first. */
const OF_TABLE = '`/api/v1/traderequests/direct-order/{id}`';

/** Where the REST contract breaks a rule that redocly recommends, or an operation does not tell its headers. @returns what is wrong, in words */
export async function contractProblems() {
  const config = await createConfig({ extends: ['recommended'] });
  const source = readText(CONTRACT);
  const problems = await lintFromString({ source, absoluteRef: inRoot(CONTRACT), config });
  const told = problems
    .filter(({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !message.includes(OF_TABLE))
    .map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${message} (${ruleId})`);
  const { paths, components } = JSON.parse(source);
  return [...told, ...Object.entries(paths).flatMap((path) => untoldHeaders(path, components.responses))];
}

function untoldHeaders([path, operations], components) {
  return Object.entries(operations).flatMap(([method, { responses }]) => {
    const lacks = (status, names) => {
      const answer = resolved(responses[status], components);
      return names.flatMap((name) =>
        answer && !answer.headers?.[name] ? [`${method} ${path}: ${status} tells no ${name}`] : [],
      );
    };
    return [
      ...(method === 'get' ? lacks('200', ANSWERS.get) : []),
      ...['400', 'default'].flatMap((status) => lacks(status, ANSWERS.refused)),
    ];
  });
}

const resolved = (answer, components) => (answer?.$ref ? components[answer.$ref.split('/').at(-1)] : answer);
