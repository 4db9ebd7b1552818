/** What a company offers, and who applied for it. */
export { JobApplications, type JobApplicationsProps, receivedStates } from '../src/jobs/applications/job-applications/JobApplications.tsx';
export { useJobApplications } from '../src/jobs/applications/job-applications/useJobApplications.ts';
export { JobForm, type JobFormProps } from '../src/jobs/own/job-form/JobForm.tsx';
export { useJobForm } from '../src/jobs/own/job-form/useJobForm.ts';
export { OwnJobs, type OwnJobsProps, ownJobStates } from '../src/jobs/own/own-jobs/OwnJobs.tsx';
export { useOwnJobs } from '../src/jobs/own/own-jobs/useOwnJobs.ts';
