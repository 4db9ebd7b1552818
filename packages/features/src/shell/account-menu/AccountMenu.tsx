import { Avatar } from '@chippage/ui/Avatar';
import { UserIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useDisclosure } from '../disclosure/useDisclosure.ts';
import { CountMark } from '../../parts/count-mark/CountMark.tsx';
import * as styles from './AccountMenu.css.ts';
import type { Account, AccountPlaces } from './account.ts';
import { accountMenuMessages } from './messages.ts';

const AccountPanel = late(async () => (await import('./AccountPanel.tsx')).AccountPanel);

export interface AccountMenuProps {
  /** `null`: a visitor, not logged in. */
  account: Account | null;
  /** Where the popover leads. */
  places: AccountPlaces;
  onLogIn: () => void;
  /** The pointer enters the login or focus arrives: its code may be fetched. */
  onLogInIntent?: () => void;
  onLogOut: () => void;
  /** The address of the registration with what it must carry. Absent: this site has no registration. */
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
      <button
        type="button"
        className={styles.avatarButton}
        aria-label={label}
        {...triggerProps}
        onPointerEnter={AccountPanel.preload}
        onFocus={AccountPanel.preload}
      >
        <Avatar name={name} src={account.avatarUrl} size="sm" />
        <span className={styles.badge}>
          <CountMark count={unread} isRinged />
        </span>
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel} role="group" aria-label={t('account')}>
          <AccountPanel
            account={account}
            places={places}
            onLogOut={() => {
              close();
              onLogOut();
            }}
          />
        </div>
      )}
    </div>
  );
}
