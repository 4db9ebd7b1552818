import { resourceFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { typeOfName } from '../files.rules.ts';
import { refuseLargeFile, refuseNotOpen, refuseUnreadableFile, resourceNotFoundFailure } from '../resources.errors.ts';
import { findOwn, findOwnDetail, insertFile, listOwn, lockResource, updateResource } from './own.queries.ts';
import { readFile } from './readFile.ts';
import { submitResource } from './submitResource.ts';

/** One of the member's as their list shows it, or 404. */
async function ownOf({ db, session }: Ctx<Session>, id: number) {
  const row = await findOwn(db, session.memberId, id);
  if (!row) throw resourceNotFoundFailure();
  return row;
}

/** What members hand in. */
export const ownHandlers = {
  async uploadResourceFile(ctx, { file, name: given }) {
    const { memberId } = ctx.session;
    const createdAt = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `resource file:${memberId}`, limit: 100, seconds: 3600 }], createdAt);
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    const name = given.trim();
    const type = typeOfName(name);
    if (type === null) return refuseUnreadableFile('只支持 PDF、PNG、JPEG、SVG、CSV、JSON、TXT、Markdown、XLSX 和 ZIP，请看文件名的后缀');
    const bytes: unknown = file;
    if (!(bytes instanceof Uint8Array) || bytes.byteLength === 0) return refuseUnreadableFile('这个文件是空的，请重新选择');
    if (bytes.byteLength > resourceFileLimits.bytes) return refuseLargeFile();
    const read = await readFile(ctx, memberId, name, type, bytes);
    if ('refused' in read) return refuseUnreadableFile(read.refused);
    const { table, preview, picture } = read;
    const row = { memberId, name, type, table, preview, position: 0, createdAt };
    const keep = (previewSha256: string | null) =>
      storeFile(ctx, bytes, (tx, kept) => insertFile(tx, { ...row, ...kept, previewSha256: type === 'image/svg+xml' ? kept.sha256 : previewSha256 }));
    // The picture is in the store before its row names it; one that no row names is swept.
    return one(await keep(picture && (await storeFile(ctx, picture, async (_, kept) => kept.sha256))), '已上传');
  },
  async addResource(ctx, form) {
    const refused = await submitResource(ctx, form);
    if ('code' in refused) return refused;
    return one(await ownOf(ctx, refused.id), '已提交，审核结果会发到站内消息');
  },
  async myResources({ db, session }, { state, ...page }) {
    const { rows, total } = await listOwn(db, session.memberId, { state, ...pageOf(page) });
    return many(rows, total);
  },
  async myResource({ db, session }, { id }) {
    const detail = await findOwnDetail(db, session.memberId, id);
    if (!detail) throw resourceNotFoundFailure();
    return one(detail);
  },
  async withdrawResource(ctx, { id }) {
    const { memberId } = ctx.session;
    const refused = await ctx.db.transaction(async (tx) => {
      await lockKey(tx, `resources:${memberId}`);
      // The review first, as an operator who decides takes it first.
      if ((await findOwn(tx, memberId, id))?.state === 'reviewing') await withdrawReviewsAbout(tx, 'resource', { resourceId: id });
      const row = await lockResource(tx, id);
      if (row?.memberId !== memberId) throw resourceNotFoundFailure();
      if ((row.state !== 'reviewing' && row.state !== 'published') || row.takenDownAt !== null) return refuseNotOpen();
      await updateResource(tx, id, { state: 'withdrawn', updatedAt: ctx.clock.now() });
      await audit({ ...ctx, db: tx }, { event: 'resource.withdraw', outcome: 'ok', memberId, detail: { resource: id } });
      return null;
    });
    return refused ?? one(await ownOf(ctx, id), '已撤回');
  },
} satisfies Handlers<'uploadResourceFile' | 'addResource' | 'myResources' | 'myResource' | 'withdrawResource'>;
