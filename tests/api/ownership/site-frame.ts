import { ok } from '../../kit/rest.ts';
import type { Owned } from './kinds.ts';

const announcement = {
  text: 'فردا سایت ساعتی در دسترس نیست.',
  tone: 'INFO' as const,
  audience: 'ALL' as const,
  from: '2099-01-01T00:00:00.000Z',
  until: '2099-01-02T00:00:00.000Z',
  order: 1,
};
const operator = {
  name: 'شرکت راسته',
  address: 'تهران، خیابان آزادی، پلاک ۱۲',
  phones: ['02188776655'],
  email: 'support@rasteh.example',
  supportHours: 'شنبه تا چهارشنبه',
};

/** What stands around every page. */
export const siteFrameOwned: Owned = {
  adminWebsiteMenus: { reaches: 'staff', request: () => ({ path: '/admin/websitemenus' }) },
  updateWebsiteMenu: {
    reaches: 'staff',
    request: async (people, admin) => {
      const menus = ok(await people.get('/admin/websitemenus', { by: admin }));
      const version = menus.find(({ platform }) => platform === 'MOBILE')?.version ?? 0;
      return { path: '/admin/websitemenus/MOBILE', body: { version, entries: [] } };
    },
  },
  adminAnnouncements: { reaches: 'staff', request: () => ({ path: '/admin/announcements' }) },
  createAnnouncement: { reaches: 'staff', request: () => ({ path: '/admin/announcements', body: announcement }) },
  updateAnnouncement: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version } = ok(await people.post('/admin/announcements', { by: admin, body: announcement }));
      return { path: `/admin/announcements/${id}`, body: { ...announcement, version } };
    },
  },
  adminSiteOperator: { reaches: 'staff', request: () => ({ path: '/admin/siteoperator' }) },
  updateSiteOperator: {
    reaches: 'staff',
    request: async (people, admin) => {
      const known = (await people.as(admin, 'GET', '/admin/siteoperator')).body as { version?: number } | undefined;
      return { path: '/admin/siteoperator', body: { ...operator, version: known?.version ?? 0 } };
    },
  },
};
