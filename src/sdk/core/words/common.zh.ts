import { translationOf } from './words.ts';
import type { common as english } from './common.ts';

export const common = translationOf<typeof english>()({
  add: '添加',
  all: '全部',
  back: '返回',
  cancel: '取消',
  cannotBeUndone: '此操作无法撤消。',
  clear: '清除',
  close: '关闭',
  copy: '复制',
  create: '创建',
  delete: '删除',
  done: '完成',
  edit: '编辑',
  info: '详情',
  moreOptions: '更多选项',
  nothingFound: '未找到结果',
  ok: '确定',
  rename: '重命名',
  save: '保存',
  search: '搜索',
  selectAll: '全选',
  share: '分享',
  undo: '撤消',
  unlock: '解锁',
});
