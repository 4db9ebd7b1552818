import type { ContractReason } from '@chippage/api/operations';
import type { Ctx, Session } from './context.ts';
import type { Db } from './database/connect.ts';
import { one, type Refusal, tooManyRequests } from './errors.ts';
import { type KeptFile, storeFile } from './keepFile.ts';
import { pictureWords, type ProofType, proofTypeOf } from './parsing/proofTypeOf.ts';
import { takeHit } from './rateLimits.queries.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** What the row of a proof says: a photograph or PDF that a member handed in. */
export interface ProofRow extends KeptFile {
  memberId: number;
  /** Named by what it is: the browser's own name may say more than it should, and nobody needs it. */
  name: string;
  type: ProofType;
  createdAt: Date;
}

interface ProofUpload<Shown, R extends ContractReason> {
  /** Counts the uploads of the member. */
  hits: { key: string; perHour: number };
  /** As large as one may be. */
  limit: { bytes: number };
  /** As many pages as a PDF of it may have. */
  mostPages?: number;
  /** What it is, e.g. 营业执照. */
  name: string;
  refuseUnreadable: (msg: string) => Refusal<R>;
  refuseLarge: () => Refusal<R>;
  /** Writes its row. @returns what the member sees of it */
  write: (tx: Db, row: ProofRow) => Promise<Shown>;
}

/** Takes a photograph or PDF that a member hands in: counted, read by its content, stored with its row. */
export async function takeProof<Shown, R extends ContractReason>(
  ctx: Ctx<Session>,
  file: unknown,
  { hits, limit, mostPages, name, refuseUnreadable, refuseLarge, write }: ProofUpload<Shown, R>,
): Promise<Refusal<R> | ReturnType<typeof one<Shown>>> {
  const { memberId } = ctx.session;
  const createdAt = ctx.clock.now();
  const wait = await takeHit(ctx.db, [{ key: `${hits.key}:${memberId}`, limit: hits.perHour, seconds: 3600 }], createdAt);
  if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
  if (!(file instanceof Uint8Array)) return refuseUnreadable(pictureWords.unreadable);
  if (file.byteLength > limit.bytes) return refuseLarge();
  const proof = await proofTypeOf(ctx, memberId, file, mostPages);
  if ('refused' in proof) return refuseUnreadable(proof.refused);
  const { type } = proof;
  const row = { memberId, name: `${name}.${endings[type]}`, type, createdAt };
  return one(await storeFile(ctx, file, (tx, kept) => write(tx, { ...row, ...kept })), '已上传');
}
