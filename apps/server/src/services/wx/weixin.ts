import { AdapterError, type AdapterErrorKind } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import { fetchText, parseObject, textOf } from '../social/fetchText.ts';
import { noScan, type Wechat } from './port.ts';

/** Settings of a website app of the WeChat open platform. */
export interface WeixinSettings {
  appId: string;
  secret: string;
  /** Another host for tests. @default the vendor's */
  apiOrigin?: string;
}

const PAGE_ORIGIN = 'https://open.weixin.qq.com';

const kindOf = (code: number): AdapterErrorKind => {
  // Codes that are wrong, used or absent, and tokens that were not made for this person.
  if ([40029, 40163, 41008, 40003, 40001, 42001, 40014].includes(code)) return 'rejected';
  if (code === 45011) return 'rate_limited';
  return code === -1 ? 'unavailable' : 'misconfigured';
};

/**
 * Logs in by WeChat's QR code. Its answers have HTTP 200 for errors too, and JSON under text/plain.
 * @see https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
export function weixin({ appId, secret, apiOrigin = 'https://api.weixin.qq.com' }: WeixinSettings, outgoing: Outgoing): Wechat {
  const ask = async (path: string, query: Record<string, string>) => {
    const url = new URL(path, apiOrigin);
    url.search = new URLSearchParams(query).toString();
    const answer = parseObject(await fetchText(url));
    const code = answer['errcode'];
    if (typeof code === 'number' && code !== 0) throw new AdapterError(kindOf(code), textOf(answer, 'errmsg'), `${code}`);
    return answer;
  };
  return {
    async start({ state, redirect }) {
      const query = { appid: appId, redirect_uri: redirect, response_type: 'code', scope: 'snsapi_login', state, lang: 'cn' };
      // What WeChat's own script puts into its frame; without that script nothing from outside runs in the page.
      const framed = { ...query, login_type: 'jssdk', self_redirect: 'default', stylelite: '1' };
      return { kind: 'frame', url: `${PAGE_ORIGIN}/connect/qrconnect?${new URLSearchParams(framed)}#wechat_redirect` };
    },
    identify: (code) =>
      outgoing('identify', async () => {
        const granted = await ask('/sns/oauth2/access_token', { appid: appId, secret, code, grant_type: 'authorization_code' });
        const [token, openId] = [textOf(granted, 'access_token'), textOf(granted, 'openid')];
        if (!token || !openId) throw new AdapterError('unavailable', 'no token in the answer');
        const person = await ask('/sns/userinfo', { access_token: token, openid: openId, lang: 'zh_CN' });
        if (textOf(person, 'openid') !== openId) throw new AdapterError('rejected', 'the answer is about somebody else');
        // Only apps that are bound to an open-platform account learn the number that all of them share.
        const unionId = textOf(person, 'unionid') || textOf(granted, 'unionid');
        return { subject: unionId || `openid:${appId}:${openId}`, nickName: textOf(person, 'nickname'), avatarUrl: textOf(person, 'headimgurl') || null };
      }),
    scanState: async () => noScan,
  };
}
