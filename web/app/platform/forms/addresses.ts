// The api keeps the same two rules (field-formats.ts there), and its tests have the cases.

const mail =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** An address for mails. */
export const isMail = (text: string): boolean => mail.test(text) && text.indexOf('@') <= 64;

/** http or https, a host with a domain, and nobody's name or password. */
export function isWebsite(text: string): boolean {
  if (
    !/^https?:\/\/[^/]/i.test(text) ||
    /[\s"'<>\\^`{|}]/.test(text) ||
    /^[^/?#]*@/.test(text.replace(/^https?:\/\//i, ''))
  )
    return false;
  try {
    return /^[a-z\d.-]+\.[a-z][a-z\d-]*[a-z\d]$/.test(new URL(text).hostname);
  } catch {
    return false;
  }
}
