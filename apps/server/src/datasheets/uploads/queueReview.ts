import type { DocumentType } from '@chippage/api/types';
import { submitReview } from '../../reviews/queue.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findCategory } from '../parts/categories.queries.ts';
import { findBrandName } from '../parts/brands.queries.ts';
import { partKey } from '../parts/partKey.ts';
import { rightTexts } from './rights.ts';
import { findPartsByKey, type UploadRow } from './uploads.queries.ts';

/** Types as operators read them. */
export const typeNames: Record<DocumentType, string> = {
  datasheet: '数据手册',
  appnote: '应用笔记',
  errata: '勘误',
  pcn: '变更通知（PCN）',
  eol: '停产通知（EOL）',
  refdesign: '参考设计',
  reliability: '可靠性报告',
  rohs: 'RoHS 声明',
};

/** Puts an upload into the queue, with all that somebody needs to decide about it. */
export async function queueReview(tx: Db, upload: UploadRow, now: Date): Promise<void> {
  const { id, memberId, title, mpns, brandId, categoryId } = upload;
  const known = brandId === null ? [] : await findPartsByKey(tx, brandId, mpns.map(partKey));
  const unknown = mpns.filter((mpn) => !known.some(({ key }) => key === partKey(mpn)));
  const category = categoryId === null ? undefined : await findCategory(tx, categoryId);
  const brand = brandId === null ? `${upload.brandName ?? ''}（新品牌，通过后加入品牌库）` : ((await findBrandName(tx, brandId)) ?? '');
  const rights = upload.rightEdition;
  await submitReview(
    tx,
    {
      kind: 'document',
      memberId,
      title,
      isOneOfMany: true,
      facts: [
        ...(upload.documentId === null ? [] : [{ name: '申请', value: '修改已发布的资料：通过之前，站上仍是原来的' }]),
        { name: '品牌', value: brand },
        { name: '型号', value: mpns.join('、') },
        { name: '新型号', value: unknown.length === 0 ? '无' : `${unknown.join('、')}（通过后加入“${category?.name ?? ''}”）` },
        { name: '类型', value: typeNames[upload.docType] },
        { name: '语言', value: upload.language === 'zh' ? '中文' : '英文' },
        { name: '页数', value: `${upload.pageCount}` },
        { name: rights === null ? '权利声明' : `权利声明（${rights} 版）`, value: rights === null ? '没有' : rightTexts[rights] },
      ],
      payload: { uploadId: id, files: [{ id, name: `${title}.pdf`, type: 'application/pdf' }] },
    },
    now,
  );
}
