import { customerEvents } from '../customers/index.ts';
import type { Module } from '../../platform/modules/module.ts';
import { verificationNotices } from './notices.ts';
import * as enums from './verifications.enums.ts';
import { verificationErrors } from './verifications.errors.ts';
import { verificationForms } from './verifications.forms.ts';
import { readWaiting } from './verifications.repository.ts';
import { verificationRoutes } from './verifications.routes.ts';
import { makeVerifications } from './verifications.service.ts';

export function verificationsModule(parts: Parameters<typeof makeVerifications>[0]) {
  const verifications = makeVerifications(parts);
  return {
    name: 'verifications',
    about: 'Identities of people and companies, as staff check them.',
    inTransaction: [
      {
        events: customerEvents.definitions,
        handle: (tx, { aggregateId }) => verifications.customerClosed(tx, aggregateId),
      },
    ],
    errors: verificationErrors,
    enums,
    forms: verificationForms,
    notices: verificationNotices,
    routes: (v1) => verificationRoutes(v1, verifications),
    staffQueues: {
      IDENTITY: { action: 'IDENTITY_CHECK', targetDays: 3, read: () => readWaiting(parts.db) },
    },
    personal: { verifications: verifications.personal },
    nodes: [{ type: 'IdentityVerification', table: 'identity_verifications' }],
    service: verifications,
  } satisfies Module;
}
