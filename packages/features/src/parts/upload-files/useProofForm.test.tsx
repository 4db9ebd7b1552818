// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftsProvider } from '../form/DraftsProvider.tsx';
import { type ProofFormOptions, useProofForm } from './useProofForm.ts';

interface Input {
  name: string;
}

afterEach(cleanup);

const file = () => new File(['%PDF-1.7'], '授权书.pdf', { type: 'application/pdf' });

function bind(options: Partial<ProofFormOptions<Input>> = {}) {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const wrapper = ({ children }: { children: ReactNode }) => <DraftsProvider store={store}>{children}</DraftsProvider>;
  const onSubmit = vi.fn(async (_input: Input, _fileIds: number[]) => undefined);
  const onUpload = vi.fn(async () => ({ id: 81 }));
  const focused: string[] = [];
  const open = () => {
    const hook = renderHook(
      () =>
        useProofForm<Input>({
          draftKey: 'claim:7',
          initial: { name: '' },
          check: ({ name }) => (name === '' ? { name: '请输入名称' } : {}),
          onUpload,
          withoutFiles: () => '请上传证明',
          failed: '没有完成',
          ...options,
          onSubmit,
        }),
      { wrapper },
    );
    const place = <Kind extends HTMLElement>(name: string, element: Kind) => Object.assign(element, { focus: () => void focused.push(name) });
    hook.result.current.refOf('name').current = place('name', document.createElement('input'));
    hook.result.current.proof.chooseRef.current = place('files', document.createElement('button'));
    const submit = () => act(async () => hook.result.current.submit({ preventDefault: () => undefined } as FormEvent));
    const add = () => act(async () => hook.result.current.proof.files.add([file()]));
    return { ...hook, submit, add };
  };
  return { ...open(), open, kept, focused, onSubmit, onUpload };
}

test('提交前什么也不说；栏目和文件的问题一起说，焦点在第一处', async () => {
  const { result, submit, focused, onSubmit } = bind();
  expect(result.current.proof.problem).toBeNull();
  await submit();
  expect(result.current).toMatchObject({ errors: { name: '请输入名称' }, proof: { problem: '请上传证明' } });
  act(() => result.current.change({ name: '北辰' }));
  await submit();
  expect(result.current.errors).toEqual({});
  expect(focused).toEqual(['name', 'files']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('文件在栏目上面的，焦点在文件', async () => {
  const { result, submit, focused } = bind({ areFilesFirst: true });
  await submit();
  expect(result.current).toMatchObject({ errors: { name: '请输入名称' }, proof: { problem: '请上传证明' } });
  expect(focused.at(-1)).toBe('files');
});

test('没传成的文件挡住提交，不要文件的也一样', async () => {
  const { result, submit, add, onSubmit, onUpload } = bind({ initial: { name: '北辰' }, withoutFiles: () => null });
  onUpload.mockRejectedValueOnce(new Error('offline'));
  await add();
  await submit();
  expect(result.current.proof.problem).toBe('请等文件传完，或移除没有传完的');
  act(() => result.current.proof.files.remove('1'));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: '北辰' }, []);
});

test('填的和传的都留着；寄出以后都没有了，也什么都不说', async () => {
  const { result, add, unmount, open, kept, onSubmit } = bind();
  act(() => result.current.change({ name: '北辰' }));
  await add();
  unmount();
  const second = open();
  expect(second.result.current).toMatchObject({ isRestored: true, input: { name: '北辰' }, proof: { files: { sentIds: [81] } } });
  await second.submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: '北辰' }, [81]);
  expect(second.result.current).toMatchObject({ isRestored: false, isDone: true, proof: { problem: null, files: { sentIds: [] } } });
  expect([...kept.values()].filter(Boolean)).toEqual([]);
});

test('不要了：填的和传的一起放下；说好不留文件的，只留填的', async () => {
  const { add, unmount, open } = bind();
  await add();
  unmount();
  const second = open();
  act(() => second.result.current.forget());
  expect(second.result.current).toMatchObject({ isRestored: false, proof: { files: { uploads: [] } } });

  const other = bind({ keepsFiles: false });
  await other.add();
  other.unmount();
  expect(other.open().result.current).toMatchObject({ isRestored: false, proof: { files: { uploads: [] } } });
});
