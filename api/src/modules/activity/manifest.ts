import type { Module } from '../../platform/modules/module.ts';
import { valuesOf } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import * as enums from './activity.enums.ts';
import { activityErrors } from './activity.errors.ts';
import { activityForms } from './activity.forms.ts';
import { activityRoutes, chartRoutes } from './activity.routes.ts';
import { makeActivity } from './activity.service.ts';

export function activityModule(parts: Parameters<typeof makeActivity>[0]) {
  const activity = makeActivity(parts);
  return {
    name: 'activity',
    about: 'What is looked at.',
    errors: activityErrors,
    enums,
    forms: activityForms,
    routes: (v1) => {
      activityRoutes(v1, activity);
      chartRoutes(v1, activity);
    },
    personal: { lastVisits: activity.lastVisits.personal },
    recurring: {
      'forget-last-visits': { everyMinutes: 10, run: activity.lastVisits.forgetOld },
      'forget-day-visitors': { everyMinutes: 10, run: activity.forgetDayVisitors },
    },
    pointsAt: valuesOf(ThingType),
    service: activity,
  } satisfies Module;
}
