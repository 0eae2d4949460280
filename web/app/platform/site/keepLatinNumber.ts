import { redirect } from 'react-router-dom';
import type { ScreenArgs } from '../graph/load.ts';
import { numberInAddress } from '../text/digits.ts';

/** A number typed into a form that goes into the address: other digits than Latin ones lead to the same page with those. */
export function keepLatinNumber(args: ScreenArgs, name: string, typed: string | undefined): void {
  const { pathname, searchParams } = new URL(args.request.url);
  if (typed === undefined || numberInAddress(typed) === typed) return;
  searchParams.set(name, numberInAddress(typed));
  throw redirect(`${pathname}?${searchParams}`);
}
