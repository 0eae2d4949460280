import { expect, it } from 'vitest';
import { escapeJson } from './escapeJson.ts';

it.each(['</script><!--', '<script>', '&lt;', '\u2028\u2029', 'شیر "توپی" \\ {}'])(
  'keeps %j harmless and whole',
  (text) => {
    const escaped = escapeJson(JSON.stringify({ text }));
    expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(escaped)).toEqual({ text });
  },
);
