import { BlockedAuthors, useBlockedAuthors } from '@chippage/features/BlockedAuthors';
import { FavouriteList, type FavouriteListName, useFavouriteList } from '@chippage/features/FavouriteList';
import { useLocation, useNavigate } from 'react-router-dom';
import { favouritesPaths } from './favourites.paths.ts';

const names: readonly FavouriteListName[] = ['favourites', 'follows', 'blocked'];

/** What the member keeps and follows, and whom they do not want to read. */
export default function FavouritesRoute() {
  const { pathname } = useLocation();
  return <Kept key={pathname} list={names.find((name) => pathname.startsWith(favouritesPaths[name]())) ?? 'favourites'} />;
}

function Kept({ list }: { list: FavouriteListName }) {
  const navigate = useNavigate();
  const bound = useFavouriteList({ initialList: list });
  return <FavouriteList {...bound} blocked={<Blocked />} onListChange={(next) => void navigate(favouritesPaths[next](), { replace: true })} />;
}

function Blocked() {
  return <BlockedAuthors {...useBlockedAuthors()} />;
}
