/** Words around amounts. */
export const moneyMessages = {
  toman: 'تومان',
  rial: 'ریال',
  negotiable: 'توافقی',
};

export const dateMessages = {
  today: 'امروز',
};
