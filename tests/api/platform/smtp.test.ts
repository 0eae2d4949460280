import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtp } from '../../../api/src/platform/outbox/smtp.ts';
import { startMailServer } from '../../kit/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server?.stop());

const PASSWORD = 'the-secret-password';
const from = 'راسته <no-reply@rasteh.example>';
const templates = {
  'verify-email': ([link]: string[]) => ({
    subject: 'تأیید نشانی',
    text: `بروید به ${link}`,
    html: `<a href="${link}">`,
  }),
};
const message = {
  channel: 'MAIL' as const,
  recipient: 'sara@example.ir',
  template: 'verify-email',
  values: ['https://rasteh.example/x?token=abc'],
};
const way = (port = server.port, totalMs = 5_000) =>
  smtp({ url: `smtp://rasteh:${PASSWORD}@127.0.0.1:${port}`, from, templates: () => templates, totalMs });
const recipients = () => server.commands().filter((line) => line.startsWith('RCPT'));

it('sends what the template says, to one address', async () => {
  server.say();
  expect(await way()(message)).toEqual({ sent: true });
  expect(server.commands()).toContain('MAIL FROM:<no-reply@rasteh.example>');
  expect(recipients()).toEqual(['RCPT TO:<sara@example.ir>']);
  expect(server.texts()).toContain('بروید به https://rasteh.example/x?token=abc');
});

it('a recipient that looks like more than one stays one, and brings no header with it', async () => {
  server.say();
  await way()({ ...message, recipient: 'sara@example.ir, other@example.ir\r\nBcc: third@example.ir' });
  expect(recipients().length).toBeLessThanOrEqual(1);
  expect(server.mail()).not.toMatch(/^Bcc:/m);
});

it.each([
  ['an address that is not there', { RCPT: '550 no such user' }, { isFinal: true, failure: 'status 550' }],
  ['a mail that is refused', { '.': '554 not this one' }, { isFinal: true, failure: 'status 554' }],
  ['a full mailbox', { RCPT: '452 full' }, { isFinal: false, failure: 'status 452' }],
  ['a server that is busy', { GREETING: '421 later' }, { isFinal: false, failure: 'status 421' }],
  ['a password of ours that is wrong', { AUTH: '535 who are you' }, { isFinal: false, failure: 'status 535' }],
])('%s is told as it is, without the password', async (_, answers, expected) => {
  server.say(answers);
  expect(await way()(message)).toEqual({ sent: false, ...expected });
});

it('R10: a server that says nothing is not waited for: the mail is tried again', async () => {
  const expected = { sent: false, isFinal: false, failure: 'no answer in time' };
  for (const answers of [{ GREETING: '' }, { '.': '' }]) {
    server.say(answers);
    expect(await way(server.port, 300)(message)).toEqual(expected);
  }
});

it('nobody at the other end is a reason to try again, an unknown template is none', async () => {
  expect(await way(1)(message)).toEqual({ sent: false, isFinal: false, failure: 'not reachable' });
  expect(await way()({ ...message, template: 'other' })).toMatchObject({ sent: false, isFinal: true });
});
