import { escapeXml } from '../../../platform/text/escapeXml.ts';

/** One page as a feed tells of it. */
export interface FeedEntry {
  /** A UUID: stays the entry's name when its address changes. */
  id: string;
  title: string;
  summary: string;
  authorName: string;
  /** Path of its page here, unencoded. */
  path: string;
  /** RFC 3339. */
  publishedAt: string;
  /** When what a reader sees last changed; RFC 3339. */
  updatedAt: string;
  labels: readonly string[];
}

/** A feed of pages, newest first. */
export interface Feed {
  id: string;
  title: string;
  subtitle: string;
  /** Who answers for it where an entry names nobody. */
  authorName: string;
  /** Path of the feed itself. */
  selfPath: string;
  /** Path of the page that lists the same, unencoded. */
  listPath: string;
  entries: readonly FeedEntry[];
}

export const feedType = 'application/atom+xml; charset=utf-8';

/** A feed without entries has never changed. */
const never = '1970-01-01T00:00:00.000Z';

/** A feed in Atom 1.0 (RFC 4287). `origin` is the configured one. */
export function atomXml(origin: string, feed: Feed): string {
  const { id, title, subtitle, authorName, selfPath, listPath, entries } = feed;
  const updatedAt = entries.map((entry) => entry.updatedAt).reduce((a, b) => (a > b ? a : b), never);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fa">',
    element('id', `urn:uuid:${id}`),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updatedAt),
    `<author>${element('name', authorName)}</author>`,
    link('self', origin + selfPath, 'application/atom+xml'),
    link('alternate', urlOf(origin, listPath), 'text/html'),
    ...entries.map((entry) => entryXml(origin, entry)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryXml(origin: string, entry: FeedEntry): string {
  const parts = [
    element('id', `urn:uuid:${entry.id}`),
    element('title', entry.title),
    element('published', entry.publishedAt),
    element('updated', entry.updatedAt),
    `<author>${element('name', entry.authorName)}</author>`,
    link('alternate', urlOf(origin, entry.path), 'text/html'),
    ...entry.labels.map((label) => `<category term="${escapeXml(label)}"/>`),
    element('summary', entry.summary),
  ];
  return `<entry>\n${parts.join('\n')}\n</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const urlOf = (origin: string, path: string) => origin + encodeURI(path);
