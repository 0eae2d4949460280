/** Names of the forms without script of a delivery. */
export const plainShipName = 'ship';
export const plainDeliverName = 'deliver';
export const plainAnswerName = 'answer-delivery';
export const plainArrivalName = 'shipment-arrived';
export const plainTakeAllName = 'take-all';
