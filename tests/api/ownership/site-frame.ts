import { type Owned, UNKNOWN } from './kinds.ts';

const announcement = {
  text: 'فردا سایت ساعتی در دسترس نیست.',
  tone: 'INFO',
  audience: 'ALL',
  from: '2099-01-01T00:00:00.000Z',
  until: '2099-01-02T00:00:00.000Z',
  order: 1,
};
const operator = {
  version: 1_000,
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
    request: () => ({ path: '/admin/websitemenus/WEB', body: { version: 1_000, entries: [] } }),
  },
  adminAnnouncements: { reaches: 'staff', request: () => ({ path: '/admin/announcements' }) },
  createAnnouncement: { reaches: 'staff', request: () => ({ path: '/admin/announcements', body: announcement }) },
  updateAnnouncement: {
    reaches: 'staff',
    request: () => ({ path: `/admin/announcements/${UNKNOWN}`, body: { ...announcement, version: 1 } }),
  },
  adminSiteOperator: { reaches: 'staff', request: () => ({ path: '/admin/siteoperator' }) },
  updateSiteOperator: { reaches: 'staff', request: () => ({ path: '/admin/siteoperator', body: operator }) },
};
