import { listOf, needed, readMarked, readRows, type Marked } from './folder.ts';

export type SeededState = 'PUBLISHED' | 'SCHEDULED' | 'IN_REVIEW' | 'ARCHIVED';
/** A page as it is written in its file; `days` counts from the day of seeding, what is past is negative. */
export type SeededPage = {
  key: string;
  title: string;
  summary: string;
  type: string;
  labels: string[];
  categories: string[];
  placements: string[];
  author: string;
  state: SeededState;
  days?: number;
  pageName?: string;
  supplier?: string;
  redirect?: string;
  consentVersion?: string;
  /** A picture of the market, by its name. */
  cover?: { file: string; alt: string };
  seo: { title?: string; description?: string };
  body: string;
};

/** The articles, and the pages of the site itself. */
export const readPages = (): SeededPage[] => [...readMarked('pages'), ...readMarked('site')].map(pageOf);

function pageOf({ name, head, body }: Marked): SeededPage {
  const { seoTitle, seoDescription } = head;
  const [file, alt] = listOf(head.cover);
  return {
    key: name,
    title: needed(head, 'title'),
    summary: needed(head, 'summary'),
    type: needed(head, 'type'),
    labels: listOf(head.labels),
    categories: listOf(head.categories),
    placements: listOf(head.placements),
    author: needed(head, 'author'),
    state: (head.state ?? 'PUBLISHED') as SeededState,
    ...(head.published && { days: Number(head.published) }),
    ...(head.name && { pageName: head.name }),
    ...(head.supplier && { supplier: head.supplier }),
    ...(head.redirect && { redirect: head.redirect }),
    ...(head.consentVersion && { consentVersion: head.consentVersion }),
    ...(file && alt && { cover: { file: `${file}.webp`, alt } }),
    seo: { ...(seoTitle && { title: seoTitle }), ...(seoDescription && { description: seoDescription }) },
    body,
  };
}

export type SeededQuestion = { key: string; question: string; answer: string };
export type SeededCategory = { key: string; title: string; order: number; questions: SeededQuestion[] };

/** Questions by their categories; the key of one is its category and its place there, as in `search:2`. */
export const readQuestions = (): SeededCategory[] =>
  readMarked('faq')
    .map(({ name, head, body }) => ({
      key: name,
      title: needed(head, 'title'),
      order: Number(needed(head, 'order')),
      questions: questionsOf(name, body),
    }))
    .sort((left, right) => left.order - right.order);

function questionsOf(category: string, body: string): SeededQuestion[] {
  const parts = body.split(/^## /m).slice(1);
  return parts.map((part, index) => {
    const end = part.indexOf('\n');
    return { key: `${category}:${index + 1}`, question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
  });
}

/** `video`: the key of the one that shows it. */
export type SeededHelp = {
  key: string;
  screen: string;
  title: string;
  related: string[];
  video?: string;
  body: string;
};

/** What helps on a screen, by the path of its route. */
export const readHelp = (): SeededHelp[] =>
  readMarked('help').map(({ name, head, body }) => ({
    key: name,
    screen: needed(head, 'screen'),
    title: needed(head, 'title'),
    related: listOf(head.related),
    ...(head.video && { video: head.video }),
    body,
  }));

export const readLabels = () =>
  readRows('labels').map((row) => ({ title: needed(row, 'title'), description: needed(row, 'description') }));

export const readTypes = () =>
  readRows('types').map((row) => ({
    key: needed(row, 'key'),
    parent: row.parent,
    title: needed(row, 'title'),
    pageType: needed(row, 'pageType'),
    order: Number(needed(row, 'order')),
  }));
