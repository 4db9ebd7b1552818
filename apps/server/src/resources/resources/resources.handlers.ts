import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { refuseOwnRating, resourceNotFoundFailure, resourceTakenDownFailure } from '../resources.errors.ts';
import { listSeries } from '../series/series.queries.ts';
import { countKinds, listFacets, listResources, readerOf } from './cards.queries.ts';
import { findDetail, findFile, findLesson, findProgress, findTakeDown, toPreview } from './detail.queries.ts';
import { findFigure, lockRated, noteDownload, setLessonRead, writeRating } from './marks.queries.ts';

type ResourceOperation =
  | 'resourceIndex'
  | 'resourceList'
  | 'resourceFacets'
  | 'resourceDetail'
  | 'resourceLesson'
  | 'markLesson'
  | 'resourcePreview'
  | 'resourcePreviewPicture'
  | 'resourceFile'
  | 'resourceFigure'
  | 'rateResource';

/** Published resources: lists, one of them, its lessons and files, and what members do with it. */
export const resourcesHandlers = {
  async resourceIndex(ctx) {
    const { db } = ctx;
    const me = readerOf(ctx).memberId;
    const newest = (kind: 'scheme' | 'course' | 'original' | 'datum', limit: number) => listResources(db, me, { kind, sort: 'newest', limit, offset: 0 });
    const [counts, schemes, courses, original, datum, series] = await Promise.all([
      countKinds(db),
      newest('scheme', 6),
      newest('course', 6),
      newest('original', 4),
      newest('datum', 4),
      listSeries(db, { keywords: '', limit: 4, offset: 0 }),
    ]);
    return one({ counts, schemes: schemes.rows, courses: courses.rows, data: [...original.rows, ...datum.rows], series: series.rows });
  },
  async resourceList(ctx, { kind, field, level, part, sort, keywords, ...page }) {
    const { rows, total } = await listResources(ctx.db, readerOf(ctx).memberId, { kind, field, level, part, sort, keywords, ...pageOf(page) });
    return many(rows, total);
  },
  resourceFacets: async ({ db }, { kind }) => one(await listFacets(db, kind)),
  async resourceDetail(ctx, { id }) {
    const detail = await findDetail(ctx.db, id, readerOf(ctx));
    if (detail) return one(detail);
    const kind = await findTakeDown(ctx.db, id);
    throw kind ? resourceTakenDownFailure(kind) : resourceNotFoundFailure();
  },
  async resourceLesson(ctx, { id, no }) {
    const lesson = await findLesson(ctx.db, id, no, readerOf(ctx));
    if (!lesson) throw notFound('课');
    return one(lesson);
  },
  async markLesson({ db, session, clock }, { id, no, isRead }) {
    const { memberId } = session;
    if (!(await setLessonRead(db, { memberId, courseId: id, no, isRead, now: clock.now() }))) throw notFound('课');
    return one(await findProgress(db, id, memberId));
  },
  async resourcePreview(ctx, { fileId }) {
    const file = await findFile(ctx.db, fileId, readerOf(ctx));
    if (!file?.hasPreview) throw notFound('文件');
    return one(toPreview(file));
  },
  async resourcePreviewPicture(ctx, { id }) {
    const file = await findFile(ctx.db, id, readerOf(ctx));
    if (file?.preview?.kind !== 'picture' || file.previewSha256 === null) throw notFound('图片');
    const { type, sizeBytes } = file.preview;
    return storedFile({ name: file.name, contentType: type, disposition: 'inline', sha256: file.previewSha256, sizeBytes });
  },
  async resourceFile(ctx, { id }) {
    const { db, session, clock } = ctx;
    const file = await findFile(db, id, readerOf(ctx));
    if (!file) throw notFound('文件');
    if (file.resourceId !== null) await noteDownload(db, { memberId: session.memberId, fileId: id, resourceId: Number(file.resourceId), now: clock.now() });
    // Whatever it is, the browser only keeps it.
    return storedFile({ name: file.name, contentType: 'application/octet-stream', disposition: 'attachment', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },
  async resourceFigure({ db }, { figureId }) {
    const figure = await findFigure(db, figureId);
    if (!figure) throw notFound('图片');
    return storedFile({ ...figure, contentType: 'image/svg+xml', disposition: 'inline' });
  },
  async rateResource({ db, session, clock }, { id, stars }) {
    return db.transaction(async (tx) => {
      const rated = await lockRated(tx, id);
      if (!rated) throw resourceNotFoundFailure();
      if (rated.memberId === session.memberId) return refuseOwnRating();
      return one(await writeRating(tx, { id, memberId: session.memberId, stars, now: clock.now() }), '已评分');
    });
  },
} satisfies Handlers<ResourceOperation>;
