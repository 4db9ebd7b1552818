import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { type DiskSection, DiskTabs } from './DiskTabs.tsx';
import { diskFrameMessages } from './messages.ts';

export interface DiskFrameProps {
  current: DiskSection;
  /** Fields in the head of the page. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The head of every page of the disk, and the way to the others. */
export function DiskFrame({ current, tools, children }: DiskFrameProps) {
  const t = useMessages(diskFrameMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} {...(tools !== undefined && { tools })} />
      <DiskTabs current={current} />
      {children}
    </PageColumn>
  );
}
