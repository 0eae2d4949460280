const MAX_NESTED = 12;
const MAX_INDENT = 60;
/** Of one sign in a row. */
const MAX_RUN = 100;
/** Signs that a reader of Markdown compares with each other: at most so many in a paragraph, and twice as many in all. */
const MAX_EMPHASIS = 1_200;
const MAX_BRACKETS = 600;

/** Signs that begin a line within quotations and lists. */
const nested = new RegExp(`^((?:[ \\t]{0,3}>|[ \\t]*(?:[-+*]|\\d{1,9}[.)])(?=[ \\t])){${MAX_NESTED}})[>\\s*+-]*`, 'gm');
const indents = new RegExp(`^([ \\t]{${MAX_INDENT}})[ \\t]+`, 'gm');
const runs = new RegExp(`([\\[\\]*_~\`<>()!&|^\\\\])\\1{${MAX_RUN},}`, 'g');

/**
 * Markdown without what only makes a reader slow: its time grows with the square of the signs in a paragraph, and nobody writes a
 * quotation in a thousand quotations. What is too much stays as text.
 */
export function tameMarkdown(markdown: string): string {
  const text = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\ufeff]/g, '')
    .replace(nested, '$1 ')
    .replace(indents, '$1')
    .replace(runs, (run) => run.slice(0, MAX_RUN));
  return escapeSurplus(escapeSurplus(text, /[*_~]+/g, MAX_EMPHASIS), /[[\]]/g, MAX_BRACKETS);
}

function escapeSurplus(text: string, signs: RegExp, limit: number): string {
  let ofAll = 0;
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      let ofThis = 0;
      return paragraph.replace(signs, (found) => {
        ofThis += 1;
        ofAll += 1;
        return ofThis > limit || ofAll > 2 * limit ? found.replace(/./g, '\\$&') : found;
      });
    })
    .join('');
}
