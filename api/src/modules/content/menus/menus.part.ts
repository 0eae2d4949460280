import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { menuErrors } from './menus.errors.ts';
import { menuForms } from './menus.forms.ts';
import { menuRoutes } from './menus.routes.ts';
import { makeMenus } from './menus.service.ts';

const DAY_MINUTES = 24 * 60;

export function menusPart(parts: Parameters<typeof makeMenus>[0]) {
  const menus = makeMenus(parts);
  return {
    errors: menuErrors,
    forms: menuForms,
    routes: (v1) => menuRoutes(v1, menus),
    recurring: { 'menu-targets': { everyMinutes: DAY_MINUTES, run: menus.checkTargets } },
  } satisfies ManifestPart;
}
