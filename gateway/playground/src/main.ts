import { examples } from './examples.ts';
import { firstTabs } from './firstTabs.ts';
import { readShared } from './shareLink.ts';
import { storageWithoutHeaders } from './storage.ts';

const shared = readShared(location.hash);
// The operation is in a tab from here on; reloading must not open it again.
if (shared) history.replaceState(null, '', location.pathname + location.search);
// A link put into the address bar of an open playground changes nothing but the hash.
addEventListener('hashchange', () => location.reload());

// At once: GraphiQL, and the code editor that it would ask for only after it is drawn.
const [{ showPlayground }] = await Promise.all([
  import('./Playground.tsx'),
  import('monaco-graphql/esm/monaco-editor.js'),
  import('monaco-graphql/esm/lite.js'),
]);
const start = firstTabs(storageWithoutHeaders.getItem('graphiql:tabState'), shared, examples);
showPlayground(document.getElementById('playground')!, start);
