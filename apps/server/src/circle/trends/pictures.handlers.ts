import { trendLimits } from '@chippage/api/limits';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseHiddenFile, refuseLargePicture, refuseUnreadablePicture } from '../circle.errors.ts';
import { readerOf } from './list.queries.ts';
import { findShownPicture, insertPicture } from './pictures.queries.ts';
import { hidesFile } from './trends.rules.ts';

/** Pixels of the longer side that is kept. */
const SIDE = 1920;
const FORMATS = ['png', 'jpeg', 'webp'];

/** Pictures of posts. */
export const pictureHandlers = {
  async uploadTrendPicture(ctx, { file }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `trend picture:${memberId}`, limit: 120, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    if (!(file instanceof Uint8Array)) return refuseUnreadablePicture();
    if (file.byteLength > trendLimits.pictureBytes) return refuseLargePicture();
    if (hidesFile(file)) return refuseHiddenFile();
    // Encoded anew, so that nothing comes along that the camera wrote: neither the place nor the device.
    const parsed = await ctx.parsing.parse('picture', `${memberId}`, file, { formats: FORMATS, pixels: trendLimits.pixels, side: SIDE });
    if (!parsed) return refuseUnreadablePicture();
    if ('fault' in parsed.answer) return parsed.answer.fault === 'too_large' ? refuseLargePicture() : refuseUnreadablePicture();
    const { width, height } = parsed.answer;
    const id = await storeFile(ctx, parsed.bytes, (tx, kept) => insertPicture(tx, { ...kept, memberId, width, height, createdAt: now }));
    return one({ id, width, height }, '已上传');
  },

  async trendPicture({ db, session }, { id }) {
    const found = await findShownPicture(db, await readerOf(db, session?.memberId ?? 0), id);
    if (!found) throw notFound('图片');
    const { sha256, sizeBytes } = found;
    return storedFile({ name: `动态图片-${id}.webp`, contentType: 'image/webp', disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<'uploadTrendPicture' | 'trendPicture'>;
