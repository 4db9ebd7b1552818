import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useDisplay } from '../../../display/useDisplay.ts';
import { t } from '../account.words.ts';

const choices = [
  { value: 'realtime', label: t('unreadRealtime') },
  { value: 'fiveMinutes', label: t('unreadFiveMinutes') },
  { value: 'off', label: t('unreadOff') },
] as const;

/** How often new messages are looked for; the same setting as on the accessibility page. */
export function UnreadFrequency() {
  const [display, change] = useDisplay();
  return (
    <RadioGroup
      label={t('unread')}
      value={display.unread}
      onChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value);
        if (chosen) change({ ...display, unread: chosen.value });
      }}
    >
      {choices.map(({ value, label }) => (
        <Radio key={value} value={value}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
