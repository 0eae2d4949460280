import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import type { PropertyChoices } from './property-choices.service.ts';
import {
  CategoryPropertyChange,
  CategoryPropertyPatch,
  NewCategoryProperty,
  NewPropertyValue,
  PropertyParams,
  PropertyValueChange,
  PropertyValuePatch,
  PropertyValueParams,
  StaffProperty,
  StaffPropertyQuery,
} from './staff-properties.schemas.ts';
import type { StaffProperties } from './staff-properties.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function staffPropertyRoutes(app: FastifyInstance, properties: StaffProperties, choices: PropertyChoices) {
  route(app, 'catalog', {
    url: '/admin/categoryproperties',
    operationId: 'adminCategoryProperties',
    graph: 'staff.categoryProperties',
    policy,
    summary: 'The properties of a category, those of the categories above first, retired ones too',
    query: StaffPropertyQuery,
    response: Type.Array(StaffProperty),
    handler: ({ query }) => properties.list(query.categoryId),
  });
  route(app, 'catalog', {
    method: 'POST',
    url: '/admin/categoryproperties',
    operationId: 'createCategoryProperty',
    graph: 'staff',
    policy,
    summary: 'Has something more measured or stated in a category and below',
    body: NewCategoryProperty,
    response: StaffProperty,
    rules: () => properties.rules.create(),
    handler: ({ actor, body, sender }) => properties.create(actor, body, sender),
  });
  route(app, 'catalog', {
    method: 'PUT',
    url: '/admin/categoryproperties/:id',
    operationId: 'updateCategoryProperty',
    graph: 'staff',
    policy,
    summary: 'Changes of a property what moves no value, or retires it',
    params: PropertyParams,
    body: CategoryPropertyChange,
    patch: {
      body: CategoryPropertyPatch,
      stored: ({ params }) => properties.one(params.id),
    },
    response: StaffProperty,
    rules: () => properties.rules.change,
    handler: ({ actor, params, body, sender }) => properties.change(actor, params.id, body, sender),
  });
  route(app, 'catalog', {
    method: 'POST',
    url: '/admin/categoryproperties/:id/values',
    operationId: 'createPropertyValue',
    graph: 'staff',
    policy,
    summary: 'Adds a value to an enumeration, at most 50 for life',
    params: PropertyParams,
    body: NewPropertyValue,
    response: StaffProperty,
    rules: () => choices.rules,
    handler: ({ actor, params, body, sender }) => choices.add(actor, params.id, body, sender),
  });
  route(app, 'catalog', {
    method: 'PUT',
    url: '/admin/categoryproperties/:id/values/:valueId',
    operationId: 'updatePropertyValue',
    graph: 'staff',
    policy,
    summary: 'Changes label, sizes, place and activity of a value',
    params: PropertyValueParams,
    body: PropertyValueChange,
    patch: {
      body: PropertyValuePatch,
      stored: ({ params }) => choices.one(params.id, params.valueId),
    },
    response: StaffProperty,
    handler: ({ actor, params, body, sender }) => choices.change(actor, params, body, sender),
  });
}
