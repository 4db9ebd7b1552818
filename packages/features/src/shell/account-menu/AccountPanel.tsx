import { LogOutIcon } from '@chippage/ui/Icon';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { Link } from 'react-aria-components/Link';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { Account, AccountEntry } from './account.ts';
import * as styles from './AccountMenu.css.ts';
import { accountMenuMessages } from './messages.ts';

export interface AccountPanelProps {
  account: Account;
  entries: readonly AccountEntry[];
  onLogOut: () => void;
}

/** What opens under the avatar. */
export function AccountPanel({ account, entries, onLogOut }: AccountPanelProps) {
  const t = useMessages(accountMenuMessages);
  return (
    <>
      <div className={styles.person}>
        <span className={`${styles.avatar} ${styles.avatarLarge}`} data-initial={account.avatarUrl ? '' : [...account.name][0]}>
          {account.avatarUrl && <img src={account.avatarUrl} alt="" width={40} height={40} />}
        </span>
        <div className={styles.personWords}>
          <p className={styles.name}>{account.name}</p>
          {account.detail !== undefined && <p className={styles.detail}>{account.detail}</p>}
        </div>
      </div>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link className={styles.entry} href={entry.href}>
                {entry.icon}
                <span className={styles.entryWords}>{entry.label}</span>
                {entry.count !== undefined && entry.count > 0 && (
                  <>
                    <span className={styles.count} data-count={entry.count > 99 ? '99+' : entry.count} />
                    <VisuallyHidden>{t('waiting', { count: entry.count })}</VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.entries}>
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <LogOutIcon size={16} />
          {t('logOut')}
        </button>
      </div>
    </>
  );
}
