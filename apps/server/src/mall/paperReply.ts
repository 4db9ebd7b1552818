import { Readable } from 'node:stream';
import type { Ctx, Session } from '../platform/context.ts';
import { tooManyRequests } from '../platform/errors.ts';
import { type FileReply, streamedFile } from '../platform/fileReply.ts';
import { takeHit } from '../platform/rateLimits.queries.ts';
import { openThread } from '../platform/thread.ts';
import type { merchants } from './merchant/merchant.schema.ts';
import type { MallPaper, PaperSeller } from './pdf/papers.ts';

/** A seller as papers name it. */
export const sellerOf = ({ name, nameEn, address, addressEn, phone, isSample }: typeof merchants.$inferSelect): PaperSeller => ({
  name,
  nameEn,
  address,
  addressEn,
  phone,
  isSample,
});

const drawing = openThread<MallPaper, Uint8Array>(new URL('pdf/papers.worker.ts', import.meta.url));

/** Draws a paper for a member; drawing costs enough to count. */
export async function paperReply({ db, session, clock }: Ctx<Session>, name: string, paper: MallPaper): Promise<FileReply> {
  const wait = await takeHit(db, [{ key: `paper:${session.memberId}`, limit: 120, seconds: 3600 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '下载过于频繁，请稍后再试');
  const bytes = Buffer.from(await drawing.ask(paper));
  return streamedFile({ name, contentType: 'application/pdf', disposition: 'attachment', stream: Readable.from([bytes]) });
}
