import type { Trend, TrendPicture, TrendPoll, TrendQuote, TrendTag } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { isLikedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { isSeenBy, type Reader } from './list.queries.ts';
import { editableUntil } from './trends.rules.ts';

interface TrendRow extends Record<string, unknown> {
  id: string;
  groupId: string;
  groupName: string;
  writerId: string | null;
  nickName: string | null;
  avatar: string | null;
  sampleName: string | null;
  content: string;
  links: string[];
  visibility: Trend['visibility'];
  state: Trend['state'];
  refuseReason: string | null;
  quoteId: string | null;
  pollEndsAt: string | null;
  isClosed: boolean;
  likes: number;
  comments: number;
  ipRegion: string | null;
  createdAt: string;
  editedAt: string | null;
  isLiked: boolean;
}

const iso = (time: string) => new Date(time).toISOString();
const array = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Posts by their numbers, in their order, as a reader sees them; what they may not see is left out. */
export async function toTrends(db: Db, reader: Reader, ids: readonly number[], now: Date): Promise<Trend[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<TrendRow>(sql`
    select t.id, t.group_id as "groupId", g.name as "groupName", t.member_id as "writerId", w.nick_name as "nickName", w.avatar, t.sample_name as "sampleName",
      t.content, t.links, t.visibility, t.state, t.refuse_reason as "refuseReason", t.quote_id as "quoteId", t.poll_ends_at as "pollEndsAt",
      t.is_closed as "isClosed", t.likes, t.comments, t.ip_region as "ipRegion", t.created_at as "createdAt", t.edited_at as "editedAt",
      ${isLikedBy(reader.me, 'trend', sql`t.id`)} as "isLiked"
    from unnest(${array(ids)}) with ordinality as wanted(id, place)
    join trends t on t.id = wanted.id join circle_groups g on g.id = t.group_id left join ${memberNames('w')} on w.id = t.member_id
    where ${isSeenBy(reader)} order by wanted.place`);
  const found = rows.map(({ id }) => Number(id));
  const pictures = await picturesOf(db, found);
  const tags = await tagsOf(db, found);
  const polls = await pollsOf(db, reader, rows, now);
  const quotes = await quotesOf(db, reader, rows);
  return rows.map((row): Trend => {
    const id = Number(row.id);
    const isMine = reader.me !== 0 && Number(row.writerId) === reader.me;
    const until = editableUntil(new Date(row.createdAt));
    return {
      id,
      group: { id: Number(row.groupId), name: row.groupName },
      writer: writerOf(row),
      isSample: row.sampleName !== null,
      state: row.state,
      refuseReason: isMine ? row.refuseReason : null,
      content: row.content,
      pictures: pictures.get(id) ?? [],
      links: row.links,
      tags: tags.get(id) ?? [],
      poll: polls.get(id) ?? null,
      quote: row.quoteId === null ? null : (quotes.get(Number(row.quoteId)) ?? goneQuote(Number(row.quoteId))),
      visibility: row.visibility,
      isClosed: row.isClosed,
      likes: row.likes,
      comments: row.comments,
      isLiked: row.isLiked,
      isMine,
      ipRegion: row.ipRegion,
      createTime: iso(row.createdAt),
      editTime: row.editedAt === null ? null : iso(row.editedAt),
      editableUntil: isMine && row.state !== 'refused' && until > now ? until.toISOString() : null,
    };
  });
}

function writerOf({ writerId, nickName, avatar, sampleName }: TrendRow): Trend['writer'] {
  if (sampleName !== null) return { id: 0, nickName: sampleName, avatar: null };
  return writerId === null ? null : { id: Number(writerId), nickName: nickName ?? '', avatar };
}

/** Puts rows that name their post together by it. */
function byTrend<Row extends { trendId: string }, Value>(rows: readonly Row[], toValue: (row: Row) => Value): Map<number, Value[]> {
  const all = new Map<number, Value[]>();
  for (const row of rows) {
    const trendId = Number(row.trendId);
    all.set(trendId, [...(all.get(trendId) ?? []), toValue(row)]);
  }
  return all;
}

/** Where a picture is on this site. */
const pictureHref = (id: number) => `/api/trends/picture/${id}`;

async function picturesOf(db: Db, ids: readonly number[]): Promise<Map<number, TrendPicture[]>> {
  const { rows } = await db.execute<{ id: string; trendId: string; alt: string; width: number; height: number }>(
    sql`select p.id, p.trend_id as "trendId", p.alt, p.width, p.height from trend_pictures p where p.trend_id = any(${array(ids)}) order by p.position, p.id`,
  );
  return byTrend(rows, ({ id, alt, width, height }) => ({ id: Number(id), url: pictureHref(Number(id)), alt, width, height }));
}

async function tagsOf(db: Db, ids: readonly number[]): Promise<Map<number, TrendTag[]>> {
  const { rows } = await db.execute<{ trendId: string; kind: TrendTag['kind']; id: string; name: string }>(
    sql`select g.trend_id as "trendId", g.kind, g.thing_id as id, g.name from trend_tags g where g.trend_id = any(${array(ids)}) order by g.position`,
  );
  return byTrend(rows, ({ kind, id, name }) => ({ kind, id: Number(id), name }));
}

/** Polls: nobody sees how it stands before they voted, or it is over. */
async function pollsOf(db: Db, { me }: Reader, trends: readonly TrendRow[], now: Date): Promise<Map<number, TrendPoll>> {
  const asked = trends.filter(({ pollEndsAt }) => pollEndsAt !== null);
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ id }) => Number(id));
  const { rows } = await db.execute<{ trendId: string; id: string; text: string; votes: number; isChosen: boolean }>(sql`
    select o.trend_id as "trendId", o.id, o.text, o.votes,
      exists (select from trend_votes v where v.trend_id = o.trend_id and v.option_id = o.id and v.member_id = ${me}) as "isChosen"
    from trend_poll_options o where o.trend_id = any(${array(ids)}) order by o.position`);
  const options = byTrend(rows, (row) => row);
  return new Map(
    asked.map(({ id, pollEndsAt, writerId }) => {
      const own = options.get(Number(id)) ?? [];
      const endsAt = new Date(pollEndsAt ?? now);
      const chosen = own.find(({ isChosen }) => isChosen);
      const isOver = endsAt <= now;
      const isShown = isOver || chosen !== undefined || (me !== 0 && Number(writerId) === me);
      return [
        Number(id),
        {
          options: own.map((option) => ({ id: Number(option.id), text: option.text, votes: isShown ? option.votes : null })),
          endTime: endsAt.toISOString(),
          isOver,
          chosenId: chosen ? Number(chosen.id) : null,
          votes: own.reduce((sum, { votes }) => sum + votes, 0),
        },
      ];
    }),
  );
}

const goneQuote = (id: number): TrendQuote => ({ id, content: null, writerName: null, createTime: null });

async function quotesOf(db: Db, reader: Reader, trends: readonly TrendRow[]): Promise<Map<number, TrendQuote>> {
  const ids = trends.flatMap(({ quoteId }) => (quoteId === null ? [] : [Number(quoteId)]));
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; content: string; writerName: string | null; createdAt: string }>(sql`
    select t.id, t.content, coalesce(t.sample_name, w.nick_name) as "writerName", t.created_at as "createdAt"
    from trends t left join ${memberNames('w')} on w.id = t.member_id
    where t.id = any(${array(ids)}) and t.state in ('shown', 'folded') and ${isSeenBy({ ...reader, apart: reader.unseen })}`);
  return new Map(rows.map(({ id, content, writerName, createdAt }) => [Number(id), { id: Number(id), content, writerName, createTime: iso(createdAt) }]));
}

/** One post as a reader sees it. */
export async function findTrend(db: Db, reader: Reader, id: number, now: Date): Promise<Trend | undefined> {
  const [trend] = await toTrends(db, reader, [id], now);
  return trend;
}
