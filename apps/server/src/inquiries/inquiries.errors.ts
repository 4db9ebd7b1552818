import { Failure, type FieldError, refusal } from '../platform/errors.ts';

const stateReasons = { row: 'board.state', quote: 'quote.state', task: 'task.state' } as const;

/** What a state does not allow; says which state that is. */
export const wrongStateFailure = (state: string, message: string, kind: 'row' | 'quote' | 'task') =>
  new Failure(409, stateReasons[kind], message, { data: { state } });
/** What no schema can tell of a row; names the fields. */
export const wrongFactFailure = (fields: FieldError[]) => new Failure(422, 'board.wrong_fact', fields[0]?.msg ?? '请检查填写的内容', { fields });
/** What no schema can tell of a quote; names the fields. */
export const wrongQuoteFailure = (fields: FieldError[]) => new Failure(422, 'quote.wrong_fact', fields[0]?.msg ?? '请检查填写的内容', { fields });
/** The page showed another price than the quote has. */
export const quoteChangedFailure = () => new Failure(409, 'quote.changed', '对方改了报价，请看过新的价格再接受');
/** Nobody trades with themselves. */
export const refuseOwnRow = () => refusal('quote.own_row', '这是你们公司自己发布的，不能对它询价或报价');
/** Nobody in the portal answers for a distributor. */
export const refuseUnreachable = (name: string) =>
  refusal('quote.unreachable', `${name}还没有认证企业在本站维护它的页面，收不到询价。可以发布求购，让别的公司报价`);
/** Supply is asked for, demands are quoted on. */
export const refuseWrongKind = (isDemand: boolean) => refusal('quote.wrong_kind', isDemand ? '这是求购，请直接报价' : '这是供应，请询价，由对方报价');
/** One open quote of a company for a demand. */
export const refuseOpen = () => refusal('quote.open', '你们公司已经为这条求购报过价，请在“我的报价”里修改');
/** What is no photograph. */
export const refuseUnreadablePhoto = () => refusal('board.unreadable_photo', '只支持 PNG 和 JPEG 照片，请确认文件没有损坏');
/** A photograph beyond the limits. */
export const refuseLargePhoto = () => refusal('board.large_photo', '照片超过 10 MB 或 6000 万像素，请缩小以后再上传');
/** A row that the member reported before. */
export const refuseReported = () => refusal('board.reported', '你已经举报过这条信息，运营人员会处理');
/** One's own company. */
export const refuseSelf = () => refusal('board.block_self', '不能屏蔽自己的公司');
/** What is wrong with the columns or the start of a task; names the fields. */
export const wrongTaskFailure = (fields: FieldError[]) => new Failure(422, 'task.wrong_fact', fields[0]?.msg ?? '请检查填写的内容', { fields });
/** One open task of a kind. */
export const refuseOpenTask = (fileName: string) => refusal('task.open', `“${fileName}”还没有完成。请先在任务列表里开始导入或取消它，再上传新的表格`);
/** A file beyond the limit. */
export const refuseLargeSheet = () => refusal('task.large_file', '文件超过 10 MB，请拆成几个文件分别上传');
/** No file at all. */
export const refuseNoSheet = () => refusal('task.unreadable_file', '请选择 .xlsx 或 .csv 文件');
/** Nobody who could sell in the mall. */
export const refuseNoMerchant = () => refusal('stock.no_merchant', '你还不是商城的商家，不能上架；请先在“企业管理”里申请入驻');
