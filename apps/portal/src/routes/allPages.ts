import { accountPages } from './account/account.pages.ts';
import { assistantPages } from './assistant/assistant.pages.ts';
import { bomPages } from './bom/bom.pages.ts';
import { companiesPages } from './companies/companies.pages.ts';
import { datasheetsPages } from './datasheets/datasheets.pages.ts';
import { directoryPages } from './directory/directory.pages.ts';
import { diskPages } from './disk/disk.pages.ts';
import { enterprisePages } from './enterprise/enterprise.pages.ts';
import { entriesPages } from './entries/entries.pages.ts';
import { favouritesPages } from './favourites/favourites.pages.ts';
import { feedbackPages } from './feedback/feedback.pages.ts';
import { inboxPages } from './inbox/inbox.pages.ts';
import { inquiriesPages } from './inquiries/inquiries.pages.ts';
import { circlePages } from './circle/circle.pages.ts';
import { jobsPages } from './jobs/jobs.pages.ts';
import { mallPages } from './mall/mall.pages.ts';
import { messagesPages } from './messages/messages.pages.ts';
import { newsPages } from './news/news.pages.ts';
import { operatorPages } from './operator/operator.pages.ts';
import { resourcesPages } from './resources/resources.pages.ts';
import { shellPages } from './shell/shell.pages.ts';
import { sitePages } from './site/site.pages.ts';
import { takedownsPages } from './takedowns/takedowns.pages.ts';
import type { PageRow } from '../page/pageRow.ts';

/** The rows of all pages by domain: for the host, the tools and the tests. The browser loads a domain's rows with its first page. */
const pagesOf: Readonly<Record<string, readonly PageRow[]>> = {
  shell: shellPages,
  datasheets: datasheetsPages,
  bom: bomPages,
  assistant: assistantPages,
  directory: directoryPages,
  news: newsPages,
  resources: resourcesPages,
  jobs: jobsPages,
  circle: circlePages,
  companies: companiesPages,
  inquiries: inquiriesPages,
  mall: mallPages,
  account: accountPages,
  disk: diskPages,
  enterprise: enterprisePages,
  entries: entriesPages,
  favourites: favouritesPages,
  feedback: feedbackPages,
  takedowns: takedownsPages,
  messages: messagesPages,
  inbox: inboxPages,
  operator: operatorPages,
  site: sitePages,
};

/** The rows of all pages, each with its domain. */
export const allPages = Object.entries(pagesOf).flatMap(([domain, rows]) => rows.map((row) => ({ ...row, domain })));
