import type { GraphRequest } from './graph.ts';

/** A command for a POSIX shell that sends the same request. Headers are written as they were typed. */
export function curlCommand(url: string, request: GraphRequest, headers: Record<string, string>): string {
  // A stream is shown as it comes.
  const isStream = /^subscription\b/m.test(request.query);
  const accept = isStream && { accept: 'text/event-stream' };
  const lines = { 'content-type': 'application/json', ...accept, ...headers };
  const parts = [
    `curl ${isStream ? '-N ' : ''}${quoted(url)}`,
    ...Object.entries(lines).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(JSON.stringify(request))}`,
  ];
  return parts.join(' \\\n  ');
}

/** Nothing is special inside single quotes but the quote itself, which is closed, escaped and opened again. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
