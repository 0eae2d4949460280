// What other features may use of trade.
export { OrderButton } from '../sourcing/order/button/OrderButton.tsx';
export { isOrderable } from '../sourcing/order/button/isOrderable.ts';
export { AskButtons } from '../sourcing/basket/button/AskButtons.tsx';
export { BasketCount } from '../sourcing/basket/count/BasketCount.tsx';
export { WaitingWork } from './waiting/WaitingWork.tsx';
export { WaitingRequests } from '../tradeSteps/components/WaitingRequests.tsx';
