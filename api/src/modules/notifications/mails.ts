import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { MailTemplates } from '../../platform/outbox/smtp.ts';
import { takeDueMails } from './fan-out.repository.ts';
import { labelOf, mailWords as words } from './messages.ts';

const NOTICES = 'notices';
const AT_ONCE = 200;
/** What nobody waits for may wait a day for a provider. */
const TRIED_SECONDS = 24 * 3_600;

type Parts = { db: Database; clock: Clock; outbox: Outbox; publicOrigin: string };

/** One mail a person for all that waited unread: what kinds there are and how many, nothing that people wrote. */
export const makeNoticeMails = ({ db, clock, outbox, publicOrigin }: Parts) => ({
  async send(): Promise<void> {
    for (;;) {
      const sent = await db.transaction(async (tx) => {
        const due = await takeDueMails(tx, clock.now(), AT_ONCE);
        for (const { userId, customerIds, email, types, counts } of due) {
          const lines = types.map((type, index) => words.line(labelOf(type), counts[index]!));
          const values = [`${publicOrigin}/profile/notifications`, ...lines];
          const message = { channel: 'MAIL', recipient: email, template: NOTICES, values } as const;
          await outbox.put(tx, { ...message, to: { userId, partyIds: customerIds } }, TRIED_SECONDS);
        }
        return due.length;
      });
      if (sent === 0) return;
    }
  },
});

export const noticeMails: MailTemplates = {
  [NOTICES]: ([link = '', ...lines]) => ({
    subject: words.subject,
    text: [words.lead, '', ...lines, '', link, '', words.note, ''].join('\n'),
    html: [
      '<!doctype html><html lang="fa" dir="rtl"><body>',
      `<p>${words.lead}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
      `<p dir="ltr"><a href="${link}">${link}</a></p><p>${words.note}</p></body></html>`,
    ].join(''),
  }),
};
