// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import type { PasskeyCreation, PasskeyRequest } from '@chippage/api/types';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePasskeyCeremony } from './usePasskeyCeremony.ts';

const request: PasskeyRequest = { challenge: 'AAAA', rpId: 'localhost', timeout: 120_000, userVerification: 'required' };
const creation: PasskeyCreation = {
  rp: { id: 'localhost', name: '芯页' },
  user: { id: 'AAAA', name: '林工', displayName: '林工' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const credentials = { get: vi.fn(), create: vi.fn() };
let now = 0;

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class PublicKeyCredential {});
  vi.stubGlobal('performance', { now: () => now });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ceremony = () => renderHook(() => usePasskeyCeremony()).result.current;
const fails =
  (with_: string, after = 0) =>
  async () => {
    now += after;
    throw new DOMException('no', with_);
  };
async function said(call: Promise<unknown>): Promise<[string, string]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError');
  return [error.reason, error.message];
}

test.each([
  ['NotAllowedError', 0, 'passkey.cancelled', '已取消'],
  ['NotAllowedError', 120_000, 'passkey.timed_out', '等待超时'],
  ['SecurityError', 0, 'passkey.wrong_site', '从本站的正式网址打开'],
  ['UnknownError', 0, 'passkey.failed', '请再试一次'],
])('登录时 %s（等了 %i 毫秒）：%s，说出怎么办，别的方式也说', async (name, after, reason, words) => {
  credentials.get.mockImplementationOnce(fails(name, after));
  const [because, message] = await said(ceremony().use(request));
  expect(because).toBe(reason);
  expect(message).toContain(words);
  expect(message).toContain('短信、密码登录');
});

test.each([
  ['NotAllowedError', 'passkey.cancelled', '没有添加'],
  ['InvalidStateError', 'passkey.exists', '不用再添加'],
  ['ConstraintError', 'passkey.incapable', '屏幕锁'],
  ['SecurityError', 'passkey.wrong_site', '正式网址'],
])('添加时 %s：%s', async (name, reason, words) => {
  credentials.create.mockImplementationOnce(fails(name));
  const [because, message] = await said(ceremony().make(creation));
  expect([because, message]).toEqual([reason, expect.stringContaining(words)]);
});

test('交出去的只有契约里有的几项', async () => {
  const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: bytes(4) };
  credentials.get.mockResolvedValueOnce({ id: 'BQ', rawId: bytes(5), type: 'public-key', response, getClientExtensionResults: () => ({ later: {} }) });
  expect(await ceremony().use(request)).toEqual({
    id: 'BQ',
    rawId: 'BQ',
    type: 'public-key',
    response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw', userHandle: 'BA' },
  });
});
