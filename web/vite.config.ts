import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { heads } from './build/heads.ts';
import { compressed, firstWords, ruleTexts, serviceWorker, texts } from './build/plugins.ts';

export default defineConfig({
  plugins: [svelte(), ruleTexts(), texts(), firstWords(), heads(), serviceWorker(), compressed()],
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
              // It imports nothing but what it is made of.
              name: 'knock',
              test: /src\/(knock|protocol)\.ts|src\/ctrl\/(memory|entry|link|secrets)\.ts|src\/engine\/logs\.ts/,
            },
            {
              name: 'base',
              test: /node_modules\/svelte|src\/(lang|games|never|net\/http)|src\/art\/(Icon|Avatar|Mark|Logo|Seesaw)|src\/ctrl\/(offline|settings|route|lazy|games|story|bots|tokens)|view\/(Card|Trouble|Paper|Lost)\.svelte/,
            },
            {
              name: 'table',
              test: /src\/(ctrl|net)\/|view\/(TablePage|Table|Hand|Board|Clock|LinkBar|Returned)\.svelte|view\/(drag|flight|motion|path|scene|keys|signals|outcome|cost)|view\/(aim|CostChip)|view\/table\/(Actions|HintBar|Message|Seats|StartChoice|Top)\.svelte|view\/table\/[a-z.]+\.ts/,
            },
            {
              // What can be done at a table: asked for once it can be seen.
              name: 'lively',
              test: /src\/(engine|sound)\/|view\/stage|wasm\/subibaja_wasm/,
            },
            { name: 'sheet', test: /view\/(Sheet|Choice)\.svelte|src\/art\/Picture/ },
            { name: 'round', test: /view\/ants\/RoundResult/ },
            { name: 'hands', test: /view\/(AllHands|ants\/HandStrip)\.svelte/ },
            {
              name: 'rail',
              test: /view\/table\/(Rail|TurnLog)\.svelte|view\/(Talk|ScoreSheet)\.svelte|view\/ants\/OtherHands/,
            },
            {
              name: 'beside',
              test: /view\/table\/|view\/(SeatMenu|OwnSeat|ShareLink|RulesText|Prose|SettingsSheet|Switch|JoinForm|NameForm|Ended)\.svelte/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Whole games are played, on machines that have other things to do too.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
