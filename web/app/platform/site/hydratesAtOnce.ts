// Specification, section 2: hydration is not delayed under these.
const excluded = ['/profile', '/_nuxt', '/api'];

/** Whether a page comes to life as a whole, without delay for what is below the fold. */
export const hydratesAtOnce = (pathname: string): boolean =>
  excluded.some((path) => pathname === path || pathname.startsWith(`${path}/`));
