import { createHash } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { isFileDraft } from '../../platform/files.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { keepFile } from '../../platform/keepFile.ts';
import { pageOf } from '../../platform/pageOf.ts';
import * as parted from '../../platform/parted/parted.queries.ts';
import { lengthOfPart } from '../../platform/parted/parted.rules.ts';
import { dropParted } from '../../platform/parted/partedFiles.ts';
import { insertBytes, lockBytes } from '../../platform/storedBytes.queries.ts';
import { findPlace, findTarget, roomFor } from '../changes.ts';
import { notDirectFailure, partBrokenFailure, refuseFull, refuseOverQuota, refuseTooManyUnderWay, wrongNameFailure } from '../disk.errors.ts';
import { findSameBytes } from '../disk.queries.ts';
import { cleanName, nameKey } from '../names.rules.ts';
import { inOwnSpace, type Settled, type Space, toOutcomes } from '../space.ts';
import { joinUpload, placeFile } from './joinUpload.ts';
import { sayUpload, toUploads } from './uploads.queries.ts';

const EMPTY = createHash('sha256').digest('hex');

const purposeOf = ({ memberId }: Session) => ({ memberId, purpose: 'disk' }) as const;

async function uploadOr404({ db, session }: Ctx<Session>, id: number): Promise<parted.PartedRow> {
  const row = await parted.readParted(db, id, purposeOf(session));
  if (!row) throw notFound('上传');
  return row;
}

async function shown({ db, files, session }: Ctx<Session>, id: number) {
  const row = await parted.readParted(db, id, purposeOf(session));
  const [upload] = row ? await toUploads(db, [row], files.direct !== null) : [];
  if (!upload) throw notFound('上传');
  return upload;
}

/** What a file that is there at once, or is not to come, is told of; refusals of room in the words of a screen. */
async function told(space: Space, settled: Settled, sizeBytes: number) {
  if (settled.outcome === 'full') return refuseFull();
  if (settled.outcome === 'overQuota') return refuseOverQuota(space.use.bytes + sizeBytes - space.totalBytes);
  const [outcome] = await toOutcomes(space, [settled]);
  if (!outcome) throw notFound('文件');
  return outcome;
}

const nameOrFailure = (name: string) => {
  const clean = cleanName(name);
  if (clean === null) throw wrongNameFailure();
  return clean;
};

const partOf = (ctx: Ctx<Session>, sizeBytes: number, part: number) => {
  const length = lengthOfPart(sizeBytes, part);
  if (length === undefined) throw partBrokenFailure();
  if (!ctx.files.direct) throw notDirectFailure();
  return { direct: ctx.files.direct, length };
};

/** Keeps the bytes of an empty file, which are none. */
async function keepEmpty({ files }: Pick<Ctx, 'files'>, tx: Ctx['db']): Promise<void> {
  const draft = await files.draft(new Uint8Array());
  await keepFile(tx, draft, () => Promise.resolve()).finally(draft.drop);
}

type StartInput = { name: string; folderId?: number | undefined; sizeBytes: number; sha256: string; onClash: 'ask' | 'both' | 'overwrite' | 'skip' };

async function startDiskUpload(ctx: Ctx<Session>, { name, folderId, sizeBytes, sha256, onClash }: StartInput) {
  const { session, clock } = ctx;
  const clean = nameOrFailure(name);
  const aim = { folderId: folderId ?? null, name: clean, onClash };
  if (sizeBytes === 0 && sha256 !== EMPTY) throw partBrokenFailure();
  const begun = await inOwnSpace(ctx, async (space) => {
    const { tx, memberId } = space;
    if (!(await findTarget(space, aim.folderId))) throw notFound('文件夹');
    const place = await findPlace(space, { ...aim, isFolder: false });
    if (place.as === 'clash' || place.as === 'skipped') return told(space, { id: place.existing.id, outcome: place.as, existingId: place.existing.id }, 0);
    const mark = { ...purposeOf(session), place: `${folderId ?? 0}/${nameKey(clean)}`, sha256, sizeBytes };
    // Only of this disk: whoever knows a digest does not get the bytes for it.
    if (sizeBytes === 0 || (await findSameBytes(tx, memberId, sha256, sizeBytes))) {
      if (sizeBytes === 0) await keepEmpty(ctx, tx);
      const settled = await placeFile(space, aim, { id: 0, sha256, sizeBytes });
      return told(space, { ...settled, id: settled.itemId ?? 0 }, sizeBytes);
    }
    const same = await parted.findSame(tx, mark);
    const room = roomFor(space, { items: 1, folders: 0, bytes: sizeBytes });
    if (room === 'full') return refuseFull();
    // Parts lie on the disk too: what is under way counts as if it were here.
    const underWay = await parted.bytesUnderWay(tx, purposeOf(session), same?.id ?? 0);
    if (space.use.bytes + underWay + sizeBytes > space.totalBytes) return refuseOverQuota(space.use.bytes + underWay + sizeBytes - space.totalBytes);
    const isGoingOn = same !== undefined && same.finishedAt === null;
    if (!isGoingOn && (await parted.countUnderWay(tx, purposeOf(session))) >= diskLimits.underWay) return refuseTooManyUnderWay();
    const id = await parted.beginParted(tx, { ...mark, name: clean }, clock.now());
    await sayUpload(tx, { partedId: id, memberId, ...aim });
    return id;
  });
  if (typeof begun === 'number') return one({ upload: await shown(ctx, begun), outcome: null }, '可以上传');
  if ('reason' in begun) return begun;
  return one({ upload: null, outcome: begun }, begun.outcome === 'done' ? '已上传' : '');
}

/** Files that come into a disk in parts and go on after the connection was lost. */
export const uploadsHandlers = {
  startDiskUpload,
  async addDiskPart(ctx, { id, part, sha256, file }) {
    const { db, clock } = ctx;
    const upload = await uploadOr404(ctx, id);
    const draft: unknown = file;
    if (!isFileDraft(draft) || draft.sha256 !== sha256 || draft.sizeBytes !== lengthOfPart(upload.sizeBytes, part)) throw partBrokenFailure();
    await keepFile(db, draft, (tx, kept) => parted.keepPart(tx, { partedId: id, part, ...kept }, clock.now()));
    return one(await shown(ctx, id), '已收到');
  },
  async diskPartAddress(ctx, { id, part, sha256 }) {
    const { sizeBytes } = await uploadOr404(ctx, id);
    const { direct, length } = partOf(ctx, sizeBytes, part);
    const { url, headers, expiresAt } = await direct.address({ key: `${id}-${part}`, sha256, sizeBytes: length });
    return one({
      url,
      method: 'PUT',
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      expireTime: expiresAt.toISOString(),
    } as const);
  },
  async diskPartArrived(ctx, { id, part, sha256 }) {
    const { db, clock } = ctx;
    const { sizeBytes } = await uploadOr404(ctx, id);
    const { direct, length } = partOf(ctx, sizeBytes, part);
    const arrived = { key: `${id}-${part}`, sha256, sizeBytes: length };
    if (!(await direct.isWhole(arrived))) throw partBrokenFailure();
    await db.transaction(async (tx) => {
      await lockBytes(tx, sha256);
      await direct.keep(arrived);
      await insertBytes(tx, { sha256, sizeBytes: length });
      await parted.keepPart(tx, { partedId: id, part, sha256, sizeBytes: length }, clock.now());
    });
    await direct.drop(arrived);
    return one(await shown(ctx, id), '已收到');
  },
  async finishDiskUpload(ctx, { id, onClash, name, place, folderId }) {
    const upload = await uploadOr404(ctx, id);
    const clean = name === undefined ? undefined : nameOrFailure(name);
    const reply = await joinUpload(
      ctx,
      upload,
      (said) => ({
        folderId: place === 'folder' ? (folderId ?? null) : said.folderId,
        name: clean ?? said.name,
        onClash: onClash ?? said.onClash,
      }),
      ({ settled, space }) => told(space, settled, upload.sizeBytes),
    );
    if ('reason' in reply) return reply;
    return one(reply, reply.outcome === 'done' ? '已上传' : '');
  },
  async diskUploads({ db, session, files }, query) {
    const { rows, total } = await parted.listParted(db, purposeOf(session), pageOf(query));
    return many(await toUploads(db, rows, files.direct !== null), total);
  },
  async dropDiskUpload(ctx, { id }) {
    const upload = await uploadOr404(ctx, id);
    await dropParted(ctx, upload.id);
    return { code: 1, msg: '已取消', data: null } as const;
  },
} satisfies Handlers<'startDiskUpload' | 'addDiskPart' | 'diskPartAddress' | 'diskPartArrived' | 'finishDiskUpload' | 'diskUploads' | 'dropDiskUpload'>;
