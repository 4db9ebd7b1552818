import { TakedownForm, useTakedownForm } from '@chippage/features/TakedownForm';
import { useSearchParams } from 'react-router-dom';
import { takedownsPaths } from './takedowns.paths.ts';

/** Longer ones are no addresses of ours. */
const LONGEST_PLACE = 300;

/** Where anybody tells the site that content infringes rights. */
export default function TakedownRoute() {
  const [search] = useSearchParams();
  const place = search.get('place') ?? '';
  return <TakedownForm {...useTakedownForm()} getStateHref={takedownsPaths.takedownState} place={place.length > LONGEST_PLACE ? '' : place} />;
}
