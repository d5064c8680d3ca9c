import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { gotOf } from '../select.ts';
import type { Browser, Download } from '../state.ts';
import { openTab } from '../tabs.ts';
import { fileAddress } from '../web/address.ts';
import { FILES } from '../web/files.ts';

const action = actionsOf<Browser>();
const { Object: Obj, String: Str } = Type;
const timer = (id: string) => `download-${id}`;

function run(id: string, d: Download, ctx: Ctx): void {
  if (!ctx.online()) {
    ctx.toast('You are offline');
    return;
  }
  Object.assign(d, { status: 'running', since: ctx.now });
  ctx.schedule(
    ctx.now + Math.max(1, Math.ceil(((d.bytes - d.got) / d.rate) * 1000)),
    'finishDownload',
    { download: id },
    timer(id),
  );
}

/** A name that the folder does not have yet. */
function freeName(name: string, taken: (path: string) => boolean): string {
  const [, base, end] = /^(.*?)(\.\w+)?$/.exec(name)!;
  let path = `Download/${name}`;
  for (let n = 1; taken(path); n++) path = `Download/${base} (${n})${end ?? ''}`;
  return path;
}

/** Opens a file of shared storage: pages and text here, the rest in the app that takes it. */
function show(state: Browser, path: string, mime: string, ctx: Ctx): void {
  const file = ctx.provider('files')?.find(path);
  if (!file) {
    ctx.toast('This file was moved or deleted');
    return;
  }
  if (file.text !== undefined && (mime.startsWith('text/') || /\.(html?|txt|csv|md)$/i.test(path))) {
    openTab(state, fileAddress(path), ctx);
    ctx.close('/downloads');
    ctx.open('/');
    return;
  }
  ctx.start({ verb: 'VIEW', mime, extras: { file: file.id } });
}

export const downloadActions = {
  download: action('Download a file', Obj({ url: Str() }), (state, { url }, ctx) => {
    const file = FILES[url];
    if (!file) {
      ctx.toast('This file is not there any more');
      return;
    }
    if (!ctx.online()) {
      ctx.toast('You are offline');
      return;
    }
    const id = ctx.id('download');
    state.downloads[id] = {
      name: file.name,
      url,
      mime: file.mime,
      bytes: file.bytes,
      got: 0,
      since: null,
      rate: file.rate,
      status: 'running',
      path: null,
      text: file.text,
      at: ctx.now,
    };
    run(id, state.downloads[id]!, ctx);
    ctx.toast(`Downloading ${file.name}`);
  }),
  pauseDownload: action('Pause a download', Obj({ download: Str() }), (state, { download: id }, ctx) => {
    const d = state.downloads[id];
    if (d?.status !== 'running') return;
    Object.assign(d, { got: gotOf(d, ctx.now), since: null, status: 'paused' });
    ctx.cancel(timer(id));
  }),
  resumeDownload: action(
    'Go on with a download that was paused, failed or cancelled',
    Obj({ download: Str() }),
    (state, { download: id }, ctx) => {
      const d = state.downloads[id];
      if (!d || d.status === 'running' || d.status === 'done') return;
      if (d.status === 'cancelled') d.got = 0;
      run(id, d, ctx);
    },
  ),
  cancelDownload: action(
    'Cancel a download; nothing of it is kept',
    Obj({ download: Str() }),
    (state, { download: id }, ctx) => {
      const d = state.downloads[id];
      if (!d || !['running', 'paused', 'failed'].includes(d.status)) return;
      Object.assign(d, { got: 0, since: null, status: 'cancelled' });
      ctx.cancel(timer(id));
    },
  ),
  finishDownload: action(
    'The last bytes of a download have come',
    Obj({ download: Str() }),
    (state, { download: id }, ctx) => {
      const d = state.downloads[id];
      if (d?.status !== 'running') return;
      const files = ctx.provider('files');
      if (!ctx.online() || !files) {
        Object.assign(d, { got: Math.floor(d.bytes / 2), since: null, status: 'failed' });
        return;
      }
      const path = freeName(d.name, p => files.find(p) !== undefined);
      files.writeText(path, d.text, d.mime);
      ctx.transferred(d.bytes - d.got);
      Object.assign(d, { name: path.split('/').at(-1), got: d.bytes, since: null, status: 'done', path });
      ctx.notify({
        channel: 'downloads',
        tag: id,
        title: 'Download complete',
        text: d.name,
        route: '/downloads',
        silent: true,
      });
    },
  ),
  removeDownload: action(
    'Take a download off the list; its file stays',
    Obj({ download: Str() }),
    (state, { download: id }, ctx) => {
      ctx.cancel(timer(id));
      delete state.downloads[id];
    },
  ),
  openDownload: action(
    'Open a finished download',
    Obj({ download: Str() }),
    (state, { download: id }, ctx) => {
      const d = state.downloads[id];
      if (d?.status === 'done' && d.path !== null) show(state, d.path, d.mime, ctx);
    },
  ),
  openFile: action(
    'Open a file of shared storage',
    Obj({ path: Str(), mime: Str() }),
    (state, { path, mime }, ctx) => show(state, path, mime, ctx),
  ),
};
