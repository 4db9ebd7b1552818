import type { AgentLine } from '@chippage/api/types';
import { ClockIcon, CheckIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import * as styles from './AuthorisationProof.css.ts';
import { authorisationProofMessages } from './messages.ts';

/** Props of `AuthorisationProof`. */
export interface AuthorisationProofProps {
  line: Pick<AgentLine, 'id' | 'brandName' | 'brandNameCn' | 'state' | 'validTo' | 'checkedOn' | 'hasCertificate'>;
  /** Says too when the certificate was checked. @default false */
  hasCheck?: boolean;
}

/** How far an authorisation is proved, in words: until when, over, or never checked; with the certificate where anybody may read it. */
export function AuthorisationProof({ line, hasCheck = false }: AuthorisationProofProps) {
  const t = useMessages(authorisationProofMessages);
  const paths = usePaths(directoryPaths);
  const { id, brandName, brandNameCn, state, validTo, checkedOn, hasCertificate } = line;
  if (state === 'unverified') return <Tag>{t('unverified')}</Tag>;
  const month = validTo?.slice(0, 7) ?? '';
  return (
    <span className={styles.proof}>
      {state === 'expired' ? (
        <Tag tone="warn" icon={<ClockIcon size={14} />}>
          {t('expired', { month })}
        </Tag>
      ) : (
        <Tag tone="ok" icon={<CheckIcon size={14} />}>
          {validTo === null ? t('verifiedForever') : t('verified', { month })}
        </Tag>
      )}
      {hasCertificate ? (
        <Link href={paths.certificate(id)} newWindowLabel={t('newWindow')} aria-label={t('certificateOf', { brand: brandNameCn ?? brandName })}>
          {t('certificate')}
        </Link>
      ) : (
        <span className={styles.quiet}>{t('kept')}</span>
      )}
      {hasCheck && checkedOn !== null && <span className={styles.quiet}>{t('checkedOn', { day: checkedOn })}</span>}
    </span>
  );
}
