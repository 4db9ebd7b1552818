import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { uploadMessages } from './messages.ts';
import { MyUploads, type MyUploadsProps } from './MyUploads.tsx';
import * as styles from './Upload.css.ts';
import { UploadForm, type UploadFormProps } from './UploadForm.tsx';

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
            <UploadForm {...form} onSeeMine={() => onTabChange('mine')} />
          </TabPanel>
          <TabPanel id="mine">
            <MyUploads
              {...mine}
              onUpload={() => onTabChange('new')}
              onCorrect={(upload) => {
                mine.onCorrect(upload);
                onTabChange('new');
              }}
            />
          </TabPanel>
        </Tabs>
      </PageColumn>
    </div>
  );
}
