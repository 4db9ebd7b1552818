import { documentFileLimits } from '@chippage/api/limits';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { isFileDraft } from '../../platform/files.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { keepFile } from '../../platform/keepFile.ts';
import { hasMobile } from '../../platform/members/members.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import * as queries from '../../platform/parted/parted.queries.ts';
import { lengthOfPart } from '../../platform/parted/parted.rules.ts';
import { dropParted } from '../../platform/parted/partedFiles.ts';
import { joinParts } from './joinParts.ts';
import { takeUpload } from './takeUpload.ts';
import { partBrokenFailure, refuseMobileRequired, refuseTakenDown, refuseTooManyUnderWay } from './uploads.errors.ts';
import { findOpenUpload, findTwin } from './uploads.queries.ts';

const purposeOf = ({ memberId }: Session) => ({ memberId, purpose: 'datasheet' }) as const;

async function partedOr404({ db, session }: Ctx<Session>, id: number): Promise<queries.PartedRow> {
  const file = await queries.readParted(db, id, purposeOf(session));
  if (!file) throw notFound('上传');
  return file;
}

async function shown({ db }: Ctx, id: number) {
  const parted = await queries.findParted(db, id);
  if (!parted) throw notFound('上传');
  return parted;
}

/** Datasheets that come in parts and go on after the connection was lost. */
export const partedUploadsHandlers = {
  async startPartedUpload(ctx, { name, sizeBytes, sha256 }) {
    const { db, session, clock } = ctx;
    const { memberId } = session;
    if (!(await hasMobile(db, memberId))) return refuseMobileRequired();
    const same = await findTwin(db, sha256);
    if (same?.takenDown) return refuseTakenDown(same.twin.title, same.takenDown);
    if (same) return one({ parted: null, upload: null, twin: same.twin }, '这份文件已经在站上');
    const upload = await findOpenUpload(db, memberId, sha256);
    if (upload) return one({ parted: null, upload, twin: null }, '这份文件已经上传');
    const mark = { ...purposeOf(session), place: '', sha256, sizeBytes };
    if (!(await queries.findSame(db, mark))) {
      if ((await queries.countUnderWay(db, purposeOf(session))) >= documentFileLimits.underWay) return refuseTooManyUnderWay();
      const wait = await takeUpload(ctx);
      if (wait) throw tooManyRequests(wait.seconds, wait.msg);
    }
    const id = await queries.beginParted(db, { ...mark, name }, clock.now());
    return one({ parted: await shown(ctx, id), upload: null, twin: null }, '可以上传');
  },

  async addUploadPart(ctx, { id, part, sha256, file }) {
    const { db, clock } = ctx;
    const parted = await partedOr404(ctx, id);
    const draft: unknown = file;
    if (!isFileDraft(draft) || draft.sha256 !== sha256 || draft.sizeBytes !== lengthOfPart(parted.sizeBytes, part)) throw partBrokenFailure();
    await keepFile(db, draft, (tx, kept) => queries.keepPart(tx, { partedId: id, part, ...kept }, clock.now()));
    return one(await shown(ctx, id), '已收到');
  },

  async finishPartedUpload(ctx, { id }) {
    const received = await joinParts(ctx, await partedOr404(ctx, id));
    return 'reason' in received ? received : one(received, received.twin ? '这份文件已经在站上' : '已上传');
  },

  async partedUploads({ db, session }, query) {
    const { rows, total } = await queries.listParted(db, purposeOf(session), pageOf(query));
    return many(await queries.toParted(db, rows), total);
  },

  async dropPartedUpload(ctx, { id }) {
    await partedOr404(ctx, id);
    await dropParted(ctx, id);
    return { code: 1, msg: '已取消', data: null } as const;
  },
} satisfies Handlers<'startPartedUpload' | 'addUploadPart' | 'finishPartedUpload' | 'partedUploads' | 'dropPartedUpload'>;
