import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// As docs/new-site.md tells a site to; the rest is what the other systems' pages are built with.
export default defineConfig({
  base: './',
  plugins: [react(), { ...locales.vite({ locales: ['zh-CN'] }), enforce: 'pre' }],
  build: { target: 'baseline-widely-available', reportCompressedSize: false, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
});
