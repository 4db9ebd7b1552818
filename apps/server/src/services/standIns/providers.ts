import { listen, type StandIn, type VendorAnswer, type VendorRequest } from './listen.ts';

/** App that both stand-ins know. */
export const socialApp = { appId: 'app-1', secret: 'app-secret', redirect: 'https://www.example.com/socialReturn' };

/** Codes with a fate; `good…` is taken once. */
export const socialCodes = {
  noUnion: 'good-without-unionid',
  stranger: 'good-of-another-app',
  busy: 'busy',
  hangs: 'hangs',
  resets: 'resets',
  broken: 'broken',
  garbage: 'garbage',
};

/** A provider with what it was asked. */
export interface ProviderStandIn extends StandIn {
  /** Paths in the order of the requests. */
  asked: string[];
}

/** What happens to the line itself, for both providers. */
function lineFate(code: string): VendorAnswer | null {
  if (code === socialCodes.hangs) return 'hang';
  if (code === socialCodes.resets) return 'reset';
  if (code === socialCodes.broken) return { status: 502, text: '<html>bad gateway</html>', type: 'text/html' };
  return code === socialCodes.garbage ? { status: 200, text: '<html>ok</html>', type: 'text/html' } : null;
}

const start = async (answer: (request: VendorRequest, query: URLSearchParams) => VendorAnswer): Promise<ProviderStandIn> => {
  const asked: string[] = [];
  const standIn = await listen((request) => {
    asked.push(request.path);
    return answer(request, new URLSearchParams(request.query));
  });
  return { ...standIn, asked };
};

/** The WeChat open platform: JSON under text/plain with a wrong character set, HTTP 200 for its refusals. */
export function weixinStandIn(): Promise<ProviderStandIn> {
  const used = new Set<string>();
  const plain = (body: unknown): VendorAnswer => ({ status: 200, text: JSON.stringify(body), type: 'text/plain; charset=iso-8859-1' });
  const refuse = (errcode: number, errmsg: string) => plain({ errcode, errmsg });
  return start((request, query) => {
    if (request.path === '/sns/oauth2/access_token') {
      const code = query.get('code') ?? '';
      if (query.get('appid') !== socialApp.appId) return refuse(40013, 'invalid appid');
      if (query.get('secret') !== socialApp.secret) return refuse(40125, 'invalid appsecret');
      if (query.get('grant_type') !== 'authorization_code' || code === '') return refuse(41008, 'missing code');
      const fate = lineFate(code);
      if (fate) return fate;
      if (code === socialCodes.busy) return refuse(-1, 'system error');
      if (!code.startsWith('good')) return refuse(40029, 'invalid code');
      if (used.has(code)) return refuse(40163, 'code been used');
      used.add(code);
      const union = code === socialCodes.noUnion ? {} : { unionid: `union-of-${code}` };
      return plain({ access_token: `token-${code}`, expires_in: 7200, refresh_token: 'r', openid: `open-${code}`, scope: 'snsapi_login', ...union });
    }
    if (request.path !== '/sns/userinfo') return { status: 404, body: {} };
    const code = query.get('access_token')?.replace('token-', '') ?? '';
    if (query.get('openid') !== `open-${code}`) return refuse(40003, 'invalid openid');
    const union = code === socialCodes.noUnion ? {} : { unionid: `union-of-${code}` };
    return plain({ openid: `open-${code}`, nickname: '示例🔧', sex: 0, province: '', headimgurl: 'https://thirdwx.qlogo.cn/x/132', privilege: [], ...union });
  });
}

/** QQ Connect: without `fmt=json` a form or a `callback(…)`, and errors that way in any case. */
export function qqStandIn(): Promise<ProviderStandIn> {
  const used = new Set<string>();
  const refuse = (error: number, text: string): VendorAnswer => ({
    status: 200,
    text: `callback( ${JSON.stringify({ error, error_description: text })} );`,
    type: 'text/html',
  });
  const answer = (query: URLSearchParams, body: Record<string, unknown>): VendorAnswer => {
    if (query.get('fmt') === 'json') return { status: 200, body };
    return { status: 200, text: `callback( ${JSON.stringify(body)} );`, type: 'text/html' };
  };
  return start((request, query) => {
    if (request.path === '/oauth2.0/token') {
      const code = query.get('code') ?? '';
      if (query.get('client_id') !== socialApp.appId) return refuse(100008, 'client_id is illegal');
      if (query.get('client_secret') !== socialApp.secret) return refuse(100009, 'client_secret is illegal');
      if (query.get('redirect_uri') !== socialApp.redirect) return refuse(100010, 'redirect uri is illegal');
      const fate = lineFate(code);
      if (fate) return fate;
      if (!code.startsWith('good') || used.has(code)) return refuse(100020, 'code is reused error');
      used.add(code);
      return answer(query, { access_token: `token-${code}`, expires_in: 7776000, refresh_token: 'r' });
    }
    const code = query.get('access_token')?.replace('token-', '') ?? '';
    if (!code.startsWith('good')) return refuse(100016, 'access token check failed');
    if (request.path === '/oauth2.0/me') {
      const union = query.get('unionid') === '1' && code !== socialCodes.noUnion ? { unionid: `union-of-${code}` } : {};
      return answer(query, { client_id: code === socialCodes.stranger ? 'app-2' : socialApp.appId, openid: `open-${code}`, ...union });
    }
    if (request.path !== '/user/get_user_info') return { status: 404, body: {} };
    if (query.get('oauth_consumer_key') !== socialApp.appId || query.get('openid') !== `open-${code}`)
      return { status: 200, body: { ret: -23, msg: 'token is invalid' } };
    return { status: 200, body: { ret: 0, msg: '', is_lost: 0, nickname: '示例🔌', figureurl_qq_1: 'https://q.qlogo.cn/1', figureurl_qq_2: '', gender: '男' } };
  });
}
