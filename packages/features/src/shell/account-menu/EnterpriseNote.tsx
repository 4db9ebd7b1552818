import { BuildingIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { EnterpriseStatus } from './account.ts';
import * as styles from './AccountMenu.css.ts';
import { accountMenuMessages } from './messages.ts';

const words = {
  0: { title: 'reviewing', action: null },
  2: { title: 'refused', action: 'resubmit' },
  3: { title: 'expired', action: 'renew' },
} as const;

export interface EnterpriseNoteProps {
  status: Exclude<EnterpriseStatus, 1>;
  /** Where it is verified. */
  href: string;
}

/** Asks a member to verify the enterprise, or says where that stands. */
export function EnterpriseNote({ status, href }: EnterpriseNoteProps) {
  const t = useMessages(accountMenuMessages);
  const known = status === null ? null : words[status];
  const action = known === null ? 'verify' : known.action;
  return (
    <div className={styles.enterprise}>
      <BuildingIcon size={16} />
      <div>
        <p className={known === null ? styles.enterpriseTitle : undefined}>{t(known === null ? 'unverified' : known.title)}</p>
        {known === null && <p className={styles.enterpriseHelp}>{t('unverifiedHelp')}</p>}
        {action !== null && (
          <div className={styles.enterpriseAction}>
            <LinkButton href={href} variant="outline" size="sm">
              {t(action)}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
