import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './machine/root.mjs';
import { fail, say } from './machine/say.mjs';

// `npm run release:graph`: what is printed is the released graph from now on, and the next version of CHANGELOG.md gets its date.
const path = inRoot('CHANGELOG.md');
const changelog = readFileSync(path, 'utf8');
const [heading, version] = /^## (\d+\.\d+\.\d+), next$/m.exec(changelog) ?? [];
if (!heading) fail('CHANGELOG.md has no version that is "next": write `## X.Y.Z, next` above the last one.');
const today = new Date().toISOString().slice(0, 10);
writeFileSync(path, changelog.replace(heading, `## ${version}, ${today}`));
writeFileSync(inRoot('gateway/released.graphql'), readFileSync(inRoot('gateway/schema.graphql')));
say(`  released version ${version} of the graph`);
