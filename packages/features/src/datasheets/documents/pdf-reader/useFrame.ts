import type { PageFrame } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useEffect, useMemo, useState } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import type { pdfReaderMessages } from './messages.ts';
import type { ReaderPlace, WantedPage } from './readerHash.ts';
import type { FramedPlace } from './ReaderPages.tsx';

/**
 * What is framed: the place that was led to last, before that the one of the address; said in words once.
 * @param nameOf What stands in a frame; '' when it is not known.
 */
export function useFrame(
  initial: ReaderPlace,
  wanted: WantedPage | null,
  nameOf: ((frame: PageFrame) => string) | undefined,
  t: Translate<(typeof pdfReaderMessages)['texts']>,
): FramedPlace | null {
  const announce = useAnnounce();
  // The place of arrival is where the reader began, however often it is told anew.
  const [arrival] = useState(initial);
  const { page, frame } = wanted ?? arrival;
  const name = (frame && nameOf?.(frame)) ?? '';
  const label = name === '' ? t('framedUnnamed', { page }) : t('framed', { name, page });
  useEffect(() => {
    if (frame) announce(label);
  }, [wanted, frame]); // oxlint-disable-line react/exhaustive-deps -- said when it is led to, not when its words change
  return useMemo(() => (frame ? { page, frame, label } : null), [page, frame, label]);
}
