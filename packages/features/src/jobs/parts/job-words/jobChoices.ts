import type { JobCategory, JobDegree, JobExperience, JobStage, JobType } from '@chippage/api/types';

/** Every category, in the order in which forms offer them. */
export const jobCategories = [
  'digital',
  'backend',
  'analog',
  'layout',
  'verification',
  'dft',
  'rf',
  'fpga',
  'embedded',
  'hardware',
  'fae',
  'application',
  'process',
  'equipment',
  'packaging',
  'quality',
  'purchasing',
  'sales',
  'marketing',
  'other',
] as const satisfies readonly JobCategory[];
/** Every experience. */
export const jobExperiences = ['any', 'graduate', '0-1', '1-3', '3-5', '5-10', '10+'] as const satisfies readonly JobExperience[];
/** Every degree, the lowest first. */
export const jobDegrees = ['any', 'high_school', 'college', 'bachelor', 'master', 'doctor'] as const satisfies readonly JobDegree[];
/** Every kind of work. */
export const jobTypes = ['full', 'part', 'intern'] as const satisfies readonly JobType[];
/** Every stage of a company. */
export const jobStages = ['none', 'angel', 'a', 'b', 'c', 'd', 'listed', 'unneeded'] as const satisfies readonly JobStage[];

/** The key of an experience's words: 不限 alone would not say of what. */
export const experienceKey = (experience: JobExperience) => (experience === 'any' ? 'anyExperience' : experience);
/** The key of a degree's words. */
export const degreeKey = (degree: JobDegree) => (degree === 'any' ? 'anyDegree' : degree);
