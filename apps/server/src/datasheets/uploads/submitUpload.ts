import type { Operations } from '@chippage/api/operations';
import { partKey } from '../parts/partKey.ts';
import { brandKey, readBrandIds } from '../parts/import/importBrands.queries.ts';
import { findBrandName } from '../parts/brands.queries.ts';
import { findCategory } from '../parts/categories.queries.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { queueReview } from './queueReview.ts';
import { currentRights } from './rights.ts';
import { notOpenFailure, takenDownFailure, wrongFactFailure } from './uploads.errors.ts';
import { findPartsByKey, findTwin, lockUpload, markSubmitted } from './uploads.queries.ts';

type Facts = Operations['submitDocument']['input']['body'];

/** The brand of the form: one of ours, also when its name was written. */
async function brandOf(db: Db, { brandId, brandName }: Pick<Facts, 'brandId' | 'brandName'>): Promise<{ id: number | null; name: string }> {
  const written = brandName.trim();
  if (brandId === undefined && written === '') throw wrongFactFailure('brandName', '请选择或填写品牌');
  const id = brandId ?? (await readBrandIds(db)).get(brandKey(written)) ?? null;
  if (id === null) return { id, name: written };
  const name = await findBrandName(db, id);
  if (name === undefined) throw wrongFactFailure('brandName', '没有这个品牌，请重新选择');
  return { id, name };
}

/** Part numbers once each, by what spellings share. */
function distinct(given: readonly string[]): string[] {
  const byKey = new Map(given.map((mpn) => mpn.trim().replaceAll(/\s+/g, ' ')).map((mpn) => [partKey(mpn), mpn]));
  if (byKey.has('')) throw wrongFactFailure('mpns', '型号要有字母或数字');
  return [...byKey.values()];
}

async function checked(db: Db, facts: Facts) {
  if (!facts.hasRight) throw wrongFactFailure('hasRight', '请确认你有权分享这份文件');
  const title = facts.title.trim();
  if (title === '') throw wrongFactFailure('title', '请填写标题');
  const brand = await brandOf(db, facts);
  const mpns = distinct(facts.mpns);
  const known = brand.id === null ? [] : await findPartsByKey(db, brand.id, mpns.map(partKey));
  const unknown = mpns.filter((mpn) => !known.some(({ key }) => key === partKey(mpn)));
  const category = facts.category === undefined ? undefined : await findCategory(db, facts.category);
  if (unknown.length > 0 && !category) throw wrongFactFailure('category', `型号 ${unknown.slice(0, 3).join('、')} 还不在目录里，请选择它的分类`);
  return { title, brand, mpns, category };
}

/** Writes down what the member says of a file and puts it into the queue; what waited before is replaced. */
export async function submitUpload(ctx: Ctx<Session>, facts: Facts): Promise<void> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  await ctx.db.transaction(async (tx) => {
    const upload = await lockUpload(tx, facts.id, memberId);
    if (!upload) throw notFound('上传');
    const isEdit = upload.documentId !== null;
    if (upload.state === 'withdrawn' || (upload.state === 'published' && !(isEdit && upload.hasMadeDocument))) throw notOpenFailure();
    const same = await findTwin(tx, upload.sha256);
    if (same?.takenDown) throw takenDownFailure(same.twin.title, same.takenDown);
    const { title, brand, mpns, category } = await checked(tx, facts);
    const { docType, language } = facts;
    const rightEdition = facts.rightEdition ?? currentRights;
    const words = { title, docType, language, rightEdition, brandId: brand.id, brandName: brand.name, mpns, categoryId: category?.id ?? null };
    await markSubmitted(tx, upload.id, { ...words, submittedAt: now });
    await withdrawReviewsAbout(tx, 'document', { uploadId: upload.id });
    await queueReview(tx, { ...upload, ...words, rightEdition }, now);
    await audit({ ...ctx, db: tx }, { event: 'upload.submit', outcome: 'ok', memberId, detail: { upload: upload.id } });
  });
}
