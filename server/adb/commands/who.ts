import { lines, type Command } from '../command.ts';

export const whoami: Command = { name: 'whoami', run: (_, { root }) => lines(root ? 'root' : 'shell') };

const GROUPS =
  'groups=2000(shell),1004(input),1007(log),1011(adb),1015(sdcard_rw),1028(sdcard_r),3001(net_bt_admin),3002(net_bt),3003(inet),3006(net_bw_stats)';
export const id: Command = {
  name: 'id',
  run: ([option], { root }) =>
    lines(
      option === '-u'
        ? root
          ? '0'
          : '2000'
        : root
          ? 'uid=0(root) gid=0(root) groups=0(root) context=u:r:su:s0'
          : `uid=2000(shell) gid=2000(shell) ${GROUPS} context=u:r:shell:s0`,
    ),
};
