// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { ScanState } from '@chippage/api/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWechatCode } from './useWechatCode.ts';

const waiting: ScanState = { phase: 'waiting', authorizationCode: null, state: null };
const scan = (phase: ScanState['phase']): ScanState => ({ ...waiting, phase });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function bind({ states = [], isActive = true, ...answers }: { states?: ScanState[]; isActive?: boolean } & Parameters<typeof fakeApi>[0]) {
  let started = 0;
  let asked = 0;
  const client = fakeApi({
    startWechat: () => {
      started += 1;
      return { kind: 'image', imageUrl: `data:image/svg+xml,${started}`, scanUrl: '/dev/wx', ticket: `t${started}`, expiresAt: Date.now() + 600_000 };
    },
    wechatScanState: () => {
      asked += 1;
      return states.shift() ?? waiting;
    },
    ...answers,
  });
  const onFrame = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const hook = renderHook((props: { isActive: boolean }) => useWechatCode({ operate: 'login', onFrame, ...props }), { wrapper, initialProps: { isActive } });
  return { ...hook, onFrame, counts: () => ({ started, asked }) };
}
/** Lets time go by in steps: React draws only between them. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (let gone = 0; gone < ms; gone += 1000) await act(() => vi.advanceTimersByTimeAsync(1000));
}
const imageState = (code: ReturnType<typeof useWechatCode>['code']) => (code.status === 'ready' && code.data.kind === 'image' ? code.data.state : code.status);

test('等待、已扫描、已确认：给出授权码，不再询问', async () => {
  const { result, counts } = bind({ states: [waiting, scan('scanned'), { phase: 'confirmed', authorizationCode: 'c1', state: 's1' }] });
  await pass(0);
  expect(imageState(result.current.code)).toBe('waiting');
  await pass(4000);
  expect(imageState(result.current.code)).toBe('scanned');
  await pass(2000);
  expect(imageState(result.current.code)).toBe('confirmed');
  expect(result.current.grant).toEqual({ authorizationCode: 'c1', state: 's1' });
  await pass(10_000);
  expect(counts().asked).toBe(3);
});

test('过期后自动刷新最多 3 次，然后等人来按', async () => {
  const expired = Array.from({ length: 20 }, () => scan('expired'));
  const { result, counts } = bind({ states: expired });
  await pass(0);
  await pass(30_000);
  expect(counts()).toEqual({ started: 4, asked: 4 });
  expect(imageState(result.current.code)).toBe('expired');
  act(() => result.current.onRefresh());
  await pass(0);
  expect(counts().started).toBe(5);
  expect(imageState(result.current.code)).toBe('waiting');
});

test('手机上拒绝：停下，不再询问', async () => {
  const { result, counts } = bind({ states: [scan('denied')] });
  await pass(10_000);
  expect(imageState(result.current.code)).toBe('denied');
  expect(counts().asked).toBe(1);
});

test('对话框关上或换了方式、页面看不见时不询问', async () => {
  const { rerender, counts } = bind({});
  await pass(2000);
  expect(counts().asked).toBe(1);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(10_000);
  expect(counts().asked).toBe(1);
  seen.mockReturnValue('visible');
  rerender({ isActive: false });
  await pass(10_000);
  expect(counts()).toEqual({ started: 1, asked: 1 });
});

test('从没打开过就什么也不要', async () => {
  const { counts } = bind({ isActive: false });
  await pass(10_000);
  expect(counts()).toEqual({ started: 0, asked: 0 });
});

test('微信自己的页面：出现之前先记下要做什么', async () => {
  const { result, onFrame, counts } = bind({ startWechat: () => ({ kind: 'frame', url: 'https://open.weixin.qq.com/connect/qrconnect' }) });
  await pass(10_000);
  expect(onFrame).toHaveBeenCalledOnce();
  expect(result.current.code).toMatchObject({ status: 'ready', data: { kind: 'frame' } });
  expect(counts().asked).toBe(0);
});

test('微信不可用：服务端的话，重试可行', async () => {
  let isDown = true;
  const { result } = bind({
    startWechat: () => {
      if (isDown) throw new ApiError({ status: 200, reason: 'social.unavailable', message: '微信登录暂时不可用，请用短信登录' });
      return { kind: 'image', imageUrl: 'data:,', scanUrl: '/dev/wx', ticket: 't', expiresAt: 0 };
    },
  });
  await pass(0);
  expect(result.current.code).toMatchObject({ status: 'failed', message: '微信登录暂时不可用，请用短信登录' });
  isDown = false;
  act(() => result.current.code.status === 'failed' && result.current.code.onRetry());
  await pass(0);
  expect(imageState(result.current.code)).toBe('waiting');
});
