/** The words with which an order begins; those of the draft are in edit/messages.ts. */
export const orderMessages = {
  title: 'سفارش مستقیم',
  description: 'آغاز سفارش مستقیم از یک فروشنده.',
  lead: 'پیش از تأیید شما چیزی برای فروشنده فرستاده نمی‌شود.',
  quantity: (unit: string) => `تعداد (${unit})`,
  least: (moq: string, unit: string) => `حداقل سفارش ${moq} ${unit}`,
  step: (step: string, unit: string) => `گام سفارش ${step} ${unit}`,
  and: '، ',
  seller: 'فروشنده',
  party: 'به نام',
  draft: 'پیش‌نویس',
  newDraft: 'سفارش تازه',
  addTo: (number: string, lines: string) => `افزودن به ${number} با ${lines} ردیف`,
  changeIn: (number: string, quantity: string, unit: string) =>
    `تغییر تعداد در ${number} که اکنون ${quantity} ${unit} است`,
  draftHint: 'سفارش دیگری از همین فروشنده در دست نوشتن است.',
  begin: 'ساختن پیش‌نویس',
  add: 'افزودن به پیش‌نویس',
  addMore: 'افزودن به مقدار پیش‌نویس',
  change: 'تغییر تعداد در پیش‌نویس',
  begun: 'پیش‌نویس سفارش ساخته شد.',
  added: 'به پیش‌نویس افزوده شد.',
  changed: 'تعداد در پیش‌نویس تغییر کرد.',
  failed: 'پیش‌نویس ساخته نشد. دوباره تلاش کنید.',
  loading: 'در حال خواندن شرایط سفارش',
  loadFailed: 'شرایط سفارش خوانده نشد.',
  notOffered: 'این کالا اکنون سفارش مستقیم ندارد.',
  noParty: 'به نام چه کسی سفارش می‌دهید؟',
  noPartyText:
    'برای خرید به نام خودتان، نام، نام خانوادگی و کد ملی خود را بنویسید و به همین صفحه برگردید. برای خرید به نام شرکت، آن را همان‌جا ثبت کنید؛ نمایندهٔ شرکت باید اجازهٔ ثبت درخواست خرید داشته باشد.',
  /** Without script whose draft and which one is one choice. */
  goal: (buyer: string, draft: string) => `${buyer}: ${draft}`,
  goOn: 'ادامه',
  basketEmpty: 'این ردیف‌ها دیگر در سبد نیاز شما نیست',
  basketEmptyText: 'شاید پیش‌تر سفارش داده شده‌اند یا دیگر عرضه نمی‌شوند.',
  basketLeft: (count: string) => `${count} ردیف از این فروشنده نیست یا دیگر عرضه نمی‌شود و در این سفارش نمی‌آید.`,
  toBasket: 'بازگشت به سبد نیاز',
  quantityOfLine: (title: string) => `مقدار ${title}`,
  toParty: 'نوشتن نام و کد ملی',
};

/** What a person reads of an order that is refused. */
export const orderRefusals = {
  step: (moq: string, step: string) => `حداقل سفارش ${moq} است و از آن به بعد ${step} تا ${step} تا بیشتر می‌شود.`,
  leastAmount: (amount: string) => `حداقل مبلغ سفارش از این فروشنده ${amount} است.`,
  positive: 'تعداد را با عددی بزرگ‌تر از صفر بنویسید.',
  dayTooFar: (last: string) => `این روز باید تا ${last} باشد.`,
};
