import { filledExamples } from './filledExamples.ts';
import { firstTabs } from './firstTabs.ts';
import { readShared } from './shareLink.ts';
import { storageWithoutHeaders } from './storage.ts';

const shared = readShared(location.hash);
// The operation is in a tab from here on; reloading must not open it again.
if (shared) history.replaceState(null, '', location.pathname + location.search);
// A link put into the address bar of an open playground changes nothing but the hash.
addEventListener('hashchange', () => location.reload());

// Three things at once: GraphiQL, the code editor, which GraphiQL would ask for only after it is drawn, and the ids.
const [{ showPlayground }, start] = await Promise.all([
  import('./Playground.tsx'),
  firstTabs(storageWithoutHeaders.getItem('graphiql:tabState'), shared, filledExamples),
  import('monaco-graphql/esm/monaco-editor.js'),
  import('monaco-graphql/esm/lite.js'),
]);
showPlayground(document.getElementById('playground')!, start);
