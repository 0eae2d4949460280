import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Answer, type Graph } from './ask.ts';
import { roots, shapes, type Ids, type Question } from './same-answers.questions.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let ids: Ids;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  ids = await findIds();
});

afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

async function findIds() {
  type Found = {
    offers: {
      nodes: {
        id: string;
        categoryId: string;
        baseProductId: string;
        supplierId: string;
        category: { parentId: string };
      }[];
    };
  };
  const { offers } = await graph.data<Found>(
    '{ offers: supplierProducts(first: 1) { nodes { id categoryId baseProductId supplierId category { parentId } } } }',
  );
  const { id, categoryId, baseProductId, supplierId, category } = offers.nodes[0]!;
  type Properties = {
    category: {
      properties: { id: string; dataType: string; measurementQuantityId?: string; units: { id: string }[] }[];
    };
  };
  const found = await graph.data<Properties>(
    'query ($id: ID!) { category(id: $id) { properties { id dataType measurementQuantityId units { id } } } }',
    { id: categoryId },
  );
  const measured = found.category.properties.find((each) => each.dataType === 'NUMERIC' && each.measurementQuantityId)!;
  return {
    leaf: categoryId,
    branch: category.parentId,
    baseProduct: baseProductId,
    supplier: supplierId,
    offer: id,
    quantity: measured.measurementQuantityId!,
    property: measured.id,
    unit: measured.units.at(-1)!.id,
  };
}

/** Through Yoga and graphql-js; the third request of a text is a compiled one. */
async function bothWays({ query, variables }: Question): Promise<{ interpreted: Answer; compiled: Answer }> {
  const given = variables?.(ids) ?? {};
  const interpreted = await graph.ask(query, given);
  await graph.ask(query, given);
  return { interpreted, compiled: await graph.ask(query, given) };
}

const withoutIds = ({ status, data, errors, extensions }: Answer) => ({
  status,
  data,
  // What is left to who asks goes down.
  requested: extensions?.cost.requested,
  errors: errors
    .map(({ extensions: { requestId: _, ...rest }, ...error }) => ({ ...error, extensions: rest }))
    .sort((a, b) => String(a.path).localeCompare(String(b.path))),
});

describe('an operation that is compiled', () => {
  it.each([...roots, ...shapes])('answers as graphql-js does: $name', async (question) => {
    const { interpreted, compiled } = await bothWays(question);
    expect(withoutIds(compiled)).toEqual(withoutIds(interpreted));
  });
});

describe('the lean resolvers', () => {
  it('answer as Mesh does with its own', async () => {
    const asked = roots.filter(({ isDotted, isShaped }) => !isDotted && !isShaped);
    const questions = asked.map(({ query, variables }) => ({
      query: forMesh(query),
      variables: variables?.(ids) ?? {},
    }));
    const byMesh = await askMesh(questions);
    for (const [index, { query, variables, name }] of asked.entries()) {
      const { data, errors } = await graph.ask(query, variables?.(ids) ?? {});
      expect(errors, name).toEqual([]);
      expect({ name, ...byMesh[index] }).toEqual({ name, data: asPages(data) });
    }
  });
});

/** Mesh gives the api's pages, which the graph makes connections of. */
const asPages = (data: unknown) => JSON.parse(JSON.stringify(data).replaceAll('"nodes":', '"items":')) as unknown;

/** Mesh has scalars and names of its own in the places of variables, and the api's words for pages. */
const forMesh = (query: string) =>
  query
    .replaceAll('{ nodes {', '{ items {')
    .replace(/\bfirst: /, 'pageSize: ')
    .replace(/\bpage: /, 'pageNumber: ')
    .replace(/\bID\b/g, 'UUID')
    .replaceAll('ProductFilterInput', 'ProductFilter_Input')
    .replaceAll('SupplierFilterInput', 'SupplierFilter_Input')
    .replace(/\[(\w+)!\](!?)/g, '[$1]$2');

/** Runs Mesh from .meshrc.yaml with its own resolvers, in a process of its own: it loads much and says much. */
function askMesh(questions: { query: string; variables: object }[]): Promise<{ data: unknown }[]> {
  const program = `
    import { findAndParseConfig } from '@graphql-mesh/cli';
    import { getMesh } from '@graphql-mesh/runtime';
    const mesh = await getMesh(await findAndParseConfig());
    const answers = [];
    for (const { query, variables } of JSON.parse(process.env.QUESTIONS)) answers.push(await mesh.execute(query, variables));
    process.stdout.write('\\n' + JSON.stringify(answers), () => process.exit(0));`;
  return new Promise((resolve, reject) => {
    const env = { ...process.env, API_URL: api.url, QUESTIONS: JSON.stringify(questions), DEBUG: '' };
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: inRoot(), env });
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
    child.on('close', () => {
      try {
        resolve(JSON.parse(output.slice(output.lastIndexOf('\n'))) as { data: unknown }[]);
      } catch {
        reject(new Error(`${output.slice(0, 500)}\n${complaint}`));
      }
    });
  });
}
