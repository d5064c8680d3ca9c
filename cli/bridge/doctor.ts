import { AppMap, type Packages } from '../../bench/bridge/app-map.ts';
import { Connection } from '../../bench/bridge/connection.ts';
import { adbServer, type Where } from '../../bench/bridge/open-adb.ts';
import { wordsOf } from '../../bench/bridge/errors.ts';
import { tiersOf } from '../../bench/bridge/probes.ts';
import { Screen } from '../../bench/bridge/screen.ts';
import { textKeyboard } from '../../bench/bridge/text.ts';
import type { Tier } from '../../bench/tasks/probe.ts';
import { table, type Output } from '../output.ts';

export interface DeviceReport {
  /** Version of the adb server; null straight over TCP. */
  server: number | null;
  device: string;
  model: string;
  sdk: number;
  screen: { width: number; height: number; density: number } | null;
  /** Elements of the screen now, or why there are none. */
  elements: number | { error: string };
  tiers: Record<Tier, { offered: boolean; why: string }>;
  /** The keyboard that takes texts of any script; null where only ASCII can be typed. */
  keyboard: string | null;
  apps: { app: string; package: string | null }[];
}

/** What a device offers, found out by asking it. Throws as `Connection.open`. */
export async function examineDevice(where: Where, own: Packages): Promise<DeviceReport> {
  const server = 'server' in where ? (await adbServer(where.server)).version : null;
  const connection = await Connection.open(where);
  try {
    const shellText = async (line: string) => (await connection.shell(line, { again: true })).out.trim();
    const apps = await AppMap.on(connection, own);
    const screen = new Screen(connection, apps);
    const size = /(?:Override|Physical) size: (\d+)x(\d+)\s*$/.exec(await shellText('wm size'));
    const density = /(\d+)\s*$/.exec(await shellText('wm density'))?.[1];
    return {
      server,
      device: connection.name,
      model: [await shellText('getprop ro.product.manufacturer'), await shellText('getprop ro.product.model')]
        .filter(Boolean)
        .join(' '),
      sdk: Number(await shellText('getprop ro.build.version.sdk')),
      screen: size
        ? { width: Number(size[1]), height: Number(size[2]), density: Number(density ?? 0) }
        : null,
      elements: await screen.elements().then(
        found => found.length,
        (error: unknown) => ({ error: wordsOf(error) }),
      ),
      tiers: await tiersOf({
        shell: line => connection.shell(line, { again: true }),
        elements: () => screen.elements(),
        packageOf: app => apps.packageOf(app),
      }),
      keyboard: (await textKeyboard(connection)) ?? null,
      apps: apps.list(),
    };
  } finally {
    await connection.close();
  }
}

/** A report as people read it. A device that has no shell or shows no screen ends the command with status 1. */
export function reportOf(report: DeviceReport): Output<DeviceReport> {
  const { server, device, model, sdk, screen, elements, tiers, keyboard, apps } = report;
  const isShown = typeof elements === 'number' && elements > 0;
  const missing = apps.filter(each => each.package === null).map(each => each.app);
  const about: [string, string][] = [
    [
      'reached',
      server === null
        ? `${device}, straight over TCP`
        : `${device}, through an adb server of version ${server}`,
    ],
    ['model', `${model || 'unnamed'}, Android API ${sdk || 'unknown'}`],
    [
      'screen',
      screen ? `${screen.width} × ${screen.height} pixels at ${screen.density} dpi` : 'wm size tells none',
    ],
    ['elements', typeof elements === 'number' ? `${elements} on the screen now` : elements.error],
    [
      'text',
      keyboard === null
        ? 'ASCII alone: install a keyboard that answers ADB_INPUT_B64 for other scripts'
        : `any script, by ${keyboard}`,
    ],
  ];
  return {
    value: report,
    ok: tiers.A.offered && isShown,
    text: [
      ...about.map(([name, text]) => `${name.padEnd(10)}${text}`),
      '',
      table(
        ['tier', 'offered', 'found out by'],
        Object.entries(tiers).map(([tier, { offered, why }]) => [
          tier,
          offered ? 'yes' : 'no',
          why.slice(0, 110),
        ]),
      ),
      '',
      table(
        ['app', 'package'],
        apps.filter(each => each.package !== null).map(each => [each.app, each.package]),
      ),
      ...(missing.length > 0
        ? ['', `Nothing stands for ${missing.join(', ')}: --app-map names packages`]
        : []),
    ].join('\n'),
  };
}
