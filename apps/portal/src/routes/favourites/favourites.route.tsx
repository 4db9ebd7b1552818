import { FavouriteList, useFavouriteList } from '@chippage/features/FavouriteList';
import { useLocation, useNavigate } from 'react-router-dom';
import { favouritesPaths } from './favourites.paths.ts';

/** What the member keeps and follows. */
export default function FavouritesRoute() {
  const { pathname } = useLocation();
  return <Kept key={pathname} isFollows={pathname.startsWith(favouritesPaths.follows())} />;
}

function Kept({ isFollows }: { isFollows: boolean }) {
  const navigate = useNavigate();
  const bound = useFavouriteList({ initialList: isFollows ? 'follows' : 'favourites' });
  return (
    <FavouriteList
      {...bound}
      onListChange={(list) => void navigate(list === 'follows' ? favouritesPaths.follows() : favouritesPaths.favourites(), { replace: true })}
    />
  );
}
