import { UserIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import { lazy, Suspense, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useDisclosure } from '../disclosure/useDisclosure.ts';
import * as styles from './AccountMenu.css.ts';
import type { Account, AccountPlaces } from './account.ts';
import { accountMenuMessages } from './messages.ts';

const load = () => import('./AccountPanel.tsx').then(({ AccountPanel }) => ({ default: AccountPanel }));
const AccountPanel = lazy(load);
const preload = () => void load();

export interface AccountMenuProps {
  /** `null`: nobody is logged in. */
  account: Account | null;
  /** Where the popover leads. */
  places: AccountPlaces;
  onLogIn: () => void;
  /** A hand comes near the login: time to fetch its code. */
  onLogInIntent?: () => void;
  onLogOut: () => void;
  /** The address of the registration with what it must carry. Absent: this site registers nobody. */
  registerHref?: string;
}

/** The corner of the header: 登录 | 注册 for a visitor, the avatar with its popover for a member. */
export function AccountMenu({ account, places, onLogIn, onLogInIntent, onLogOut, registerHref }: AccountMenuProps) {
  const t = useMessages(accountMenuMessages);
  if (account) return <Member account={account} places={places} onLogOut={onLogOut} />;
  return (
    <div className={styles.visitor}>
      <button type="button" className={styles.action} onClick={onLogIn} onPointerEnter={onLogInIntent} onFocus={onLogInIntent}>
        <span className={styles.narrow}>
          <UserIcon />
        </span>
        <span className={styles.words}>{t('logIn')}</span>
      </button>
      {registerHref !== undefined && (
        <PlainLink className={`${styles.action} ${styles.register}`} href={registerHref}>
          {t('register')}
        </PlainLink>
      )}
    </div>
  );
}

function Member({ account, places, onLogOut }: Pick<AccountMenuProps, 'places' | 'onLogOut'> & { account: Account }) {
  const t = useMessages(accountMenuMessages);
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, close, triggerProps, panelId } = useDisclosure(root);
  const { name, unread = 0 } = account;
  const label = unread > 0 ? t('triggerUnread', { name, count: unread }) : t('trigger', { name });
  return (
    <div ref={root} className={styles.member}>
      <button type="button" className={styles.avatarButton} aria-label={label} {...triggerProps} onPointerEnter={preload} onFocus={preload}>
        <span className={styles.avatar} data-initial={account.avatarUrl ? '' : [...name][0]}>
          {account.avatarUrl && <img src={account.avatarUrl} alt="" width={32} height={32} />}
        </span>
        {unread > 0 && <span className={styles.badge} data-count={unread > 99 ? '99+' : unread} />}
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel} role="group" aria-label={t('account')}>
          <Suspense fallback={null}>
            <AccountPanel
              account={account}
              places={places}
              onLogOut={() => {
                close();
                onLogOut();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
