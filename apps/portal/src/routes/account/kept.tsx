import { KeptList, useKeptList } from '@chippage/features/KeptList';
import { useLocation, useNavigate } from 'react-router-dom';
import { MemberPage } from '../../member/MemberPage.tsx';
import { t } from '../../messages.ts';
import { paths } from '../../paths.ts';

/** What the member keeps and follows. */
export default function KeptRoute() {
  const { pathname } = useLocation();
  return (
    <MemberPage section="kept" title={t('kept')}>
      <Kept key={pathname} isFollows={pathname.startsWith(paths.follows())} />
    </MemberPage>
  );
}

function Kept({ isFollows }: { isFollows: boolean }) {
  const navigate = useNavigate();
  const bound = useKeptList({ initialList: isFollows ? 'follows' : 'favourites' });
  return <KeptList {...bound} onListChange={(list) => void navigate(list === 'follows' ? paths.follows() : paths.favourites(), { replace: true })} />;
}
