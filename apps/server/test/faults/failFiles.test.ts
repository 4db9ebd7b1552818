// One call after the other of keeping a file fails, to the database and to the disk: rows and bytes agree, and coming again succeeds.
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sweepBytes } from '../../src/platform/storedBytes.queries.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { failEach } from '../failEach.ts';
import { trapFiles } from '../failingCalls.ts';
import { pdfOf } from '../pdfs.ts';

let api: TestApp;
let visitor: Visitor;
let next = 0;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  visitor = api.visitor();
  await visitor.login('13500000001');
  // The first one makes the folders, and is looked at for all that follow: a process for each would take minutes.
  const look = vi.spyOn(api.server.platform.parsing, 'parse');
  await upload(pdfOf());
  const [seen] = look.mock.settledResults;
  if (seen?.type !== 'fulfilled') throw new Error('the first file was not read');
  look.mockResolvedValue(seen.value);
});
afterAll(() => api.close());

const folder = () => join(api.server.platform.config.dataDir, 'files');

/** What has to hold of files at every moment, and after the sweep that follows a failure; each number is a count of faults. */
async function check(): Promise<Record<string, number>> {
  const { platform, db } = api.server;
  const { rows } = await api.database.pool.query<{ sha256: string; uses: number }>(
    'select b.sha256, (select count(*)::int from spec_uploads u where u.sha256 = b.sha256) uses from blobs b',
  );
  let lost = 0;
  for (const { sha256 } of rows) if (!(await platform.files.has(sha256))) lost += 1;
  await sweepBytes(platform, -1000);
  await platform.files.sweep(-1000);
  const stored: string[] = [];
  for await (const sha256 of platform.files.olderThan(-1000)) stored.push(sha256);
  return {
    lost,
    unused: rows.filter(({ uses }) => uses !== 1).length,
    stray: (await platform.files.unused(db, stored)).length,
    parts: readdirSync(join(folder(), 'parts')).length,
  };
}

const upload = (bytes: Buffer) =>
  visitor.send({
    method: 'POST',
    url: '/api/file/spec/user/v1/add1',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });

it('上传的第 k 步失败，数据库和磁盘都算：每一行都有字节，没有无主的文件；同一份再传就有', async () => {
  const counts = await failEach(
    check,
    async () => {
      // What counts uploads by the hour and the day starts anew.
      api.clock.advance(3_600_000);
      await api.database.pool.query('delete from rate_hits');
      await api.database.pool.query('update sessions set last_seen_at = $1, created_at = $1, rotated_at = $1', [api.clock.now()]);
      return Buffer.concat([pdfOf(), Buffer.from(`% ${(next += 1)}\n`)]);
    },
    async (bytes, trap) => {
      const restore = trapFiles(trap, folder());
      try {
        await upload(bytes);
      } finally {
        restore();
      }
    },
    async (bytes, failed) => {
      const first = (await upload(bytes)).json<{ data: { upload: { id: number } } }>();
      expect([failed, first]).toMatchObject([failed, { code: 1, data: { upload: { id: expect.any(Number), state: 'draft' } } }]);
      const { id } = first.data.upload;
      expect((await upload(bytes)).json()).toMatchObject({ data: { upload: { id } } });
      const content = await visitor.get(`/spec/user/v1/content/${id}`);
      expect([failed, content.rawPayload.equals(bytes)]).toEqual([failed, true]);
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(15);
}, 60_000);
