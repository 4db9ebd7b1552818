import { documentDetailQuery, documentRevisionsQuery } from '@chippage/api/datasheets';
import { OutsideDocument, useDocument } from '@chippage/features/OutsideDocument';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { redirect, useParams } from 'react-router-dom';
import { t } from '../datasheets.words.ts';
import { documentJsonLd } from '../datasheetsJsonLd.ts';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { BoundDocumentTools } from './BoundDocumentTools.tsx';
import { useReportLink } from './useReportLink.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { useMemberId } from '../../../session/useMemberId.ts';

const load = prefetch(({ params }) => [vital(documentDetailQuery, { id: idFrom(params['id']) }), wanted(documentRevisionsQuery, { id: idFrom(params['id']) })]);

export const loader: Loader = async (args) => {
  await load(args);
  const document = readAnswer(args, documentDetailQuery, { id: idFrom(args.params['id']) });
  if (document?.isHosted && document.outsideUrl === null) return redirect(datasheetsPaths.specificationDetail(document.id, document.brandId));
  return null;
};

/** A datasheet that lies at its maker's address, with or without a copy here. */
export default function OutsideRoute() {
  const id = Number(useParams()['id']);
  const { origin } = usePageFacts();
  const { value: document, data, isMissing } = useDocument(id);
  const report = useReportLink();
  useRecordVisit({ memberId: useMemberId(), type: 1, id: data?.id });
  if (isMissing) throw new PageMissing();
  if (document.status === 'failed' && document.code === 'document.taken_down') throw new PageGone(document.message);
  if (document.status === 'failed')
    return (
      <ErrorState title={t('failureTitle')} onRetry={document.onRetry} retryLabel={t('retry')}>
        {document.message}
      </ErrorState>
    );
  if (document.status === 'loading')
    return (
      <SkeletonRegion label={t('loading')}>
        <Skeleton shape="block" height="320px" />
      </SkeletonRegion>
    );
  const { title, host } = document.data;
  return (
    <>
      <PageHead
        title={t('outsideTitle', { title })}
        description={t('outsideDescription', { title, host: host ?? '' })}
        canonicalPath={datasheetsPaths.outsideDetail(id)}
        jsonLd={import.meta.env.SSR ? [documentJsonLd(origin, document.data, datasheetsPaths.outsideDetail(id))] : []}
      />
      <OutsideDocument document={document.data} onReport={(content) => report(id, content)} tools={<BoundDocumentTools key={id} document={document.data} />} />
    </>
  );
}
