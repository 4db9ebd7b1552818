import { type MallFavouriteList, mallFavouriteLists, MallFavourites, useMallFavourites } from '@chippage/features/MallFavourites';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../mall/goodsWords.ts';
import { useAddToCart } from '../../../mall/useAddToCart.ts';
import { MemberPage } from '../../../layouts/MemberPage.tsx';
import { mallPaths } from '../mall.paths.ts';

/** Goods and merchants that the member keeps, and goods that they wait for. */
export default function MallFavouritesRoute() {
  const [search] = useSearchParams();
  const list = mallFavouriteLists.find((each) => each === search.get('list')) ?? 'goods';
  return (
    <MemberPage section="mallFavourites" title={t('favourites')}>
      <Favourites list={list} />
    </MemberPage>
  );
}

function Favourites({ list }: { list: MallFavouriteList }) {
  const navigate = useNavigate();
  const bound = useMallFavourites(list);
  return (
    <MallFavourites
      {...bound}
      onListChange={(next) => void navigate(next === 'goods' ? mallPaths.myFavour() : `${mallPaths.myFavour()}?list=${next}`, { replace: true })}
      onAddToCart={useAddToCart()}
    />
  );
}
