import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enterprises } from '../enterprise/enterprise.schema.ts';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';
import { jobCategories, jobDegrees, jobExperiences, jobReportKinds, jobStages, jobTypes } from './choices.ts';

const words = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What companies offer. */
export const jobPosts = pgTable(
  'job_posts',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who posted or changed it last; null: the sample did, or somebody who left. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    title: text().notNull(),
    category: text({ enum: jobCategories }).notNull(),
    cityCode: text().notNull(),
    district: text(),
    businessArea: text(),
    /** Thousand yuan a month. */
    salaryMin: integer().notNull(),
    salaryMax: integer().notNull(),
    salaryMonths: integer().notNull(),
    experience: text({ enum: jobExperiences }).notNull(),
    degree: text({ enum: jobDegrees }).notNull(),
    jobType: text({ enum: jobTypes }).notNull(),
    daysPerWeek: integer(),
    skills: words(),
    welfare: words(),
    description: text().notNull(),
    stage: text({ enum: jobStages }),
    publisherName: text().notNull(),
    publisherTitle: text(),
    isSample: boolean().notNull().default(false),
    state: text({ enum: ['open', 'closed', 'removed'] })
      .notNull()
      .default('open'),
    /** Why it was taken down. */
    reason: text(),
    publishedAt: time().notNull(),
    /** Where it stands in the list. */
    refreshedAt: time().notNull(),
    /** When its company did something for it last. */
    activeAt: time().notNull(),
    expireAt: time().notNull(),
  },
  (t) => [
    index('job_posts_open')
      .on(t.refreshedAt)
      .where(sql`state = 'open'`),
    index('job_posts_enterprise').on(t.enterpriseId, t.refreshedAt),
    index('job_posts_member').on(t.memberId),
  ],
);

/** What members say is wrong with posts. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobId: number()
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    kind: text({ enum: jobReportKinds }).notNull(),
    text: text().notNull(),
    /** In which review an operator looks at it. */
    reviewId: number(),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('job_reports_once').on(t.jobId, t.memberId), index('job_reports_member').on(t.memberId)],
);

/** Who applied for what. Name, phone and words are deleted together with the CV. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    jobId: number()
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    name: text(),
    phone: text(),
    message: text(),
    state: text({ enum: ['sent', 'viewed', 'fit', 'unfit'] })
      .notNull()
      .default('sent'),
    createdAt: time().notNull(),
    stateAt: time(),
    /** Until when name, phone and CV are kept; null: they are deleted. */
    keptUntil: time(),
  },
  (t) => [
    uniqueIndex('job_applications_once').on(t.jobId, t.memberId),
    index('job_applications_member').on(t.memberId, t.createdAt),
    index('job_applications_kept')
      .on(t.keptUntil)
      .where(sql`kept_until is not null`),
  ],
);

/** CVs; the bytes are in the file store. */
export const jobResumes = pgTable(
  'job_resumes',
  {
    id: id(),
    memberId: memberId(),
    applicationId: number().references(() => jobApplications.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({
      enum: ['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('job_resumes_application').on(t.applicationId), index('job_resumes_member').on(t.memberId)],
);
