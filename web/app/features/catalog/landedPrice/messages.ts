/** Words of what an offer costs at the buyer's door. */
export const landedPriceMessages = {
  title: 'قیمت تحویل در شهر شما',
  lead: 'با مالیات و هزینهٔ حمل؛ برآورد است و پیش‌فاکتور فروشنده ملاک است.',
  /** Of files and of work. */
  notCarried: {
    title: 'قیمت با مالیات',
    lead: 'برآورد است و پیش‌فاکتور فروشنده ملاک است.',
    result: 'ریز قیمت',
  },
  state: 'استان',
  anyState: 'انتخاب استان',
  city: 'شهر',
  quantity: (unit: string) => `تعداد (${unit})`,
  find: 'محاسبهٔ قیمت',
  result: 'ریز قیمت تحویل',
  days: (count: string) => `تا ${count} روز کاری پس از سفارش می‌رسد.`,
  rightSellers: 'فروشندگانی که به این شهر می‌فروشند',
  wholeNumber: 'تعداد را با یک عدد درست بنویسید.',
  least: (moq: string, unit: string) => `حداقل سفارش ${moq} ${unit} است.`,
  most: 'این تعداد برای محاسبه بیش از اندازه است؛ از فروشنده بپرسید.',
  steps: (moq: string, step: string, next: string) =>
    `حداقل سفارش ${moq} است و ${step} تا ${step} تا بیشتر می‌شود؛ نزدیک‌ترین: ${next}.`,
  or: ' یا ',
  unknownPlace: 'این استان یا شهر در فهرست نیست؛ از فهرست انتخاب کنید.',
};
