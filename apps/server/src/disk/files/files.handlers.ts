import { createHash } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import { listCollected } from '../../datasheets/collected/collected.queries.ts';
import { claimDownload } from '../../datasheets/documents/documents.queries.ts';
import { downloadTooLargeFailure, noneSelectedFailure } from '../../datasheets/documents/documents.errors.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, refusal } from '../../platform/errors.ts';
import { storedFile, streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { cleanFileName } from '../../platform/zipFiles.ts';
import { copy, findTarget, move, type Pick, rename } from '../changes.ts';
import { changedFailure, wrongNameFailure } from '../disk.errors.ts';
import * as queries from '../disk.queries.ts';
import { cleanName, nameKey, servedType } from '../names.rules.ts';
import { packFiles, ZIP_BYTES } from '../packFiles.ts';
import { batch, inOwnSpace, toOutcomes } from '../space.ts';

/** Within which the same zip is not made again. */
const DUPLICATE_MS = 10_000;

async function fileOr404({ db, session }: Ctx<Session>, id: number) {
  const item = await queries.findLive(db, session.memberId, id);
  if (!item || item.sha256 === null) throw notFound('文件');
  return { ...item, sha256: item.sha256 };
}

/** Does something with each of several towards a folder. */
async function towards(ctx: Ctx<Session>, { items, folderId }: { items: Pick[]; folderId?: number | undefined }, act: typeof move, done: string) {
  const reply = await batch(ctx, items, async (space, pick) => {
    // Where it lies may itself have gone into the recycle bin with what was done before.
    const target = await findTarget(space, folderId ?? null);
    if (!target) throw notFound('文件夹');
    return act(space, target, pick);
  });
  return one(reply, done);
}

async function diskDownloads(ctx: Ctx<Session>, { ids, zipName }: { ids: string; zipName: string }) {
  const { db, session, clock, files } = ctx;
  const wanted = [...new Set(ids.split(',').filter(Boolean).map(Number))];
  if (wanted.length === 0) throw noneSelectedFailure();
  if ((await queries.countLive(db, session.memberId, wanted)) !== wanted.length) throw notFound('文件');
  const packed = await queries.filesBelow(db, session.memberId, wanted, diskLimits.zipFiles + 1);
  if (packed.length > diskLimits.zipFiles) throw downloadTooLargeFailure(`${diskLimits.zipFiles} 个文件`);
  if (packed.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > ZIP_BYTES) throw downloadTooLargeFailure('2 GB');
  const key = createHash('sha256')
    .update(`disk|${session.memberId}|${wanted.toSorted((a, b) => a - b).join(',')}|${zipName}`)
    .digest('hex');
  if (!(await claimDownload(db, key, clock.now(), DUPLICATE_MS))) return refusal('download.duplicate', '请勿重复请求,稍后重试');
  return streamedFile({
    stream: packFiles(files, packed),
    name: `${cleanFileName(zipName) || '云盘'}-芯页-文件.zip`,
    contentType: 'application/zip',
    disposition: 'attachment',
  });
}

/** The files of a disk. */
export const filesHandlers = {
  async diskItems({ db, session }, { folderId: id, kind, sort, direction, ...page }) {
    const { memberId } = session;
    const folderId = id ?? null;
    // Before the rows: a list that is newer than its number is read once more, an older one would be believed.
    const revision = await queries.revisionOf(db, memberId);
    if (id !== undefined && !(await queries.findLive(db, memberId, id))?.isFolder) throw notFound('文件夹');
    const { rows, total } = await queries.listItems(db, memberId, { folderId, kind, sort, direction, ...pageOf(page) });
    return { ...many(rows, total), path: await queries.wayTo(db, memberId, folderId), revision };
  },
  async diskItem({ db, session }, { id }) {
    const item = (await queries.readItems(db, session.memberId, [id])).get(id);
    const [found] = item ? await queries.withWays(db, session.memberId, [item]) : [];
    if (!found) throw notFound('文件');
    return one(found);
  },
  async diskSearch({ db, session }, { keywords, kind, ...page }) {
    const keys = nameKey(keywords).split(/\s+/).filter(Boolean);
    const { rows, total } = await queries.searchItems(db, session.memberId, { keys, kind, ...pageOf(page) });
    return many(rows, total);
  },
  async renameDiskItem(ctx, { name, ...pick }) {
    const clean = cleanName(name);
    if (clean === null) throw wrongNameFailure();
    return inOwnSpace(ctx, async (space) => {
      const settled = await rename(space, { ...pick, name: clean });
      if (settled.outcome === 'missing') throw notFound('文件');
      if (settled.outcome === 'changed') throw changedFailure();
      const [outcome] = await toOutcomes(space, [settled]);
      if (!outcome) throw notFound('文件');
      return one(outcome, outcome.outcome === 'done' ? '已重命名' : '');
    });
  },
  moveDiskItems: (ctx, wish) => towards(ctx, wish, move, '已移动'),
  copyDiskItems: (ctx, wish) => towards(ctx, wish, copy, '已复制'),
  async diskFileContent(ctx, { id }) {
    const { name, sha256, sizeBytes } = await fileOr404(ctx, id);
    const contentType = servedType(name);
    return storedFile({ name, sha256, sizeBytes, contentType, disposition: contentType === 'application/octet-stream' ? 'attachment' : 'inline' });
  },
  async diskFileDownload(ctx, { id }) {
    const { name, sha256, sizeBytes } = await fileOr404(ctx, id);
    return storedFile({ name, sha256, sizeBytes, contentType: 'application/octet-stream', disposition: 'attachment' });
  },
  diskDownloads,
  async diskSpecs({ db, session }, { keywords, hasNewer, ...page }) {
    const { rows, total } = await listCollected(db, { memberId: session.memberId, keywords, hasNewer, ...pageOf(page) });
    return many(
      rows.map((row) => ({ ...row, hasNewer: row.newerId !== null })),
      total,
    );
  },
} satisfies Handlers<
  | 'diskItems'
  | 'diskItem'
  | 'diskSearch'
  | 'renameDiskItem'
  | 'moveDiskItems'
  | 'copyDiskItems'
  | 'diskFileContent'
  | 'diskFileDownload'
  | 'diskDownloads'
  | 'diskSpecs'
>;
