import { stripBidiControls } from '../text/normalise.ts';
import { siteName } from './messages.ts';

const longestTitle = 200;

/** `page | site`, free of characters that turn the direction of what follows. */
export function pageTitle(page: string): string {
  return `${tidy(page)} | ${siteName}`;
}

/** Title of a page that names none: its last path segment in title case (specification, section 2). */
export function fallbackTitle(pathname: string): string {
  const segment = pathname.split('/').findLast(Boolean);
  if (!segment) return siteName;
  const words = stripBidiControls(decode(segment))
    .split(/[-_\s]+/)
    .filter(Boolean);
  return pageTitle(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '));
}

/** Error pages are titled exactly `{status} - {message}` (specification, section 2). */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${tidy(message)}`;
}

/** A percent-encoded path as a person reads it; broken encodings stay as they are. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One line of text without what turns directions, cut at `longest` characters. */
export function tidy(text: string, longest = longestTitle): string {
  const plain = stripBidiControls(text).replace(/\s+/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
