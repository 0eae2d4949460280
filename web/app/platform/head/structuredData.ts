import { siteName } from './messages.ts';

/** A thing of schema.org, as an object of JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** A page of this site under its name; `path` unencoded. */
export interface NamedPage {
  name: string;
  path: string;
}

const urlOf = (origin: string, path: string) => origin + encodeURI(path);

interface Contact {
  name: string;
  address: string;
  phones: readonly string[];
  email: string;
}

/** Who runs the site, with how to reach them as far as it is known. */
export const siteOrganization = (origin: string, contact?: Contact | null): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  ...(contact && {
    legalName: contact.name,
    address: contact.address,
    email: contact.email,
    telephone: contact.phones.map(internationalPhone),
  }),
});

/** `021…` as the world dials it. */
const internationalPhone = (phone: string) => phone.replace(/^0/, '+98');

/** The site and its search. */
export const webSite = (origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: siteName,
  url: `${origin}/`,
  inLanguage: 'fa-IR',
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The way to a page, home first, the page itself last. */
export const breadcrumbList = (origin: string, pages: readonly NamedPage[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems(origin, pages, 1),
});

/** What a list page lists, in its order; `from` is the place of the first one, counted over all pages. */
export const itemList = (origin: string, pages: readonly NamedPage[], from = 1): Thing => ({
  '@type': 'ItemList',
  numberOfItems: pages.length,
  itemListElement: listItems(origin, pages, from),
});

function listItems(origin: string, pages: readonly NamedPage[], from: number) {
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name,
    item: urlOf(origin, path),
  }));
}

export interface OrganizationFacts {
  name: string;
  legalName?: string;
  /** Path of its page here, if it has one. */
  path?: string;
  cityName?: string;
  stateName?: string;
  /** Out of 5, with the number of people who rated. */
  rating?: number | null;
  ratingCount?: number;
}

/** A supplier or merchant. */
export function organization(origin: string, facts: OrganizationFacts): Thing {
  const { name, legalName, path, cityName, stateName, rating, ratingCount } = facts;
  return {
    '@type': 'Organization',
    name,
    ...(legalName && { legalName }),
    ...(path && { '@id': urlOf(origin, path), url: urlOf(origin, path) }),
    ...(cityName && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'IR',
        addressLocality: cityName,
        ...(stateName && { addressRegion: stateName }),
      },
    }),
    ...(rating && ratingCount && { aggregateRating: ratingOf(rating, ratingCount) }),
  };
}

const ratingOf = (ratingValue: number, ratingCount: number): Thing => ({
  '@type': 'AggregateRating',
  ratingValue,
  ratingCount,
  bestRating: 5,
});

export interface OfferFacts {
  /** Prices of one unit, whole Rials as text; none when the supplier tells the price on request. */
  pricesRial: readonly string[];
  stockState: 'IN_STOCK' | 'MADE_TO_ORDER' | 'OUT';
  seller?: Thing;
}

const availabilities = { IN_STOCK: 'InStock', MADE_TO_ORDER: 'MadeToOrder', OUT: 'OutOfStock' } as const;

export interface ProductFacts extends NamedPage {
  description: string;
  sku: string;
  mpn?: string | null;
  brandName?: string | null;
  categoryName?: string;
  /** Paths of its pictures here. */
  pictures?: readonly { url: string }[];
  /** Stars from 1 to 5, where enough people rated it. */
  rating?: string;
  ratingCount?: number;
  offer: OfferFacts;
}

/** A product with its one offer. */
export function product(origin: string, facts: ProductFacts): Thing {
  const {
    name,
    path,
    description,
    sku,
    mpn,
    brandName,
    categoryName,
    pictures = [],
    offer,
    rating,
    ratingCount,
  } = facts;
  return {
    '@type': 'Product',
    name,
    description,
    sku,
    url: urlOf(origin, path),
    ...(pictures.length > 0 && { image: pictures.map((each) => urlOf(origin, each.url)) }),
    ...(mpn && { mpn }),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    ...(categoryName && { category: categoryName }),
    offers: offerOf(urlOf(origin, path), offer),
    ...(rating && ratingCount && { aggregateRating: ratingOf(Number(rating), ratingCount) }),
  };
}

/** Several prices, one for each quantity, are an AggregateOffer. Money travels in Rials, ISO 4217 IRR. */
function offerOf(url: string, { pricesRial, stockState, seller }: OfferFacts): Thing {
  const shared = {
    url,
    availability: `https://schema.org/${availabilities[stockState]}`,
    ...(seller && { seller }),
  };
  if (pricesRial.length < 2) {
    const [price] = pricesRial;
    return { '@type': 'Offer', ...shared, ...(price && { price, priceCurrency: 'IRR' }) };
  }
  const sorted = [...pricesRial].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice: sorted[0],
    highPrice: sorted.at(-1),
    offerCount: pricesRial.length,
    priceCurrency: 'IRR',
  };
}

export interface ArticleFacts extends NamedPage {
  /** News are told apart from what stays true for longer. */
  isNews: boolean;
  description: string;
  /** RFC 3339. */
  publishedAt: string;
  updatedAt: string;
  /** The person who wrote it; the site itself where nobody is named. */
  authorName: string | null;
  /** The company that wrote it, with the path of its page here. */
  writer?: { name: string; path: string } | undefined;
  /** What kind of texts it belongs to. */
  section?: string | undefined;
  keywords: readonly string[];
  /** Path of its picture here. */
  picture?: { url: string } | undefined;
}

/** A text that the site publishes. */
export function article(origin: string, facts: ArticleFacts): Thing {
  const { isNews, name, path, description, publishedAt, updatedAt, section, keywords, picture } = facts;
  const url = urlOf(origin, path);
  return {
    '@type': isNews ? 'NewsArticle' : 'Article',
    '@id': url,
    headline: name,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: 'fa-IR',
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: authorOf(origin, facts),
    publisher: siteOrganization(origin),
    ...(section && { articleSection: section }),
    ...(keywords.length > 0 && { keywords: keywords.join('، ') }),
    ...(picture && { image: [urlOf(origin, picture.url)] }),
  };
}

export interface VideoFacts extends NamedPage {
  description: string;
  /** Paths of the video and of its picture here. */
  fileUrl: string;
  picture: { url: string };
  /** ISO 8601. */
  duration: string;
  /** RFC 3339. */
  publishedAt: string;
  transcript: string;
  /** Parts of it with their headings. */
  chapters: readonly { name: string; startSeconds: number; fileUrl: string }[];
}

/** A video that the site shows. */
export function videoObject(origin: string, facts: VideoFacts): Thing {
  const { name, path, description, fileUrl, picture, duration, publishedAt, transcript, chapters } = facts;
  return {
    '@type': 'VideoObject',
    '@id': urlOf(origin, path),
    name,
    description,
    url: urlOf(origin, path),
    inLanguage: 'fa-IR',
    contentUrl: urlOf(origin, fileUrl),
    encodingFormat: 'video/webm',
    thumbnailUrl: [urlOf(origin, picture.url)],
    uploadDate: publishedAt,
    duration,
    publisher: siteOrganization(origin),
    ...(transcript && { transcript }),
    ...(chapters.length > 0 && {
      hasPart: chapters.map((chapter) => ({
        '@type': 'Clip',
        name: chapter.name,
        startOffset: chapter.startSeconds,
        url: urlOf(origin, chapter.fileUrl),
      })),
    }),
  };
}

function authorOf(origin: string, { authorName, writer }: ArticleFacts): Thing {
  if (writer) return { '@type': 'Organization', name: writer.name, url: urlOf(origin, writer.path) };
  return authorName ? { '@type': 'Person', name: authorName } : siteOrganization(origin);
}
