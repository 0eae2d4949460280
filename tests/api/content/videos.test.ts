import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { pngOf, upload } from '../../kit/uploads.ts';
import { captions, filesOfVideo, videoOf, videoTexts, writeVideo } from '../../kit/videos.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

let app: Awaited<ReturnType<typeof startAppAt>>;
let url: string;
let people: ReturnType<typeof peopleOf>;
let editor: { headers: { authorization: string } };
beforeAll(async () => {
  // The time of the machine: files that are on their way are judged by it.
  const now = new Date();
  app = await startAppAt(now.toISOString());
  app.clock.run(now);
  url = await app.listen();
  people = peopleOf({ url });
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
});
afterAll(() => app?.stop());

const send = (bytes: Buffer) => upload(people.filesUrl, { bytes, name: 'clip.webm', headers: editor.headers });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.code,
  (body as { errors?: { code: string; params: string[] }[] }).errors?.map(({ code, params }) => `${code} ${params}`),
];
const bytesAt = (path: string, headers: Record<string, string> = {}) => fetch(`${url}/api/v1${path}`, { headers });
const video = (id: string) => people.get('/mediavideos/{id}', { path: { id } });
const create = async (given: object) =>
  people.post('/admin/mediavideos', {
    by: editor,
    body: { ...videoTexts, ...(await filesOfVideo(people, editor)), ...given },
  });
type Answer = {
  status: number;
  body: { code?: string; errors?: { field: string; code: string; params?: string[] }[] };
};
const errorsOf = ({ body }: Answer) => body.errors?.map(({ field, code }) => `${field} ${code}`);
const change = (id: string, body: object) =>
  people.patch('/admin/mediavideos/{id}', { by: editor, path: { id }, body });

describe('the file of a video', () => {
  it('is measured by its container, whatever its head states', async () => {
    const { status, body } = await send(videoOf({ durationMs: 12_000, codec: 'V_VP8' }));
    expect([status, body.mime, body.width, body.height]).toEqual([200, 'video/webm', 960, 540]);
    expect((body as { durationMs?: number }).durationMs).toBe(12_000);
    const lying = videoOf({ durationMs: 200_000 });
    lying.writeDoubleBE(1_000, lying.indexOf(Buffer.from('4489', 'hex')) + 10);
    expect(problemOf(await send(lying))).toEqual([413, 'FILE_TOO_LARGE', ['MAX_MINUTES 3']]);
  });

  it('is refused when it is too large, cut off, of another kind, or nobody could seek in it', async () => {
    const large = videoOf({ durationMs: 60_000, frameBytes: 100_000 });
    expect(problemOf(await send(large))).toEqual([413, 'FILE_TOO_LARGE', ['MAX_MEGABYTES 5']]);
    expect(problemOf(await send(videoOf().subarray(0, -10)))).toEqual([400, 'FILE_BROKEN', undefined]);
    const other = Buffer.from(videoOf().toString('latin1').replace('V_VP9', 'V_AV1'), 'latin1');
    expect(problemOf(await send(other))).toEqual([415, 'FILE_TYPE_NOT_ALLOWED', undefined]);
    const matroska = Buffer.from(videoOf().toString('latin1').replace('webm', 'mkv\0'), 'latin1');
    expect(problemOf(await send(matroska))).toEqual([415, 'FILE_TYPE_NOT_ALLOWED', undefined]);
    // Its index becomes an element that says nothing (Void has one byte: the rest of the id is its size and what is in it).
    const unseekable = videoOf();
    const cues = unseekable.indexOf(Buffer.from('1c53bb6b01', 'hex'));
    unseekable.set([0x1a, 0x53, 0xbb, 0x6c], cues);
    expect(problemOf(await send(unseekable))).toEqual([400, 'VIDEO_NOT_SEEKABLE', undefined]);
  });

  it('is no attachment of other things, and no picture', async () => {
    const { fileId } = await filesOfVideo(people, editor);
    expect(errorsOf((await create({ posterFileId: fileId })) as Answer)).toEqual([
      'posterFileId FILE_TYPE_NOT_ALLOWED',
    ]);
    const image = await upload(people.filesUrl, { bytes: pngOf(400, 300), headers: editor.headers });
    expect(errorsOf((await create({ fileId: image.body.id })) as Answer)).toEqual(['fileId FILE_TYPE_NOT_ALLOWED']);
    expect(errorsOf((await create({ fileId: NOBODY })) as Answer)).toEqual(['fileId FILE_NOT_FOUND']);
  });
});

describe('a video', () => {
  it('is read with its captions, and its bytes in parts', async () => {
    const made = await writeVideo(people, editor);
    const read = ok(await video(made.id));
    expect(read).toMatchObject({
      title: videoTexts.title,
      captions,
      durationMs: 10_000,
      chapters: videoTexts.chapters,
    });
    expect(decodeURIComponent(read.path)).toBe(`/videos/${made.id}/جست-وجوی-کالا-با-اندازه-و-یکا`);
    const whole = await bytesAt(read.url);
    const all = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(all.equals(videoOf())).toBe(true);
    const part = await bytesAt(read.url, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${all.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(all.subarray(100, 200))).toBe(true);
    expect((await bytesAt(read.url, { range: `bytes=${all.length}-` })).status).toBe(416);
    expect((await bytesAt(read.poster.url)).headers.get('content-type')).toBe('image/webp');
  });

  it('has captions without settings, which are asked for again without text', async () => {
    const { captionsUrl, id } = await writeVideo(people, editor, {
      captions: [{ start: 61_000 - 60_000, end: 2_500, text: 'کمتر از <b> & «M16»' }],
    });
    const answer = await bytesAt(captionsUrl);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await answer.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n\u200fکمتر از &lt;b&gt; &amp; «M16»\n');
    const etag = answer.headers.get('etag')!;
    expect((await bytesAt(captionsUrl, { 'if-none-match': etag })).status).toBe(304);
    ok(await change(id, { version: 1, captions: [] }));
    expect((await bytesAt(captionsUrl, { 'if-none-match': etag })).status).toBe(200);
  });

  it('that is hidden is nowhere, and neither is its file', async () => {
    const { id, url, captionsUrl, poster, version } = await writeVideo(people, editor, { title: 'ویدئوی پنهان‌شدنی' });
    const found = async () =>
      ok(await people.get('/mediavideos/search', { query: { searchKey: 'پنهان‌شدنی' } })).length;
    const contents = async () =>
      ok(await people.get('/searches/contents', { query: { key: 'پنهان‌شدنی', kinds: ['VIDEO'] } })).totalCount;
    expect([await found(), await contents()]).toEqual([1, 1]);
    ok(await change(id, { version, isActive: false }));
    expect([(await video(id)).status, await found(), await contents()]).toEqual([404, 0, 0]);
    const statuses = await Promise.all(
      [url, captionsUrl, poster.url].map(async (path) => (await bytesAt(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    const ids = ok(await people.get('/mediavideos/by-ids', { query: { ids: [id] } }));
    const listed = ok(await people.get('/admin/mediavideos', { by: editor, query: { isActive: false } })).items;
    expect([ids.length, listed.some((each) => each.id === id)]).toEqual([0, true]);
  });

  it.each(['1e3', '%00', '..%2Fx', 'x'.repeat(10_000), NOBODY])('is not found by %.20s', async (id) => {
    for (const path of [`/media/${id}/captions`, `/media/${id}/video`, `/mediavideos/${id}`]) {
      const { status, headers } = await bytesAt(path);
      expect([400, 404, 414], path.slice(0, 40)).toContain(status);
      expect(headers.get('cache-control'), path.slice(0, 40)).toBe('no-store');
    }
  });

  it('is found by words of its captions, on its platform', async () => {
    const words = [{ start: 0, end: 2_000, text: 'واژهٔ زبرجدی' }];
    await writeVideo(people, editor, { captions: words });
    const find = async (platform?: 'MOBILE') =>
      ok(await people.get('/mediavideos/search', { query: { searchKey: 'زبرجدی', ...(platform && { platform }) } }));
    expect([(await find()).length, (await find('MOBILE')).length]).toEqual([1, 0]);
  });

  it('is a visit once it is played', async () => {
    const { id } = await writeVideo(people, editor);
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    for (let turn = 0; turn < 2; turn += 1) await people.post('/mediavideos/{id}/visit', { headers, path: { id } });
    const counted = await app.db.query<{ visits: number }>(
      "select visits::int from visit_counts where object_type = 'VIDEO' and object_id = $1",
      [id],
    );
    expect(counted).toEqual([{ visits: 1 }]);
    expect((await people.post('/mediavideos/{id}/visit', { headers, path: { id: NOBODY } })).status).toBe(404);
  });
});

describe('staff', () => {
  it('write captions as a file, in the place of others', async () => {
    const { id, version } = await writeVideo(people, editor);
    const captionsVtt = [
      'WEBVTT - عنوان',
      'NOTE ویراستار',
      'یک\n00:01.000 --> 00:03.000 align:start position:10%\n<v نگار>سلام <b>دنیا</b>&amp;',
      '00:00:۰۴.۰۰۰ --> 00:00:05.000\nدو',
    ].join('\n\n');
    expect(ok(await change(id, { version, captionsVtt })).captions).toEqual([
      { start: 1_000, end: 3_000, text: 'سلام دنیا&' },
      { start: 4_000, end: 5_000, text: 'دو' },
    ]);
  });

  it.each<[string, { start: number; end: number; text: string }, string]>([
    ['overlap', { start: 3_999, end: 5_000, text: 'دو' }, 'captions[1].start CAPTION_OVERLAP'],
    ['stand in another order', { start: 500, end: 900, text: 'دو' }, 'captions[1].start CAPTION_ORDER'],
    ['end before they begin', { start: 5_000, end: 5_000, text: 'دو' }, 'captions[1].end CAPTION_ENDS_BEFORE_START'],
    ['are later than the video', { start: 9_000, end: 10_001, text: 'دو' }, 'captions[1].end CAPTION_AFTER_END'],
    ['say nothing', { start: 5_000, end: 6_000, text: ' \u200c\n ' }, 'captions[1].text CAPTION_EMPTY'],
    ['have four lines', { start: 5_000, end: 6_000, text: 'یک\nدو\nسه\nچهار' }, 'captions[1].text CAPTION_LINES'],
  ])('are told of captions that %s, and nothing is written', async (_what, second, told) => {
    const { id, version } = await writeVideo(people, editor);
    const answer = await change(id, { version, captions: [captions[0], second] });
    expect([answer.status, errorsOf(answer as Answer)]).toEqual([400, [told]]);
    expect(ok(await video(id)).captions).toEqual(captions);
  });

  it('are told of a caption of a file by its number, and of a line that cannot be read', async () => {
    const { id, version } = await writeVideo(people, editor);
    const overlapping = 'WEBVTT\n\n00:01.000 --> 00:03.000\nیک\n\n00:02.000 --> 00:04.000\nدو';
    const { errors } = ((await change(id, { version, captionsVtt: overlapping })) as Answer).body;
    expect(errors).toMatchObject([{ field: 'captionsVtt', code: 'CAPTION_OVERLAP', params: ['2'] }]);
    const unreadable = ((await change(id, { version, captionsVtt: 'WEBVTT\n\n1 --> 2\nیک' })) as Answer).body;
    expect(unreadable.errors).toMatchObject([{ field: 'captionsVtt', code: 'CAPTIONS_UNREADABLE', params: ['3'] }]);
  });

  it('are told of chapters in another order, or later than the video', async () => {
    const chapters = [
      { start: 4_000, title: 'دو' },
      { start: 4_000, title: 'یک' },
      { start: 10_000, title: 'سه' },
    ];
    expect(errorsOf((await create({ chapters })) as Answer)).toEqual([
      'chapters[1].start CHAPTER_ORDER',
      'chapters[2].start CHAPTER_AFTER_END',
    ]);
  });

  it('change what they name, by the version that was read', async () => {
    const { id, fileId, version } = await writeVideo(people, editor);
    const changed = ok(await change(id, { version, title: 'عنوان تازه' }));
    expect(changed).toMatchObject({ title: 'عنوان تازه', captions, fileId, version: 2 });
    expect((await change(id, { version, title: 'عنوان دیگر' })).body.code).toBe('VERSION_CONFLICT');
  });

  it('put another file in the place of one, which is let go', async () => {
    const { id, url, version } = await writeVideo(people, editor);
    const { fileId } = await filesOfVideo(people, editor, videoOf({ durationMs: 20_000 }));
    expect(ok(await change(id, { version, fileId }))).toMatchObject({ durationMs: 20_000 });
    expect((await bytesAt(url)).status).toBe(404);
    expect(
      (
        await change(id, {
          version: 2,
          fileId: (await filesOfVideo(people, editor, videoOf({ durationMs: 5_000 }))).fileId,
        })
      ).status,
    ).toBe(400);
  });
});
