/** Words around amounts. */
export const moneyMessages = {
  toman: 'تومان',
  rial: 'ریال',
  negotiable: 'توافقی',
};

export const dateMessages = {
  today: 'امروز',
  months: [
    ...['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور'],
    ...['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
  ],
};
