/** Every word of the form that reports a message, which comes with it. */
export const reportMessages = {
  title: 'گزارش پیام',
  text: 'کارشناسان راسته متن پیام و گزارش شما را می‌خوانند. طرف دیگر از گزارش باخبر نمی‌شود.',
  reason: 'دلیل گزارش',
  reasons: {
    SPAM: 'تبلیغ ناخواسته',
    ABUSE: 'توهین یا تهدید',
    FRAUD: 'فریب یا درخواست مشکوک',
    OTHER: 'موردی دیگر',
  },
  explanation: 'توضیح',
  explanationHint: 'برای «موردی دیگر» لازم است.',
  missing: 'بنویسید چه چیزی در این پیام نادرست است.',
  send: 'ارسال گزارش',
  sent: 'گزارش شما فرستاده شد.',
  failed: 'گزارش فرستاده نشد. نوشتهٔ شما همین‌جا مانده است؛ دوباره تلاش کنید.',
};
