// What other features may use of sourcing.
export { OrderButton } from './order/button/OrderButton.tsx';
export { isOrderable } from './order/button/isOrderable.ts';
export { AskButtons } from './basket/button/AskButtons.tsx';
export { BasketCount } from './basket/count/BasketCount.tsx';
