/** Words of what an offer costs at the buyer's door. */
export const landedPriceMessages = {
  title: 'قیمت تحویل در شهر شما',
  lead: 'با مالیات و هزینهٔ حمل؛ برآورد است و پیش‌فاکتور فروشنده ملاک است.',
  state: 'استان',
  anyState: 'انتخاب استان',
  city: 'شهر',
  quantity: (unit: string) => `تعداد (${unit})`,
  find: 'محاسبهٔ قیمت',
  result: 'ریز قیمت تحویل',
  days: (count: string) => `تا ${count} روز کاری پس از سفارش می‌رسد.`,
  rightSellers: 'فروشندگانی که به این شهر می‌فروشند',
  wholeNumber: 'تعداد را با یک عدد درست بنویسید.',
  least: (moq: string, unit: string) => `کمترین سفارش ${moq} ${unit} است.`,
  most: 'این تعداد بیش از آن است که این‌جا حساب شود؛ از فروشنده بپرسید.',
  steps: (moq: string, step: string, next: string) =>
    `سفارش از ${moq} آغاز می‌شود و ${step} تا ${step} تا بالا می‌رود؛ نزدیک‌ترین: ${next}.`,
  or: ' یا ',
  unknownPlace: 'این جا را نمی‌شناسیم؛ از فهرست انتخاب کنید.',
};
