import { addFavourite, favouritesQuery, favouriteStateQuery, removeFavourite } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { PartDetailProps } from '@chippage/features/PartDetail';
import { useAtomValue } from 'jotai';
import { memberAtom } from '../../atoms/sessionAtom.ts';
import { t } from './favourites.words.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useNotify } from '../../toasts/useNotify.ts';

/** Keeps a part among the member's favourites; a visitor logs in first. @param id null while it is not known. */
export function useFavouritePart(id: number | null): Pick<PartDetailProps, 'isFavoured' | 'onFavourite'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const member = useAtomValue(memberAtom);
  const { data } = favouriteStateQuery.use(member && id !== null ? { kind: 'part', id } : null);
  if (id === null) return {};
  return {
    isFavoured: data?.isKept ?? false,
    onFavourite: (isFavoured) =>
      requireLogin('favourite', () => {
        const change = isFavoured ? addFavourite : removeFavourite;
        change({ kind: 'part', id }, { client }).then(
          () => Promise.all([invalidate(favouriteStateQuery), invalidate(favouritesQuery)]),
          () => notify({ tone: 'danger', text: t('favouriteFailed') }),
        );
      }),
  };
}
