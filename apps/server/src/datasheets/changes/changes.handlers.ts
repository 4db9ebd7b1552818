import type { ChangeNotice } from '@chippage/api/types';
import { followersOf } from '../../favourites/favourites.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { findPartsOfKeys } from '../parts/namedParts.queries.ts';
import { partKey } from '../parts/partKey.ts';
import { changeNotFoundFailure, refuseBrandUnknown, refuseTwice } from './changes.errors.ts';
import { brandCalled, deleteChange, insertChange, listChangeBrands, listChanges } from './changes.queries.ts';

const kindNames: Record<ChangeNotice['kind'], string> = { pcn: '变更通知（PCN）', eol: '停产通知（EOL）', other: '原厂通知' };

/** The parts that a notice names, each once, with their numbers where the maker has such a part. */
async function partsNamed(db: Db, brandId: number, mpns: readonly string[]): Promise<ChangeNotice['parts']> {
  const named = new Map(mpns.map((mpn) => [partKey(mpn), mpn.trim()]));
  const known = new Map((await findPartsOfKeys(db, [...named.keys()])).filter((part) => part.brandId === brandId).map((part) => [part.mpnKey, part]));
  return [...named].map(([key, mpn]) => ({ partId: known.get(key)?.id ?? null, mpn: known.get(key)?.mpn ?? mpn }));
}

/** Tells everybody who follows one of the parts, once each. */
async function tellFollowers(tx: Db, { kind, title, parts }: ChangeNotice, now: Date): Promise<void> {
  const told = new Set<number>();
  for (const { partId, mpn } of parts)
    for (const memberId of partId === null ? [] : await followersOf(tx, { kind: 'part', id: partId })) {
      if (told.has(memberId)) continue;
      told.add(memberId);
      await giveNotice(
        tx,
        { memberId, kind: 'changeNotice', title: `${mpn} 有${kindNames[kind]}`, body: title, href: `/datasheet/datasheetDetail/${partId}` },
        now,
      );
    }
}

/** Notices of makers: changes of parts, and parts that are being given up. */
export const changesHandlers = {
  async changeNotices({ db }, { brandId, kind, partId, ...page }) {
    const { rows, total } = await listChanges(db, { brandId, kind, partId, ...pageOf(page) });
    return many(rows, total);
  },
  changeBrands: async ({ db }) => many(await listChangeBrands(db)),
  async fileChangeNotice(ctx, { brand, mpns, number, documentUrl, ...form }) {
    const { db, clock, session } = ctx;
    const brandId = await brandCalled(db, brand.trim());
    if (brandId === undefined) return refuseBrandUnknown();
    const now = clock.now();
    const parts = await partsNamed(db, brandId, mpns);
    const notice = { ...form, brandId, number: number.trim() || null, documentUrl: documentUrl || null, createdAt: now };
    return db.transaction(async (tx) => {
      const id = await insertChange(tx, { notice, parts });
      if (id === null) return refuseTwice();
      const [filed] = (await listChanges(tx, { id, limit: 1, offset: 0 })).rows;
      if (!filed) throw changeNotFoundFailure();
      await tellFollowers(tx, filed, now);
      await audit({ ...ctx, db: tx }, { event: 'change.file', outcome: 'ok', memberId: session.memberId, detail: { notice: id } });
      return one(filed, '已登记');
    });
  },
  async withdrawChangeNotice(ctx, { id }) {
    return ctx.db.transaction(async (tx) => {
      if (!(await deleteChange(tx, id))) throw changeNotFoundFailure();
      await audit({ ...ctx, db: tx }, { event: 'change.withdraw', outcome: 'ok', memberId: ctx.session.memberId, detail: { notice: id } });
      return { code: 1, msg: '已撤下', data: null };
    });
  },
} satisfies Handlers<'changeNotices' | 'changeBrands' | 'fileChangeNotice' | 'withdrawChangeNotice'>;
