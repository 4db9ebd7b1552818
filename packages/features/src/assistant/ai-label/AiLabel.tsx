import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './AiLabel.css.ts';
import { aiLabelMessages } from './messages.ts';

export interface AiLabelProps {
  /** Name of the model; null: the answer was made by rules. */
  model: string | null;
}

/** Says that an answer is AI-generated, and by what. */
export function AiLabel({ model }: AiLabelProps) {
  const t = useMessages(aiLabelMessages);
  return (
    <p className={styles.label} data-aigc={model === null ? 'rules' : 'model'}>
      <Tag>{t('label')}</Tag>
      <span>{model === null ? t('rules') : t('model', { model })}</span>
    </p>
  );
}
