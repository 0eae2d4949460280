/** What a person reads on one card of a product list. */
export type Card = { href: string; title: string; texts: string[] };
export type List = { heading: string; cards: Card[] };

/** Reads a rendered list: its h1 and every list item that holds a heading with a link. */
export function listOf(html: string): List {
  const heading = textsOf(/<h1\b[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '').join(' ');
  const items = html.split(/<li\b/).slice(1).map((item) => item.slice(item.indexOf('>') + 1).split('</li>')[0]!);
  return { heading, cards: items.flatMap((item) => cardOf(item) ?? []) };
}

function cardOf(item: string): Card | undefined {
  const link = /<h[23]\b[^>]*><a href="(\/products\/[^"]+)"[^>]*>(.*?)<\/a>/s.exec(item);
  if (!link) return undefined;
  const title = textsOf(link[2]!).join('');
  return { href: decode(link[1]!), title, texts: textsOf(item).filter((text) => text !== title) };
}

/** Texts between tags. React parts neighbouring texts with comments. */
const textsOf = (html: string): string[] =>
  html.replaceAll(/<!--.*?-->/gs, '').split(/<[^>]*>/).map((text) => decode(text).trim()).filter(Boolean);

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex ? String.fromCodePoint(parseInt(hex, 16)) : decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole),
  );
