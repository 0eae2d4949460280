import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { readPerson } from './persons.repository.ts';
import * as repository from './personal.repository.ts';

/** What customers keep of a person. What nobody else owns was closed before (closing.ts). */
export const personalCustomers = (db: Database, clock: Clock): PersonalPart => ({
  read: async (userId) => ({
    person: await readPerson(db, userId),
    memberships: await repository.readMemberships(db, userId, clock.now()),
  }),
  forget: repository.forgetPerson,
});
