import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Coming } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { uploadMessages } from './messages.ts';
import type { MyUploadsProps } from './MyUploads.tsx';
import * as styles from './Upload.css.ts';
import type { UploadFormProps } from './UploadForm.tsx';

// Who sees one side needs nothing of the other.
const MyUploads = lazyPart(async () => (await import('./MyUploads.tsx')).MyUploads);
const UploadForm = lazyPart(async () => (await import('./UploadForm.tsx')).UploadForm);

/** The two sides of the page. */
export type UploadTab = 'new' | 'mine';

export interface UploadPageProps {
  tab: UploadTab;
  onTabChange: (tab: UploadTab) => void;
  form: Omit<UploadFormProps, 'onSeeMine'>;
  mine: Omit<MyUploadsProps, 'onUpload'>;
}

/** Handing datasheets in, and what became of them. */
export function UploadPage({ tab, onTabChange, form, mine }: UploadPageProps) {
  const t = useMessages(uploadMessages);
  const side = <Coming />;
  return (
    <div className={styles.page}>
      <PageColumn>
        <PageHead title={t('title')} />
        <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(key === 'mine' ? 'mine' : 'new')}>
          <TabList label={t('tabs')}>
            <Tab id="new">{t('newTab')}</Tab>
            <Tab id="mine">{t('mineTab')}</Tab>
          </TabList>
          <TabPanel id="new">
            <Suspense fallback={side}>
              <UploadForm {...form} onSeeMine={() => onTabChange('mine')} />
            </Suspense>
          </TabPanel>
          <TabPanel id="mine">
            <Suspense fallback={side}>
              <MyUploads
                {...mine}
                onUpload={() => onTabChange('new')}
                onCorrect={(upload) => {
                  mine.onCorrect(upload);
                  onTabChange('new');
                }}
              />
            </Suspense>
          </TabPanel>
        </Tabs>
      </PageColumn>
    </div>
  );
}
