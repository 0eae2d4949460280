import type { Module } from '../../platform/modules/module.ts';
import { valuesOf } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import { activityForms } from './activity.forms.ts';
import { activityRoutes } from './activity.routes.ts';
import { makeActivity } from './activity.service.ts';

export function activityModule(parts: Parameters<typeof makeActivity>[0]) {
  const activity = makeActivity(parts);
  return {
    name: 'activity',
    about: 'What is looked at.',
    forms: activityForms,
    routes: (v1) => activityRoutes(v1, activity),
    personal: { lastVisits: activity.lastVisits.personal },
    recurring: { 'forget-last-visits': { everyMinutes: 10, run: activity.lastVisits.forgetOld } },
    pointsAt: valuesOf(ThingType),
    service: activity,
  } satisfies Module;
}
