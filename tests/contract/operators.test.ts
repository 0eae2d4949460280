import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphOf } from '../gateway/ask.ts';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';
import { startProgram } from '../kit/program.ts';

/** What those who run the site see of it. */
let api: Awaited<ReturnType<typeof startApiProcess>>;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let web: Awaited<ReturnType<typeof startProgram>>;

beforeAll(async () => {
  api = await startApiProcess();
  proxy = await startCountingProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
  web = await startProgram('web', { GATEWAY_URL: gateway.url, NODE_ENV: 'production' });
});

afterAll(async () => {
  await web?.stop();
  await gateway?.stop();
  await proxy?.stop();
  await api?.discard();
});

const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();
const valueOf = (text: string, start: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );

it('counts requests by route and status on each program', async () => {
  expect((await fetch(`${web.url}/`)).status).toBe(200);
  expect((await fetch(`${web.url}/no/such/page`)).status).toBe(404);
  const [ofWeb, ofGateway, ofApi] = await Promise.all([web.url, gateway.url, api.url].map(metricsOf));
  const count = (text: string | undefined, method: string, route: string, status: number) =>
    valueOf(text ?? '', `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(count(ofWeb, 'GET', 'page', 200)).toBe(1);
  expect(count(ofWeb, 'GET', 'page', 404)).toBe(1);
  expect(count(ofGateway, 'POST', '/graphql', 200)).toBeGreaterThan(0);
  expect(count(ofApi, 'GET', '/api/v1/categories/menu', 200)).toBeGreaterThan(0);
  expect(valueOf(ofGateway ?? '', 'upstream_request_duration_seconds_count{status="200"}')).toBeGreaterThan(0);
  expect(valueOf(ofApi ?? '', 'database_query_duration_seconds_count')).toBeGreaterThan(0);
  expect(ofApi).toContain('process_resident_memory_bytes');
});

it('follows one visit through all three programs by its traceparent and request id', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const { menu } = await graphOf(gateway).data<{ menu: { id: string; slug: string }[] }>(
    '{ menu: categoryMenu { id slug } }',
  );
  proxy.reset();
  await fetch(encodeURI(`${web.url}/category/${menu[0]!.id}/${menu[0]!.slug}`), {
    headers: { traceparent, 'x-request-id': 'visit-0001' },
  });
  const ofPage = proxy.calls().filter(({ path }) => path === `/api/v1/categories/${menu[0]!.id}`);
  expect(ofPage.map(({ headers }) => [headers.traceparent?.slice(3, 35), headers['x-request-id']])).toEqual([
    ['4bf92f3577b34da6a3ce929d0e0e4736', 'visit-0001'],
  ]);
});
