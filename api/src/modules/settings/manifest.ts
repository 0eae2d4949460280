import type { Module } from '../../platform/modules/module.ts';
import * as enums from './settings.enums.ts';
import { settingErrors } from './settings.errors.ts';
import { settingForms } from './settings.forms.ts';
import { settingRoutes } from './settings.routes.ts';
import { makeSettings } from './settings.service.ts';

export function settingsModule(parts: Parameters<typeof makeSettings>[0]) {
  const settings = makeSettings(parts);
  return {
    name: 'settings',
    about: 'Numbers that rules of the site go by, each from a time on.',
    errors: settingErrors,
    enums,
    forms: settingForms,
    routes: (v1) => settingRoutes(v1, settings),
    nodes: [{ type: 'SettingStep', table: 'settings' }],
    service: settings,
  } satisfies Module;
}
