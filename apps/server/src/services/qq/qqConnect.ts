import { AdapterError, type AdapterErrorKind } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import { fetchText, parseObject, textOf } from '../social/fetchText.ts';
import type { Qq } from './port.ts';

/** Settings of a website app of QQ Connect. */
export interface QqSettings {
  appId: string;
  key: string;
  /** Another host for tests. @default the vendor's */
  apiOrigin?: string;
}

const ORIGIN = 'https://graph.qq.com';

/** Codes and tokens that are wrong, used or old. */
const rejected = new Set([100016, 100019, 100020, 100013, 100014, 100015, -23, -22]);
const kindOf = (code: number): AdapterErrorKind => (rejected.has(code) ? 'rejected' : code >= 100000 ? 'misconfigured' : 'unavailable');

/**
 * Logs in by QQ. Without `fmt=json` it answers as a form or as a call of `callback`; both are read, because errors may
 * come that way whatever was asked for.
 * @see https://wiki.connect.qq.com
 */
export function qqConnect({ appId, key, apiOrigin = ORIGIN }: QqSettings, outgoing: Outgoing): Qq {
  const ask = async (path: string, query: Record<string, string>) => {
    const url = new URL(path, apiOrigin);
    url.search = new URLSearchParams(query).toString();
    const answer = readAnswer(await fetchText(url));
    const code = Number(answer['error'] ?? answer['ret'] ?? 0);
    if (code !== 0) throw new AdapterError(kindOf(code), textOf(answer, 'error_description') || textOf(answer, 'msg'), `${code}`);
    return answer;
  };
  return {
    async start({ state, redirect }) {
      const query = { response_type: 'code', client_id: appId, redirect_uri: redirect, state, scope: 'get_user_info' };
      return { url: `${ORIGIN}/oauth2.0/authorize?${new URLSearchParams(query)}` };
    },
    identify: (code, redirect) =>
      outgoing('identify', async () => {
        const asked = { grant_type: 'authorization_code', client_id: appId, client_secret: key, code, redirect_uri: redirect, fmt: 'json' };
        const token = textOf(await ask('/oauth2.0/token', asked), 'access_token');
        if (!token) throw new AdapterError('unavailable', 'no token in the answer');
        const who = await ask('/oauth2.0/me', { access_token: token, unionid: '1', fmt: 'json' });
        // A token that was made for another app would let that app's owner in as its visitors.
        if (String(who['client_id']) !== appId) throw new AdapterError('rejected', 'the token belongs to another app');
        const openId = textOf(who, 'openid');
        if (!openId) throw new AdapterError('unavailable', 'no openid in the answer');
        const person = await ask('/user/get_user_info', { access_token: token, oauth_consumer_key: appId, openid: openId });
        return {
          subject: textOf(who, 'unionid') || `openid:${appId}:${openId}`,
          nickName: textOf(person, 'nickname'),
          avatarUrl: textOf(person, 'figureurl_qq_2') || textOf(person, 'figureurl_qq_1') || null,
        };
      }),
  };
}

/** JSON, `callback( {…} );` or a form. */
function readAnswer(text: string): Record<string, unknown> {
  const called = /^\s*callback\(\s*(\{[\s\S]*\})\s*\);?\s*$/.exec(text)?.[1];
  if (called !== undefined) return parseObject(called);
  if (!text.trimStart().startsWith('{') && /^[\w.]+=/.test(text.trim())) return Object.fromEntries(new URLSearchParams(text.trim()));
  return parseObject(text);
}
