/** Every word of the sellers of an open request. */
export const sellerMessages = {
  title: 'فروشندگان',
  list: 'فروشندگانی که از آن‌ها پرسیده‌اید',
  none: 'هنوز فروشنده‌ای شرکت نکرده است.',
  and: '، ',
  because: (reason: string) => `دلیل: ${reason}`,
  remove: 'دیگر نپرس',
  removeOf: (name: string) => `دیگر از ${name} نپرس`,
  removed: (name: string) => `دیگر از ${name} پرسیده نمی‌شود.`,
  removal: {
    title: (name: string) => `از ${name} دیگر نپرسید؟`,
    text: 'این فروشنده استعلام را دیگر نمی‌بیند و نمی‌تواند پیشنهاد بفرستد.',
  },
  invite: 'پرسیدن از فروشندگان دیگر',
  send: (count: string) => `فرستادن برای ${count} فروشنده`,
  sendNone: 'فروشنده‌ای انتخاب کنید',
  sent: 'استعلام برای فروشندگان تازه فرستاده شد.',
  decline: {
    action: 'پیشنهاد نمی‌دهم',
    title: 'پیشنهاد ندادن به این استعلام',
    text: 'خریدار از آن باخبر می‌شود و شما دیگر نمی‌توانید برای این استعلام پیشنهاد بفرستید.',
    done: 'به خریدار گفته شد که پیشنهادی نمی‌دهید.',
  },
};
