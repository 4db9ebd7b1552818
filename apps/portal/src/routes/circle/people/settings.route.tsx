import { CircleSettings, useCircleSettings } from '@chippage/features/OwnCircle';
import { usePageActions } from '../../../session/usePageActions.ts';

/** Personalisation of the circle, and from whom the member keeps away. */
export default function SettingsRoute() {
  return <CircleSettings {...useCircleSettings(usePageActions('member'))} />;
}
