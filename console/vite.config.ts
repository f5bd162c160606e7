import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = 'http://localhost:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // The client's sources, so that a change of it needs no build of its own before the console's.
  resolve: { alias: { '@institutional-defi/client': new URL('../client/src/index.ts', import.meta.url).pathname } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The policy refuses inline scripts and data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: false,
    reportCompressedSize: false,
  },
  // Cookies and sign-in are bound to the service's host: set its BASE_URL to the address of this server.
  server: { proxy: { '/api': service, '/.well-known': service, '/sandbox': service, '/docs': service } },
});
