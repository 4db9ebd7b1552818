import type { TakeDownKind } from '@chippage/api/types';
import { Failure, notFound, refusal } from '../platform/errors.ts';
import { takeDownNames } from '../platform/takeDown.ts';

/** Gone, not published, or never there. */
export const resourceNotFoundFailure = () => notFound('资料');
/** An operator took it off the site. */
export const resourceTakenDownFailure = (kind: TakeDownKind) =>
  new Failure(410, 'resource.taken_down', `这份资料已下架：${takeDownNames[kind]}。可以看看最新的资料`);
/** Nobody rates what is one's own. */
export const refuseOwnRating = () => refusal('resource.own', '这是你自己的资料，不能给它评分');
/** Why a file is not taken. */
export const refuseUnreadableFile = (says: string) => refusal('resource.unreadable', says);
/** A file beyond the limit. */
export const refuseLargeFile = () => refusal('resource.too_large', '文件超过 10 MB，请压缩或分成几个再上传');
/** It waits for its review. */
export const refuseUnderWay = () => refusal('resource.under_way', '这份资料正在审核，要修改请先撤回');
/** Its state does not allow it. */
export const refuseNotOpen = () => refusal('resource.not_open', '这份资料的状态已经变了，请刷新后再试');
/** As many wait as a member may have waiting. */
export const refuseTooManyWaiting = (most: number) => refusal('resource.too_many', `最多同时有 ${most} 份在审核，请等结果出来再提交`);
