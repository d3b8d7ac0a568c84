/** A contact sheet: a page with all pictures of a folder, to choose from and to page through. */
import { readdirSync, writeFileSync } from 'node:fs';

export type Picture = {
  game: string;
  seats: number;
  language: string;
  theme: string;
  /** The how manieth phase of its game it shows. */
  order: number;
  phase: string;
  width: number;
  height: number;
};

/** What a picture shows is said by its file's name. */
export function nameOf({ game, seats, language, theme, order, phase, width, height }: Picture): string {
  return `${game}_${seats}_${language}_${theme}_${String(order).padStart(2, '0')}_${phase}_${width}x${height}.jpg`;
}

/** Writes the page of all pictures that lie in the folder, and says where it is. */
export function writeSheet(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
  const path = `${folder}/index.html`;
  writeFileSync(path, PAGE.replace('FILES', JSON.stringify(files.sort())));
  return path;
}

const PAGE = `<!doctype html>
<meta charset="utf-8" />
<title>Subibaja: pictures</title>
<style>
  body { margin: 0; font: 14px system-ui; background: #222; color: #eee; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; background: #111; }
  main { display: flex; flex-wrap: wrap; gap: 10px; padding: 10px; align-items: flex-end; }
  figure { margin: 0; }
  figcaption { font-size: 11px; }
  img { display: block; cursor: pointer; }
  dialog { max-width: none; max-height: none; padding: 0; border: 0; background: #000; color: #eee; }
  dialog img { max-width: 100vw; max-height: 94vh; }
</style>
<form></form>
<main></main>
<dialog><img alt="" /><p></p></dialog>
<script>
  const fields = ['game', 'seats', 'language', 'theme', 'phase', 'size'];
  const all = FILES.map((file) => {
    const [game, seats, language, theme, , phase, size] = file.slice(0, -4).split('_');
    return { file, game, seats, language, theme, phase, size };
  });
  const [form, main, dialog] = ['form', 'main', 'dialog'].map((name) => document.querySelector(name));
  const chosen = new URLSearchParams(location.hash.slice(1));
  for (const field of fields) {
    const values = ['', ...new Set(all.map((one) => one[field]))];
    const select = document.createElement('select');
    select.name = field;
    for (const value of values) select.add(new Option(value || 'every ' + field, value));
    select.value = chosen.get(field) ?? '';
    form.append(select);
  }
  const high = Object.assign(document.createElement('input'), { type: 'range', min: 80, max: 1080, name: 'high' });
  high.value = chosen.get('high') ?? 360;
  form.append(high);
  let shown = [];
  let at = 0;
  const draw = () => {
    const wish = new FormData(form);
    location.replace('#' + new URLSearchParams(wish));
    shown = all.filter((one) => fields.every((field) => !wish.get(field) || wish.get(field) === one[field]));
    main.replaceChildren(...shown.map((one, i) => {
      const [width, height] = one.size.split('x');
      const figure = document.createElement('figure');
      const image = Object.assign(new Image(), { src: one.file, loading: 'lazy', height: high.value });
      image.width = (high.value * width) / height;
      image.onclick = () => show(i);
      figure.append(image, Object.assign(document.createElement('figcaption'), { textContent: title(one) }));
      return figure;
    }));
  };
  const title = (one) => fields.filter((field) => !new FormData(form).get(field)).map((field) => one[field]).join(' · ');
  const show = (i) => {
    at = (i + shown.length) % shown.length;
    dialog.querySelector('img').src = shown[at].file;
    dialog.querySelector('p').textContent = shown[at].file;
    if (!dialog.open) dialog.showModal();
  };
  dialog.onclick = () => dialog.close();
  addEventListener('keydown', ({ key }) => {
    if (dialog.open && key === 'ArrowRight') show(at + 1);
    if (dialog.open && key === 'ArrowLeft') show(at - 1);
  });
  form.oninput = draw;
  draw();
</script>
`;
