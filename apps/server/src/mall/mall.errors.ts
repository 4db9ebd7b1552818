import type { TermsProblem } from '@chippage/api/goodsTerms';
import type { ContractReason } from '@chippage/api/operations';
import type { FailureData } from '@chippage/api/types';
import { Failure, refusal } from '../platform/errors.ts';
import { amountText } from './money.ts';

/** The fields for which the contract has a reason of their own. */
type Field = Extract<ContractReason, `mall.${string}`> extends `mall.${infer F}` ? F : never;

// Returned: `refuse…`, an answer that a screen shows. Thrown: `…Failure`.
const conflict = (reason: ContractReason, message: string, data?: FailureData) => new Failure(409, reason, message, data ? { data } : {});
const incomplete = (field: string, msg: string, reason: ContractReason) => new Failure(422, reason, msg, { fields: [{ field, msg }] });

/** The cart holds 200 lines. */
export const refuseCartFull = () => refusal('cart.full', '购物车最多放 200 种物料，请先结算或清理一部分');
/** A handed list that was opened elsewhere, or too late. */
export const refuseListGone = () => refusal('cart.list_gone', '这个清单链接已经用过或过期了，请回到来的网站再送一次，或直接粘贴清单');
/** Not sold any more. */
export const refuseOffSale = () => refusal('goods.off_sale', '这个物料已下架，可以看看其他卖家');
/** More addresses than anybody needs. */
export const refuseTooManyAddresses = () => refusal('address.too_many', '最多保存 50 个地址，请先删除不用的');
/** More titles than anybody needs. */
export const refuseTooManyTitles = () => refusal('title.too_many', '最多保存 50 个开票资料，请先删除不用的');

/** A field of a form that the contract's schema alone cannot judge. */
export const wrongFieldFailure = (field: Field, msg: string) => incomplete(field, msg, `mall.${field}`);

/** Another state of the order than the action needs. */
export const wrongStateFailure = (state: string, message: string) => conflict('order.state', message, { state });
/** The page showed another total than the server computes. */
export const totalChangedFailure = (totals: NonNullable<FailureData['totals']>) =>
  conflict('order.total_changed', '价格或运费已更新，请核对新的合计后再提交', { totals });
/** Somebody else was faster. */
export const outOfStockFailure = (goodsIds: number[]) => conflict('order.out_of_stock', '库存不足，请减少数量或换一个卖家', { goodsIds });
/** A line breaks a rule of its goods. */
export const notOrderableFailure = (goodsIds: number[]) => conflict('order.not_orderable', '有物料不能下单，请返回购物车修正', { goodsIds });
/** A line was ordered or removed by somebody who was faster; also for a line that was never the member's. */
export const cartChangedFailure = () => new Failure(404, 'order.cart_changed', '购物车已变化，请返回购物车核对后再提交');
/** More shipped than was ordered. */
export const tooManyShippedFailure = () => conflict('order.quantity', '发货数量超过未发数量，请刷新后核对');
/** What is wrong with terms, in words. */
export const termsWords: Record<TermsProblem['problem'], string> = {
  empty: '请至少填一档价格',
  too_many: '最多 10 档价格',
  starts_late: '第一档的起订数量不能大于最小起订量，否则最小的订单没有价格',
  quantity_order: '每一档的数量要比上一档大',
  price_zero: '单价要大于 0',
  price_order: '每一档的单价要比上一档低',
  not_multiple: '要是递增倍数的整数倍',
};
/** Prices or quantities that cannot be. */
export const goodsTermsFailure = (problem: TermsProblem) =>
  incomplete('at' in problem ? `priceLadder.${problem.at}` : problem.field, termsWords[problem.problem], 'goods.terms');
/** Somebody else was faster. */
export const goodsChangedFailure = () => conflict('goods.changed', '这个商品刚被别人改过，请核对新的内容后再保存');
/** Goods without a price. */
export const noPriceFailure = (mpns: readonly string[]) => conflict('goods.no_price', `${mpns.join('、')} 还没有价格，请先填价格再上架`);
/** More pieces than were shipped, or than are left, or than were not claimed before. */
export const tooManyClaimedFailure = () => conflict('claim.quantity', '申请的数量超过可以申请的，请刷新后核对');
/** What was not sent, or is missing, cannot be exchanged; and nobody asked for it. */
export const noExchangeFailure = (message: string) => conflict('claim.no_exchange', message);
/** The page showed another amount than the server computes. */
export const claimAmountFailure = (amount: string) => conflict('claim.amount', `退款金额已变为 ${amount}，请核对后再提交`);
/** Not finished, another merchant, another currency, or invoiced already. */
export const noInvoiceFailure = (message: string) => conflict('invoice.not_possible', message);
/** Several merchants or currencies, or lines that cannot be ordered. */
export const noPiFailure = (message: string) => conflict('pi.not_possible', message);
/** Only yuan go through Alipay. */
export const wrongPayMethodFailure = () => incomplete('payMethod', '美元订单请选择对公转账', 'order.pay_method');
/** No credit terms with the merchant that can be used now. */
export const noTermsFailure = (message: string) => conflict('order.no_terms', message);
/** More than what remains of the credit terms. */
export const overTermsFailure = (merchant: string, total: string, remaining: string) =>
  conflict(
    'order.over_terms',
    `${merchant}的月结额度还剩 ${amountText(remaining, 'CNY')}，这张订单 ${amountText(total, 'CNY')}，超过了。请减少数量，或换一种付款方式`,
    { remaining },
  );
/** A company asks itself. */
export const ownShopFailure = () => conflict('credit.own', '这是你们公司自己的店铺，不能向它申请月结');
/** Credit terms are in yuan. */
export const noYuanFailure = () => conflict('credit.no_yuan', '这个卖家没有人民币报价，月结只用于人民币订单');
/** Nothing but one of the three ways to order. */
export const unclearWishFailure = () => wrongFieldFailure('goods', '请选择要订购的物料');
/** More than the member may place alone for the company. */
export const overLimitFailure = (limit: string) =>
  new Failure(403, 'order.over_limit', `超过你在企业里的单笔限额 ${amountText(limit, 'CNY')}（外币订单都算超过），请提交审批，或请负责人调整限额`);
/** Nobody has to agree. */
export const approvalNotNeededFailure = () => conflict('approval.not_needed', '这些订单你可以自己下单，不需要审批，请刷新页面后直接提交');
/** The agreed price is in a request that is open already. */
export const approvalWaitingFailure = () => conflict('approval.waiting', '这个约定价已在等待审批，请在“采购审批”里查看；想自己下单，请先撤回申请');
/** The requester changed it meanwhile. */
export const requestChangedFailure = () => conflict('approval.changed', '申请人刚修改过这份申请，请核对新的内容后再决定');
/** Nobody is to be ordered for. */
export const requesterLeftFailure = () => conflict('approval.requester_left', '申请人已不在企业里，不能批准；请驳回');
/** Somebody else has to look at it. */
export const ownRequestFailure = () => new Failure(403, 'approval.own', '不能审批自己的申请，请另一位审批人或负责人来审批');
/** More than the approver could order alone. */
export const approverLimitFailure = () =>
  new Failure(403, 'order.over_limit', '这份申请超过你自己的单笔限额（外币订单都算超过），请负责人或限额更高的审批人来审批');
