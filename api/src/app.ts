import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { makeModules } from './modules.ts';
import type { SearchEngine } from './modules/search/index.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import { forgetChanges } from './platform/changes/forget-changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { withSubscribers } from './platform/domain-events/in-transaction.ts';
import { makeSubscribers, type Subscribers } from './platform/domain-events/subscribers.ts';
import { ErrorCodes } from './platform/error-codes.ts';
import { makeIdempotency } from './platform/idempotency/idempotency.ts';
import { type JobsByHand, makeJobs } from './platform/jobs/make-jobs.ts';
import { tickRoute } from './platform/jobs/tick-route.ts';
import { maintenanceRoute } from './platform/maintenance/maintenance-route.ts';
import { alarm } from './platform/metrics.ts';
import { joined } from './platform/modules/module.ts';
import { makeMessaging } from './platform/outbox/messaging.ts';
import { platformErrors } from './platform/platform.errors.ts';
import { definitionOf } from './platform/schema.ts';
import type { Secrets } from './platform/secrets.ts';
import { makeServer } from './platform/server.ts';

type Parts = {
  db: Database;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  feed: ChangeFeed;
  /** Finds offers instead of the read model in the database, and keeps up with it by itself. */
  searchEngine?: SearchEngine;
  /** What falls due waits for it. */
  worksAfter?: Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobsByHand;
    subscribers: Subscribers;
  }
}

/** The whole api: the platform with what each module says of itself (modules.ts). */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { config, feed } = parts;
  const db = withSubscribers(parts.db, () => modules.flatMap(({ inTransaction }) => inTransaction ?? []));
  const idempotency = makeIdempotency(db, config);
  const messaging = makeMessaging({ ...parts, mails: () => joined(modules, ({ mails }) => mails) });
  // What the forms of the site send, as soon as every route is known.
  const bodies = (): Record<string, TSchema> =>
    Object.fromEntries(app.declared.flatMap(({ body }) => (body ? [[body, definitionOf({ $ref: body })]] : [])));
  const { modules, things, gatekeeper } = makeModules({ ...parts, db, ...messaging, idempotency, bodies });
  const app: FastifyInstance = await makeServer({
    db,
    config,
    feed,
    gatekeeper,
    idempotency,
    errorCodes: new ErrorCodes([platformErrors, ...modules.flatMap(({ errors }) => errors ?? [])]),
    // A module with several manifests is what its first one says.
    tags: [...Map.groupBy(modules, ({ name }) => name)].map(([name, [first]]) => ({ name, description: first!.about })),
  });
  await app.register(async (v1) => modules.forEach(({ routes }) => routes?.(v1)), { prefix: '/api/v1' });
  for (const { ownAddresses } of modules) ownAddresses?.(app);
  // Elsewhere a command opens the database itself.
  if (!config.databaseUrl)
    maintenanceRoute(
      app,
      config.dataFolder,
      joined(modules, ({ works }) => works),
    );
  app.addHook('onReady', async () => {
    things.check();
    for (const { checkAtStart } of modules) await checkAtStart?.();
  });
  const subscribers = makeSubscribers({ ...parts, db, subscribers: joined(modules, (module) => module.subscribers) });
  const { worker, enqueueRecurring, byHand } = makeJobs({
    ...parts,
    db,
    modules,
    queues: subscribers.queues,
    recurring: {
      ...subscribers.recurring,
      'forget-idempotency-keys': { everyMinutes: 10, run: idempotency.forgetOld },
      'forget-messages': { everyMinutes: 10, run: messaging.outbox.forgetOld },
      'forget-changes': { everyMinutes: 10, run: () => forgetChanges(db, parts.clock.now()) },
    },
  });
  app.decorate('jobs', byHand);
  app.decorate('subscribers', subscribers);
  if (process.env.RASTEH_BUILD === 'test') tickRoute(app, worker, subscribers);
  // Only a server that listens works in the background; printing the contract does not.
  let enqueued: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    messaging.outbox.start();
    // Not in the midst of it either: a database that is busy writing would let the deadline of a statement pass.
    const works = parts.worksAfter ?? Promise.resolve();
    void works.then(() => worker.start());
    subscribers.listen();
    enqueued = works.then(enqueueRecurring).catch((error: Error) => alarm('start', `recurring jobs: ${error.message}`));
    for (const { name, afterStart } of modules)
      afterStart?.().catch((error: Error) => alarm('start', `${name}: ${error.message}`));
  });
  app.addHook('onClose', async () => {
    await enqueued;
    await subscribers.stop();
    await worker.stop();
    await messaging.outbox.stop();
  });
  return app;
}
