import type { Database } from '../../platform/database/database.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { Problem } from '../../platform/problem.ts';
import type { CompanyFiles } from './company-files.ts';
import { readPerson } from './persons.repository.ts';
import * as repository from './personal.repository.ts';

/** What customers keep of a person. A company that others still act for is not left without an owner. */
export const personalCustomers = (db: Database, files: CompanyFiles): PersonalPart => ({
  read: async (userId) => ({
    person: await readPerson(db, userId),
    memberships: await repository.readMemberships(db, userId),
  }),
  async forget(tx, userId) {
    await repository.lockCustomersOf(tx, userId);
    if ((await repository.countOrphans(tx, userId)) > 0) throw new Problem(409, 'LAST_OWNER');
    // Nobody is left who could see or change them.
    for (const company of await repository.takeFilesOfLeft(tx, userId)) await files.release(tx, company);
    await repository.forgetPerson(tx, userId);
  },
});
