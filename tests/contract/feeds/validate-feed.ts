import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(new URL('atom.rng', import.meta.url), 'utf8');

/** What a validator finds wrong with feeds: each is read as XML and held against the grammar of RFC 4287. */
export async function problemsOfFeed(feeds: readonly string[]): Promise<string[]> {
  const xml = feeds.map((contents, index) => ({ fileName: `feed-${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ rawMessage }) => rawMessage);
}
