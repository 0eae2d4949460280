import type { Module } from '../../platform/modules/module.ts';
import * as enums from './reference.enums.ts';
import { masterRoutes } from './masters.routes.ts';
import { referenceErrors } from './reference.errors.ts';
import { referenceForms } from './reference.forms.ts';
import { referenceRoutes } from './reference.routes.ts';
import { unitChangeRoutes } from './unit-changes.routes.ts';
import { makeReference } from './reference.service.ts';

export function referenceModule(parts: Parameters<typeof makeReference>[0]) {
  const reference = makeReference(parts);
  return {
    name: 'reference',
    about: 'Units, holidays, enumerations and form models.',
    errors: referenceErrors,
    enums,
    forms: referenceForms,
    routes: (v1) => {
      referenceRoutes(v1, reference);
      masterRoutes(v1, reference.masters);
      unitChangeRoutes(v1, reference.unitChanges);
    },
    checkAtStart: reference.check,
    nodes: [
      { type: 'MeasurementQuantity', table: 'measurement_quantities' },
      { type: 'UnitOfMeasurement', table: 'units_of_measurement' },
    ],
    service: reference,
  } satisfies Module;
}
