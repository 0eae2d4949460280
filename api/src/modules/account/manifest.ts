import type { Module } from '../../platform/modules/module.ts';
import { accountErrors } from './account.errors.ts';
import { accountForms } from './account.forms.ts';
import { accountRoutes } from './account.routes.ts';
import { makeAccount } from './account.service.ts';

export function accountModule(parts: Parameters<typeof makeAccount>[0]) {
  const account = makeAccount(parts);
  return {
    name: 'account',
    about: 'The own account as a whole.',
    errors: accountErrors,
    forms: accountForms,
    routes: (v1) => accountRoutes(v1, account),
    service: account,
  } satisfies Module;
}
