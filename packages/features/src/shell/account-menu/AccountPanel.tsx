import { Avatar } from '@chippage/ui/Avatar';
import { BagIcon, BuildingIcon, CheckIcon, CloudIcon, LockIcon, LogOutIcon, MessageIcon, ShieldIcon, UserIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { Account, AccountPlaces } from './account.ts';
import { CountMark } from '../../parts/count-mark/CountMark.tsx';
import * as styles from './AccountMenu.css.ts';
import { EnterpriseNote } from './EnterpriseNote.tsx';
import { accountMenuMessages } from './messages.ts';

export interface AccountPanelProps {
  account: Account;
  places: AccountPlaces;
  onLogOut: () => void;
}

/** What opens under the avatar. */
export function AccountPanel({ account, places, onLogOut }: AccountPanelProps) {
  const t = useMessages(accountMenuMessages);
  const { unread = 0, unreadByKind, enterpriseStatus, awaited = 0, toApprove = 0 } = account;
  return (
    <>
      <div className={styles.person}>
        <Avatar name={account.name} src={account.avatarUrl} />
        <div className={styles.personWords}>
          <p className={styles.name}>{account.name}</p>
          {account.detail !== undefined && <p className={styles.detail}>{account.detail}</p>}
        </div>
      </div>
      {enterpriseStatus !== undefined && enterpriseStatus !== 1 && places.verification !== undefined && (
        <EnterpriseNote status={enterpriseStatus} href={places.verification} />
      )}
      <ul className={styles.entries}>
        <li>
          <a className={styles.entry} href={places.messages} target="_blank" rel="noopener">
            <MessageIcon size={16} />
            <span className={styles.entryWords}>
              {t('messages')}
              {unreadByKind && unread > 0 && <span className={styles.entryDetail}>{t('unreadByKind', unreadByKind)}</span>}
            </span>
            <CountMark count={unread} />
            <VisuallyHidden>
              {unread > 0 && t('waiting', { count: unread })}
              {t('newWindow')}
            </VisuallyHidden>
          </a>
        </li>
        <Entry href={places.centre} icon={<UserIcon size={16} />} label={t('centre')} />
        {typeof enterpriseStatus === 'number' && places.supplyDemand !== undefined && (
          <Entry
            href={places.supplyDemand}
            icon={<BuildingIcon size={16} />}
            label={t('supplyDemand')}
            count={awaited}
            countWords={t('awaited', { count: awaited })}
          />
        )}
        {places.approvals !== undefined && (
          <Entry
            href={places.approvals}
            icon={<CheckIcon size={16} />}
            label={t('approvals')}
            count={toApprove}
            countWords={t('decide', { count: toApprove })}
          />
        )}
        {places.shopping !== undefined && <Entry href={places.shopping} icon={<BagIcon size={16} />} label={t('shopping')} />}
        {places.disk !== undefined && <Entry href={places.disk} icon={<CloudIcon size={16} />} label={t('disk')} />}
        <Entry href={places.account} icon={<LockIcon size={16} />} label={t('accountManagement')} />
        {places.operator !== undefined && <Entry href={places.operator} icon={<ShieldIcon size={16} />} label={t('operator')} />}
      </ul>
      <div className={styles.entries}>
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <LogOutIcon size={16} />
          {t('logOut')}
        </button>
      </div>
    </>
  );
}

interface EntryProps {
  href: string;
  icon: ReactNode;
  label: string;
  /** @default 0 */
  count?: number;
  /** Says the count to who does not see it. */
  countWords?: string;
}

function Entry({ href, icon, label, count = 0, countWords }: EntryProps) {
  return (
    <li>
      <PlainLink className={styles.entry} href={href}>
        {icon}
        <span className={styles.entryWords}>{label}</span>
        <CountMark count={count} />
        {count > 0 && <VisuallyHidden>{countWords}</VisuallyHidden>}
      </PlainLink>
    </li>
  );
}
