import type { Module } from '../../platform/modules/module.ts';
import type { Files } from '../files/index.ts';
import * as enums from './identity.enums.ts';
import { identityErrors } from './identity.errors.ts';
import { identityForms } from './identity.forms.ts';
import { identityRoutes } from './identity.routes.ts';
import { makeIdentity } from './identity.service.ts';
import { identityNotices } from './notices.ts';
import { type KnownPerson, outboxRoute } from './outbox.routes.ts';
import { profilePictureRoutes } from './profile-picture.routes.ts';
import { makeProfilePictures } from './profile-picture.service.ts';
import { tokenRoutes } from './token.routes.ts';

type Parts = Parameters<typeof makeIdentity>[0] & {
  files: Files;
  /** Whom the seeds know, for the addresses of development; undefined where there are none. */
  knownPeople: readonly KnownPerson[] | undefined;
};

export function identityModule({ files, knownPeople, ...parts }: Parts) {
  const identity = makeIdentity(parts);
  const pictures = makeProfilePictures({ db: parts.db, files });
  return {
    name: 'identity',
    about: 'Login by code, sessions.',
    errors: identityErrors,
    enums,
    forms: identityForms,
    notices: identityNotices,
    routes: (v1) => {
      identityRoutes(v1, identity);
      profilePictureRoutes(v1, pictures);
    },
    ownAddresses: (app) => {
      tokenRoutes(app, identity);
      if (knownPeople) outboxRoute(app, identity, knownPeople);
    },
    linkOwners: { USER: { canSee: async (actor, ids) => actor !== undefined && ids.includes(actor.userId) } },
    personal: { profilePicture: pictures.personal },
    recurring: {
      'forget-login-codes': { everyMinutes: 10, run: identity.otp.forgetOld },
      'forget-sessions': { everyMinutes: 10, run: identity.sessions.forgetOld },
    },
    nodes: [
      { type: 'AdminUser', table: 'users' },
      { type: 'Session', table: 'sessions' },
      { type: 'ProfilePicture', table: 'profile_pictures', id: 'file_id' },
    ],
    service: identity,
  } satisfies Module;
}
