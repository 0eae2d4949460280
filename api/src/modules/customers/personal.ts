import type { Database } from '../../platform/database/database.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { Problem } from '../../platform/problem.ts';
import { readPerson } from './persons.repository.ts';
import * as repository from './personal.repository.ts';

/** What customers keep of a person. A company that others still act for is not left without an owner. */
export const personalCustomers = (db: Database): PersonalPart => ({
  read: async (userId) => ({
    person: await readPerson(db, userId),
    memberships: await repository.readMemberships(db, userId),
  }),
  async forget(tx, userId) {
    await repository.lockCustomersOf(tx, userId);
    if ((await repository.countOrphans(tx, userId)) > 0) throw new Problem(409, 'LAST_OWNER');
    await repository.forgetPerson(tx, userId);
  },
});
