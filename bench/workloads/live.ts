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

/** From the answer of a write, when it is committed, until whoever is concerned is told through gateway and web. */
export async function live(stage: Stage, { api, web }: { api: Server; web: Server }): Promise<void> {
  const browser = new WebBrowser({ web, api });
  await browser.login();
  const { createCustomer } = await browser.run<Created>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
  });
  const customerId = createCustomer.customer.id;
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
    const terms = { displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
    await browser.run('InviteCustomerAgent', { input: { customerId, phone: newPhone(), ...terms } });
    const committedAt = performance.now();
    await until('the event', () => stream.events.length > heard);
    waits.push(Math.max(0, stream.arrivals[heard]! - committedAt));
  }
  await stream.close();
  report({
    workload: 'event, commit to browser, p95',
    size: stage.size,
    ours: percentile(waits, 95),
    unit: 'ms',
    budget: { of: 'ours', must: 500, aim: 300 },
    beside: { p50Ms: percentile(waits, 50) },
  });
}
