import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { refuseOwn } from '../circle.errors.ts';
import { isPersonal, listSilenced, setPersonal, setSilence } from './people.queries.ts';

const words = { mute: '已屏蔽，不再显示这位会员的动态', block: '已拉黑，你们不再看到对方的动态' };

/** Whom members do not want to read, and what they chose for the circle. */
export const peopleHandlers = {
  async silenceMember({ db, session, clock }, { memberId: otherId, kind }) {
    const { memberId } = session;
    if (otherId === memberId) return refuseOwn('不能屏蔽或拉黑自己');
    if (!(await setSilence(db, { memberId, otherId, kind, now: clock.now() }))) throw notFound('会员');
    return { code: 1 as const, msg: kind === undefined ? '已恢复显示' : words[kind], data: null };
  },
  async silencedMembers({ db, session }, page) {
    const { rows, total } = await listSilenced(db, session.memberId, pageOf(page));
    return many(rows, total);
  },
  circleSettings: async ({ db, session }) => one({ isPersonal: await isPersonal(db, session.memberId) }),
  async saveCircleSettings({ db, session }, { isPersonal: wanted }) {
    await setPersonal(db, session.memberId, wanted);
    return one({ isPersonal: wanted }, wanted ? '已打开个性化推荐' : '已关闭个性化推荐');
  },
} satisfies Handlers<'silenceMember' | 'silencedMembers' | 'circleSettings' | 'saveCircleSettings'>;
