import { mount } from 'svelte';
import './style.css';
import App from './view/App.svelte';
import { lang, preferred } from './lang/index.svelte.ts';
import { applyTheme } from './ctrl/settings.svelte.ts';

applyTheme();
await lang.use(preferred(navigator.languages));
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
