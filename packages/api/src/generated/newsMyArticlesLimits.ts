// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ArticleRestore`. */
export const articleRestoreLimits = {
  baseVersion: { minimum: 1 },
} as const;

/** Limits of `ArticleSave`. */
export const articleSaveLimits = {
  title: { maxLength: 100 },
  summary: { maxLength: 300 },
  channelIds: { maxItems: 3 },
  source: { maxLength: 60 },
  sourceUrl: { maxLength: 1000 },
  licence: { maxLength: 100 },
  tags: { maxItems: 8, items: { minLength: 1, maxLength: 40 } },
  partIds: { maxItems: 20 },
  baseVersion: { minimum: 1 },
} as const;

/** Limits of `ArticleSubmission`. */
export const articleSubmissionLimits = {
  baseVersion: { minimum: 1 },
  correction: { maxLength: 300 },
} as const;

/** Limits of `ArticleWords`. */
export const articleWordsLimits = {
  title: { maxLength: 100 },
  summary: { maxLength: 300 },
  channelIds: { maxItems: 3 },
  source: { maxLength: 60 },
  sourceUrl: { maxLength: 1000 },
  licence: { maxLength: 100 },
  tags: { maxItems: 8, items: { minLength: 1, maxLength: 40 } },
  partIds: { maxItems: 20 },
} as const;

/** Limits of `DiskArticleChoice`. */
export const diskArticleChoiceLimits = {
  ids: { minLength: 1, maxLength: 2000 },
} as const;

/** Limits of `DiskArticleName`. */
export const diskArticleNameLimits = {
  name: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `WechatImport`. */
export const wechatImportLimits = {
  url: { minLength: 1, maxLength: 1000 },
} as const;
