// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { fakeApi } from '@chippage/api/fakeApi';
import type { LoginInfo } from '@chippage/api/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyRegister, type RegisterInput } from './registerInput.ts';
import { useRegister } from './useRegister.ts';

const lin: LoginInfo = { id: 7, token: 't', avatar: null, nickName: '林工' };
const typed: RegisterInput & { mobile: string } = {
  ...emptyRegister,
  mobile: '+86-13800138000',
  phone: '13800138000',
  code: '408193',
  password: 'Q1-LQFP48-pitch0.5',
  nickName: '林工',
  isAgreed: true,
};

afterEach(cleanup);

function bind(answers: Parameters<typeof fakeApi>[0], options: { shareCode?: string; stored?: string } = {}) {
  const client = fakeApi(answers);
  const onRegistered = vi.fn();
  const draftStore = { getItem: (key: string) => (key === 'registerDraft' ? (options.stored ?? null) : null), setItem: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => useRegister({ onRegistered, draftStore, ...(options.shareCode && { shareCode: options.shareCode }) }), { wrapper });
  return { result, onRegistered, draftStore };
}

test('个人：密码只以散列发出，邀请码有效才带上，草稿清空', async () => {
  const sent: unknown[] = [];
  const { result, onRegistered, draftStore } = bind(
    {
      shareCodeOwner: () => ({ isValid: true, nickName: '王工' }),
      register: (vars) => {
        sent.push(vars);
        return lin;
      },
    },
    { shareCode: 'A1b2C3' },
  );
  await vi.waitFor(() => expect(result.current.invitation).toEqual({ code: 'A1b2C3', state: 'known', ownerName: '王工' }));
  await act(() => result.current.onRegister(typed));
  expect(sent).toEqual([
    { mobile: '+86-13800138000', code: '408193', pwd: hashPassword('Q1-LQFP48-pitch0.5'), isAgreed: true, nickName: '林工', shareCode: 'A1b2C3' },
  ]);
  expect(onRegistered).toHaveBeenCalledWith(lin);
  expect(draftStore.setItem).toHaveBeenLastCalledWith('registerDraft', '');
});

test('企业：另一个接口；失效的邀请码不带', async () => {
  const sent: unknown[] = [];
  const { result } = bind(
    {
      shareCodeOwner: () => ({ isValid: false, nickName: null }),
      registerEnterpriseUser: (vars) => {
        sent.push(vars);
        return lin;
      },
    },
    { shareCode: 'A1b2C3' },
  );
  await vi.waitFor(() => expect(result.current.invitation?.state).toBe('unknown'));
  await act(() =>
    result.current.onRegister({ ...typed, nickName: '', kind: 'company', enterpriseName: ' 示例电子 ', creditCode: '91350100M000100Y43', contactName: '林工' }),
  );
  expect(sent).toEqual([
    {
      mobile: '+86-13800138000',
      code: '408193',
      pwd: hashPassword('Q1-LQFP48-pitch0.5'),
      isAgreed: true,
      enterpriseName: '示例电子',
      creditCode: '91350100M000100Y43',
      contactName: '林工',
    },
  ]);
});

test('草稿：回来时还在；看不懂的不用', () => {
  expect(bind({}, { stored: '{"phone":"13800138000","areaCode":"+852","kind":"company"}' }).result.current.draft).toEqual({
    phone: '13800138000',
    areaCode: '+852',
    kind: 'company',
  });
  expect(bind({}, { stored: '{"areaCode":"+1","phone":5}' }).result.current.draft).toEqual({});
  expect(bind({}, { stored: 'x' }).result.current.draft).toEqual({});
});

test('草稿里从来没有密码和验证码', () => {
  const { result, draftStore } = bind({});
  act(() => result.current.onDraftChange?.({ phone: '138' }));
  act(() => result.current.onDraftChange?.({ nickName: '林工' }));
  expect(draftStore.setItem).toHaveBeenLastCalledWith('registerDraft', '{"phone":"138","nickName":"林工"}');
});

test('昵称先问一声', async () => {
  const { result } = bind({ validateName: ({ nickName }) => ({ isFree: nickName !== '林工' }) });
  expect(await result.current.onCheckName?.('林工')).toBe(false);
  expect(await result.current.onCheckName?.('王工')).toBe(true);
});
