import { describe, expect, it } from 'vitest';
import { EASIEST, makePuzzles } from '../../api/src/modules/identity/puzzle.ts';
import { sendForm } from '../kit/plain-forms.ts';
import { newPhone } from '../kit/people.ts';
import { settingsUnderTest } from '../kit/program.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';

type Site = WebBrowser['site'];

const typed = { form: 'feedback', type: 'IDEA', subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.' };
const words = {
  unknown: 'این فرم دیگر پذیرفته نمی‌شود.',
  late: 'مهلت فرستادن این فرم به پایان رسید.',
  used: 'این فرم یک بار فرستاده شده است.',
  early: 'فرم زودتر از اندازه فرستاده شد.',
  limited: 'در یک ساعت گذشته بازخوردهای زیادی',
  notFound: 'بازخوردی با این شماره و رمز پیدا نشد.',
};

/** Posed so many seconds ago, as the api under test would have. */
const tokenOf = (secondsAgo: number, { subject = 'feedback', pepper = settingsUnderTest.LINK_KEY! } = {}) =>
  makePuzzles(pepper).pose(subject, EASIEST, Date.now() / 1_000 - secondsAgo);

/** The form of the screen as a browser without script sends it. An address may send one in an hour, and three in all. */
export function feedbackForms(site: () => Site) {
  const send = async (fields: Record<string, string>) => {
    const answer = await sendForm(new WebBrowser(site()), '/feedback', { ...typed, ...fields });
    return { status: answer.status, text: await answer.text() };
  };

  describe('feedback without script', () => {
    it('takes no challenge that is replayed, late, early or of something else, and keeps what was typed', async () => {
      const used = solvePuzzle(tokenOf(60));
      const { form: _form, ...input } = { ...typed, ...used };
      const browser = new WebBrowser(site());
      const { body } = await browser.post('/graphql', questionOf('CreateFeedback', { input }));
      expect(body).toMatchObject({ data: { createFeedback: { feedback: { code: expect.any(String) } } } });
      const refused = {
        replayed: await send({ token: used.token }),
        late: await send({ token: tokenOf(601).token }),
        early: await send({ token: tokenOf(1).token }),
        ofAnotherApi: await send({ token: tokenOf(60, { pepper: 'of another api' }).token }),
        ofLogin: await send({ token: tokenOf(60, { subject: newPhone() }).token }),
        none: await send({ token: '' }),
      };
      const told = {
        replayed: words.used,
        late: words.late,
        early: words.early,
        ofAnotherApi: words.unknown,
        ofLogin: words.unknown,
      };
      for (const [what, { status, text }] of Object.entries(refused)) {
        expect(status, what).toBe(400);
        expect(text, what).toContain(typed.body);
        expect(text, what).not.toContain('بازخورد شما رسید');
        // The next try has a challenge of its own.
        expect(/name="token" value="([^"]+)"/.exec(text)?.[1], what).toMatch(/^[\w.-]{40,}$/);
      }
      for (const [what, word] of Object.entries(told))
        expect(refused[what as keyof typeof told].text, what).toContain(word);
    });

    it('is taken once in an hour, and says the same of a wrong number and a wrong code', async () => {
      const sent = await send({ token: tokenOf(9).token });
      expect([sent.status, sent.text.includes('بازخورد شما رسید')]).toEqual([200, true]);
      const number = /FB-\d{4}-\d{6}/.exec(sent.text)![0];
      const again = await send({ token: tokenOf(9).token });
      expect([again.status, again.text.includes(words.limited), again.text.includes(typed.body)]).toEqual([
        429,
        true,
        true,
      ]);
      const follow = (trackingNo: string, code: string) => send({ form: 'follow', trackingNo, code });
      const wrong = [await follow('FB-1400-000000', 'AAAAAAAA'), await follow(number, 'AAAAAAAA')];
      const bare = wrong.map(({ status, text }) => [
        status,
        text.includes(words.notFound),
        text
          .replaceAll(/FB-\d{4}-\d{6}/g, 'NUMBER')
          .replaceAll(/nonce="[^"]+"/g, '')
          .replaceAll(/[\w-]{6,8}\.[\w]{1,2}\.[\w-]{11}\.[\w-]{22}/g, 'TOKEN'),
      ]);
      expect(bare[0]!.slice(0, 2)).toEqual([404, true]);
      expect(bare[0]).toEqual(bare[1]);
    });
  });
}
