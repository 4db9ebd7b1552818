// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import type { Reason } from '@chippage/api/operations';
import { fakeApi } from '@chippage/api/fakeApi';
import type { LoginInfo } from '@chippage/api/types';
import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SocialOperate } from './SocialReturn.tsx';
import { useSocialReturn } from './useSocialReturn.ts';

const lin: LoginInfo = { id: 7, token: 't', avatar: null, nickName: '林工' };
const binding = (provider: 'wx' | 'qq') => ({ provider, nickName: '林深见鹿', bindTime: '2026-11-01T00:00:00Z' });

afterEach(cleanup);

function open(
  given: { operate: SocialOperate | null; authorizationCode?: string | null; state?: string | null; fromswb?: string },
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const calls: string[] = [];
  const order = (name: string) => (vars: unknown) => void calls.push(`${name} ${JSON.stringify(vars)}`);
  const client = fakeApi({
    loginByWechat: (vars) => {
      order('loginByWechat')(vars);
      return { lognUser: lin, partnerUrl: null };
    },
    loginByQq: (vars) => {
      order('loginByQq')(vars);
      return { lognUser: lin, partnerUrl: 'https://blog.example.com/?token=t1' };
    },
    bindWechat: (vars) => {
      order('bindWechat')(vars);
      return binding('wx');
    },
    bindQq: (vars) => {
      order('bindQq')(vars);
      return binding('qq');
    },
    ...answers,
  });
  const hooks = { onSpent: vi.fn(() => void calls.push('spent')), onLoggedIn: vi.fn(), onDone: vi.fn() };
  // Twice mounted, as React does in development: the code must be used once all the same.
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client}>{children}</ApiProvider>
    </StrictMode>
  );
  const { result } = renderHook(() => useSocialReturn({ authorizationCode: 'c1', state: 's1', ...given, ...hooks }), { wrapper });
  return { result, calls, ...hooks };
}

describe('四种来意，各用各的接口，先清掉标记和网址', () => {
  test.each([
    ['wxlogin', 'loginByWechat', null],
    ['qqlogin', 'loginByQq', 'https://blog.example.com/?token=t1'],
  ] as const)('%s', async (operate, call, partnerUrl) => {
    const { result, calls, onLoggedIn, onDone } = open({ operate, fromswb: 'blog' });
    await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ok', name: null }));
    expect(calls).toEqual(['spent', `${call} {"authorizationCode":"c1","state":"s1","fromswb":"blog","isAgreed":true}`]);
    expect(onLoggedIn).toHaveBeenCalledWith(lin);
    expect(onDone).toHaveBeenCalledWith({ operate, partnerUrl });
  });

  test.each([
    ['wxBound', 'bindWechat'],
    ['qqBound', 'bindQq'],
  ] as const)('%s', async (operate, call) => {
    const { result, calls, onLoggedIn, onDone } = open({ operate });
    await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ok', name: '林深见鹿' }));
    expect(calls).toEqual(['spent', `${call} {"authorizationCode":"c1","state":"s1"}`]);
    expect(onLoggedIn).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledWith({ operate, partnerUrl: null });
  });
});

test.each(['wxlogin', 'qqlogin', 'wxBound', 'qqBound'] as const)('%s 被拒绝、失效、失败：标记照样清掉，人不走', async (operate) => {
  const denied = open({ operate, authorizationCode: null });
  await vi.waitFor(() => expect(denied.result.current.state).toEqual({ status: 'denied' }));
  expect(denied.calls).toEqual(['spent']);
  const refuse = (reason: Reason) => () => {
    throw new ApiError({ status: 200, reason, message: '登录已失效，请重试' });
  };
  const all = (reason: Reason) => ({ loginByWechat: refuse(reason), loginByQq: refuse(reason), bindWechat: refuse(reason), bindQq: refuse(reason) });
  const expired = open({ operate }, all('social.expired'));
  await vi.waitFor(() => expect(expired.result.current.state).toEqual({ status: 'expired' }));
  const failed = open({ operate }, all('social.unavailable'));
  await vi.waitFor(() => expect(failed.result.current.state).toEqual({ status: 'failed', message: '登录已失效，请重试' }));
  for (const { onDone, onSpent } of [denied, expired, failed]) {
    expect(onDone).not.toHaveBeenCalled();
    expect(onSpent).toHaveBeenCalledOnce();
  }
});

test('没有 state 的授权码不用；什么标记也没有就什么也不做', async () => {
  const stateless = open({ operate: 'qqlogin', state: null });
  await vi.waitFor(() => expect(stateless.result.current.state).toEqual({ status: 'expired' }));
  const unknown = open({ operate: null });
  await vi.waitFor(() => expect(unknown.result.current.state).toEqual({ status: 'unknown' }));
  expect(stateless.calls.concat(unknown.calls)).toEqual(['spent', 'spent']);
});
