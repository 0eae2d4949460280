import type { MailTemplates } from '../../platform/outbox/smtp.ts';
import { mailMessages } from './messages.ts';

export const VERIFY_EMAIL = 'verify-email';

const words = mailMessages.verifyEmail;

/** What people get by mail. Values come from us alone, so that nobody writes a mail in our name. */
export const customerMails: MailTemplates = {
  [VERIFY_EMAIL]: ([link = '']) => ({
    subject: words.subject,
    text: `${words.lead}\n\n${link}\n\n${words.note}\n`,
    html: [
      '<!doctype html><html lang="fa" dir="rtl"><body>',
      `<p>${words.lead}</p><p dir="ltr"><a href="${link}">${link}</a></p><p>${words.note}</p>`,
      '</body></html>',
    ].join(''),
  }),
};
