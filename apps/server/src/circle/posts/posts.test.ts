// Posts of the circle: who writes and reads what, pictures, polls, quotes, edits, limits, reports.
import type { CirclePoll, CirclePost, CirclePostVersion, NewCirclePost, Notice, Review } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { photo, posted, type PostReply, sendPost, uploadPicture } from '../../../test/circle.ts';
import { operatorOf } from '../../../test/operator.ts';
import { members } from '../../platform/members/members.schema.ts';
import { circleGroups, circlePictures } from '../circle.schema.ts';
import { forgetLoosePictures } from './pictures.queries.ts';

let api: TestApp;
let guest: Visitor;
let writer: Visitor;
let reader: Visitor;
let operator: Visitor;
const HOUR = 3_600_000;

/** Members whose accounts are no longer new. */
async function memberOf(mobile: string, isNew = false): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.login(mobile);
  if (!isNew)
    await api.server.db
      .update(members)
      .set({ createdAt: new Date(api.clock.now().getTime() - 30 * 24 * HOUR) })
      .where(eq(members.mobile, `+86${mobile}`));
  return visitor;
}

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error', env: { IP_REGION_HEADER: 'x-ip-region', TRUST_PROXY: '127.0.0.1' } });
  guest = api.visitor();
  writer = await memberOf('13900000801');
  reader = await memberOf('13900000802');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/trends/list', query)).json<{ code: number; data: CirclePost[]; totalRecord: number }>();
const contents = async (visitor: Visitor, query: Record<string, string> = {}) => (await list(visitor, query)).data.map(({ content }) => content);
const look = async (visitor: Visitor, id: number) => (await visitor.get('/trends', { id: `${id}` })).json<PostReply>();
/** The path below the API. */
const pathOf = (picture: { url: string } | undefined) => picture?.url.replace(/^\/api/, '') ?? '';
const later = (ms = 11_000) => api.clock.advance(ms);
const idOf = async (visitor: Visitor) => (await visitor.get('/dtUser/myDetail')).json<{ data: { id: number } }>().data.id;

async function decide(kind: string, decision: 'approve' | 'refuse', reason = '') {
  const { data } = (await operator.get('/operator/reviews', { kind, pageSize: '100' })).json<{ data: Review[] }>();
  const review = data.at(-1);
  expect((await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision, reason })).json()).toMatchObject({ code: 1 });
  return review;
}
const noticesOf = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: Notice[] }>().data;

describe('发和看', () => {
  it('九张图各有替代文字，发出后在最新的第一条；相机写的地点和设备没有了；页码从 1 数', async () => {
    await posted(reader, { content: '先发的一条' });
    const pictures: NewCirclePost['pictures'] = [];
    for (let at = 0; at < 9; at++) pictures.push({ id: (await uploadPicture(writer, await photo(40 + at))).data.id, alt: `第 ${at + 1} 张：输出纹波` });
    const [first] = pictures;
    const post = await posted(writer, { content: '  九张波形\r\n第二行 ', pictures });
    expect(post).toMatchObject({ content: '九张波形\n第二行', isMine: true, state: 'shown', group: { id: 1, name: '电源与模拟' } });
    expect(post.pictures.map(({ alt }) => alt)).toEqual(pictures.map(({ alt }) => alt));
    expect(await contents(guest)).toEqual(['九张波形\n第二行', '先发的一条']);
    expect(await list(guest, { pageSize: '1', pageIndex: '2' })).toMatchObject({ totalRecord: 2, data: [{ content: '先发的一条' }] });
    const bytes = await guest.get(pathOf(post.pictures[0]));
    expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(bytes.rawPayload.includes('SECRET-CAMERA')).toBe(false);
    expect((await sharp(bytes.rawPayload).metadata()).exif).toBeUndefined();
    // Somebody else's picture, and one that a post holds already.
    expect((await sendPost(reader, { pictures: [{ id: Number(first?.id), alt: '别人的' }] })).statusCode).toBe(404);
    expect((await sendPost(writer, { content: '没有替代文字', pictures: [{ id: 1, alt: '' }] })).statusCode).toBe(422);
    later();
  });

  it('炸弹、拼接的文件、六千万像素和不是图片的，都说出为什么不收；没有用的一天后清掉', async () => {
    const refused = async (content: Uint8Array | string) => {
      const { code, reason, msg } = await uploadPicture(writer, content);
      expect(msg).toMatch(/请/);
      return [code, reason];
    };
    // Sixty megapixels in a few kilobytes.
    const bomb = await sharp({ create: { width: 7_800, height: 7_800, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 6 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(500_000);
    expect(await refused(bomb)).toEqual([0, 'picture.too_large']);
    expect(await refused(`GIF89a<script>alert(1)</script>`)).toEqual([0, 'picture.unreadable']);
    expect(await refused('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).toEqual([0, 'picture.unreadable']);
    expect(await refused(Buffer.concat([await photo(), Buffer.from('<html><script>POLYGLOT</script></html>')]))).toEqual([0, 'picture.unreadable']);
    const loose = await uploadPicture(writer, await photo());
    await forgetLoosePictures(api.server.db, new Date(api.clock.now().getTime() + 1000));
    expect(await api.server.db.$count(circlePictures, eq(circlePictures.id, loose.data.id))).toBe(0);
  });

  it('图片只给看得到动态的人：公开的可以缓存，没发的、组内的、审核中的、移除的和删除的都不能，审核的运营者看得到', async () => {
    const open = async (visitor: Visitor, picture: { url: string } | undefined) => {
      const reply = await visitor.get(pathOf(picture));
      return [reply.statusCode, reply.headers['cache-control']];
    };
    const [shown, kept] = [
      [200, 'public, max-age=60'],
      [200, 'no-store'],
    ];
    const missing = [404, 'no-store'];
    const upload = async (visitor: Visitor) => (await uploadPicture(visitor, await photo())).data;
    const held = async (visitor: Visitor, change: Partial<NewCirclePost>) => {
      const { id } = await upload(visitor);
      return posted(visitor, { ...change, pictures: [{ id, alt: '纹波' }] });
    };
    const loose = await upload(writer);
    expect([await open(writer, loose), await open(reader, loose), await open(guest, loose), await open(operator, loose)]).toEqual([
      kept,
      missing,
      missing,
      missing,
    ]);
    const everyones = (await held(writer, { content: '公开的图' })).pictures[0];
    expect([await open(guest, everyones), await open(reader, everyones)]).toEqual([shown, kept]);
    // For members of the group: who follows it.
    const fan = await memberOf('13900000810');
    await fan.post('/trends/group/follow', { id: '8', isFollowed: 'true' });
    const within = await held(writer, { content: '组内的图', groupId: 8, visibility: 'members' });
    const inner = within.pictures[0];
    expect([await open(guest, inner), await open(reader, inner), await open(fan, inner), await open(writer, inner)]).toEqual([missing, missing, kept, kept]);
    // What is known of its bytes opens nothing either.
    const etag = String((await fan.get(pathOf(inner))).headers['etag']);
    expect((await guest.send({ method: 'GET', url: inner?.url ?? '', headers: { 'if-none-match': etag } })).statusCode).toBe(404);
    // Under review: its writer and operators.
    const newcomer = await memberOf('13900000811', true);
    for (const at of [1, 2]) {
      await posted(newcomer, { content: `http://example.com/${at}` });
      later();
    }
    const pending = await held(newcomer, { content: 'http://example.com/3' });
    const waiting = pending.pictures[0];
    expect([await open(guest, waiting), await open(reader, waiting), await open(newcomer, waiting), await open(operator, waiting)]).toEqual([
      missing,
      missing,
      kept,
      kept,
    ]);
    const review = await decide('circle_post', 'refuse', '广告');
    expect(review?.files).toEqual([{ id: waiting?.id, name: '纹波', type: 'image/webp' }]);
    expect([await open(guest, waiting), await open(newcomer, waiting), await open(operator, waiting)]).toEqual([missing, kept, missing]);
    // Reported within a group: the operator reads it as long as the report waits.
    expect(await open(operator, inner)).toEqual(missing);
    await fan.post('/trends/report', { id: `${within.id}`, reason: 'spam' });
    expect(await open(operator, inner)).toEqual(kept);
    await decide('circle_report', 'approve');
    expect([await open(fan, inner), await open(writer, inner), await open(operator, inner)]).toEqual([missing, kept, missing]);
    await writer.post('/trends/del', { id: `${within.id}` });
    expect(await open(writer, inner)).toEqual(missing);
    later(HOUR);
  });

  it('访客只读；没有手机号的不能发；空白、没有的小组和型号说明白', async () => {
    expect((await sendPost(guest)).statusCode).toBe(401);
    expect((await sendPost(writer, { content: '  ' })).json()).toMatchObject({ code: 422, reason: 'post.empty' });
    expect((await sendPost(writer, { groupId: 999 })).statusCode).toBe(404);
    expect((await sendPost(writer, { topics: [{ kind: 'part', id: 999_999_999 }] })).statusCode).toBe(404);
    const bare = await memberOf('13900000803');
    await api.server.db.update(members).set({ mobile: null }).where(eq(members.mobile, '+8613900000803'));
    expect((await sendPost(bare)).json()).toMatchObject({ code: 403, reason: 'post.mobile_required' });
    expect((await guest.get('/trends/list', { groupId: '999' })).statusCode).toBe(404);
    expect((await guest.get('/trends/list', { topicKind: 'part' })).json()).toMatchObject({ code: 422, reason: 'post.no_topic' });
  });

  it('仅小组成员可见的，不关注就没有这条；关注以后看得到，数目跟着变', async () => {
    const before = (await list(guest, { groupId: '2' })).totalRecord;
    const secret = await posted(writer, { groupId: 2, content: '组内讨论', visibility: 'members' });
    expect(await contents(guest, { groupId: '2' })).not.toContain('组内讨论');
    expect((await look(guest, secret.id)).code).toBe(404);
    expect((await reader.post('/trends/group/follow', { id: '2', isFollowed: 'true' })).json()).toMatchObject({
      data: { isFollowed: true, posts: before + 1 },
    });
    expect(await contents(reader, { groupId: '2' })).toContain('组内讨论');
    expect((await list(reader, { groupId: '2' })).totalRecord).toBe(before + 1);
    expect((await list(guest, { groupId: '2' })).totalRecord).toBe(before);
    const quote = await posted(reader, { content: '引用组内的', quotedId: secret.id });
    expect(quote.quoted).toMatchObject({ isGone: false, content: '组内讨论' });
    expect((await look(guest, quote.id)).data.quoted).toMatchObject({ isGone: true, content: '', writer: null });
    later();
  });

  it('只看关注的小组；按型号看；我的动态只有自己的', async () => {
    const mine = await posted(writer, { groupId: 3, content: '时序收敛' });
    expect(await contents(reader, { onlyFollowed: 'true' })).not.toContain('时序收敛');
    expect(await contents(writer, { onlyFollowed: 'true', groupId: '3' })).toEqual(['时序收敛']);
    expect((await list(writer, { onlyFollowed: 'true', groupId: '3' })).totalRecord).toBe(1);
    const own = (await writer.get('/trends/list/my')).json<{ data: CirclePost[] }>().data;
    expect(own[0]).toMatchObject({ id: mine.id, isMine: true });
    expect(own.every(({ isMine }) => isMine)).toBe(true);
    expect((await list(guest, { topicKind: 'part', topicId: '1' })).totalRecord).toBe(0);
    later();
  });
});

describe('推荐', () => {
  it('默认按时间；推荐按喜欢和评论；个性化把关注的往前放，关掉以后两个人看到的一样', async () => {
    const liked = await posted(writer, { groupId: 4, content: '很多人喜欢' });
    later();
    await posted(writer, { groupId: 5, content: '后来的一条' });
    await reader.post('/trends/like', { id: `${liked.id}`, isLiked: 'true' });
    expect((await contents(guest))[0]).toBe('后来的一条');
    const fan = await memberOf('13900000804');
    await fan.post('/trends/group/follow', { id: '5', isFollowed: 'true' });
    const top = async (visitor: Visitor) => (await contents(visitor, { sort: 'recommended' })).slice(0, 2);
    expect(await top(guest)).toEqual(['很多人喜欢', '后来的一条']);
    expect((await fan.get('/trends/settings')).json()).toMatchObject({ data: { isPersonalised: true } });
    expect((await top(fan))[0]).toBe('后来的一条');
    await fan.post('/trends/settings', { isPersonalised: 'false' });
    const other = await memberOf('13900000805');
    await other.post('/trends/settings', { isPersonalised: 'false' });
    await other.post('/trends/group/follow', { id: '4', isFollowed: 'true' });
    const all = async (visitor: Visitor) => (await list(visitor, { sort: 'recommended', pageSize: '100' })).data.map(({ id }) => id);
    expect(await all(fan)).toEqual(await all(other));
    expect(await all(fan)).toEqual(await all(guest));
    later();
  });

  it('喜欢一人一次，数字对得上；取消以后少一', async () => {
    const { id } = await posted(writer, { content: '喜欢的数' });
    for (const visitor of [reader, reader, operator]) await visitor.post('/trends/like', { id: `${id}`, isLiked: 'true' });
    expect((await look(reader, id)).data).toMatchObject({ likes: 2, isLiked: true });
    expect((await reader.post('/trends/like', { id: `${id}`, isLiked: 'false' })).json()).toMatchObject({ data: { isLiked: false, count: 1 } });
    expect((await guest.post('/trends/like', { id: `${id}`, isLiked: 'true' })).statusCode).toBe(401);
    later();
  });
});

describe('投票、修改、删除', () => {
  it('投票一人一次，投之前看不到结果，到期后人人看得到', async () => {
    const poll = { question: '常用哪种封装', options: ['QFN', 'SOP'], days: '1' } as const;
    expect((await sendPost(writer, { poll: { ...poll, options: ['同样', '同样 '] } })).json()).toMatchObject({ code: 422, reason: 'post.wrong_poll' });
    const post = await posted(writer, { content: '投个票', poll: { ...poll, options: [...poll.options] } });
    expect(post.poll).toMatchObject({ total: 0, isEnded: false, options: [{ votes: 0 }, { votes: 0 }] });
    const [qfn, sop] = post.poll?.options ?? [];
    expect((await look(guest, post.id)).data.poll?.options[0]?.votes).toBeNull();
    const vote = async (visitor: Visitor, optionId: number | undefined) =>
      (await visitor.post('/trends/vote', { id: `${post.id}`, optionId: `${optionId}` })).json<PostReply<CirclePoll>>();
    expect((await vote(reader, qfn?.id)).data).toMatchObject({ total: 1, votedId: qfn?.id, options: [{ votes: 1 }, { votes: 0 }] });
    expect(await vote(reader, sop?.id)).toMatchObject({ code: 0, reason: 'poll.voted' });
    expect(await vote(operator, 999_999)).toMatchObject({ code: 404 });
    later(25 * HOUR);
    expect(await vote(operator, sop?.id)).toMatchObject({ code: 0, reason: 'poll.ended' });
    expect((await look(guest, post.id)).data.poll).toMatchObject({ isEnded: true, total: 1, options: [{ votes: 1 }, { votes: 0 }] });
  });

  it('15 分钟内可以改，改过的看得到以前的话；过了不能改；别人的当作没有', async () => {
    const { id } = await posted(writer, { content: '第一版' });
    const edit = async (content: string, visitor = writer) => (await visitor.post('/trends/update', { id: `${id}`, content })).json<PostReply>();
    expect(await edit('别人改', reader)).toMatchObject({ code: 404 });
    later(60_000);
    expect(await edit('第二版')).toMatchObject({ code: 1, data: { content: '第二版', editTime: api.clock.now().toISOString() } });
    later(60_000);
    await edit('第三版');
    const { data } = (await guest.get('/trends/history', { id: `${id}` })).json<{ data: CirclePostVersion[] }>();
    expect(data.map(({ content }) => content)).toEqual(['第三版', '第二版', '第一版']);
    expect(data.map(({ time }) => Date.parse(time)).toSorted((a, b) => b - a)).toEqual(data.map(({ time }) => Date.parse(time)));
    later(15 * 60_000);
    expect(await edit('太晚了')).toMatchObject({ code: 0, reason: 'post.too_old' });
  });

  it('删除以后内容和图片都没有了，引用写已删除，小组的数少一；删两次一样', async () => {
    const picture = (await uploadPicture(writer, await photo())).data;
    const post = await posted(writer, { content: '要删的', pictures: [{ id: picture.id, alt: '图' }] });
    const quote = await posted(reader, { content: '引用它', quotedId: post.id });
    const posts = async () => (await api.server.db.select().from(circleGroups).where(eq(circleGroups.id, 1)))[0]?.posts ?? 0;
    const before = await posts();
    expect((await reader.post('/trends/del', { id: `${post.id}` })).statusCode).toBe(404);
    for (const _time of [1, 2]) expect((await writer.post('/trends/del', { id: `${post.id}` })).json()).toMatchObject({ code: 1 });
    expect(await posts()).toBe(before - 1);
    expect(await look(guest, post.id)).toMatchObject({ code: 410, reason: 'post.gone' });
    expect((await writer.get(pathOf(picture))).statusCode).toBe(404);
    expect((await look(guest, quote.id)).data.quoted).toMatchObject({ isGone: true, content: '' });
    expect((await sendPost(reader, { content: '再引用', quotedId: post.id })).json()).toMatchObject({ code: 0, reason: 'post.gone_quote' });
    later(HOUR);
  });
});

describe('新账号、举报、远离', () => {
  it('新账号一小时内第三条带链接的等待审核，只有自己看得到；通过后公开并通知', async () => {
    const newcomer = await memberOf('13900000806', true);
    for (const at of [1, 2]) {
      expect((await posted(newcomer, { content: `看 https://example.com/${at}` })).state).toBe('shown');
      later();
    }
    const third = await posted(newcomer, { content: '再看 www.example.com' });
    expect(third).toMatchObject({ state: 'pending', isMine: true });
    expect(await contents(guest)).not.toContain('再看 www.example.com');
    expect((await look(reader, third.id)).code).toBe(404);
    expect((await newcomer.get('/trends/list/my')).json().data[0]).toMatchObject({ id: third.id, state: 'pending' });
    expect((await posted(newcomer, { content: '没有链接的照常' })).state).toBe('shown');
    const plain = await posted(newcomer, { content: '改出来的链接' });
    expect((await sendPost(newcomer, { content: '第六条' })).json()).toMatchObject({ code: 429 });
    // Nor do links come in by an edit.
    expect((await newcomer.post('/trends/update', { id: `${plain.id}`, content: '改出来的链接 http://a.example' })).json()).toMatchObject({
      data: { state: 'pending' },
    });
    expect((await decide('circle_post', 'refuse', '广告'))?.title).toContain('改出来的链接');
    expect((await look(newcomer, plain.id)).data).toMatchObject({ state: 'refused', refuseReason: '广告' });
    await decide('circle_post', 'approve');
    expect(await contents(guest)).toContain('再看 www.example.com');
    expect((await noticesOf(newcomer))[0]).toMatchObject({ title: '动态已通过审核' });
    later(HOUR);
  });

  it('举报一人一次，三次折叠；成立就移除并通知作者，保留就恢复', async () => {
    const { id } = await posted(writer, { content: '有问题的动态' });
    const report = async (visitor: Visitor) => (await visitor.post('/trends/report', { id: `${id}`, reason: 'spam', note: '广告' })).json();
    expect(await report(writer)).toMatchObject({ code: 0, reason: 'post.own' });
    expect(await report(reader)).toMatchObject({ code: 1 });
    later();
    expect(await report(reader)).toMatchObject({ code: 0, reason: 'post.reported' });
    for (const mobile of ['13900000807', '13900000808']) await report(await memberOf(mobile));
    expect((await look(guest, id)).data.state).toBe('folded');
    expect((await reader.get('/report/my')).json().data[0]).toMatchObject({ kind: 'circle_post', title: '有问题的动态', reason: '广告', state: 'open' });
    await decide('circle_report', 'approve', '违反小组规则');
    expect((await look(guest, id)).code).toBe(410);
    expect((await look(writer, id)).data).toMatchObject({ state: 'refused', refuseReason: '违反小组规则' });
    expect((await noticesOf(writer))[0]).toMatchObject({ title: '动态已被移除' });
    const { id: kept } = await posted(writer, { content: '没有问题的动态' });
    await reader.post('/trends/report', { id: `${kept}`, reason: 'other' });
    await decide('circle_report', 'refuse', '没有违规');
    expect((await look(guest, kept)).data.state).toBe('shown');
    later(HOUR);
  });

  it('静音后看不到对方；拉黑后对方不能喜欢、引用、评论；取消后恢复；对方不知道', async () => {
    const [writerId, readerId] = [await idOf(writer), await idOf(reader)];
    const { id } = await posted(writer, { content: '给大家看' });
    const total = (await list(reader)).totalRecord;
    const hide = async (visitor: Visitor, other: number, distance: string) => (await visitor.post('/trends/hide', { id: `${other}`, distance })).json();
    expect(await hide(reader, readerId, 'mute')).toMatchObject({ code: 0, reason: 'circle.oneself' });
    expect(await hide(reader, 999_999, 'mute')).toMatchObject({ code: 404 });
    await hide(reader, writerId, 'mute');
    expect(await contents(reader)).not.toContain('给大家看');
    const muted = await list(reader, { pageSize: '100' });
    expect(muted.totalRecord).toBe(muted.data.length);
    expect(muted.totalRecord).toBeLessThan(total);
    expect((await reader.get('/trends/hidden')).json()).toMatchObject({ totalRecord: 1, data: [{ id: writerId, distance: 'mute' }] });
    await hide(reader, writerId, 'none');
    await hide(writer, readerId, 'block');
    expect((await reader.post('/trends/like', { id: `${id}`, isLiked: 'true' })).json()).toMatchObject({ code: 0, reason: 'post.blocked' });
    expect((await sendPost(reader, { content: '引用', quotedId: id })).json()).toMatchObject({ code: 0, reason: 'post.blocked' });
    expect((await reader.post('/comment/add', { postId: `${id}`, content: '评论' })).json()).toMatchObject({ code: 403, reason: 'comment.blocked' });
    await hide(writer, readerId, 'none');
    expect((await reader.post('/trends/like', { id: `${id}`, isLiked: 'true' })).json()).toMatchObject({ code: 1 });
    later(HOUR);
  });
});

describe('评论和订阅', () => {
  it('评论审核后公开，数目记在动态上，作者得到通知；关闭评论后不能再评', async () => {
    const { id } = await posted(writer, { content: '欢迎评论' });
    const say = async (content: string) => (await reader.post('/comment/add', { postId: `${id}`, content })).json();
    expect(await say('第一条评论')).toMatchObject({ code: 1, data: { state: 'pending', postId: id, articleId: null, resourceId: null } });
    expect((await look(guest, id)).data.comments).toBe(0);
    await decide('comment', 'approve');
    expect((await look(guest, id)).data.comments).toBe(1);
    expect((await noticesOf(writer))[0]).toMatchObject({ kind: 'comment', title: '有人评论了你的动态', href: `/circle/circleDetail/${id}` });
    expect((await guest.get('/news/v1/comments', { postId: `${id}` })).json()).toMatchObject({ totalRecord: 1, data: [{ content: '第一条评论', postId: id }] });
    const close = async (areClosed: boolean, visitor = writer) =>
      (await visitor.post('/trends/comments/close', { id: `${id}`, areClosed: `${areClosed}` })).json();
    expect(await close(true, reader)).toMatchObject({ code: 404 });
    expect(await close(true)).toMatchObject({ code: 1, data: { areCommentsClosed: true } });
    expect(await say('再评一条')).toMatchObject({ code: 403, reason: 'comment.closed' });
    const secret = await posted(writer, { content: '只给组员', visibility: 'members', groupId: 7 });
    expect((await guest.get('/news/v1/comments', { postId: `${secret.id}` })).statusCode).toBe(404);
  });

  it('Atom 和 JSON 只有人人可看的动态，可以按小组订阅', async () => {
    const atom = await guest.get('/trends/feed.atom');
    expect([atom.statusCode, atom.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(atom.body).toContain('欢迎评论');
    expect(atom.body).not.toContain('只给组员');
    const json = (await guest.get('/trends/feed.json', { groupId: '3' })).json();
    expect(json.title).toContain('FPGA 与数字设计');
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(['时序收敛']);
    expect((await guest.get('/trends/feed.json', { groupId: '999' })).statusCode).toBe(404);
    expect((await guest.get('/trends/feed.json', { groupId: '0' })).statusCode).toBe(422);
  });
});
