import { Failure, notFound, refusal } from '../../platform/errors.ts';

/** No such event. */
export const eventNotFound = () => notFound('活动');
/** One fact is wrong in a way that no schema tells. */
export const wrongEventFailure = (field: string, msg: string) => new Failure(422, 'site_event.wrong_fact', msg, { fields: [{ field, msg }] });
/** An event of this name begins on this day already. */
export const refuseEventExists = () => refusal('site_event.exists', '同名、同一天开始的活动已经登记过，请修改原来的一条');
