const options = { timeZone: 'Asia/Tehran', day: 'numeric', month: 'long', year: 'numeric' } as const;
const MINUTE_MS = 60_000;
let calendar: Intl.DateTimeFormat | undefined;
let told: { minute: number; text: string } | undefined;

/**
 * Today in Tehran as a Jalali date: day, name of the month, year. By the runtime's own calendar, which is slow when first
 * asked but weighs nothing: for what is on every page and hardly ever seen.
 */
export function today(): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (told?.minute !== minute) told = { minute, text: formatToday() };
  return told.text;
}

function formatToday(): string {
  // Made once: on the server it would cost each page more than ten of its cards do.
  calendar ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', options);
  const parts = calendar.formatToParts(new Date());
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // The runtime's own order puts the year first.
  return `${of('day')} ${of('month')} ${of('year')}`;
}
