import Negotiator from 'negotiator';

/** Languages that people are answered in; the first when they ask for none of them. */
export const languages = ['fa', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of an answer, as `Accept-Language` asks for it. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const asked = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return (asked.languages([...languages])[0] as Language | undefined) ?? 'fa';
}
