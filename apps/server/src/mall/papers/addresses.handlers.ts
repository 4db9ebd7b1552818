import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { refuseTooManyAddresses } from '../mall.errors.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.queries.ts';
import { readAddress } from './addresses.rules.ts';

/** Where members have things sent to. */
export const addressHandlers = {
  addresses: async ({ db, session }) => many(await listAddresses(db, session.memberId)),
  async addAddress({ db, session, clock }, form) {
    const written = await addAddress(db, session.memberId, readAddress(form), clock.now());
    return written === null ? refuseTooManyAddresses() : one(written, '地址已保存');
  },
  updateAddress: async ({ db, session, clock }, { id, ...form }) =>
    one(await changeAddress(db, session.memberId, id, readAddress(form), clock.now()), '地址已保存'),
  async removeAddress({ db, session }, { id }) {
    if (!(await removeAddress(db, session.memberId, id))) throw notFound('地址');
    return { code: 1, msg: '地址已删除', data: null };
  },
  setDefaultAddress: async ({ db, session, clock }, { id }) =>
    one(await changeAddress(db, session.memberId, id, { isDefault: true }, clock.now()), '已设为默认地址'),
} satisfies Handlers<'addresses' | 'addAddress' | 'updateAddress' | 'removeAddress' | 'setDefaultAddress'>;
