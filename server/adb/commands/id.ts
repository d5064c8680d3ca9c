import { lines, type Command } from '../command.ts';

const SHELL_GROUPS = [
  '2000(shell)',
  '1004(input)',
  '1007(log)',
  '1011(adb)',
  '1015(sdcard_rw)',
  '1028(sdcard_r)',
  '3001(net_bt_admin)',
  '3002(net_bt)',
  '3003(inet)',
  '3006(net_bw_stats)',
].join(',');
const ROOT_IDENTITY = 'uid=0(root) gid=0(root) groups=0(root) context=u:r:su:s0';
const SHELL_IDENTITY = `uid=2000(shell) gid=2000(shell) groups=${SHELL_GROUPS} context=u:r:shell:s0`;

/** `whoami`: the name of the shell's user. */
export const whoami: Command = { name: 'whoami', run: (_, { root }) => lines(root ? 'root' : 'shell') };

/** `id`: the shell's user and groups; `-u` prints the user id alone. */
export const id: Command = {
  name: 'id',
  run([option], { root }) {
    if (option === '-u') return lines(root ? '0' : '2000');
    return lines(root ? ROOT_IDENTITY : SHELL_IDENTITY);
  },
};
