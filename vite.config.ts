import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'chrome120',
    assetsInlineLimit: 2048,
    rolldownOptions: { input: { renderer: 'renderer.html', studio: 'index.html' } },
  },
});
