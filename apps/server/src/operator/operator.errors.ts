import { Failure, refusal } from '../platform/errors.ts';

/** Nobody stops the account that they sit in. */
export const refuseNotOneself = () => refusal('member.self', '不能停用自己的账号');
/** The page went on since it was read. */
export const pageChangedFailure = () => new Failure(409, 'page.changed', '这个页面刚被其他人改过，请复制你的内容、刷新后再改');
/** No such setting, or a value that it cannot have. */
export const settingInvalidFailure = (field: 'key' | 'value', msg: string) => new Failure(422, 'setting.invalid', msg, { fields: [{ field, msg }] });
