const prefix = 'draft ';

/** Where what a person types for something is kept in their browser, over reloads and visits, until it is saved or they log out. */
export const typingKey = (userId: string, what: string) => `${prefix}${userId} ${what}`;

/** What was kept; empty where there is nothing, or no place to keep anything. */
export function readTyping(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text; an empty one is forgotten. Where the browser keeps nothing it lasts as long as the page. */
export function keepTyping(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It stands in the page still.
  }
}

/** Forgets all that somebody typed: whoever logs out leaves nothing to the next one at this browser, and takes nothing of another's. */
export function forgetTyping(userId: string): void {
  const theirs = typingKey(userId, '');
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(theirs)) localStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, nothing was kept.
  }
}
