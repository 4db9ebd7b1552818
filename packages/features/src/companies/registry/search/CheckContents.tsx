import { Card } from '@chippage/ui/Card';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import * as styles from './CompanyCheck.css.ts';
import { companyCheckMessages } from './messages.ts';

/** What can be found out about a company, and what to do when it is wrong. */
export function CheckContents() {
  const t = useMessages(companyCheckMessages);
  return (
    <>
      <Card title={t('contents')}>
        <dl className={styles.contents}>
          {(['basics', 'court', 'operation', 'property', 'history'] as const).map((group) => (
            <div key={group}>
              <dt className={styles.term}>{t(group)}</dt>
              <dd className={styles.words}>{t(`${group}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('fairness')}>
        <Note>{t('fairnessText')}</Note>
      </Card>
    </>
  );
}
