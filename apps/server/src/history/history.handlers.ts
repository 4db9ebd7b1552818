import { many, notFound, tooLarge, tooManyRequests } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { forgetAgentVisits, forgetVisits, isThere, listAgentVisits, listVisits, saveAgentVisit, saveVisit } from './history.queries.ts';
import { pageOf } from '../platform/pageOf.ts';
import { pathOnly } from '../platform/webAddress.ts';
import { noteVisit, waitForVisit } from './tracking.ts';

type HistoryOperation = 'historyList' | 'agentHistoryList' | 'addHistory' | 'addAgentHistory' | 'clearHistory' | 'clearAgentHistory' | 'webTracking';

const done = { code: 1, msg: '', data: null } as const;
const TRACKING_BYTES = 2048;

/** What a member looked at, and visits of pages. */
export const historyHandlers = {
  async historyList({ db, session, clock }, { type, ...page }) {
    const { rows, total } = await listVisits(db, session.memberId, type, pageOf(page), clock.now());
    return many(rows, total);
  },
  async agentHistoryList({ db, session }, page) {
    const { rows, total } = await listAgentVisits(db, session.memberId, pageOf(page));
    return many(rows, total);
  },
  async addAgentHistory({ db, session, clock }, { mallGoodsId }) {
    if (!(await saveAgentVisit(db, session.memberId, mallGoodsId, clock.now()))) throw notFound('商品');
    return done;
  },
  async addHistory({ db, session, clock }, { type, id }) {
    if (!(await isThere(db, type, id, clock.now()))) throw notFound();
    await saveVisit(db, session.memberId, type, id, clock.now());
    return done;
  },
  async clearHistory({ db, session }, { type, id }) {
    await forgetVisits(db, session.memberId, { type, id });
    return { ...done, msg: id === undefined ? '浏览记录已清空' : '已从浏览记录里去掉' };
  },
  async clearAgentHistory({ db, session }, { id }) {
    await forgetAgentVisits(db, session.memberId, id);
    return { ...done, msg: id === undefined ? '浏览记录已清空' : '已从浏览记录里去掉' };
  },
  webTracking(ctx, { from, value, stay_time }) {
    if (Buffer.byteLength(from) + Buffer.byteLength(value) > TRACKING_BYTES) throw tooLarge();
    const wait = waitForVisit(ctx.db, ctx.ip);
    if (wait > 0) throw tooManyRequests(wait);
    const path = pathOnly(value);
    // Whose visit it is the session says, never the request.
    if (path !== '') noteVisit(ctx, { at: ctx.clock.now(), fromPath: pathOnly(from), path, memberId: ctx.session?.memberId ?? null, staySeconds: stay_time });
    return done;
  },
} satisfies Handlers<HistoryOperation>;
