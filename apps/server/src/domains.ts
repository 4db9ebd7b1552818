import { accountDomain } from './account/account.domain.ts';
import { assistantDomain } from './assistant/assistant.domain.ts';
import { bomDomain } from './bom/bom.domain.ts';
import { circleDomain } from './circle/circle.domain.ts';
import { companiesDomain } from './companies/companies.domain.ts';
import { datasheetsDomain } from './datasheets/datasheets.domain.ts';
import { directoryDomain } from './directory/directory.domain.ts';
import { diskDomain } from './disk/disk.domain.ts';
import { enterpriseDomain } from './enterprise/enterprise.domain.ts';
import { favouritesDomain } from './favourites/favourites.domain.ts';
import { feedbackDomain } from './feedback/feedback.domain.ts';
import { jobsDomain } from './jobs/jobs.domain.ts';
import { historyDomain } from './history/history.domain.ts';
import { mallDomain } from './mall/mall.domain.ts';
import { messagesDomain } from './messages/messages.domain.ts';
import { newsDomain } from './news/news.domain.ts';
import { operatorDomain } from './operator/operator.domain.ts';
import { entriesDomain } from './entries/entries.domain.ts';
import { inboxDomain } from './inbox/inbox.domain.ts';
import { inquiriesDomain } from './inquiries/inquiries.domain.ts';
import type { Config } from './platform/config.ts';
import { type Composition, type Domain, type ReviewDecisions, together } from './platform/domain.ts';
import type { Handlers } from './platform/handlers.ts';
import { resourcesDomain } from './resources/resources.domain.ts';
import { reviewsDomain } from './reviews/reviews.domain.ts';
import { siteDomain } from './site/site.domain.ts';
import { takedownsDomain } from './takedowns/takedowns.domain.ts';

const listed = [
  messagesDomain,
  reviewsDomain,
  enterpriseDomain,
  accountDomain,
  favouritesDomain,
  datasheetsDomain,
  diskDomain,
  directoryDomain,
  siteDomain,
  newsDomain,
  resourcesDomain,
  circleDomain,
  mallDomain,
  inquiriesDomain,
  jobsDomain,
  bomDomain,
  assistantDomain,
  companiesDomain,
  historyDomain,
  feedbackDomain,
  takedownsDomain,
  entriesDomain,
  inboxDomain,
  operatorDomain,
] as const satisfies Domain[];

/** Every domain, each after those that it asks. The one place that knows them all. */
export const domains: readonly Domain[] = listed;

const commentTargets: Composition['commentTargets'] = together([resourcesDomain.commentTargets, circleDomain.commentTargets]);

const decisions: ReviewDecisions = together([
  enterpriseDomain.decisions,
  accountDomain.decisions,
  datasheetsDomain.decisions,
  newsDomain.decisions,
  newsDomain.commentDecisions(commentTargets),
  resourcesDomain.decisions,
  circleDomain.decisions,
  mallDomain.decisions,
  inquiriesDomain.decisions,
  entriesDomain.decisions,
  inboxDomain.decisions,
  jobsDomain.decisions,
  companiesDomain.decisions,
]);

/** What the domains bring together. */
export const composition: Composition = {
  memberRecords: domains.flatMap(({ memberRecords = [] }) => memberRecords),
  memberFiles: domains.flatMap(({ memberFiles }) => memberFiles ?? []),
  openMatters: domains.flatMap(({ openMatters = [] }) => openMatters),
  roleFacts: together([enterpriseDomain.roleFacts, newsDomain.roleFacts, mallDomain.roleFacts]),
  decisions,
  things: together(domains.map(({ things = {} }) => things)),
  likes: together(domains.map(({ likes = {} }) => likes)),
  followStores: together(domains.map(({ followStores = {} }) => followStores)),
  reportStores: together([newsDomain.reportStores, inquiriesDomain.reportStores, inboxDomain.reportStores, jobsDomain.reportStores, circleDomain.reportStores]),
  listed: together([
    datasheetsDomain.listed,
    directoryDomain.listed,
    newsDomain.listed,
    resourcesDomain.listed,
    mallDomain.listed,
    jobsDomain.listed,
    circleDomain.listed,
  ]),
  commentTargets,
  findTextsInForce: siteDomain.findTextsInForce,
  findAgents: directoryDomain.findAgents,
  offersOfParts: mallDomain.offersOfParts,
  stockedParts: mallDomain.stockedParts,
  pricesOfParts: mallDomain.pricesOfParts,
  countGoodsFound: mallDomain.countGoodsFound,
  countMerchantsFound: mallDomain.countMerchantsFound,
  countArticlesFound: newsDomain.countArticlesFound,
};

/** Every domain's handlers, by operation id. */
export const allHandlers = (config: Config): Handlers =>
  together(listed.flatMap((domain) => ('handlers' in domain ? [domain.handlers(composition, config)] : [])));
