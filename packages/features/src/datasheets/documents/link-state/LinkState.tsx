import type { LinkHealth } from '@chippage/api/types';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { WarningIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { isBroken, toldStatus } from './linkTrouble.ts';
import * as styles from './LinkState.css.ts';
import { linkStateMessages } from './messages.ts';

export interface LinkStateProps {
  /** How the maker's address fares; null: it was not checked. */
  link: LinkHealth | null;
  /** Says that it is well, too. @default false */
  isAlways?: boolean;
}

/** How a maker's address fared when it was checked last; nothing where that is not known. */
export function LinkState({ link, isAlways = false }: LinkStateProps) {
  const t = useMessages(linkStateMessages);
  const status = toldStatus(link);
  if (link === null || status === null || (!isAlways && !isBroken(link))) return null;
  const { date } = absoluteTime(Date.parse(link.checkTime));
  const text = t(status, { date, host: URL.parse(link.movedTo ?? '')?.hostname ?? '' });
  if (status === 'ok') return <span>{text}</span>;
  return (
    <span className={styles.state}>
      <span className={styles.icon}>
        <WarningIcon size={14} />
      </span>
      <span>{text}</span>
    </span>
  );
}
