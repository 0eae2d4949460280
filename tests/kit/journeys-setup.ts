import { writeGuidance } from './guidance.ts';
import { ADMINS, EDITORS, newPhone, peopleOf } from './people.ts';
import { hasPostgres } from './postgres.ts';
import { startSite } from './site.ts';
import { writeTexts } from './texts.ts';
import { clipOf, writeVideo } from './videos.ts';

const believing = { TRUSTED_PROXIES: '127.0.0.1' };

/** One site for all journeys, which only read. Its addresses reach them through the environment. */
export default async function startSiteForJourneys() {
  const { web, gateway, api, stop } = await startSite({
    database: hasPostgres ? 'postgres' : 'pglite',
    // A journey waits for another code as people do, only not for a minute; who it says a login comes from is believed.
    env: { OTP_RESEND_SECONDS: '6', ...believing },
    doors: believing,
  });
  process.env.SITE_URL = web.url;
  process.env.API_URL_UNDER_TEST = api.url;
  process.env.GATEWAY_URL_UNDER_TEST = gateway.url;
  const people = peopleOf(api);
  const admin = await people.login('09000000008');
  const { questionId } = await writeGuidance(people, admin);
  await writeVideo(people, admin, {}, clipOf('compare'));
  process.env.TEXT_PATHS = JSON.stringify(await writeTexts(people, questionId));
  process.env.ADMIN_PHONES = (await makeStaff(people, admin, 'ADMIN', ADMINS)).join();
  process.env.EDITOR_PHONES = (await makeStaff(people, admin, 'CONTENT_EDITOR', EDITORS)).join();
  return stop;
}

/** Staff of their own for the journeys: a phone gets one code in seconds and five in an hour, which all of them would share. */
async function makeStaff(
  people: ReturnType<typeof peopleOf>,
  { accessToken }: { accessToken: string },
  role: 'ADMIN' | 'CONTENT_EDITOR',
  count: number,
) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const phone = newPhone();
      await people.login(phone);
      const { body } = await people.as(accessToken, 'GET', `/admin/users?searchKey=${phone}`);
      const [{ id, version }] = body.items as [{ id: string; version: number }];
      const roles = { roles: [role], reason: 'برای آزمون', version };
      const { status } = await people.as(accessToken, 'PUT', `/admin/users/${id}/roles`, roles);
      if (status !== 200) throw new Error(`The role ${role} was refused to somebody of the journeys: ${status}`);
      return phone;
    }),
  );
}
