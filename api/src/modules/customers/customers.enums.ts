import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const Gender = namedEnum('Gender', 'As people state it.', {
  FEMALE: { en: 'Female.', fa: 'زن' },
  MALE: { en: 'Male.', fa: 'مرد' },
});
export type Gender = Static<typeof Gender>;

export const CompanyType = namedEnum('CompanyType', 'The legal form of a company.', {
  LIMITED: { en: 'A company with limited liability.', fa: 'مسئولیت محدود' },
  PRIVATE_JOINT_STOCK: { en: 'A joint-stock company whose shares are not traded.', fa: 'سهامی خاص' },
  PUBLIC_JOINT_STOCK: { en: 'A joint-stock company whose shares are traded.', fa: 'سهامی عام' },
  COOPERATIVE: { en: 'A cooperative.', fa: 'تعاونی' },
  PARTNERSHIP: { en: 'A general partnership.', fa: 'تضامنی' },
  INSTITUTE: { en: 'An institute.', fa: 'مؤسسه' },
  STATE: { en: 'A company of the state.', fa: 'دولتی' },
});
export type CompanyType = Static<typeof CompanyType>;

export const CustomerKind = namedEnum('CustomerKind', 'Whether a person or a company buys.', {
  PERSON: { en: 'A person who buys for oneself.', fa: 'شخص' },
  COMPANY: { en: 'A company.', fa: 'شرکت' },
});
export type CustomerKind = Static<typeof CustomerKind>;

export const AgentPermission = namedEnum('AgentPermission', 'What somebody may do for a customer; owners may all.', {
  TRADE_CREATE: { en: 'Write trade requests.', fa: 'ثبت درخواست خرید' },
  TRADE_CONFIRM: { en: 'Confirm and publish trade requests.', fa: 'تأیید درخواست خرید' },
  QUOTE_ACCEPT: { en: 'Accept quotes.', fa: 'پذیرش پیشنهاد قیمت' },
  QUOTE: { en: 'Answer requests of buyers.', fa: 'پاسخ به درخواست خریداران' },
  ORDER_FULFIL: { en: 'Send and hand over what was sold.', fa: 'ارسال و تحویل سفارش' },
  MESSAGE: { en: 'Talk to sellers and buyers.', fa: 'گفت‌وگو با خریداران و فروشندگان' },
  WALLET_VIEW: { en: 'See the wallet.', fa: 'دیدن کیف پول' },
  WALLET_PAY: { en: 'Pay from the wallet.', fa: 'پرداخت از کیف پول' },
  ADDRESS_EDIT: { en: 'Change the addresses of the customer.', fa: 'ویرایش نشانی‌ها' },
  AGENT_MANAGE: { en: 'Invite, change and remove agents.', fa: 'مدیریت نماینده‌ها' },
  DELEGATION_MANAGE: {
    en: 'Ask for and give delegations in the name of the customer.',
    fa: 'مدیریت نمایندگی‌ها',
  },
  CATALOG_EDIT: { en: 'Write the entries that the customer sells.', fa: 'ویرایش کالاها' },
  REPORT_VIEW: { en: 'See how often what the customer sells is looked at.', fa: 'دیدن آمار بازدید' },
  SALE_SETTING_EDIT: {
    en: 'Change how the merchants of the customer present themselves and sell.',
    fa: 'ویرایش شرایط فروش',
  },
});
export type AgentPermission = Static<typeof AgentPermission>;

export const PublishNeeds = namedEnum('PublishNeeds', 'Who of a company lets a trade request go to its seller.', {
  CONFIRMER: { en: 'Whoever may confirm trade requests.', fa: 'هر کس که اجازهٔ تأیید درخواست خرید دارد' },
  OWNER: { en: 'An owner only.', fa: 'تنها مالک شرکت' },
});
export type PublishNeeds = Static<typeof PublishNeeds>;

export const AgentStatus = namedEnum('AgentStatus', 'Where the membership of an agent stands.', {
  INVITED: { en: 'Has not answered yet.', fa: 'دعوت‌شده', tone: 'info' },
  ACTIVE: { en: 'May act, within dates.', fa: 'فعال', tone: 'success' },
  SUSPENDED: { en: 'May do nothing for now.', fa: 'معلق', tone: 'warning' },
  REMOVED: { en: 'Is no member any more.', fa: 'حذف‌شده', tone: 'error' },
});
export type AgentStatus = Static<typeof AgentStatus>;
