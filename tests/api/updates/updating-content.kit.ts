import { paragraph } from '../../kit/pages.ts';
import { contentOf } from '../content/pages.kit.ts';
import type { App } from '../suppliers/claims/claims.kit.ts';
import { ok } from '../../kit/rest.ts';
import { aListing } from '../../kit/seeded.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import type { Updated } from './updated-thing.ts';

const writtenBody = [
  { kind: 'HEADING', spans: [{ t: 'انتخاب پمپ', m: [] }], level: 2, anchor: 'انتخاب', key: 'heading1' },
  { kind: 'PARAGRAPH', spans: [{ t: 'دبی و هد را بنویسید.', m: ['BOLD'] }], key: 'para0001' },
].map((block) => ({ rows: [], questionIds: [], ...block }));

/** Pages, help and what stands around them, for each update of what people read. */
export async function updatedContent(app: App): Promise<Record<string, Updated[]>> {
  const content = contentOf(app);
  const editor = await content.person(['CONTENT_EDITOR']);
  const [seeded] = await app.db.query<{ category: string; supplier: string }>(
    `select (select id from categories limit 1) as category, (select id from suppliers limit 1) as supplier`,
  );
  const label = async (title: string) => ok(await app.post('/admin/contentlabels', { by: editor, body: { title } }));
  const pumps = await label(`پمپ ${newId()}`);

  return {
    ...(await updatedPages()),
    updateContentLabel: [
      {
        path: `/admin/contentlabels/${pumps.id}`,
        by: editor,
        whole: { title: `شیر ${newId().slice(-6)}`, description: 'هرچه دربارهٔ شیرهاست.' },
      },
    ],
    updateContentType: [await updatedType()],
    updateAnnouncement: [await updatedAnnouncement()],
    updateSiteOperator: [
      {
        path: '/admin/siteoperator',
        by: editor,
        whole: {
          name: 'شرکت بازار صنعت راسته',
          address: 'تهران، خیابان آزادی، پلاک ۱۲، کد پستی ۱۴۵۸۸۸۹۹۶۳',
          phones: ['02188776655'],
          email: 'support@rasteh.example',
          supportHours: 'شنبه تا چهارشنبه، ۸ تا ۱۶',
          nationalLegalId: '10380284790',
          registrationNumber: '512345',
          trustText: 'نماد اعتماد الکترونیکی در دست دریافت است.',
        },
        written: ({ operator }) => operator as Record<string, unknown>,
      },
    ],
    saveHelpEntry: [await updatedHelp()],
    updateMediaVideo: [await updatedVideo()],
    updateComment: [await updatedComment()],
  };

  async function updatedType(): Promise<Updated> {
    const above = await content.type('ARTICLE');
    const type = await content.type('ARTICLE', above.id);
    const whole = { parentId: above.id, title: 'راهنمای انتخاب', order: 7, isActive: false };
    return { path: `/admin/contenttypes/${type.id}`, by: editor, whole };
  }

  async function updatedAnnouncement(): Promise<Updated> {
    const whole = {
      text: 'جمعه از ساعت ۲ تا ۴ بامداد سایت در دسترس نیست.',
      tone: 'WARNING',
      href: '/page/about',
      audience: 'USER',
      from: '2026-12-02T08:00:00.000Z',
      until: '2026-12-05T08:00:00.000Z',
      order: 2,
    } as const;
    const { id } = ok(await app.post('/admin/announcements', { by: editor, body: whole }));
    return { path: `/admin/announcements/${id}`, by: editor, whole };
  }

  async function updatedHelp(): Promise<Updated> {
    const screens = ok(await app.get('/admin/helpsystems', { by: editor }));
    const { frontUniqueId, entry } = screens[0]!;
    const group = { name: `استعلام ${newId()}`.slice(0, 40), order: 1, isActive: true };
    const { id: categoryId } = ok(await app.post('/admin/faqcategories', { by: editor, body: group }));
    const asked = {
      categoryId,
      question: 'چطور برای چند کالا قیمت بگیرم؟',
      answer: [paragraph('کالاها را به سبد نیاز بیفزایید.')],
      platforms: ['WEB' as const],
      order: 1,
      isActive: true,
    };
    const { id: questionId } = ok(await app.post('/admin/faqquestions', { by: editor, body: asked }));
    const mediaVideoId = await videoWith(await videoFiles());
    const whole = { title: 'فهرست کالاها', body: writtenBody, mediaVideoId, relatedQuestionIds: [questionId] };
    const path = { frontUniqueId };
    const body = { title: whole.title, body: writtenBody as never, relatedQuestionIds: [] };
    const version = entry?.version ?? ok(await app.put(HELP, { by: editor, path, body })).entry!.version;
    return {
      path: `/admin/helpsystems/${frontUniqueId}`,
      by: editor,
      whole,
      version,
      written: (screen) => screen.entry as Record<string, unknown>,
    };
  }

  async function updatedVideo(): Promise<Updated> {
    const files = await videoFiles();
    const id = await videoWith(files);
    return {
      path: `/admin/mediavideos/${id}`,
      by: editor,
      whole: {
        ...files,
        title: 'خواندن صفحهٔ کالا',
        slug: 'صفحه-کالا',
        summary: 'قیمت، شرایط و برگهٔ مشخصات را بخوانید.',
        chapters: [{ start: 2_000, title: 'برگهٔ مشخصات' }],
        captions: [{ start: 1_000, end: 3_000, text: 'قیمت بالای صفحه است.' }],
        platforms: ['MOBILE'],
        isActive: false,
        order: 7,
      },
      empty: { slug: 'خواندن-صفحه-کالا', captions: [] },
    };
  }

  /** Files that a video has already. */
  async function videoFiles() {
    const fileId = newId();
    const posterFileId = newId();
    await app.db.query(
      `insert into files (id, owner_id, name, kind, mime, size, sha256, scan, width, height, duration_ms, attached_at)
       values ($1::uuid, $3, 'clip.webm', 'VIDEO', 'video/webm', 1000, $1::text, 'NOT_SCANNED', 960, 540, 9000, now()),
         ($2::uuid, $3, 'clip.png', 'IMAGE', 'image/png', 1000, $2::text, 'NOT_SCANNED', 960, 540, null, now())`,
      [fileId, posterFileId, editor.userId],
    );
    return { fileId, posterFileId };
  }

  async function videoWith({ fileId, posterFileId }: { fileId: string; posterFileId: string }): Promise<string> {
    const id = newId();
    await app.db.query(
      `insert into content_videos (id, title, slug, summary, file_id, poster_file_id, chapters, captions, platforms, is_active,
         sort_order, search_key, created_at, updated_at)
       values ($1, 'ویدئو', 'ویدئو', 'آنچه دیده می‌شود.', $2, $3, '[]', '[]', '{WEB}', true, 1, 'ویدئو', now(), now())`,
      [id, fileId, posterFileId],
    );
    return id;
  }

  /** One may be edited once, and is decided then: each change is that of a comment that was not edited yet. */
  async function updatedComment(): Promise<Updated> {
    const author = await content.person();
    const { id: supplierProductId } = await aListing(app);
    const body = 'بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید.';
    const { id } = ok(await app.post('/pagecomments', { by: author, body: { supplierProductId, body } }));
    const publish = async (): Promise<number> => {
      const [row] = await app.db.query<{ version: number }>(
        `update comments set state = 'PUBLISHED', edited_at = null, body = coalesce(next->>'body', body),
           pros = coalesce(array(select jsonb_array_elements_text(next->'pros')), pros),
           cons = coalesce(array(select jsonb_array_elements_text(next->'cons')), cons), next = null
         where id = $1 returning version`,
        [id],
      );
      return row!.version;
    };
    return {
      path: `/pagecomments/${id}`,
      by: author,
      whole: { body: `${body} دوباره می‌خرم.`, pros: ['بدون نشتی'], cons: ['دیر رسید'] },
      version: await publish(),
      again: publish,
      written: ({ nextBody, nextPros, nextCons }) => ({ body: nextBody, pros: nextPros, cons: nextCons }),
      empty: { pros: [], cons: [] },
    };
  }

  async function updatedPages(): Promise<Record<string, Updated[]>> {
    const site = await content.type('STATIC');
    const articles = await content.type('ARTICLE');
    const { owner, supplierId } = await content.seller();
    const page = await content.begin(editor, site.id);
    const article = await content.beginArticle(owner, supplierId, articles.id);
    const shared = {
      title: 'انتخاب پمپ گریز از مرکز',
      slug: 'انتخاب-پمپ',
      summary: 'پمپ را با چه معیارهایی انتخاب کنیم؟',
      body: writtenBody,
      labelIds: [pumps.id],
      categoryIds: [seeded!.category],
      supplierIds: [seeded!.supplier],
      authorName: 'نگار رستگار',
    };
    const empty = { slug: 'انتخاب-پمپ-گریز-از-مرکز', summary: '' };
    const coverOf = async (pageId: string) => ({ fileId: await pictureOf(pageId), altText: 'پمپ در کارگاه' });
    const written: Updated['written'] = ({ cover, ...rest }) => ({
      ...rest,
      ...(cover !== undefined && { cover: coverIn(cover as Cover) }),
    });
    return {
      updatePage: [
        {
          path: `/admin/pages/${page.id}`,
          by: editor,
          written,
          empty,
          whole: {
            ...shared,
            contentTypeId: site.id,
            cover: await coverOf(page.id),
            uniquePageName: `page-${newId().slice(-12)}`,
            platforms: ['MOBILE'],
            commentPolicy: 'CLOSED',
            placements: ['FOOTER'],
            consentVersion: '1405-09',
            seo: { title: 'راهنمای انتخاب پمپ', description: 'پمپ را چطور انتخاب کنیم؟', noindex: true },
          },
        },
      ],
      updateOwnPage: [
        {
          path: `/pages/${article.id}`,
          by: owner,
          written,
          empty,
          whole: { ...shared, contentTypeId: articles.id, cover: await coverOf(article.id) },
        },
      ],
    };
  }

  /** A picture that a page has already. */
  async function pictureOf(pageId: string): Promise<string> {
    const id = newId();
    await app.db.query(
      `insert into files (id, owner_id, name, kind, mime, size, sha256, scan, width, height, attached_at)
       values ($1::uuid, $2, 'پمپ.png', 'IMAGE', 'image/png', 1000, $1::text, 'NOT_SCANNED', 1200, 800, now())`,
      [id, editor.userId],
    );
    await app.db.query(
      `insert into file_links (file_id, object_type, object_id, role) values ($1, 'CONTENT_PAGE', $2, 'PUBLIC')`,
      [id, pageId],
    );
    return id;
  }
}

const HELP = '/admin/helpsystems/{frontUniqueId}';
type Cover = { fileId: string; altText: string };
const coverIn = ({ fileId, altText }: Cover) => ({ fileId, altText });
