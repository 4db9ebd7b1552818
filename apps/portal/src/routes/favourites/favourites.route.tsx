import { BlockedAuthors, useBlockedAuthors } from '@chippage/features/BlockedAuthors';
import { CollectedList, useCollectedList } from '@chippage/features/CollectedList';
import { FavouriteList, type FavouriteListName, useFavouriteList } from '@chippage/features/FavouriteList';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../page/saveFile.ts';
import { directoryPaths } from '../directory/directory.paths.ts';
import { favouritesPaths } from './favourites.paths.ts';

const names: readonly FavouriteListName[] = ['favourites', 'follows', 'collected', 'blocked'];

/** What the member keeps and follows, and whom they do not want to read. */
export default function FavouritesRoute() {
  const { pathname } = useLocation();
  return <Kept key={pathname} list={names.find((name) => pathname.startsWith(favouritesPaths[name]())) ?? 'favourites'} />;
}

function Kept({ list }: { list: FavouriteListName }) {
  const navigate = useNavigate();
  const bound = useFavouriteList({ initialList: list, initialKind: useSearchParams()[0].get('kind') });
  return (
    <FavouriteList
      {...bound}
      agentHref={directoryPaths.agentDetail}
      collected={<Collected />}
      blocked={<Blocked />}
      onListChange={(next) => void navigate(favouritesPaths[next](), { replace: true })}
    />
  );
}

function Collected() {
  return <CollectedList {...useCollectedList({ saveFile })} />;
}

function Blocked() {
  return <BlockedAuthors {...useBlockedAuthors()} />;
}
