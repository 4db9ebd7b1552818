import { jobDetailQuery, otherJobsQuery } from '@chippage/api/jobs';
import { useFavouriteThing } from '@chippage/features/FavouriteThing';
import { JobPage, otherJobsOf, useJobPage } from '@chippage/features/Jobs';
import { useParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { jobJsonLd } from '../jobJsonLd.ts';
import { jobsPaths } from '../jobs.paths.ts';
import { t } from '../jobs.words.ts';

export const loader = prefetch(({ params }) => {
  const id = idFrom(params['id']);
  return [vital(jobDetailQuery, { id }), wanted(otherJobsQuery, otherJobsOf(id))];
});

/** One job. */
export default function RecruitDetailRoute() {
  const id = idFrom(useParams()['id']);
  const { origin } = usePageFacts();
  const { data: job, isMissing, ...page } = useJobPage(id);
  const favourite = useFavouriteThing({ kind: 'job', id, isMember: useMemberId() !== undefined, ...usePageActions('favourite') });
  const { demandLogin } = usePageActions('feedback');
  if (isMissing) throw new PageMissing();
  if (page.job.status === 'failed' && page.job.code === 'job.taken_down') throw new PageGone(page.job.message);
  const own = jobsPaths.job(id);
  return (
    <>
      {job && (
        <PageHead
          title={t('jobTitle', { title: job.title, city: job.city.name, salary: job.salary.text, company: job.company.name })}
          description={t('jobDescription', {
            title: job.title,
            city: job.city.name,
            salary: job.salary.text,
            company: job.company.name,
            text: job.description.replaceAll(/\s+/g, ' ').slice(0, 80),
          })}
          {...(job.state === 'open' && { canonicalPath: own })}
          jsonLd={
            import.meta.env.SSR
              ? [
                  ...jobJsonLd(origin, job),
                  breadcrumbsJsonLd(origin, [
                    { name: t('jobs'), path: jobsPaths.jobs() },
                    { name: job.title, path: own },
                  ]),
                ]
              : []
          }
        />
      )}
      <JobPage {...page} {...favourite} demandLogin={demandLogin} />
    </>
  );
}
