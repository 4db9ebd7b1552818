import type { Ctx, Session } from '../platform/context.ts';
import { many, noSuchOperation, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { countUnreadNotices, listNotices, markRead } from './messages.queries.ts';
import { giveNotice } from './notices.queries.ts';

type MessagesOperation = 'noticePage' | 'readNotices' | 'unreadNotices' | 'unreadInstantMessages' | 'unreadTotal' | 'sendTestMessage';

const unreadMessages = async ({ services, session: { memberId, role } }: Ctx<Session>): Promise<number> =>
  (await services.im.countUnread([{ id: memberId, role }])).get(memberId) ?? 0;

/** Numbers that a database can hold; the rest names nobody's notice. */
const toIds = (text: string) => [...new Set(text.split(',').filter(Boolean).map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);

/** The member's inbox: notices of the site, and how many instant messages wait. */
export const messagesHandlers = {
  async noticePage({ db, session }, { kind, isUnread, pageIndex, pageSize }) {
    const { rows, total } = await listNotices(db, session.memberId, { kind, isUnread, limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(rows, total);
  },
  readNotices: async ({ db, session, clock }, { ids }) =>
    one({ unreadCount: await markRead(db, session.memberId, ids === '' ? null : toIds(ids), clock.now()) }),
  unreadNotices: async ({ db, session }) => one({ unreadCount: await countUnreadNotices(db, session.memberId) }),
  unreadInstantMessages: async (ctx) => one(await unreadMessages(ctx)),
  async unreadTotal(ctx) {
    const [notices, messages] = await Promise.all([countUnreadNotices(ctx.db, ctx.session.memberId), unreadMessages(ctx)]);
    return one({ unreadCount: notices + messages });
  },
  async sendTestMessage({ db, session, clock, config }) {
    // On a real site nobody writes to themselves in the name of the site.
    if (config.isProduction) throw noSuchOperation();
    const notice = { memberId: session.memberId, kind: 'system', title: '测试通知', body: '这是一条测试通知，用来检查消息提醒是否正常。' } as const;
    await giveNotice(db, notice, clock.now());
    return { code: 1, msg: '测试通知已发送', data: null };
  },
} satisfies Handlers<MessagesOperation>;
