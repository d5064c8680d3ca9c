import { escape } from '../../bench/run/report/html.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** A scene that was drawn: its name, its app, and a picture for each look. */
export interface Drawn {
  name: string;
  app: string;
  files: Partial<Record<Variant, string>>;
  wide: boolean;
}

const CSS = `:root{color-scheme:light dark}body{margin:0;font:14px/1.5 system-ui,'Roboto',sans-serif;background:light-dark(#f1f3f7,#0f1115);color:light-dark(#16181d,#e8eaf0)}
header{padding:16px 24px;position:sticky;top:0;background:inherit;border-bottom:1px solid light-dark(#dfe2e9,#2a2e37);display:flex;gap:16px;flex-wrap:wrap;align-items:baseline}h1{font-size:18px;margin:0}h2{font-size:16px;margin:28px 24px 8px}nav{display:flex;gap:10px;flex-wrap:wrap}a{color:light-dark(#3556d6,#8ea6ff)}
.scene{display:flex;gap:16px;padding:8px 24px;align-items:flex-start;overflow-x:auto}.scene h3{flex:0 0 150px;font-size:13px;font-weight:500;margin:0;overflow-wrap:anywhere}figure{margin:0;flex:none}img{display:block;width:240px;border-radius:14px;border:1px solid light-dark(#cfd4de,#333)}img.wide{width:420px}figcaption{font-size:12px;color:light-dark(#5b6270,#9aa1b0)}`;

/** The page of every scene in every look. */
export function galleryPage(drawn: readonly Drawn[], variants: readonly Variant[]): string {
  const apps = [...new Set(drawn.map(d => d.app))];
  const scene = (d: Drawn) =>
    `<div class="scene" id="${escape(d.name)}"><h3>${escape(d.name)}</h3>${variants.map(look => (d.files[look] ? `<figure><img${d.wide ? ' class="wide"' : ''} loading="lazy" src="${escape(encodeURI(d.files[look]))}" alt="${escape(`${d.name}, ${VARIANTS[look].title}`)}"><figcaption>${VARIANTS[look].title}</figcaption></figure>` : '')).join('')}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tapworld gallery</title><style>${CSS}</style>
<header><h1>Gallery</h1><span>${drawn.length} screens</span><nav>${apps.map(app => `<a href="#app-${app}">${app}</a>`).join('')}</nav></header>
${apps
  .map(
    app =>
      `<h2 id="app-${app}">${app}</h2>\n${drawn
        .filter(d => d.app === app)
        .map(scene)
        .join('\n')}`,
  )
  .join('\n')}</html>
`;
}

/** One app in one look on one sheet, to be taken as a picture. */
export function sheetPage(drawn: readonly Drawn[], app: string, look: Variant): string {
  const tiles = drawn
    .filter(d => d.app === app && d.files[look])
    .map(
      d =>
        `<figure><img${d.wide ? ' class="wide"' : ''} src="${escape(encodeURI(d.files[look]!))}"><figcaption>${escape(d.name)}</figcaption></figure>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>body{margin:12px;font:11px/1.3 Roboto,sans-serif;background:#8a9099;color:#fff}.t{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:216px}img{width:216px;display:block;border-radius:10px}figcaption{padding:3px 2px 0;overflow-wrap:anywhere}</style><div class="t">${tiles}</div>`;
}
