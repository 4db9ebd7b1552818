import type { ExcelTask } from '@chippage/api/types';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { CheckIcon, ClockIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { excelTaskMessages } from './messages.ts';

export interface TaskStateProps {
  task: Pick<ExcelTask, 'state' | 'isReady' | 'progress' | 'fileName'>;
}

const tones = {
  failed: 'danger',
  done: 'ok',
  queued: 'info',
  parsing: 'info',
  checking: 'info',
  importing: 'info',
  paused: 'warn',
  cancelled: 'neutral',
} as const;

/** Where a task stands, as a word. */
export function TaskState({ task: { state, isReady } }: TaskStateProps) {
  const t = useMessages(excelTaskMessages);
  if (isReady) {
    return (
      <Tag tone="warn" icon={<WarningIcon size={14} />}>
        {t('ready')}
      </Tag>
    );
  }
  const icon = state === 'done' ? <CheckIcon size={14} /> : state === 'failed' || state === 'paused' ? <WarningIcon size={14} /> : <ClockIcon size={14} />;
  return (
    <Tag tone={tones[state]} icon={state === 'cancelled' ? undefined : icon}>
      {t(state)}
    </Tag>
  );
}

/** Whether a task moves on by itself, so that it is looked at again and again. */
export const isMoving = ({ state, isReady }: Pick<ExcelTask, 'state' | 'isReady'>): boolean =>
  state === 'queued' || state === 'parsing' || (state === 'checking' && !isReady) || state === 'importing';

/** How far a task is; nothing once it has ended. */
export function TaskProgress({ task }: TaskStateProps) {
  const t = useMessages(excelTaskMessages);
  const { state, progress, fileName } = task;
  if (!isMoving(task) && state !== 'paused') return null;
  const words = t('progress', { state: t(state), percent: progress });
  return (
    <ProgressBar label={t('progressOf', { name: fileName })} value={progress / 100} valueText={words}>
      {words}
    </ProgressBar>
  );
}
