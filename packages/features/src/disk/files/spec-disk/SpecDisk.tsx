import { EmptyState } from '@chippage/ui/EmptyState';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { DiskFrame } from '../../parts/disk-frame/DiskFrame.tsx';
import { specDiskMessages } from './messages.ts';

/** Which of the collected datasheets are seen. */
export interface SpecView {
  keywords: string;
  /** Only those with a newer revision. */
  isNewer: boolean;
}

export interface SpecDiskProps {
  view: SpecView;
  onViewChange: (view: SpecView) => void;
  /** Nothing matches the words or the choice. */
  isNothingFound: boolean;
  /** The datasheets themselves, as the member's list of them draws them. */
  children: ReactNode;
}

/** The datasheets that a member collected, as a part of the disk: by reference, with what became newer. */
export function SpecDisk({ view, onViewChange, isNothingFound, children }: SpecDiskProps) {
  const t = useMessages(specDiskMessages);
  return (
    <DiskFrame
      current="specs"
      tools={
        <KeywordsField label={t('searchLabel')} hint={t('searchHint')} searched={view.keywords} onSearch={(keywords) => onViewChange({ ...view, keywords })} />
      }
    >
      <Note>{t('note')}</Note>
      <div>
        <ToggleButton size="sm" isSelected={view.isNewer} onChange={(isNewer) => onViewChange({ ...view, isNewer })}>
          {t('onlyNewer')}
        </ToggleButton>
      </div>
      {isNothingFound ? <EmptyState title={t(view.isNewer && view.keywords === '' ? 'nothingNewer' : 'nothingFound')} /> : children}
    </DiskFrame>
  );
}
