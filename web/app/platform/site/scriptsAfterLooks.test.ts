import { describe, expect, it } from 'vitest';
import { holdScripts as holdInPieces } from './scriptsAfterLooks.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/>',
  '<link rel="modulepreload" href="/b.js"/></head><body><main>متن</main><script>first()</script>',
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join('');

const holdScripts = (html: string) => holdInPieces(html).join('');

describe('scripts after looks', () => {
  it('leaves nothing outside the template that a browser would fetch beside the stylesheet', () => {
    const held = holdScripts(page);
    const outside = held.replace(/<template.*<\/template>/, '');
    expect(outside).not.toMatch(/modulepreload|type="module"/);
    expect(outside).toContain('<link rel="stylesheet" href="/s.css"/>');
    expect(outside).toContain('<script>first()</script>');
  });

  it('keeps preloads and module in the template, in their order', () => {
    expect(holdScripts(page)).toMatch(
      /<template id="page-scripts"><link[^>]*a\.js"\/><link[^>]*b\.js"\/><script nonce="n" type="module" async="">import "\/a\.js"<\/script><\/template><\/body>/,
    );
  });

  it('leaves a page without scripts alone', () => {
    expect(holdScripts('<html><head></head><body></body></html>')).toBe('<html><head></head><body></body></html>');
  });
});
