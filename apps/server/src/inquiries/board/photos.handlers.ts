import { boardPhotoLimits } from '@chippage/api/limits';
import { requireCompany } from '../../enterprise/companyOf.ts';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseLargePhoto, refuseUnreadablePhoto } from '../inquiries.errors.ts';
import { readerOf } from './board.handlers.ts';
import { findShownPhoto, insertPhoto, toPhoto } from './photos.queries.ts';

/** Pixels of the longer side that is kept: the print of a label stays readable. */
const SIDE = 2400;
const FORMATS = ['png', 'jpeg'];

/** Photographs of what is offered. */
export const photoHandlers = {
  async uploadBoardPhoto(ctx, { file }) {
    await requireCompany(ctx, 'stock.edit');
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `board photo:${memberId}`, limit: 120, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    if (!(file instanceof Uint8Array)) return refuseUnreadablePhoto();
    if (file.byteLength > boardPhotoLimits.bytes) return refuseLargePhoto();
    // Encoded anew, so that nothing comes along that the camera wrote: neither the place nor the device.
    const parsed = await ctx.parsing.parse('picture', `${memberId}`, file, { formats: FORMATS, pixels: boardPhotoLimits.pixels, side: SIDE });
    if (!parsed) return refuseUnreadablePhoto();
    if ('fault' in parsed.answer) return parsed.answer.fault === 'too_large' ? refuseLargePhoto() : refuseUnreadablePhoto();
    const { width, height } = parsed.answer;
    return one(toPhoto(await storeFile(ctx, parsed.bytes, (tx, kept) => insertPhoto(tx, { ...kept, memberId, width, height, createdAt: now }))), '已上传');
  },

  async boardPhoto(ctx, { id }) {
    const found = await findShownPhoto(ctx.db, id, await readerOf(ctx));
    if (!found) throw notFound('照片');
    const { sha256, sizeBytes } = found;
    return storedFile({ name: `标签照片-${id}.webp`, contentType: 'image/webp', disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<'uploadBoardPhoto' | 'boardPhoto'>;
