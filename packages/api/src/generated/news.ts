// Generated from the contract by `npm run generate`; do not edit.

export * from './newsArticles.ts';
export * from './newsAuthors.ts';
export * from './newsChannels.ts';
export * from './newsComments.ts';
export * from './newsFinancialReports.ts';
export * from './newsMyArticles.ts';
