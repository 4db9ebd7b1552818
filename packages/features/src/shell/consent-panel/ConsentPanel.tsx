import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { useId } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ConsentPanel.css.ts';
import { consentPanelMessages } from './messages.ts';

/** What a visitor allows: statistics as well, or what the site needs to work alone. */
export type ConsentChoice = 'all' | 'essential';

export interface ConsentPanelProps {
  /** The policy with the table of everything that is kept. */
  privacyHref: string;
  onChoose: (choice: ConsentChoice) => void;
}

/** Asks before anything that is not needed is kept or sent. Show it until there is an answer; then focus goes to `main`, which has to take it. See `ConsentSettings`. */
export function ConsentPanel({ privacyHref, onChoose }: ConsentPanelProps) {
  const t = useMessages(consentPanelMessages);
  const titleId = useId();
  const answer = (choice: ConsentChoice) => {
    // The button goes away with the question.
    document.querySelector('main')?.focus({ preventScroll: true });
    onChoose(choice);
  };
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.words}>
            {t.parts('text', {
              privacy: (
                <Link key="privacy" href={privacyHref}>
                  {t('privacy')}
                </Link>
              ),
            })}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button variant="outline" onPress={() => answer('essential')}>
            {t('refuse')}
          </Button>
          <Button variant="outline" onPress={() => answer('all')}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
