import { createTransport } from 'nodemailer';
import type { MessageSender, Outcome } from './sender.ts';

/** Less than the time after which another api may take the message. */
const TOTAL_MS = 10_000;

/** What a template makes of its values. */
export type Mail = { subject: string; text: string; html: string };
export type MailTemplates = Record<string, (values: string[]) => Mail>;
type Settings = {
  /** `smtp://` or `smtps://`, with the user and the password; never logged. */
  url: string;
  from: string;
  /** By name; known when all modules are. */
  templates: () => MailTemplates;
  totalMs?: number;
};
type SmtpError = Error & { code?: string; responseCode?: number };

/** Sends by SMTP, a connection for each mail: there are few. */
export function smtp({ url, from, templates, totalMs = TOTAL_MS }: Settings): MessageSender {
  const each = Math.floor(totalMs / 2);
  const transport = createTransport({
    url,
    connectionTimeout: each,
    greetingTimeout: each,
    dnsTimeout: each,
    socketTimeout: totalMs,
    // A mail is what its template says, and no file or page of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, template, values }) => {
    const mail = templates()[template];
    if (!mail) return { sent: false, isFinal: true, failure: 'unknown template' };
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve(later('no answer in time')), totalMs);
    });
    // As an object: it is one address, whatever is in it.
    const to = { name: '', address: recipient };
    const sent = transport.sendMail({ ...mail(values), from, to, textEncoding: 'base64' }).then(
      (): Outcome => ({ sent: true }),
      (error: SmtpError) => outcomeOf(error),
    );
    return Promise.race([sent, tooLate]).finally(() => clearTimeout(timer));
  };
}

/** What the server refuses for ever is of this mail, unless it refuses us. */
function outcomeOf({ code = '', responseCode }: SmtpError): Outcome {
  if (responseCode === undefined) return later(code === 'ETIMEDOUT' ? 'no answer in time' : 'not reachable');
  return { sent: false, isFinal: responseCode >= 500 && code !== 'EAUTH', failure: `status ${responseCode}` };
}

const later = (failure: string): Outcome => ({ sent: false, isFinal: false, failure });
