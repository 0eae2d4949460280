/** Every word of the forms of a dispute, which come with them. */
export const disputeFormMessages = {
  lineIds: 'ردیف‌هایی که در آن‌ها اختلاف دارید',
  wish: 'خواستهٔ شما',
  reasonCode: 'موضوع اختلاف',
  text: 'شرح',
  textHint: 'دست‌کم ۵۰ نویسه، یا همراه یک مدرک. طرف دیگر می‌خواند.',
  sayHint: 'طرف دیگر و ناظر راسته می‌خوانند.',
  file: 'مدرک',
  fileHint: 'اختیاری. PDF، تصویر، Word، Excel یا نقشه؛ تا ۲۰ مگابایت. مدرک‌های بیشتر را پس از پاسخ طرف دیگر بیفزایید.',
  oneFileHint: 'اختیاری. PDF، تصویر، Word، Excel یا نقشه؛ تا ۲۰ مگابایت.',
  outcome: 'اختلاف چگونه پایان یابد',
  buyerPercent: 'سهم خریدار (درصد)',
  percentHint: 'تنها برای «تقسیم مبلغ»؛ تا دو رقم اعشار.',
  reason: 'توضیح برای طرف دیگر',
  reasonHint: 'اختیاری است.',
  choose: 'انتخاب کنید',
};
