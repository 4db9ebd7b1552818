import { resourceLessonQuery } from '@chippage/api/resources';
import { LessonPage, useLessonPage } from '@chippage/features/ResourcePage';
import { AreaFrame } from '@chippage/features/Resources';
import { useNavigate, useParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const placeOf = (params: Readonly<Record<string, string | undefined>>) => ({ id: idFrom(params['id']), no: idFrom(params['no']) });

export const loader = prefetch(({ params }) => [vital(resourceLessonQuery, placeOf(params))]);

/** One lesson of a course. */
export default function LessonRoute() {
  const { id, no } = placeOf(useParams());
  const navigate = useNavigate();
  const { origin } = usePageFacts();
  const {
    bound,
    data: lesson,
    isMissing,
  } = useLessonPage({
    courseId: id,
    no,
    onGo: (next) => void navigate(next === null ? resourcesPaths.resource(id) : resourcesPaths.resourceLesson(id, next)),
    ...usePageActions('member'),
  });
  if (isMissing) throw new PageMissing();
  const own = resourcesPaths.resourceLesson(id, no);
  return (
    <>
      {lesson && (
        <PageHead
          title={t('lessonTitle', { title: lesson.title, course: lesson.courseTitle })}
          description={t('lessonDescription', { course: lesson.courseTitle, no, title: lesson.title })}
          canonicalPath={own}
          kind="article"
          jsonLd={
            import.meta.env.SSR
              ? [
                  breadcrumbsJsonLd(origin, [
                    { name: t('resources'), path: resourcesPaths.resources() },
                    { name: t('course'), path: resourcesPaths.resourceList('course') },
                    { name: lesson.courseTitle, path: resourcesPaths.resource(id) },
                    { name: lesson.title, path: own },
                  ]),
                ]
              : []
          }
        />
      )}
      <AreaFrame section="course" steps={[{ text: lesson?.courseTitle ?? '', href: resourcesPaths.resource(id) }, { text: lesson?.title ?? '' }]}>
        <LessonPage key={no} {...bound} />
      </AreaFrame>
    </>
  );
}
