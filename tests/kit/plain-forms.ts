import type { WebBrowser } from './web-browser.ts';

// Forms of pages as a browser without script has them and sends them.
export type Fields = Record<string, string>;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The form of a page that names a thing, with what a browser would send of it. @param name which one of its forms */
export const formOf = async (browser: WebBrowser, path: string, id: string, name = '') =>
  formIn(await (await browser.send(path)).text(), id, name)!;

/** The same in a page at hand; undefined where the page has none. */
export function formIn(html: string, id: string, name = '') {
  const parts = [...html.matchAll(/<noscript>.*?<\/noscript>/gs)].map(([part]) => part);
  const forms = parts.flatMap((part) => [...part.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => form));
  const form = forms.find(
    (each) => each.includes(`name="id" value="${id}"`) && each.includes(`name="form" value="${name}`),
  );
  if (!form) return undefined;
  const fields: Fields = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g))
    if (!/type="(?:checkbox|radio|file)"/.test(tag)) fields[attribute(tag, 'name')] = attribute(tag, 'value');
  for (const [, tag = '', options = ''] of form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
    const [chosen = /<option\b[^>]*>/.exec(options)?.[0] ?? ''] =
      /<option\b[^>]*\sselected=""[^>]*>/.exec(options) ?? [];
    fields[attribute(tag, 'name')] = attribute(chosen, 'value');
  }
  for (const [, tag = '', text = ''] of form.matchAll(/(<textarea\b[^>]*>)(.*?)<\/textarea>/gs))
    fields[attribute(tag, 'name')] = unescaped(text);
  // A browser keeps the fragment to itself.
  return { action: attribute(form, 'action').replace(/#.*/, ''), fields, html: form };
}

/** The values of the boxes of a form that are ticked, by the name that they share. */
export const tickedIn = (form: string, name: string) =>
  [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) =>
    attribute(tag, 'name') === name && /\schecked=""/.test(tag) ? [attribute(tag, 'value')] : [],
  );

/** Sends a form of parts as a page of the site does: its fields, and then the file. */
export function sendParts(
  browser: WebBrowser,
  path: string,
  fields: Fields,
  { field = 'picture', bytes, name = '' }: { field?: string; bytes?: Buffer; name?: string } = {},
  headers: Fields = { origin: browser.site.web.url, 'sec-fetch-site': 'same-origin' },
) {
  const body = new FormData();
  for (const [each, value] of Object.entries(fields)) body.append(each, value);
  // A field where no file was chosen is sent without name and bytes.
  body.append(field, new Blob(bytes ? [new Uint8Array(bytes)] : []), name);
  return browser.send(path, { method: 'POST', headers, body });
}

/** Sends a form as a page of the site does, unless `headers` say otherwise. */
export const sendForm = (
  browser: WebBrowser,
  path: string,
  fields: Fields | [string, string][],
  headers: Fields = { origin: browser.site.web.url, 'sec-fetch-site': 'same-origin' },
) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
