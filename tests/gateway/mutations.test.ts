import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startGateway } from '../kit/site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let supplierId: string;

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const countVisit = `mutation ($input: CountVisitInput!) {
  countVisit(input: $input) { visitCount { objectId visitCount } userErrors { code message field params { value } } }
}`;
type UserError = { code: string; message: string; field: string[] | null; params: { value: string }[] };
type Result = {
  data?: Record<string, { visitCount: { visitCount: number } | null; userErrors: UserError[] }> | null;
  errors?: { extensions: { code: string; fields?: { field: string }[] } }[];
};

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  const { data } = (await (await post({ query: '{ suppliers(first: 1) { nodes { id } } }' })).json()) as {
    data: { suppliers: { nodes: { id: string }[] } };
  };
  supplierId = data.suppliers.nodes[0]!.id;
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

const post = (body: object, userAgent = BROWSER) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(body),
  });
const visit = async (userAgent: string, objectId = supplierId) => {
  const answer = await post(
    { query: countVisit, variables: { input: { objectType: 'SUPPLIER', objectId } } },
    userAgent,
  );
  expect(answer.headers.get('cache-control') ?? '').not.toMatch(/public/);
  return (await answer.json()) as Result;
};

describe('a mutation', () => {
  it('is made each time it is asked, by whoever asks: no answer of it is kept', async () => {
    const counts: number[] = [];
    for (const name of ['A', 'B', 'C', 'A'])
      counts.push((await visit(`${BROWSER} ${name}/1`)).data!.countVisit!.visitCount!.visitCount);
    expect(counts).toEqual([1, 2, 3, 3]);
    expect((await visit('Googlebot/2.1')).data!.countVisit!.visitCount!.visitCount, 'programs do not count').toBe(3);
  });

  it('tells what the api tells: a thing that is not there', async () => {
    const { data, errors } = await visit(BROWSER, '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f');
    expect(errors).toBeUndefined();
    expect(data?.countVisit).toEqual({
      visitCount: null,
      userErrors: [{ code: 'SUPPLIER_NOT_FOUND', message: expect.stringMatching(/\S/), field: null, params: [] }],
    });
  });

  it('is not made by GET, however often', async () => {
    const variables = JSON.stringify({ input: { objectType: 'SUPPLIER', objectId: supplierId } });
    const address = `${gateway.url}/graphql?${new URLSearchParams({ query: countVisit, variables })}`;
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(address, { headers: { 'user-agent': `${BROWSER} G${time}/1` } });
      expect(answer.status).toBe(405);
    }
    expect((await visit(`${BROWSER} A/1`)).data!.countVisit!.visitCount!.visitCount).toBe(3);
  });
});
