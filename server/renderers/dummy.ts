import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Rows, rounded cards, gradients, shadows and pictures: about what an app's screen asks of the compositor. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><style>
  html, body { margin: 0; height: 100%; overflow: hidden; font: 14px/20px 'DejaVu Sans', sans-serif; background: #f4f5f8; color: #1b1d22 }
  header { height: 56px; padding: 16px; box-sizing: border-box; background: linear-gradient(90deg, #3656c9, #7a4be0); color: #fff; font-size: 20px }
  .row { display: flex; gap: 12px; margin: 8px 12px; padding: 10px; border-radius: 16px; background: #fff; box-shadow: 0 1px 4px #0003 }
  .face { width: 44px; height: 44px; border-radius: 50%; flex: none }
  .row p { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .row small { color: #667 }
</style><header>Screen</header><main></main><script>
  const main = document.querySelector('main');
  const draw = (n) => {
    document.querySelector('header').textContent = 'Screen ' + n;
    main.replaceChildren(...Array.from({ length: 10 }, (_, i) => {
      const row = document.createElement('div'), hue = (n * 41 + i * 67) % 360;
      row.className = 'row';
      row.innerHTML = '<div class="face" style="background:conic-gradient(hsl(' + hue + ' 70% 50%),hsl(' + (hue + 90) + ' 70% 60%),hsl(' + hue + ' 70% 50%))"></div><div style="min-width:0"><p>Row ' + i + ' of screen ' + n + ': the ferry leaves at nine and the tickets are in the blue bag</p><small>' + (n * 7919 + i * 104729) % 100000 + ' minutes ago</small></div>';
      return row;
    }));
  };
  draw(0);
  let count = 0;
  window.tapworld = {
    echo: async (value) => value,
    nothing: async () => undefined,
    draw: async (n) => { draw(n); return n },
    settle: () => new Promise((done) => setTimeout(() => setTimeout(() => done(null)))),
    count: async () => ++count,
    throws: async (text) => { throw new Error(text) },
    logs: async (text) => { console.error(text); setTimeout(() => { throw new Error('late ' + text) }) },
    hang: () => new Promise(() => {}),
    spin: async () => { for (;;); },
    size: async () => [innerWidth, innerHeight, devicePixelRatio, screen.orientation.type],
    media: async () => [matchMedia('(prefers-reduced-motion: reduce)').matches, document.hasFocus(), navigator.maxTouchPoints],
  };
</script>`;

/** Serves a page with the shape of a renderer's, for tests and measurements. Gives its address and how to stop it. */
export async function serveDummy(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
