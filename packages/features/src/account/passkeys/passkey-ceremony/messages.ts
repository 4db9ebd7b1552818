import { defineMessages } from '../../../i18n/messages.ts';

/** What is said when a browser gives no passkey. */
export const passkeyMessages = defineMessages('passkey', {
  useCancelled: '已取消，或这台设备上没有本站的通行密钥。可以再试一次，或用短信、密码登录',
  useTimedOut: '等待超时，没有登录。请再试一次，或用短信、密码登录',
  useWrongSite: '这个网址不能使用通行密钥，请从本站的正式网址打开，或用短信、密码登录',
  useFailed: '没有用通行密钥登录成功，请再试一次，或用短信、密码登录',
  addCancelled: '已取消，没有添加。需要时再点“添加通行密钥”',
  addTimedOut: '等待超时，没有添加。请再试一次，并在设备提示时确认',
  addExists: '这台设备上已有你的通行密钥，不用再添加',
  addIncapable: '这台设备还不能保存通行密钥，请先设置屏幕锁（密码、指纹或面容），或换一台设备',
  addWrongSite: '这个网址不能添加通行密钥，请从本站的正式网址打开',
  addFailed: '没有添加，请再试一次',
});
