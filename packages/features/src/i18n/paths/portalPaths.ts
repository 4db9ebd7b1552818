import { assistantPathsAt, type AssistantPaths } from './assistantPaths.ts';
import { bomPathsAt, type BomPaths } from './bomPaths.ts';
import { circlePathsAt, type CirclePaths } from './circlePaths.ts';
import { companiesPathsAt, type CompaniesPaths } from './companiesPaths.ts';
import { datasheetsPathsAt, type DatasheetsPaths } from './datasheetsPaths.ts';
import { directoryPathsAt, type DirectoryPaths } from './directoryPaths.ts';
import { entriesPathsAt, type EntriesPaths } from './entriesPaths.ts';
import { diskPathsAt, type DiskPaths } from './diskPaths.ts';
import { enterprisePathsAt, type EnterprisePaths } from './enterprisePaths.ts';
import { feedbackPathsAt, type FeedbackPaths } from './feedbackPaths.ts';
import { inboxPathsAt, type InboxPaths } from './inboxPaths.ts';
import { inquiriesPathsAt, type InquiriesPaths } from './inquiriesPaths.ts';
import { jobsPathsAt, type JobsPaths } from './jobsPaths.ts';
import { mallPathsAt, type MallPaths } from './mallPaths.ts';
import { newsPathsAt, type NewsPaths } from './newsPaths.ts';
import { resourcesPathsAt, type ResourcesPaths } from './resourcesPaths.ts';
import { shellPathsAt, type ShellPaths } from './shellPaths.ts';
import { sitePathsAt, type SitePaths } from './sitePaths.ts';

/** Every address a piece may link to. A site gives its own functions for the pages it has itself; a piece never writes a URL. */
export interface Paths
  extends
    ShellPaths,
    DatasheetsPaths,
    DirectoryPaths,
    MallPaths,
    NewsPaths,
    SitePaths,
    InquiriesPaths,
    BomPaths,
    EntriesPaths,
    EnterprisePaths,
    FeedbackPaths,
    DiskPaths,
    ResourcesPaths,
    JobsPaths,
    InboxPaths,
    CompaniesPaths,
    AssistantPaths,
    CirclePaths {}

/**
 * All addresses of the portal. @param origin Of a portal elsewhere, e.g. `https://www.example.com`, when another site's pieces
 * lead there; a site replaces the functions of the pages that it has itself.
 */
export function portalPaths(origin = ''): Paths {
  return {
    ...shellPathsAt(origin),
    ...datasheetsPathsAt(origin),
    ...directoryPathsAt(origin),
    ...mallPathsAt(origin),
    ...newsPathsAt(origin),
    ...sitePathsAt(origin),
    ...inquiriesPathsAt(origin),
    ...resourcesPathsAt(origin),
    ...jobsPathsAt(origin),
    ...bomPathsAt(origin),
    ...entriesPathsAt(origin),
    ...enterprisePathsAt(origin),
    ...feedbackPathsAt(origin),
    ...diskPathsAt(origin),
    ...inboxPathsAt(origin),
    ...companiesPathsAt(origin),
    ...assistantPathsAt(origin),
    ...circlePathsAt(origin),
  };
}
