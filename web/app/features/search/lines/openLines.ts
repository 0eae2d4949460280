import { redirect } from 'react-router-dom';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { searchPath } from '../paths.ts';
import { SearchLinesDocument } from './SearchLines.generated.ts';
import { firstPart, linesOf, onlyKey, tidyLines } from './typedLines.ts';

/** What the search form sent in its address: one thing leads to its search, several are looked for beside each other. */
export async function openLines(args: ScreenArgs) {
  const typed = new URL(args.request.url).searchParams.get('key') ?? '';
  return openText(args, typed, 302);
}

/** The form of several lines without script. */
export async function openPostedLines(args: ScreenArgs) {
  const form = await args.request.formData();
  const typed = form.get('text');
  // After a write a browser must read the other page, whatever it sent.
  return openText(args, typeof typed === 'string' ? typed : '', 303);
}

async function openText(args: ScreenArgs, typed: string, redirectStatus: number) {
  const text = tidyLines(typed);
  const key = onlyKey(text);
  if (key) throw redirect(searchPath(key), redirectStatus);
  if (linesOf(text).length > 0) await load(args, SearchLinesDocument, { text: firstPart(text).part });
  return { text };
}
