import { Failure, refusal } from '../platform/errors.ts';

/** Nobody writes to themselves. */
export const refuseSelf = () => refusal('chat.self', '不能和自己对话');
/** Nobody would get the message. */
export const refuseNobody = () => refusal('chat.nobody', '对方还没有人在本站收消息，请用页面上的其他联系方式');
/** A company that does not say its name is not talked to by it. */
export const refuseAnonymous = () => refusal('chat.anonymous', '对方匿名发布，接受报价以后才能直接联系；可以在报价里留言');
/** What a form says of the other side does not fit together. */
export const wrongPartyFailure = () =>
  new Failure(422, 'chat.wrong_party', '没有说明要和谁对话', { fields: [{ field: 'kind', msg: '请从对方的页面、报价或订单里发起' }] });
/** The other side cannot be written to; why is not said. */
export const refuseClosed = (msg: string) => refusal('chat.closed', msg);
/** Nothing was written. */
export const refuseEmpty = () => refusal('chat.empty', '请写点什么，或选择图片、文件、卡片');
/** What the rules of the site do not allow. */
export const refuseContent = (msg: string) => refusal('chat.content', msg);
/** What a new account may not do yet. */
export const refuseNewAccount = (msg: string, wait?: number) => refusal('chat.new_account', msg, wait);
/** Somebody who has not answered yet got enough. */
export const refuseUnanswered = () => refusal('chat.unanswered', '对方还没有回复，请等对方回复以后再发');
/** What others read needs a verified number. */
export const mobileRequiredFailure = () => new Failure(403, 'chat.mobile_required', '请先在账号设置里绑定手机号，再发消息');
/** A thing that is not there for the sender. */
export const refuseWrongCard = () => refusal('chat.wrong_card', '这条内容不存在，或你无权查看');
/** A file of somebody else, or one that was sent already. */
export const refuseWrongFile = () => refusal('chat.wrong_file', '文件不在了，请重新上传');
/** Too late. */
export const refuseLate = () => refusal('chat.revoke_late', '超过 2 分钟，不能撤回了');
/** Not by who asks. */
export const refuseNotOwn = () => refusal('chat.not_own', '只能撤回自己发的消息');
/** What is no picture or file. */
export const refuseUnreadableFile = (msg: string) => refusal('chat.unreadable_file', msg);
/** Beyond the limit. */
export const refuseLargeFile = () => refusal('chat.large_file', '文件超过 10 MB，请压缩后再发送');
/** Reported before. */
export const refuseReported = () => refusal('chat.reported', '你已经举报过，运营人员会处理');
/** One's own. */
export const refuseOwnReport = () => refusal('chat.own', '这是你自己这一方的消息');
/** The operators have to be reachable. */
export const refuseBlockOperator = () => refusal('chat.operator', '不能屏蔽平台客服，可以设为免打扰');
