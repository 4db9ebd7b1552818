import { registryWatchLimits } from '@chippage/api/limits';
import { refusal } from '../../platform/errors.ts';

/** As many as one member watches. */
export const refuseWatchesFull = () => refusal('registry.watches_full', `最多关注 ${registryWatchLimits.watches} 家公司，请先取消不再需要的`);
