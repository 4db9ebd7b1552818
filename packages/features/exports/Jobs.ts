/** Jobs: the list, the page of one, and the form that applies. */
export { ApplyForm, type ApplyFormProps } from '../src/jobs/applications/apply-form/ApplyForm.tsx';
export { useApplyForm } from '../src/jobs/applications/apply-form/useApplyForm.ts';
export { OwnApplications, type OwnApplicationsProps } from '../src/jobs/applications/own-applications/OwnApplications.tsx';
export { useOwnApplications } from '../src/jobs/applications/own-applications/useOwnApplications.ts';
export { JobCard, type JobCardProps } from '../src/jobs/jobs/job-card/JobCard.tsx';
export { JobList, type JobListProps } from '../src/jobs/jobs/job-list/JobList.tsx';
export { type JobQuery, jobQueryParams, jobVariables, parseJobQuery } from '../src/jobs/jobs/job-list/jobQuery.ts';
export { useJobList } from '../src/jobs/jobs/job-list/useJobList.ts';
export { JobPage, type JobPageProps } from '../src/jobs/jobs/job-page/JobPage.tsx';
export { otherJobsOf, useJobPage } from '../src/jobs/jobs/job-page/useJobPage.ts';
export { jobWordsMessages } from '../src/jobs/parts/job-words/messages.ts';
