import { useApi } from '@chippage/api/ApiProvider';
import { correctPart, operatorPartQuery, tryPartCorrectionQuery, undoPartCorrection } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { OperatorPartProps } from './OperatorPart.tsx';

/** Binds a part's facts to their calls. A correction shows in lists, search and comparison, so all that was read is read again before it counts as done. */
export function useOperatorPart(id: number): Pick<OperatorPartProps, 'part' | 'onTry' | 'onCorrect' | 'onUndo'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = operatorPartQuery.use({ id });
  return {
    part: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    onTry: (wish) => tryPartCorrectionQuery.fetch({ id, ...wish }, { client }),
    onCorrect: async (wish) => {
      // Also after a refusal: somebody else may have been faster.
      await correctPart({ id, ...wish }, { client }).finally(() => invalidate());
    },
    onUndo: async (correction) => {
      await undoPartCorrection({ id: correction }, { client }).finally(() => invalidate());
    },
  };
}
