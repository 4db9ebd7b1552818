import { audit } from '../../platform/audit.queries.ts';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refusePictureTooLarge, refusePictureUnreadable } from '../account.errors.ts';
import { findPicture } from './pictures.queries.ts';
import { readPicture, storePicture } from './pictures.ts';

const HOUR = 3600;

/** Pictures that members upload. */
export const picturesHandlers: Handlers<'uploadPicture' | 'picture'> = {
  async uploadPicture(ctx, { file }) {
    const { memberId } = ctx.session;
    const wait = await takeHit(ctx.db, [{ key: `picture:${memberId}`, limit: 60, seconds: HOUR }], ctx.clock.now());
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    const picture = file instanceof Uint8Array ? await readPicture(ctx, memberId, file) : 'unreadable';
    if (picture === 'too_large') return refusePictureTooLarge();
    if (picture === 'unreadable') return refusePictureUnreadable();
    const url = await storePicture(ctx, memberId, picture);
    await audit(ctx, { event: 'picture.upload', outcome: 'ok', memberId, detail: { bytes: picture.webp.byteLength } });
    return one({ url, width: picture.width, height: picture.height }, '已上传');
  },

  async picture({ db }, { name }) {
    const found = await findPicture(db, name.slice(0, 64));
    if (!found) throw notFound('图片');
    const { sha256, sizeBytes } = found;
    return storedFile({ name, contentType: 'image/webp', disposition: 'inline', sha256, sizeBytes, isForever: true });
  },
};
