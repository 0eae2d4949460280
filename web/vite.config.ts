import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './server/release/leanRouter.ts';
import { unnamedComponents } from './server/release/unnamedComponents.ts';

// What every page needs comes in two files: one that changes with versions, one that changes with the site.
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'site',
    test: /app[\\/](root\.tsx|paths\.ts|platform[\\/](?!live[\\/]|share[\\/]|puzzle[\\/]|site[\\/]keepLatinNumber|navigation[\\/]GetForm|graph[\\/](browser[\\/](apolloEngine|persistedLink|runWrite|WriteKeys)|useFound|userErrors|possibleTypes|write|loadForStaff|errorOfProblem)|session[\\/](askSession|party|membership|guard)|numbers|forms|likes|text[\\/]TechnicalText)|design[\\/](Card|Chip|LinkButton|Monogram|Section)|features[\\/](shell[\\/](components|layouts[\\/]DefaultLayout)|search[\\/]paths))/,
  },
  // Texts to read have no decimals.
  { name: 'decimals', test: /node_modules[\\/]big\.js[\\/]|app[\\/]platform[\\/]numbers[\\/](decimals|units)\.ts/ },
  // On some pages of every kind, which have nothing else in common.
  { name: 'slot', test: /features[\\/]advertisements[\\/](messages|components[\\/]AdvertisementSlot)/ },
  {
    // Offers wherever they stand: in lists, and beside a product, whose page needs nothing else of lists. With them what
    // lists of every kind have, so that those of the logged-in area need nothing of lists of offers.
    name: 'card',
    test: /app[\\/](platform[\\/]text[\\/]TechnicalText|design[\\/](EmptyState|Field|Pagination|pageWindow|Select|TextField)\.tsx?|features[\\/](catalog[\\/]components[\\/](ProductCard|CategoryTrail|PropertyText)\.tsx|favorites[\\/]saving[\\/]SaveButton))/,
  },
  {
    // What all lists of offers have in common; alone, each of its thirty small files would weigh more.
    name: 'list',
    test: /features[\\/]catalog[\\/](filter|reading[\\/]TextNotes|components[\\/](filter[\\/]|ListHeading|ProductList|ProductResults|ProductCard|FilteredList|CategoryTrail))/,
  },
  // Also on pages of products and suppliers.
  { name: 'dates', test: /node_modules[\\/]jalaali-js|app[\\/]platform[\\/]numbers[\\/]dates/ },
  {
    // What the logged-in pages have in common: each file of its own would be one more name in the list that every page loads.
    name: 'own',
    test: /app[\\/](features[\\/]things|design[\\/](Dialog|ConfirmDialog)|platform[\\/](forms[\\/](messages|refusal)|graph[\\/]loadForStaff|session[\\/](askSession|party|membership|guard)))/,
  },
];

// Its package exports the build with a developer's warnings only; the other one lies beside it.
const routerForProduction = Object.entries({ 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: createRequire(import.meta.url)
      .resolve('react-router/package.json')
      .replace('package.json', `dist/production/${file}`),
  }),
);

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter(), unnamedComponents()],
  ...(command === 'build' && { resolve: { alias: routerForProduction } }),
  // React's development build renders several times slower: what is built never asks which one to take.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: 'es2022',
    modulePreload: {
      // What every page has by then is not named again wherever a part is loaded later.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/(react|rolldown-runtime|site)-[\w-]+\./.test(file)),
    },
    rollupOptions: isSsrBuild
      ? // The server is one program: pages and Express together.
        { input: 'server/main.ts' }
      : {
          output: { codeSplitting: { groups } },
          // What a dialog shares with its screen would come with the dialog, whose forms the screen does without.
          experimental: { chunkOptimization: { mergeCommonChunks: false } },
        },
  },
  ssr: {
    // One copy of React and React Router for server and pages, without looking files up at start.
    ...(command === 'build' && { noExternal: true, external: ['@fastify/busboy', 'express', 'pino', 'undici'] }),
  },
}));
