import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page needs comes in two files: one that changes with versions, one that changes with the site.
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'site',
    test: /app[\\/](root\.tsx|platform[\\/](?!graph[\\/]browser[\\/](apolloEngine|persistedLink)|session[\\/](askSession|party|membership)|numbers|forms)|design[\\/](Card|Chip|LinkButton|Monogram|Section)|features[\\/](shell[\\/](components[\\/](?!homeChoices|CategoryTiles)|layouts[\\/])|\w+[\\/]paths))/,
  },
  {
    // What all lists of offers have in common; alone, each of its thirty small files would weigh more.
    name: 'list',
    test: /features[\\/]catalog[\\/](filter|components[\\/](filter[\\/]|ListHeading|ProductList|ProductResults|ProductCard|FilteredList|CategoryTrail))/,
  },
  // Also on pages of products and suppliers.
  { name: 'dates', test: /node_modules[\\/]jalaali-js|app[\\/]platform[\\/]numbers[\\/]dates/ },
  {
    // What the logged-in pages have in common: each file of its own would be one more name in the list that every page loads.
    name: 'own',
    test: /app[\\/](features[\\/]account[\\/]things|design[\\/](Dialog|ConfirmDialog)|platform[\\/](forms[\\/](messages|refusal)|session[\\/](askSession|party|membership)))/,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // React's development build renders several times slower: what is built never asks which one to take.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: 'es2022',
    rollupOptions: isSsrBuild
      ? // The server is one program: pages and Express together.
        { input: 'server/main.ts' }
      : { output: { codeSplitting: { groups } } },
  },
  ssr: {
    // One copy of React and React Router for server and pages, without looking files up at start.
    noExternal: command === 'build' ? true : undefined,
    external: command === 'build' ? ['express', 'pino', 'undici'] : undefined,
  },
}));
