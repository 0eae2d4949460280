import { isbot } from 'isbot';

// Programs and browsers driven by programs: isbot counts them in, but what they fetch is read by somebody.
const tools = /HeadlessChrome|^(curl|wget|node|undici|axios|got|python|go-http-client|okhttp|postman)/i;

/**
 * Search engines and link previews, from the User-Agent. They get no error page (specification, section 8).
 */
export function isSearchOrPreviewBot(userAgent: string | null): boolean {
  return isbot(userAgent) && !tools.test(userAgent ?? '');
}
