import type { Operations } from '@chippage/api/operations';
import type { InvoiceTitle } from '@chippage/api/types';
import { and, desc, eq } from 'drizzle-orm';
import { isCreditCode } from '../../platform/creditCode.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { gbkLength } from './gbkLength.ts';
import { tooManyTitles, wrongField } from '../mall.errors.ts';
import { invoiceTitles } from './papers.schema.ts';

type Form = Operations['addInvoiceTitle']['input']['body'];
type Row = typeof invoiceTitles.$inferSelect;

const LIMIT = 50;
const orNull = (text: string) => text.trim() || null;

/** What the tax office asks of a title: more for 专票 (81) than for 普票 (82). @throws Failure */
function readForm(form: Form) {
  const { kind, titleType } = form;
  const buyerName = form.buyerName.trim();
  if (buyerName === '') throw wrongField('buyerName', '请填写发票抬头');
  if (gbkLength(buyerName) > 100) throw wrongField('buyerName', '发票抬头最多 100 个字节（50 个汉字）');
  const isSpecial = kind === 81;
  if (isSpecial && titleType === 'person') throw wrongField('titleType', '个人不能开专票，请改为普票');
  const taxNo = form.taxNo.trim();
  if (taxNo === '' && (isSpecial || titleType === 'company')) throw wrongField('taxNo', isSpecial ? '开专票必须填写税号' : '企业抬头必须填写税号');
  if (taxNo.length === 18 && titleType !== 'person' && !isCreditCode(taxNo)) throw wrongField('taxNo', '税号不正确，请核对统一社会信用代码的每一位');
  if (titleType === 'company' && taxNo !== '' && taxNo.length !== 18 && taxNo.length !== 15 && taxNo.length !== 20)
    throw wrongField('taxNo', '企业税号是 18 位统一社会信用代码，请检查位数');
  const [address, tel, bankName, bankAccount] = [form.address.trim(), form.tel.trim(), form.bankName.trim(), form.bankAccount.trim()];
  if (isSpecial)
    for (const [field, value, msg] of [
      ['address', address, '开专票必须填写注册地址'],
      ['tel', tel, '开专票必须填写注册电话'],
      ['bankName', bankName, '开专票必须填写开户行'],
      ['bankAccount', bankAccount, '开专票必须填写银行账号'],
    ] as const)
      if (value === '') throw wrongField(field, msg);
  if (gbkLength(address) + gbkLength(tel) > 100) throw wrongField('address', '地址和电话合计最多 100 个字节');
  if (gbkLength(bankName) + gbkLength(bankAccount) > 100) throw wrongField('bankName', '开户行和账号合计最多 100 个字节');
  return {
    kind,
    titleType,
    buyerName,
    taxNo: orNull(taxNo),
    address: orNull(address),
    tel: orNull(tel),
    bankName: orNull(bankName),
    bankAccount: orNull(bankAccount),
    email: orNull(form.email),
    isDefault: form.isDefault,
  };
}

const toTitle = ({ memberId: _memberId, updatedAt, ...row }: Row): InvoiceTitle => ({ ...row, updateTime: updatedAt.toISOString() });

/** The member's titles, the default first. */
export async function listTitles(db: Db, memberId: number): Promise<InvoiceTitle[]> {
  const rows = await db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.memberId, memberId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.updatedAt), desc(invoiceTitles.id));
  return rows.map(toTitle);
}

/** One of the member's titles, or 404. */
export async function findTitle(db: Db, memberId: number, id: number): Promise<InvoiceTitle> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, memberId)));
  if (!row) throw notFound('开票资料');
  return toTitle(row);
}

async function write(ctx: Ctx<Session>, id: number | null, values: Partial<Row>): Promise<InvoiceTitle | null> {
  const { db, session, clock } = ctx;
  const { memberId } = session;
  return db.transaction(async (tx) => {
    await lockKey(tx, `titles:${memberId}`);
    const there = await listTitles(tx, memberId);
    if (id === null && there.length >= LIMIT) return null;
    if (id !== null && !there.some((title) => title.id === id)) throw notFound('开票资料');
    const isDefault = values.isDefault === true || there.length === 0 || (there.length === 1 && there[0]?.id === id);
    if (isDefault) await tx.update(invoiceTitles).set({ isDefault: false }).where(eq(invoiceTitles.memberId, memberId));
    const row = { ...values, isDefault, updatedAt: clock.now() };
    const [written] =
      id === null
        ? await tx
            .insert(invoiceTitles)
            .values({ ...(row as typeof invoiceTitles.$inferInsert), memberId })
            .returning()
        : await tx.update(invoiceTitles).set(row).where(eq(invoiceTitles.id, id)).returning();
    if (!written) throw notFound('开票资料');
    return toTitle(written);
  });
}

/** Whom members want invoices for. */
export const titleHandlers = {
  async invoiceTitles({ db, session }) {
    const data = await listTitles(db, session.memberId);
    return { code: 1, msg: '', data, totalRecord: data.length };
  },
  async addInvoiceTitle(ctx, form) {
    const written = await write(ctx, null, readForm(form));
    return written === null ? tooManyTitles() : one(written, '开票资料已保存');
  },
  async updateInvoiceTitle(ctx, { id, ...form }) {
    const written = await write(ctx, id, readForm(form));
    if (written === null) throw notFound('开票资料');
    return one(written, '开票资料已保存');
  },
  async removeInvoiceTitle({ db, session }, { id }) {
    const gone = await db
      .delete(invoiceTitles)
      .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, session.memberId)))
      .returning({ id: invoiceTitles.id });
    if (gone.length === 0) throw notFound('开票资料');
    return { code: 1, msg: '开票资料已删除', data: null };
  },
  async setDefaultInvoiceTitle(ctx, { id }) {
    const written = await write(ctx, id, { isDefault: true });
    if (written === null) throw notFound('开票资料');
    return one(written, '已设为默认开票资料');
  },
} satisfies Handlers<'invoiceTitles' | 'addInvoiceTitle' | 'updateInvoiceTitle' | 'removeInvoiceTitle' | 'setDefaultInvoiceTitle'>;
