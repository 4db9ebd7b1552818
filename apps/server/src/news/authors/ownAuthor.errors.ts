import { Failure, refusal } from '../../platform/errors.ts';
import type { AuthorProblem } from './ownAuthor.rules.ts';

/** One fact of the form is wrong in a way that no schema tells. */
export const wrongAuthorFailure = ({ field, msg }: AuthorProblem) => new Failure(422, 'author.wrong_fact', msg, { fields: [{ field, msg }] });
/** Who publishes is known to the site by a phone number, as the law asks. */
export const authorMobileFailure = () => new Failure(403, 'author.mobile_required', '绑定手机号后才能成为作者，请到账号设置里绑定');
/** Nobody changes an author's page who has none. */
export const authorRequiredFailure = () => new Failure(403, 'author.required', '你还不是作者，请先申请');
/** The name was free when it was handed in; found when an operator approves. */
export const authorNameGoneFailure = (name: string) => new Failure(409, 'author.name_taken', `已经有作者叫“${name}”：请驳回这一条`);
/** The member is an author already. */
export const refuseAuthorExists = () => refusal('author.exists', '你已经是作者，请刷新页面后修改资料');
/** One request at a time. */
export const refuseAuthorWaiting = () => refusal('author.waiting', '上次提交的正在审核，要改请先撤回');
/** Another author has the name, or waits for it. */
export const refuseAuthorName = (name: string) => refusal('author.name_taken', `已经有作者叫“${name}”，请换一个，例如加上公司或领域`);
/** Nothing is another than it was. */
export const refuseSameAuthor = () => refusal('author.unchanged', '没有改动，和作者主页上的一样');
/** It was decided meanwhile, or taken back before. */
export const refuseNothingWaits = () => refusal('author.nothing_waits', '没有等待审核的内容，可能刚刚审核完，请刷新页面');
