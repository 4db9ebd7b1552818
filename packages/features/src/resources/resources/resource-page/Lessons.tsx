import type { CourseProgress, LessonName } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import * as styles from './ResourcePage.css.ts';

export interface LessonsProps {
  courseId: number;
  lessons: readonly LessonName[];
  progress: CourseProgress;
}

/** How far a member is in a course. */
export function LessonProgress({ readCount, lessonCount }: CourseProgress) {
  const t = useMessages(resourcePageMessages);
  const text = t('progressOf', { read: readCount, total: lessonCount });
  return (
    <ProgressBar label={t('progress')} value={lessonCount === 0 ? 0 : readCount / lessonCount} valueText={text}>
      {text}
    </ProgressBar>
  );
}

/** The lessons in their order; `current` is being read. */
export function LessonLinks({ courseId, lessons, current }: Omit<LessonsProps, 'progress'> & { current?: number }) {
  const t = useMessages(resourcePageMessages);
  const { resourceLesson } = usePaths(resourcesPaths);
  return (
    <ol className={styles.rows}>
      {lessons.map(({ no, title, minutes, isRead }) => (
        <li key={no} className={no === current ? `${styles.lesson} ${styles.here}` : styles.lesson} aria-current={no === current ? 'true' : undefined}>
          <Link tone="quiet" href={resourceLesson(courseId, no)}>
            {t('lesson', { no, title })}
          </Link>
          <span className={styles.lessonEnd}>
            {isRead && (
              <Tag tone="ok" icon={<CheckIcon size={14} />}>
                {t('read')}
              </Tag>
            )}
            <span>{t('minutes', { count: minutes })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The lessons of a course with how far the member is, and the way on. */
export function Lessons({ courseId, lessons, progress }: LessonsProps) {
  const t = useMessages(resourcePageMessages);
  const { resourceLesson } = usePaths(resourcesPaths);
  const next = lessons.find(({ no }) => no === progress.nextNo);
  const words = progress.readCount === 0 ? t('start') : next ? t('goOn', { title: next.title }) : t('again');
  return (
    <Section id="lessons" title={t('lessons')} end={lessons.length > 0 && <LinkButton href={resourceLesson(courseId, next?.no ?? 1)}>{words}</LinkButton>}>
      <LessonProgress {...progress} />
      <LessonLinks courseId={courseId} lessons={lessons} />
    </Section>
  );
}
