import { partDetailQuery } from '@chippage/api/datasheets';
import { goodsListQuery } from '@chippage/api/mall';
import { usePart } from '@chippage/features/PartDetail';
import { useParams } from 'react-router-dom';
import { partGoodsVariables } from '@chippage/features/PartGoods';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { PartHead } from './PartHead.tsx';
import { PartPage } from './PartPage.tsx';

export const loader = prefetch(({ params }) => {
  const id = idFrom(params['*']);
  return [vital(partDetailQuery, { id }), wanted(goodsListQuery, partGoodsVariables(id))];
});

/** All that is known of one part. */
export default function PartRoute() {
  const id = Number(useParams()['*']);
  const part = usePart(id);
  if (part.isMissing) throw new PageMissing();
  return (
    <>
      {part.data && <PartHead part={part.data} canonicalPath={datasheetsPaths.partDetail(id)} />}
      <PartPage part={part.value} />
    </>
  );
}
