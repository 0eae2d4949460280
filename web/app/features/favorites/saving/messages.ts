/** The words of the button that is on many public pages; those of the own pages are in messages.ts. */
export const saveMessages = { saveThis: (name: string) => `ذخیرهٔ ${name}` };
