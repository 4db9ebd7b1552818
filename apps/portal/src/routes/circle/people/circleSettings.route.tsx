import { SilencedMembers, useSilencedMembers } from '@chippage/features/OwnCircle';
import { usePageActions } from '../../../session/usePageActions.ts';

/** What the member chose for the circle. */
export default function CircleSettingsRoute() {
  return <SilencedMembers {...useSilencedMembers(usePageActions('follow'))} />;
}
