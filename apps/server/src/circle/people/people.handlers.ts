import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { namesOf } from '../../platform/members/members.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { refuseOneself } from '../circle.errors.ts';
import { isPersonalised, listHidden, setDistance, setPersonalised } from './people.queries.ts';

const said = { none: '已取消，对方的动态会重新显示', mute: '已静音，不再显示对方的动态', block: '已拉黑，对方不能再与你的动态互动' } as const;

/** From whom a member keeps away, and what the member chose for the order of posts. */
export const peopleHandlers = {
  async hiddenMembers({ db, session }, page) {
    const { rows, total } = await listHidden(db, session.memberId, pageOf(page));
    return many(rows, total);
  },
  async hideMember({ db, session: { memberId }, clock }, { id: otherId, distance }) {
    if (otherId === memberId) return refuseOneself();
    if (!(await namesOf(db, [otherId])).has(otherId)) throw notFound('会员');
    await setDistance(db, { memberId, otherId }, distance === 'none' ? null : distance, clock.now());
    return { code: 1, msg: said[distance], data: null } as const;
  },
  circleSettings: async ({ db, session }) => one({ isPersonalised: await isPersonalised(db, session.memberId) }),
  async saveCircleSettings({ db, session }, wish) {
    await setPersonalised(db, session.memberId, wish.isPersonalised);
    return one(wish, wish.isPersonalised ? '已开启个性化推荐' : '已关闭个性化推荐，推荐的次序不再和你有关');
  },
} satisfies Handlers<'hiddenMembers' | 'hideMember' | 'circleSettings' | 'saveCircleSettings'>;
