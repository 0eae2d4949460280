import type { Page } from '@playwright/test';

/** What a text calls that got to run. */
export const mark = 'tellRan';
export const image = '"><img src=x onerror=tellRan(1)>';
export const ended = '</title></script><script>tellRan(2)</script>';
export const drawn = '<svg onload=tellRan(3)><a xlink:href="javascript:tellRan(4)">x</a>';
export const mutated = '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=tellRan(5)>">';
export const address = 'javascript:tellRan(6)';
const lines = '\u2028\u2029<!--<script>tellRan(7)';
/** Each of them, as somebody types it who wants a program of his to run. */
export const each = [image, ended, drawn, mutated, address];
export const all = [...each, lines].join(' ');
/** The same in one line of a form. */
export const line = each.join(' ');

/** Tells of whatever of a text runs in this page, or would run without its policy. */
export async function listen(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction(mark, (what: unknown) => ran.push(String(what)));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const { tellRan } = window as unknown as { tellRan(what: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellRan(`${violatedDirective} ${blockedURI}`),
    );
  });
  return ran;
}
