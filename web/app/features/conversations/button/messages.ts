/** The words of the button on public pages; those of the conversations themselves are in the feature's messages.ts. */
export const askButtonMessages = {
  ask: 'پرسش از فروشنده',
  goOn: 'وارد شدید؛ اکنون می‌توانید پرسش خود را بنویسید.',
};
