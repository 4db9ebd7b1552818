// Generated from the contract by `npm run generate`; do not edit.

/** Limits of pictureFile that no schema holds. */
export const pictureFileLimits = { bytes: 5242880, pixels: 40000000 } as const;

/** Limits of engineerField that no schema holds. */
export const engineerFieldLimits = { count: 10, length: 20 } as const;

/** Limits of documentFile that no schema holds. */
export const documentFileLimits = { bytes: 209715200, requestBytes: 52428800, partBytes: 4194304, pages: 5000, underWay: 20 } as const;

/** Limits of papers that no schema holds. */
export const papersLimits = { count: 50, bytes: 100 } as const;

/** Limits of bom that no schema holds. */
export const bomLimits = { boms: 100, versions: 50, lines: 10000 } as const;

/** Limits of company that no schema holds. */
export const companyLimits = { members: 200, invitations: 50, days: 7 } as const;

/** Limits of savedSearch that no schema holds. */
export const savedSearchLimits = { searches: 50, parts: 1000 } as const;

/** Limits of receiptFile that no schema holds. */
export const receiptFileLimits = { bytes: 10485760 } as const;

/** Limits of claimFile that no schema holds. */
export const claimFileLimits = { bytes: 10485760 } as const;

/** Limits of invoiceFile that no schema holds. */
export const invoiceFileLimits = { bytes: 10485760 } as const;

/** Limits of proofFile that no schema holds. */
export const proofFileLimits = { bytes: 10485760 } as const;

/** Limits of contact that no schema holds. */
export const contactLimits = { opened: 30, perPage: 30 } as const;

/** Limits of contactBook that no schema holds. */
export const contactBookLimits = { count: 1000 } as const;

/** Limits of entry that no schema holds. */
export const entryLimits = { partNumbers: 200 } as const;

/** Limits of board that no schema holds. */
export const boardLimits = { rowsPerCall: 200, pagedRows: 10000 } as const;

/** Limits of boardPhoto that no schema holds. */
export const boardPhotoLimits = { bytes: 10485760, pixels: 60000000, perRow: 6 } as const;

/** Limits of quoteFile that no schema holds. */
export const quoteFileLimits = { bytes: 10485760 } as const;

/** Limits of excelTask that no schema holds. */
export const excelTaskLimits = { bytes: 10485760, rows: 20000, columns: 60, cell: 2000, perDay: 50 } as const;

/** Limits of batchSearch that no schema holds. */
export const batchSearchLimits = { lines: 200 } as const;

/** Limits of production that no schema holds. */
export const productionLimits = { perCompany: 20, certificates: 10 } as const;

/** Limits of promotion that no schema holds. */
export const promotionLimits = { perCompany: 3, days: 30, ahead: 60, perPlace: 3 } as const;

/** Limits of disk that no schema holds. */
export const diskLimits = { folders: 2000, items: 20000, depth: 10, nameLength: 100, batch: 500, zipFiles: 1000, fileBytes: 1073741824, partBytes: 4194304, underWay: 50, trashDays: 30, noticeDays: 7, shares: 200 } as const;

/** Limits of resourceFile that no schema holds. */
export const resourceFileLimits = { bytes: 10485760, count: 8, underWay: 20 } as const;

/** Limits of chatFile that no schema holds. */
export const chatFileLimits = { bytes: 10485760 } as const;

/** Limits of chat that no schema holds. */
export const chatLimits = { revokeMinutes: 2, textLength: 2000 } as const;

/** Limits of ownArticle that no schema holds. */
export const ownArticleLimits = { articles: 500, versions: 100, pictures: 100, channels: 3, scheduleDays: 90, leastTitle: 4, leastSummary: 10, leastBody: 50 } as const;

/** Limits of articlePicture that no schema holds. */
export const articlePictureLimits = { bytes: 8388608, pixels: 40000000, side: 1920 } as const;

/** Limits of job that no schema holds. */
export const jobLimits = { open: 50, skills: 12, welfare: 12 } as const;

/** Limits of resumeFile that no schema holds. */
export const resumeFileLimits = { bytes: 5242880, days: 90 } as const;

/** Limits of circlePost that no schema holds. */
export const circlePostLimits = { pictures: 9, topics: 8, editMinutes: 15, newDays: 7, newPosts: 5, posts: 30, newLinkPosts: 2, listed: 5000, listedAbout: 1000 } as const;

/** Limits of circlePicture that no schema holds. */
export const circlePictureLimits = { bytes: 8388608, pixels: 40000000, side: 2048 } as const;

/** Limits of registryWatch that no schema holds. */
export const registryWatchLimits = { watches: 100 } as const;

/** Limits of registryQuery that no schema holds. */
export const registryQueryLimits = { visitor: 5, network: 25, member: 50 } as const;

/** Limits of assistant that no schema holds. */
export const assistantLimits = { questionsADay: 20, filters: 12 } as const;

/** Limits of passkey that no schema holds. */
export const passkeyLimits = { passkeys: 20 } as const;
