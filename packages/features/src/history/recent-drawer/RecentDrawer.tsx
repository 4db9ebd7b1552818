import type { Loadable } from '@chippage/api/loadable';
import { TrashIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Sheet } from '@chippage/ui/Sheet';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ClearQuestion } from './ClearQuestion.tsx';
import { recentDrawerMessages } from './messages.ts';
import * as styles from './RecentDrawer.css.ts';
import { RecentFoot } from './RecentFoot.tsx';
import { RecentList } from './RecentList.tsx';
import { type RecentRow, type RecentTab, recentTabs } from './recentRow.ts';

/** The rows of a tab that are loaded, and how many there are. */
export interface RecentRows {
  rows: readonly RecentRow[];
  total: number;
}

export interface RecentDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Only members have a history. */
  isLoggedIn: boolean;
  onLogIn: () => void;
  tab: RecentTab;
  onTabChange: (tab: RecentTab) => void;
  /** What belongs to the tab shown. */
  list: Loadable<RecentRows>;
  /** Whether another page is on its way. @default false */
  isLoadingMore?: boolean;
  /** Why the next page did not come; `onLoadMore` tries again. */
  moreError?: string | null;
  /** Another twenty. */
  onLoadMore: () => void;
  /** Forgets the tab shown. Absent: this site does not. @throws ApiError whose message is shown */
  onClear?: (tab: RecentTab) => Promise<void>;
  /** Forgets one row of the tab shown. Absent: this site does not. @throws ApiError whose message is shown */
  onRemove?: (row: RecentRow) => Promise<void>;
  /** Where there is something to look at, by tab. */
  emptyHrefs: Readonly<Partial<Record<RecentTab, string>>>;
}

/** What a member looked at lately, by kind, in a drawer from the right. */
export function RecentDrawer({ isOpen, onOpenChange, tab, onTabChange, onClear, ...content }: RecentDrawerProps) {
  const t = useMessages(recentDrawerMessages);
  const [isAsking, setAsking] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const { list, isLoggedIn } = content;
  const hasRows = isLoggedIn && list.status === 'ready' && list.data.rows.length > 0;
  return (
    <Sheet
      title={t('title')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      padding="none"
      headerAction={
        hasRows &&
        onClear && (
          <IconButton label={t('clear', { tab: t(tab) })} size="sm" onPress={() => setAsking(true)}>
            <TrashIcon size={20} />
          </IconButton>
        )
      }
      footer={hasRows && <RecentFoot {...content} rows={list.data} />}
    >
      <FocusOnTab root={tabs} />
      <Tabs ref={tabs} selectedKey={tab} onSelectionChange={(key) => onTabChange(recentTabs.find((known) => known === key) ?? 'demand')}>
        <div className={styles.tabs}>
          <TabList label={t('tabs')}>
            {recentTabs.map((id) => (
              <Tab key={id} id={id}>
                {t(id)}
              </Tab>
            ))}
          </TabList>
        </div>
        {recentTabs.map((id) => (
          <TabPanel key={id} id={id}>
            <RecentList {...content} tab={id} />
          </TabPanel>
        ))}
      </Tabs>
      {onClear && <ClearQuestion tab={tab} isOpen={isAsking} onOpenChange={setAsking} onClear={() => onClear(tab)} />}
    </Sheet>
  );
}

/** Work starts at the tab shown, not at the buttons above it. */
function FocusOnTab({ root }: { root: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // The tabs are there one paint after their drawer.
    const frame = requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [root]);
  return null;
}
