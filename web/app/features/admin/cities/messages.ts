/** Every word of the cities. */
export const cityMessages = {
  tab: {
    label: 'شهرها',
    text: 'افزودن شهر و تغییر نام آن',
  },
  lead: 'نام شهر هر جا که دیده می‌شود با هم تغییر می‌کند. شهری حذف نمی‌شود.',
  search: 'جست‌وجوی شهرها',
  key: 'نام شهر',
  submit: 'جست‌وجو',
  name: 'شهر',
  state: 'استان',
  capital: 'مرکز استان',
  actions: 'کارها',
  add: 'افزودن شهر',
  rename: 'تغییر نام',
  renameTitle: (name: string) => `تغییر نام ${name}`,
  save: 'ذخیره',
  added: 'شهر افزوده شد.',
  saved: 'نام شهر ذخیره شد.',
  none: 'شهری پیدا نشد',
  noneText: 'نام دیگری را جست‌وجو کنید.',
  labels: { name: 'نام شهر', stateId: 'استان', reason: 'دلیل' },
};
