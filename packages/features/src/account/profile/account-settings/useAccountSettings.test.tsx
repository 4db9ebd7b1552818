// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lin, linAgreements, linBindings, linSessions } from '../../parts/account.fixtures.ts';
import { type SettingsType, settingsTypeOf } from './settingsType.ts';
import { useAccountSettings } from './useAccountSettings.ts';

afterEach(cleanup);

function bind(type: SettingsType, answers: Parameters<typeof fakeApi>[0]) {
  const asked: string[] = [];
  const counted = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (vars: never) => {
        asked.push(name);
        return (answer as (vars: never) => unknown)(vars);
      },
    ]),
  ) as typeof answers;
  const options = { operateStore: { setItem: vi.fn() }, onLeave: vi.fn(), onProfileChanged: vi.fn(), onFile: vi.fn() };
  const client = fakeApi(counted);
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { ...renderHook(() => useAccountSettings({ type, ...options }), { wrapper }), asked, ...options };
}

test('只读看得见的那一页要的东西', async () => {
  const { result, asked } = bind(4, { mySessions: () => ({ data: linSessions, totalRecord: 3 }) });
  await vi.waitFor(() => expect(result.current.devices.sessions.status).toBe('ready'));
  expect(asked).toEqual(['mySessions']);
});

test('保存资料：空白去掉，领域用逗号连起来，应用知道新的名字', async () => {
  const sent: unknown[] = [];
  const { result, onProfileChanged } = bind(1, {
    myDetail: () => lin,
    updateProfile: (vars) => {
      sent.push(vars);
      return { ...lin, nickName: '林工程师' };
    },
  });
  await vi.waitFor(() => expect(result.current.profile.detail.status).toBe('ready'));
  const { avatar, ...rest } = { avatar: '', nickName: ' 林工程师 ', city: '', company: '示例电子', position: '', engineerField: '' };
  await act(() => result.current.profile.onSave({ ...rest, avatar, engineerFields: ['硬件设计', '电源'] }));
  expect(sent).toEqual([{ nickName: '林工程师', city: '', company: '示例电子', position: '', avatar: '', engineerField: '硬件设计,电源' }]);
  expect(onProfileChanged).toHaveBeenCalledWith(expect.objectContaining({ nickName: '林工程师' }));
});

test('敏感更改：先确认本人，再做一次', async () => {
  let isStepped = false;
  const { result, asked } = bind(2, {
    bindingInfo: () => linBindings,
    stepUp: () => {
      isStepped = true;
      return { expiresAt: 0 };
    },
    bindMobile: () => {
      if (!isStepped) throw new ApiError({ status: 403, reason: 'session.step_up', message: '请先确认是你本人' });
      return null;
    },
  });
  await vi.waitFor(() => expect(result.current.contact.bindings.status).toBe('ready'));
  let done: Promise<void> = Promise.resolve();
  await act(async () => {
    done = result.current.contact.onBindMobile({ mobile: '+86-13900139000', code: '408193' });
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(result.current.stepUp.isOpen).toBe(true));
  await act(() => result.current.stepUp.onConfirm({ code: '112233' }));
  await act(() => done);
  expect(asked.filter((name) => name === 'bindMobile')).toHaveLength(2);
});

test('改密码：有当前密码就带上它的散列，忘了就不带', async () => {
  const sent: unknown[] = [];
  const { result } = bind(3, {
    bindingInfo: () => linBindings,
    changePassword: (vars) => {
      sent.push(vars);
      return null;
    },
  });
  await vi.waitFor(() => expect(result.current.password.bindings.status).toBe('ready'));
  await act(() => result.current.password.onChange({ current: 'old', password: 'Q1-LQFP48' }));
  await act(() => result.current.password.onChange({ current: null, password: 'Q1-LQFP48' }));
  expect(sent).toEqual([{ currentPwd: hashPassword('old'), pwd: hashPassword('Q1-LQFP48') }, { pwd: hashPassword('Q1-LQFP48') }]);
});

test('隐私：读出同意的记录；导出申请之后再问进度，做好的文件交给应用', async () => {
  const blob = new Blob(['{}']);
  const copy = { state: 'preparing', askTime: '2026-11-23T02:00:00Z', expireTime: null, sizeBytes: null } as const;
  let isAsked = false;
  const { result, onFile } = bind(5, {
    myDetail: () => lin,
    myAgreements: () => ({ data: linAgreements, totalRecord: 2 }),
    myDataExport: () => ({ latest: isAsked ? { ...copy, state: 'ready' as const } : null }),
    askForMyData: () => {
      isAsked = true;
      return copy;
    },
    exportMyData: () => ({ blob, name: null }),
  });
  await vi.waitFor(() => expect(result.current.privacy.dataExport.latest).toMatchObject({ status: 'ready', data: null }));
  expect(result.current.privacy.agreements).toEqual({ status: 'ready', data: linAgreements });
  await act(() => result.current.privacy.dataExport.onAsk());
  await vi.waitFor(() => expect(result.current.privacy.dataExport.latest).toMatchObject({ data: { state: 'ready' } }));
  await act(() => result.current.privacy.dataExport.onDownload());
  expect(onFile).toHaveBeenCalledWith(blob, 'my-data.json');
});

test('绑定 QQ：先记下要做什么，再离开', async () => {
  const { result, operateStore, onLeave } = bind(7, {
    bindingInfo: () => linBindings,
    socialProviders: () => ({ wx: true, qq: true }),
    startQq: ({ operate }) => ({ url: `https://graph.qq.com/oauth2.0/authorize?${operate}` }),
  });
  await act(() => result.current.social.onBindQq());
  expect(operateStore.setItem).toHaveBeenCalledWith('operate', 'qqBound');
  expect(onLeave).toHaveBeenCalledWith('https://graph.qq.com/oauth2.0/authorize?bind');
});

test('扫码绑定微信：确认后绑上，对话框关上', async () => {
  const { result, asked } = bind(7, {
    bindingInfo: () => linBindings,
    socialProviders: () => ({ wx: true, qq: true }),
    startWechat: () => ({ kind: 'image', imageUrl: 'data:,', scanUrl: '/dev/wx', ticket: 't', expiresAt: 0 }),
    wechatScanState: () => ({ phase: 'confirmed', authorizationCode: 'c1', state: 's1' }),
    bindWechat: () => ({ provider: 'wx', nickName: '林深见鹿', bindTime: '2026-11-01T00:00:00Z' }),
  });
  act(() => result.current.social.wechat.onOpenChange(true));
  await vi.waitFor(() => expect(asked.filter((name) => name === 'bindWechat')).toHaveLength(1), { timeout: 5000 });
  await vi.waitFor(() => expect(result.current.social.wechat.isOpen).toBe(false));
});

test.each([
  ['7', 7],
  ['1', 1],
  ['8', 8],
  ['9', 1],
  ['x', 1],
  [null, 1],
] as const)('网址里的 type=%s 是第 %s 页', (text, type) => {
  expect(settingsTypeOf(text)).toBe(type);
});
