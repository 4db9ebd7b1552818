/** The portal's addresses by domain, and all of them for sites whose pieces lead there. */
export { type LinkParams, searchPath, withParams } from '../src/i18n/paths/links.ts';
export { portalPaths } from '../src/i18n/paths/portalPaths.ts';
export { bomPaths, type BomPaths } from '../src/i18n/paths/bomPaths.ts';
export { companiesPaths, type CompaniesPaths } from '../src/i18n/paths/companiesPaths.ts';
export { datasheetsPaths, type DatasheetsPaths } from '../src/i18n/paths/datasheetsPaths.ts';
export { directoryPaths, type DirectoryPaths } from '../src/i18n/paths/directoryPaths.ts';
export { entriesPaths, type EntriesPaths } from '../src/i18n/paths/entriesPaths.ts';
export { diskPaths, type DiskPaths } from '../src/i18n/paths/diskPaths.ts';
export { enterprisePaths, type EnterprisePaths } from '../src/i18n/paths/enterprisePaths.ts';
export { feedbackPaths, type FeedbackPaths } from '../src/i18n/paths/feedbackPaths.ts';
export { inboxPaths, type InboxPaths } from '../src/i18n/paths/inboxPaths.ts';
export { inquiriesPaths, type InquiriesPaths } from '../src/i18n/paths/inquiriesPaths.ts';
export { jobsPaths, type JobsPaths } from '../src/i18n/paths/jobsPaths.ts';
export { mallPaths, type MallPaths } from '../src/i18n/paths/mallPaths.ts';
export { newsPaths, type NewsPaths } from '../src/i18n/paths/newsPaths.ts';
export { resourcesPaths, type ResourceListParams, type ResourcesPaths } from '../src/i18n/paths/resourcesPaths.ts';
export { shellPaths, type ShellPaths } from '../src/i18n/paths/shellPaths.ts';
export { sitePaths, type SitePaths } from '../src/i18n/paths/sitePaths.ts';
