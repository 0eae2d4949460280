import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { ADVERTISEMENT } from './advertisement-pictures.ts';
import * as enums from './advertisements.enums.ts';
import { advertisementErrors } from './advertisements.errors.ts';
import { advertisementForms } from './advertisements.forms.ts';
import { isOneKept } from './advertisements.repository.ts';
import { advertisementRoutes, staffAdvertisementRoutes } from './advertisements.routes.ts';
import { type AdvertisementParts, makeAdvertisements } from './advertisements.service.ts';
import { makeStaffAdvertisements, type StaffAdvertisementParts } from './staff-advertisements.service.ts';

const DAY_MINUTES = 1_440;
export type AdvertisementsPartParts = AdvertisementParts & StaffAdvertisementParts;

export function advertisementsPart(parts: AdvertisementsPartParts): ManifestPart {
  const advertisements = makeAdvertisements(parts);
  const staff = makeStaffAdvertisements(parts);
  return {
    errors: advertisementErrors,
    enums,
    forms: advertisementForms,
    routes: (v1) => {
      advertisementRoutes(v1, advertisements);
      staffAdvertisementRoutes(v1, staff);
    },
    recurring: { 'forget-advertisement-figures': { everyMinutes: DAY_MINUTES, run: advertisements.forgetFigures } },
    linkOwners: { [ADVERTISEMENT]: { canSee: (_actor, ids) => isOneKept(parts.db, ids) } },
    nodes: [{ type: 'Advertisement', table: 'advertisements' }],
  };
}
