// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { LoginInfo } from '@chippage/api/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoginDialog } from './useLoginDialog.ts';

const SECRETS = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
const lin: LoginInfo = { id: 7, token: 't', avatar: null, nickName: '林工' };
const challenge = async () => ({
  kind: 'local' as const,
  challenge: { ...(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...SECRETS })) },
});

afterEach(cleanup);

function bind(answers: Parameters<typeof fakeApi>[0], stored: string | null = null) {
  const client = fakeApi(answers);
  const onLoggedIn = vi.fn();
  const resendStore = { getItem: () => stored, setItem: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => useLoginDialog({ onLoggedIn, resendStore }), { wrapper });
  return { result, onLoggedIn, resendStore };
}

test('要验证码之前，工作量证明在后台做完，服务端验得过', async () => {
  const resendAt = Date.now() + 60_000;
  const params: string[] = [];
  const { result, resendStore } = bind({
    captchaChallenge: challenge,
    sendCode: ({ captchaVerifyParam }) => {
      params.push(captchaVerifyParam ?? '');
      return { resendAt, expiresAt: resendAt };
    },
  });
  await act(() => result.current.onSendCode({ mobile: '+86-13800138000' }));
  expect(result.current.resendAt).toBe(resendAt);
  expect(resendStore.setItem).toHaveBeenCalledWith('loginResendAt', String(resendAt));
  const [param = ''] = params;
  expect(param).toMatch(/^altcha:/);
  const payload = JSON.parse(atob(param.slice('altcha:'.length))) as Payload;
  expect((await verifySolution({ ...payload, deriveKey, ...SECRETS })).verified).toBe(true);
});

test('太快再要：按服务端说的秒数倒计时，原话交给界面', async () => {
  const { result } = bind({
    captchaChallenge: challenge,
    sendCode: () => {
      throw new ApiError({ status: 200, reason: 'sms.too_soon', message: '请勿重复请求', data: { wait: 42 } });
    },
  });
  await act(() => expect(result.current.onSendCode({ mobile: '+86-13800138000' })).rejects.toThrow('请勿重复请求'));
  expect(result.current.resendAt ?? 0).toBeGreaterThan(Date.now() + 40_000);
});

test('刷新页面后接着等', () => {
  const later = Date.now() + 30_000;
  expect(bind({}, String(later)).result.current.resendAt).toBe(later);
  expect(bind({}, String(Date.now() - 1)).result.current.resendAt).toBeNull();
  expect(bind({}, 'x').result.current.resendAt).toBeNull();
});

test('坏的验证题不白算，说出可以怎么办', async () => {
  const { result } = bind({ captchaChallenge: () => ({ kind: 'local', challenge: {} }) });
  await act(() => expect(result.current.onSendCode({ mobile: '+86-13800138000' })).rejects.toThrow('改用其他登录方式'));
});

test('短信登录与密码登录都把人交给应用；密码只以散列发出；勾选的同意一起发出', async () => {
  const sent: unknown[] = [];
  const { result, onLoggedIn } = bind({
    loginBySms: ({ isAgreed }) => {
      sent.push(isAgreed);
      return lin;
    },
    loginByPassword: ({ pwd, isAgreed }) => {
      sent.push(pwd, isAgreed);
      return lin;
    },
  });
  await result.current.onSmsLogin({ mobile: '+86-13800138000', code: '408193' });
  await result.current.onPasswordLogin({ mobile: '+86-13800138000', password: 'Q1-LQFP48' });
  expect(onLoggedIn).toHaveBeenCalledTimes(2);
  expect(onLoggedIn).toHaveBeenCalledWith(lin);
  expect(sent).toEqual([true, hashPassword('Q1-LQFP48'), true]);
});

test('错了很多次之后：服务端要验证，题在后台解完，同一个密码再送一次；别的拒绝原样交给界面', async () => {
  const sent: (string | undefined)[] = [];
  const { result, onLoggedIn } = bind({
    captchaChallenge: challenge,
    loginByPassword: ({ captchaVerifyParam, pwd }) => {
      sent.push(captchaVerifyParam);
      if (pwd === hashPassword('wrong')) throw new ApiError({ status: 429, reason: 'login.too_many', message: '请 15 分钟后再试' });
      if (captchaVerifyParam === undefined) throw new ApiError({ status: 429, reason: 'login.captcha_required', message: '请先完成安全验证' });
      return lin;
    },
  });
  await result.current.onPasswordLogin({ mobile: '+86-13800138000', password: 'Q1-LQFP48' });
  expect(sent).toEqual([undefined, expect.stringMatching(/^altcha:/)]);
  expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(lin);
  await expect(result.current.onPasswordLogin({ mobile: '+86-13800138000', password: 'wrong' })).rejects.toThrow('15 分钟');
  expect(sent).toHaveLength(3);
});

test('QQ：先记下要做什么，再离开；没有的方式不出现', async () => {
  const steps: string[] = [];
  const client = fakeApi({ socialProviders: () => ({ wx: false, qq: true }), startQq: () => ({ url: 'https://graph.qq.com/oauth2.0/authorize?state=s' }) });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const social = {
    isOpen: true,
    mode: 'sms' as const,
    operateStore: { setItem: (key: string, value: string) => void steps.push(`${key}=${value}`) },
    onLeave: (url: string) => void steps.push(url),
  };
  const { result } = renderHook(() => useLoginDialog({ onLoggedIn: vi.fn(), social }), { wrapper });
  await vi.waitFor(() => expect(result.current.onQqLogin).toBeDefined());
  expect(result.current.wechat).toBeUndefined();
  await result.current.onQqLogin?.();
  expect(steps).toEqual(['operate=qqlogin', 'https://graph.qq.com/oauth2.0/authorize?state=s']);
});

test('微信扫码确认：把人交给应用，伙伴站点随后', async () => {
  const sent: unknown[] = [];
  const client = fakeApi({
    socialProviders: () => ({ wx: true, qq: false }),
    startWechat: () => ({ kind: 'image', imageUrl: 'data:,', scanUrl: '/dev/wx', ticket: 't', expiresAt: 0 }),
    wechatScanState: () => ({ phase: 'confirmed', authorizationCode: 'c1', state: 's1' }),
    loginByWechat: (vars) => {
      sent.push(vars);
      return { lognUser: lin, partnerUrl: 'https://blog.example.com/?token=t1' };
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const onLoggedIn = vi.fn();
  const onPartner = vi.fn();
  const social = { isOpen: true, mode: 'wechat' as const, fromswb: 'blog', operateStore: { setItem: vi.fn() }, onLeave: vi.fn(), onPartner };
  const { result } = renderHook(() => useLoginDialog({ onLoggedIn, social }), { wrapper });
  const phase = () =>
    result.current.wechat?.code.status === 'ready' && result.current.wechat.code.data.kind === 'image' ? result.current.wechat.code.data.state : null;
  await vi.waitFor(() => expect(phase()).toBe('confirmed'), { timeout: 4000 });
  await act(async () => result.current.wechat?.onConfirmed?.());
  expect(sent).toEqual([{ authorizationCode: 'c1', state: 's1', isAgreed: true, fromswb: 'blog' }]);
  expect(onLoggedIn).toHaveBeenCalledWith(lin);
  expect(onPartner).toHaveBeenCalledWith('https://blog.example.com/?token=t1');
  expect(social.operateStore.setItem).not.toHaveBeenCalled();
});
