import { takedownStateQuery } from '@chippage/api/takedowns';
import { TakedownCase, useTakedownByCode } from '@chippage/features/TakedownCase';
import { useParams } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ params }) => [vital(takedownStateQuery, { code: params['code'] ?? '' })]);

/** What became of a notice, for who has its code. */
export default function TakedownStateRoute() {
  const { isMissing, ...notice } = useTakedownByCode(useParams()['code'] ?? '');
  if (isMissing) throw new PageMissing();
  return <TakedownCase {...notice} />;
}
