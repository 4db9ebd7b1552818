import { defineMessages } from '../../../i18n/messages.ts';

export const linkStateMessages = defineMessages('linkState', {
  copy: '存档副本',
  ok: '原厂链接可以打开（检查于 {date}）',
  moved: '已转到新地址 {host}（检查于 {date}）',
  dead: '原厂链接失效（检查于 {date}）',
  loginWall: '打开的是网页，可能需登录（检查于 {date}）',
  unreachable: '原厂网站没有回应（检查于 {date}）',
});
