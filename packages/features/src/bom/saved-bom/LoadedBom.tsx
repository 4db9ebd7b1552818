import type { Loadable } from '@chippage/api/loadable';
import type { Bom } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { MatchingBom } from './MatchingBom.tsx';
import { savedBomMessages } from './messages.ts';

/** Props of `LoadedBom`. */
export interface LoadedBomProps {
  bom: Loadable<Bom>;
  /** Its lines, once they are matched. */
  children: (bom: Bom) => ReactNode;
}

/** A kept bill of materials: being read, not read, being matched, or there. */
export function LoadedBom({ bom, children }: LoadedBomProps) {
  const t = useMessages(savedBomMessages);
  return (
    <Loaded value={bom} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['40px', '88px', '400px']}>
      {(found) => (found.state === 'matching' ? <MatchingBom name={found.name} done={found.matchedCount} total={found.lineCount} /> : children(found))}
    </Loaded>
  );
}
