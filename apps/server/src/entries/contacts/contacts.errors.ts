import { contactLimits } from '@chippage/api/limits';
import { Failure, refusal } from '../../platform/errors.ts';
import type { ContactProblem } from './contacts.rules.ts';

/** One fact of the form is wrong in a way that no schema tells. */
export const wrongContactFailure = ({ field, msg }: ContactProblem) => new Failure(422, 'contact.wrong_fact', msg, { fields: [{ field, msg }] });
/** Nothing is another than it was. */
export const refuseSameContact = () => refusal('contact.unchanged', '没有改动，和页面上的一样');
/** The page holds as many as it may. */
export const refuseFullPage = () => refusal('contact.full', `一页最多 ${contactLimits.perPage} 个联系人，请先删除不用的`);
/** The member opened as many as one may within a day. @param wait Seconds until the next day in China */
export const refuseMoreToday = (wait: number) =>
  refusal('contact.limit', `今天已查看 ${contactLimits.opened} 个联系方式，到了上限；明天 0 点以后可以继续，今天看过的还可以再看`, wait);
