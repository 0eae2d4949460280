import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of people and their companies. */
export const area: OwnArea = {
  menu: { place: 40, name: 'PersonalInfo', href: '/profile/personal-info', label: 'اطلاعات من' },
  kept: {
    customers: 'مشخصات شخصی شما و شرکت‌هایی که مالک یا نمایندهٔ آن‌ها هستید؛ اطلاعات هر شرکتِ خودتان کنار آن است.',
  },
  liveQueries: { CustomerAgent: ['viewer.customers', 'viewer.customerAgents', 'viewer.customerProfile'] },
};
