import { takedownAgainstQuery } from '@chippage/api/takedowns';
import { TakedownCase, useTakedownAgainst } from '@chippage/features/TakedownCase';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ params }) => [wanted(takedownAgainstQuery, { id: idFrom(params['id']) })]);

/** A notice that took content of the member down, and the answer to it. */
export default function TakedownAgainstRoute() {
  const { isMissing, ...notice } = useTakedownAgainst(Number(useParams()['id']));
  if (isMissing) throw new PageMissing();
  return <TakedownCase {...notice} />;
}
