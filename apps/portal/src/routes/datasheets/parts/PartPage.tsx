import type { Loadable } from '@chippage/api/loadable';
import type { PartDetail as Part } from '@chippage/api/types';
import { useDownloadDocuments } from '@chippage/features/download';
import { readerHash } from '@chippage/features/readerHash';
import { useFavouriteThing } from '@chippage/features/FavouriteThing';
import { PartDetail } from '@chippage/features/PartDetail';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { useSetAtom } from 'jotai';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { feedbackDraftAtom, openToolAtom } from '../../../atoms/openToolAtom.ts';
import { GoodsOfPart } from '../../mall/goods/GoodsOfPart.tsx';
import { HistoryOfPart } from '../../mall/goods/HistoryOfPart.tsx';
import { ArticlesOfPart } from '../../news/articles/ArticlesOfPart.tsx';
import { copyText } from '../../../page/copyText.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';
import { BoundDocumentTools } from '../documents/BoundDocumentTools.tsx';
import { useReaderWanted } from '../documents/useReaderWanted.ts';
import { useRoomForReader } from '../documents/useRoomForReader.ts';
import { ChangesOfPart } from '../changes/ChangesOfPart.tsx';
import * as styles from './PartPage.css.ts';
import { useCompareHref } from './useCompareHref.ts';

const BoundReader = lazyPart(async () => (await import('../documents/BoundReader.tsx')).BoundReader);

export interface PartPageProps {
  part: Loadable<Part>;
  /** The document that the address names; its reader is open at once. */
  documentId?: number;
}

/** A part with its datasheets, bound to reader, download and clipboard. */
export function PartPage({ part, documentId }: PartPageProps) {
  const memberId = useMemberId();
  const download = useDownloadDocuments({ ...usePageActions('download'), saveFile });
  const favourite = useFavouriteThing({
    kind: 'part',
    ...usePageActions('favourite'),
    id: part.status === 'ready' ? part.data.id : null,
    isMember: memberId !== undefined,
  });
  const addressedId = documentId ?? (part.status === 'ready' ? part.data.documents[0]?.id : undefined);
  useRecordVisit({ memberId, type: 1, id: addressedId });
  const compareHref = useCompareHref();
  const requireLogin = useRequireLogin();
  const openTool = useSetAtom(openToolAtom);
  const setDraft = useSetAtom(feedbackDraftAtom);
  const correct = (content: string) =>
    requireLogin('feedback', () => {
      setDraft({ typeLabel: t('wrongFacts'), content });
      openTool('feedback');
    });
  const isReaderOpen = [useReaderWanted(), useRoomForReader(), documentId !== undefined].some(Boolean);
  return (
    <PartDetail
      // Which document is shown is the piece's own once it stands; another address starts anew.
      key={`${part.status === 'ready' ? part.data.id : ''} ${documentId ?? ''}`}
      part={part}
      initialDocumentId={documentId}
      isReaderOpen={isReaderOpen}
      renderReader={(document, nameOfFrame) => (
        <Suspense fallback={<div className={styles.place} />}>
          <BoundReader key={document.id} document={document} isAddressed={document.id === addressedId} nameOfFrame={nameOfFrame} />
        </Suspense>
      )}
      hrefOfEvidence={({ documentId: of, page, frame }, isHere) => {
        const place = readerHash({ page, find: '', ...(frame && { frame }) });
        return isHere || part.status !== 'ready' ? place : `${datasheetsPaths.specificationDetail(of, part.data.brandId)}${place}`;
      }}
      renderDocumentTools={(document) => <BoundDocumentTools key={document.id} document={document} />}
      onDownload={(document) => download([document.id])}
      onCorrect={correct}
      onCopyText={copyText}
      {...(part.status === 'ready' && {
        compareHref: compareHref(part.data.id),
        aside: (
          <>
            <ChangesOfPart key={part.data.id} partId={part.data.id} mpn={part.data.mpn} />
            <ArticlesOfPart partId={part.data.id} />
          </>
        ),
      })}
      {...(part.status === 'ready' && { history: <HistoryOfPart key={part.data.id} partId={part.data.id} /> })}
      {...(part.status === 'ready' && { offers: <GoodsOfPart partId={part.data.id} mpn={part.data.mpn} /> })}
      {...favourite}
    />
  );
}
