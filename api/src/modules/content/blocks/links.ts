import { slugOf } from '../../../platform/slug.ts';
import { typedAddress } from '../../../platform/text.ts';

export type LinkRules = {
  /** Hosts that https links may lead to, as `new URL` writes them. */
  hosts: readonly string[];
  /** Origin of the site; addresses below it are kept as paths. */
  own?: string | undefined;
};

/** Hosts that editors link to: bodies of standards, authorities and encyclopedias. Sellers link to the site alone. */
export const EDITOR_LINK_HOSTS: readonly string[] = [
  'www.iso.org',
  'www.iec.ch',
  'www.astm.org',
  'www.asme.org',
  'www.api.org',
  'www.din.de',
  'standard.inso.gov.ir',
  'www.inso.gov.ir',
  'enamad.ir',
  'www.evat.ir',
  'www.tax.gov.ir',
  'fa.wikipedia.org',
  'en.wikipedia.org',
];

const MAX_ADDRESS = 1_000;
/** Stands for the site while a path is parsed: no host has this name. */
const PLACEHOLDER = 'https://own.invalid';

/** A link as it is stored. @returns undefined when it is not allowed */
export function readLink(written: string, rules: LinkRules): string | undefined {
  const link = typedAddress(written);
  if (link.startsWith('#')) return anchorLink(link);
  if (link.startsWith('/')) return pathOf(link, PLACEHOLDER);
  return URL.canParse(link) ? foreignLink(new URL(link), rules) : undefined;
}

function anchorLink(link: string): string | undefined {
  const anchor = slugOf(decoded(link.slice(1)));
  return anchor === '' ? undefined : `#${anchor}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/..//evil` is `//evil` once it is parsed: what comes out is judged too. */
function pathOf(link: string, origin: string): string | undefined {
  if (!URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && !path.startsWith('//') && path.length <= MAX_ADDRESS ? path : undefined;
}

function foreignLink(url: URL, { hosts, own }: LinkRules): string | undefined {
  if (url.username !== '' || url.password !== '') return undefined;
  if (own !== undefined && url.origin === new URL(own).origin) return pathOf(url.href, url.origin);
  const isAllowed = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  return isAllowed && url.href.length <= MAX_ADDRESS ? url.href : undefined;
}
