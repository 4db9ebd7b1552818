import type { BoardDeed, BoardForm, BoardRow, OwnBoardRow } from '@chippage/api/types';
import type { CompanyBrief } from '../../enterprise/companyOf.ts';
import { formatUnitPrice, parseMicros, trimUnitPrice } from '../../mall/money.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { KnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import type { FieldError } from '../../platform/errors.ts';
import { allows } from '../states.rules.ts';
import type { boardRows } from './board.schema.ts';

/** A row as it is stored. */
export type BoardRecord = typeof boardRows.$inferSelect;
/** What a company writes of it, as it is stored. */
export type BoardFacts = Pick<
  BoardRecord,
  | 'type'
  | 'model'
  | 'modelKey'
  | 'partId'
  | 'brandName'
  | 'brandId'
  | 'brandWords'
  | 'packageCase'
  | 'quantity'
  | 'price'
  | 'currency'
  | 'taxMode'
  | 'supplyKind'
  | 'grade'
  | 'dateCode'
  | 'packing'
  | 'leadTimeDays'
  | 'place'
  | 'invoiceNeed'
  | 'takesAlternative'
  | 'remark'
  | 'isAnonymous'
  | 'days'
>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a row waits between two refreshes. */
export const REFRESH_HOURS = 24;

/** From when on a row may be put on top again. */
export const refreshFrom = ({ refreshedAt }: Pick<BoardRecord, 'refreshedAt'>): Date => new Date(refreshedAt.getTime() + REFRESH_HOURS * HOUR);
/** Until when a row that is posted or renewed now stays. */
export const expiryOf = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY);

const deeds = ['refresh', 'renew', 'close', 'reopen', 'edit', 'remove'] as const satisfies BoardDeed[];

/** What a company may do with its row now. */
const boardActions = (row: Pick<BoardRecord, 'state' | 'refreshedAt'>, now: Date): BoardDeed[] =>
  deeds.filter((deed) => allows('row', row.state, deed) && (deed !== 'refresh' || refreshFrom(row) <= now));

const orNull = (text: string | undefined) => text?.trim().replaceAll(/\s+/g, ' ') || null;
// Phone numbers, mail addresses and names of messengers tell who somebody is.
const tellsWho = /1[3-9]\d{9}|\d{3,4}[-\s]\d{7,8}|[\w.+-]+@[\w-]+\.\w+|微信|QQ|wechat|whatsapp|telegram|电话|手机/iu;
const isRefurbished = /翻新|拆机|打磨|重打标|旧货|剪脚|refurb/iu;
const saysNot = /(?:不要|非|拒绝?|无|不是|不收|谢绝)\s*(?:翻新|拆机|打磨|旧货)/u;

/** What of a form no schema can tell to be wrong. */
export function wrongFacts(form: BoardForm, { companyName }: { companyName: string }): FieldError[] {
  const wrong: FieldError[] = [];
  const key = partKey(form.model);
  if (key === '') wrong.push({ field: 'model', msg: '请填写型号，至少有一个字母或数字' });
  if (form.price && parseMicros(form.price) <= 0n) wrong.push({ field: 'price', msg: '单价要大于 0；没有目标价就留空' });
  if (form.type === 0 && form.isAnonymous) wrong.push({ field: 'isAnonymous', msg: '供应要写明公司，只有求购可以匿名' });
  const remark = form.remark ?? '';
  if (form.isAnonymous && (tellsWho.test(remark) || (companyName !== '' && remark.includes(companyName))))
    wrong.push({ field: 'remark', msg: '匿名发布时，备注里不要写联系方式和公司名' });
  if (form.type === 1 && (form.photoIds ?? []).length > 0) wrong.push({ field: 'photoIds', msg: '求购不用照片；供应才要标签照片' });
  const isOld = form.grade !== null && form.grade !== undefined && form.grade.startsWith('d');
  if (form.type === 0 && !isOld && isRefurbished.test(remark.replaceAll(new RegExp(saysNot, 'gu'), '')))
    wrong.push({ field: 'grade', msg: '备注里写了旧货或翻新，请把成色选为 D 类' });
  return wrong;
}

/** The part of the catalogue that a number means, where only one maker has it or the form names its maker. */
export function partMeant(candidates: readonly KnownPart[], brandName: string | null): KnownPart | undefined {
  const wanted = brandName === null ? '' : partKey(brandName);
  const named = wanted === '' ? [] : candidates.filter(({ brandNames }) => brandNames.some((name) => partKey(name) === wanted));
  if (named.length > 0) return named[0];
  if (wanted !== '') return undefined;
  return new Set(candidates.map(({ brandId }) => brandId)).size === 1 ? candidates[0] : undefined;
}

/** What a form says, as it is stored; what is empty is not said. */
export function toFacts(form: BoardForm, part: KnownPart | undefined): BoardFacts {
  const brandName = orNull(form.brandName) ?? part?.brandName ?? null;
  const words = new Set([brandName, ...(part?.brandNames ?? [])].flatMap((name) => (name ? [name.toLowerCase()] : [])));
  return {
    type: form.type,
    model: form.model.normalize('NFKC').trim().replaceAll(/\s+/g, ' '),
    modelKey: partKey(form.model),
    partId: part?.id ?? null,
    brandName,
    brandId: part?.brandId ?? null,
    brandWords: [...words].join(' '),
    packageCase: orNull(form.packageCase) ?? part?.packageCase ?? null,
    quantity: form.quantity ?? null,
    price: form.price ? formatUnitPrice(parseMicros(form.price)) : null,
    currency: form.currency ?? 'CNY',
    taxMode: form.taxMode ?? null,
    supplyKind: form.supplyKind ?? null,
    grade: form.grade ?? null,
    dateCode: orNull(form.dateCode),
    packing: form.packing ?? null,
    leadTimeDays: form.leadTimeDays ?? null,
    place: form.place ?? null,
    invoiceNeed: form.type === 1 ? (form.invoiceNeed ?? null) : null,
    takesAlternative: form.type === 1 && form.takesAlternative === true,
    remark: form.remark?.trim() || null,
    isAnonymous: form.type === 1 && form.isAnonymous === true,
    days: form.days ?? 30,
  };
}

/** Who reads a row: the number of the company, null for everybody else. */
type Reader = number | null;

/** Whether a company may read a row: one that is for a single company exists for nobody else. */
export const isReadable = ({ addresseeId, enterpriseId }: Pick<BoardRecord, 'addresseeId' | 'enterpriseId'>, reader: Reader): boolean =>
  addresseeId === null || enterpriseId === reader || addresseeId === reader;

/**
 * A row as a reader may know it. The one place that turns a stored row into one that leaves the server: what stands behind an
 * anonymous row is known to its own company only.
 */
export function toBoardRow(row: BoardRecord, company: CompanyBrief | undefined, reader: Reader): BoardRow {
  const isHidden = row.isAnonymous && row.enterpriseId !== reader;
  return {
    id: row.id,
    type: row.type === 1 ? 1 : 0,
    model: row.model,
    brandName: row.brandName,
    packageCase: row.packageCase,
    quantity: row.quantity,
    price: row.price === null ? null : trimUnitPrice(row.price),
    currency: row.currency,
    taxMode: row.taxMode,
    supplyKind: row.supplyKind,
    grade: row.grade,
    dateCode: row.dateCode,
    packing: row.packing,
    leadTimeDays: row.leadTimeDays,
    place: row.place,
    invoiceNeed: row.invoiceNeed,
    takesAlternative: row.takesAlternative,
    partId: row.partId,
    brandId: row.brandId,
    poster: {
      company: isHidden || !company ? null : { id: company.id, name: company.name },
      place: company?.place ?? null,
      isVerified: company?.isVerified ?? false,
      isSample: company?.isSample ?? false,
    },
    isAnonymous: row.isAnonymous,
    isAddressed: row.addresseeId !== null,
    isOwn: row.enterpriseId === reader,
    state: row.state,
    quoteCount: row.quoteCount,
    updateTime: row.refreshedAt.toISOString(),
    expireTime: row.expiresAt.toISOString(),
  };
}

const lengths = [7, 15, 30, 60, 90] as const;

/** A row as its own company keeps it. */
export function toOwnRow(row: BoardRecord, company: CompanyBrief | undefined, { waitingQuotes, now }: { waitingQuotes: number; now: Date }): OwnBoardRow {
  const again = refreshFrom(row);
  return {
    ...toBoardRow(row, company, row.enterpriseId),
    remark: row.remark,
    createTime: row.createdAt.toISOString(),
    waitingQuotes,
    renewCount: row.renewCount,
    days: lengths.find((days) => days === row.days) ?? 30,
    removedReason: row.removedReason,
    actions: boardActions(row, now),
    refreshFrom: row.state === 'live' && again > now ? again.toISOString() : null,
  };
}
