import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { useInvalidate } from '@chippage/api/query';
import { markLesson, resourceDetailQuery, resourceLessonQuery } from '@chippage/api/resources';
import { mapLoadable } from '@chippage/api/loadable';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { LessonPageProps } from './LessonPage.tsx';
import { lessonPageMessages } from './messages.ts';

interface LessonPageOptions extends PageActions {
  courseId: number;
  no: number;
  /** Goes on to a lesson; null: back to the course. */
  onGo: (no: number | null) => void;
}

/** Binds `LessonPage` to the API. `isMissing`: there is no such lesson. */
export function useLessonPage({ courseId, no, onGo, demandLogin, notify }: LessonPageOptions) {
  const t = useMessages(lessonPageMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, data, isMissing } = useDetail(resourceLessonQuery, { id: courseId, no });
  const refresh = () => Promise.all([invalidate(resourceLessonQuery), invalidate(resourceDetailQuery)]);
  const marks = useWishes<number>({
    send: (lesson, isRead) => markLesson({ id: courseId, no: lesson, isRead }, { client }),
    refresh,
    failed: t('failedMark'),
    demandLogin,
    notify,
  });
  const bound: LessonPageProps = {
    lesson: mapLoadable(value, (lesson) => ({ ...lesson, isRead: marks.isOn(no, lesson.isRead) })),
    onMark: (isRead) => marks.want(no, isRead),
    onFinish: () =>
      demandLogin(() => {
        markLesson({ id: courseId, no, isRead: true }, { client }).then(
          async () => {
            await refresh();
            onGo(data?.next?.no ?? null);
          },
          (error: unknown) => notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('failedMark') }),
        );
      }),
  };
  return { bound, data, isMissing };
}
