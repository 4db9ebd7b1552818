import { bomLimits } from '@chippage/api/limits';
import { Failure, refusal } from '../platform/errors.ts';

/** More lists than a member keeps. */
export const refuseBomsFull = () => refusal('bom.full', `最多保存 ${bomLimits.boms} 份 BOM，请先删除不用的`);
/** Another window, or somebody of the same account, was faster; or its lines are still being matched. */
export const changedFailure = (isMatching: boolean) =>
  new Failure(409, 'bom.changed', isMatching ? '这份 BOM 还在匹配型号，请等匹配完再保存' : '这份 BOM 在别处保存过新的版本，请刷新后再改');
