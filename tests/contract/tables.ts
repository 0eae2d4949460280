import { readFileSync } from 'node:fs';

export type EndpointRow = { feature: string; method: string; path: string; access: string; issue: string };
export type RouteRow = { feature: string; path: string; access: string; layout: string; issue: string };

/** Issues whose rows must work; the rest is listed as not there yet. */
const landed = ['skeleton'];

function readTable<Row>(name: string): Row[] {
  const [head, ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const keys = head!.split('\t');
  return lines.map(
    (line) => Object.fromEntries(line.split('\t').map((cell, index) => [keys[index], cell.trim()])) as Row,
  );
}

const split = <Row extends { issue: string }>(rows: Row[]) => ({
  there: rows.filter((row) => landed.includes(row.issue)),
  notYet: rows.filter((row) => !landed.includes(row.issue)),
});

export const endpoints = split([
  ...readTable<EndpointRow>('endpoints.tsv'),
  ...readTable<EndpointRow>('endpoints-new.tsv'),
]);
export const routes = split(readTable<RouteRow>('routes.tsv'));
