import { accountMessages as words } from '../messages.ts';

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, words.browser.edge],
  [/Firefox\/|FxiOS\//, words.browser.firefox],
  [/Chrome\/|CriOS\//, words.browser.chrome],
  [/Safari\//, words.browser.safari],
];
const systems: [RegExp, string][] = [
  [/Android/, words.system.android],
  [/iPhone|iPad/, words.system.ios],
  [/Windows/, words.system.windows],
  [/Mac OS X/, words.system.mac],
  [/Linux/, words.system.linux],
];

/** Browser and system that a User-Agent names, in words; programs of their own are called by their first word. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return words.on(browser, system);
  return browser ?? system ?? (userAgent.split(/[\s/]/)[0] || words.device);
}
