import './knock.ts';
import { mount } from 'svelte';
import './design/index.css';
import App from './view/App.svelte';
import { lang, preferred } from './lang/index.svelte.ts';
import { sweep } from './ctrl/memory.ts';
import { keepOffline } from './ctrl/offline.ts';
import { here } from './ctrl/route.svelte.ts';
import { show } from './ctrl/settings.svelte.ts';

show();
// A language that could not be fetched is no reason for an empty page: perhaps English can be.
await lang.use(preferred(navigator.languages)).catch(() => lang.use('en'));
document.getElementById('wait')?.remove();
mount(App, { target: document.getElementById('app')! });
sweep();
// A table sees to it itself, when its rules have come.
if (here.route.page !== 'table') keepOffline(lang.code);
