import { usePart } from '@chippage/features/PartDetail';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { loadPart } from './loadPart.ts';
import { PartHead } from './PartHead.tsx';
import { PartPage } from './PartPage.tsx';

export const loader: Loader = (args) => loadPart(args, idFrom(args.params['*']));

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
