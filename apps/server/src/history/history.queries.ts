import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { AgentHistoryRow, HistoryRow, HistoryType } from '@chippage/api/types';
import { documentNames, isDocument } from '../datasheets/documents/documentNames.queries.ts';
import { agentTitles, isAgent } from '../directory/agentTitles.queries.ts';
import { articleNames, isReadable } from '../news/articles/articles.queries.ts';
import { isBoardRow, rowTitles } from '../inquiries/board/rowTitles.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { goodsNames, isGoods } from '../mall/goods/goodsNames.queries.ts';
import { agentVisits, historyVisits, pageVisits } from './history.schema.ts';

/** A page of a list. */
export interface PageOf {
  limit: number;
  offset: number;
}

interface VisitRow extends Record<string, unknown> {
  id: string;
  thingId: string;
  visitedAt: string;
  title: string | null;
  brandId: number;
  brandName: string;
  brandCn: string | null;
  mpn: string | null;
  isHosted: boolean;
  article: { title: string; imgUrl: string | null; source: string } | null;
  agent: { name: string; nameCn: string | null } | null;
  demand: { model: string; type: number } | null;
}

/** Whether a datasheet, article, distributor or trader, or row of the board is there. */
export async function isThere(db: Db, type: HistoryType, id: number, now: Date): Promise<boolean> {
  // The columns' numbers end at 2³¹: what lies beyond names nobody.
  if (type === 3) return id <= 2_147_483_647 && isAgent(db, id);
  if (type === 2) return isReadable(db, id, now);
  if (type === 4) return isBoardRow(db, id);
  return type === 1 && isDocument(db, id);
}

/** Writes a visit down; of the same thing only the newest time is kept. */
export async function saveVisit(db: Db, memberId: number, type: HistoryType, thingId: number, now: Date): Promise<void> {
  await db
    .insert(historyVisits)
    .values({ memberId, type, thingId, visitedAt: now })
    .onConflictDoUpdate({ target: [historyVisits.memberId, historyVisits.type, historyVisits.thingId], set: { visitedAt: now } });
}

/** What a member looked at, the newest first, with what the things are now. */
export async function listVisits(
  db: Db,
  memberId: number,
  type: HistoryType,
  { limit, offset }: PageOf,
  now: Date,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const mine = and(eq(historyVisits.memberId, memberId), eq(historyVisits.type, type));
  const [{ rows }, [counted]] = await Promise.all([
    db.execute<VisitRow>(sql`
      select v.id, v.thing_id as "thingId", v.visited_at as "visitedAt", d.title, d."brandId", d."brandName", d."brandCn", d."isHosted", d.mpn,
        case when a.id is not null then json_build_object('title', a.title, 'imgUrl', a."imgUrl", 'source', a.source) end as article,
        case when g.id is not null then json_build_object('name', g.name, 'nameCn', g."nameCn") end as agent,
        case when r.id is not null then json_build_object('model', r.model, 'type', r.type) end as demand
      from history_visits v
      left join ${documentNames} d on v.type = 1 and d.id = v.thing_id
      left join ${articleNames(now)} a on v.type = 2 and a.id = v.thing_id
      left join ${agentTitles} g on v.type = 3 and g.id = v.thing_id
      left join ${rowTitles} r on v.type = 4 and r.id = v.thing_id
      where v.member_id = ${memberId} and v.type = ${type}
      order by v.visited_at desc, v.id desc limit ${limit} offset ${offset}`),
    db.select({ total: count() }).from(historyVisits).where(mine),
  ]);
  return { rows: rows.map((row) => toHistoryRow(row, type)), total: counted?.total ?? 0 };
}

function toHistoryRow(row: VisitRow, type: HistoryType): HistoryRow {
  const specDto =
    row.title === null
      ? null
      : {
          id: Number(row.thingId),
          brandId: row.brandId,
          filename: row.title,
          fullLogo: null,
          brandCn: row.brandCn,
          brandName: row.brandName,
          mpn: row.mpn,
          isHosted: row.isHosted,
        };
  return {
    id: Number(row.id),
    type,
    specDto,
    articleDTO: row.article && { id: Number(row.thingId), ...row.article },
    agentDTO: row.agent && { id: Number(row.thingId), ...row.agent },
    demandVO: row.demand && { id: Number(row.thingId), ...row.demand },
    createTime: new Date(row.visitedAt).toISOString(),
  };
}

/** Writes down that a member looked at goods. @returns false when there are no such goods */
export async function saveAgentVisit(db: Db, memberId: number, goodsId: number, now: Date): Promise<boolean> {
  if (!(await isGoods(db, goodsId))) return false;
  await db
    .insert(agentVisits)
    .values({ memberId, goodsId, visitedAt: now })
    .onConflictDoUpdate({ target: [agentVisits.memberId, agentVisits.goodsId], set: { visitedAt: now } });
  return true;
}

/** Goods that a member looked at, the newest first, with what they are now. */
export async function listAgentVisits(db: Db, memberId: number, { limit, offset }: PageOf): Promise<{ rows: AgentHistoryRow[]; total: number }> {
  const mine = eq(agentVisits.memberId, memberId);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ visit: agentVisits, mpn: goodsNames.mpn, updatedAt: goodsNames.updatedAt })
      .from(agentVisits)
      .leftJoin(goodsNames, eq(goodsNames.id, agentVisits.goodsId))
      .where(mine)
      .orderBy(sql`${agentVisits.visitedAt} desc, ${agentVisits.id} desc`)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(agentVisits).where(mine),
  ]);
  const toRow = ({ visit: { id, goodsId, visitedAt }, mpn, updatedAt }: (typeof rows)[number]): AgentHistoryRow => ({
    id,
    mallGoodsId: goodsId,
    mallGoods: mpn === null || updatedAt === null ? null : { name: mpn, createTime: updatedAt.toISOString() },
    createTime: visitedAt.toISOString(),
  });
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}

/** Forgets a member's visits: one row, those of one type, or all. */
export async function forgetVisits(db: Db, memberId: number, { type, id }: { type?: HistoryType | undefined; id?: number | undefined }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(historyVisits)
      .where(
        and(
          eq(historyVisits.memberId, memberId),
          type === undefined ? undefined : eq(historyVisits.type, type),
          id === undefined ? undefined : eq(historyVisits.id, id),
        ),
      );
    if (type === undefined && id === undefined) await tx.delete(agentVisits).where(eq(agentVisits.memberId, memberId));
  });
}

/** Forgets goods that a member looked at: one row or all. */
export async function forgetAgentVisits(db: Db, memberId: number, id: number | undefined): Promise<void> {
  await db.delete(agentVisits).where(and(eq(agentVisits.memberId, memberId), id === undefined ? undefined : eq(agentVisits.id, id)));
}

/** A visit of a page to write down. */
export type NewPageVisit = typeof pageVisits.$inferInsert;

/** Writes visits of pages down. */
export async function insertPageVisits(db: Db, visits: NewPageVisit[]): Promise<void> {
  await db.insert(pageVisits).values(visits);
}

/** Removes visits of pages that are older than the privacy page says. */
export async function forgetPageVisits(db: Db, before: Date): Promise<void> {
  await db.delete(pageVisits).where(lt(pageVisits.at, before));
}

/** Removes visits that are too old to help anybody. */
export async function forgetOldVisits(db: Db, before: Date): Promise<void> {
  await db.delete(historyVisits).where(lt(historyVisits.visitedAt, before));
  await db.delete(agentVisits).where(lt(agentVisits.visitedAt, before));
}
