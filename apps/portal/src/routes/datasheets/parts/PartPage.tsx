import type { Loadable } from '@chippage/api/loadable';
import type { PartDetail as Part } from '@chippage/api/types';
import { useDownloadDocuments } from '@chippage/features/download';
import { useFavouritePart } from '@chippage/features/FavouritePart';
import { PartDetail } from '@chippage/features/PartDetail';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { feedbackDraftAtom, openToolAtom } from '../../../atoms/openToolAtom.ts';
import { GoodsOfPart } from '../../mall/goods/GoodsOfPart.tsx';
import { copyText } from '../../../page/copyText.ts';
import { QuietBoundary } from '../../../page/QuietBoundary.tsx';
import { saveFile } from '../../../page/saveFile.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { t } from '../datasheets.words.ts';
import { useReaderWanted } from '../documents/useReaderWanted.ts';
import { useRoomForReader } from '../documents/useRoomForReader.ts';
import * as styles from './PartPage.css.ts';

const BoundReader = lazy(async () => ({ default: (await import('../documents/BoundReader.tsx')).BoundReader }));

export interface PartPageProps {
  part: Loadable<Part>;
  /** The document that the address names; its reader is open at once. */
  documentId?: number;
}

/** A part with its datasheets, bound to reader, download and clipboard. */
export function PartPage({ part, documentId }: PartPageProps) {
  const memberId = useMemberId();
  const download = useDownloadDocuments({ ...usePageActions('download'), saveFile });
  const favourite = useFavouritePart({
    ...usePageActions('favourite'),
    id: part.status === 'ready' ? part.data.id : null,
    isMember: memberId !== undefined,
  });
  useRecordVisit({ memberId, type: 1, id: documentId ?? (part.status === 'ready' ? part.data.documents[0]?.id : undefined) });
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
      renderReader={(document) => (
        <QuietBoundary>
          <Suspense fallback={<div className={styles.place} />}>
            <BoundReader document={document} />
          </Suspense>
        </QuietBoundary>
      )}
      onDownload={(document) => download([document.id])}
      onCorrect={correct}
      onCopyText={copyText}
      {...(part.status === 'ready' && { offers: <GoodsOfPart partId={part.data.id} mpn={part.data.mpn} /> })}
      {...favourite}
    />
  );
}
