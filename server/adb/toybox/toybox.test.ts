import { describe, expect, it } from 'vitest';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh, asRoot } = tested;
const OWN = '/data/local/tmp';
const STAMP = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

describe('ls', () => {
  it('lists files with nanoseconds, as AndroidWorld’s get_file_list_with_metadata reads them', async () => {
    await sh('mkdir -p /sdcard/Music/a; echo hello > /sdcard/Music/1.txt');
    const { out, err, status } = await sh('ls /sdcard/Music -ll -au');
    expect([err, status]).toEqual(['', 0]);
    const file = out.split('\n').find(line => line.startsWith('-') && line.endsWith(' 1.txt'))!;
    const words = file.split(' ');
    expect([words.at(-1), Number(words.at(-5)), words.slice(-4, -2).join(' ').slice(0, -3)]).toEqual([
      '1.txt',
      6,
      '2026-03-12 09:41:00.000000',
    ]);
    expect(out).toMatch(/^total \d+\ndrwxrwx--- +\d+ u0_a158 media_rw +3452 .* \.\n/);
  });

  it('prints ISO dates, owners and no slash', async () => {
    const { out } = await sh('ls -l /sdcard/');
    expect(out).toMatch(new RegExp(`^drwxrwx--- +\\d+ u0_a158 media_rw 3452 ${STAMP} Documents$`, 'm'));
    expect((await sh(`touch ${OWN}/f; ls -l ${OWN}`)).out).toMatch(/^-rw-rw---- 1 shell shell 0 \S+ \S+ f$/m);
  });

  it.each([
    ['-1', 'b\nsub\nz.sh\n'],
    ['-A', '.hidden\nb\nsub\nz.sh\n'],
    ['-a', '.\n..\n.hidden\nb\nsub\nz.sh\n'],
    ['-r', 'z.sh\nsub\nb\n'],
    ['-S', 'sub\nz.sh\nb\n'],
    ['-F', 'b\nsub/\nz.sh*\n'],
    ['-p', 'b\nsub/\nz.sh\n'],
    ['-m', 'b, sub, z.sh\n'],
    ['--group-directories-first', 'sub\nb\nz.sh\n'],
    ['--color=auto', 'b\nsub\nz.sh\n'],
    ['-d', '.\n'],
    ['-R', '.:\nb\nsub\nz.sh\n\n./sub:\ninner\n'],
  ])('knows %s', async (option, out) => {
    await sh(`cd ${OWN}; mkdir sub; touch b .hidden sub/inner; echo echo > z.sh; chmod 755 z.sh`);
    expect(await sh(`cd ${OWN}; ls ${option}`)).toEqual({ out, err: '', status: 0 });
  });

  it('goes on after a name that is not there, and refuses an unknown option', async () => {
    await sh(`touch ${OWN}/b`);
    expect(await sh(`ls nofile ${OWN}/b`)).toEqual({
      out: `${OWN}/b\n`,
      err: 'ls: nofile: No such file or directory\n',
      status: 1,
    });
    expect((await sh('ls -K')).err).toBe(`ls: Unknown option 'K' (see "ls --help")\n`);
    expect((await sh('ls /data/data')).err).toBe('ls: /data/data: Permission denied\n');
  });
});

describe('stat', () => {
  it('gives the times that AndroidLab asks for', async () => {
    const zone = 'setprop persist.sys.timezone UTC';
    await sh(`${zone}; touch -d "2024-05-06 07:08:09" ${OWN}/f`);
    expect((await sh(`stat -c %y ${OWN}/f; stat -c %Y ${OWN}/f`)).out).toBe(
      '2024-05-06 07:08:09.000000000 +0000\n1714979289\n',
    );
  });

  it('fills in formats, and prints all of a file', async () => {
    await sh(`echo 12345 > ${OWN}/f; chmod 640 ${OWN}/f`);
    expect((await sh(`stat -c '%a %A %s %n %U:%G %u %h %F %%' ${OWN}/f`)).out).toBe(
      `640 -rw-r----- 6 ${OWN}/f shell:shell 2000 1 regular file %\n`,
    );
    expect((await sh('stat /sdcard/Download')).out).toMatch(
      /^ {2}File: \/sdcard\/Download\n {2}Size: 3452\t Blocks: 7\t IO Blocks: 512\tdirectory\n/,
    );
    expect(await sh('stat nofile')).toEqual({
      out: '',
      err: "stat: 'nofile': No such file or directory\n",
      status: 1,
    });
  });
});

describe('files that are made and changed', () => {
  it('are copied with their times, as AndroidWorld’s copy_dir does', async () => {
    const made = `mkdir -p ${OWN}/from/in; echo 1 > ${OWN}/from/in/a; touch -d @1700000000 ${OWN}/from/in/a`;
    await sh(`${made}; mkdir ${OWN}/to`);
    expect(await sh(`cp -a ${OWN}/from/. ${OWN}/to/`)).toEqual({ out: '', err: '', status: 0 });
    expect((await sh(`stat -c %Y ${OWN}/to/in/a; cat ${OWN}/to/in/a`)).out).toBe('1700000000\n1\n');
  });

  it('are copied and moved by the options of toybox', async () => {
    await sh(`cd ${OWN}; echo new > a; echo old > b; mkdir d`);
    expect(await sh(`cd ${OWN}; cp -n a b; cat b; cp -v a d; cp -t d a b; ls d`)).toMatchObject({
      out: "old\ncp 'a'\na\nb\n",
    });
    expect((await sh(`cd ${OWN}; cp d e; cp nofile x; mv nofile x; cp a b c`)).err).toBe(
      "cp: Skipped dir 'e': No such file or directory\n" +
        "cp: bad 'nofile': No such file or directory\n" +
        "mv: bad 'nofile': No such file or directory\n" +
        "cp: 'c' not directory\n",
    );
    expect(await sh(`cd ${OWN}; mv -n a b; ls; mv -v a d`)).toMatchObject({ out: "a\nb\nd\nmv 'a'\n" });
  });

  it('change their modes with options in any place', async () => {
    await sh(`mkdir -p ${OWN}/d/e; touch ${OWN}/d/e/f`);
    expect(await sh(`chmod 777 -R ${OWN}/d`)).toEqual({ out: '', err: '', status: 0 });
    expect((await sh(`chmod go-w,u=rx ${OWN}/d/e/f; stat -c %a ${OWN}/d ${OWN}/d/e/f`)).out).toBe(
      '777\n555\n',
    );
    expect((await sh('chmod 777 nofile; chmod +y /sdcard')).err).toBe(
      "chmod: nofile: No such file or directory\nchmod: bad mode '+y'\n",
    );
    expect((await sh('chown root:root /sdcard/Download')).status).toBe(1);
    expect(await asRoot('chown -R root:root /sdcard/Download; restorecon -RD /data/data')).toEqual({
      out: '',
      err: '',
      status: 0,
    });
  });

  it('fail in the words of toybox', async () => {
    const line =
      'rm nofile; rm /sdcard/Download; rm -f nofile; mkdir /sdcard/Download; rmdir /sdcard/Download';
    expect((await sh(line)).err).toBe(
      'rm: nofile: No such file or directory\n' +
        'rm: Download: Is a directory\n' +
        "mkdir: '/sdcard/Download': File exists\n" +
        'rmdir: /sdcard/Download: Directory not empty\n',
    );
    expect((await sh('cat /sdcard; cat -q; find nofile; du nofile; mkdir')).err).toBe(
      'cat: /sdcard: Is a directory\n' +
        `cat: Unknown option 'q' (see "cat --help")\n` +
        "find: 'nofile': No such file or directory\n" +
        'du: nofile: No such file or directory\n' +
        'mkdir: Needs 1 argument (see "mkdir --help")\n',
    );
  });

  it('bear the time of the phone', async () => {
    await sh('setprop persist.sys.timezone UTC');
    const now = Math.floor(tested.device.tree.clock.now / 1_000);
    await sh('mkdir /sdcard/Download/d1; touch /sdcard/Download/t1; echo 1 > /sdcard/Download/r1');
    expect((await sh('stat -c %Y /sdcard/Download/d1 /sdcard/Download/t1 /sdcard/Download/r1')).out).toBe(
      `${now}\n`.repeat(3),
    );
  });
});

describe('the shell', () => {
  it('finds programs in Android’s folder', async () => {
    expect((await sh('command -v input; which am nosuch ls; type cat')).out).toBe(
      '/system/bin/input\n/system/bin/am\n/system/bin/ls\ncat is /system/bin/cat\n',
    );
    expect((await sh('/system/bin/sh -c "/system/bin/getprop ro.build.version.release"')).out).toBe('13\n');
    expect((await sh('ls -l /system/bin/screencap')).out).toMatch(/^-rwxr-xr-x 1 root shell \d+ 2009-01-01/);
    expect((await sh('which nosuch')).status).toBe(1);
  });

  it('ends with 1 on a line that it cannot parse', async () => {
    expect(await sh('echo "abc')).toEqual({ out: '', err: '/system/bin/sh: no closing quote\n', status: 1 });
    const { err, status } = await sh('if then');
    expect([err, status]).toEqual([expect.stringContaining('/system/bin/sh: syntax error: unexpected'), 1]);
  });
});

describe('the network', () => {
  it('has the address that AutoGLM’s get_device_ip looks for', async () => {
    const route = (await sh('ip route')).out;
    const [, address] = / src (192\.168\.1\.\d+)/.exec(route) ?? [];
    expect(address).toBeDefined();
    expect((await sh('ip addr show wlan0')).out).toContain(`    inet ${address}/24 brd 192.168.1.255`);
    expect((await sh('ifconfig wlan0')).out).toContain(`inet addr:${address} `);
    expect((await sh('ip -f inet addr show wlan0 | grep inet')).out).toContain(address!);
  });

  it('has mobile data’s while Wi-Fi is off, and none in aeroplane mode', async () => {
    await sh('svc wifi disable');
    expect((await sh('ip route')).out).toContain('dev rmnet_data0');
    expect((await sh('ip addr show wlan0')).out).toContain('state DOWN');
    await sh('cmd connectivity airplane-mode enable');
    expect((await sh('ip route')).out).toBe('');
    expect(await sh('ip addr show eth9')).toMatchObject({
      err: 'Device "eth9" does not exist.\n',
      status: 1,
    });
  });
});

describe('programs of the system', () => {
  it('tell how full the storage is', async () => {
    const { out } = await sh('df');
    expect(out).toMatch(/^Filesystem +1K-blocks +Used +Available +Use% Mounted on\n/);
    expect((await sh('df -h /sdcard')).out).toMatch(
      /\n\/dev\/fuse +\S+G +\S+G +\S+G +\d+% \/storage\/emulated\n$/,
    );
    expect(await sh('df nofile')).toMatchObject({
      err: "df: 'nofile': No such file or directory\n",
      status: 1,
    });
  });

  it('record no film, and say so', async () => {
    const { out, err, status } = await sh('screenrecord /sdcard/demo.mp4');
    expect([out, status]).toEqual(['', 1]);
    expect(err).toContain('no video encoder');
    expect((await sh('ls /sdcard/demo.mp4')).status).toBe(1);
    expect(await sh('pkill -SIGINT screenrecord')).toEqual({ out: '', err: '', status: 1 });
  });

  it('end processes for root alone', async () => {
    await sh('monkey -p app.tapworld.notes -c android.intent.category.LAUNCHER 1');
    const pid = (await sh('pgrep -f app.tapworld.notes')).out.trim();
    expect(pid).toBe((await sh('pidof app.tapworld.notes')).out.trim());
    expect(await sh(`kill -9 ${pid}`)).toMatchObject({
      err: `/system/bin/sh: kill: ${pid}: Operation not permitted\n`,
      status: 1,
    });
    expect(await asRoot(`kill -9 ${pid}`)).toEqual({ out: '', err: '', status: 0 });
    expect((await sh('pidof app.tapworld.notes')).status).toBe(1);
    expect((await sh('killall nosuch; kill 99999')).err).toBe(
      'killall: nosuch: No such process\n/system/bin/sh: kill: 99999: No such process\n',
    );
  });

  it('start others, and know the screen lock', async () => {
    expect((await sh('nohup echo 1; nice -n 5 echo 2; setsid echo 3; locksettings get-disabled')).out).toBe(
      '1\n2\n3\nfalse\n',
    );
    expect((await sh('uname -m; realpath /sdcard/Download')).out).toBe(
      'aarch64\n/storage/emulated/0/Download\n',
    );
  });
});
