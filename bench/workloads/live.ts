import { openStream } from '../../tests/kit/live.ts';
import { newPhone } from '../../tests/kit/people.ts';
import { until } from '../../tests/kit/until.ts';
import { questionOf, WebBrowser } from '../../tests/kit/web-browser.ts';
import { percentile } from '../harness/numbers.ts';
import { report } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const ROUNDS = 60;

type Server = { url: string };
type Created = { createCustomer: { customer: { id: string } } };

/** Of a write, when it is committed, whoever is concerned is told through gateway and web. */
export async function live(stage: Stage, { api, web }: { api: Server; web: Server }): Promise<void> {
  const browser = new WebBrowser({ web, api });
  await browser.login();
  const { createCustomer } = await browser.run<Created>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
  });
  const customerId = createCustomer.customer.id;
  const terms = { displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
  await commitToBrowser(stage, { browser, web, workload: 'event, commit to browser, p95' }, () =>
    browser.run('InviteCustomerAgent', { input: { customerId, phone: newPhone(), ...terms } }),
  );
}

type Listening = { browser: WebBrowser; web: Server; workload: string };
/** How long it takes from the answer of a write until an open page is told. @param act a write of which it is told */
export async function commitToBrowser(
  stage: Stage,
  { browser, web, workload }: Listening,
  act: (round: number) => Promise<unknown>,
): Promise<void> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const stream = await openStream({
    url: `${web.url}/live`,
    method: 'POST',
    headers: { ...browser.ours(), 'content-type': 'application/json', cookie },
    body: JSON.stringify(questionOf('ViewerEvents', {})),
  });
  await until('its place', () => stream.events.length > 0);
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = stream.events.length;
    await act(round);
    const committedAt = performance.now();
    await until('the event', () => stream.events.length > heard);
    waits.push(Math.max(0, stream.arrivals[heard]! - committedAt));
  }
  await stream.close();
  report({
    workload,
    size: stage.size,
    ours: percentile(waits, 95),
    unit: 'ms',
    budget: { of: 'ours', must: 500, aim: 300 },
    beside: { p50Ms: percentile(waits, 50) },
  });
}
