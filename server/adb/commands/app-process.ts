import { refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { serveUi } from '../ui-server/serve.ts';
import { yadb } from './yadb.ts';

/** A program of a jar. */
type Main = (args: readonly string[], context: CommandContext) => Output | Promise<Output>;

/** Android's error for a main class that is not in the jar. */
function classNotFound(main: string, jar: string): string {
  const path = jar === '' ? 'directory "."' : `zip file "${jar}"`;
  const folders = 'nativeLibraryDirectories=[/system/lib64, /vendor/lib64]';
  return (
    `java.lang.ClassNotFoundException: Didn't find class "${main}"` +
    ` on path: DexPathList[[${path}],${folders}]\nAborted`
  );
}

const UI_PORT = 9_008;

/** uiautomator2's server. It runs until its client disconnects. */
const uiServer: Main = async (args, { device, signal }) => {
  const at = args.findIndex(arg => arg === '-p' || arg === '--port');
  const port = at < 0 ? UI_PORT : Number(args[at + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return refuse(`Invalid port: ${args[at + 1] ?? ''}`);
  const server = serveUi(device);
  const open = device.ports.listen(`tcp:${port}`, server.listener);
  if (!open) return refuse('java.net.BindException: bind failed: EADDRINUSE (Address already in use)');
  if (!signal.aborted)
    await new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  open.close();
  server.close();
  return { status: 143 };
};

const MAINS: Readonly<Record<string, Main>> = {
  'com.wetest.uia2.Main': uiServer,
  'com.ysbing.yadb.Main': yadb,
};

/** `app_process`: starts a Java program from the jar that its class path names, where it is one that a phone of ours knows. */
export const appProcess: Command = {
  name: 'app_process',
  async run(given, context) {
    const options = given.filter(arg => arg.startsWith('-'));
    let at = 0;
    while (given[at]?.startsWith('-')) at++;
    // Arguments: the folder, then options such as --nice-name, then the class.
    at++;
    while (given[at]?.startsWith('-')) at++;
    const main = given[at];
    if (main === undefined)
      return refuse(
        'Error: no class name or --zygote supplied.\nUsage: app_process [java-options] cmd-dir start-class-name [options]',
        10,
      );
    const jar =
      options.find(option => /^-D?java\.class\.path=/.test(option))?.replace(/^[^=]*=/, '') ??
      context.env['CLASSPATH'] ??
      '';
    const missing = jar
      .split(':')
      .find(file => file === '' || context.files.look(context.path(file))?.kind !== 'file');
    const run = Object.hasOwn(MAINS, main) ? MAINS[main] : undefined;
    if (!run || missing !== undefined) return refuse(classNotFound(main, jar), 134);
    return run(given.slice(at + 1), context);
  },
};
