import type { ApplicationState } from '@chippage/api/types';
import { CheckIcon, ClockIcon, InfoIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { jobWordsMessages } from '../job-words/messages.ts';

const marks = {
  sent: { tone: 'info', icon: <ClockIcon size={14} /> },
  viewed: { tone: 'info', icon: <InfoIcon size={14} /> },
  fit: { tone: 'ok', icon: <CheckIcon size={14} /> },
  unfit: { tone: 'neutral', icon: undefined },
} as const;

/** Where an application stands. */
export function ApplicationTag({ state }: { state: ApplicationState }) {
  const t = useMessages(jobWordsMessages);
  const { tone, icon } = marks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(state)}
    </Tag>
  );
}
