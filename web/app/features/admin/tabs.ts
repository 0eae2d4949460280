import { adminMessages as words } from './messages.ts';

/** The parts of the staff area. A queue of another feature becomes one more row here and a component on the screen. */
export const adminTabs = [
  { name: 'users', action: 'USERS_READ', ...words.tabs.users },
  { name: 'identity', action: 'IDENTITY_CHECK', queue: 'IDENTITY', ...words.tabs.identity },
  { name: 'merchants', action: 'SELLERS_DECIDE', queue: 'MERCHANTS', ...words.tabs.merchants },
  { name: 'delegations', action: 'EVIDENCE_CHECK', queue: 'DELEGATIONS', ...words.tabs.delegations },
  { name: 'products', action: 'BASE_PRODUCTS_DECIDE', queue: 'BASE_PRODUCTS', ...words.tabs.products },
  { name: 'suppliers', action: 'SELLERS_DECIDE', queue: 'SUPPLIERS', ...words.tabs.suppliers },
  { name: 'claims', action: 'SELLERS_DECIDE', queue: 'CLAIMS', ...words.tabs.claims },
  { name: 'evidences', action: 'EVIDENCE_CHECK', queue: 'EVIDENCES', ...words.tabs.evidences },
  { name: 'entries', action: 'OFFERS_DECIDE', queue: 'ENTRIES', ...words.tabs.entries },
  { name: 'disputes', action: 'DISPUTES_DECIDE', queue: 'DISPUTES', ...words.tabs.disputes },
  { name: 'stuck', action: 'STUCK_ORDERS_READ', queue: 'STUCK_ORDERS', ...words.tabs.stuck },
  { name: 'reports', action: 'REPORTS_READ', ...words.tabs.reports },
  { name: 'sessions', action: 'SESSIONS_READ', ...words.tabs.sessions },
  { name: 'categories', action: 'MASTERS_WRITE', ...words.tabs.categories },
  { name: 'units', action: 'MASTERS_WRITE', ...words.tabs.units },
  { name: 'holidays', action: 'MASTERS_WRITE', ...words.tabs.holidays },
  { name: 'cities', action: 'MASTERS_WRITE', ...words.tabs.cities },
  { name: 'settings', action: 'MASTERS_WRITE', ...words.tabs.settings },
  { name: 'jobs', action: 'JOBS_RUN', queue: 'JOBS', ...words.tabs.jobs },
  { name: 'audit', action: 'AUDIT_READ', ...words.tabs.audit },
] as const;
export type AdminTab = (typeof adminTabs)[number]['name'];
