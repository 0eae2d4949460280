import { readFileSync } from 'node:fs';
import { webmOf } from '../../scripts/clips/webm.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import type { peopleOf } from './people.ts';
import { type Asker, headersBy, ok } from './rest.ts';
import { pngOf, upload } from './uploads.ts';

type Given = { durationMs?: number; codec?: 'V_VP8' | 'V_VP9'; frameBytes?: number };

/** A video by its container; its pictures cannot be drawn. */
export function videoOf({ durationMs = 10_000, codec = 'V_VP9', frameBytes = 20 }: Given = {}): Buffer {
  const frames = Array.from({ length: Math.ceil(durationMs / 1_000) }, (_, second) => ({
    timeMs: second * 1_000,
    isKey: second % 5 === 0,
    bytes: Buffer.alloc(frameBytes, second),
  }));
  return webmOf({ codec, width: 960, height: 540, durationMs, frames });
}

/** A clip of the seeds, which can be played. */
export const clipOf = (key: string): Buffer => readFileSync(inRoot('api/seeds/content/videos', `${key}.webm`));

export const captions = [
  { start: 1_000, end: 4_000, text: 'اندازه را با یکا بنویسید.' },
  { start: 4_000, end: 8_500, text: 'نتیجه‌ها در چند زبانه است.\nعدد هر زبانه را ببینید.' },
];

type People = Pick<ReturnType<typeof peopleOf>, 'post' | 'filesUrl'>;

/** Uploads a video and its picture, which nothing has yet. */
export async function filesOfVideo({ filesUrl }: Pick<People, 'filesUrl'>, by: Asker, bytes = videoOf()) {
  const headers = headersBy(by) as Record<string, string>;
  const video = await upload(filesUrl, { bytes, name: 'clip.webm', headers });
  const poster = await upload(filesUrl, { bytes: pngOf(960, 540), name: 'poster.png', headers });
  if (video.status !== 200 || poster.status !== 200) throw new Error(JSON.stringify([video.body, poster.body]));
  return { fileId: video.body.id, posterFileId: poster.body.id };
}

/** All that is written of a video beside its files. */
export const videoTexts = {
  title: 'جست‌وجوی کالا با اندازه و یکا',
  summary: 'اندازه و یکا را در جست‌وجو بنویسید و نتیجه را بخوانید.',
  chapters: [
    { start: 0, title: 'شروع جست‌وجو' },
    { start: 4_000, title: 'خواندن نتیجه‌ها' },
  ],
  captions,
  platforms: ['WEB' as const],
  isActive: true,
  order: 10,
};

/** A video with captions that readers are shown. @param by may write it */
export async function writeVideo(people: People, by: Asker, given: Partial<typeof videoTexts> = {}, bytes?: Buffer) {
  const files = await filesOfVideo(people, by, bytes);
  return ok(await people.post('/admin/mediavideos', { by, body: { ...videoTexts, ...files, ...given } }));
}
