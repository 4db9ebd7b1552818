import { contactBookLimits } from '@chippage/api/limits';
import { refusal } from '../../platform/errors.ts';

/** The member keeps as many as one may. */
export const refuseFullBook = () => refusal('contact.book_full', `最多保存 ${contactBookLimits.count} 个联系人，请先删除不用的`);
/** What nobody opened is not given away by keeping it. */
export const refuseUnopened = () => refusal('contact.not_opened', '请先查看这个联系人的联系方式，再保存');
