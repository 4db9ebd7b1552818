import { useAddToCart } from '@chippage/features/BrowserCart';
import { mallFavouriteLists, MallFavourites, useMallFavourites } from '@chippage/features/MallFavourites';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCartSite } from '../cart/useCartSite.ts';
import { mallPaths } from '../mall.paths.ts';

/** The member's favourite goods, the merchants that they follow, and goods that they wait for. */
export default function MallFavouritesRoute() {
  const [search] = useSearchParams();
  const list = mallFavouriteLists.find((each) => each === search.get('list')) ?? 'goods';
  const navigate = useNavigate();
  const bound = useMallFavourites(list);
  return (
    <MallFavourites
      {...bound}
      onListChange={(next) => void navigate(next === 'goods' ? mallPaths.myFavour() : `${mallPaths.myFavour()}?list=${next}`, { replace: true })}
      onAddToCart={useAddToCart(useCartSite())}
    />
  );
}
