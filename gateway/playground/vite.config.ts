import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// `vite build gateway/playground`: one page and its assets, everything from this origin, workers too.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page is served without a slash at its end, so addresses of assets start at the origin.
  base: '/playground/',
  publicDir: false,
  cacheDir: '../../.cache/vite-playground',
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    // Files, so that the page's policy needs no exception for data: scripts or styles.
    assetsInlineLimit: 0,
    // The editor is one large part by nature.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // "use client" means nothing to a bundle that only runs in a browser.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
});
