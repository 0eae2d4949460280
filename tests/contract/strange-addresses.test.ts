import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherEditorOf, writePages } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { videoOf, writeVideo } from '../kit/videos.ts';

// What somebody puts where an address of a text, a label, a video or a feed has a name or an id.
let site: Awaited<ReturnType<typeof startSite>>;
let addresses: string[];
beforeAll(async () => {
  site = await startSite();
  const people = peopleOf(site.api);
  const editor = await otherEditorOf(people);
  const { id } = await writePages(people, editor);
  const video = await writeVideo(people, editor, {}, videoOf());
  addresses = [
    `/contents/${id}/`,
    `/contents/${id}/supplier/`,
    `/contents/${id}?preview=`,
    '/contents/',
    '/contents/label/',
    '/category/contents/top-level/',
    '/page/',
    '/help/',
    '/feed/',
    '/faq?key=',
    '/search/',
    '/search/x?tab=',
    '/videos/',
    `/videos/${video.id}/`,
    '/media/',
  ];
});
afterAll(() => site?.stop());

const SCRIPT = '<script>alert(1)</script>';
const strange: [what: string, part: string][] = [
  ['NUL', '%00'],
  ['bytes that are no letter', '%FF%C0%AF'],
  ['half a code', '%E2%8'],
  ['a number', '1e3'],
  ['a path up', '..%2F..%2Fetc%2Fpasswd'],
  ['a path up, twice encoded', '%252e%252e%252f'],
  ['another host', '%2F%2Fevil.example'],
  ['a line and a header', 'x%0D%0Aset-cookie:%20stolen=1'],
  ['a turn of the direction', '%E2%80%AEgpj.exe'],
  ['a program', encodeURIComponent(`">${SCRIPT}`)],
  ['a property of all objects', '__proto__'],
  ['far too many letters', 'x'.repeat(5_000)],
  ['2,000 parts', `${'x/'.repeat(2_000)}x`],
];

it.each(strange)('with %s leads nowhere else, and breaks nothing', async (_, part) => {
  for (const address of addresses) {
    const answer = await fetch(site.web.url + address + part, { redirect: 'manual' });
    const { status, headers } = answer;
    const what = `${status} ${address}`;
    expect([200, 301, 400, 404], what).toContain(status);
    expect(headers.get('set-cookie') ?? '', what).not.toContain('stolen');
    const location = headers.get('location');
    if (location !== null) expect(new URL(location, site.web.url).origin, what).toBe(site.web.url);
    const text = await answer.text();
    expect(text, what).not.toContain(SCRIPT);
    // It would turn all that follows.
    expect(text, what).not.toContain('\u202e');
  }
});
