import { type LinkParams, withParams } from './links.ts';

/** Addresses of the jobs. */
export interface JobsPaths {
  /** The list, narrowed by what its address says. */
  jobs: (params?: LinkParams) => string;
  job: (id: number) => string;
  /** The form that applies for one. */
  applyForJob: (id: number) => string;
  /** What the member's company offers, or that of one state. */
  ownJobs: (state?: string | null) => string;
  /** A form for a new one, or for an own one. */
  jobForm: (id?: number) => string;
  /** Who applied for one. */
  jobApplications: (id: number, state?: string | null) => string;
  /** What the member applied for. */
  ownApplications: () => string;
}

/** The addresses of the jobs, on the portal at `origin`. */
export function jobsPathsAt(origin: string): JobsPaths {
  return {
    jobs: (params) => withParams(`${origin}/news/recruit`, params),
    job: (id) => `${origin}/news/recruitDetail/${id}`,
    applyForJob: (id) => `${origin}/news/recruitDetail/${id}/apply`,
    ownJobs: (state) => withParams(`${origin}/userCenter/jobs`, { state }),
    jobForm: (id) => withParams(`${origin}/userCenter/jobs/edit`, { id }),
    jobApplications: (id, state) => withParams(`${origin}/userCenter/jobs/applications`, { id, state }),
    ownApplications: () => `${origin}/userCenter/applications`,
  };
}

/** The addresses of the jobs, on this site. */
export const jobsPaths: JobsPaths = jobsPathsAt('');
