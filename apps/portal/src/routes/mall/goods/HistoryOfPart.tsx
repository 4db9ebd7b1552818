import { usePartHistory } from '@chippage/features/usePartHistory';
import { Disclosure } from '@chippage/ui/Disclosure';
import { lazyPart } from '@chippage/ui/late';
import { Suspense, useState } from 'react';
import { t } from '../mall.words.ts';

const PartHistory = lazyPart(async () => (await import('@chippage/features/PartHistory')).PartHistory);

/** What a part cost before now; nothing when nobody ever offered it, or while that is not known. The charts are 10 kB: they come when they are wanted. */
export function HistoryOfPart({ partId }: { partId: number }) {
  const state = usePartHistory(partId);
  const { history } = state;
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (history.status !== 'ready' || history.data.since === null)) return null;
  return (
    <Disclosure title={t('history')} headingLevel={2} onExpandedChange={(isOpen) => isOpen && setWanted(true)}>
      {isWanted && (
        <Suspense>
          <PartHistory {...state} />
        </Suspense>
      )}
    </Disclosure>
  );
}
