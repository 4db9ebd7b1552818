import { Failure, refusal, tooManyRequests } from '../platform/errors.ts';

type Field = 'holder' | 'places' | 'content' | 'proof' | 'contact';

const names: Record<Field, string> = { holder: '权利人', places: '侵权内容的网址', content: '为什么侵权', proof: '权属证明', contact: '邮箱或手机号' };
const wrong = (field: Field, msg: string) => new Failure(422, `takedown.${field}`, msg, { fields: [{ field, msg }] });

/** Nothing but blanks. */
export const missingFailure = (field: Field) => wrong(field, `请填写${names[field]}`);
/** Neither a mail address nor a phone number. */
export const contactWrongFailure = () => wrong('contact', '邮箱或手机号不正确，请检查后重新填写');
/** Too many lines. */
export const tooManyPlacesFailure = (most: number, count: number) => wrong('places', `一份通知最多写 ${most} 个网址，现在有 ${count} 个，请分几份提交`);
/** A line that is no address of this site. */
export const foreignPlaceFailure = (line: number) => wrong('places', `第 ${line} 行不是本站的网址，请从浏览器的地址栏复制`);
/** A line that leads to nothing. */
export const emptyPlaceFailure = (line: number) => wrong('places', `第 ${line} 行的网址在本站没有内容，请检查后重新填写`);
/** Five an hour. */
export const tooManyTakedownsFailure = (wait: number) => tooManyRequests(wait, `每小时最多提交 5 份通知，请 ${Math.ceil(wait / 60)} 分钟后再试`);
/** Somebody else was faster, or it is not the time for that. */
export const refuseState = (state: string) => refusal('takedown.state', `这份通知现在是“${state}”，请刷新后再看`);
