// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Every category with how many posts are open in it. */
export const jobCategoriesQuery = /* @__PURE__ */ query<'jobCategories'>('jobCategories', 'GET /job/category/all');

/** Every city that a post can name, with how many are open there; those with most first. */
export const jobCitiesQuery = /* @__PURE__ */ query<'jobCities'>('jobCities', 'GET /job/info/city/list');

/** Open posts of verified companies, the newest first, by title, skill, text or company. */
export const jobsQuery = /* @__PURE__ */ paged<'jobs'>('jobs', 'GET /job/info/list');

/** Other open posts of the company that posted this one, the newest first. */
export const otherJobsQuery = /* @__PURE__ */ query<'otherJobs'>('otherJobs', 'GET /job/info/other');

/** One post, also when it ran out or was closed; one that was taken down is gone. */
export const jobDetailQuery = /* @__PURE__ */ query<'jobDetail'>('jobDetail', 'GET /job/info/{id}/detail');

/** Tells the operators that something is wrong with a post. Its company is not told who did. */
export const reportJob = /* @__PURE__ */ mutation<'reportJob'>('reportJob', 'POST /job/report');
