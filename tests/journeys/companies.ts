import { expect, type Page } from '@playwright/test';
import type { Person } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { arrive, site } from './people.ts';

const AGENTS = '/customers/profile/merchant-agents';

/** Logs somebody in who owns a company together with the one that made it. */
export async function arriveAsOwner(page: Page, owner: Person, customerId: string) {
  const people = peopleOf(site().api);
  const phone = newPhone();
  const browser = await arrive(page, phone);
  const terms = { displayName: 'مریم', permissions: ['MESSAGE'] };
  const { body } = await people.as(owner.accessToken, 'POST', AGENTS, { customerId, phone, ...terms });
  await browser.run('AcceptCustomerInvitation', { input: { id: body.id } });
  const change = { agentId: body.id, version: 2, isSuspended: false, isOwner: true, ...terms };
  expect((await people.as(owner.accessToken, 'PUT', AGENTS, change)).status).toBe(200);
}
