// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueuedFile, type QueuedFile } from './queuedFile.ts';
import type { SendStep } from './sendInParts.ts';
import { useSendQueue } from './useSendQueue.ts';

afterEach(cleanup);

type Item = QueuedFile<'done'>;

/** A queue whose server answers when the test says so; `sends` are the calls, in order. */
function bind(names: readonly string[], { isStrict = false } = {}) {
  const sends: { name: string; signal: AbortSignal; onStep: (step: SendStep) => void; answer: () => void; fail: (error: Error) => void }[] = [];
  const send = (file: File, { signal, onStep }: { signal: AbortSignal; onStep: (step: SendStep) => void }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    sends.push({ name: file.name, signal, onStep, answer: () => resolve('done'), fail: reject });
    return promise;
  };
  const settled = vi.fn<(id: string, file: File, answer: string) => void>();
  const hook = renderHook(
    () => {
      const queue = useSendQueue<Item, File, string>({
        send,
        onSent: (id, file, answer) => {
          settled(id, file, answer);
          queue.patch(id, (item) => ({ ...item, state: 'done' }));
        },
        unreachable: '连不上',
      });
      return queue;
    },
    { reactStrictMode: isStrict },
  );
  act(() =>
    hook.result.current.add(
      names.map((name) => new File(['x'], name)),
      newQueuedFile,
    ),
  );
  const states = () => hook.result.current.items.map(({ state }) => state);
  const idOf = (name: string) => hook.result.current.items.find((item) => item.name === name)?.id ?? '';
  const sent = (at: number) => {
    const found = sends[at];
    if (!found) throw new Error(`nothing was sent as number ${at}`);
    return found;
  };
  return { ...hook, queue: () => hook.result.current, names: () => sends.map(({ name }) => name), sent, settled, states, idOf };
}

const refused = () => new ApiError({ status: 422, reason: 'request.invalid', message: '不收' });
const lost = () => new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败' });

describe('一次传几个', () => {
  it('最多两个同时传，空出一个就轮到下一个，次序不变', async () => {
    const { states, names, sent, settled, idOf } = bind(['a', 'b', 'c', 'd']);
    expect([names(), states()]).toEqual([
      ['a', 'b'],
      ['uploading', 'uploading', 'waiting', 'waiting'],
    ]);
    await act(async () => sent(1).answer());
    expect([names(), states()]).toEqual([
      ['a', 'b', 'c'],
      ['uploading', 'done', 'uploading', 'waiting'],
    ]);
    expect(settled).toHaveBeenCalledExactlyOnceWith(idOf('b'), expect.any(File), 'done');
    await act(async () => sent(0).fail(refused()));
    expect([names(), states()]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['failed', 'done', 'uploading', 'uploading'],
    ]);
  });

  it('传到哪里、是哪一次分段上传，都记着', () => {
    const { queue, sent } = bind(['a']);
    act(() => sent(0).onStep({ kind: 'sending', share: 0.5, partedId: 7 }));
    act(() => sent(0).onStep({ kind: 'waiting', seconds: 2 }));
    expect(queue().items[0]).toMatchObject({ step: { kind: 'waiting', seconds: 2 }, share: 0.5, partedId: 7 });
  });

  it('暂停：停下正在传的，留着“已暂停”，位置让给下一个；晚到的进度不算', async () => {
    const { queue, states, names, sent, idOf } = bind(['a', 'b', 'c']);
    await act(async () => queue().pause(idOf('a')));
    expect(sent(0).signal.aborted).toBe(true);
    act(() => sent(0).onStep({ kind: 'sending', share: 0.9, partedId: 7 }));
    expect(queue().items[0]).toMatchObject({ state: 'paused', share: 0, message: null });
    expect([names(), states()]).toEqual([
      ['a', 'b', 'c'],
      ['paused', 'uploading', 'uploading'],
    ]);
  });

  it('还在等的也能暂停；不在传、不在等的，暂停没有用', async () => {
    const { queue, states, sent, names, idOf } = bind(['a', 'b', 'c', 'd']);
    act(() => queue().pause(idOf('c')));
    await act(async () => sent(0).answer());
    expect(names()).toEqual(['a', 'b', 'd']);
    await act(async () => sent(1).fail(refused()));
    act(() => queue().pause(idOf('a')));
    act(() => queue().pause(idOf('b')));
    expect(states()).toEqual(['done', 'failed', 'paused', 'uploading']);
  });

  it('继续：再传一次；只有暂停了的能继续', async () => {
    const { queue, states, names, sent, idOf } = bind(['a', 'b']);
    await act(async () => queue().pause(idOf('a')));
    await act(async () => sent(1).answer());
    act(() => queue().resume(idOf('b')));
    expect([names(), states()]).toEqual([
      ['a', 'b'],
      ['paused', 'done'],
    ]);
    act(() => queue().resume(idOf('a')));
    expect([names(), states()]).toEqual([
      ['a', 'b', 'a'],
      ['uploading', 'done'],
    ]);
    expect(sent(2).signal.aborted).toBe(false);
    await act(async () => sent(2).answer());
    expect(states()).toEqual(['done', 'done']);
  });

  it('停一下马上继续：前一次的结束不碰后一次', async () => {
    const { queue, states, names, sent, idOf } = bind(['a', 'b', 'c']);
    await act(async () => {
      queue().pause(idOf('a'));
      queue().resume(idOf('a'));
    });
    expect([names(), states()]).toEqual([
      ['a', 'b', 'a'],
      ['uploading', 'uploading', 'waiting'],
    ]);
    await act(async () => queue().pause(idOf('a')));
    expect(sent(2).signal.aborted).toBe(true);
    expect([names(), states()]).toEqual([
      ['a', 'b', 'a', 'c'],
      ['paused', 'uploading', 'uploading'],
    ]);
  });

  it('停下来的从不变成“失败”，不论为什么停', async () => {
    const { queue, states, sent, idOf } = bind(['a', 'b']);
    await act(async () => {
      queue().pause(idOf('a'));
      sent(0).fail(refused());
    });
    await act(async () => {
      sent(1).fail(lost());
      queue().pause(idOf('b'));
    });
    expect(states()).toEqual(['paused', 'paused']);
    expect(queue().items.map(({ message }) => message)).toEqual([null, null]);
  });

  it('失败的说出服务端的话；没有回答的，说部件给的话', async () => {
    const { queue, sent } = bind(['a', 'b', 'c']);
    await act(async () => sent(0).fail(refused()));
    await act(async () => sent(1).fail(lost()));
    await act(async () => sent(2).fail(new Error('x')));
    expect(queue().items.map(({ message }) => message)).toEqual(['不收', '连不上', '连不上']);
  });

  it('重试：只有失败的再传', async () => {
    const { queue, states, names, sent, idOf } = bind(['a', 'b', 'c']);
    await act(async () => sent(0).fail(refused()));
    await act(async () => sent(1).answer());
    await act(async () => queue().pause(idOf('c')));
    act(() => queue().retry([idOf('b'), idOf('c')]));
    expect(names()).toEqual(['a', 'b', 'c']);
    act(() => queue().retry([idOf('a'), idOf('b'), idOf('c')]));
    expect([names(), states()]).toEqual([
      ['a', 'b', 'c', 'a'],
      ['uploading', 'done', 'paused'],
    ]);
    expect(queue().items[0]?.message).toBeNull();
  });

  it('拿走：停下，不再传，并交出它，好放掉服务端的那部分', async () => {
    const { queue, names, sent, idOf } = bind(['a', 'b', 'c']);
    act(() => sent(0).onStep({ kind: 'sending', share: 0.5, partedId: 7 }));
    let gone: Item | undefined;
    await act(async () => {
      gone = queue().remove(idOf('a'));
    });
    expect(gone).toMatchObject({ name: 'a', partedId: 7 });
    expect(sent(0).signal.aborted).toBe(true);
    expect([names(), queue().items.map(({ name }) => name), queue().jobs.current.size]).toEqual([['a', 'b', 'c'], ['b', 'c'], 2]);
  });

  it.each([false, true])('离开：正在传的停下（严格模式 %s）', async (isStrict) => {
    const { sent, unmount } = bind(['a', 'b'], { isStrict });
    await act(async () => undefined);
    expect([sent(0).signal.aborted, sent(1).signal.aborted]).toEqual([false, false]);
    unmount();
    await Promise.resolve();
    expect([sent(0).signal.aborted, sent(1).signal.aborted]).toEqual([true, true]);
  });
});
