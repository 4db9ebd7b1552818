import { FriendlyTime as Time } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../FeaturesProvider.tsx';
import { friendlyTimeMessages } from './messages.ts';

export interface FriendlyTimeProps {
  /** ISO 8601, with offset. */
  dateTime: string;
}

/** A time as people say it (3 小时前), in the words of the site. */
export function FriendlyTime({ dateTime }: FriendlyTimeProps) {
  const t = useMessages(friendlyTimeMessages);
  return (
    <Time
      dateTime={dateTime}
      words={{
        justNow: t('justNow'),
        minutesAgo: (count) => t('minutesAgo', { count }),
        hoursAgo: (count) => t('hoursAgo', { count }),
        daysAgo: (count) => t('daysAgo', { count }),
        weekAgo: t('weekAgo'),
      }}
    />
  );
}
