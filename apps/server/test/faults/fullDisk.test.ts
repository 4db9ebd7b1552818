import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formBody, formType } from '../forms.ts';
import { orderFrom, type Portal, startMall } from '../killOrders.ts';
import { headersOf } from '../killUploads.ts';
import { tell } from './rounds.ts';

/** A small disk of its own; only root of a Linux machine may make one. */
const folder = mkdtempSync(join(tmpdir(), 'chippage-disk-'));
const hasDisk = !process.env['DATABASE_URL'] && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]).status === 0;

describe.skipIf(!hasDisk)('磁盘写满', () => {
  const filler = join(folder, 'filler');
  let portal: Portal;

  beforeAll(async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    portal = await startMall(dataDir);
  }, 120_000);
  afterAll(async () => {
    portal.process.kill('SIGKILL');
    // Its database ends a moment later and holds the disk until then.
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  /** Writes until there is no room. */
  function fill(): void {
    const file = openSync(filler, 'a');
    try {
      for (const size of [1 << 20, 4096]) {
        try {
          for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break;
        } catch {
          // Full for this size.
        }
      }
    } finally {
      closeSync(file);
    }
  }
  const upload = async () => {
    const body = new Uint8Array(formBody([{ name: 'file', filename: 'a.pdf', content: Buffer.alloc(4_000_000, 'x') }]));
    return fetch(`${portal.origin}/api/file/spec/user/v1/add1`, { method: 'POST', headers: { ...headersOf(portal), 'content-type': formType }, body });
  };
  const goods = () => fetch(`${portal.origin}/api/mall/goods/list?pageSize=5`).then(({ status }) => status);
  const invariants = async () => (await fetch(`${portal.origin}/test/invariants`)).json() as Promise<{ torn: number; orders: number }>;

  it('上传得到 507 和做法，读照常；腾出空间后不用重启，确认过的订单都在', async () => {
    const made = await orderFrom(portal, randomUUID());
    expect(made).not.toBeNull();
    fill();
    const refused = await upload();
    expect([refused.status, await refused.json()]).toEqual([507, expect.objectContaining({ reason: 'service.storage_full', msg: '存储空间不足，请稍后再试' })]);
    expect(await goods()).toBe(200);

    const answers: string[] = [];
    const acknowledged: string[] = made ? [made.orderNo] : [];
    for (let at = 0; at < 40; at++) {
      const body = new URLSearchParams({ type: '1', id: String(at) });
      const reply = await fetch(`${portal.origin}/api/mall/cart/add`, {
        method: 'POST',
        headers: { ...headersOf(portal), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ goodsId: String(portal.facts.goodsId), quantity: '1', customerRef: `${body.get('id')}`.repeat(30) }),
      });
      answers.push(String(reply.status));
      const order = await orderFrom(portal, randomUUID()).catch(() => null);
      if (order) acknowledged.push(order.orderNo);
    }
    expect(answers.filter((status) => !/^(200|503|507)$/.test(status))).toEqual([]);

    rmSync(filler);
    await expect
      .poll(
        () =>
          orderFrom(portal, randomUUID()).then(
            (order) => order?.orderNo ?? '',
            () => '',
          ),
        { timeout: 60_000, interval: 500 },
      )
      .not.toBe('');
    expect(await goods()).toBe(200);
    const { torn, orders } = await invariants();
    expect(torn).toBe(0);
    expect(orders).toBeGreaterThan(acknowledged.length);
    tell('7 full disk', {
      acknowledged: acknowledged.length,
      orders,
      answers: Object.fromEntries([...new Set(answers)].map((status) => [status, answers.filter((each) => each === status).length])),
    });
  }, 180_000);
});
