import { translationOf } from '../words/words.ts';
import type { words as english } from './words.ts';

export const words = translationOf<typeof english>()({
  addedToHome: '已添加到主屏幕',
  checkPassword: '请检查密码，然后重试',
  copied: '已复制',
  dataLimit: '已达到移动数据用量上限',
  dataLimitText: '本周期剩余时间内已关闭移动数据',
  dataWarning: '移动数据用量提醒',
  dataWarningText: '用量已超过你设置的提醒值',
  networkReset: '网络设置已重置',
  networkSaved: '已保存“{name}”',
  noAppForThis: '没有可执行此操作的应用',
  noConnection: '无网络连接',
  notInReach: '“{name}”不在范围内',
  passwordLetter: '密码必须包含至少一个字母',
  passwordLong: '密码不能超过 16 个字符',
  passwordShort: '密码至少要有 4 个字符',
  pinDigits: 'PIN 码只能包含数字',
  pinLong: 'PIN 码不能超过 16 位',
  pinShort: 'PIN 码至少要有 4 位数字',
  preferencesReset: '应用偏好设置已重置',
  uninstalled: '已卸载“{app}”',
  wrongPassword: '密码错误',
  wrongPin: 'PIN 码错误',
});
