import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveText, openSubscription, type Stream } from '../kit/live.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { startFakeApi } from './fake-api.ts';

const open: Stream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

describe('a subscription', () => {
  let api: Awaited<ReturnType<typeof startApiProcess>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let people: ReturnType<typeof peopleOf>;
  beforeAll(async () => {
    api = await startApiProcess();
    gateway = await startGateway({ apiUrl: api.url });
    people = peopleOf(api);
  });
  afterAll(async () => {
    await gateway?.stop();
    await api?.discard();
  });

  async function subscribe(accessToken: string, after?: string, query?: string) {
    const stream = await openSubscription(gateway.url, accessToken, after, query ? { query } : {});
    open.push(stream);
    return stream;
  }
  async function found() {
    const who = await people.login();
    const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
    const { body } = await people.as(who.accessToken, 'POST', '/customers/personcustomer', creation);
    const customerId = body.id as string;
    const invite = () => {
      const terms = { customerId, phone: newPhone(), displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
      return people.as(who.accessToken, 'POST', '/customers/profile/merchant-agents', terms);
    };
    return { accessToken: who.accessToken, invite };
  }

  it('tells the place first, then each event through its selection, and goes on after a cursor', async () => {
    const { accessToken, invite } = await found();
    const stream = await subscribe(accessToken);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await until('its place', () => stream.events.length === 1);
    expect(stream.events[0]).toMatchObject({ reset: false, eventId: null });
    await invite();
    await stream.until(1);
    expect(stream.news()).toMatchObject([{ kind: 'AGENT_INVITED', typeName: 'CustomerAgent', seq: 1 }]);
    await stream.close();
    await invite();
    const next = await subscribe(accessToken, stream.cursor()!);
    await next.until(1);
    expect(next.news().at(-1)!.eventId).not.toBe(stream.news()[0]!.eventId);
  });

  it('completes as soon as its session has ended', async () => {
    const { accessToken } = await found();
    const stream = await subscribe(accessToken);
    await until('its place', () => stream.events.length === 1);
    expect((await people.as(accessToken, 'POST', '/sessions/logout', {})).status).toBe(200);
    await until('the end of the stream', () => stream.ended(), 1_000);
    expect(stream.ended()).toBe('complete');
  });

  it('is refused with a code: without a login, with a bad place, with too much, and a question in its form', async () => {
    const { accessToken } = await found();
    const ask = async (headers: object, query: string, variables = {}) => {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
      return [answer.status, errors[0]!.extensions.code];
    };
    const own = { authorization: `Bearer ${accessToken}` };
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: cursor`).join(' ');
    expect(await ask({}, liveText)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await ask({ authorization: 'Bearer a.b.c' }, liveText)).toEqual([401, 'TOKEN_INVALID']);
    expect(await ask(own, liveText, { after: 'yesterday' })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await ask(own, `subscription { viewerEvents { ${aliases} } }`)).toEqual([400, 'TOO_MANY_ALIASES']);
    expect(await ask(own, `subscription { viewerEvents { ${'cursor '.repeat(990)} } }`)).toEqual([
      400,
      'TOO_MANY_REPEATS',
    ]);
    expect(await ask(own, 'subscription { ...F } fragment F on Subscription { viewerEvents { cursor } }')).toEqual([
      400,
      'ONE_SUBSCRIPTION_A_REQUEST',
    ]);
    expect(await ask(own, 'subscription { __typename }')).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(await ask(own, '{ enums { name } }')).toEqual([406, 'NOT_ACCEPTABLE']);
  });

  it('goes on where it was when the api was killed and is back, and its client notices nothing', async () => {
    const { accessToken, invite } = await found();
    const stream = await subscribe(accessToken);
    await invite();
    await stream.until(1);
    await api.kill();
    await api.startAgain();
    await invite();
    await stream.until(2);
    expect(stream.news().map(({ kind }) => kind)).toEqual(['AGENT_INVITED', 'AGENT_INVITED']);
    expect([stream.ended(), stream.errors]).toEqual([undefined, []]);
  });

  it('is complete when the gateway stops, at once', async () => {
    const { accessToken } = await found();
    const another = await startGateway({ apiUrl: api.url });
    const stream = await openSubscription(another.url, accessToken);
    await until('its place', () => stream.events.length === 1);
    // One that waits for its streams is killed after a while.
    expect(await another.stop()).toEqual({ code: 0, signal: null });
    expect(stream.ended()).toBe('complete');
    await stream.close();
  });
});

describe('who does not read', () => {
  it('is cut off with a code and not waited for; who reads is not', async () => {
    await using api = await startFakeApi();
    await using gateway = await startGateway({ apiUrl: api.url });
    const authorization = await api.bearer('reader');
    const kind = 'X'.repeat(10_000);
    api.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 1\ndata: {"cursor":"1","reset":false}\n\n');
      let seq = 0;
      // Twenty megabytes, more than what lies in sockets on the way.
      const more = () => {
        while (seq < 2_000 && !response.destroyed) {
          seq += 1;
          const event = { cursor: '2', reset: false, eventId: `e${seq}`, kind, seq };
          if (!response.write(`id: 2\ndata: ${JSON.stringify(event)}\n\n`)) return void response.once('drain', more);
        }
      };
      more();
    });
    const body = JSON.stringify({ query: liveText });
    const socket: Socket = connect({ port: gateway.port, host: '127.0.0.1' });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\naccept: text/event-stream\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    // Its first bytes came; then it reads nothing until it is cut off at the api's end, too.
    socket.pause();
    await until('the end of what the api tells', () => api.closedEarly.length > 0);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(-5_000)));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await ended;
    expect(text).toContain('"code":"SLOW_CONSUMER"');
    expect(text).toContain('event: complete');
    // Who reads as fast as a program can is told everything, however much comes at once. One that a busy machine does not let read for
    // a second is cut off too, and asks again, as clients do.
    await until('a reader that is told everything', async () => {
      const reader = await openSubscription(gateway.url, authorization.replace('Bearer ', ''));
      await until('all of it, or its end', () => reader.ended() !== undefined || reader.news().length >= 2_000);
      const { length } = reader.news();
      await reader.close();
      return length >= 2_000;
    });
  });
});
