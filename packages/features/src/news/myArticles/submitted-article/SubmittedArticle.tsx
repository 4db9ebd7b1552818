import type { Loadable } from '@chippage/api/loadable';
import type { SubmittedArticle as Submitted } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Dialog } from '@chippage/ui/Dialog';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PreviewedArticle } from '../article-preview/PreviewedArticle.tsx';
import * as styles from '../article-preview/ArticlePreview.css.ts';
import { submittedArticleMessages } from './messages.ts';

/** Props of `SubmittedArticle`. */
export interface SubmittedArticleProps {
  /** Names the window. */
  title: string;
  submitted: Loadable<Submitted>;
  onClose: () => void;
}

/** What a review of an article is about, as readers will see it, and what they see now. */
export function SubmittedArticle({ title, submitted, onClose }: SubmittedArticleProps) {
  const t = useMessages(submittedArticleMessages);
  const [which, setWhich] = useState('submitted');
  return (
    <Dialog title={title} closeLabel={t('close')} size="lg" isOpen isDismissable onOpenChange={onClose}>
      <Loaded value={submitted} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['2rem', '20rem']}>
        {({ preview, before, publishTime }) => (
          <div className={styles.page}>
            {publishTime !== null && <Alert tone="info">{t('schedule', { time: absoluteTime(Date.parse(publishTime)).minute })}</Alert>}
            {before && (
              <RadioGroup label={t('which')} look="marks" orientation="horizontal" value={which} onChange={setWhich}>
                <Radio value="submitted">{t('submitted')}</Radio>
                <Radio value="before">{t('before')}</Radio>
              </RadioGroup>
            )}
            <PreviewedArticle article={before && which === 'before' ? before : preview} headingLevel={3} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
