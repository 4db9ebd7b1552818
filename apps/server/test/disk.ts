import { createHash } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import type { DiskBatch, DiskItem, DiskOutcome, DiskQuota, DiskTrashed, DiskUpload } from '@chippage/api/types';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, Visitor } from './app.ts';
import { postJson } from './operator.ts';

const { partBytes } = diskLimits;
/** SHA-256 in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const dataOf = <T>(reply: LightMyRequestResponse) => reply.json<{ data: T }>().data;

/** A member's disk, as its calls show it. */
export function createDisk(visitor: Visitor) {
  const parts = '/users/files/parts';
  const start = (name: string, bytes: Uint8Array, more: object = {}) =>
    postJson(visitor, `${parts}/start`, { name, sizeBytes: bytes.length, sha256: hashOf(bytes), ...more });
  const addPart = (id: number, part: number, bytes: Uint8Array, sha256 = hashOf(bytes)) =>
    visitor.send({
      method: 'POST',
      url: `/api${parts}/${id}/${part}/${sha256}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="part"\r\n\r\n'), bytes, Buffer.from('\r\n--b--\r\n')]),
    });
  const addAll = async (id: number, bytes: Buffer) => {
    for (let part = 1; (part - 1) * partBytes < bytes.length; part++) await addPart(id, part, bytes.subarray((part - 1) * partBytes, part * partBytes));
  };
  const finish = (id: number, more: Record<string, string> = {}) => visitor.post(`${parts}/finish`, { id: `${id}`, ...more });
  const many =
    (path: string) =>
    async (items: (number | object)[], more: object = {}) =>
      dataOf<DiskBatch>(await postJson(visitor, path, { items: items.map((item) => (typeof item === 'number' ? { id: item } : item)), ...more }));
  return {
    visitor,
    start,
    addPart,
    addAll,
    finish,
    /** Uploads a file. @returns what became of it */
    async upload(name: string, content: string | Buffer, more: object = {}): Promise<DiskOutcome> {
      const bytes = Buffer.from(content);
      const reply = await start(name, bytes, more);
      const { upload, outcome } = dataOf<{ upload: DiskUpload | null; outcome: DiskOutcome | null }>(reply) ?? {};
      if (outcome) return outcome;
      if (!upload) throw new Error(reply.body);
      await addAll(upload.id, bytes);
      return dataOf<DiskOutcome>(await finish(upload.id));
    },
    folder: async (name: string, folderId?: number, more: Record<string, string> = {}) =>
      dataOf<DiskOutcome>(await visitor.post('/spec/user/dir/add', { name, ...(folderId !== undefined && { folderId: `${folderId}` }), ...more })),
    list: async (folderId?: number, query: Record<string, string> = {}) =>
      (await visitor.get('/files', { pageSize: '100', ...(folderId !== undefined && { folderId: `${folderId}` }), ...query })).json<{
        data: DiskItem[];
        totalRecord: number;
        revision: number;
        path: { id: number; name: string }[];
      }>(),
    rename: (id: number, name: string, more: object = {}) => postJson(visitor, '/users/files/rename', { id, name, ...more }),
    move: many('/users/files/move'),
    copy: many('/users/files/copy'),
    discard: many('/files/garbage'),
    restore: many('/files/reduction'),
    erase: async (ids: number[]) => dataOf<DiskBatch>(await postJson(visitor, '/files/delete', { ids })),
    trash: async () => dataOf<DiskTrashed[]>(await visitor.get('/files/garbage')),
    quota: async () => dataOf<DiskQuota>(await visitor.get('/users/files/quota')),
    read: async (id: number) => (await visitor.get(`/users/files/content/${id}`)).rawPayload,
    uploads: async () => dataOf<DiskUpload[]>(await visitor.get(`${parts}/list`)),
  };
}

/** A disk. */
export type TestDisk = ReturnType<typeof createDisk>;

let next = 1;

/** The disk of a new member. */
export async function newDisk(api: TestApp): Promise<TestDisk> {
  const visitor = api.visitor();
  await visitor.login(`135${String(next++).padStart(8, '0')}`);
  return createDisk(visitor);
}

/** The number of what a call made. */
export function idOf({ item }: DiskOutcome): number {
  if (!item) throw new Error('nothing was made');
  return item.id;
}
