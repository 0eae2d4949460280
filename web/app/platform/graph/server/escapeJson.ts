// What could end the script element, open a comment or break a line inside a JSON text.
const unsafe = /[<>&\u2028\u2029]/g;
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON text that may stand inside a `<script type="application/json">` and still means the same. */
export function escapeJson(json: string): string {
  return json.replace(unsafe, (character) => escapes[character] ?? '');
}
