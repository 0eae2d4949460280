import type { FastifyInstance } from 'fastify';
import { readKey } from '../../platform/idempotency/idempotency.ts';
import { receiveFile, takeForms } from '../../platform/one-file.ts';
import { route, scopeOf } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import { ProfilePicture, ProfilePictureChoice, ProfilePictureForm } from './profile-picture.schemas.ts';
import { LARGEST_PICTURE, type ProfilePictures } from './profile-picture.service.ts';

const shared = { url: '/users/profile-picture', policy: 'user' } as const;

export function profilePictureRoutes(v1: FastifyInstance, pictures: ProfilePictures) {
  v1.register(async (app) => {
    await takeForms(app, { largest: LARGEST_PICTURE, fields: 1 });
    choosingRoute(app, pictures);
  });
  route(v1, 'identity', {
    ...shared,
    operationId: 'profilePicture',
    graph: 'viewer.profilePicture',
    summary: 'The own picture; 204, and null in the graph, when there is none',
    response: ProfilePicture,
    isOptional: true,
    handler: ({ actor }) => pictures.profilePicture(actor),
  });
  route(v1, 'identity', {
    ...shared,
    method: 'DELETE',
    operationId: 'deleteProfilePicture',
    graph: 'viewer',
    summary: 'Takes the own picture away',
    response: nothing,
    handler: ({ actor }) => pictures.remove(actor),
  });
}

function choosingRoute(app: FastifyInstance, pictures: ProfilePictures) {
  route(app, 'identity', {
    ...shared,
    method: 'POST',
    operationId: 'setProfilePicture',
    graph: 'viewer',
    summary: 'Makes an uploaded image the own picture; the one before is removed a day later',
    description: 'The image may come with the request, as the part `file` of a form.',
    body: ProfilePictureChoice,
    response: ProfilePicture,
    form: {
      schema: ProfilePictureForm,
      toBody: (request, reply, actor) => {
        const route = `${scopeOf(request, actor).route} file`;
        const key = readKey(request.headers['idempotency-key'], false);
        return receiveFile(request, reply, (file) => pictures.upload(actor, { route, key }, file));
      },
    },
    rules: ({ actor, body }) => pictures.rules(actor, body),
    handler: ({ actor, body }) => pictures.choose(actor, body),
  });
}
