import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { Switch } from '@chippage/ui/Switch';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { AccessibilityChoices } from './accessibilityChoices.ts';
import * as styles from './AccessibilitySettings.css.ts';
import { accessibilitySettingsMessages } from './messages.ts';

export interface AccessibilitySettingsProps {
  value: AccessibilityChoices;
  /** Holds at once; keeping it is the host's. */
  onChange: (value: AccessibilityChoices) => void;
}

const frequencies = ['realtime', 'fiveMinutes', 'off'] as const;

/** Motion, large type, pages that leave by themselves, and how often the site speaks up. */
export function AccessibilitySettings({ value, onChange }: AccessibilitySettingsProps) {
  const t = useMessages(accessibilitySettingsMessages);
  const change = (part: Partial<AccessibilityChoices>) => onChange({ ...value, ...part });
  return (
    <div className={styles.settings}>
      <Switch isSelected={value.motion === 'reduced'} onChange={(isOn) => change({ motion: isOn ? 'reduced' : 'auto' })} description={t('motionHelp')}>
        {t('motion')}
      </Switch>
      <Switch isSelected={!value.leavesByItself} onChange={(isOn) => change({ leavesByItself: !isOn })} description={t('staysHelp')}>
        {t('stays')}
      </Switch>
      <Switch isSelected={value.type === 'large'} onChange={(isOn) => change({ type: isOn ? 'large' : 'normal' })} description={t('largeTypeHelp')}>
        {t('largeType')}
      </Switch>
      <RadioGroup
        label={t('unread')}
        description={t('unreadHelp')}
        value={value.unread}
        onChange={(next) => change({ unread: frequencies.find((known) => known === next) ?? 'realtime' })}
      >
        {frequencies.map((frequency) => (
          <Radio key={frequency} value={frequency}>
            {t(frequency)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
