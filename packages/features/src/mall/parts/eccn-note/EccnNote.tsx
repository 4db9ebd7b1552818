import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './EccnNote.css.ts';
import { eccnNoteMessages } from './messages.ts';

/** Of goods that are under no entry of the control list. */
const UNLISTED = 'EAR99';

export interface EccnNoteProps {
  /** Export control classification number, as the merchant gave it; null: none given. */
  eccn: string | null;
}

/** Reminds whoever buys goods under export control; nothing for what is under none. */
export function EccnNote({ eccn }: EccnNoteProps) {
  const t = useMessages(eccnNoteMessages);
  if (eccn === null || eccn.toUpperCase() === UNLISTED) return null;
  return <span className={styles.note}>{t('note', { eccn })}</span>;
}
