import { writeGuidance } from '../kit/guidance.ts';
import { draftBy, editorOf, otherEditorOf, publishedBy } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { ok } from '../kit/rest.ts';
import type { WebBrowser } from '../kit/web-browser.ts';
import { type Ask, operationAsks, pageAsk, type Person, restAsk } from './asks.kit.ts';

type Site = { api: { url: string }; gateway: { url: string }; web: { url: string } };
/** What the draft and the comments say. */
const WRITTEN = 'بدنهٔ پمپ خوش‌ساخت است';
const contentsAlone = { ofSuppliers: false, ofCategories: false, ofContents: true, pageNumber: 1, pageSize: 20 };
export type Left = Awaited<ReturnType<typeof leftByReaders>>;

/**
 * A text, an offer and a question at which people leave something: each a comment that waits at both, and a feedback; the first
 * likes the text. Beside them a draft of an editor.
 */
export async function leftByReaders(
  site: Site,
  { offerId, productPath }: { offerId: string; productPath: string },
  readers: Person[],
) {
  const people = peopleOf(site.api);
  const editor = await editorOf(people);
  const { id } = await publishedBy(people, await otherEditorOf(people), { title: 'متن همگان' });
  const { questionId } = await writeGuidance(people, editor);
  const draftMarker = `d${crypto.randomUUID().slice(-12)}`;
  const draft = await draftBy(people, editor, {
    title: WRITTEN,
    summary: draftMarker,
    body: [{ kind: 'PARAGRAPH', spans: [{ t: draftMarker }] }],
  });
  const { path: previewPath } = ok(
    await people.post('/admin/pages/{id}/preview-link', { by: editor, path: { id: draft.id } }),
  );
  for (const { token: by, marker, own } of readers) {
    const body = `${WRITTEN} ${marker}`;
    for (const object of [{ pageId: id }, { supplierProductId: offerId }]) {
      const comment = ok(await people.post('/pagecomments', { by, body: { ...object, body } }));
      if (comment.state !== 'PENDING') throw new Error(`the comment is ${comment.state}`);
      own.push(comment.id);
    }
    const solved = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
    const feedback = { type: 'IDEA', subject: marker, body: `کاش چنین بود: ${marker}`, ...solved };
    own.push(ok(await people.post('/feedbacks', { by, body: feedback })).id);
  }
  ok(await people.post('/pages/{id}/like', { by: readers[0]!.token, path: { id }, body: { isLiked: true } }));
  const [shown] = ok(await people.get('/pages/by-ids', { query: { ids: [id] } }));
  const articlePath = shown!.path;

  const marker = (person: Person) => person.marker;
  const operation = (name: string, variables: object, shows?: Ask['shows']) =>
    operationAsks(site.gateway.url, name, variables, shows);
  const tree = (object: string, type: string) =>
    restAsk(site.api.url, `/pagecomments/${object}/active-tree?objectType=${type}`);
  const draftPath = new URL(previewPath, site.web.url).pathname;
  const asks: Ask[] = [
    pageAsk(articlePath, marker),
    pageAsk(productPath, marker),
    pageAsk('/profile/comments', marker),
    pageAsk('/feedback', marker),
    pageAsk('/faq'),
    pageAsk(`/contents/${shown!.contentTypeId}`),
    pageAsk(draftPath),
    pageAsk('/feed.atom'),
    pageAsk('/videos'),
    // What is found is read by all: neither drafts nor what waits to be decided.
    ...['pages', 'guidance', 'videos'].map((tab) => pageAsk(`/search/${encodeURIComponent(WRITTEN)}?tab=${tab}`)),
    ...operation('SearchScreen', { key: WRITTEN, ...contentsAlone }),
    ...operation('ArticleScreen', { id, thread: id, withThread: false }, marker),
    ...operation('CurrentComments', {}, marker),
    ...operation('OwnFeedbacks', {}, marker),
    ...operation('LikeState', { pageIds: [id] }),
    { ...tree(id, 'PAGE'), shows: marker },
    { ...tree(offerId, 'SUPPLIER_PRODUCT'), shows: marker },
  ];
  return { asks, articlePath, draftPath, draftMarker, previewPath, questionId };
}

/** Some vote without script while others read the same page. */
export async function lastVotes({ questionId }: Left, voters: WebBrowser[], readers: WebBrowser[]) {
  const textOf = async (answer: Promise<Response>) => {
    const { status, text } = await answer.then(async (it) => ({ status: it.status, text: await it.text() }));
    return { status, text };
  };
  const vote = (browser: WebBrowser) =>
    browser.send('/faq', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: browser.site.web.url,
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ id: questionId, isHelpful: 'true' }).toString(),
    });
  const [voted, read] = await Promise.all([
    Promise.all(voters.map((browser) => textOf(vote(browser)))),
    Promise.all([...readers, ...readers].map((browser) => textOf(browser.send('/faq')))),
  ]);
  const after = await Promise.all(readers.map((browser) => textOf(browser.send('/faq'))));
  return { voted, read: [...read, ...after] };
}
