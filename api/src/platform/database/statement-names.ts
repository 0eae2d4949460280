const texts = new Map<string, string>();

/**
 * Throws when a name was given to another text before. PostgreSQL prepares a named statement once per connection, so a second text
 * fails only on connections that have seen the first one, which a test rarely meets; this fails at the first use of the second text.
 * @throws Error names the statement
 */
export function checkStatementName(name: string, text: string): void {
  const first = texts.get(name);
  if (first === undefined) texts.set(name, text);
  else if (first !== text) throw new Error(`The name "${name}" is used for two statements; give each its own.`);
}
