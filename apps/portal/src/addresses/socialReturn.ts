/** What a visit to WeChat or QQ was for, as `localStorage.operate` keeps it. */
export type Operate = 'wxlogin' | 'qqlogin' | 'wxBound' | 'qqBound';

/** Key of the marker, see {@link Operate}. */
export const operateKey = 'operate';
/** Key of the address that a login goes back to. */
export const redirectKey = 'redirect';

const operates: Readonly<Record<Operate, { provider: 'wx' | 'qq'; isBinding: boolean }>> = {
  wxlogin: { provider: 'wx', isBinding: false },
  qqlogin: { provider: 'qq', isBinding: false },
  wxBound: { provider: 'wx', isBinding: true },
  qqBound: { provider: 'qq', isBinding: true },
};

/** A visit that came back from a provider. */
export interface SocialVisit {
  operate: Operate;
  provider: 'wx' | 'qq';
  isBinding: boolean;
  /** Null: the visitor refused. */
  code: string | null;
  state: string;
}

function isOperate(value: string | null): value is Operate {
  return value !== null && Object.hasOwn(operates, value);
}

/**
 * Reads whether an address is the return of a visit to WeChat or QQ that this browser began.
 * @param operate What `localStorage.operate` holds.
 * @returns null for every other address: a code that nobody here asked for is nothing.
 */
export function readSocialReturn(search: URLSearchParams, operate: string | null): SocialVisit | null {
  const state = search.get('state');
  if (!isOperate(operate) || !state) return null;
  return { operate, ...operates[operate], code: search.get('code') || null, state };
}
