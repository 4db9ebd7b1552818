import { addFavour, favouritesQuery, favourStateQuery, removeFavour } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { PartDetailProps } from '@chippage/features/PartDetail';
import { useAtomValue } from 'jotai';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../messages.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';

/** Keeps a part among the member's favourites; a visitor logs in first. @param id null while it is not known. */
export function useFavourPart(id: number | null): Pick<PartDetailProps, 'isFavoured' | 'onFavour'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const member = useAtomValue(memberAtom);
  const { data } = favourStateQuery.use(member && id !== null ? { kind: 'part', id } : null);
  if (id === null) return {};
  return {
    isFavoured: data?.isKept ?? false,
    onFavour: (isFavoured) =>
      requireLogin('favour', () => {
        const change = isFavoured ? addFavour : removeFavour;
        change({ kind: 'part', id }, { client }).then(
          () => Promise.all([invalidate(favourStateQuery), invalidate(favouritesQuery)]),
          () => notify({ tone: 'danger', text: t('favourFailed') }),
        );
      }),
  };
}
