import { common } from '../../core/words/common.zh.ts';
import { translationOf } from '../../core/words/words.ts';
import type { words as english } from './words.ts';

export const words = translationOf<typeof english>()({
  ...common,

  badge: '{count} 条新消息',
  badgeDot: '有新消息',
  decrease: '减少{label}',
  increase: '增加{label}',
  loading: '正在加载',
  main: '主导航',
  mapOfTown: 'Harrow Bay 地图',
  menu: '菜单',
  myLocation: '我的位置',
  options: '选项',
  remove: '移除{label}',
});
