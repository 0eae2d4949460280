/** An element as React would be told about it, or a text. */
export type Node = string | { tag: string; attributes: Record<string, string>; children: Node[] };
/** The heading of a product list and its cards, each an `<li>`. */
export type List = { heading: string; cards: Node[] };

const VOID = new Set(['img', 'br', 'input', 'hr']);
/** Attributes that React names otherwise. */
const inReact: Record<string, string> = { class: 'className', tabindex: 'tabIndex', srcset: 'srcSet' };

/** Reads a rendered list: its h1, and every list item with a heading that links to a product. */
export function listOf(html: string): List {
  const heading = htmlOf(html, /<h1\b/g)[0] ?? '';
  return { heading: decode(heading.replaceAll(/<[^>]*>/g, '')), cards: cardsOf(html).map(treeOf) };
}

/** The markup of each card, without the comments that React puts between texts. */
export const cardsOf = (html: string): string[] =>
  htmlOf(html, /<li\b/g).filter((item) => /<h[23]\b[^>]*><a href="\/products\//.test(item));

/** Outer markup of every element that begins so and holds none of its own kind. */
function htmlOf(html: string, begin: RegExp): string[] {
  return [...html.matchAll(begin)].map(({ 0: open, index }) => {
    const close = `</${open.slice(1)}>`;
    return html.slice(index, html.indexOf(close, index) + close.length).replaceAll(/<!--.*?-->/gs, '');
  });
}

/** Markup as React writes it: every element closed, every value quoted. */
function treeOf(html: string): Node {
  const stack: Node[][] = [[]];
  for (const [token, close, tag, attributes] of html.matchAll(
    /<(\/)?([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g,
  )) {
    if (!tag) stack.at(-1)!.push(decode(token));
    else if (close) stack.pop();
    else {
      const children: Node[] = [];
      stack.at(-1)!.push({ tag, attributes: attributesOf(attributes ?? ''), children });
      if (!VOID.has(tag)) stack.push(children);
    }
  }
  return stack[0]![0]!;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
    nameInReact(name!),
    decode(value!),
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

const nameInReact = (name: string) =>
  inReact[name] ??
  (/^(aria|data)-/.test(name) ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (named[name] ?? whole),
  );
