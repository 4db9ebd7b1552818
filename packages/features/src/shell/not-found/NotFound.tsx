import { Button } from '@chippage/ui/Button';
import { HomeIcon, PauseIcon, SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useTimedNavigation } from '@chippage/ui/useTimedNavigation';
import { useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../i18n/paths/shellPaths.ts';
import { EmptyFootprint } from './EmptyFootprint.tsx';
import { notFoundMessages } from './messages.ts';
import * as styles from './NotFound.css.ts';

const LEAVE_AFTER_MS = 2_000;

export interface NotFoundProps {
  /** Goes to the home page in place of this one, so that Back does not return to the timer. */
  onGoHome: () => void;
  /** The reader's setting against pages that leave by themselves. @default true */
  leavesByItself?: boolean;
  /** A thing that is gone, and where others of its kind are found: the page says so and stays. */
  thing?: { words: string; searchLabel: string; searchHref: string };
  /** Other places worth a try, after 或者去. */
  suggestions?: readonly { label: string; href: string }[];
}

/** The page for an address that leads nowhere. It goes home after two seconds for a reader who does nothing at all. */
export function NotFound({ onGoHome, leavesByItself: mayLeave = true, thing, suggestions = [] }: NotFoundProps) {
  const t = useMessages(notFoundMessages);
  const leavesByItself = mayLeave && thing === undefined;
  const paths = usePaths(shellPaths);
  const { isRunning, stop } = useTimedNavigation({ delayMs: LEAVE_AFTER_MS, onNavigate: onGoHome, isEnabled: leavesByItself });
  // Before the timer starts (server, no script, less motion) nothing may be promised.
  const [hasRun, setHasRun] = useState(false);
  if (isRunning && !hasRun) setHasRun(true);
  const stay = () => {
    setHasRun(true);
    stop();
  };
  return (
    <section className={styles.page}>
      <EmptyFootprint label={t('drawing')} />
      <div className={styles.words}>
        <p className={styles.code}>{t('code')}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.lines}>
          {thing?.words ?? (
            <>
              {t('lines')}
              <br />
              {t('lines2')}
            </>
          )}
        </p>
        <div className={styles.actions}>
          {leavesByItself && (
            <Button variant="outline" icon={<PauseIcon size={16} />} onPress={stay}>
              {t('stay')}
            </Button>
          )}
          {thing && (
            <LinkButton href={thing.searchHref} icon={<SearchIcon size={16} />}>
              {thing.searchLabel}
            </LinkButton>
          )}
          <LinkButton variant={thing ? 'outline' : 'solid'} href={paths.home()} icon={<HomeIcon size={16} />}>
            {t('home')}
          </LinkButton>
        </div>
        {leavesByItself && (
          <p className={styles.leaving}>
            {hasRun && (
              <>
                <span className={styles.bar} aria-hidden>
                  <span className={isRunning ? styles.running : styles.still} />
                </span>
                {t(isRunning ? 'leaving' : 'staying')}
              </>
            )}
          </p>
        )}
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <span>{t('orGoTo')}</span>
            <ul className={styles.suggestionList}>
              {suggestions.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
