// usage: node look.mjs URL out [width height scheme]
import { chromium } from 'playwright';
const [url, out, w='1280', h='800', scheme='light', wait='2500'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme, reducedMotion: 'reduce' });
p.on('pageerror', e => console.log('ERR', e.message));
p.on('response', r => { if (r.status() >= 400) console.log(r.status(), r.url()); });
await p.goto(url); await p.waitForTimeout(+wait);
await p.screenshot({ path: out }); await b.close();
