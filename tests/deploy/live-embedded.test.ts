import { afterEach, describe, expect, it } from 'vitest';
import { newPhone } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { takenOf, upTo } from '../kit/subscriber.ts';
import { until } from '../kit/until.ts';
import { gather, LONGEST } from './listeners.kit.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('one of each on the embedded database', () => {
  it('listeners hear every change once and in order, each program killed and back', LONGEST, async () => {
    const site = await startSite({ database: 'pglite', env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    ends.push(site.stop);
    const addresses = { web: site.web.url, graph: site.gateway.url, path: '/graphql', api: site.api };
    const gathered = await gather(3, 1, addresses);
    const { subscribers, customerId, owner, people } = gathered;
    ends.push(gathered.end);
    const agents = '/customers/profile/merchant-agents';
    const terms = { displayName: 'سارا کریمی', permissions: ['MESSAGE'] };
    const asOwner = (method: string, body: object) => people.as(owner.accessToken, method, agents, body);
    const { body } = await asOwner('POST', { customerId, phone: newPhone(), ...terms });
    const agentId = body.id as string;
    const change = async (version: number) => {
      const { status } = await asOwner('PUT', { agentId, version, isOwner: false, isSuspended: false, ...terms });
      expect(status).toBe(200);
    };
    let version = 1;
    for (const victim of [site.api, site.gateway, site.web]) {
      for (let count = 0; count < 15; count += 1) await change(version++);
      await victim.kill();
      await victim.startAgain();
    }
    for (let count = 0; count < 15; count += 1) await change(version++);
    const heard = () => subscribers.map((each) => takenOf(each, [agentId])[0]!);
    await until('all to hear all', () => heard().every((seqs) => seqs.at(-1) === version));
    for (const seqs of heard()) expect(seqs).toEqual(upTo(version));
  });
});
