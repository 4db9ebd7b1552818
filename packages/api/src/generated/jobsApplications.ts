// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Applies for a job, once. */
export const applyForJob = /* @__PURE__ */ mutation<'applyForJob'>('applyForJob', 'POST /job/apply/add', { encoding: 'json' });

/** Deletes CV and contact of an application; that the member applied stays. */
export const forgetApplication = /* @__PURE__ */ mutation<'forgetApplication'>('forgetApplication', 'POST /job/apply/forget');

/** What the member applied for, the newest first. */
export const ownApplicationsQuery = /* @__PURE__ */ paged<'ownApplications'>('ownApplications', 'GET /job/apply/list');

/** Who applied for a post of the member's company, the newest first. */
export const jobApplicationsQuery = /* @__PURE__ */ paged<'jobApplications'>('jobApplications', 'GET /job/auth/applications');

/** Says what the company thinks of one; who applied is told. */
export const markApplication = /* @__PURE__ */ mutation<'markApplication'>('markApplication', 'POST /job/auth/applications/mark');

/** Keeps a CV for an application. One that no application names is dropped after a day. */
export const uploadResume = /* @__PURE__ */ mutation<'uploadResume'>('uploadResume', 'POST /job/resume/upload', { encoding: 'multipart' });

/** A CV, for who applied with it and for the company that posted the job. */
export const resume = /* @__PURE__ */ mutation<'resume'>('resume', 'GET /job/resume/{id}', { isFile: true });
