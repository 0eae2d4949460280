import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { kavenegar } from './kavenegar.ts';
import { makeNotices } from './notices.ts';
import { makeOutbox } from './outbox.ts';
import { byChannel, noWayOut, stayInOutbox } from './sender.ts';
import { makeSmsCeiling } from './sms-ceiling.ts';
import { type MailTemplates, smtp } from './smtp.ts';

type Parts = { db: Database; clock: Clock; config: Config; secrets: Secrets; mails: () => MailTemplates };

/** What leaves the house by SMS and mail, by the providers that are configured. @param mails every template there is */
export function makeMessaging({ db, clock, config, secrets, mails }: Parts) {
  const withoutMail = config.isProduction ? noWayOut : stayInOutbox;
  const send = byChannel({
    SMS: config.kavenegar ? kavenegar(config.kavenegar) : stayInOutbox,
    MAIL: config.mail ? smtp({ ...config.mail, templates: mails }) : withoutMail,
  });
  const outbox = makeOutbox({ db, clock, key: secrets.outboxKey, send, keepsSent: !config.isProduction });
  const ceiling = makeSmsCeiling(config.otpLimits.messagesPerHour);
  return { outbox, ceiling, notices: makeNotices({ outbox, ceiling, publicOrigin: config.publicOrigin }) };
}
