import { AccessibilitySettings } from '@chippage/features/AccessibilitySettings';
import { useDisplay } from '../../display/useDisplay.ts';
import { StatisticsConsent } from '../../consent/StatisticsConsent.tsx';
import { t } from './site.words.ts';
import * as styles from './accessibility.css.ts';

/** How pages behave for this visitor, and what the site may remember. */
export default function AccessibilityRoute() {
  const [display, change] = useDisplay();
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {t('accessibility')}
        </h1>
        <p className={styles.lead}>{t('accessibilityLead')}</p>
      </div>
      <AccessibilitySettings value={display} onChange={change} />
      <StatisticsConsent />
    </div>
  );
}
