import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Interrupted, OutOfTime, runLimited } from './limitedProcess.ts';
import { parserFlags } from './parserFlags.ts';

const limits = { memoryMb: 130, cpuSeconds: 5, wallMs: 30_000, outputBytes: 1000, priority: constants.priority.PRIORITY_BELOW_NORMAL };
const open = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'chippage-parser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (code: string, more: Partial<typeof limits> = {}, flags: readonly string[] = []) =>
  runLimited([...flags, '--input-type=module', '-e', code], Buffer.from('input'), { ...limits, ...more }, open);
const text = async (...args: Parameters<typeof run>) => (await run(...args))?.toString();
const read = `import { readFileSync, writeFileSync } from 'node:fs'; import { spawnSync } from 'node:child_process';`;

describe('有限制的进程', () => {
  it('读到给它的字节，写出的就是回答', async () => expect(await text(`${read} console.log(readFileSync(0, 'utf8').toUpperCase())`)).toBe('INPUT\n'));

  it.skipIf(process.platform === 'win32')('让着处理请求的进程', async () =>
    expect(await text(`import { getPriority } from 'node:os'; setTimeout(() => console.log(getPriority()), 200);`)).toBe(
      `${constants.priority.PRIORITY_BELOW_NORMAL}\n`,
    ),
  );

  it('没有本进程的环境变量和目录', async () => {
    const [names = '', cwd] = JSON.parse((await text('console.log(JSON.stringify([Object.keys(process.env).join(" "), process.cwd()]))')) ?? '[]') as string[];
    expect(names).not.toMatch(/HOME|SECRET|DATABASE|NODE_OPTIONS|VITEST/);
    expect(cwd).toBe('/');
  });

  it.each([
    ['内存', 'const kept = []; for (;;) kept.push(Buffer.alloc(8e6, 1))', {}],
    ['一次要很多内存', 'Buffer.alloc(1e9, 1)', {}],
    ['回答的长度', 'for (;;) await new Promise((go) => process.stdout.write("x".repeat(65536), go))', {}],
    ['出错', 'throw new Error("broken")', {}],
  ])('超过限制就结束，没有回答：%s', async (_what, code, more) => expect(await run(code, more)).toBeNull());

  it.each([
    ['处理器时间', 'for (;;);', { cpuSeconds: 1 }, false],
    ['等待', 'setInterval(() => undefined, 1000)', { wallMs: 1500 }, true],
  ])('超过时间就结束，并说是不是没有轮到：%s', async (_what, code, more, isStarved) => expect(run(code, more)).rejects.toThrow(new OutOfTime(isStarved)));

  it('不能写文件，不能启动程序，不能读数据目录', async () => {
    const secret = join(folder, 'secret');
    writeFileSync(secret, 'secret');
    for (const code of [
      `writeFileSync(${JSON.stringify(join(folder, 'made'))}, 'x')`,
      `spawnSync('/bin/true').error && process.exit(1)`,
      `console.log(readFileSync(${JSON.stringify(secret)}, 'utf8'))`,
    ])
      expect([code, await run(read + code, {}, parserFlags)]).toEqual([code, null]);
  });

  it('从外面结束的不怪文件', async () => {
    await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(Interrupted);
    const closing = new AbortController();
    const job = runLimited(['-e', 'setInterval(() => undefined, 1000)'], Buffer.alloc(0), limits, closing.signal);
    closing.abort();
    await expect(job).rejects.toThrow(Interrupted);
  });
});
