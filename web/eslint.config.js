import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // What others write: the builds, our crates, build/texts.js.
  { ignores: ['dist', 'wasm', 'artefacts', 'src/protocol.ts', 'src/wasm.ts', 'src/lang/messages.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    rules: {
      // The compiler knows what is defined.
      'no-undef': 'off',
      // `_` is a value that is left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
);
