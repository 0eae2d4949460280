export { activityRoutes } from './activity.routes.ts';
export { makeActivity } from './activity.service.ts';
