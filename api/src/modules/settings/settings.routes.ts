import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { NewSettingValue, StaffSetting } from './settings.schemas.ts';
import type { Settings } from './settings.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function settingRoutes(app: FastifyInstance, settings: Settings) {
  route(app, 'settings', {
    url: '/admin/settings',
    operationId: 'adminSettings',
    graph: 'staff.settings',
    policy,
    summary: 'The numbers that rules of the site go by, with what they were and will be',
    response: Type.Array(StaffSetting),
    handler: () => settings.list(),
  });
  route(app, 'settings', {
    method: 'POST',
    url: '/admin/settings',
    operationId: 'createSettingValue',
    graph: 'staff',
    policy,
    summary: 'Gives a setting a value from a time on; what held before stays in the list',
    body: NewSettingValue,
    response: StaffSetting,
    rules: () => settings.rules,
    handler: ({ actor, body, sender }) => settings.add(actor, body, sender),
  });
}
