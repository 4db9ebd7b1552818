import type { Loadable } from '@chippage/api/loadable';
import type { Lesson } from '@chippage/api/types';
import { AnchorList } from '@chippage/ui/AnchorList';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Prose } from '../../../prose/Prose.tsx';
import { LessonLinks, LessonProgress } from '../resource-page/Lessons.tsx';
import * as styles from './LessonPage.css.ts';
import { lessonPageMessages } from './messages.ts';

export interface LessonPageProps {
  lesson: Loadable<Lesson>;
  /** Marks the lesson as read, or not any more; a visitor logs in first. */
  onMark: (isRead: boolean) => void;
  /** Marks it as read and goes on to the next one, or back to the course from the last. */
  onFinish: () => void;
}

/** A lesson: its text, the way to its neighbours, and how far the member is in the course. */
export function LessonPage({ lesson, ...props }: LessonPageProps) {
  const t = useMessages(lessonPageMessages);
  return (
    <Loaded value={lesson} failedTitle={t('failed')} bones={['64px', '480px']}>
      {(read) => <Shown lesson={read} {...props} />}
    </Loaded>
  );
}

function Shown({ lesson, onMark, onFinish }: Omit<LessonPageProps, 'lesson'> & { lesson: Lesson }) {
  const t = useMessages(lessonPageMessages);
  const paths = usePaths(resourcesPaths);
  const { courseId, courseTitle, no, title, minutes, blocks, toc, lessons, progress, previous, next, isRead } = lesson;
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <header>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.facts}>
            <span>{courseTitle}</span>
            <span>{t('no', { no, total: lessons.length })}</span>
            <span>{t('minutes', { count: minutes })}</span>
          </p>
        </header>
        <Prose blocks={blocks} />
        <div className={styles.end}>
          <Button onPress={onFinish}>{next ? t('finish', { title: next.title }) : t('finishLast')}</Button>
          <ToggleButton isSelected={isRead} onChange={onMark}>
            <CheckIcon size={16} />
            {t('markRead')}
          </ToggleButton>
        </div>
        <nav aria-label={t('neighbours')}>
          <ul className={styles.neighbours}>
            {previous && (
              <li className={styles.neighbour}>
                <span className={styles.word}>{t('previous')}</span>
                <Link href={paths.resourceLesson(courseId, previous.no)}>{previous.title}</Link>
              </li>
            )}
            {next && (
              <li className={styles.neighbour}>
                <span className={styles.word}>{t('next')}</span>
                <Link href={paths.resourceLesson(courseId, next.no)}>{next.title}</Link>
              </li>
            )}
          </ul>
        </nav>
      </article>
      <aside className={styles.aside} aria-label={t('course')}>
        <Card title={t('course')} action={<Link href={paths.resource(courseId)}>{t('back')}</Link>}>
          <LessonProgress {...progress} />
          <LessonLinks courseId={courseId} lessons={lessons} current={no} />
        </Card>
        {toc.length > 1 && (
          <Card title={t('contents')}>
            <AnchorList label={t('contents')} anchors={toc.map(({ id, text, level }) => ({ id, text, level: level > 2 ? 2 : 1 }))} />
          </Card>
        )}
      </aside>
    </div>
  );
}
