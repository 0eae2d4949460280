import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { emit } from '../../platform/domain-events/emit.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { compareNames } from '../../platform/sort-key.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Acting } from './acting.ts';
import { lockCustomer } from './agents.repository.ts';
import * as repository from './closing.repository.ts';
import { customerEvents } from './customers.events.ts';
import type { CompanyFiles } from './company-files.ts';
import { readCustomer } from './customers.repository.ts';
import type { CustomerClosing } from './customers.schemas.ts';
import { lockCustomersOf } from './personal.repository.ts';

type Parts = {
  db: Database;
  clock: Clock;
  acting: Pick<Acting, 'actingFor'>;
  files: CompanyFiles;
  /** What others have still to do for it, in words; none must be left. */
  openMatters: (tx: Tx, customerId: string) => Promise<string[]>;
};

/** However a name is spelt: half-spaces, Arabic letters and capitals do not matter. */
const isSameName = (one: string, other: string) =>
  foldSearchKey(one).replaceAll(' ', '') === foldSearchKey(other).replaceAll(' ', '');

/** The end of customers: a company by its owner, a person's own customer and companies with the account. */
export function makeClosing({ db, clock, acting, files, openMatters }: Parts) {
  /** @throws Problem 409 OPEN_MATTERS */
  async function end(tx: Tx, actorId: string, customerId: string, sender: Sender) {
    const open = await openMatters(tx, customerId);
    if (open.length > 0)
      throw new Problem(409, 'OPEN_MATTERS', [{ field: '', code: 'OPEN_MATTERS', params: [open.join('، ')] }]);
    const closed = await repository.closeCustomer(tx, customerId);
    if (!closed) return;
    await files.release(tx, customerId, closed);
    const by = { at: clock.now(), actorId, onBehalfOf: customerId };
    await emit(tx, [customerEvents.of('CUSTOMER_CLOSED', customerId, {})], by);
    // Each by name: what they heard as members they hear no more from now on.
    await recordEvent(tx, {
      type: 'CUSTOMER_CLOSED',
      objectType: 'Customer',
      objectId: customerId,
      seq: closed.version,
      audiences: closed.userIds.map(audience.user),
    });
    const what = { action: 'CUSTOMER_CLOSED', objectType: 'Customer', objectId: customerId };
    await recordAudit(tx, sender, { actorId, result: 'DONE', ...what, detail: { members: closed.members } });
  }

  /** @throws Problem 404 unless the viewer acts for it, 403 unless as an owner */
  async function owned(query: Queryable, actor: Actor, id: string) {
    const { kind } = await acting.actingFor(query, actor, id, 'OWNER');
    const row = await readCustomer(query, actor, id, clock.now());
    return row && kind === 'COMPANY' ? row : notFound('CUSTOMER_NOT_FOUND');
  }

  return {
    /** What holds of the word that a company is to be closed, beside its format. @throws Problem 403, 404 unless the viewer owns it */
    closingRules: async (actor: Actor, id: string) => rulesOf(await owned(db, actor, id)),

    /** Closes a company for good. @throws Problem 403, 404 unless the viewer owns it, 400 for another name, 409 for another version */
    closeCustomer: (actor: Actor, id: string, { version, confirmation }: CustomerClosing, sender: Sender) =>
      db.transaction(async (tx) => {
        await lockCustomer(tx, id);
        const row = await owned(tx, actor, id);
        if (row.version !== version) versionConflict(row.version);
        await requireAll(rulesOf(row), { confirmation });
        await end(tx, actor.userId, id, sender);
      }),

    /**
     * Closes what nobody else owns, before the account of its owner is closed: the own customer of the person, and the
     * companies that were named. @throws Problem 409 SOLE_OWNER naming each company that was not
     */
    async closeLeft(tx: Tx, actorId: string, companyIds: readonly string[], sender: Sender) {
      await lockCustomersOf(tx, actorId);
      const left = await repository.readSoleOwned(tx, actorId, clock.now());
      const named = companyIds.map((id) => id.toLowerCase());
      const forgotten = left
        .filter(({ id, kind }) => kind === 'COMPANY' && !named.includes(id))
        .sort((one, other) => compareNames(one.name!, other.name!));
      if (forgotten.length > 0) {
        const errors = forgotten.map(({ name }): FieldError => ({
          field: 'closeCompanyIds',
          code: 'SOLE_OWNER_OF',
          params: [name!],
        }));
        throw new Problem(409, 'SOLE_OWNER', errors);
      }
      for (const { id } of left) await end(tx, actorId, id, sender);
    },
  };
}

const rulesOf = ({ legalName }: { legalName: string | null }): LateRule<Pick<CustomerClosing, 'confirmation'>>[] => [
  {
    reads: ['confirmation'],
    judge: ({ confirmation }) =>
      isSameName(confirmation, legalName!) ? undefined : { field: 'confirmation', code: 'NAME_MISMATCH' },
  },
];
