import type { Tx } from '../database/database.ts';
import type { Outbox } from './outbox.ts';
import type { Addressee } from './sender.ts';
import type { SmsCeiling } from './sms-ceiling.ts';

/** What nobody waits for may wait a day for a provider. */
const TRIED_SECONDS = 24 * 3_600;

export type Notices = ReturnType<typeof makeNotices>;

/**
 * Messages to phones that something happened, with the address where it is seen. Nothing that people typed goes out in them:
 * whoever calls a company by an advertisement sends it to nobody.
 */
export const makeNotices = ({ outbox, ceiling, publicOrigin }: Parts) => ({
  /**
   * Nothing is sent where the messages of an hour are used up: what there is to know is seen at the next login, too.
   * @param recipient a phone (E.164) @param template as the provider knows it, with one token: the address
   * @param path where it is seen, below the site's origin @param triedSeconds how long a provider may let it wait
   * @param to whose account it is for; none for a phone that is no account's
   */
  async send(
    tx: Tx,
    recipient: string,
    template: string,
    { path = '/profile', triedSeconds = TRIED_SECONDS, to }: Address = {},
  ) {
    if (!(await ceiling.room(tx)).forOthers) return;
    const values = [publicOrigin + path];
    await outbox.put(tx, { channel: 'SMS', recipient, template, values, ...(to && { to }) }, triedSeconds);
  },
});
type Address = { path?: string; triedSeconds?: number; to?: Addressee };
type Parts = { outbox: Outbox; ceiling: SmsCeiling; publicOrigin: string };
