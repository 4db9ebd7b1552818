import { FavouriteList, useFavouriteList } from '@chippage/features/FavouriteList';
import { useLocation, useNavigate } from 'react-router-dom';
import { MemberPage } from '../../member/MemberPage.tsx';
import { t } from '../../messages.ts';
import { paths } from '../../paths.ts';

/** What the member keeps and follows. */
export default function FavouritesRoute() {
  const { pathname } = useLocation();
  return (
    <MemberPage section="kept" title={t('kept')}>
      <Kept key={pathname} isFollows={pathname.startsWith(paths.follows())} />
    </MemberPage>
  );
}

function Kept({ isFollows }: { isFollows: boolean }) {
  const navigate = useNavigate();
  const bound = useFavouriteList({ initialList: isFollows ? 'follows' : 'favourites' });
  return <FavouriteList {...bound} onListChange={(list) => void navigate(list === 'follows' ? paths.follows() : paths.favourites(), { replace: true })} />;
}
