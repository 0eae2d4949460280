import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page needs comes in two files: one that changes with versions, one that changes with the site.
const everyPage = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'site',
    test: /app[\\/](root\.tsx|platform[\\/](?!graph[\\/]browser[\\/](apolloEngine|persistedLink)|numbers)|features[\\/]shell[\\/](components|layouts)[\\/])/,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    rollupOptions: isSsrBuild
      ? // The server is one program: pages and Express together.
        { input: 'server/main.ts' }
      : { output: { codeSplitting: { groups: everyPage } } },
  },
  ssr: {
    // One copy of React and React Router for server and pages, without looking files up at start.
    noExternal: command === 'build' ? true : undefined,
    external: command === 'build' ? ['express', 'pino', 'undici'] : undefined,
  },
}));
