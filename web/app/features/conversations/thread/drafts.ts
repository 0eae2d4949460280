/** Where what somebody types in a conversation is kept in their browser. */
export const draftKey = (userId: string, conversationId: string) => `draft ${userId} ${conversationId}`;

/** What was kept; empty where there is nothing, or no place to keep anything. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text until it is sent. Where the browser keeps nothing it lasts as long as the page. */
export function keepDraft(key: string, body: string): void {
  try {
    if (body === '') localStorage.removeItem(key);
    else localStorage.setItem(key, body);
  } catch {
    // It stands in the page still.
  }
}
