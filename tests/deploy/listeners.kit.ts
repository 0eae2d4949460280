import { buyingCompany } from '../api/ownership/kinds.ts';
import { openStream, openSubscription, type Stream } from '../kit/live.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import type { Running } from '../kit/program.ts';
import { Subscriber } from '../kit/subscriber.ts';
import { until } from '../kit/until.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';

/** Killing programs and starting them again takes its time on a slow machine. */
export const LONGEST = { timeout: 300_000 };

type Addresses = { web: string; graph: string; path: string; api: Running };

/** People who act for one company, half of them with a browser and half with a program, and the streams of each. */
export async function gather(pairs: number, streams: number, { web, graph, path, api }: Addresses) {
  const people = peopleOf(api);
  const owner = await people.login();
  const customerId = await buyingCompany(people, owner);
  const members = [owner.accessToken];
  const agents = '/customers/profile/merchant-agents';
  const invite = async (phone: string) => {
    const terms = { customerId, phone, displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
    return (await people.as(owner.accessToken, 'POST', agents, terms)).body.id as string;
  };
  const subscribers: Subscriber[] = [];
  const listen = (open: (after: string | undefined) => Promise<Stream>, count = streams) =>
    subscribers.push(...Array.from({ length: count }, () => new Subscriber(open)));
  const ofGraph = (accessToken: string) => (after: string | undefined) =>
    openSubscription(graph, accessToken, after, { path });
  listen(ofGraph(owner.accessToken), 4);
  for (let index = 0; index < pairs; index += 1) {
    const phones = [newPhone(), newPhone()] as const;
    const browser = new WebBrowser({ web: { url: web }, api: { url: api.url } });
    const invited = await invite(phones[0]);
    await browser.login(phones[0]);
    await browser.run('AcceptCustomerInvitation', { input: { id: invited } });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...browser.ours(), 'content-type': 'application/json', cookie };
    listen((after) =>
      openStream({
        url: `${web}/live`,
        method: 'POST',
        headers,
        body: JSON.stringify(questionOf('ViewerEvents', { after })),
      }),
    );
    const other = await invite(phones[1]);
    const { accessToken } = await people.login(phones[1]);
    await people.as(accessToken, 'POST', `${agents}/${other}/accept`);
    members.push(accessToken);
    listen(ofGraph(accessToken));
  }
  await until('all to listen', () => subscribers.every((each) => each.isListening()));
  const end = () => Promise.all(subscribers.map((each) => each.close()));
  return { subscribers, customerId, owner, people, members, end };
}
