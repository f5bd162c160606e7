import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compiledTexts } from './compiled-texts.ts';
import { modulesOfFirstLoad, textsOfFirstLoad } from './first-load.ts';

const service = 'http://localhost:3000';

const sources: UserConfig = {
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), compiledTexts()],
  // The client's sources, so that a change of it needs no build of its own before the console's.
  resolve: { alias: { '@institutional-defi/client': new URL('../client/src/index.ts', import.meta.url).pathname } },
};

export default defineConfig(async ({ command }) => {
  const first = command === 'build' ? await modulesOfFirstLoad(sources) : new Set();
  return {
    ...sources,
    build: {
      outDir: 'dist',
      target: 'es2023',
      // The policy refuses inline scripts and data: fonts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      // One file of 9 kB: nothing moves because its looks come later.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', test: (id: string) => first.has(id), includeDependenciesRecursively: false },
              ...textsOfFirstLoad(),
            ],
          },
        },
      },
    },
    // Cookies and sign-in are bound to the service's host: set its BASE_URL to the address of this server.
    server: { proxy: { '/api': service, '/.well-known': service, '/sandbox': service, '/docs': service } },
  };
});
