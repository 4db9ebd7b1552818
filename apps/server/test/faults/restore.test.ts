import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/platform/backup/backup.ts';
import { restore } from '../../src/platform/backup/restore.ts';
import { openSharedDatabase } from '../../src/platform/database/open.ts';
import { openFileStore } from '../../src/platform/files.ts';
import { orderFrom, startMall, stopMall } from '../killOrders.ts';

const root = mkdtempSync(join(tmpdir(), 'chippage-restore-'));
const [dataDir, folder, fresh] = ['data', 'backup', 'fresh'].map((name) => join(root, name)) as [string, string, string];
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.skipIf(process.env['DATABASE_URL'])('备份与恢复', () => {
  it('边下单边备份，恢复到新的文件夹：不变量成立，备份之前确认的订单和文件都在', async () => {
    mkdirSync(dataDir);
    const portal = await startMall(dataDir);
    const { sha256 } = await openFileStore(join(dataDir, 'files')).put(Buffer.from('a datasheet'));
    const before = await orderFrom(portal, `b-${randomUUID()}`);
    let isBusy = true;
    const buyers = Array.from({ length: 3 }, async () => {
      while (isBusy) await orderFrom(portal, `b-${randomUUID()}`);
    });
    const database = await openSharedDatabase({ dataDir });
    const report = await backUp({ url: database.url, dataDir, folder });
    await database.close();
    isBusy = false;
    await Promise.all(buyers);
    await stopMall(portal);
    expect(report.tables).toBeGreaterThan(50);

    await restore({ folder, dataDir: fresh });
    // Before the start: the invariants sweep away files that no row names, as this one.
    const bytes = readFileSync(join(fresh, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(readFileSync(join(fresh, 'secrets.json'), 'utf8')).toBe(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    const again = await startMall(fresh);
    const found = (await (await fetch(`${again.origin}/test/invariants`)).json()) as { torn: number; unpaid: number; orders: number };
    expect(found).toMatchObject({ torn: 0, unpaid: 0 });
    expect(found.orders).toBeGreaterThan(0);
    // The sequences went on where they were: a new order is another one.
    const next = await orderFrom(again, `b-${randomUUID()}`);
    expect(next?.id).toBeGreaterThan(before?.id ?? 0);
    await stopMall(again);
  }, 120_000);

  it('已有东西的文件夹，备份和恢复都不碰', async () => {
    const full = join(root, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'letter.txt'), 'hello');
    await expect(restore({ folder, dataDir: full })).rejects.toThrow('里已有数据');
    await expect(backUp({ url: '', dataDir, folder: full })).rejects.toThrow('里已有东西');
    expect(readdirSync(full)).toEqual(['letter.txt']);
  });

  it('坏了一个字节、少了一个文件、没有写完的备份，都不恢复', async () => {
    const target = join(root, 'target');
    const damages: [string, (copy: string) => void, string][] = [
      ['a', (copy) => appendFileSync(join(copy, 'rows/public.orders.copy'), ' '), '已经损坏'],
      ['b', (copy) => rmSync(join(copy, 'rows/public.orders.copy')), '不见了'],
      ['c', (copy) => rmSync(join(copy, 'manifest.json')), '不是完整的备份'],
    ];
    for (const [name, damage, sentence] of damages) {
      const copy = join(root, name);
      cpSync(folder, copy, { recursive: true });
      damage(copy);
      await expect(restore({ folder: copy, dataDir: target })).rejects.toThrow(sentence);
    }
    expect(readdirSync(root)).not.toContain('target');
  });
});
