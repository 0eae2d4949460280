import { lastingLogin } from './logins.ts';
import type { peopleOf } from './people.ts';
import { type Asker, ok } from './rest.ts';

type People = ReturnType<typeof peopleOf>;
type Versioned = { id: string; version: number };

/** The content editors of the seeds. */
export const editorOf = (people: People) => lastingLogin(people, '09000000014');
export const otherEditorOf = (people: People) => lastingLogin(people, '09000000015');

/** Types that were made here: an api lists a new one only a little later. */
const madeTypes = new WeakMap<People, Promise<string>>();

/** A content type of articles: that of the seeds where they have one. */
export function articleType(people: People): Promise<string> {
  const made = madeTypes.get(people) ?? knownOrNewType(people);
  madeTypes.set(people, made);
  return made;
}

async function knownOrNewType(people: People): Promise<string> {
  const by = await editorOf(people);
  const [known] = ok(await people.get('/contenttypes/by-page-type', { query: { pageType: 'ARTICLE' } }));
  if (known) return known.id;
  return ok(await people.post('/admin/contenttypes', { by, body: { title: 'مقاله‌ها', pageType: 'ARTICLE' } })).id;
}

export const paragraph = (text: string) => ({ kind: 'PARAGRAPH' as const, spans: [{ t: text }] });

/** Everything that a draft of the editors needs to be handed in. */
export const pageDraft = (contentTypeId: string, more: object = {}) => ({
  contentTypeId,
  title: 'انتخاب شیر توپی',
  summary: 'شیر را چطور انتخاب کنیم؟',
  body: [paragraph('متن مقاله')],
  labelIds: [],
  categoryIds: [],
  supplierIds: [],
  platforms: ['WEB' as const],
  commentPolicy: 'OPEN' as const,
  placements: [],
  seo: { noindex: false },
  ...more,
});

/** The same of an article. */
export const articleOf = async (people: People, more: object = {}) => pageDraft(await articleType(people), more);

/** A draft of an editor. */
export const draftBy = async (people: People, by: Asker, more: object = {}): Promise<Versioned> =>
  ok(await people.post('/admin/pages', { by, body: await articleOf(people, more) }));

/** The same, handed in. */
export async function submittedBy(people: People, by: Asker, more: object = {}): Promise<Versioned> {
  const { id, version } = await draftBy(people, by, more);
  return ok(await people.post('/admin/pages/{id}/submit', { by, path: { id }, body: { version } }));
}

/** A page that the editor of the seeds wrote and another one published. */
export async function publishedBy(people: People, other: Asker, more: object = {}): Promise<Versioned> {
  const { id, version } = await submittedBy(people, await editorOf(people), more);
  return ok(await people.post('/admin/pages/{id}/publish', { by: other, path: { id }, body: { version } }));
}

/**
 * An article with a label, a page of the site with a name, and the way to look at a draft: what readers find on a market that has
 * no texts yet.
 * @param by an editor who publishes what the editor of the seeds wrote
 */
export async function writePages(people: People, by: Asker) {
  const label = ok(await people.post('/admin/contentlabels', { by, body: { title: 'شیرآلات صنعتی' } }));
  const contentTypeId = await articleType(people);
  const { id } = await publishedBy(people, by, { labelIds: [label.id] });
  const site = ok(await people.post('/admin/contenttypes', { by, body: { title: 'دربارهٔ سایت', pageType: 'STATIC' } }));
  const uniquePageName = 'about';
  await publishedBy(people, by, { contentTypeId: site.id, uniquePageName, placements: ['FOOTER'] });
  const { path } = ok(await people.post('/admin/pages/{id}/preview-link', { by, path: { id } }));
  const token = new URL(path, 'http://site').searchParams.get('preview') ?? '';
  return { id, contentTypeId, uniquePageName, label: label.title, token };
}
