import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { nationalPhone, readPhone } from '../../platform/phone.ts';
import type { FieldError } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import type { Customers } from '../customers/index.ts';
import type { Identity } from '../identity/index.ts';
import type { AccountAct, AccountClosing, AccountExport, ClosedAccount } from './account.schemas.ts';

type Parts = {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'users' | 'sessions'>;
  closeLeft: Customers['closeLeft'];
  /** By name, every part of the market that keeps something of a person; known when all modules are. */
  kept: () => Readonly<Record<string, PersonalPart>>;
};
export type Account = ReturnType<typeof makeAccount>;

const MOST_ACTS = 10_000;

/** What a person may ask of the own account as a whole. */
export function makeAccount({ db, clock, identity, closeLeft, kept }: Parts) {
  async function owner(id: string): Promise<AccountExport['user']> {
    const { phone, roles, createdAt, lastLoginAt, termsVersion, termsAcceptedAt } = await identity.users.user(id);
    return {
      userId: id,
      roles,
      phone: phone ? nationalPhone(phone) : '',
      createdAt: createdAt.toISOString(),
      ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
      ...(termsVersion && { termsVersion }),
      ...(termsAcceptedAt && { termsAcceptedAt: termsAcceptedAt.toISOString() }),
    };
  }

  async function acts(actorId: string): Promise<AccountAct[]> {
    const { rows } = await readAudit(db, { actorId }, paging({ pageSize: MOST_ACTS }));
    return rows.map(({ at, action, objectType, objectId, result, address }) => ({
      at,
      action,
      result,
      address,
      ...(objectType && { objectType }),
      ...(objectId && { objectId }),
    }));
  }

  async function closingRules(actor: Actor): Promise<LateRule<Pick<AccountClosing, 'confirmation'>>[]> {
    const { phone } = await identity.users.user(actor.userId);
    const judge = ({ confirmation }: Pick<AccountClosing, 'confirmation'>): FieldError | undefined =>
      readPhone(confirmation) === phone ? undefined : { field: 'confirmation', code: 'PHONE_MISMATCH' };
    return [{ reads: ['confirmation'], judge }];
  }

  return {
    /** What holds of the word that an account is to be closed, beside its format. */
    closingRules,

    async export(actor: Actor): Promise<AccountExport> {
      const { userId } = actor;
      const parts: AccountExport['parts'] = [];
      for (const [name, part] of Object.entries(kept()))
        parts.push({ name, json: JSON.stringify(await part.read(userId)) });
      return {
        exportedAt: clock.now().toISOString(),
        user: await owner(userId),
        sessions: await identity.sessions.sessions(actor),
        acts: await acts(userId),
        parts,
      };
    },

    /** @throws Problem 400 for another phone than the own one, 409 LAST_ADMIN, SOLE_OWNER naming what must be closed too */
    async close(
      actor: Actor,
      { confirmation, closeCompanyIds = [] }: AccountClosing,
      sender: Sender,
    ): Promise<ClosedAccount> {
      await requireAll(await closingRules(actor), { confirmation });
      await identity.users.close(actor, sender, async (tx) => {
        await closeLeft(tx, actor.userId, closeCompanyIds, sender);
        for (const part of Object.values(kept())) await part.forget(tx, actor.userId);
      });
      return { closedAt: clock.now().toISOString() };
    },
  };
}
