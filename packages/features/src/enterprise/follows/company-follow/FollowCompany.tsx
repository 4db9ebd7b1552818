import type { CompanyFollow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import * as styles from './FollowCompany.css.ts';
import { companyFollowMessages } from './messages.ts';

/** What can be switched of following a company. */
export type FollowSwitch = Exclude<keyof CompanyFollow, 'isOwn'>;

export interface FollowCompanyProps {
  id: number;
  /** What the company is called. */
  name: string;
  follow: CompanyFollow;
  onFollow: (what: FollowSwitch, isOn: boolean) => void;
  /** The member's company does not want to see it. @default false */
  isBlocked?: boolean | undefined;
  /** Absent: whoever reads acts for no verified company. */
  onBlock?: ((isBlocked: boolean) => void) | undefined;
}

/** Follows a company and says what the member is told of; keeps it out of sight. Of one's own company neither: it is kept. */
export function FollowCompany({ id, name, follow: { isOwn, isFollowed, wantsSupply, wantsDemand }, onFollow, isBlocked = false, onBlock }: FollowCompanyProps) {
  const t = useMessages(companyFollowMessages);
  const paths = usePaths(enterprisePaths);
  const inbox = usePaths(inboxPaths);
  if (isOwn)
    return (
      <div className={styles.actions}>
        <span className={styles.hint}>{t('own')}</span>
        <Link href={paths.companyManage()}>{t('toManage')}</Link>
      </div>
    );
  return (
    <>
      <div className={styles.actions}>
        <LinkButton variant="outline" href={inbox.chat({ kind: 'company', partyId: id })}>
          {t('chat')}
        </LinkButton>
        <FollowButton name={name} isFollowed={isFollowed} onChange={(isOn) => onFollow('isFollowed', isOn)} />
        {onBlock && (
          <Button variant="plain" onPress={() => onBlock(!isBlocked)} aria-label={t(isBlocked ? 'unblockOf' : 'blockOf', { name })}>
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        )}
        {isBlocked && <span className={styles.hint}>{t('blocked')}</span>}
      </div>
      {isFollowed && (
        <fieldset className={styles.group} aria-label={t('group', { name })}>
          <CheckboxField size="sm" isSelected={wantsSupply} onChange={(isOn) => onFollow('wantsSupply', isOn)}>
            {t('wantsSupply')}
          </CheckboxField>
          <CheckboxField size="sm" isSelected={wantsDemand} onChange={(isOn) => onFollow('wantsDemand', isOn)}>
            {t('wantsDemand')}
          </CheckboxField>
          <span className={styles.hint}>{t('hint')}</span>
        </fieldset>
      )}
    </>
  );
}
