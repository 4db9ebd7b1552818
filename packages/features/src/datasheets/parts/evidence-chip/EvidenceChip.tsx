import type { FactEvidence } from '@chippage/api/types';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './EvidenceChip.css.ts';
import { evidenceChipMessages } from './messages.ts';

export interface EvidenceChipProps {
  /** The fact that stands there, e.g. 工作温度. */
  name: string;
  evidence: Pick<FactEvidence, 'page' | 'isSure'>;
  /** The reader at that place. */
  href: string;
  /** Called before the link is followed. */
  onFollow?: () => void;
}

/** Leads from a fact to where a document says it: the page, and that the place is to be checked where it is not certain. */
export function EvidenceChip({ name, evidence: { page, isSure }, href, onFollow }: EvidenceChipProps) {
  const t = useMessages(evidenceChipMessages);
  return (
    <PlainLink className={styles.chip} href={href} onClick={() => onFollow?.()}>
      <span>
        <VisuallyHidden>{t('about', { name })}</VisuallyHidden>
        {t('page', { page })}
      </span>
      {!isSure && <span className={styles.unsure}>{t('unsure')}</span>}
    </PlainLink>
  );
}
