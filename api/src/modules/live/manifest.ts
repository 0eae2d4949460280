import { LiveHub } from '../../platform/live/live-hub.ts';
import type { Module } from '../../platform/modules/module.ts';
import { forgetRemoved } from '../../platform/sync/removed.ts';
import { liveRoutes } from './live.routes.ts';

export function liveModule(parts: ConstructorParameters<typeof LiveHub>[0]) {
  const hub = new LiveHub(parts);
  return {
    name: 'live',
    about: 'What happens and concerns who asks, as it happens.',
    routes: (v1) => liveRoutes(v1, hub),
    recurring: {
      'forget-live-events': { everyMinutes: 10, run: hub.forgetOld },
      'forget-removed-things': { everyMinutes: 60, run: () => forgetRemoved(parts.db) },
    },
    afterStart: async () => hub.start(),
    service: hub,
  } satisfies Module;
}
