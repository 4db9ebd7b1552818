import { Alert, type AlertProps } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import type { OwnArticleFacts } from './articleWords.ts';
import { articleEditorMessages } from './messages.ts';

/** Props of `ArticleNotice`. */
export interface ArticleNoticeProps {
  article: OwnArticleFacts | null;
  publishTime: string | null;
  /** Takes back what waits. @throws ApiError whose message is shown */
  onRedraft: () => Promise<void>;
}

/** Where an article stands, where that says something to its writer: why it was refused, that it waits, that readers see an older one. */
export function ArticleNotice({ article, publishTime, onRedraft }: ArticleNoticeProps) {
  const t = useMessages(articleEditorMessages);
  const action = useAction();
  if (article === null) return null;
  const { state, change, reason, takenDown, actions } = article;
  const [tone, words]: [AlertProps['tone'], string | null] =
    takenDown !== null
      ? ['danger', t('takenDown', { reason: takenDown.reason })]
      : reason !== null
        ? ['danger', t('refusedWhy', { reason })]
        : state === 'REVIEW'
          ? ['info', t('reviewing')]
          : state === 'SCHEDULED'
            ? ['info', t('scheduled', { time: publishTime === null ? '' : absoluteTime(Date.parse(publishTime)).minute })]
            : change === 'review'
              ? ['info', t('changeReview')]
              : state === 'PUBLISHED'
                ? ['info', t('changeDraft')]
                : ['warn', actions.includes('edit') ? null : t('locked')];
  return (
    <>
      {words !== null && (
        <Alert
          tone={tone}
          action={
            actions.includes('redraft') && (
              <Button size="sm" variant="outline" isPending={action.isPending} onPress={() => void action.run('redraft', onRedraft)}>
                {t('redraft')}
              </Button>
            )
          }
        >
          {words}
        </Alert>
      )}
      <ActionAlert result={action.failure} />
    </>
  );
}
