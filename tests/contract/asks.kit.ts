import type { WebBrowser } from '../kit/web-browser.ts';
import { questionOf } from '../kit/web-browser.ts';

/** What only one person knows: `marker` in all that is written, and the ids of what is owned. */
export type Person = {
  browser: WebBrowser;
  token: string;
  phone: string;
  marker: string;
  own: string[];
  visited: string;
};
/** A request that anybody may send; `shows`: what somebody who is logged in finds of oneself in the answer. */
export type Ask = { what: string; isPage?: true; send: (who: Who) => Promise<Got>; shows?: (person: Person) => string };
export type Who = { browser: WebBrowser; token?: string };
export type Got = { status: number; headers: Headers; text: string };

const gotOf = async (answer: Response): Promise<Got> => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
});

export const pageAsk = (path: string, shows?: Ask['shows']): Ask => ({
  what: path,
  isPage: true,
  ...(shows && { shows }),
  send: async ({ browser }) => gotOf(await browser.send(path)),
});

/** The question of a page, through the web server and straight to the gateway. */
export const operationAsks = (gateway: string, name: string, variables: object, shows: Ask['shows']): Ask[] => [
  {
    what: `${name} by the web server`,
    ...(shows && { shows }),
    send: async ({ browser }) => {
      const { body, ...answer } = await browser.post('/graphql', questionOf(name, variables));
      return { ...answer, text: JSON.stringify(body) };
    },
  },
  {
    what: `${name} by the gateway`,
    ...(shows && { shows }),
    send: async ({ token }) =>
      gotOf(
        await fetch(`${gateway}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...bearer(token) },
          body: JSON.stringify(questionOf(name, variables)),
        }),
      ),
  },
];

/** The api itself, as clients of its own ask it. */
export const restAsk = (api: string, path: string): Ask => ({
  what: `${path} of the api`,
  send: async ({ token }) => gotOf(await fetch(`${api}/api/v1${path}`, { headers: bearer(token) })),
});

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
/** What of a person stands in a text; the phone in every spelling. */
export const tracesOf = ({ marker, phone, own }: Person, { text }: Got) =>
  [marker, ...own, phone.slice(1), persian(phone.slice(1))].filter((trace) => text.includes(trace));
