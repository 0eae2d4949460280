import { today } from './today.ts';

const MINUTE_MS = 60_000;
let told: { minute: number; text: string } | undefined;

/** The same for pages that the server makes, asked once a minute. Apart, so that no browser loads it. */
export function todayOnServer(): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (told?.minute !== minute) told = { minute, text: today() };
  return told.text;
}
