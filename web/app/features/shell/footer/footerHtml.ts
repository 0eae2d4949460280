import { basketPath, categoryPath, sellPath } from '../../../paths.ts';
import { escapeHtml } from '../../../platform/text/escapeHtml.ts';
import { operatorHtml } from '../../content/index.ts';
import type { FrameAnswer } from '../components/frameQuestion.ts';
import { footerMessages } from './messages.ts';

const words = footerMessages.footer;

interface FooterLink {
  title: string;
  href: string;
  /** Its page comes from the server, whole. */
  isWhole?: boolean;
  /** Where it stands of itself: in the group that has this address. */
  beside?: string;
}
interface Group {
  title: string;
  links: FooterLink[];
}
type Branch = NonNullable<FrameAnswer['websiteMenu']>[number];

const made = new WeakMap<FrameAnswer, string>();

/**
 * The links of the footer and who runs the site, as HTML text: they are the same on every page, so they are made once for
 * an answer, and React neither renders nor hydrates them.
 */
export function footerHtml(answer: FrameAnswer): string {
  let text = made.get(answer);
  if (text === undefined) made.set(answer, (text = groupsHtml(groupsOf(answer)) + operatorHtml(answer.siteOperator)));
  return text;
}

/** The groups that staff keep, with what the site has whatever they keep. No address stands in two of them. */
export function groupsOf({ categoryMenu, websiteMenu, sitePages }: FrameAnswer): Group[] {
  const menu = websiteMenu ?? [];
  const kept = menu.flatMap(groupOf);
  const taken = new Set(kept.flatMap(({ links }) => links.map(({ href }) => href)));
  const left = (links: FooterLink[]) => links.filter(({ href }) => !taken.has(href));
  const hasCategories = [...taken].some((href) => href.startsWith('/category/'));
  const roots = hasCategories ? [] : (categoryMenu ?? []);
  const loose = menu.flatMap(({ title, href, children }) => (href && children.length === 0 ? [{ title, href }] : []));
  const looseHrefs = new Set(loose.map(({ href }) => href));
  const pages = (sitePages ?? []).filter(({ placements }) => placements.includes('FOOTER'));
  const others = left(always).filter(({ href }) => !looseHrefs.has(href));
  const placed = kept.map(({ title, links }) => ({ title, links: [...links, ...besideOf(links, others)] }));
  const homeless = others.filter((link) => placed.every(({ links }) => !links.includes(link)));
  return [
    { title: words.roots, links: roots.map((root) => ({ title: root.name, href: categoryPath(root) })) },
    ...placed,
    { title: words.more, links: [...left(loose), ...homeless] },
    { title: words.pages, links: left(pages.map(({ title, path }) => ({ title, href: path }))) },
  ].filter(({ links }) => links.length > 0);
}

/** What the footer leads to whatever staff keep. */
const always: FooterLink[] = [
  { title: words.basket, href: basketPath, isWhole: true, beside: '/search' },
  { title: words.sell, href: sellPath, beside: '/page/how-to-sell' },
  { title: words.questions, href: '/faq', beside: '/help' },
  { title: words.feedback, href: '/feedback', beside: '/faq' },
];

const besideOf = (links: readonly FooterLink[], others: readonly FooterLink[]) =>
  others.filter(({ beside }) => links.some(({ href }) => href === beside));

/** An entry of the top with what stands below it, on one level. */
function groupOf({ title, href, children }: Branch): Group[] {
  if (children.length === 0) return [];
  const below = children.flatMap((child) => [child, ...child.children]);
  const links = [{ title, href }, ...below].flatMap((each) =>
    each.href ? [{ title: each.title, href: each.href, isWhole: each.href === basketPath }] : [],
  );
  return [{ title, links }];
}

const groupsHtml = (groups: readonly Group[]) =>
  `<nav aria-label="${words.links}" class="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-6">${groups
    .map(({ title, links }) => `<section><h2 class="${heading}">${escapeHtml(title)}</h2>${listHtml(links)}</section>`)
    .join('')}</nav>`;

const heading = 'mb-2 text-[0.875rem] font-medium leading-6';
const line = 'flex min-h-11 items-center hover:text-primary lg:min-h-8';

const listHtml = (links: readonly FooterLink[]) =>
  `<ul class="text-[0.875rem] text-muted">${links
    .map(({ title, href, isWhole }) => {
      const whole = isWhole ? ' data-full-load=""' : '';
      const foreign = href.startsWith('/') ? '' : ' rel="noopener noreferrer nofollow"';
      return `<li><a class="${line}" href="${escapeHtml(href)}"${whole}${foreign}>${escapeHtml(title)}</a></li>`;
    })
    .join('')}</ul>`;
