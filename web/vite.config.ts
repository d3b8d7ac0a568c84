import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { heads } from './build/heads.ts';
import { compressed, firstWords, fontPreload, ruleTexts, serviceWorker, texts } from './build/plugins.ts';

export default defineConfig({
  plugins: [svelte(), ruleTexts(), texts(), firstWords(), fontPreload(), heads(), serviceWorker(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each file costs its headers and a place in the queue of a slow line: what goes together is one.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/svelte|src\/(art|lang|games|never|protocol)|src\/ctrl\/(memory|offline|settings|route|lazy|games|story|bots|secrets|tokens)|view\/(Card|Sheet|Trouble|Paper|Lost|Switch|Choice|SettingsSheet)\.svelte/,
            },
            {
              name: 'table',
              test: /src\/(ctrl|net|engine|sound)\/|view\/(TablePage|Table|Hand|Board|Clock|LinkBar|Returned|AllHands)\.svelte|view\/(drag|flight|motion|path|stage|scene|keys|cost|signals|outcome)|view\/(aim|CostChip)|view\/table\/(Actions|HintBar|Message|ReviewBar|Seats|StartChoice|Top|EndButtons|[a-z.]+\.ts)/,
            },
            {
              name: 'beside',
              test: /view\/table\/|view\/(Talk|ScoreSheet|SeatMenu|OwnSeat|ShareLink|RulesText|Prose)\.svelte|view\/ants\/(OtherHands|HandStrip|Points|RoundResult)/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
