/** The words of the button on public pages; those of the notes themselves are in the feature's messages.ts. */
export const noteButtonMessages = {
  write: 'یادداشت',
  goOn: 'وارد شدید؛ اکنون می‌توانید یادداشت خود را بنویسید.',
};
