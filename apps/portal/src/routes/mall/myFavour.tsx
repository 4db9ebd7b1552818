import { type MallFavourList, mallFavourLists, MallFavours, useMallFavours } from '@chippage/features/MallFavours';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../mall/goodsWords.ts';
import { useAddToCart } from '../../mall/useAddToCart.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import { paths } from '../../paths.ts';

/** Goods and sellers that the member keeps, and goods that they wait for. */
export default function MyFavourRoute() {
  const [search] = useSearchParams();
  const list = mallFavourLists.find((each) => each === search.get('list')) ?? 'goods';
  return (
    <MemberPage section="mallFavours" title={t('favours')}>
      <Favours list={list} />
    </MemberPage>
  );
}

function Favours({ list }: { list: MallFavourList }) {
  const navigate = useNavigate();
  const bound = useMallFavours(list);
  return (
    <MallFavours
      {...bound}
      onListChange={(next) => void navigate(next === 'goods' ? paths.myFavour() : `${paths.myFavour()}?list=${next}`, { replace: true })}
      onAddToCart={useAddToCart()}
    />
  );
}
