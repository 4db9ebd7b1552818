import { ApiError } from '@chippage/api/errors';
import { describe, expect, it } from 'vitest';
import { type PartCalls, type Parted, sendInParts, type SendStep } from './sendInParts.ts';

const lost = () => new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败' });
const refused = () => new ApiError({ status: 422, reason: 'request.invalid', message: '不收' });

/** A server in memory that takes parts of four bytes. */
function serverOf({ failAdds = [] as (ApiError | null)[] } = {}) {
  const kept = new Map<number, string>();
  const rests: number[] = [];
  const added: number[] = [];
  let starts = 0;
  const parted = (sizeBytes: number): Parted => ({
    id: 7,
    partBytes: 4,
    partCount: Math.ceil(sizeBytes / 4),
    received: [...kept.keys()],
    receivedBytes: [...kept.values()].join('').length,
  });
  const calls: PartCalls<string> = {
    digest: async (bytes) => `hash of ${await bytes.text()}`,
    start: async ({ sizeBytes }) => ((starts += 1), { parted: parted(sizeBytes) }),
    add: async ({ part, file, sha256 }, { onProgress }) => {
      const fault = failAdds.shift();
      if (fault) throw fault;
      const text = await file.text();
      expect(sha256).toBe(`hash of ${text}`);
      onProgress(1);
      added.push(part);
      kept.set(part, text);
      return parted(10);
    },
    finish: async () =>
      [...kept]
        .toSorted(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(''),
    isBroken: ({ reason }) => reason === 'upload.part_broken',
    rest: async (seconds) => void rests.push(seconds),
  };
  return { calls, kept, rests, added, starts: () => starts };
}
const file = new File(['0123456789'], 'a.pdf');
const send = (calls: PartCalls<string>, steps: SendStep[] = [], signal = new AbortController().signal) =>
  sendInParts(file, calls, { signal, onStep: (step) => steps.push(step) });

describe('分段上传', () => {
  it('一段一段发出，进度只增不减，最后合成原来的文件', async () => {
    const { calls, added } = serverOf();
    const steps: SendStep[] = [];
    expect(await send(calls, steps)).toBe('0123456789');
    expect(added).toEqual([1, 2, 3]);
    const shares = steps.flatMap((step) => (step.kind === 'sending' ? [step.share] : []));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares.at(-1), steps[0]?.kind, steps.at(-1)?.kind]).toEqual([1, 'checking', 'reading']);
  });

  it('已经有的段不再发', async () => {
    const { calls, kept, added } = serverOf();
    kept.set(1, '0123').set(3, '89');
    expect(await send(calls)).toBe('0123456789');
    expect(added).toEqual([2]);
  });

  it('断了就等一等再发同一段，越等越久；其余的段不重发', async () => {
    const { calls, rests, added } = serverOf({ failAdds: [null, lost(), lost(), lost()] });
    expect(await send(calls)).toBe('0123456789');
    expect([rests, added]).toEqual([
      [1, 2, 4],
      [1, 2, 3],
    ]);
  });

  it('一直连不上：不再试，把错误交给页面；再来一次从断的地方接着', async () => {
    const server = serverOf({ failAdds: [null, ...Array.from({ length: 8 }, lost)] });
    await expect(send(server.calls)).rejects.toMatchObject({ status: 0 });
    expect(server.rests).toHaveLength(7);
    await send(server.calls);
    expect([server.added, server.starts()]).toEqual([[1, 2, 3], 2]);
  });

  it('说了不收的不再试', async () => {
    const { calls, rests } = serverOf({ failAdds: [refused()] });
    await expect(send(calls)).rejects.toMatchObject({ status: 422 });
    expect(rests).toEqual([]);
  });

  it('站上已有就一个字节也不发', async () => {
    const { calls, added } = serverOf();
    expect(await send({ ...calls, start: async () => ({ answer: '已有' }) })).toBe('已有');
    expect(added).toEqual([]);
  });

  it('暂停就停在两次之间', async () => {
    const { calls } = serverOf({ failAdds: [lost()] });
    const stop = new AbortController();
    const rest = async () => stop.abort(new Error('paused'));
    await expect(send({ ...calls, rest: async (_, signal) => (await rest(), signal.throwIfAborted()) }, [], stop.signal)).rejects.toThrow('paused');
  });
});
