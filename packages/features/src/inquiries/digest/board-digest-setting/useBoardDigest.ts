import { useApi } from '@chippage/api/ApiProvider';
import { boardDigestQuery, setBoardDigest } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { BoardDigestSettingProps } from './BoardDigestSetting.tsx';

/** Binds `BoardDigestSetting` to the API. */
export function useBoardDigest(): Omit<BoardDigestSettingProps, 'emailHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    digest: toLoadable(boardDigestQuery.use({})),
    onChange: async (isOn) => {
      await setBoardDigest({ isOn }, { client });
      await invalidate(boardDigestQuery);
    },
  };
}
