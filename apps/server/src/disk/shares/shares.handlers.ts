import { createHmac, timingSafeEqual } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import type { SharedDisk } from '@chippage/api/types';
import { downloadTooLargeFailure } from '../../datasheets/documents/documents.errors.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile, streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { giveBack, takeHit } from '../../platform/rateLimits.queries.ts';
import { cleanFileName } from '../../platform/zipFiles.ts';
import { refuseShareClosed, refuseTooManyShares, refuseWrongCode } from '../disk.errors.ts';
import { filesBelow, findLive } from '../disk.queries.ts';
import { packFiles, ZIP_BYTES } from '../packFiles.ts';
import * as queries from './shares.queries.ts';
import { stateOf } from './shares.rules.ts';

const DAY = 86_400_000;
const QUARTER_SECONDS = 900;
/** Wrong codes for one link: of one address, and of all together, which slows down whoever has many addresses. */
const TRIES_OF_ADDRESS = 10;
const TRIES_OF_LINK = 60;
const HOUR_SECONDS = 3600;

/** Signs of a code that is made: none that looks like another. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

const hashOf = ({ config }: Pick<Ctx, 'config'>, token: string, code: string) =>
  createHmac('sha256', config.secrets.signingKey).update(`share\0${token}\0${code.toLowerCase()}`).digest('base64url');

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function newCode({ random }: Pick<Ctx, 'random'>): string {
  let code = '';
  // Bytes beyond the last whole multiple would favour the first signs.
  while (code.length < 4) for (const byte of random.bytes(8)) if (byte < 248 && code.length < 4) code += SIGNS[byte % SIGNS.length];
  return code;
}

/** The link of a token, when the code is right and it is open; otherwise what is said instead. */
async function opened(ctx: Ctx, { token, code }: { token: string; code: string }) {
  const { db, clock, ip } = ctx;
  const found = await queries.findByToken(db, token);
  if (!found) throw notFound('分享链接');
  const now = clock.now();
  const keys = { address: `share code:${token}:${ip}`, link: `share code:${token}` };
  // Taken before the code is looked at, so that many tries at once are as many tries.
  const wait = await takeHit(
    db,
    [
      { key: keys.address, limit: TRIES_OF_ADDRESS, seconds: QUARTER_SECONDS },
      { key: keys.link, limit: TRIES_OF_LINK, seconds: HOUR_SECONDS },
    ],
    now,
  );
  if (wait > 0) throw tooManyRequests(wait, '提取码试错的次数太多了，请稍后再试');
  if (!isSame(found.codeHash, hashOf(ctx, token, code))) {
    await audit(ctx, { event: 'share.code', outcome: 'refused', memberId: null, detail: { share: found.id } });
    return refuseWrongCode();
  }
  await giveBack(db, Object.values(keys), now);
  const state = stateOf(found, now);
  return state === 'open' && found.item ? { ...found, item: found.item } : refuseShareClosed();
}

const filesOf = (db: Ctx['db'], memberId: number, itemId: number, limit: number) => filesBelow(db, memberId, [itemId], limit);

/** Links to files and folders for others. */
export const sharesHandlers = {
  async shareDiskItem(ctx, { id, code, days, downloads }) {
    const { db, session, clock, random } = ctx;
    const item = await findLive(db, session.memberId, id);
    if (!item) throw notFound('文件');
    const given = code ?? newCode(ctx);
    const token = random.bytes(16).toString('base64url');
    const now = clock.now();
    return db.transaction(async (tx) => {
      if (!(await queries.hasRoom(tx, session.memberId, diskLimits.shares, now))) return refuseTooManyShares();
      const shareId = await queries.insertShare(tx, {
        memberId: session.memberId,
        itemId: id,
        name: item.name,
        isFolder: item.isFolder,
        token,
        codeHash: hashOf(ctx, token, given),
        expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY),
        downloadLimit: downloads ?? null,
        createdAt: now,
      });
      await audit({ ...ctx, db: tx }, { event: 'disk.share', outcome: 'ok', memberId: session.memberId, detail: { share: shareId, file: id } });
      const share = await queries.findShare(tx, session.memberId, shareId, now);
      if (!share) throw notFound('分享链接');
      return one({ share, code: given }, '已生成链接');
    });
  },
  async diskShares({ db, session, clock }, query) {
    const { rows, total } = await queries.listShares(db, session.memberId, pageOf(query), clock.now());
    return many(rows, total);
  },
  async revokeDiskShare(ctx, { id }) {
    const { db, session, clock } = ctx;
    if (!(await queries.revoke(db, session.memberId, id, clock.now()))) throw notFound('分享链接');
    await audit(ctx, { event: 'disk.revoke', outcome: 'ok', memberId: session.memberId, detail: { share: id } });
    const share = await queries.findShare(db, session.memberId, id, clock.now());
    if (!share) throw notFound('分享链接');
    return one(share, '已取消分享');
  },
  async shareFront({ db, clock }, { token }) {
    const found = await queries.findByToken(db, token);
    if (!found) throw notFound('分享链接');
    const { isFolder, nickName, expiresAt } = found;
    return one({ state: stateOf(found, clock.now()), isFolder, nickName, expireTime: expiresAt?.toISOString() ?? null });
  },
  async openShare(ctx, input) {
    const { db } = ctx;
    const share = await opened(ctx, input);
    if ('reason' in share) return share;
    await queries.countOpening(db, share.id);
    const { item, memberId, nickName, expiresAt, downloadLimit, downloadCount } = share;
    const files = await filesOf(db, memberId, item.id, diskLimits.zipFiles);
    const shared: SharedDisk = {
      name: item.name,
      isFolder: item.isFolder,
      nickName,
      files: files.map(({ id, name, path, kind, sizeBytes, updatedAt }) => ({
        id,
        name,
        // The shared folder itself is named above.
        path: path.slice(1),
        kind,
        sizeBytes,
        updateTime: updatedAt.toISOString(),
      })),
      totalBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      expireTime: expiresAt?.toISOString() ?? null,
      downloadsLeft: downloadLimit === null ? null : Math.max(0, downloadLimit - downloadCount),
    };
    return one(shared);
  },
  async downloadShare(ctx, { id, ...input }) {
    const { db, files: store, clock } = ctx;
    const share = await opened(ctx, input);
    if ('reason' in share) return share;
    const { item, memberId } = share;
    const files = await filesOf(db, memberId, item.id, diskLimits.zipFiles + 1);
    const [single] = id === undefined ? (item.isFolder ? [] : files) : files.filter((file) => file.id === id);
    if (id !== undefined && !single) throw notFound('文件');
    if (!single && files.length > diskLimits.zipFiles) throw downloadTooLargeFailure(`${diskLimits.zipFiles} 个文件`);
    if (!single && files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > ZIP_BYTES) throw downloadTooLargeFailure('2 GB');
    if (!(await queries.countDownload(db, share.id, clock.now()))) return refuseShareClosed();
    const about = { contentType: 'application/octet-stream', disposition: 'attachment' } as const;
    if (single) return storedFile({ ...about, name: single.name, sha256: single.sha256, sizeBytes: single.sizeBytes });
    return streamedFile({ ...about, stream: packFiles(store, files), name: `${cleanFileName(item.name) || '分享'}-芯页-文件.zip` });
  },
} satisfies Handlers<'shareDiskItem' | 'diskShares' | 'revokeDiskShare' | 'shareFront' | 'openShare' | 'downloadShare'>;
