import { sharedBomQuery } from '@chippage/api/bom';
import { BomPage, BomTools, type BomWork, LoadedBom, useBomOffers, useFindParts, useSharedBom } from '@chippage/features/Bom';
import { Alert } from '@chippage/ui/Alert';
import { useParams } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { t } from './bom.words.ts';

export const loader = prefetch(({ params }) => [vital(sharedBomQuery, { code: params['code'] ?? '' })]);

/** A bill of materials that somebody opened to whoever has the link. */
export default function SharedBomRoute() {
  const { value, work, isMissing } = useSharedBom(useParams()['code'] ?? '');
  if (isMissing) throw new PageMissing();
  return <LoadedBom bom={value}>{() => work && <Shared work={work} />}</LoadedBom>;
}

function Shared({ work }: { work: BomWork }) {
  const offers = useBomOffers(work);
  const notify = useNotify();
  return (
    <BomPage
      work={work}
      offers={offers}
      onPrint={() => window.print()}
      onFind={useFindParts()}
      notice={<Alert tone="info">{t('sharedNotice')}</Alert>}
      tools={<BomTools work={work} offers={offers} onSaveFile={saveFile} notify={notify} />}
    />
  );
}
