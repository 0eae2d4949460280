import { newLegalId } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { supportOf } from '../merchants/own-merchants.kit.ts';
import { companyOf, type Owned, type People, type Person } from './kinds.ts';

type Notice = { id: string; detail?: string };

/** Staff turn the identity of a company of the owner down; the notice of it carries the reason. @returns it */
async function noticeOf(people: People, owner: Person, reason: string): Promise<Notice> {
  const claim = {
    customerId: await companyOf(people, owner),
    company: { legalName: 'صنایع پمپ البرز', nationalLegalId: newLegalId() },
  };
  const body = ok(await people.post('/customers/profile/identity-verifications', { by: owner, body: claim }));
  const decision = { isConfirmed: false, reason, version: body.version };
  await people.put('/admin/identity-verifications/{id}', {
    by: await supportOf(people),
    path: { id: body.id },
    body: decision,
  });
  return until('the notice', async () => {
    const list = ok(await people.get('/notifications', { by: owner }));
    return list.items.find(({ detail }) => detail === reason);
  });
}
const OWN = 'takes no id: it is the inbox of the token';

/** The inbox of a person. */
export const notificationsOwned: Owned = {
  notifications: { reaches: 'rows', make: noticeOf, path: '/notifications' },
  notificationSummary: { reaches: 'self', why: OWN, request: () => ({ path: '/notifications/summary' }) },
  readNotifications: {
    reaches: 'object',
    make: async (people, owner) => (await noticeOf(people, owner, 'کد ملی با نام یکی نیست')).id,
    request: (upTo) => ({ path: '/notifications/read', body: { upTo } }),
  },
  notificationPreferences: { reaches: 'self', why: OWN, request: () => ({ path: '/notifications/preferences' }) },
  updateNotificationPreferences: {
    reaches: 'self',
    why: OWN,
    request: () => ({ path: '/notifications/preferences', body: { choices: [], version: 1 } }),
  },
};
