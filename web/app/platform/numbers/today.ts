const options = { timeZone: 'Asia/Tehran', day: 'numeric', month: 'long', year: 'numeric' } as const;
let calendar: Intl.DateTimeFormat | undefined;

/**
 * Today in Tehran as a Jalali date: day, name of the month, year. By the runtime's own calendar, which is slow when first
 * asked but weighs nothing: for what is on every page and hardly ever seen.
 */
export function today(): string {
  // Made once: on the server it would cost each page more than ten of its cards do.
  calendar ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', options);
  const parts = calendar.formatToParts(new Date());
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // The runtime's own order puts the year first.
  return `${of('day')} ${of('month')} ${of('year')}`;
}
