export const basketCountMessages = { inBasket: (count: string) => `${count} ردیف در سبد نیاز` };
