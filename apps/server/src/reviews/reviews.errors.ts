import { refusal } from '../platform/errors.ts';

/** Somebody else was faster. */
export const refuseReviewDecided = (decidedBy: string | null) =>
  refusal('review.decided', `这一条已由${decidedBy ? `“${decidedBy}”` : '其他人'}处理，请刷新列表`);
/** A refusal has to say why, and so has what two sides wait for. */
export const refuseReasonRequired = () => refusal('review.reason_required', '请写明原因，会员会看到这句话');
