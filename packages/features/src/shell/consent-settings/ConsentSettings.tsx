import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { ConsentChoice } from '../consent-panel/ConsentPanel.tsx';
import { consentSettingsMessages } from './messages.ts';

export interface ConsentSettingsProps {
  /** `null`: not answered yet, which allows nothing. */
  choice: ConsentChoice | null;
  /** When it was answered, in milliseconds. */
  time?: number | undefined;
  onChoose: (choice: ConsentChoice) => void;
}

/** The answer to `ConsentPanel`, to look at and to change at any time. */
export function ConsentSettings({ choice, time, onChoose }: ConsentSettingsProps) {
  const t = useMessages(consentSettingsMessages);
  return (
    <RadioGroup
      label={t('title')}
      description={[t('help'), ...(choice !== null && time !== undefined ? [t('answered', { time: absoluteTime(time).minute })] : [])].join('')}
      value={choice}
      onChange={(value) => onChoose(value === 'all' ? 'all' : 'essential')}
    >
      <Radio value="essential">{t('refuse')}</Radio>
      <Radio value="all">{t('accept')}</Radio>
    </RadioGroup>
  );
}
