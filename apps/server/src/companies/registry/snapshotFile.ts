import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { type FileReply, streamedFile } from '../../platform/fileReply.ts';
import type { CompanyFacts, SnapshotFact } from '../../services/companyFacts/port.ts';
import { findAnswer } from './answers.queries.ts';
import { snapshotKey } from './registryRead.ts';

/** Pictures that are looked at again soon, by provider. */
const pictures = new WeakMap<CompanyFacts, LRUCache<string, Buffer>>();
const KEPT = { maxSize: 20_000_000, ttl: 600_000, sizeCalculation: (bytes: Buffer) => Math.max(1, bytes.byteLength) };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What a picture is by its content; null: none of the two that are passed on. */
function pictureTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
  if (PNG.equals(bytes.subarray(0, PNG.length))) return 'image/png';
  return JPEG.equals(bytes.subarray(0, JPEG.length)) ? 'image/jpeg' : null;
}

/** The picture of a registration that somebody looked up before. @throws Failure where it cannot be had */
export async function snapshotFile({ db, services, log }: Ctx, id: number): Promise<FileReply> {
  const facts = services.companyFacts;
  const kept = facts ? await findAnswer(db, `${facts.name}:${snapshotKey(id)}`) : undefined;
  const url = (kept?.value as SnapshotFact | undefined)?.pictureUrl ?? null;
  if (!facts || url === null) throw notFound('快照');
  const known = pictures.get(facts) ?? new LRUCache<string, Buffer>(KEPT);
  pictures.set(facts, known);
  const bytes = known.get(url) ?? (await fetched(facts, url, log));
  const contentType = bytes && pictureTypeOf(bytes);
  if (!bytes || !contentType) throw notFound('快照');
  known.set(url, bytes);
  const name = `snapshot-${id}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
  return streamedFile({ name, contentType, disposition: 'inline', stream: Readable.from([bytes]) });
}

async function fetched(facts: CompanyFacts, url: string, log: Ctx['log']): Promise<Buffer | null> {
  try {
    const bytes = await facts.picture(url);
    return bytes && Buffer.from(bytes);
  } catch (error) {
    log.warn({ err: error }, 'no picture of a registration');
    return null;
  }
}
