import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { filesOfVideo, videoOf, videoTexts, writeVideo } from '../kit/videos.ts';
import { graphOf } from './ask.ts';

const ADMIN = '09000000008';

let api: Awaited<ReturnType<typeof startApi>>;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let people: ReturnType<typeof peopleOf>;
let editor: { accessToken: string };
let video: Awaited<ReturnType<typeof writeVideo>>;

beforeAll(async () => {
  api = await startApi();
  proxy = await startCountingProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
  people = peopleOf(api);
  editor = await people.login(ADMIN);
  video = await writeVideo(people, editor);
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await api?.discard();
});

it('a list of videos is one request, with captions and pictures', async () => {
  proxy.reset();
  const query = '{ mediaVideos(first: 10) { nodes { id title captions { text } poster { url } } } }';
  const { data } = await graphOf(gateway).ask(query, {});
  const { mediaVideos } = data as { mediaVideos: { nodes: { id: string }[] } };
  expect(mediaVideos.nodes.map(({ id }) => id)).toContain(video.id);
  expect(proxy.calls()).toHaveLength(1);
});

it('videos of all blocks of a text, and of a help, are one request', async () => {
  const other = await writeVideo(people, editor, { title: 'ویدئوی دیگر' });
  const { id: categoryId } = ok(
    await people.post('/admin/faqcategories', { by: editor, body: { name: 'ویدئویی', order: 1, isActive: true } }),
  );
  expect(categoryId).not.toBe('');
  const body = [{ kind: 'PARAGRAPH', spans: [{ t: 'ویدئو را ببینید.' }] }];
  const help = { title: 'مقایسه', body, relatedQuestionIds: [], mediaVideoId: other.id };
  const path = { frontUniqueId: 'compare' };
  ok(await people.put('/admin/helpsystems/{frontUniqueId}', { by: editor, path, body: help }));
  proxy.reset();
  const query =
    '{ one: helpEntry(frontUniqueId: "compare") { video { title } } two: helpEntry(frontUniqueId: "compare") { video { id } } }';
  const { data } = await graphOf(gateway).ask(query, {});
  expect(data).toEqual({ one: { video: { title: 'ویدئوی دیگر' } }, two: { video: { id: other.id } } });
  expect(proxy.calls().filter(({ path: asked }) => asked.startsWith('/api/v1/mediavideos/by-ids'))).toHaveLength(1);
});

it('what is wrong with captions stands at its field', async () => {
  const files = await filesOfVideo(people, editor, videoOf());
  const captions = [
    { start: 0, end: 2_000, text: 'یک' },
    { start: 1_000, end: 3_000, text: 'دو' },
  ];
  const mutation = `mutation ($input: CreateMediaVideoInput!) {
    createMediaVideo(input: $input) { staffMediaVideo { id } userErrors { code field } } }`;
  const input = { ...videoTexts, ...files, captions };
  const { data } = await graphOf(gateway).ask(mutation, { input }, { authorization: `Bearer ${editor.accessToken}` });
  expect(data).toEqual({
    createMediaVideo: {
      staffMediaVideo: null,
      userErrors: [{ code: 'CAPTION_OVERLAP', field: ['captions', '1', 'start'] }],
    },
  });
});

it('the file and the captions come through the gateway, in parts too', async () => {
  const part = await fetch(`${gateway.url}${video.url}`, { headers: { range: 'bytes=0-9' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
  const captions = await fetch(`${gateway.url}${video.captionsUrl}`);
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await captions.text()).toMatch(/^WEBVTT\n/);
});
