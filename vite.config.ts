import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wordsPlugin } from './scripts/words-plugin.ts';

export default defineConfig({
  plugins: [wordsPlugin(), react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'chrome120',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { renderer: 'renderer.html', studio: 'index.html' },
      // All that a phone needs before its first picture, in one file: every further one is a request and a module of each new page.
      output: {
        codeSplitting: {
          groups: [
            { name: 'phone', test: /[\\/]src[\\/]shell[\\/]renderer[\\/]rendered-phone\.tsx$/ },
            // The phone's own words of another language, in one file too.
            { name: 'phone-zh', test: /[\\/]src[\\/].*\.zh\.ts$/ },
          ],
        },
      },
    },
  },
});
