import { startSite } from './site.ts';

/** One site for all journeys, which only read. Its addresses reach them through the environment. */
export default async function startSiteForJourneys() {
  const { web, gateway, api, stop } = await startSite({
    database: 'pglite',
    // A journey waits for another code as people do, only not for a minute.
    env: { OTP_RESEND_SECONDS: '6' },
  });
  process.env.SITE_URL = web.url;
  process.env.API_URL_UNDER_TEST = api.url;
  process.env.GATEWAY_URL_UNDER_TEST = gateway.url;
  return stop;
}
