// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStepUp } from './useStepUp.ts';

const refusal = new ApiError({ status: 403, reason: 'session.step_up', message: '请先确认是你本人' });

afterEach(cleanup);

function bind() {
  const proofs: unknown[] = [];
  const client = fakeApi({
    bindingInfo: () => ({ mobile: '138****8000', email: null, hasPassword: true, wx: null, qq: null }),
    stepUp: (vars) => {
      proofs.push(vars);
      return { expiresAt: Date.now() + 600_000 };
    },
    sendStepUpCode: () => ({ resendAt: Date.now() + 60_000, expiresAt: Date.now() + 600_000 }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { ...renderHook(() => useStepUp(), { wrapper }), proofs };
}

test('不需要确认的调用直接过去', async () => {
  const { result } = bind();
  expect(await result.current.guard(async () => 5)).toBe(5);
  expect(result.current.dialog.isOpen).toBe(false);
});

test('被要求确认：问一次，确认后原样再做一次', async () => {
  const { result, proofs } = bind();
  const call = vi.fn(async () => 'bound');
  call.mockRejectedValueOnce(refusal);
  let answer: Promise<string> = Promise.resolve('');
  await act(async () => {
    answer = result.current.guard(call);
    await Promise.resolve();
  });
  expect(result.current.dialog.isOpen).toBe(true);
  await vi.waitFor(() => expect(result.current.dialog.ways).toEqual({ status: 'ready', data: { mobile: '138****8000', hasPassword: true } }));
  await act(() => result.current.dialog.onSendCode());
  expect(result.current.dialog.resendAt).not.toBeNull();
  await act(() => result.current.dialog.onConfirm({ password: 'Q1-LQFP48' }));
  expect(await answer).toBe('bound');
  expect(call).toHaveBeenCalledTimes(2);
  expect(proofs).toEqual([{ pwd: hashPassword('Q1-LQFP48') }]);
  expect(result.current.dialog.isOpen).toBe(false);
});

test('只再做一次：第二次还被拒绝就交给表单', async () => {
  const { result } = bind();
  const call = vi.fn(async () => {
    throw refusal;
  });
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = result.current.guard(call).catch((error: unknown) => error);
    await Promise.resolve();
  });
  await act(() => result.current.dialog.onConfirm({ code: '408193' }));
  expect(await answer).toBe(refusal);
  expect(call).toHaveBeenCalledTimes(2);
});

test('关上对话框：把原来的拒绝交还，什么也没做', async () => {
  const { result } = bind();
  const call = vi.fn(async () => {
    throw refusal;
  });
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = result.current.guard(call).catch((error: unknown) => error);
    await Promise.resolve();
  });
  act(() => result.current.dialog.onOpenChange(false));
  expect(await answer).toBe(refusal);
  expect(call).toHaveBeenCalledOnce();
});

test('别的错误原样出去', async () => {
  const { result } = bind();
  const other = new ApiError({ status: 200, reason: 'bind.taken', message: '这个号码已绑定其他账号' });
  await expect(result.current.guard(() => Promise.reject(other))).rejects.toBe(other);
  expect(result.current.dialog.isOpen).toBe(false);
});
