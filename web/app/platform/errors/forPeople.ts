/** Words that are meant for people; programs are told in English, and in codes. */
export const forPeople = (words: string | undefined) => (/[\u0600-\u06ff]/.test(words ?? '') ? words : undefined);
