import { buffer } from 'node:stream/consumers';
import { resourceFileLimits } from '@chippage/api/limits';
import type { ResourceForm } from '@chippage/api/types';
import { readArticle } from '../../news/articles/articleText.ts';
import { readSvg } from '../../news/articles/svgFigure.ts';
import { authorOf } from '../../news/authors/ownAuthor.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { namesOf } from '../../platform/members/members.queries.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { readBom } from '../bom.rules.ts';
import { resourceFieldNames, resourceHref, resourceKindNames, resourceLevelNames, resourceLicenceNames } from '../names.ts';
import { refuseNotOpen, refuseTooManyWaiting, refuseUnderWay, resourceNotFoundFailure } from '../resources.errors.ts';
import type { StoredDrawing } from '../resources.schema.ts';
import { LARGEST_TABLE } from '../tables.rules.ts';
import { insertFigures, writeResource } from '../writes.queries.ts';
import { bindFiles, countWaiting, lockFiles, lockResource } from './own.queries.ts';

type Files = Awaited<ReturnType<typeof lockFiles>>;

/** The first drawing among the files, and the first bill of materials. */
async function readFiles({ files }: Pick<Ctx, 'files'>, title: string, rows: Files) {
  const svg = rows.find(({ type }) => type === 'image/svg+xml');
  let drawing: StoredDrawing | null = null;
  if (svg) drawing = { sha256: svg.sha256, alt: title, ...readSvg((await buffer(files.read(svg.sha256))).toString('utf8')) };
  for (const { type, sha256, sizeBytes } of rows) {
    if (type !== 'text/csv' || sizeBytes > LARGEST_TABLE) continue;
    const bom = readBom((await buffer(files.read(sha256))).toString('utf8'));
    if (bom) return { svg, drawing, bom };
  }
  return { svg, drawing, bom: [] };
}

/** Hands a resource in: a new one, or an own one that is open again. It waits for an operator. */
export async function submitResource(
  ctx: Ctx<Session>,
  { id, fileIds, markdown, tags: given, source, ...form }: ResourceForm,
): Promise<{ id: number } | ReturnType<typeof refuseUnderWay | typeof refuseNotOpen | typeof refuseTooManyWaiting>> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const tags = [...new Set(given.map((tag) => tag.trim()).filter(Boolean))];
  // Pictures have no place of their own in a member's text: drawings are files.
  const text = readArticle(markdown, () => null);
  const author = await authorOf(ctx.db, memberId);
  const authorName = author?.name ?? (await namesOf(ctx.db, [memberId])).get(memberId) ?? '';
  return ctx.db.transaction(async (tx) => {
    await lockKey(tx, `resources:${memberId}`);
    const before = id === undefined ? null : await lockResource(tx, id);
    if (id !== undefined && before?.memberId !== memberId) throw resourceNotFoundFailure();
    if (before?.state === 'reviewing') return refuseUnderWay();
    if (before?.state === 'published') return refuseNotOpen();
    if ((await countWaiting(tx, memberId)) >= resourceFileLimits.underWay) return refuseTooManyWaiting(resourceFileLimits.underWay);
    const files = await lockFiles(tx, memberId, fileIds, before?.id ?? null);
    const { svg, drawing, bom } = await readFiles(ctx, form.title, files);
    if (svg) await insertFigures(tx, [{ sha256: svg.sha256, sizeBytes: svg.sizeBytes, name: svg.name }]);
    const row = {
      ...form,
      title: form.title.trim(),
      summary: form.summary.trim(),
      tags,
      source: source?.trim() || null,
      authorName,
      authorId: author?.id ?? null,
      memberId,
      state: 'reviewing' as const,
      reason: null,
      markdown,
      blocks: text.blocks,
      plainText: text.plainText,
      drawing,
      bom: form.kind === 'scheme' ? bom : [],
      columns: files.find(({ table }) => table !== null)?.table?.facts ?? [],
      submittedAt: now,
      updatedAt: now,
    };
    const mpns = [...row.bom.map(({ mpn }) => mpn), ...text.mpns];
    const written = await writeResource(tx, { row, mpns }, before?.id);
    await bindFiles(tx, written, fileIds);
    const facts = [
      { name: '种类', value: resourceKindNames[form.kind] },
      { name: '题目', value: row.title, href: resourceHref(written) },
      { name: '简介', value: row.summary },
      { name: '领域和难度', value: `${resourceFieldNames[form.field]} · ${resourceLevelNames[form.level]}` },
      { name: '许可', value: resourceLicenceNames[form.licence] },
      { name: '来源', value: row.source ?? '没有写' },
      { name: '文件', value: files.map(({ name }) => name).join('、') },
    ];
    const review = { kind: 'resource' as const, memberId, title: `${resourceKindNames[form.kind]}：${row.title}`, facts, isOneOfMany: true };
    await submitReview(tx, { ...review, payload: { resourceId: written } }, now);
    await audit({ ...ctx, db: tx }, { event: 'resource.submit', outcome: 'ok', memberId, detail: { resource: written } });
    return { id: written };
  });
}
