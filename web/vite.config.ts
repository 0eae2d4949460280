import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // The server is one program: pages and Express together.
    rollupOptions: isSsrBuild ? { input: 'server/main.ts' } : undefined,
  },
  ssr: {
    // One copy of React and React Router for server and pages, without looking files up at start.
    noExternal: command === 'build' ? true : undefined,
    external: command === 'build' ? ['express', 'compression', 'pino', 'undici'] : undefined,
  },
}));
