import type { Address } from '@chippage/api/types';
import type { Operations } from '@chippage/api/operations';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { tooManyAddresses, wrongField } from '../mall.errors.ts';
import { addresses } from './papers.schema.ts';

type Form = Operations['addAddress']['input']['body'];
type Row = typeof addresses.$inferSelect;

const LIMIT = 50;
const areaCodes = { CN: '+86', HK: '+852', TW: '+886' } as const;
const mobiles = { CN: /^1[3-9]\d{9}$/, HK: /^[4-9]\d{7}$/, TW: /^9\d{8}$/ };
const mobileWords = { CN: '请输入 11 位手机号', HK: '请输入 8 位香港手机号', TW: '请输入 9 位台湾手机号，以 9 开头' };
const postcodes = { CN: /^\d{6}$/, HK: /^$/, TW: /^(\d{3}|\d{5,6})$/ };
const needed: Record<Form['region'], ['province' | 'city' | 'district', string][]> = {
  CN: [
    ['province', '请选择省份'],
    ['city', '请选择城市'],
    ['district', '请选择区县'],
  ],
  HK: [['district', '请选择地区']],
  TW: [
    ['city', '请选择县市'],
    ['district', '请选择乡镇市区'],
  ],
};

const orNull = (text: string) => text.trim() || null;

/** Checks what the contract alone cannot: each region has a shape of its own. @throws Failure */
function readForm({ region, ...form }: Form) {
  const receiver = form.receiver.trim();
  if (receiver === '') throw wrongField('receiver', '请填写收货人');
  const digits = form.mobile.replaceAll(' ', '');
  const mobile = region === 'TW' ? digits.replace(/^0/, '') : digits;
  if (!mobiles[region].test(mobile)) throw wrongField('mobile', mobileWords[region]);
  for (const [field, msg] of needed[region]) if (String({ region, ...form }[field] ?? '').trim() === '') throw wrongField(field, msg);
  const detail = form.detail.trim();
  if (detail === '') throw wrongField('detail', '请填写详细地址');
  if (form.postcode !== '' && !postcodes[region].test(form.postcode)) throw wrongField('postcode', region === 'HK' ? '香港没有邮编，请留空' : '邮编不正确');
  return {
    region,
    receiver,
    areaCode: areaCodes[region],
    mobile,
    tel: orNull(form.tel),
    province: orNull(form.province),
    city: orNull(form.city),
    district: orNull(form.district),
    street: orNull(form.street),
    detail,
    postcode: orNull(form.postcode),
    company: orNull(form.company),
    tag: form.tag ?? null,
    forwarder: orNull(form.forwarder),
    warehousingNo: orNull(form.warehousingNo),
    isDefault: form.isDefault,
  };
}

const toAddress = ({ memberId: _memberId, updatedAt, ...row }: Row): Address => ({ ...row, updateTime: updatedAt.toISOString() });

/** The member's addresses, the default first. */
export async function listAddresses(db: Db, memberId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.updatedAt), desc(addresses.id));
  return rows.map(toAddress);
}

/** One of the member's addresses, or 404. */
export const findAddress = async (db: Db, memberId: number, id: number): Promise<Address> => (await findAddressAnd(db, memberId, id, sql<null>`null`)).address;

/** One of the member's addresses, or 404; with what else the same journey to the database is to bring. */
export async function findAddressAnd<T>(db: Db, memberId: number, id: number, beside: SQL<T>): Promise<{ address: Address; beside: T }> {
  const [row] = await db
    .select({ address: addresses, beside })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)));
  if (!row) throw notFound('地址');
  return { ...row, address: toAddress(row.address) };
}

/** One default at most: the others give way under the member's lock. */
async function write(ctx: Ctx<Session>, id: number | null, values: Partial<Row>): Promise<Address | null> {
  const { db, session, clock } = ctx;
  const { memberId } = session;
  return db.transaction(async (tx) => {
    await lockKey(tx, `addresses:${memberId}`);
    const there = await listAddresses(tx, memberId);
    if (id === null && there.length >= LIMIT) return null;
    if (id !== null && !there.some((address) => address.id === id)) throw notFound('地址');
    const isDefault = values.isDefault === true || there.length === 0 || (there.length === 1 && there[0]?.id === id);
    if (isDefault) await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, memberId));
    const row = { ...values, isDefault, updatedAt: clock.now() };
    const [written] =
      id === null
        ? await tx
            .insert(addresses)
            .values({ ...(row as typeof addresses.$inferInsert), memberId })
            .returning()
        : await tx.update(addresses).set(row).where(eq(addresses.id, id)).returning();
    if (!written) throw notFound('地址');
    return toAddress(written);
  });
}

/** Where members have things sent to. */
export const addressHandlers = {
  async addresses({ db, session }) {
    const data = await listAddresses(db, session.memberId);
    return { code: 1, msg: '', data, totalRecord: data.length };
  },
  async addAddress(ctx, form) {
    const written = await write(ctx, null, readForm(form));
    return written === null ? tooManyAddresses() : one(written, '地址已保存');
  },
  async updateAddress(ctx, { id, ...form }) {
    const written = await write(ctx, id, readForm(form));
    if (written === null) throw notFound('地址');
    return one(written, '地址已保存');
  },
  async removeAddress({ db, session }, { id }) {
    const gone = await db
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.memberId, session.memberId)))
      .returning({ id: addresses.id });
    if (gone.length === 0) throw notFound('地址');
    return { code: 1, msg: '地址已删除', data: null };
  },
  async setDefaultAddress(ctx, { id }) {
    const written = await write(ctx, id, { isDefault: true });
    if (written === null) throw notFound('地址');
    return one(written, '已设为默认地址');
  },
} satisfies Handlers<'addresses' | 'addAddress' | 'updateAddress' | 'removeAddress' | 'setDefaultAddress'>;
