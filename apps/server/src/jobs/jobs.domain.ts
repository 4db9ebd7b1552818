import type { Domain, MemberRecords } from '../platform/domain.ts';
import { applicationHandlers } from './applications/applications.handlers.ts';
import { forgetExpired } from './applications/applications.queries.ts';
import { forgetLooseResumes, resumeBytes, resumesOfMember } from './applications/resumes.queries.ts';
import { jobApplications, jobPosts, jobReports, jobResumes } from './jobs.schema.ts';
import { findJobThings, listedJobs } from './jobs/cards.queries.ts';
import { jobsHandlers } from './jobs/jobs.handlers.ts';
import { jobReportStore } from './jobs/jobs.queries.ts';
import { jobDecisions } from './jobs/reportDecisions.ts';
import { ownJobHandlers } from './own/own.handlers.ts';
import { loadSampleJobs } from './sample/loadSampleJobs.ts';

const DAY = 86_400_000;

const memberRecords: MemberRecords[] = [
  // A company's posts stay with it, without the name of who left.
  {
    name: 'jobPosts',
    table: jobPosts,
    owner: jobPosts.memberId,
    isKept: true,
    erasedTo: { memberId: null, publisherName: '招聘负责人', publisherTitle: null },
  },
  { name: 'jobReports', table: jobReports, owner: jobReports.memberId },
  { name: 'jobResumes', table: jobResumes, owner: jobResumes.memberId, hidden: ['sha256'] },
  { name: 'jobApplications', table: jobApplications, owner: jobApplications.memberId },
];

/** What companies offer to people who look for work, and who applied. */
export const jobsDomain = {
  name: 'jobs',
  handlers: () => ({ ...jobsHandlers, ...ownJobHandlers, ...applicationHandlers }),
  memberRecords,
  memberFiles: resumesOfMember,
  usesBytes: [resumeBytes],
  decisions: jobDecisions,
  reportStores: { job: jobReportStore },
  things: { job: findJobThings },
  listed: { jobs: listedJobs },
  startTasks: [
    {
      name: 'sample jobs',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleJobs(platform) : 0;
        if (count > 0) platform.log.info({ jobs: count }, 'sample jobs loaded');
      },
    },
  ],
  housekeeping: [({ db, clock }) => forgetExpired(db, clock.now()), ({ db }, ago) => forgetLooseResumes(db, ago(DAY))],
} satisfies Domain;
