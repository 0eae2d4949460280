// What other features may use of trade.
export { OrderButton } from './order/button/OrderButton.tsx';
export { isOrderable } from './order/button/isOrderable.ts';
export { AskButtons } from './basket/button/AskButtons.tsx';
export { BasketCount } from './basket/count/BasketCount.tsx';
export { WaitingWork } from './waiting/WaitingWork.tsx';
export { WaitingRequests } from './components/WaitingRequests.tsx';
