// Generated from the contract by `npm run generate`; do not edit.

export * from './sharedLimits.ts';
export * from './accountLoginLimits.ts';
export * from './accountProfileLimits.ts';
export * from './accountRegistrationLimits.ts';
export * from './accountSecurityLimits.ts';
export * from './accountSocialLimits.ts';
export * from './datasheetsDocumentsLimits.ts';
export * from './datasheetsPartsLimits.ts';
export * from './datasheetsUploadsLimits.ts';
export * from './feedbackLimits.ts';
export * from './historyLimits.ts';
export * from './mallCartLimits.ts';
export * from './mallGoodsLimits.ts';
export * from './mallMerchantLimits.ts';
export * from './mallOrdersLimits.ts';
export * from './mallPapersLimits.ts';
export * from './mallPaymentsLimits.ts';
export * from './messagesLimits.ts';
export * from './newsArticlesLimits.ts';
export * from './newsChannelsLimits.ts';
export * from './newsCommentsLimits.ts';
export * from './operatorLimits.ts';
export * from './siteLimits.ts';
