/** What is said where a quantity has to be stated again. */
export const amountMessages = {
  otherUnit: 'واحد عوض شد. مقدار را به واحد تازه بنویسید.',
  otherPrice: 'واحد عوض شد. قیمت هر واحد تازه را بنویسید.',
};
