import { expect, it } from 'vitest';
import { isSearchOrPreviewBot } from './isSearchOrPreviewBot.ts';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['TelegramBot (like TwitterBot)', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    false,
  ],
  ['curl/8.5.0', false],
  [null, false],
])('%s: %s', (userAgent, isBot) => {
  expect(isSearchOrPreviewBot(userAgent)).toBe(isBot);
});
