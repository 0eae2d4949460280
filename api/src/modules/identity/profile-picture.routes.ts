import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { ProfilePicture, ProfilePictureChoice } from './profile-picture.schemas.ts';
import type { ProfilePictures } from './profile-picture.service.ts';

export function profilePictureRoutes(app: FastifyInstance, pictures: ProfilePictures) {
  const url = '/users/profile-picture';
  const shared = { url, policy: 'user', response: ProfilePicture } as const;
  route(app, 'identity', {
    ...shared,
    operationId: 'profilePicture',
    summary: 'The own picture, if there is one',
    handler: ({ actor }) => pictures.profilePicture(actor),
  });
  route(app, 'identity', {
    ...shared,
    method: 'POST',
    operationId: 'setProfilePicture',
    summary: 'Makes an uploaded image the own picture; the one before is removed a day later',
    body: ProfilePictureChoice,
    handler: ({ actor, body }) => pictures.choose(actor, body),
  });
  route(app, 'identity', {
    ...shared,
    method: 'DELETE',
    operationId: 'removeProfilePicture',
    summary: 'Takes the own picture away',
    handler: ({ actor }) => pictures.remove(actor),
  });
}
