import { useApi } from '@chippage/api/ApiProvider';
import { matchBom, myBomsQuery, saveBom, sharedBomQuery } from '@chippage/api/bom';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { BomMatch, BomWish } from '@chippage/api/types';
import type { BomWork } from '../bom-page/bomWork.ts';

/** Looks for the parts that a line may mean. */
export function useFindParts(): (wish: BomWish) => Promise<BomMatch> {
  const client = useApi();
  return async (wish) => {
    const { data } = await matchBom({ lines: [wish] }, { client });
    return data[0] ?? { kind: 'none', confidence: 'low', doubt: null, part: null, candidates: [] };
  };
}

/** Saves a list that was read in without a login. @returns its number. @throws ApiError */
export function useSaveBom(): (work: BomWork) => Promise<number> {
  const client = useApi();
  const invalidate = useInvalidate();
  return async ({ name, sets, lines }) => {
    const { id } = await saveBom({ name, sets, lines: [...lines] }, { client });
    await invalidate(myBomsQuery);
    return id;
  };
}

/** A list that its owner opened to whoever has the link. */
export function useSharedBom(code: string) {
  const answer = sharedBomQuery.use({ code });
  const bom = answer.data;
  const work: BomWork | undefined = bom && { name: bom.name, sets: bom.sets, lines: bom.lines, parts: new Map(bom.parts.map((part) => [part.id, part])) };
  return { value: toLoadable(answer), work, isMissing: answer.error?.status === 404 };
}
