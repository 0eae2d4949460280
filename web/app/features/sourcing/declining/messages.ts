/** Every word of the form by which somebody says no with a reason. */
export const decliningMessages = {
  fields: { reasonCode: 'دلیل', reason: 'توضیح' },
  hint: 'اگر دلیل «دیگر» است، توضیح لازم است.',
  choose: 'انتخاب کنید',
};
