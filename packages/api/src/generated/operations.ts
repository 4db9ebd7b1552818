// Generated from the contract by `npm run generate`; do not edit.
import type { FileBytes, Filled, Nothing } from '../wire.ts';
import type * as Wire from './types.ts';

/**
 * Every call of the contract: what a client gives (`vars`, flat), what a server receives after defaults are filled
 * in (`input`) and what it answers (`output`).
 */
export type Operations = {
  /** Distributors of a brand; empty while no line card is known. */
  brandAgents: {
    route: 'GET /agent/brand/getAgents';
    session: 'none';
    vars: NonNullable<Wire.BrandAgentsData['query']>;
    input: { query: NonNullable<Wire.BrandAgentsData['query']>; params: Nothing; body: Nothing };
    output: Wire.BrandAgentsResponses[200];
  };
  /** Brands of a distributor; empty while no line card is known. */
  agentBrands: {
    route: 'GET /agent/brand/getBrands';
    session: 'none';
    vars: NonNullable<Wire.AgentBrandsData['query']>;
    input: { query: NonNullable<Wire.AgentBrandsData['query']>; params: Nothing; body: Nothing };
    output: Wire.AgentBrandsResponses[200];
  };
  /** Distributors for a search box. */
  agentHints: {
    route: 'GET /agent/keywords';
    session: 'none';
    vars: NonNullable<Wire.AgentHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.AgentHintsResponses[200];
  };
  /** One part, as a distributor's page shows it. */
  agentModelDetail: {
    route: 'GET /agent/model/detail';
    session: 'none';
    vars: NonNullable<Wire.AgentModelDetailData['query']>;
    input: { query: NonNullable<Wire.AgentModelDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.AgentModelDetailResponses[200];
  };
  /** Parts of a distributor; empty while no line card is known. */
  agentModels: {
    route: 'GET /agent/model/list';
    session: 'none';
    vars: NonNullable<Wire.AgentModelsData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentModelsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentModelsResponses[200];
  };
  /** Distributors by name. */
  agentList: {
    route: 'GET /agent/v1/all';
    session: 'none';
    vars: NonNullable<Wire.AgentListData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentListResponses[200];
  };
  /** The same as agentHints, under the newer address. */
  agentHintsV1: {
    route: 'GET /agent/v1/keywords';
    session: 'none';
    vars: NonNullable<Wire.AgentHintsV1Data['query']>;
    input: { query: Filled<NonNullable<Wire.AgentHintsV1Data['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.AgentHintsV1Responses[200];
  };
  /** One distributor. */
  agentDetail: {
    route: 'GET /agent/{agentId}';
    session: 'none';
    vars: Wire.AgentDetailData['path'];
    input: { query: Nothing; params: Wire.AgentDetailData['path']; body: Nothing };
    output: Wire.AgentDetailResponses[200];
  };
  /** The newest release; the path is spelt as older clients call it. */
  appLatest: {
    route: 'GET /app/lastest';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AppLatestResponses[200];
  };
  /** A fresh captcha for one attempt. */
  captchaChallenge: {
    route: 'GET /captcha/challenge';
    session: 'none';
    vars: NonNullable<Wire.CaptchaChallengeData['query']>;
    input: { query: Filled<NonNullable<Wire.CaptchaChallengeData['query']>, 'scene'>; params: Nothing; body: Nothing };
    output: Wire.CaptchaChallengeResponses[200];
  };
  /** Brands with parts for these words or in this category, most parts first. */
  partBrands: {
    route: 'GET /chip/specification/brands';
    session: 'none';
    vars: NonNullable<Wire.PartBrandsData['query']>;
    input: { query: Filled<NonNullable<Wire.PartBrandsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.PartBrandsResponses[200];
  };
  /** The category tree with counts; the path is spelt as older clients call it. */
  partCategories: {
    route: 'GET /chip/specification/categorys';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PartCategoriesResponses[200];
  };
  /** Parts that their makers are giving up (nrnd, last_buy, eol, obsolete). */
  partLifecycle: {
    route: 'GET /chip/specification/lifecycle';
    session: 'none';
    vars: NonNullable<Wire.PartLifecycleData['query']>;
    input: { query: Filled<NonNullable<Wire.PartLifecycleData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.PartLifecycleResponses[200];
  };
  /** One part with all that is known of it. */
  partDetail: {
    route: 'GET /chip/specification/model/detail';
    session: 'none';
    vars: NonNullable<Wire.PartDetailData['query']>;
    input: { query: NonNullable<Wire.PartDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.PartDetailResponses[200];
  };
  /** Parts of a brand or category, by number. */
  partModels: {
    route: 'GET /chip/specification/models';
    session: 'none';
    vars: NonNullable<Wire.PartModelsData['query']>;
    input: { query: Filled<NonNullable<Wire.PartModelsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.PartModelsResponses[200];
  };
  /** Finds parts by words and filters, with the counts of every filter and how the words were read. */
  partSearch: {
    route: 'GET /chip/specification/search';
    session: 'none';
    vars: NonNullable<Wire.PartSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.PartSearchData['query']>, 'keywords' | 'pageIndex' | 'pageSize' | 'sort'>; params: Nothing; body: Nothing };
    output: Wire.PartSearchResponses[200];
  };
  /** Size of the catalogue. */
  partStatistics: {
    route: 'GET /chip/specification/statistics';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PartStatisticsResponses[200];
  };
  /** The header's search over parts, brands and distributors. */
  commonSearch: {
    route: 'GET /common/search';
    session: 'none';
    vars: NonNullable<Wire.CommonSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.CommonSearchData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.CommonSearchResponses[200];
  };
  /** The same as commonSearch, under the newer address. */
  commonSearchV1: {
    route: 'GET /common/v1/search';
    session: 'none';
    vars: NonNullable<Wire.CommonSearchV1Data['query']>;
    input: { query: Filled<NonNullable<Wire.CommonSearchV1Data['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.CommonSearchV1Responses[200];
  };
  /** One public setting, e.g. `lotteryStatus`. Private settings answer as unset. */
  siteConfig: {
    route: 'GET /config';
    session: 'none';
    vars: NonNullable<Wire.SiteConfigData['query']>;
    input: { query: NonNullable<Wire.SiteConfigData['query']>; params: Nothing; body: Nothing };
    output: Wire.SiteConfigResponses[200];
  };
  /** Where the catalogue's facts come from. */
  dataSources: {
    route: 'GET /dataSources';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.DataSourcesResponses[200];
  };
  /** The member who asks. */
  myDetail: {
    route: 'GET /dtUser/myDetail';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyDetailResponses[200];
  };
  /** The file of a hosted document, to read; byte ranges and ETag work, no login is needed. */
  documentContent: {
    route: 'GET /file/spec/v1/content/{id}';
    session: 'none';
    vars: Wire.DocumentContentData['path'];
    input: { query: Nothing; params: Wire.DocumentContentData['path']; body: Nothing };
    output: FileBytes;
  };
  /** The file of a hosted document, to keep. */
  documentDownload: {
    route: 'GET /file/spec/v1/download/{id}';
    session: 'member';
    vars: Wire.DocumentDownloadData['path'];
    input: { query: Nothing; params: Wire.DocumentDownloadData['path']; body: Nothing };
    output: FileBytes;
  };
  /** Several files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
  documentDownloads: {
    route: 'POST /file/spec/v1/downloads';
    session: 'member';
    vars: Wire.DocumentDownloadsData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DocumentDownloadsData['body'], 'zipName'> };
    output: FileBytes | Exclude<Wire.DocumentDownloadsResponses[200], Blob>;
  };
  /** The top categories with the most parts. */
  hotTypes: {
    route: 'GET /hot/type';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.HotTypesResponses[200];
  };
  /** Words that many search for. */
  hotWords: {
    route: 'GET /hotSearch';
    session: 'none';
    vars: NonNullable<Wire.HotWordsData['query']>;
    input: { query: Filled<NonNullable<Wire.HotWordsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.HotWordsResponses[200];
  };
  /** Logs in by password. */
  loginByPassword: {
    route: 'POST /login1';
    session: 'none';
    vars: Wire.LoginByPasswordData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginByPasswordData['body'] };
    output: Wire.LoginByPasswordResponses[200];
  };
  /** Ends this session on the server and clears its cookies; without a session it does nothing. */
  logout: {
    route: 'POST /logout';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.LogoutResponses[200];
  };
  /** One document with its part. */
  documentDetail: {
    route: 'GET /my/spec/v1/detail';
    session: 'none';
    vars: NonNullable<Wire.DocumentDetailData['query']>;
    input: { query: NonNullable<Wire.DocumentDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.DocumentDetailResponses[200];
  };
  /** One document, 404 when it is not of this brand. */
  brandDocumentDetail: {
    route: 'GET /my/spec/{brandId}/v1/detail';
    session: 'none';
    vars: Wire.BrandDocumentDetailData['path'] & NonNullable<Wire.BrandDocumentDetailData['query']>;
    input: { query: NonNullable<Wire.BrandDocumentDetailData['query']>; params: Wire.BrandDocumentDetailData['path']; body: Nothing };
    output: Wire.BrandDocumentDetailResponses[200];
  };
  /** The link lists of the header. */
  navigation: {
    route: 'GET /navigation';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.NavigationResponses[200];
  };
  /** Where a document lies at its maker. */
  outsideUrl: {
    route: 'GET /outside/pdf/url';
    session: 'none';
    vars: NonNullable<Wire.OutsideUrlData['query']>;
    input: { query: NonNullable<Wire.OutsideUrlData['query']>; params: Nothing; body: Nothing };
    output: Wire.OutsideUrlResponses[200];
  };
  /** Sends a code to a member who binds another phone; no captcha, limited more tightly. */
  sendCodeToMember: {
    route: 'GET /sendNotice';
    session: 'member';
    vars: NonNullable<Wire.SendCodeToMemberData['query']>;
    input: { query: NonNullable<Wire.SendCodeToMemberData['query']>; params: Nothing; body: Nothing };
    output: Wire.SendCodeToMemberResponses[200];
  };
  /** The documents that came last. */
  newestDocuments: {
    route: 'GET /spec/v1/newest';
    session: 'none';
    vars: NonNullable<Wire.NewestDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.NewestDocumentsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewestDocumentsResponses[200];
  };
  /** Hints while typing, grouped by kind. */
  searchHints: {
    route: 'GET /spec/v2/keywords';
    session: 'none';
    vars: NonNullable<Wire.SearchHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.SearchHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.SearchHintsResponses[200];
  };
  /** Documents of a brand. */
  brandDocuments: {
    route: 'GET /spec/{brandId}';
    session: 'none';
    vars: Wire.BrandDocumentsData['path'] & NonNullable<Wire.BrandDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandDocumentsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Wire.BrandDocumentsData['path']; body: Nothing };
    output: Wire.BrandDocumentsResponses[200];
  };
  /** Hints among a brand's parts and documents. */
  brandDocumentHints: {
    route: 'GET /spec/{brandId}/keywords';
    session: 'none';
    vars: Wire.BrandDocumentHintsData['path'] & NonNullable<Wire.BrandDocumentHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandDocumentHintsData['query']>, 'keywords' | 'size'>; params: Wire.BrandDocumentHintsData['path']; body: Nothing };
    output: Wire.BrandDocumentHintsResponses[200];
  };
  /** Documents of a brand by category. */
  brandDocumentGroups: {
    route: 'GET /spec/{brandId}/ofGroup';
    session: 'none';
    vars: Wire.BrandDocumentGroupsData['path'];
    input: { query: Nothing; params: Wire.BrandDocumentGroupsData['path']; body: Nothing };
    output: Wire.BrandDocumentGroupsResponses[200];
  };
  /** Brands for a search box, best first; by Latin or Chinese name, alias or pinyin. */
  brandHints: {
    route: 'GET /specBrand/keywords';
    session: 'none';
    vars: NonNullable<Wire.BrandHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.BrandHintsResponses[200];
  };
  /** The brands with the most parts. */
  hotBrands: {
    route: 'GET /specBrand/user/hot';
    session: 'none';
    vars: NonNullable<Wire.HotBrandsData['query']>;
    input: { query: Filled<NonNullable<Wire.HotBrandsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.HotBrandsResponses[200];
  };
  /** Brands by name; empty filters mean all. */
  brandList: {
    route: 'GET /specBrand/v1/all';
    session: 'none';
    vars: NonNullable<Wire.BrandListData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BrandListResponses[200];
  };
  /** All brands under their initials, A–Z then #. */
  brandGroups: {
    route: 'GET /specBrand/v1/all/group';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BrandGroupsResponses[200];
  };
  /** One brand. */
  brandDetail: {
    route: 'GET /specBrand/{brandId}';
    session: 'none';
    vars: Wire.BrandDetailData['path'];
    input: { query: Nothing; params: Wire.BrandDetailData['path']; body: Nothing };
    output: Wire.BrandDetailResponses[200];
  };
  /** Brands of a trader; empty while no line card is known. */
  traderBrands: {
    route: 'GET /trader/brand/getBrands';
    session: 'none';
    vars: NonNullable<Wire.TraderBrandsData['query']>;
    input: { query: NonNullable<Wire.TraderBrandsData['query']>; params: Nothing; body: Nothing };
    output: Wire.TraderBrandsResponses[200];
  };
  /** Traders for a search box. */
  traderHints: {
    route: 'GET /trader/keywords';
    session: 'none';
    vars: NonNullable<Wire.TraderHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.TraderHintsResponses[200];
  };
  /** Independent traders by name. */
  traderList: {
    route: 'GET /trader/list';
    session: 'none';
    vars: NonNullable<Wire.TraderListData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.TraderListResponses[200];
  };
  /** Parts of a trader; empty while no line card is known. */
  traderModels: {
    route: 'GET /trader/model/list';
    session: 'none';
    vars: NonNullable<Wire.TraderModelsData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderModelsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.TraderModelsResponses[200];
  };
  /** The same as traderHints, under the newer address. */
  traderHintsV2: {
    route: 'GET /trader/v2/keywords';
    session: 'none';
    vars: NonNullable<Wire.TraderHintsV2Data['query']>;
    input: { query: Filled<NonNullable<Wire.TraderHintsV2Data['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.TraderHintsV2Responses[200];
  };
  /** One trader. */
  traderDetail: {
    route: 'GET /trader/{id}';
    session: 'none';
    vars: Wire.TraderDetailData['path'];
    input: { query: Nothing; params: Wire.TraderDetailData['path']; body: Nothing };
    output: Wire.TraderDetailResponses[200];
  };
  /** Sends a login code by SMS, behind a captcha. It holds 10 minutes and can be asked for again after 60 seconds. */
  sendCode: {
    route: 'GET /v2/sendNotice';
    session: 'none';
    vars: NonNullable<Wire.SendCodeData['query']>;
    input: { query: Filled<NonNullable<Wire.SendCodeData['query']>, 'scene'>; params: Nothing; body: Nothing };
    output: Wire.SendCodeResponses[200];
  };
  /** Logs in by SMS code. */
  loginBySms: {
    route: 'POST /web/login';
    session: 'none';
    vars: Wire.LoginBySmsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginBySmsData['body'] };
    output: Wire.LoginBySmsResponses[200];
  };
};
