// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import type { Reason } from '@chippage/api/operations';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftsProvider } from './DraftsProvider.tsx';
import { type FormOptions, useForm } from './useForm.ts';

interface Input {
  name: string;
  code: string;
}

afterEach(cleanup);

function bind(options: Partial<FormOptions<Input>> = {}) {
  const onSubmit = vi.fn(options.onSubmit ?? (async () => undefined));
  const check = ({ name, code }: Input) => ({ ...(name === '' && { name: '请输入名称' }), ...(code === '' && { code: '请输入代码' }) });
  const hook = renderHook(() => useForm<Input>({ initial: { name: '', code: '' }, check, failed: '没有完成', ...options, onSubmit }));
  const focused: string[] = [];
  for (const field of ['name', 'code'] as const) {
    const input = document.createElement('input');
    vi.spyOn(input, 'focus').mockImplementation(() => void focused.push(field));
    hook.result.current.refOf(field).current = input;
  }
  const submit = () => act(async () => hook.result.current.submit({ preventDefault: () => undefined } as FormEvent));
  return { ...hook, onSubmit, focused, submit };
}
const refused = (reason: Reason, fields: { field: string; msg: string }[] = []) => new ApiError({ status: 200, reason, message: '服务端的话', fields });

test('提交前什么也不说；空提交一起说，焦点在第一项；之后改一项少一条', async () => {
  const { result, onSubmit, focused, submit } = bind();
  act(() => result.current.change({ name: '' }));
  expect(result.current.errors).toEqual({});
  await submit();
  expect(result.current.errors).toEqual({ name: '请输入名称', code: '请输入代码' });
  expect(focused).toEqual(['name']);
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => result.current.change({ name: '林工' }));
  expect(result.current.errors).toEqual({ code: '请输入代码' });
});

test('一格要的都在一处：值、改、错误、焦点的去处；可以先改写打的字', async () => {
  const { result, submit } = bind();
  await submit();
  expect(result.current.field('name')).toMatchObject({ name: 'name', value: '', error: '请输入名称', inputRef: result.current.refOf('name') });
  expect(result.current.problems).toEqual([
    { text: '请输入名称', ref: result.current.refOf('name') },
    { text: '请输入代码', ref: result.current.refOf('code') },
  ]);
  act(() => result.current.field('name', (text) => text.trim()).onChange(' 林工 '));
  expect(result.current.field('name')).toMatchObject({ value: '林工', error: undefined });
});

test('再次提交时，上一次说的不挡住现在的问题', async () => {
  const { result, submit } = bind();
  act(() => result.current.note({ name: '请输入名称！' }));
  expect(result.current.errors).toEqual({ name: '请输入名称！' });
  await submit();
  expect(result.current.errors).toEqual({ name: '请输入名称', code: '请输入代码' });
});

test('还不能寄出时，也能像提交那样说出哪里不对：焦点在第一项，改一项少一条', () => {
  const { result, onSubmit, focused } = bind();
  const found: boolean[] = [];
  const review = () => act(() => void found.push(result.current.review()));
  review();
  expect(result.current).toMatchObject({ isTried: true, errors: { name: '请输入名称', code: '请输入代码' } });
  act(() => result.current.change({ name: '林工', code: '1' }));
  expect(result.current.errors).toEqual({});
  review();
  expect(found).toEqual([true, false]);
  expect(focused).toEqual(['name']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('连按两次只发一次', async () => {
  let finish = () => undefined as void;
  const { result, onSubmit, submit } = bind({
    initial: { name: '林工', code: '1' },
    onSubmit: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  await submit();
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(result.current.isPending).toBe(true);
  await act(async () => finish());
  expect(result.current).toMatchObject({ isPending: false, isDone: true });
});

test('服务端的话进它说的那一格，改了才消失；不属于哪一格的放在上面', async () => {
  const { result, focused, submit, onSubmit } = bind({
    initial: { name: '林工', code: '1' },
    fieldOf: ({ reason }) => (reason === 'login.wrong_code' ? 'code' : undefined),
    focusOnError: 'name',
  });
  onSubmit.mockRejectedValueOnce(refused('login.wrong_code'));
  await submit();
  expect(result.current.errors).toEqual({ code: '服务端的话' });
  expect(result.current.message).toBeNull();
  act(() => result.current.change({ code: '2' }));
  expect(result.current.errors).toEqual({});
  onSubmit.mockRejectedValueOnce(
    refused('request.invalid', [
      { field: 'name', msg: '名称太长' },
      { field: 'other', msg: '这里没有' },
    ]),
  );
  await submit();
  expect(result.current.errors).toEqual({ name: '名称太长' });
  act(() => result.current.change({ name: '林' }));
  onSubmit.mockRejectedValueOnce(refused('service.internal'));
  await submit();
  expect(result.current.message).toBe('服务端的话');
  onSubmit.mockRejectedValueOnce(new Error('kaputt'));
  await submit();
  expect(result.current.message).toBe('没有完成');
  expect(focused).toEqual(['code', 'name', 'name', 'name']);
});

test('失败要清掉的只有说好的那一项', async () => {
  const { result, submit, onSubmit } = bind({ initial: { name: '林工', code: '1' }, clearOnError: () => ({ code: '' }) });
  onSubmit.mockRejectedValueOnce(refused('service.internal'));
  await submit();
  expect(result.current.input).toEqual({ name: '林工', code: '' });
});

test('填了一半的留着：再打开时还在，寄出或不要了以后没有', async () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const wrapper = ({ children }: { children: ReactNode }) => <DraftsProvider store={store}>{children}</DraftsProvider>;
  const options = { initial: { name: '', code: '' }, draftKey: 'address:new', check: () => ({}), failed: '没有完成', onSubmit: async () => undefined };
  const open = () => renderHook(() => useForm<Input>(options), { wrapper });
  const first = open();
  expect(first.result.current.isRestored).toBe(false);
  act(() => first.result.current.change({ name: '林工' }));
  first.unmount();

  const second = open();
  expect([second.result.current.isRestored, second.result.current.input]).toEqual([true, { name: '林工', code: '' }]);
  await act(async () => second.result.current.submit({ preventDefault: () => undefined } as FormEvent));
  expect(kept.get('address:new')).toBe('');
  act(() => second.result.current.change({ code: 'A' }));
  act(() => second.result.current.forget());
  expect([kept.get('address:new'), second.result.current.input, second.result.current.isRestored]).toEqual(['', { name: '', code: '' }, false]);
});
