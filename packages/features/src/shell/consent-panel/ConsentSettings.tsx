import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { ConsentChoice } from './ConsentPanel.tsx';
import { consentPanelMessages } from './messages.ts';

export interface ConsentSettingsProps {
  /** `null`: not answered yet, which allows nothing. */
  choice: ConsentChoice | null;
  onChoose: (choice: ConsentChoice) => void;
}

/** The answer to `ConsentPanel`, to look at and to change at any time. */
export function ConsentSettings({ choice, onChoose }: ConsentSettingsProps) {
  const t = useMessages(consentPanelMessages);
  return (
    <RadioGroup label={t('settingsTitle')} description={t('settingsHelp')} value={choice} onChange={(value) => onChoose(value === 'all' ? 'all' : 'essential')}>
      <Radio value="essential">{t('refuse')}</Radio>
      <Radio value="all">{t('accept')}</Radio>
    </RadioGroup>
  );
}
