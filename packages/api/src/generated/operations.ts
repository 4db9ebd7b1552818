// Generated from the contract by `npm run generate`; do not edit.
import type { FileBytes, Filled, Nothing } from '../wire.ts';
import type * as Wire from './types.ts';

/** The reasons for which every call can be refused or fail. */
export type CommonReason = 'session.required' | 'session.role' | 'enterprise.required' | 'enterprise.right_missing' | 'request.cross_site' | 'request.no_such_operation' | 'request.timeout' | 'request.too_large' | 'request.unsupported_type' | 'request.malformed' | 'request.invalid' | 'request.too_many' | 'resource.not_found' | 'service.unavailable' | 'service.starting' | 'service.storage_full' | 'service.internal';

/**
 * Every call of the contract: what a client gives (`vars`, flat), what a server receives after defaults are filled
 * in (`input`), what it answers (`output`) and the reasons of its own for which it is refused or fails (`reason`).
 */
export type Operations = {
  /** How a maker names its parts: families by their prefix, and the suffixes that leave a part what it is. All of it is read from the numbers of the catalogue and says from how many. */
  brandNameSchemes: {
    route: 'GET /BrandModelNameScheme/list';
    session: 'none';
    vars: NonNullable<Wire.BrandNameSchemesData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandNameSchemesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BrandNameSchemesResponses[200];
    reason: never;
  };
  /** Reads a typed number: what it means, what it is without its packing, and what else may be meant. Nothing is put in its place. */
  readModelName: {
    route: 'GET /BrandModelNameScheme/read';
    session: 'none';
    vars: NonNullable<Wire.ReadModelNameData['query']>;
    input: { query: NonNullable<Wire.ReadModelNameData['query']>; params: Nothing; body: Nothing };
    output: Wire.ReadModelNameResponses[200];
    reason: never;
  };
  /** Hands in a change of a distributor's page. */
  changeAgentListing: {
    route: 'POST /agent/auth/user/update';
    session: 'member';
    vars: Wire.ChangeAgentListingData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeAgentListingData['body'], 'nameCn' | 'country' | 'website'> };
    output: Wire.ChangeAgentListingResponses[200];
    reason: 'claim.required' | 'claim.unchanged' | 'entry.wrong_fact';
  };
  /** Distributors that carry a brand, those that are authorised first; independent traders are not among them. */
  brandAgents: {
    route: 'GET /agent/brand/getAgents';
    session: 'none';
    vars: NonNullable<Wire.BrandAgentsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandAgentsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BrandAgentsResponses[200];
    reason: never;
  };
  /** Brands that a distributor carries. */
  agentBrands: {
    route: 'GET /agent/brand/getBrands';
    session: 'none';
    vars: NonNullable<Wire.AgentBrandsData['query']>;
    input: { query: NonNullable<Wire.AgentBrandsData['query']>; params: Nothing; body: Nothing };
    output: Wire.AgentBrandsResponses[200];
    reason: never;
  };
  /** Hands in a brand that a distributor sells; approved it stands on its page as not proved. */
  addAgentBrandEntry: {
    route: 'POST /agent/brand/user/add';
    session: 'member';
    vars: Wire.AddAgentBrandEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddAgentBrandEntryData['body'], 'validTo'> };
    output: Wire.AddAgentBrandEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** The makers and regions that the list can be narrowed to. */
  agentChoices: {
    route: 'GET /agent/choices';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AgentChoicesResponses[200];
    reason: never;
  };
  /** Distributors to lay side by side, in the order asked for; those that are gone are left out. */
  agentCompare: {
    route: 'GET /agent/compare';
    session: 'none';
    vars: NonNullable<Wire.AgentCompareData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentCompareData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.AgentCompareResponses[200];
    reason: never;
  };
  /** Distributors for a search box. */
  agentHints: {
    route: 'GET /agent/keywords';
    session: 'none';
    vars: NonNullable<Wire.AgentHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.AgentHintsResponses[200];
    reason: never;
  };
  /** The certificate of an authorisation, when anybody may read it. */
  lineCertificate: {
    route: 'GET /agent/line/certificate';
    session: 'none';
    vars: NonNullable<Wire.LineCertificateData['query']>;
    input: { query: NonNullable<Wire.LineCertificateData['query']>; params: Nothing; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Makers whose parts a distributor or trader carries, what is proved first. */
  agentLines: {
    route: 'GET /agent/line/list';
    session: 'none';
    vars: NonNullable<Wire.AgentLinesData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentLinesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentLinesResponses[200];
    reason: never;
  };
  /** One part, as a distributor's page shows it. */
  agentPart: {
    route: 'GET /agent/model/detail';
    session: 'none';
    vars: NonNullable<Wire.AgentPartData['query']>;
    input: { query: NonNullable<Wire.AgentPartData['query']>; params: Nothing; body: Nothing };
    output: Wire.AgentPartResponses[200];
    reason: never;
  };
  /** Part numbers that a distributor or trader carries, what it has in stock first. */
  agentParts: {
    route: 'GET /agent/model/list';
    session: 'none';
    vars: NonNullable<Wire.AgentPartsData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentPartsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentPartsResponses[200];
    reason: never;
  };
  /** One row of agentParts, with whose it is and where it is known from. */
  agentOffer: {
    route: 'GET /agent/model/offer';
    session: 'none';
    vars: NonNullable<Wire.AgentOfferData['query']>;
    input: { query: NonNullable<Wire.AgentOfferData['query']>; params: Nothing; body: Nothing };
    output: Wire.AgentOfferResponses[200];
    reason: never;
  };
  /** Hands in a distributor. */
  addAgentEntry: {
    route: 'POST /agent/user/add';
    session: 'member';
    vars: Wire.AddAgentEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddAgentEntryData['body'], 'nameCn' | 'country' | 'website'> };
    output: Wire.AddAgentEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** Distributors by name, those of whom it is known what they carry or where they sell before the others. With words the best match comes
first; of one maker or one state, the line that is proved best. */
  agentList: {
    route: 'GET /agent/v1/all';
    session: 'none';
    vars: NonNullable<Wire.AgentListData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentListResponses[200];
    reason: never;
  };
  /** The same as agentHints, under the newer address. */
  agentHintsV1: {
    route: 'GET /agent/v1/keywords';
    session: 'none';
    vars: NonNullable<Wire.AgentHintsV1Data['query']>;
    input: { query: Filled<NonNullable<Wire.AgentHintsV1Data['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.AgentHintsV1Responses[200];
    reason: never;
  };
  /** One distributor. */
  agentDetail: {
    route: 'GET /agent/{agentId}';
    session: 'none';
    vars: Wire.AgentDetailData['path'];
    input: { query: Nothing; params: Wire.AgentDetailData['path']; body: Nothing };
    output: Wire.AgentDetailResponses[200];
    reason: never;
  };
  /** Distributors for the navigation's search box. */
  agentSearch: {
    route: 'GET /agentSearch';
    session: 'none';
    vars: NonNullable<Wire.AgentSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentSearchData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.AgentSearchResponses[200];
    reason: never;
  };
  /** Turns a question into filters and looks them up, by rules: the same words give the same answer. With `isChanged`
the filters are those of the request, as the reader set them. */
  assistantAnswer: {
    route: 'GET /ai/answer';
    session: 'none';
    vars: NonNullable<Wire.AssistantAnswerData['query']>;
    input: { query: Filled<NonNullable<Wire.AssistantAnswerData['query']>, 'question' | 'words'>; params: Nothing; body: Nothing };
    output: Wire.AssistantAnswerResponses[200];
    reason: never;
  };
  /** Has the model answer. It uses the portal's tools only; a sentence without a citation from them is dropped. A
question that the model did not answer is not counted. */
  askAssistant: {
    route: 'POST /ai/ask';
    session: 'member';
    vars: Wire.AskAssistantData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AskAssistantData['body'] };
    output: Wire.AskAssistantResponses[200];
    reason: 'assistant.no_model' | 'assistant.budget_used' | 'assistant.unanswered';
  };
  /** Whether there is a model, and how many questions are left today. */
  assistantBudget: {
    route: 'GET /ai/budget';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AssistantBudgetResponses[200];
    reason: never;
  };
  /** Alipay's page for a payment; send the browser there. */
  alipayPage: {
    route: 'GET /ali/pay/mallPayOnlineId';
    session: 'member';
    vars: NonNullable<Wire.AlipayPageData['query']>;
    input: { query: NonNullable<Wire.AlipayPageData['query']>; params: Nothing; body: Nothing };
    output: Wire.AlipayPageResponses[200];
    reason: 'order.state';
  };
  /** The newest release; the path is spelt as older clients call it. */
  appLatest: {
    route: 'GET /app/lastest';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AppLatestResponses[200];
    reason: never;
  };
  /** Does not want to read an author any more: their articles leave every list of the member. */
  blockAuthor: {
    route: 'POST /article/black/add';
    session: 'member';
    vars: Wire.BlockAuthorData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BlockAuthorData['body'] };
    output: Wire.BlockAuthorResponses[200];
    reason: never;
  };
  /** Wants to read an author again. */
  unblockAuthor: {
    route: 'POST /article/black/del';
    session: 'member';
    vars: Wire.UnblockAuthorData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnblockAuthorData['body'] };
    output: Wire.UnblockAuthorResponses[200];
    reason: never;
  };
  /** Authors that the member does not want to read, the newest first. */
  blockedAuthors: {
    route: 'GET /article/black/list';
    session: 'member';
    vars: NonNullable<Wire.BlockedAuthorsData['query']>;
    input: { query: Filled<NonNullable<Wire.BlockedAuthorsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BlockedAuthorsResponses[200];
    reason: never;
  };
  /** Channels below one. */
  channelChildren: {
    route: 'GET /articleCategory/children';
    session: 'none';
    vars: NonNullable<Wire.ChannelChildrenData['query']>;
    input: { query: NonNullable<Wire.ChannelChildrenData['query']>; params: Nothing; body: Nothing };
    output: Wire.ChannelChildrenResponses[200];
    reason: never;
  };
  /** All channels of the top level with those below. */
  channels: {
    route: 'GET /articleCategory/get';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ChannelsResponses[200];
    reason: never;
  };
  /** Logs in by passkey. */
  loginByPasskey: {
    route: 'POST /auth/passkey';
    session: 'none';
    vars: Wire.LoginByPasskeyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginByPasskeyData['body'] };
    output: Wire.LoginByPasskeyResponses[200];
    reason: 'passkey.unavailable' | 'passkey.expired' | 'passkey.unknown' | 'passkey.refused' | 'login.too_many' | 'login.disabled' | 'agreement.required';
  };
  /** What the browser logs in with a passkey from: the same for everybody, so it tells of no account. 30 in 10 minutes for a browser. */
  beginPasskeyLogin: {
    route: 'POST /auth/passkey/begin';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BeginPasskeyLoginResponses[200];
    reason: 'passkey.unavailable';
  };
  /** A ticket for the inbox in a window of its own, or for a partner site. */
  createTicket: {
    route: 'POST /auth/ticket';
    session: 'member';
    vars: Wire.CreateTicketData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CreateTicketData['body'] };
    output: Wire.CreateTicketResponses[200];
    reason: 'ticket.origin';
  };
  /** Gives a login for a ticket, once; whoever is logged in as that member already keeps the login. */
  exchangeTicket: {
    route: 'POST /auth/ticket/exchange';
    session: 'none';
    vars: Wire.ExchangeTicketData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ExchangeTicketData['body'] };
    output: Wire.ExchangeTicketResponses[200];
    reason: 'login.disabled' | 'ticket.spent';
  };
  /** Says whose a ticket is, so that the visitor can be asked before it takes the place of another login; spends nothing. 20 in 10 minutes for a browser. */
  ticketHolder: {
    route: 'POST /auth/ticket/holder';
    session: 'none';
    vars: Wire.TicketHolderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TicketHolderData['body'] };
    output: Wire.TicketHolderResponses[200];
    reason: 'ticket.spent';
  };
  /** Asks to become an author; 403 for whoever has no mobile number bound. */
  applyAuthor: {
    route: 'POST /author/auth/user/apply';
    session: 'member';
    vars: Wire.ApplyAuthorData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApplyAuthorData['body'], 'avatarUrl'> };
    output: Wire.ApplyAuthorResponses[200];
    reason: 'author.exists' | 'author.waiting' | 'author.name_taken' | 'author.mobile_required' | 'author.wrong_fact' | 'avatar.foreign';
  };
  /** The author that the member is, and what the member asked for last. */
  myAuthor: {
    route: 'GET /author/auth/user/mine';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyAuthorResponses[200];
    reason: never;
  };
  /** An author asks for a change of what the page says; until it is approved the page stays as it is. 403 for whoever is none. */
  changeAuthor: {
    route: 'POST /author/auth/user/update';
    session: 'member';
    vars: Wire.ChangeAuthorData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeAuthorData['body'], 'avatarUrl'> };
    output: Wire.ChangeAuthorResponses[200];
    reason: 'author.required' | 'author.unchanged' | 'author.waiting' | 'author.name_taken' | 'author.mobile_required' | 'author.wrong_fact' | 'avatar.foreign';
  };
  /** Takes back what waits. */
  withdrawAuthor: {
    route: 'POST /author/auth/user/withdraw';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.WithdrawAuthorResponses[200];
    reason: 'author.nothing_waits';
  };
  /** Authors with published articles whose name, field or introduction holds each of the words, who wrote last first; without words all of them. */
  authorList: {
    route: 'GET /author/list';
    session: 'none';
    vars: NonNullable<Wire.AuthorListData['query']>;
    input: { query: Filled<NonNullable<Wire.AuthorListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AuthorListResponses[200];
    reason: never;
  };
  /** Hands in an authorisation, in place of what was handed in for the same brand before. Approved it counts as checked: on the page of a
distributor, and on the goods of a merchant. */
  addAuthorisation: {
    route: 'POST /authorisation/auth/user/add';
    session: 'member';
    vars: Wire.AddAuthorisationData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddAuthorisationData['body'], 'validFrom'> };
    output: Wire.AddAuthorisationResponses[200];
    reason: 'claim.required' | 'authorisation.wrong_fact';
  };
  /** The authorisations that a company handed in, the newest first; 403 for whoever does not keep its page. */
  ownAuthorisations: {
    route: 'GET /authorisation/auth/user/list';
    session: 'member';
    vars: NonNullable<Wire.OwnAuthorisationsData['query']>;
    input: { query: NonNullable<Wire.OwnAuthorisationsData['query']>; params: Nothing; body: Nothing };
    output: Wire.OwnAuthorisationsResponses[200];
    reason: 'claim.required';
  };
  /** What the member can log in with. */
  bindingInfo: {
    route: 'GET /bindingInfo';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BindingInfoResponses[200];
    reason: never;
  };
  /** One of the member's, in its newest version or an older one. */
  bomDetail: {
    route: 'GET /bom/detail';
    session: 'member';
    vars: NonNullable<Wire.BomDetailData['query']>;
    input: { query: NonNullable<Wire.BomDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.BomDetailResponses[200];
    reason: never;
  };
  /** The member's bills of materials, those changed last first. */
  myBoms: {
    route: 'GET /bom/list';
    session: 'member';
    vars: NonNullable<Wire.MyBomsData['query']>;
    input: { query: Filled<NonNullable<Wire.MyBomsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyBomsResponses[200];
    reason: never;
  };
  /** How the member reads sheets with these heads. */
  bomMapping: {
    route: 'GET /bom/mapping';
    session: 'member';
    vars: NonNullable<Wire.BomMappingData['query']>;
    input: { query: NonNullable<Wire.BomMappingData['query']>; params: Nothing; body: Nothing };
    output: Wire.BomMappingResponses[200];
    reason: never;
  };
  /** Keeps how the member reads sheets with these heads. */
  keepBomMapping: {
    route: 'POST /bom/mapping';
    session: 'member';
    vars: Wire.KeepBomMappingData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.KeepBomMappingData['body'] };
    output: Wire.KeepBomMappingResponses[200];
    reason: never;
  };
  /** Looks for the parts of lines, in their order; keeps nothing. */
  matchBom: {
    route: 'POST /bom/match';
    session: 'none';
    vars: Wire.MatchBomData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MatchBomData['body'] };
    output: Wire.MatchBomResponses[200];
    reason: never;
  };
  /** Removes one with its versions; restoreBom brings it back within a day. */
  removeBom: {
    route: 'POST /bom/remove';
    session: 'member';
    vars: Wire.RemoveBomData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveBomData['body'] };
    output: Wire.RemoveBomResponses[200];
    reason: never;
  };
  /** Brings back one that was removed. */
  restoreBom: {
    route: 'POST /bom/restore';
    session: 'member';
    vars: Wire.RestoreBomData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreBomData['body'] };
    output: Wire.RestoreBomResponses[200];
    reason: never;
  };
  /** Saves a new one, or a new version. Lines without a match are matched by a job, and it is `matching` until they are. */
  saveBom: {
    route: 'POST /bom/save';
    session: 'member';
    vars: Wire.SaveBomData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveBomData['body'] };
    output: Wire.SaveBomResponses[200];
    reason: 'bom.full' | 'bom.changed';
  };
  /** Opens one to whoever has its link, or not any more; opened again it has another link. */
  shareBom: {
    route: 'POST /bom/share';
    session: 'member';
    vars: Wire.ShareBomData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ShareBomData['body'] };
    output: Wire.ShareBomResponses[200];
    reason: never;
  };
  /** One that its owner opened, in its newest version. */
  sharedBom: {
    route: 'GET /bom/shared';
    session: 'none';
    vars: NonNullable<Wire.SharedBomData['query']>;
    input: { query: NonNullable<Wire.SharedBomData['query']>; params: Nothing; body: Nothing };
    output: Wire.SharedBomResponses[200];
    reason: never;
  };
  /** Versions of one of the member's, the newest first; the oldest go when there are too many. */
  bomVersions: {
    route: 'GET /bom/versions';
    session: 'member';
    vars: NonNullable<Wire.BomVersionsData['query']>;
    input: { query: NonNullable<Wire.BomVersionsData['query']>; params: Nothing; body: Nothing };
    output: Wire.BomVersionsResponses[200];
    reason: never;
  };
  /** A fresh captcha for one attempt. */
  captchaChallenge: {
    route: 'GET /captcha/challenge';
    session: 'none';
    vars: NonNullable<Wire.CaptchaChallengeData['query']>;
    input: { query: Filled<NonNullable<Wire.CaptchaChallengeData['query']>, 'scene'>; params: Nothing; body: Nothing };
    output: Wire.CaptchaChallengeResponses[200];
    reason: never;
  };
  /** A list of choices, e.g. the kinds of feedback. */
  categoryChoices: {
    route: 'GET /category';
    session: 'none';
    vars: NonNullable<Wire.CategoryChoicesData['query']>;
    input: { query: NonNullable<Wire.CategoryChoicesData['query']>; params: Nothing; body: Nothing };
    output: Wire.CategoryChoicesResponses[200];
    reason: never;
  };
  /** Makers with notices, the most first. */
  changeBrands: {
    route: 'GET /changes/brands';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ChangeBrandsResponses[200];
    reason: never;
  };
  /** Notices of makers, the newest first; of one maker, of one kind, about one part. */
  changeNotices: {
    route: 'GET /changes/list';
    session: 'none';
    vars: NonNullable<Wire.ChangeNoticesData['query']>;
    input: { query: Filled<NonNullable<Wire.ChangeNoticesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ChangeNoticesResponses[200];
    reason: never;
  };
  /** Brands with parts for these words or in this category, most parts first. */
  partBrands: {
    route: 'GET /chip/specification/brands';
    session: 'none';
    vars: NonNullable<Wire.PartBrandsData['query']>;
    input: { query: Filled<NonNullable<Wire.PartBrandsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.PartBrandsResponses[200];
    reason: never;
  };
  /** The category tree with counts; the path is spelt as older clients call it. */
  partCategories: {
    route: 'GET /chip/specification/categorys';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PartCategoriesResponses[200];
    reason: never;
  };
  /** Parts to lay side by side, in the order asked for; those that are gone are left out. */
  partCompare: {
    route: 'GET /chip/specification/compare';
    session: 'none';
    vars: NonNullable<Wire.PartCompareData['query']>;
    input: { query: Filled<NonNullable<Wire.PartCompareData['query']>, 'quantity'>; params: Nothing; body: Nothing };
    output: Wire.PartCompareResponses[200];
    reason: never;
  };
  /** Parts that their makers are giving up (nrnd, last_buy, eol, obsolete). */
  partLifecycle: {
    route: 'GET /chip/specification/lifecycle';
    session: 'none';
    vars: NonNullable<Wire.PartLifecycleData['query']>;
    input: { query: Filled<NonNullable<Wire.PartLifecycleData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.PartLifecycleResponses[200];
    reason: never;
  };
  /** One part with all that is known of it. */
  partDetail: {
    route: 'GET /chip/specification/model/detail';
    session: 'none';
    vars: NonNullable<Wire.PartDetailData['query']>;
    input: { query: NonNullable<Wire.PartDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.PartDetailResponses[200];
    reason: never;
  };
  /** Parts of a brand or category, by number. */
  partsByNumber: {
    route: 'GET /chip/specification/models';
    session: 'none';
    vars: NonNullable<Wire.PartsByNumberData['query']>;
    input: { query: Filled<NonNullable<Wire.PartsByNumberData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.PartsByNumberResponses[200];
    reason: never;
  };
  /** Finds parts by words and filters, with the counts of every filter and how the words were read. */
  partSearch: {
    route: 'GET /chip/specification/search';
    session: 'none';
    vars: NonNullable<Wire.PartSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.PartSearchData['query']>, 'keywords' | 'pageIndex' | 'pageSize' | 'quantity' | 'sort'>; params: Nothing; body: Nothing };
    output: Wire.PartSearchResponses[200];
    reason: never;
  };
  /** Size of the catalogue. */
  partStatistics: {
    route: 'GET /chip/specification/statistics';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PartStatisticsResponses[200];
    reason: never;
  };
  /** Claims a page; a member has one open claim of a page. */
  claimListing: {
    route: 'POST /claim/auth/user/add';
    session: 'member';
    vars: Wire.ClaimListingData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ClaimListingData['body'], 'workEmail'> };
    output: Wire.ClaimListingResponses[200];
    reason: 'claim.waiting' | 'claim.approved' | 'claim.no_proof';
  };
  /** A file of a claim or an authorisation, for who handed it in and for operators. */
  claimProof: {
    route: 'GET /claim/auth/user/content/{id}';
    session: 'member';
    vars: Wire.ClaimProofData['path'];
    input: { query: Nothing; params: Wire.ClaimProofData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** A page with the member's newest claim and change of it. */
  claimedListing: {
    route: 'GET /claim/auth/user/detail';
    session: 'member';
    vars: NonNullable<Wire.ClaimedListingData['query']>;
    input: { query: NonNullable<Wire.ClaimedListingData['query']>; params: Nothing; body: Nothing };
    output: Wire.ClaimedListingResponses[200];
    reason: never;
  };
  /** The member's claims, the newest first. */
  myClaims: {
    route: 'GET /claim/auth/user/list';
    session: 'member';
    vars: NonNullable<Wire.MyClaimsData['query']>;
    input: { query: Filled<NonNullable<Wire.MyClaimsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyClaimsResponses[200];
    reason: never;
  };
  /** Keeps a file for a claim or an authorisation. A file that neither names is dropped after a day. */
  uploadClaimProof: {
    route: 'POST /claim/auth/user/upload';
    session: 'member';
    vars: Wire.UploadClaimProofData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadClaimProofData['body'] };
    output: Wire.UploadClaimProofResponses[200];
    reason: 'claim.unreadable' | 'claim.too_large';
  };
  /** Comments on an article, a technical resource or a post of the circle. It waits for an operator (审核中); its writer sees it at once. 403 `comment.mobile_required`
without a verified phone; ten a minute. */
  addComment: {
    route: 'POST /comment/add';
    session: 'member';
    vars: Wire.AddCommentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddCommentData['body'] };
    output: Wire.AddCommentResponses[200];
    reason: 'comment.mobile_required' | 'comment.empty' | 'comment.no_target' | 'comment.closed' | 'comment.blocked';
  };
  /** Deletes one's own comment; doing it twice changes nothing. */
  deleteComment: {
    route: 'POST /comment/del';
    session: 'member';
    vars: Wire.DeleteCommentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DeleteCommentData['body'] };
    output: Wire.DeleteCommentResponses[200];
    reason: never;
  };
  /** Reports a comment to the operator, once a member; three reports fold it until somebody looked. */
  reportComment: {
    route: 'POST /comment/report';
    session: 'member';
    vars: Wire.ReportCommentData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ReportCommentData['body'], 'note'> };
    output: Wire.ReportCommentResponses[200];
    reason: 'comment.own';
  };
  /** How much the same words find among parts, goods and articles. */
  searchScopes: {
    route: 'GET /common/scopes';
    session: 'none';
    vars: NonNullable<Wire.SearchScopesData['query']>;
    input: { query: Filled<NonNullable<Wire.SearchScopesData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.SearchScopesResponses[200];
    reason: never;
  };
  /** The header's search over parts, brands and distributors. */
  commonSearch: {
    route: 'GET /common/search';
    session: 'none';
    vars: NonNullable<Wire.CommonSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.CommonSearchData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.CommonSearchResponses[200];
    reason: never;
  };
  /** The same as commonSearch, under the newer address. */
  commonSearchV1: {
    route: 'GET /common/v1/search';
    session: 'none';
    vars: NonNullable<Wire.CommonSearchV1Data['query']>;
    input: { query: Filled<NonNullable<Wire.CommonSearchV1Data['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.CommonSearchV1Responses[200];
    reason: never;
  };
  /** One public setting, e.g. `lotteryStatus`. Private settings answer as unset. */
  siteConfig: {
    route: 'GET /config';
    session: 'none';
    vars: NonNullable<Wire.SiteConfigData['query']>;
    input: { query: NonNullable<Wire.SiteConfigData['query']>; params: Nothing; body: Nothing };
    output: Wire.SiteConfigResponses[200];
    reason: never;
  };
  /** Hands in a contact of a page; the page shows it when it is approved. */
  addContact: {
    route: 'POST /contact/auth/user/add';
    session: 'member';
    vars: Wire.AddContactData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddContactData['body'], 'phone' | 'email' | 'wechat' | 'address' | 'hours'> };
    output: Wire.AddContactResponses[200];
    reason: 'claim.required' | 'contact.wrong_fact' | 'contact.full';
  };
  /** Takes a contact off its page at once; restoreContact brings it back within a day. */
  removeContact: {
    route: 'POST /contact/auth/user/del';
    session: 'member';
    vars: Wire.RemoveContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveContactData['body'] };
    output: Wire.RemoveContactResponses[200];
    reason: never;
  };
  /** The contacts of a page as its company keeps them; 403 for whoever has no approved claim of it, or does not speak for the merchant. */
  ownContacts: {
    route: 'GET /contact/auth/user/list';
    session: 'member';
    vars: NonNullable<Wire.OwnContactsData['query']>;
    input: { query: NonNullable<Wire.OwnContactsData['query']>; params: Nothing; body: Nothing };
    output: Wire.OwnContactsResponses[200];
    reason: 'claim.required';
  };
  /** Who opened the contacts of a page within the last 180 days, the newest first; for who keeps the page. */
  contactOpenings: {
    route: 'GET /contact/auth/user/openings';
    session: 'member';
    vars: NonNullable<Wire.ContactOpeningsData['query']>;
    input: { query: Filled<NonNullable<Wire.ContactOpeningsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ContactOpeningsResponses[200];
    reason: 'claim.required';
  };
  /** Brings it back; what waited for its review waits again. */
  restoreContact: {
    route: 'POST /contact/auth/user/restore';
    session: 'member';
    vars: Wire.RestoreContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreContactData['body'] };
    output: Wire.RestoreContactResponses[200];
    reason: 'contact.full';
  };
  /** Hands in a change; until it is approved the page shows what stood there before. */
  changeContact: {
    route: 'POST /contact/auth/user/update';
    session: 'member';
    vars: Wire.ChangeContactData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeContactData['body'], 'phone' | 'email' | 'wechat' | 'address' | 'hours'> };
    output: Wire.ChangeContactResponses[200];
    reason: 'contact.wrong_fact' | 'contact.unchanged';
  };
  /** The contacts of a company on its page: what there is, not yet how to reach it. */
  contactList: {
    route: 'GET /contact/list';
    session: 'none';
    vars: NonNullable<Wire.ContactListData['query']>;
    input: { query: NonNullable<Wire.ContactListData['query']>; params: Nothing; body: Nothing };
    output: Wire.ContactListResponses[200];
    reason: never;
  };
  /** Opens a contact; one that is 认证可见 only for who acts for a verified company. Again on the same day counts no more; beyond contactLimits.opened of a day it is refused until the next. */
  openContact: {
    route: 'POST /contact/reveal';
    session: 'member';
    vars: Wire.OpenContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.OpenContactData['body'] };
    output: Wire.OpenContactResponses[200];
    reason: 'contact.limit';
  };
  /** Where the catalogue's facts come from. */
  dataSources: {
    route: 'GET /dataSources';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.DataSourcesResponses[200];
    reason: never;
  };
  /** Posts a row. 422 `board.wrong_fact` names the field. */
  addBoardRow: {
    route: 'POST /demand/add';
    session: 'member';
    vars: Wire.AddBoardRowData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddBoardRowData['body'], 'brandName' | 'packageCase' | 'price' | 'currency' | 'dateCode' | 'takesAlternative' | 'remark' | 'isAnonymous' | 'days'> };
    output: Wire.AddBoardRowResponses[200];
    reason: 'board.wrong_fact' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Posts many; each is taken or refused by itself. */
  addBoardRows: {
    route: 'POST /demand/addBatch';
    session: 'member';
    vars: Wire.AddBoardRowsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddBoardRowsData['body'] };
    output: Wire.AddBoardRowsResponses[200];
    reason: 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** What the board has of many models, line by line. Rows of companies that the member's company has blocked are left out. */
  searchBoardBatch: {
    route: 'POST /demand/batchSearch';
    session: 'member';
    vars: Wire.SearchBoardBatchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SearchBoardBatchData['body'] };
    output: Wire.SearchBoardBatchResponses[200];
    reason: never;
  };
  /** One row. A row that is not live any more is still readable. */
  boardRow: {
    route: 'GET /demand/detail';
    session: 'none';
    vars: NonNullable<Wire.BoardRowData['query']>;
    input: { query: NonNullable<Wire.BoardRowData['query']>; params: Nothing; body: Nothing };
    output: Wire.BoardRowResponses[200];
    reason: never;
  };
  /** Whether the member gets the day's mail. */
  boardDigest: {
    route: 'GET /demand/digest';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BoardDigestResponses[200];
    reason: never;
  };
  /** Begins or ends it. The first mail tells of what comes from now on. */
  setBoardDigest: {
    route: 'POST /demand/digest';
    session: 'member';
    vars: Wire.SetBoardDigestData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetBoardDigestData['body'] };
    output: Wire.SetBoardDigestResponses[200];
    reason: never;
  };
  /** Asks for a quote on what a company offers. Asked again, the one that is open is answered. 422 `quote.wrong_fact` names the field. */
  askQuote: {
    route: 'POST /demand/enquiry';
    session: 'member';
    vars: Wire.AskQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AskQuoteData['body'], 'unitPrice' | 'note'> };
    output: Wire.AskQuoteResponses[200];
    reason: 'board.state' | 'quote.own_row' | 'quote.wrong_kind' | 'quote.wrong_fact';
  };
  /** Accepts a quote: the price holds until it is ordered or runs out, the demand is dealt, its other quotes end, and the seller learns
who the buyer is. 409 `quote.changed` when the price is not the one that the page showed. */
  acceptQuote: {
    route: 'POST /demand/enquiry/accept';
    session: 'member';
    vars: Wire.AcceptQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AcceptQuoteData['body'] };
    output: Wire.AcceptQuoteResponses[200];
    reason: 'quote.state' | 'quote.changed' | 'quote.wrong_fact' | 'board.state' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Quotes on a demand; a company has one open quote for each. 422 `quote.wrong_fact` names the field. */
  addQuote: {
    route: 'POST /demand/enquiry/add';
    session: 'member';
    vars: Wire.AddQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddQuoteData['body'], 'dateCode' | 'remark' | 'fileIds'> };
    output: Wire.AddQuoteResponses[200];
    reason: 'board.state' | 'quote.own_row' | 'quote.wrong_kind' | 'quote.open' | 'quote.wrong_fact' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Whether a distributor or trader can be asked. */
  askableAgent: {
    route: 'GET /demand/enquiry/agent';
    session: 'none';
    vars: NonNullable<Wire.AskableAgentData['query']>;
    input: { query: NonNullable<Wire.AskableAgentData['query']>; params: Nothing; body: Nothing };
    output: Wire.AskableAgentResponses[200];
    reason: never;
  };
  /** Asks it: a demand that it alone reads, with a quote that waits for it. Asked again for the same number, the one that is open is answered. */
  askAgent: {
    route: 'POST /demand/enquiry/agent';
    session: 'member';
    vars: Wire.AskAgentData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AskAgentData['body'], 'unitPrice' | 'currency' | 'note'> };
    output: Wire.AskAgentResponses[200];
    reason: 'quote.unreachable' | 'quote.own_row' | 'quote.wrong_fact';
  };
  /** Answers a request for a quote, or puts another offer in place of one. 409 `quote.state` when its state does not allow it. */
  answerQuote: {
    route: 'POST /demand/enquiry/answer';
    session: 'member';
    vars: Wire.AnswerQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AnswerQuoteData['body'], 'dateCode' | 'remark' | 'fileIds'> };
    output: Wire.AnswerQuoteResponses[200];
    reason: 'quote.state' | 'quote.wrong_fact' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Asks for another price. */
  counterQuote: {
    route: 'POST /demand/enquiry/counter';
    session: 'member';
    vars: Wire.CounterQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CounterQuoteData['body'], 'note'> };
    output: Wire.CounterQuoteResponses[200];
    reason: 'quote.state' | 'quote.wrong_fact';
  };
  /** How many of them stand where, on the sides on which the member may act; none for who may do neither. */
  quoteCounts: {
    route: 'GET /demand/enquiry/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.QuoteCountsResponses[200];
    reason: never;
  };
  /** One of them with its log. */
  quoteDetail: {
    route: 'GET /demand/enquiry/detail';
    session: 'member';
    vars: NonNullable<Wire.QuoteDetailData['query']>;
    input: { query: NonNullable<Wire.QuoteDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.QuoteDetailResponses[200];
    reason: never;
  };
  /** Stores a photograph or certificate for a quote of the member. */
  uploadQuoteFile: {
    route: 'POST /demand/enquiry/file';
    session: 'member';
    vars: Wire.UploadQuoteFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadQuoteFileData['body'] };
    output: Wire.UploadQuoteFileResponses[200];
    reason: 'quote.unreadable_file' | 'quote.large_file';
  };
  /** The bytes of one; for both sides of the quote. */
  quoteFile: {
    route: 'GET /demand/enquiry/file/{id}';
    session: 'member';
    vars: Wire.QuoteFileData['path'];
    input: { query: Nothing; params: Wire.QuoteFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Quotes of the member's company, those with the newest event first. */
  quotes: {
    route: 'GET /demand/enquiry/list';
    session: 'member';
    vars: NonNullable<Wire.QuotesData['query']>;
    input: { query: Filled<NonNullable<Wire.QuotesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.QuotesResponses[200];
    reason: never;
  };
  /** Takes the buyer's price or keeps the own one, declines to quote, takes a quote back, or refuses one. */
  moveQuote: {
    route: 'POST /demand/enquiry/move';
    session: 'member';
    vars: Wire.MoveQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.MoveQuoteData['body'], 'note'> };
    output: Wire.MoveQuoteResponses[200];
    reason: 'quote.state';
  };
  /** Brings a deal into the mall when what was missing is there now. */
  openDeal: {
    route: 'POST /demand/enquiry/order';
    session: 'member';
    vars: Wire.OpenDealData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.OpenDealData['body'] };
    output: Wire.OpenDealResponses[200];
    reason: 'quote.state';
  };
  /** Uploads a sheet (.xlsx or .csv), which is read, checked and then waits to be started. A company has one open task of a kind.
Needs the right to post demands, or to keep the stock. */
  addExcelTask: {
    route: 'POST /demand/excel-task/add';
    session: 'member';
    vars: Wire.AddExcelTaskData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddExcelTaskData['body'] };
    output: Wire.AddExcelTaskResponses[200];
    reason: 'task.open' | 'task.large_file' | 'task.unreadable_file';
  };
  /** One of them. */
  excelTask: {
    route: 'GET /demand/excel-task/detail';
    session: 'member';
    vars: NonNullable<Wire.ExcelTaskData['query']>;
    input: { query: NonNullable<Wire.ExcelTaskData['query']>; params: Nothing; body: Nothing };
    output: Wire.ExcelTaskResponses[200];
    reason: never;
  };
  /** Its wrong rows as a file, with what is wrong in the last column: to correct and upload again. What begins like a formula is text. */
  excelTaskErrors: {
    route: 'GET /demand/excel-task/errors/{id}';
    session: 'member';
    vars: Wire.ExcelTaskErrorsData['path'] & NonNullable<Wire.ExcelTaskErrorsData['query']>;
    input: { query: Filled<NonNullable<Wire.ExcelTaskErrorsData['query']>, 'format'>; params: Wire.ExcelTaskErrorsData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** The company's tasks, the newest first; those of kinds that the member may not start are left out. */
  excelTasks: {
    route: 'GET /demand/excel-task/list';
    session: 'member';
    vars: NonNullable<Wire.ExcelTasksData['query']>;
    input: { query: Filled<NonNullable<Wire.ExcelTasksData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ExcelTasksResponses[200];
    reason: never;
  };
  /** Says what the columns are, and checks the rows anew. 409 `task.state` when its state does not allow it; 422 `task.wrong_fact` when a field is named twice. */
  mapExcelTask: {
    route: 'POST /demand/excel-task/map';
    session: 'member';
    vars: Wire.MapExcelTaskData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MapExcelTaskData['body'] };
    output: Wire.MapExcelTaskResponses[200];
    reason: 'task.state' | 'task.wrong_fact';
  };
  /** Starts, stops, resumes or cancels it. Rows that are on the board stay there. 409 `task.state` when its state does not allow it. */
  moveExcelTask: {
    route: 'POST /demand/excel-task/move';
    session: 'member';
    vars: Wire.MoveExcelTaskData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.MoveExcelTaskData['body'], 'missing'> };
    output: Wire.MoveExcelTaskResponses[200];
    reason: 'task.state' | 'task.wrong_fact';
  };
  /** Rows of its sheet that were checked, in their order. */
  excelTaskRows: {
    route: 'GET /demand/excel-task/rows';
    session: 'member';
    vars: NonNullable<Wire.ExcelTaskRowsData['query']>;
    input: { query: Filled<NonNullable<Wire.ExcelTaskRowsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ExcelTaskRowsResponses[200];
    reason: never;
  };
  /** Live rows of the board. The pages reach the first 10,000; who wants others narrows the search. Rows of companies that the member's
company has blocked are left out. */
  boardRows: {
    route: 'GET /demand/list';
    session: 'none';
    vars: NonNullable<Wire.BoardRowsData['query']>;
    input: { query: Filled<NonNullable<Wire.BoardRowsData['query']>, 'keywords' | 'match' | 'brand' | 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BoardRowsResponses[200];
    reason: never;
  };
  /** Says something to the other side; it stands in the log of both. */
  sayInQuote: {
    route: 'POST /demand/message';
    session: 'member';
    vars: Wire.SayInQuoteData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SayInQuoteData['body'] };
    output: Wire.SayInQuoteResponses[200];
    reason: 'quote.state' | 'quote.wrong_fact';
  };
  /** Stores a photograph for a supply of the member's company. */
  uploadBoardPhoto: {
    route: 'POST /demand/photo';
    session: 'member';
    vars: Wire.UploadBoardPhotoData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadBoardPhotoData['body'] };
    output: Wire.UploadBoardPhotoResponses[200];
    reason: 'board.unreadable_photo' | 'board.large_photo';
  };
  /** A photograph of a row that everybody may read; of its own rows a company reads all. */
  boardPhoto: {
    route: 'GET /demand/photo/{id}';
    session: 'none';
    vars: Wire.BoardPhotoData['path'];
    input: { query: Nothing; params: Wire.BoardPhotoData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** What others offer that the member's company wants, or want that it offers; the same number before others, the newest first. */
  boardMatches: {
    route: 'GET /demand/recommend';
    session: 'member';
    vars: NonNullable<Wire.BoardMatchesData['query']>;
    input: { query: Filled<NonNullable<Wire.BoardMatchesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BoardMatchesResponses[200];
    reason: never;
  };
  /** Tells the operators that a row is wrong. The company behind it is not told who did. */
  reportBoardRow: {
    route: 'POST /demand/report';
    session: 'member';
    vars: Wire.ReportBoardRowData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ReportBoardRowData['body'] };
    output: Wire.ReportBoardRowResponses[200];
    reason: 'board.reported';
  };
  /** Puts rows of the company in an order: those that are named come first, in this order. */
  sortBoardRows: {
    route: 'POST /demand/sort/user';
    session: 'member';
    vars: Wire.SortBoardRowsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SortBoardRowsData['body'] };
    output: Wire.SortBoardRowsResponses[200];
    reason: never;
  };
  /** Does something with rows of the company; each is done or skipped by itself. */
  moveBoardRows: {
    route: 'POST /demand/status/user';
    session: 'member';
    vars: Wire.MoveBoardRowsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MoveBoardRowsData['body'] };
    output: Wire.MoveBoardRowsResponses[200];
    reason: never;
  };
  /** Changes a row. 409 `board.state` when its state does not allow it; 422 `board.wrong_fact` names the field. */
  changeBoardRow: {
    route: 'POST /demand/update';
    session: 'member';
    vars: Wire.ChangeBoardRowData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeBoardRowData['body'], 'brandName' | 'packageCase' | 'price' | 'currency' | 'dateCode' | 'takesAlternative' | 'remark' | 'isAnonymous' | 'days'> };
    output: Wire.ChangeBoardRowResponses[200];
    reason: 'board.wrong_fact' | 'board.state';
  };
  /** How many of them stand where. */
  ownBoardCounts: {
    route: 'GET /demand/user/counts';
    session: 'member';
    vars: NonNullable<Wire.OwnBoardCountsData['query']>;
    input: { query: NonNullable<Wire.OwnBoardCountsData['query']>; params: Nothing; body: Nothing };
    output: Wire.OwnBoardCountsResponses[200];
    reason: never;
  };
  /** One of them. */
  ownBoardRow: {
    route: 'GET /demand/user/detail';
    session: 'member';
    vars: NonNullable<Wire.OwnBoardRowData['query']>;
    input: { query: NonNullable<Wire.OwnBoardRowData['query']>; params: Nothing; body: Nothing };
    output: Wire.OwnBoardRowResponses[200];
    reason: never;
  };
  /** Rows of the member's company, in the order that it gave them, the newest first. */
  ownBoardRows: {
    route: 'GET /demand/user/list';
    session: 'member';
    vars: NonNullable<Wire.OwnBoardRowsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnBoardRowsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnBoardRowsResponses[200];
    reason: never;
  };
  /** One public call. */
  apiCall: {
    route: 'GET /developers/call';
    session: 'none';
    vars: NonNullable<Wire.ApiCallData['query']>;
    input: { query: NonNullable<Wire.ApiCallData['query']>; params: Nothing; body: Nothing };
    output: Wire.ApiCallResponses[200];
    reason: never;
  };
  /** The public calls, or those that all the words are found in. */
  apiDocs: {
    route: 'GET /developers/calls';
    session: 'none';
    vars: NonNullable<Wire.ApiDocsData['query']>;
    input: { query: Filled<NonNullable<Wire.ApiDocsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.ApiDocsResponses[200];
    reason: never;
  };
  /** Makes a draft with the same words. */
  copyDiskArticle: {
    route: 'POST /disk/article/copy';
    session: 'member';
    vars: Wire.CopyDiskArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CopyDiskArticleData['body'] };
    output: Wire.CopyDiskArticleResponses[200];
    reason: 'article.full' | 'request.duplicate' | 'request.key_reused' | 'request.in_progress';
  };
  /** Deletes own articles; all of them or none. They can be brought back for 30 days. */
  dropDiskArticles: {
    route: 'POST /disk/article/drop';
    session: 'member';
    vars: Wire.DropDiskArticlesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DropDiskArticlesData['body'] };
    output: Wire.DropDiskArticlesResponses[200];
    reason: 'article.state';
  };
  /** Own articles as files, those saved last first; the deleted ones with `isDeleted`. */
  diskArticles: {
    route: 'GET /disk/article/list';
    session: 'member';
    vars: NonNullable<Wire.DiskArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskArticlesData['query']>, 'isDeleted' | 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskArticlesResponses[200];
    reason: never;
  };
  /** An own article as readers will see it. */
  articlePreview: {
    route: 'GET /disk/article/preview/{id}';
    session: 'member';
    vars: Wire.ArticlePreviewData['path'];
    input: { query: Nothing; params: Wire.ArticlePreviewData['path']; body: Nothing };
    output: Wire.ArticlePreviewResponses[200];
    reason: never;
  };
  /** Gives an own article another title. */
  renameDiskArticle: {
    route: 'POST /disk/article/rename';
    session: 'member';
    vars: Wire.RenameDiskArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RenameDiskArticleData['body'] };
    output: Wire.RenameDiskArticleResponses[200];
    reason: 'article.state';
  };
  /** What the member agreed to at registration or login, by edition, the newest first; at most 20. */
  myAgreements: {
    route: 'GET /dtUser/agreements';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyAgreementsResponses[200];
    reason: never;
  };
  /** Binds a mail address; needs stepUp when one is bound already. */
  bindEmail: {
    route: 'POST /dtUser/bindEmail';
    session: 'member';
    vars: Wire.BindEmailData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BindEmailData['body'] };
    output: Wire.BindEmailResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'email.invalid' | 'bind.taken' | 'session.step_up';
  };
  /** Plans the erasing of the account in 7 days; needs stepUp. Refused while something of it is open, e.g. a review. */
  cancelAccount: {
    route: 'POST /dtUser/cancelAccount';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CancelAccountResponses[200];
    reason: 'session.step_up' | 'account.open_matters';
  };
  /** Asks for a copy of everything that the site keeps about the member: a job makes it, and a notice says when it is there. While one is being made, that one. Needs stepUp. */
  askForMyData: {
    route: 'POST /dtUser/export';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AskForMyDataResponses[200];
    reason: 'session.step_up' | 'export.too_many';
  };
  /** The copy that was asked for last, and how far it is. */
  myDataExport: {
    route: 'GET /dtUser/export';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyDataExportResponses[200];
    reason: never;
  };
  /** The copy, a JSON file; needs stepUp. */
  exportMyData: {
    route: 'GET /dtUser/export/file';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: FileBytes;
    reason: 'session.step_up' | 'export.missing';
  };
  /** Keeps the account after all. */
  keepAccount: {
    route: 'POST /dtUser/keepAccount';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.KeepAccountResponses[200];
    reason: never;
  };
  /** The member who asks. */
  myDetail: {
    route: 'GET /dtUser/myDetail';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyDetailResponses[200];
    reason: never;
  };
  /** The member's passkeys, the newest first; at most 20. */
  myPasskeys: {
    route: 'GET /dtUser/passkeys';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyPasskeysResponses[200];
    reason: never;
  };
  /** Keeps a passkey that the browser made; needs stepUp. */
  addPasskey: {
    route: 'POST /dtUser/passkeys/add';
    session: 'member';
    vars: Wire.AddPasskeyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddPasskeyData['body'] };
    output: Wire.AddPasskeyResponses[200];
    reason: 'session.step_up' | 'passkey.too_many' | 'passkey.unavailable' | 'passkey.expired' | 'passkey.refused' | 'passkey.taken';
  };
  /** What the browser makes a passkey from; needs stepUp. */
  beginPasskey: {
    route: 'POST /dtUser/passkeys/begin';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BeginPasskeyResponses[200];
    reason: 'session.step_up' | 'passkey.too_many' | 'passkey.unavailable';
  };
  /** Removes a passkey: it logs nobody in any more. Needs stepUp. */
  removePasskey: {
    route: 'POST /dtUser/passkeys/remove';
    session: 'member';
    vars: Wire.RemovePasskeyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemovePasskeyData['body'] };
    output: Wire.RemovePasskeyResponses[200];
    reason: 'session.step_up';
  };
  /** Gives a passkey another name. */
  renamePasskey: {
    route: 'POST /dtUser/passkeys/rename';
    session: 'member';
    vars: Wire.RenamePasskeyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RenamePasskeyData['body'] };
    output: Wire.RenamePasskeyResponses[200];
    reason: never;
  };
  /** Mails a code to an address that the member wants to bind. */
  sendMailCode: {
    route: 'GET /dtUser/sendMailVerify';
    session: 'member';
    vars: NonNullable<Wire.SendMailCodeData['query']>;
    input: { query: NonNullable<Wire.SendMailCodeData['query']>; params: Nothing; body: Nothing };
    output: Wire.SendMailCodeResponses[200];
    reason: 'email.invalid' | 'mail.too_soon' | 'mail.too_many' | 'mail.unreachable';
  };
  /** Where the member is logged in, the newest first. */
  mySessions: {
    route: 'GET /dtUser/sessions';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MySessionsResponses[200];
    reason: never;
  };
  /** Ends one session of the member. */
  endMySession: {
    route: 'POST /dtUser/sessions/end';
    session: 'member';
    vars: Wire.EndMySessionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.EndMySessionData['body'] };
    output: Wire.EndMySessionResponses[200];
    reason: never;
  };
  /** Ends every other session of the member. */
  endOtherSessions: {
    route: 'POST /dtUser/sessions/endOthers';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.EndOtherSessionsResponses[200];
    reason: never;
  };
  /** Allows sensitive changes in this session for 10 minutes. */
  stepUp: {
    route: 'POST /dtUser/stepUp';
    session: 'member';
    vars: Wire.StepUpData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.StepUpData['body'] };
    output: Wire.StepUpResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'login.wrong_password' | 'login.busy' | 'step_up.no_mobile' | 'step_up.missing';
  };
  /** Sends a code to the member's own phone, for stepUp. */
  sendStepUpCode: {
    route: 'GET /dtUser/stepUp/sendCode';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.SendStepUpCodeResponses[200];
    reason: 'sms.too_soon' | 'sms.too_many' | 'sms.unreachable' | 'step_up.no_mobile';
  };
  /** Takes a provider's account off; the last way to log in stays. */
  unbindSocial: {
    route: 'POST /dtUser/unbind';
    session: 'member';
    vars: Wire.UnbindSocialData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnbindSocialData['body'] };
    output: Wire.UnbindSocialResponses[200];
    reason: 'social.last_way' | 'session.step_up';
  };
  /** Changes what the member says of themselves. */
  updateProfile: {
    route: 'POST /dtUser/update';
    session: 'member';
    vars: Wire.UpdateProfileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UpdateProfileData['body'] };
    output: Wire.UpdateProfileResponses[200];
    reason: 'register.name_taken' | 'name.too_short' | 'engineer_field.too_many' | 'avatar.foreign';
  };
  /** Mails a link to a new password to the member's own verified address. */
  mailMyPasswordReset: {
    route: 'POST /dtUser/v1/restPwdNotice';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MailMyPasswordResetResponses[200];
    reason: 'mail.too_soon' | 'mail.unreachable' | 'mail.none_bound';
  };
  /** Mails a datasheet to the member's own verified address: the file up to 10 MB, its address beyond. At most 20 a day. */
  mailDocument: {
    route: 'POST /dtUser/v1/sendPdf';
    session: 'member';
    vars: Wire.MailDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MailDocumentData['body'] };
    output: Wire.MailDocumentResponses[200];
    reason: 'document.not_found' | 'document.taken_down' | 'mail.none_bound' | 'mail.too_many' | 'mail.unreachable';
  };
  /** Hands a company in for verification, again after a refusal or when the year is over, or a change of it. What waits is
replaced; of a verified company what was verified stays in force until the change is approved. */
  applyEnterprise: {
    route: 'POST /enterprise/auth';
    session: 'member';
    vars: Wire.ApplyEnterpriseData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApplyEnterpriseData['body'], 'nameEn' | 'licenceExpiry' | 'officeAddress' | 'industry' | 'website' | 'phone' | 'email'> };
    output: Wire.ApplyEnterpriseResponses[200];
    reason: 'enterprise.credit_code' | 'enterprise.name_taken' | 'enterprise.licence_required' | 'enterprise.wrong_fact' | 'enterprise.unchanged';
  };
  /** The file of a licence, for who handed it in, for the company's owner and for operators. */
  licenceContent: {
    route: 'GET /enterprise/auth/content/{id}';
    session: 'member';
    vars: Wire.LicenceContentData['path'];
    input: { query: Nothing; params: Wire.LicenceContentData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The company that the member acts for, with what was handed in last. */
  ownEnterprise: {
    route: 'GET /enterprise/auth/detail';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OwnEnterpriseResponses[200];
    reason: never;
  };
  /** Keeps the file of a licence. One that nothing names is dropped after a day. */
  uploadLicence: {
    route: 'POST /enterprise/auth/upload';
    session: 'member';
    vars: Wire.UploadLicenceData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadLicenceData['body'] };
    output: Wire.UploadLicenceResponses[200];
    reason: 'enterprise.licence_unreadable' | 'enterprise.licence_too_large';
  };
  /** Blocks a company; it is not told. */
  blockCompany: {
    route: 'POST /enterprise/black/add';
    session: 'member';
    vars: Wire.BlockCompanyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BlockCompanyData['body'] };
    output: Wire.BlockCompanyResponses[200];
    reason: 'board.block_self';
  };
  /** Ends that. */
  unblockCompany: {
    route: 'POST /enterprise/black/del';
    session: 'member';
    vars: Wire.UnblockCompanyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnblockCompanyData['body'] };
    output: Wire.UnblockCompanyResponses[200];
    reason: never;
  };
  /** Companies that the member's company does not want to see, the newest first. */
  blockedCompanies: {
    route: 'GET /enterprise/black/list';
    session: 'member';
    vars: NonNullable<Wire.BlockedCompaniesData['query']>;
    input: { query: Filled<NonNullable<Wire.BlockedCompaniesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BlockedCompaniesResponses[200];
    reason: never;
  };
  /** The same of a company, by its number alone. */
  enterpriseContacts: {
    route: 'GET /enterprise/contacts';
    session: 'none';
    vars: NonNullable<Wire.EnterpriseContactsData['query']>;
    input: { query: NonNullable<Wire.EnterpriseContactsData['query']>; params: Nothing; body: Nothing };
    output: Wire.EnterpriseContactsResponses[200];
    reason: never;
  };
  /** How a company answers and keeps its deals, of the last 90 days. */
  companyFigures: {
    route: 'GET /enterprise/demandData';
    session: 'none';
    vars: NonNullable<Wire.CompanyFiguresData['query']>;
    input: { query: NonNullable<Wire.CompanyFiguresData['query']>; params: Nothing; body: Nothing };
    output: Wire.CompanyFiguresResponses[200];
    reason: never;
  };
  /** What a company is by its verification, for whoever names it; what it does on the board is `companyHome`. 404 while nobody has verified it. */
  enterpriseDetail: {
    route: 'GET /enterprise/detail';
    session: 'none';
    vars: NonNullable<Wire.EnterpriseDetailData['query']>;
    input: { query: NonNullable<Wire.EnterpriseDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.EnterpriseDetailResponses[200];
    reason: never;
  };
  /** Whether another verified company is called so. */
  enterpriseNameState: {
    route: 'GET /enterprise/exists/name';
    session: 'member';
    vars: NonNullable<Wire.EnterpriseNameStateData['query']>;
    input: { query: NonNullable<Wire.EnterpriseNameStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.EnterpriseNameStateResponses[200];
    reason: never;
  };
  /** Follows a company. Nothing is told that was not asked for; what is told comes at most once a day. */
  followCompany: {
    route: 'POST /enterprise/follow/add';
    session: 'member';
    vars: Wire.FollowCompanyData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.FollowCompanyData['body'], 'wantsSupply' | 'wantsDemand'> };
    output: Wire.FollowCompanyResponses[200];
    reason: never;
  };
  /** Does not follow a company any more. */
  unfollowCompany: {
    route: 'POST /enterprise/follow/del';
    session: 'member';
    vars: Wire.UnfollowCompanyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnfollowCompanyData['body'] };
    output: Wire.UnfollowCompanyResponses[200];
    reason: never;
  };
  /** Whether the member follows a company, and what they are told of. */
  companyFollow: {
    route: 'GET /enterprise/follow/state';
    session: 'member';
    vars: NonNullable<Wire.CompanyFollowData['query']>;
    input: { query: NonNullable<Wire.CompanyFollowData['query']>; params: Nothing; body: Nothing };
    output: Wire.CompanyFollowResponses[200];
    reason: never;
  };
  /** A company as its page shows it, with what it does on the board; by its verification alone it is `enterpriseDetail`. 404 while nobody has verified it. */
  companyHome: {
    route: 'GET /enterprise/home';
    session: 'none';
    vars: NonNullable<Wire.CompanyHomeData['query']>;
    input: { query: NonNullable<Wire.CompanyHomeData['query']>; params: Nothing; body: Nothing };
    output: Wire.CompanyHomeResponses[200];
    reason: never;
  };
  /** What an invitation is for, before it is accepted. */
  seeInvitation: {
    route: 'POST /enterprise/invitation';
    session: 'member';
    vars: Wire.SeeInvitationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SeeInvitationData['body'] };
    output: Wire.SeeInvitationResponses[200];
    reason: 'company.invitation_spent';
  };
  /** Accepts an invitation: the member acts for the company from now on. It works once. */
  acceptInvitation: {
    route: 'POST /enterprise/invitation/accept';
    session: 'member';
    vars: Wire.AcceptInvitationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AcceptInvitationData['body'] };
    output: Wire.AcceptInvitationResponses[200];
    reason: 'company.invitation_spent' | 'company.member_already' | 'company.full';
  };
  /** Pages of the directory that members of the member's verified company claimed, those that are its own first. */
  companyListings: {
    route: 'GET /enterprise/listing/list';
    session: 'member';
    vars: NonNullable<Wire.CompanyListingsData['query']>;
    input: { query: NonNullable<Wire.CompanyListingsData['query']>; params: Nothing; body: Nothing };
    output: Wire.CompanyListingsResponses[200];
    reason: never;
  };
  /** Makes another member the owner; who was it before approves from now on. */
  handOverCompany: {
    route: 'POST /enterprise/members/handOver';
    session: 'member';
    vars: Wire.HandOverCompanyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.HandOverCompanyData['body'] };
    output: Wire.HandOverCompanyResponses[200];
    reason: 'company.application_waits';
  };
  /** Invites somebody: a registered number by a notice, everybody else by a link. */
  inviteMember: {
    route: 'POST /enterprise/members/invite';
    session: 'member';
    vars: Wire.InviteMemberData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.InviteMemberData['body'], 'mobile' | 'spendLimit'> };
    output: Wire.InviteMemberResponses[200];
    reason: 'company.no_member' | 'company.member_taken' | 'company.full';
  };
  /** Leaves the company; an owner hands it over first. */
  leaveCompany: {
    route: 'POST /enterprise/members/leave';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.LeaveCompanyResponses[200];
    reason: 'company.owner_stays';
  };
  /** The people of the company that the member acts for. */
  companyPeople: {
    route: 'GET /enterprise/members/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CompanyPeopleResponses[200];
    reason: never;
  };
  /** Takes somebody out of the company. */
  removeSeat: {
    route: 'POST /enterprise/members/remove';
    session: 'member';
    vars: Wire.RemoveSeatData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveSeatData['body'] };
    output: Wire.RemoveSeatResponses[200];
    reason: 'company.owner_stays';
  };
  /** Changes what somebody is in the company, and their limit. */
  changeSeat: {
    route: 'POST /enterprise/members/update';
    session: 'member';
    vars: Wire.ChangeSeatData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeSeatData['body'], 'spendLimit'> };
    output: Wire.ChangeSeatResponses[200];
    reason: 'company.owner_stays';
  };
  /** Takes an invitation back. */
  withdrawInvitation: {
    route: 'POST /enterprise/members/withdraw';
    session: 'member';
    vars: Wire.WithdrawInvitationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawInvitationData['body'] };
    output: Wire.WithdrawInvitationResponses[200];
    reason: never;
  };
  /** Hands in a production line; the company's page shows it when an operator has looked at it. 422 `production.wrong_fact` names the field. */
  addProductionLine: {
    route: 'POST /enterprise/production/auth/add';
    session: 'member';
    vars: Wire.AddProductionLineData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddProductionLineData['body'], 'equipment' | 'capacity'> };
    output: Wire.AddProductionLineResponses[200];
    reason: 'production.full' | 'production.wrong_fact';
  };
  /** A file that proves a certificate, for the company's members who keep its page and for operators. */
  productionFile: {
    route: 'GET /enterprise/production/auth/content/{id}';
    session: 'member';
    vars: Wire.ProductionFileData['path'];
    input: { query: Nothing; params: Wire.ProductionFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Takes one off the page; it can be brought back within a day. */
  removeProductionLine: {
    route: 'POST /enterprise/production/auth/del';
    session: 'member';
    vars: Wire.RemoveProductionLineData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveProductionLineData['body'] };
    output: Wire.RemoveProductionLineResponses[200];
    reason: never;
  };
  /** The production lines of the member's company, in its order, with what waits. */
  ownProductionLines: {
    route: 'GET /enterprise/production/auth/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OwnProductionLinesResponses[200];
    reason: never;
  };
  /** Brings one back. */
  restoreProductionLine: {
    route: 'POST /enterprise/production/auth/restore';
    session: 'member';
    vars: Wire.RestoreProductionLineData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreProductionLineData['body'] };
    output: Wire.RestoreProductionLineResponses[200];
    reason: 'production.full';
  };
  /** Puts them in an order; those that are not named come last. */
  sortProductionLines: {
    route: 'POST /enterprise/production/auth/sort';
    session: 'member';
    vars: Wire.SortProductionLinesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SortProductionLinesData['body'] };
    output: Wire.SortProductionLinesResponses[200];
    reason: never;
  };
  /** Hands in a change; until it is approved the page shows what stood there before. */
  changeProductionLine: {
    route: 'POST /enterprise/production/auth/update';
    session: 'member';
    vars: Wire.ChangeProductionLineData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeProductionLineData['body'], 'equipment' | 'capacity'> };
    output: Wire.ChangeProductionLineResponses[200];
    reason: 'production.unchanged' | 'production.wrong_fact';
  };
  /** Keeps a file that proves a certificate. One that no production line names is dropped after a day. */
  uploadProductionProof: {
    route: 'POST /enterprise/production/auth/upload';
    session: 'member';
    vars: Wire.UploadProductionProofData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadProductionProofData['body'] };
    output: Wire.UploadProductionProofResponses[200];
    reason: 'production.unreadable' | 'production.too_large';
  };
  /** What a company makes things with, as an operator has seen it, in the company's order. */
  productionLines: {
    route: 'GET /enterprise/production/list';
    session: 'none';
    vars: NonNullable<Wire.ProductionLinesData['query']>;
    input: { query: NonNullable<Wire.ProductionLinesData['query']>; params: Nothing; body: Nothing };
    output: Wire.ProductionLinesResponses[200];
    reason: never;
  };
  /** Hands one in; it runs when an operator has approved it. Costs nothing. 422 `promotion.wrong_fact` names the field. */
  addPromotion: {
    route: 'POST /enterprise/promotion/auth/add';
    session: 'member';
    vars: Wire.AddPromotionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddPromotionData['body'] };
    output: Wire.AddPromotionResponses[200];
    reason: 'promotion.full' | 'promotion.wrong_fact' | 'promotion.same';
  };
  /** Takes one down, for good. */
  withdrawPromotion: {
    route: 'POST /enterprise/promotion/auth/del';
    session: 'member';
    vars: Wire.WithdrawPromotionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawPromotionData['body'] };
    output: Wire.WithdrawPromotionResponses[200];
    reason: never;
  };
  /** The advertisements of the member's company, the newest first. */
  ownPromotions: {
    route: 'GET /enterprise/promotion/auth/list';
    session: 'member';
    vars: NonNullable<Wire.OwnPromotionsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnPromotionsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnPromotionsResponses[200];
    reason: never;
  };
  /** Advertisements that run today, for a marked place of the board or of the search of companies: at most 3, no two of one company, every company in its turn. */
  promotedRows: {
    route: 'GET /enterprise/promotion/shown';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PromotedRowsResponses[200];
    reason: never;
  };
  /** Companies that somebody has verified, and those of the sample, by words of their name, place and role. */
  companySearch: {
    route: 'GET /enterprise/search';
    session: 'none';
    vars: NonNullable<Wire.CompanySearchData['query']>;
    input: { query: Filled<NonNullable<Wire.CompanySearchData['query']>, 'keywords' | 'place' | 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CompanySearchResponses[200];
    reason: never;
  };
  /** Where the verification of the member's company stands. */
  enterpriseStatus: {
    route: 'GET /enterprise/status';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.EnterpriseStatusResponses[200];
    reason: never;
  };
  /** Takes one back that is not published; restoreEntry brings it back within a day. */
  removeEntry: {
    route: 'POST /entries/auth/user/del';
    session: 'member';
    vars: Wire.RemoveEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveEntryData['body'] };
    output: Wire.RemoveEntryResponses[200];
    reason: 'entry.state';
  };
  /** One of the member's. */
  entryDetail: {
    route: 'GET /entries/auth/user/detail';
    session: 'member';
    vars: NonNullable<Wire.EntryDetailData['query']>;
    input: { query: NonNullable<Wire.EntryDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.EntryDetailResponses[200];
    reason: never;
  };
  /** The member's entries, the newest first. */
  myEntries: {
    route: 'GET /entries/auth/user/list';
    session: 'member';
    vars: NonNullable<Wire.MyEntriesData['query']>;
    input: { query: Filled<NonNullable<Wire.MyEntriesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyEntriesResponses[200];
    reason: never;
  };
  /** Brings one back; one that waited for its review waits again. */
  restoreEntry: {
    route: 'POST /entries/auth/user/restore';
    session: 'member';
    vars: Wire.RestoreEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreEntryData['body'] };
    output: Wire.RestoreEntryResponses[200];
    reason: never;
  };
  /** Events that come or go on, or those that are over; one that was called off stands where its days put it. */
  siteEvents: {
    route: 'GET /events';
    session: 'none';
    vars: NonNullable<Wire.SiteEventsData['query']>;
    input: { query: Filled<NonNullable<Wire.SiteEventsData['query']>, 'when' | 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.SiteEventsResponses[200];
    reason: never;
  };
  /** Keeps a PDF as a draft and reads what it says of itself. The same file again gives the same draft; a file that is published gives its document, one that was taken down is refused. */
  uploadDocument: {
    route: 'POST /file/spec/user/v1/add1';
    session: 'member';
    vars: Wire.UploadDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadDocumentData['body'] };
    output: Wire.UploadDocumentResponses[200];
    reason: 'upload.mobile_required' | 'upload.empty' | 'upload.not_pdf' | 'upload.broken' | 'upload.protected' | 'upload.active' | 'upload.too_large' | 'upload.too_many_pages' | 'upload.taken_down';
  };
  /** Lets a file go that stopped on its way. */
  dropPartedUpload: {
    route: 'POST /file/spec/user/v1/parts/drop';
    session: 'member';
    vars: Wire.DropPartedUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DropPartedUploadData['body'] };
    output: Wire.DropPartedUploadResponses[200];
    reason: never;
  };
  /** Puts the parts together and looks at the file as `uploadDocument` does. 409 `upload.incomplete` while parts are missing. Answered as late as a file of that size needs. */
  finishPartedUpload: {
    route: 'POST /file/spec/user/v1/parts/finish';
    session: 'member';
    vars: Wire.FinishPartedUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.FinishPartedUploadData['body'] };
    output: Wire.FinishPartedUploadResponses[200];
    reason: 'upload.incomplete' | 'upload.changed' | 'upload.empty' | 'upload.not_pdf' | 'upload.broken' | 'upload.protected' | 'upload.active' | 'upload.too_large' | 'upload.too_many_pages' | 'upload.taken_down';
  };
  /** Files of the member that stopped on their way, the newest first. */
  partedUploads: {
    route: 'GET /file/spec/user/v1/parts/list';
    session: 'member';
    vars: NonNullable<Wire.PartedUploadsData['query']>;
    input: { query: Filled<NonNullable<Wire.PartedUploadsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.PartedUploadsResponses[200];
    reason: never;
  };
  /** Announces a PDF by its digest before any byte is sent: what is here already is answered at once; the same file again goes on where it stopped. */
  startPartedUpload: {
    route: 'POST /file/spec/user/v1/parts/start';
    session: 'member';
    vars: Wire.StartPartedUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.StartPartedUploadData['body'] };
    output: Wire.StartPartedUploadResponses[200];
    reason: 'upload.mobile_required' | 'upload.taken_down' | 'upload.too_many_under_way';
  };
  /** Keeps one part; the same again changes nothing. 422 `upload.part_broken` when its length or digest is not what was said. */
  addUploadPart: {
    route: 'POST /file/spec/user/v1/parts/{id}/{part}/{sha256}';
    session: 'member';
    vars: Wire.AddUploadPartData['path'] & Wire.AddUploadPartData['body'];
    input: { query: Nothing; params: Wire.AddUploadPartData['path']; body: Wire.AddUploadPartData['body'] };
    output: Wire.AddUploadPartResponses[200];
    reason: 'upload.part_broken';
  };
  /** The file of a hosted document, to read; byte ranges and ETag work, no login is needed. */
  documentContent: {
    route: 'GET /file/spec/v1/content/{id}';
    session: 'none';
    vars: Wire.DocumentContentData['path'];
    input: { query: Nothing; params: Wire.DocumentContentData['path']; body: Nothing };
    output: FileBytes;
    reason: 'document.not_found' | 'document.taken_down' | 'document.outside' | 'file.range_outside';
  };
  /** The file of a hosted document, to keep. */
  documentDownload: {
    route: 'GET /file/spec/v1/download/{id}';
    session: 'member';
    vars: Wire.DocumentDownloadData['path'];
    input: { query: Nothing; params: Wire.DocumentDownloadData['path']; body: Nothing };
    output: FileBytes;
    reason: 'document.not_found' | 'document.taken_down' | 'document.outside' | 'file.range_outside';
  };
  /** Several files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
  documentDownloads: {
    route: 'POST /file/spec/v1/downloads';
    session: 'member';
    vars: Wire.DocumentDownloadsData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DocumentDownloadsData['body'], 'zipName'> };
    output: FileBytes | Exclude<Wire.DocumentDownloadsResponses[200], Blob>;
    reason: 'document.not_found' | 'document.outside' | 'download.none_selected' | 'download.too_large' | 'download.duplicate';
  };
  /** The first page of a hosted document; the address never changes its content. */
  documentThumbnail: {
    route: 'GET /file/spec/v1/thumbnail/{id}/{sha256}';
    session: 'none';
    vars: Wire.DocumentThumbnailData['path'];
    input: { query: Nothing; params: Wire.DocumentThumbnailData['path']; body: Nothing };
    output: FileBytes;
    reason: 'document.not_found' | 'document.taken_down' | 'file.range_outside';
  };
  /** Several collected files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
  collectedDownloads: {
    route: 'POST /file/users/files/downloads';
    session: 'member';
    vars: Wire.CollectedDownloadsData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CollectedDownloadsData['body'], 'zipName'> };
    output: FileBytes | Exclude<Wire.CollectedDownloadsResponses[200], Blob>;
    reason: 'document.not_found' | 'document.outside' | 'download.none_selected' | 'download.too_large' | 'download.duplicate';
  };
  /** What lies in a folder, folders first. */
  diskItems: {
    route: 'GET /files';
    session: 'member';
    vars: NonNullable<Wire.DiskItemsData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskItemsData['query']>, 'sort' | 'direction' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskItemsResponses[200];
    reason: never;
  };
  /** Deletes what is in the recycle bin for ever. */
  deleteDiskItems: {
    route: 'POST /files/delete';
    session: 'member';
    vars: Wire.DeleteDiskItemsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DeleteDiskItemsData['body'] };
    output: Wire.DeleteDiskItemsResponses[200];
    reason: never;
  };
  /** What is in the recycle bin, the newest first. */
  diskTrash: {
    route: 'GET /files/garbage';
    session: 'member';
    vars: NonNullable<Wire.DiskTrashData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskTrashData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskTrashResponses[200];
    reason: never;
  };
  /** Moves files and folders into the recycle bin, for 30 days; each is done or told of by itself. */
  trashDiskItems: {
    route: 'POST /files/garbage';
    session: 'member';
    vars: Wire.TrashDiskItemsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TrashDiskItemsData['body'] };
    output: Wire.TrashDiskItemsResponses[200];
    reason: never;
  };
  /** Empties the recycle bin. */
  emptyDiskTrash: {
    route: 'POST /files/garbage/empty';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.EmptyDiskTrashResponses[200];
    reason: never;
  };
  /** Brings files and folders back; `originGone` asks for a folder, a taken name is `clash`. */
  restoreDiskItems: {
    route: 'POST /files/reduction';
    session: 'member';
    vars: Wire.RestoreDiskItemsData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.RestoreDiskItemsData['body'], 'place'> };
    output: Wire.RestoreDiskItemsResponses[200];
    reason: never;
  };
  /** Whether a link is open and whose it is. */
  shareFront: {
    route: 'GET /files/shared';
    session: 'none';
    vars: NonNullable<Wire.ShareFrontData['query']>;
    input: { query: NonNullable<Wire.ShareFrontData['query']>; params: Nothing; body: Nothing };
    output: Wire.ShareFrontResponses[200];
    reason: never;
  };
  /** Downloads what lies behind a link; counts one. */
  downloadShare: {
    route: 'POST /files/shared/download';
    session: 'none';
    vars: Wire.DownloadShareData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DownloadShareData['body'] };
    output: FileBytes | Exclude<Wire.DownloadShareResponses[200], Blob>;
    reason: 'share.wrong_code' | 'share.closed' | 'download.too_large';
  };
  /** What lies behind a link, for whoever has its code; wrong codes are counted by link and address: 429 after ten in a quarter of an hour. */
  openShare: {
    route: 'POST /files/shared/open';
    session: 'none';
    vars: Wire.OpenShareData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.OpenShareData['body'] };
    output: Wire.OpenShareResponses[200];
    reason: 'share.wrong_code' | 'share.closed';
  };
  /** Follows something; doing it twice changes nothing. */
  addFollow: {
    route: 'POST /follow/add';
    session: 'member';
    vars: Wire.AddFollowData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddFollowData['body'] };
    output: Wire.AddFollowResponses[200];
    reason: never;
  };
  /** Does not follow any more. */
  removeFollow: {
    route: 'POST /follow/del';
    session: 'member';
    vars: Wire.RemoveFollowData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveFollowData['body'] };
    output: Wire.RemoveFollowResponses[200];
    reason: never;
  };
  /** What the member follows, the newest first. */
  follows: {
    route: 'GET /follow/list';
    session: 'member';
    vars: NonNullable<Wire.FollowsData['query']>;
    input: { query: Filled<NonNullable<Wire.FollowsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.FollowsResponses[200];
    reason: never;
  };
  /** Whether the member follows something. */
  followState: {
    route: 'GET /follow/state';
    session: 'member';
    vars: NonNullable<Wire.FollowStateData['query']>;
    input: { query: NonNullable<Wire.FollowStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.FollowStateResponses[200];
    reason: never;
  };
  /** Sets a new password by a code on the phone and ends every session of the account. */
  resetPasswordByMobile: {
    route: 'POST /forgetPwd';
    session: 'none';
    vars: Wire.ResetPasswordByMobileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ResetPasswordByMobileData['body'] };
    output: Wire.ResetPasswordByMobileResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'code.missing' | 'password.common' | 'login.disabled' | 'login.busy' | 'reset.no_account';
  };
  /** Writes down that the member looked at something; once a thing, the newest time holds. */
  addHistory: {
    route: 'POST /history/add';
    session: 'member';
    vars: Wire.AddHistoryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddHistoryData['body'] };
    output: Wire.AddHistoryResponses[200];
    reason: never;
  };
  /** Writes down that the member looked at goods; once a thing, the newest time holds. */
  addAgentHistory: {
    route: 'POST /history/agent/add';
    session: 'member';
    vars: Wire.AddAgentHistoryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddAgentHistoryData['body'] };
    output: Wire.AddAgentHistoryResponses[200];
    reason: never;
  };
  /** Forgets goods that the member looked at: one row or all. */
  clearAgentHistory: {
    route: 'POST /history/agent/clear';
    session: 'member';
    vars: Wire.ClearAgentHistoryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ClearAgentHistoryData['body'] };
    output: Wire.ClearAgentHistoryResponses[200];
    reason: never;
  };
  /** Goods that the member looked at, the newest first. */
  agentHistoryList: {
    route: 'GET /history/agent/list';
    session: 'member';
    vars: NonNullable<Wire.AgentHistoryListData['query']>;
    input: { query: Filled<NonNullable<Wire.AgentHistoryListData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AgentHistoryListResponses[200];
    reason: never;
  };
  /** Forgets what the member looked at: one row, one kind or all. */
  clearHistory: {
    route: 'POST /history/clear';
    session: 'member';
    vars: Wire.ClearHistoryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ClearHistoryData['body'] };
    output: Wire.ClearHistoryResponses[200];
    reason: never;
  };
  /** What the member looked at, the newest first. */
  historyList: {
    route: 'GET /history/list';
    session: 'member';
    vars: NonNullable<Wire.HistoryListData['query']>;
    input: { query: Filled<NonNullable<Wire.HistoryListData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.HistoryListResponses[200];
    reason: never;
  };
  /** The top categories with the most parts. */
  hotTypes: {
    route: 'GET /hot/type';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.HotTypesResponses[200];
    reason: never;
  };
  /** Words that many search for. */
  hotWords: {
    route: 'GET /hotSearch';
    session: 'none';
    vars: NonNullable<Wire.HotWordsData['query']>;
    input: { query: Filled<NonNullable<Wire.HotWordsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.HotWordsResponses[200];
    reason: never;
  };
  /** Blocks the other side: it cannot write any more, and is not told why. Operators are not blocked (`chat.operator`). */
  blockParty: {
    route: 'POST /im/block';
    session: 'member';
    vars: Wire.BlockPartyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BlockPartyData['body'] };
    output: Wire.BlockPartyResponses[200];
    reason: 'chat.operator';
  };
  /** Sides that the member, or the company or shop that they answer for, blocked; the newest first. */
  blockedParties: {
    route: 'GET /im/blocked';
    session: 'member';
    vars: NonNullable<Wire.BlockedPartiesData['query']>;
    input: { query: Filled<NonNullable<Wire.BlockedPartiesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BlockedPartiesResponses[200];
    reason: never;
  };
  /** One of them. */
  conversationDetail: {
    route: 'GET /im/conversation';
    session: 'member';
    vars: NonNullable<Wire.ConversationDetailData['query']>;
    input: { query: NonNullable<Wire.ConversationDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.ConversationDetailResponses[200];
    reason: never;
  };
  /** Pins, stars, mutes or hides a conversation for the reader alone, or names its other side. */
  markConversation: {
    route: 'POST /im/conversation/mark';
    session: 'member';
    vars: Wire.MarkConversationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MarkConversationData['body'] };
    output: Wire.MarkConversationResponses[200];
    reason: never;
  };
  /** The conversation with somebody; it begins when there is none yet, and the other side sees it with the first message. Refused:
`chat.self` with oneself, `chat.nobody` when nobody answers for the other side, `chat.anonymous` while the company behind a demand does not say its name. */
  openConversation: {
    route: 'POST /im/conversation/open';
    session: 'member';
    vars: Wire.OpenConversationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.OpenConversationData['body'] };
    output: Wire.OpenConversationResponses[200];
    reason: 'chat.self' | 'chat.nobody' | 'chat.anonymous' | 'chat.wrong_party';
  };
  /** Reports a conversation to the operators, once a member and message. */
  reportConversation: {
    route: 'POST /im/conversation/report';
    session: 'member';
    vars: Wire.ReportConversationData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ReportConversationData['body'], 'note'> };
    output: Wire.ReportConversationResponses[200];
    reason: 'chat.reported' | 'chat.own';
  };
  /** Conversations of the member and of the company and shop that they answer for, the pinned ones first, then those with the newest message. */
  conversations: {
    route: 'GET /im/conversations';
    session: 'member';
    vars: NonNullable<Wire.ConversationsData['query']>;
    input: { query: Filled<NonNullable<Wire.ConversationsData['query']>, 'filter' | 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ConversationsResponses[200];
    reason: never;
  };
  /** What happened in the member's inbox after an event; without one where it stands now. The same events come by `GET /im/events` as they happen. */
  inboxEvents: {
    route: 'GET /im/events/since';
    session: 'member';
    vars: NonNullable<Wire.InboxEventsData['query']>;
    input: { query: NonNullable<Wire.InboxEventsData['query']>; params: Nothing; body: Nothing };
    output: Wire.InboxEventsResponses[200];
    reason: never;
  };
  /** The messages of a conversation as a table (csv), the oldest first. */
  exportConversation: {
    route: 'GET /im/export';
    session: 'member';
    vars: NonNullable<Wire.ExportConversationData['query']>;
    input: { query: NonNullable<Wire.ExportConversationData['query']>; params: Nothing; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Stores a picture or file for a conversation; it is there for the other side once it is sent. */
  uploadChatFile: {
    route: 'POST /im/file';
    session: 'member';
    vars: Wire.UploadChatFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadChatFileData['body'] };
    output: Wire.UploadChatFileResponses[200];
    reason: 'chat.unreadable_file' | 'chat.large_file' | 'chat.closed';
  };
  /** The bytes of one; for the two sides of its conversation. */
  chatFile: {
    route: 'GET /im/file/{id}';
    session: 'member';
    vars: Wire.ChatFileData['path'];
    input: { query: Nothing; params: Wire.ChatFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Messages of a conversation: the newest, those before one, those after one, or those around one. */
  chatMessages: {
    route: 'GET /im/messages';
    session: 'member';
    vars: NonNullable<Wire.ChatMessagesData['query']>;
    input: { query: Filled<NonNullable<Wire.ChatMessagesData['query']>, 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ChatMessagesResponses[200];
    reason: never;
  };
  /** Notes up to where the member read; backwards changes nothing. */
  readConversation: {
    route: 'POST /im/read';
    session: 'member';
    vars: Wire.ReadConversationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ReadConversationData['body'] };
    output: Wire.ReadConversationResponses[200];
    reason: never;
  };
  /** Takes a message of one's own back, within 2 minutes; done twice is once. */
  revokeMessage: {
    route: 'POST /im/revoke';
    session: 'member';
    vars: Wire.RevokeMessageData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RevokeMessageData['body'] };
    output: Wire.RevokeMessageResponses[200];
    reason: 'chat.revoke_late' | 'chat.not_own';
  };
  /** Messages of the member's conversations that hold the words, the newest first; within one of them when it is named. */
  searchMessages: {
    route: 'GET /im/search';
    session: 'member';
    vars: NonNullable<Wire.SearchMessagesData['query']>;
    input: { query: Filled<NonNullable<Wire.SearchMessagesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.SearchMessagesResponses[200];
    reason: never;
  };
  /** Sends a message. Refused: `chat.closed` when the other side cannot be written to, `chat.empty` without words, file or card,
`chat.content` for what the rules of the site refuse, `chat.mobile_required` without a verified phone, `chat.unanswered` for more than somebody who
never answered should get, `chat.new_account` over what a new account may write to strangers, `chat.wrong_card` for what the sender may not see, `chat.wrong_file` for what is not theirs. */
  sendMessage: {
    route: 'POST /im/send';
    session: 'member';
    vars: Wire.SendMessageData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SendMessageData['body'], 'text'> };
    output: Wire.SendMessageResponses[200];
    reason: 'chat.closed' | 'chat.empty' | 'chat.content' | 'chat.mobile_required' | 'chat.new_account' | 'chat.unanswered' | 'chat.wrong_card' | 'chat.wrong_file';
  };
  /** Puts a test notice into the member's own inbox; only outside production. */
  sendTestMessage: {
    route: 'POST /im/sendTest';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.SendTestMessageResponses[200];
    reason: never;
  };
  /** Tells the other side that the member is writing; it forgets that after six seconds. */
  typeInConversation: {
    route: 'POST /im/typing';
    session: 'member';
    vars: Wire.TypeInConversationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TypeInConversationData['body'] };
    output: Wire.TypeInConversationResponses[200];
    reason: never;
  };
  /** Ends that. */
  unblockParty: {
    route: 'POST /im/unblock';
    session: 'member';
    vars: Wire.UnblockPartyData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnblockPartyData['body'] };
    output: Wire.UnblockPartyResponses[200];
    reason: never;
  };
  /** Applies for a job, once. */
  applyForJob: {
    route: 'POST /job/apply/add';
    session: 'member';
    vars: Wire.ApplyForJobData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApplyForJobData['body'], 'message'> };
    output: Wire.ApplyForJobResponses[200];
    reason: 'job.not_open' | 'application.own_company' | 'application.already';
  };
  /** Deletes CV and contact of an application; that the member applied stays. */
  forgetApplication: {
    route: 'POST /job/apply/forget';
    session: 'member';
    vars: Wire.ForgetApplicationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ForgetApplicationData['body'] };
    output: Wire.ForgetApplicationResponses[200];
    reason: never;
  };
  /** What the member applied for, the newest first. */
  ownApplications: {
    route: 'GET /job/apply/list';
    session: 'member';
    vars: NonNullable<Wire.OwnApplicationsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnApplicationsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnApplicationsResponses[200];
    reason: never;
  };
  /** Who applied for a post of the member's company, the newest first. */
  jobApplications: {
    route: 'GET /job/auth/applications';
    session: 'member';
    vars: NonNullable<Wire.JobApplicationsData['query']>;
    input: { query: Filled<NonNullable<Wire.JobApplicationsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.JobApplicationsResponses[200];
    reason: never;
  };
  /** Says what the company thinks of one; who applied is told. */
  markApplication: {
    route: 'POST /job/auth/applications/mark';
    session: 'member';
    vars: Wire.MarkApplicationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MarkApplicationData['body'] };
    output: Wire.MarkApplicationResponses[200];
    reason: never;
  };
  /** Takes a post off the list; who applied is not told. */
  closeJob: {
    route: 'POST /job/auth/close';
    session: 'member';
    vars: Wire.CloseJobData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CloseJobData['body'] };
    output: Wire.CloseJobResponses[200];
    reason: 'job.not_open';
  };
  /** One of them with what its form holds. */
  ownJob: {
    route: 'GET /job/auth/detail';
    session: 'member';
    vars: NonNullable<Wire.OwnJobData['query']>;
    input: { query: NonNullable<Wire.OwnJobData['query']>; params: Nothing; body: Nothing };
    output: Wire.OwnJobResponses[200];
    reason: never;
  };
  /** What the member's company posted, the newest first. */
  ownJobs: {
    route: 'GET /job/auth/list';
    session: 'member';
    vars: NonNullable<Wire.OwnJobsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnJobsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnJobsResponses[200];
    reason: never;
  };
  /** Puts a post on top and lets it run on, at most once a day; also opens one again that ran out or was closed. */
  refreshJob: {
    route: 'POST /job/auth/refresh';
    session: 'member';
    vars: Wire.RefreshJobData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RefreshJobData['body'] };
    output: Wire.RefreshJobResponses[200];
    reason: 'job.full' | 'job.not_open' | 'job.refreshed';
  };
  /** Posts a job for the member's verified company, or changes one. 422 `job.wrong_words` names the fields with words that no post may have. */
  saveJob: {
    route: 'POST /job/auth/save';
    session: 'member';
    vars: Wire.SaveJobData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SaveJobData['body'], 'district' | 'businessArea' | 'publisherTitle'> };
    output: Wire.SaveJobResponses[200];
    reason: 'job.wrong_words' | 'job.full' | 'job.not_open';
  };
  /** Every category with how many posts are open in it. */
  jobCategories: {
    route: 'GET /job/category/all';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.JobCategoriesResponses[200];
    reason: never;
  };
  /** Every city that a post can name, with how many are open there; those with most first. */
  jobCities: {
    route: 'GET /job/info/city/list';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.JobCitiesResponses[200];
    reason: never;
  };
  /** Open posts of verified companies, the newest first, by title, skill, text or company. */
  jobs: {
    route: 'GET /job/info/list';
    session: 'none';
    vars: NonNullable<Wire.JobsData['query']>;
    input: { query: Filled<NonNullable<Wire.JobsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.JobsResponses[200];
    reason: never;
  };
  /** Other open posts of the company that posted this one, the newest first. */
  otherJobs: {
    route: 'GET /job/info/other';
    session: 'none';
    vars: NonNullable<Wire.OtherJobsData['query']>;
    input: { query: Filled<NonNullable<Wire.OtherJobsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.OtherJobsResponses[200];
    reason: never;
  };
  /** One post, also when it ran out or was closed; one that was taken down is gone. */
  jobDetail: {
    route: 'GET /job/info/{id}/detail';
    session: 'none';
    vars: Wire.JobDetailData['path'];
    input: { query: Nothing; params: Wire.JobDetailData['path']; body: Nothing };
    output: Wire.JobDetailResponses[200];
    reason: 'job.taken_down';
  };
  /** Tells the operators that something is wrong with a post. Its company is not told who did. */
  reportJob: {
    route: 'POST /job/report';
    session: 'member';
    vars: Wire.ReportJobData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ReportJobData['body'] };
    output: Wire.ReportJobResponses[200];
    reason: 'job.reported';
  };
  /** Keeps a CV for an application. One that no application names is dropped after a day. */
  uploadResume: {
    route: 'POST /job/resume/upload';
    session: 'member';
    vars: Wire.UploadResumeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadResumeData['body'] };
    output: Wire.UploadResumeResponses[200];
    reason: 'resume.unreadable' | 'resume.too_large';
  };
  /** A CV, for who applied with it and for the company that posted the job. */
  resume: {
    route: 'GET /job/resume/{id}';
    session: 'member';
    vars: Wire.ResumeData['path'];
    input: { query: Nothing; params: Wire.ResumeData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Likes something, or not any more. */
  setLike: {
    route: 'POST /like/v2';
    session: 'member';
    vars: Wire.SetLikeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetLikeData['body'] };
    output: Wire.SetLikeResponses[200];
    reason: never;
  };
  /** Numbers of all that have a public page, 5,000 at a time; ask again after the last one. For sitemaps. */
  listedIds: {
    route: 'GET /listedIds';
    session: 'none';
    vars: NonNullable<Wire.ListedIdsData['query']>;
    input: { query: NonNullable<Wire.ListedIdsData['query']>; params: Nothing; body: Nothing };
    output: Wire.ListedIdsResponses[200];
    reason: never;
  };
  /** Logs in by password. */
  loginByPassword: {
    route: 'POST /login1';
    session: 'none';
    vars: Wire.LoginByPasswordData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginByPasswordData['body'] };
    output: Wire.LoginByPasswordResponses[200];
    reason: 'login.wrong_password' | 'login.captcha_required' | 'captcha.failed' | 'login.too_many' | 'login.busy' | 'login.disabled' | 'agreement.required';
  };
  /** Ends this session on the server and clears its cookies; without a session it does nothing. */
  logout: {
    route: 'POST /logout';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.LogoutResponses[200];
    reason: never;
  };
  /** Mails that the site sent to the member, the newest first. */
  mailLog: {
    route: 'GET /mail/log';
    session: 'member';
    vars: NonNullable<Wire.MailLogData['query']>;
    input: { query: Filled<NonNullable<Wire.MailLogData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MailLogResponses[200];
    reason: never;
  };
  /** Hands in for approval what the member may not order alone; lines of the cart leave it. 409 `approval.not_needed`
when they may, `approval.waiting` when the agreed price waits for approval already; the others as for an order. */
  submitOrderRequest: {
    route: 'POST /mall/approval/add';
    session: 'member';
    vars: Wire.SubmitOrderRequestData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SubmitOrderRequestData['body'], 'poNo' | 'forwarder' | 'warehousingNo' | 'note'> };
    output: Wire.SubmitOrderRequestResponses[200];
    reason: 'mall.goods' | 'approval.not_needed' | 'order.cart_changed' | 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Approves a request: the orders are made at once, for the requester. 409 `order.state` when it does not wait any more,
`approval.changed` when the requester changed it meanwhile, `order.total_changed` with the fresh totals,
`order.out_of_stock` and `order.not_orderable` with the goods, `approval.requester_left` when the requester is in the
company no more; 403 `order.over_limit` above the approver's own limit, `approval.own` for their own request. */
  approveOrderRequest: {
    route: 'POST /mall/approval/approve';
    session: 'member';
    vars: Wire.ApproveOrderRequestData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApproveOrderRequestData['body'], 'note'> };
    output: Wire.ApproveOrderRequestResponses[200];
    reason: 'order.state' | 'approval.changed' | 'approval.own' | 'approval.requester_left' | 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** How many of them stand where. */
  orderRequestCounts: {
    route: 'GET /mall/approval/counts';
    session: 'member';
    vars: NonNullable<Wire.OrderRequestCountsData['query']>;
    input: { query: Filled<NonNullable<Wire.OrderRequestCountsData['query']>, 'side'>; params: Nothing; body: Nothing };
    output: Wire.OrderRequestCountsResponses[200];
    reason: never;
  };
  /** What waits for the member, and whether they approve anything; zeros for who acts for no company. */
  approvalDesk: {
    route: 'GET /mall/approval/desk';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ApprovalDeskResponses[200];
    reason: never;
  };
  /** One request with everything. */
  orderRequestDetail: {
    route: 'GET /mall/approval/detail';
    session: 'member';
    vars: NonNullable<Wire.OrderRequestDetailData['query']>;
    input: { query: NonNullable<Wire.OrderRequestDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.OrderRequestDetailResponses[200];
    reason: never;
  };
  /** Requests, the newest first. 403 `enterprise.right_missing` for those of the company where the member approves none. */
  orderRequests: {
    route: 'GET /mall/approval/list';
    session: 'member';
    vars: NonNullable<Wire.OrderRequestsData['query']>;
    input: { query: Filled<NonNullable<Wire.OrderRequestsData['query']>, 'side' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OrderRequestsResponses[200];
    reason: never;
  };
  /** Refuses a request, with the reason that the requester reads. */
  refuseOrderRequest: {
    route: 'POST /mall/approval/refuse';
    session: 'member';
    vars: Wire.RefuseOrderRequestData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RefuseOrderRequestData['body'] };
    output: Wire.RefuseOrderRequestResponses[200];
    reason: 'order.state' | 'approval.changed' | 'approval.own' | 'order.over_limit';
  };
  /** Hands the member's request in again, changed and at the prices of now. 409 `order.state` once it is approved or withdrawn. */
  changeOrderRequest: {
    route: 'POST /mall/approval/update';
    session: 'member';
    vars: Wire.ChangeOrderRequestData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeOrderRequestData['body'], 'note'> };
    output: Wire.ChangeOrderRequestResponses[200];
    reason: 'mall.goods' | 'order.state' | 'approval.not_needed' | 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method';
  };
  /** Takes the member's request back; what came out of the cart is in it again. Again changes nothing. */
  withdrawOrderRequest: {
    route: 'POST /mall/approval/withdraw';
    session: 'member';
    vars: Wire.WithdrawOrderRequestData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawOrderRequestData['body'] };
    output: Wire.WithdrawOrderRequestResponses[200];
    reason: 'order.state';
  };
  /** The member saw the changed prices of these lines. */
  acknowledgePrices: {
    route: 'POST /mall/cart/acknowledge';
    session: 'member';
    vars: Wire.AcknowledgePricesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AcknowledgePricesData['body'] };
    output: Wire.AcknowledgePricesResponses[200];
    reason: never;
  };
  /** Puts goods into the cart, at most 200 lines. */
  addToCart: {
    route: 'POST /mall/cart/add';
    session: 'member';
    vars: Wire.AddToCartData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddToCartData['body'], 'customerRef'> };
    output: Wire.AddToCartResponses[200];
    reason: 'cart.full' | 'goods.off_sale';
  };
  /** Puts the lines of an order into the cart again, as far as they are on sale. 409 `order.state` while it waits for payment. */
  buyAgain: {
    route: 'POST /mall/cart/buyAgain';
    session: 'member';
    vars: Wire.BuyAgainData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BuyAgainData['body'] };
    output: Wire.BuyAgainResponses[200];
    reason: 'cart.full' | 'goods.off_sale' | 'order.state';
  };
  /** Gives a line the buyer's own part number. */
  setCustomerRef: {
    route: 'POST /mall/cart/customerRef';
    session: 'member';
    vars: Wire.SetCustomerRefData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetCustomerRefData['body'] };
    output: Wire.SetCustomerRefResponses[200];
    reason: never;
  };
  /** For other systems, from server to server: hands a part list over and gets an address that opens it in the cart, once and within an hour.
Nothing goes into a cart before the buyer has looked at it. */
  handOverList: {
    route: 'POST /mall/cart/handOver';
    session: 'none';
    vars: Wire.HandOverListData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.HandOverListData['body'] };
    output: Wire.HandOverListResponses[200];
    reason: never;
  };
  /** The member's cart, priced now. */
  cart: {
    route: 'GET /mall/cart/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CartResponses[200];
    reason: never;
  };
  /** Looks for offers of a part list, line by line in its order; keeps nothing. */
  matchPartList: {
    route: 'POST /mall/cart/match';
    session: 'none';
    vars: Wire.MatchPartListData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MatchPartListData['body'] };
    output: Wire.MatchPartListResponses[200];
    reason: never;
  };
  /** Brings the cart of the browser into the member's at login, or a part list: each goods has one line, with the quantity that `holds`. */
  mergeCart: {
    route: 'POST /mall/cart/merge';
    session: 'member';
    vars: Wire.MergeCartData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.MergeCartData['body'], 'holds'> };
    output: Wire.MergeCartResponses[200];
    reason: never;
  };
  /** Things in the member's cart. */
  cartCount: {
    route: 'GET /mall/cart/num';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CartCountResponses[200];
    reason: never;
  };
  /** Prices the cart that a browser keeps for a visitor; keeps nothing. */
  previewCart: {
    route: 'POST /mall/cart/preview';
    session: 'none';
    vars: Wire.PreviewCartData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.PreviewCartData['body'] };
    output: Wire.PreviewCartResponses[200];
    reason: never;
  };
  /** Changes the quantity of a line. */
  setCartQuantity: {
    route: 'POST /mall/cart/quantity';
    session: 'member';
    vars: Wire.SetCartQuantityData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetCartQuantityData['body'] };
    output: Wire.SetCartQuantityResponses[200];
    reason: never;
  };
  /** Removes lines; restoreCartLines brings them back within an hour. */
  removeCartLines: {
    route: 'POST /mall/cart/remove';
    session: 'member';
    vars: Wire.RemoveCartLinesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveCartLinesData['body'] };
    output: Wire.RemoveCartLinesResponses[200];
    reason: never;
  };
  /** Brings removed lines back. */
  restoreCartLines: {
    route: 'POST /mall/cart/restore';
    session: 'member';
    vars: Wire.RestoreCartLinesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreCartLinesData['body'] };
    output: Wire.RestoreCartLinesResponses[200];
    reason: never;
  };
  /** Selects lines for the order, or not. */
  selectCartLines: {
    route: 'POST /mall/cart/select';
    session: 'member';
    vars: Wire.SelectCartLinesData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SelectCartLinesData['body'] };
    output: Wire.SelectCartLinesResponses[200];
    reason: never;
  };
  /** Takes a handed list; the browser that took it may ask again, for nobody else it is there any more. */
  takeHandedList: {
    route: 'POST /mall/cart/takeOver';
    session: 'none';
    vars: Wire.TakeHandedListData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TakeHandedListData['body'] };
    output: Wire.TakeHandedListResponses[200];
    reason: 'cart.list_gone';
  };
  /** Asks a merchant for credit terms; 403 `enterprise.right_missing` for who approves no purchases, 409 `order.state`
while an earlier application waits or terms are in force, `credit.own` for the company's own shop. */
  applyForCredit: {
    route: 'POST /mall/credit/apply';
    session: 'member';
    vars: Wire.ApplyForCreditData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApplyForCreditData['body'], 'note'> };
    output: Wire.ApplyForCreditResponses[200];
    reason: 'order.state' | 'credit.own' | 'credit.no_yuan';
  };
  /** Credit terms of the company for which the member places orders, the newest first; none for who acts for no company. */
  creditTerms: {
    route: 'GET /mall/credit/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CreditTermsResponses[200];
    reason: never;
  };
  /** One statement, for its company and its merchant. */
  statementDetail: {
    route: 'GET /mall/credit/statement/detail';
    session: 'member';
    vars: NonNullable<Wire.StatementDetailData['query']>;
    input: { query: NonNullable<Wire.StatementDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.StatementDetailResponses[200];
    reason: never;
  };
  /** A statement as a PDF, in Chinese and English, for its company and its merchant. */
  statementFile: {
    route: 'GET /mall/credit/statement/file/{id}';
    session: 'member';
    vars: Wire.StatementFileData['path'];
    input: { query: Nothing; params: Wire.StatementFileData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Statements of the member's company, the newest first. */
  statements: {
    route: 'GET /mall/credit/statement/list';
    session: 'member';
    vars: NonNullable<Wire.StatementsData['query']>;
    input: { query: Filled<NonNullable<Wire.StatementsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.StatementsResponses[200];
    reason: never;
  };
  /** What the member's company has with one merchant, and whether more can be asked for. */
  creditWith: {
    route: 'GET /mall/credit/with';
    session: 'member';
    vars: NonNullable<Wire.CreditWithData['query']>;
    input: { query: NonNullable<Wire.CreditWithData['query']>; params: Nothing; body: Nothing };
    output: Wire.CreditWithResponses[200];
    reason: never;
  };
  /** A credit note as a PDF, in Chinese and English, for buyer, merchant and operators. */
  creditNoteFile: {
    route: 'GET /mall/creditNote/file/{id}';
    session: 'member';
    vars: Wire.CreditNoteFileData['path'];
    input: { query: Nothing; params: Wire.CreditNoteFileData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Credit notes to the member, the newest first. */
  creditNotes: {
    route: 'GET /mall/creditNote/list';
    session: 'member';
    vars: NonNullable<Wire.CreditNotesData['query']>;
    input: { query: Filled<NonNullable<Wire.CreditNotesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CreditNotesResponses[200];
    reason: never;
  };
  /** Keeps an address, at most 50. */
  addAddress: {
    route: 'POST /mall/deliveryAddress/add';
    session: 'member';
    vars: Wire.AddAddressData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddAddressData['body'], 'tel' | 'province' | 'city' | 'district' | 'street' | 'postcode' | 'company' | 'forwarder' | 'warehousingNo' | 'isDefault'> };
    output: Wire.AddAddressResponses[200];
    reason: 'address.too_many' | 'mall.receiver' | 'mall.mobile' | 'mall.province' | 'mall.city' | 'mall.district' | 'mall.detail' | 'mall.postcode';
  };
  /** Makes an address the default. */
  setDefaultAddress: {
    route: 'POST /mall/deliveryAddress/default';
    session: 'member';
    vars: Wire.SetDefaultAddressData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetDefaultAddressData['body'] };
    output: Wire.SetDefaultAddressResponses[200];
    reason: never;
  };
  /** Removes an address. */
  removeAddress: {
    route: 'POST /mall/deliveryAddress/del';
    session: 'member';
    vars: Wire.RemoveAddressData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveAddressData['body'] };
    output: Wire.RemoveAddressResponses[200];
    reason: never;
  };
  /** The member's addresses, the default first. */
  addresses: {
    route: 'GET /mall/deliveryAddress/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.AddressesResponses[200];
    reason: never;
  };
  /** Changes an address; orders keep what they were made with. */
  updateAddress: {
    route: 'POST /mall/deliveryAddress/update';
    session: 'member';
    vars: Wire.UpdateAddressData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.UpdateAddressData['body'], 'tel' | 'province' | 'city' | 'district' | 'street' | 'postcode' | 'company' | 'forwarder' | 'warehousingNo' | 'isDefault'> };
    output: Wire.UpdateAddressResponses[200];
    reason: 'mall.receiver' | 'mall.mobile' | 'mall.province' | 'mall.city' | 'mall.district' | 'mall.detail' | 'mall.postcode';
  };
  /** The member's favourite goods, the newest first. */
  favouriteGoods: {
    route: 'GET /mall/favour/goods';
    session: 'member';
    vars: NonNullable<Wire.FavouriteGoodsData['query']>;
    input: { query: Filled<NonNullable<Wire.FavouriteGoodsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.FavouriteGoodsResponses[200];
    reason: never;
  };
  /** Keeps goods as a favourite, or not any more. */
  setFavouriteGoods: {
    route: 'POST /mall/favour/goods';
    session: 'member';
    vars: Wire.SetFavouriteGoodsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetFavouriteGoodsData['body'] };
    output: Wire.SetFavouriteGoodsResponses[200];
    reason: never;
  };
  /** Merchants that the member follows, the newest first. */
  followedMerchants: {
    route: 'GET /mall/follow/merchant';
    session: 'member';
    vars: NonNullable<Wire.FollowedMerchantsData['query']>;
    input: { query: Filled<NonNullable<Wire.FollowedMerchantsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.FollowedMerchantsResponses[200];
    reason: never;
  };
  /** Follows a merchant, or not any more. */
  setFollowMerchant: {
    route: 'POST /mall/follow/merchant';
    session: 'member';
    vars: Wire.SetFollowMerchantData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetFollowMerchantData['body'] };
    output: Wire.SetFollowMerchantResponses[200];
    reason: never;
  };
  /** Asks for one notice when goods are in stock again, or takes that back; doing it twice changes nothing. */
  setArrivalNotice: {
    route: 'POST /mall/goods/arrivalNotice';
    session: 'member';
    vars: Wire.SetArrivalNoticeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetArrivalNoticeData['body'] };
    output: Wire.SetArrivalNoticeResponses[200];
    reason: never;
  };
  /** Goods that the member waits for, the newest wish first. */
  arrivalNotices: {
    route: 'GET /mall/goods/arrivalNotices';
    session: 'member';
    vars: NonNullable<Wire.ArrivalNoticesData['query']>;
    input: { query: Filled<NonNullable<Wire.ArrivalNoticesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ArrivalNoticesResponses[200];
    reason: never;
  };
  /** Asks for a better price; at most 20 a day. */
  askBargain: {
    route: 'POST /mall/goods/bargain/add';
    session: 'member';
    vars: Wire.AskBargainData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AskBargainData['body'], 'note'> };
    output: Wire.AskBargainResponses[200];
    reason: 'bargain.not_lower' | 'bargain.quantity' | 'goods.off_sale';
  };
  /** The member's bargains, the newest first. */
  bargains: {
    route: 'GET /mall/goods/bargain/list';
    session: 'member';
    vars: NonNullable<Wire.BargainsData['query']>;
    input: { query: Filled<NonNullable<Wire.BargainsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BargainsResponses[200];
    reason: never;
  };
  /** Top categories that have goods, in the order of the catalogue. */
  goodsCategories: {
    route: 'GET /mall/goods/categories';
    session: 'none';
    vars: NonNullable<Wire.GoodsCategoriesData['query']>;
    input: { query: NonNullable<Wire.GoodsCategoriesData['query']>; params: Nothing; body: Nothing };
    output: Wire.GoodsCategoriesResponses[200];
    reason: never;
  };
  /** One offer. Off sale it is still readable, for orders and favourites. */
  goodsDetail: {
    route: 'GET /mall/goods/detail';
    session: 'none';
    vars: NonNullable<Wire.GoodsDetailData['query']>;
    input: { query: NonNullable<Wire.GoodsDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.GoodsDetailResponses[200];
    reason: never;
  };
  /** Lowest price and stock of a part from week to week, from changes of the offers on this portal. */
  partHistory: {
    route: 'GET /mall/goods/history';
    session: 'none';
    vars: NonNullable<Wire.PartHistoryData['query']>;
    input: { query: Filled<NonNullable<Wire.PartHistoryData['query']>, 'months'>; params: Nothing; body: Nothing };
    output: Wire.PartHistoryResponses[200];
    reason: never;
  };
  /** Goods on sale by words and filters. */
  goodsList: {
    route: 'GET /mall/goods/list';
    session: 'none';
    vars: NonNullable<Wire.GoodsListData['query']>;
    input: { query: Filled<NonNullable<Wire.GoodsListData['query']>, 'keywords' | 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.GoodsListResponses[200];
    reason: never;
  };
  /** One merchant. */
  merchantDetail: {
    route: 'GET /mall/goods/merchant';
    session: 'none';
    vars: NonNullable<Wire.MerchantDetailData['query']>;
    input: { query: NonNullable<Wire.MerchantDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.MerchantDetailResponses[200];
    reason: never;
  };
  /** Merchants by words. */
  merchantList: {
    route: 'GET /mall/goods/merchants';
    session: 'none';
    vars: NonNullable<Wire.MerchantListData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantListResponses[200];
    reason: never;
  };
  /** A file of a claim, for its buyer, its merchant and operators. */
  claimFile: {
    route: 'GET /mall/goods/order/claim/content/{id}';
    session: 'member';
    vars: Wire.ClaimFileData['path'];
    input: { query: Nothing; params: Wire.ClaimFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The packing list with 入仓号, in Chinese and English, for buyer, merchant and operators. */
  packingList: {
    route: 'GET /mall/goods/order/packingList/{id}';
    session: 'member';
    vars: Wire.PackingListData['path'];
    input: { query: Nothing; params: Wire.PackingListData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Opens a claim. 409 `order.state` for a kind that the order does not offer: before payment, about what was not shipped
yet, while one is open; `claim.quantity` for more pieces than can be claimed, `claim.amount` when it comes to another
amount than the buyer saw. */
  claimOrder: {
    route: 'POST /mall/goods/order/user/claim';
    session: 'member';
    vars: Wire.ClaimOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ClaimOrderData['body'], 'remedy'> };
    output: Wire.ClaimOrderResponses[200];
    reason: 'order.state' | 'claim.quantity' | 'claim.amount' | 'claim.no_exchange';
  };
  /** What a claim about these pieces comes to; makes nothing. 409 `order.state` for a kind that the order does not offer, `claim.quantity` for more pieces than can be claimed. */
  prepareClaim: {
    route: 'POST /mall/goods/order/user/claim/prepare';
    session: 'member';
    vars: Wire.PrepareClaimData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.PrepareClaimData['body'], 'remedy'> };
    output: Wire.PrepareClaimResponses[200];
    reason: 'order.state' | 'claim.quantity' | 'claim.no_exchange';
  };
  /** The buyer has the other goods: the exchange is over, and the order goes on where it stood. */
  receiveReplacement: {
    route: 'POST /mall/goods/order/user/claim/received';
    session: 'member';
    vars: Wire.ReceiveReplacementData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ReceiveReplacementData['body'] };
    output: Wire.ReceiveReplacementResponses[200];
    reason: 'order.state';
  };
  /** The buyer sends back what is to be exchanged. 409 `order.state` unless the merchant agreed and waits for it. */
  sendBack: {
    route: 'POST /mall/goods/order/user/claim/sendBack';
    session: 'member';
    vars: Wire.SendBackData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendBackData['body'] };
    output: Wire.SendBackResponses[200];
    reason: 'order.state';
  };
  /** Keeps a file for a claim. A file that no claim names is dropped after a day. */
  uploadClaimFile: {
    route: 'POST /mall/goods/order/user/claim/upload';
    session: 'member';
    vars: Wire.UploadClaimFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadClaimFileData['body'] };
    output: Wire.UploadClaimFileResponses[200];
    reason: 'claim.unreadable' | 'claim.too_large';
  };
  /** Closes an unpaid order and gives the stock back. 409 `order.state` in another state; again changes nothing. */
  closeOrder: {
    route: 'POST /mall/goods/order/user/close';
    session: 'member';
    vars: Wire.CloseOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CloseOrderData['body'], 'reason'> };
    output: Wire.CloseOrderResponses[200];
    reason: 'order.state';
  };
  /** How many of the orders that are looked for stand where. */
  orderCounts: {
    route: 'GET /mall/goods/order/user/counts';
    session: 'member';
    vars: NonNullable<Wire.OrderCountsData['query']>;
    input: { query: Filled<NonNullable<Wire.OrderCountsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.OrderCountsResponses[200];
    reason: never;
  };
  /** One order with everything. */
  orderDetail: {
    route: 'GET /mall/goods/order/user/detail';
    session: 'member';
    vars: NonNullable<Wire.OrderDetailData['query']>;
    input: { query: NonNullable<Wire.OrderDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.OrderDetailResponses[200];
    reason: never;
  };
  /** The goods are there. 409 `order.state` before everything is shipped; again changes nothing. */
  finishOrder: {
    route: 'POST /mall/goods/order/user/finish';
    session: 'member';
    vars: Wire.FinishOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.FinishOrderData['body'] };
    output: Wire.FinishOrderResponses[200];
    reason: 'order.state';
  };
  /** The member's orders, the newest first. */
  orders: {
    route: 'GET /mall/goods/order/user/list';
    session: 'member';
    vars: NonNullable<Wire.OrdersData['query']>;
    input: { query: Filled<NonNullable<Wire.OrdersData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OrdersResponses[200];
    reason: never;
  };
  /** Parcels of an order and what happened to them. */
  orderParcels: {
    route: 'GET /mall/goods/order/user/logistics';
    session: 'member';
    vars: NonNullable<Wire.OrderParcelsData['query']>;
    input: { query: NonNullable<Wire.OrderParcelsData['query']>; params: Nothing; body: Nothing };
    output: Wire.OrderParcelsResponses[200];
    reason: never;
  };
  /** Takes a closed order out of the list. */
  removeOrder: {
    route: 'POST /mall/goods/order/user/remove';
    session: 'member';
    vars: Wire.RemoveOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveOrderData['body'] };
    output: Wire.RemoveOrderResponses[200];
    reason: 'order.state';
  };
  /** Names forwarder and 入仓号 of an order with delivery in 香港. 409 `order.state` once it is shipped. */
  setWarehousingNo: {
    route: 'POST /mall/goods/order/user/warehousingNo';
    session: 'member';
    vars: Wire.SetWarehousingNoData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SetWarehousingNoData['body'], 'forwarder'> };
    output: Wire.SetWarehousingNoResponses[200];
    reason: 'order.state';
  };
  /** Applies for an invoice over finished orders; 409 `invoice.not_possible` when one of them cannot have one (now). */
  applyInvoice: {
    route: 'POST /mall/invoice/apply';
    session: 'member';
    vars: Wire.ApplyInvoiceData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ApplyInvoiceData['body'], 'remark'> };
    output: Wire.ApplyInvoiceResponses[200];
    reason: 'invoice.not_possible';
  };
  /** A file of an issued invoice, for its buyer and merchant. */
  invoiceFile: {
    route: 'GET /mall/invoice/file/{id}';
    session: 'member';
    vars: Wire.InvoiceFileData['path'];
    input: { query: Nothing; params: Wire.InvoiceFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The member's invoices, red ones among them, the newest first. */
  invoices: {
    route: 'GET /mall/invoice/list';
    session: 'member';
    vars: NonNullable<Wire.InvoicesData['query']>;
    input: { query: Filled<NonNullable<Wire.InvoicesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.InvoicesResponses[200];
    reason: never;
  };
  /** Keeps an invoice title, at most 50. */
  addInvoiceTitle: {
    route: 'POST /mall/invoice/title/add';
    session: 'member';
    vars: Wire.AddInvoiceTitleData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddInvoiceTitleData['body'], 'taxNo' | 'address' | 'tel' | 'bankName' | 'bankAccount' | 'email' | 'isDefault'> };
    output: Wire.AddInvoiceTitleResponses[200];
    reason: 'title.too_many' | 'mall.buyerName' | 'mall.titleType' | 'mall.taxNo' | 'mall.address' | 'mall.tel' | 'mall.bankName' | 'mall.bankAccount';
  };
  /** Makes an invoice title the default. */
  setDefaultInvoiceTitle: {
    route: 'POST /mall/invoice/title/default';
    session: 'member';
    vars: Wire.SetDefaultInvoiceTitleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetDefaultInvoiceTitleData['body'] };
    output: Wire.SetDefaultInvoiceTitleResponses[200];
    reason: never;
  };
  /** Removes an invoice title. */
  removeInvoiceTitle: {
    route: 'POST /mall/invoice/title/del';
    session: 'member';
    vars: Wire.RemoveInvoiceTitleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveInvoiceTitleData['body'] };
    output: Wire.RemoveInvoiceTitleResponses[200];
    reason: never;
  };
  /** The member's invoice titles, the default first. */
  invoiceTitles: {
    route: 'GET /mall/invoice/title/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.InvoiceTitlesResponses[200];
    reason: never;
  };
  /** Changes an invoice title; invoices keep what they were applied for with. */
  updateInvoiceTitle: {
    route: 'POST /mall/invoice/title/update';
    session: 'member';
    vars: Wire.UpdateInvoiceTitleData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.UpdateInvoiceTitleData['body'], 'taxNo' | 'address' | 'tel' | 'bankName' | 'bankAccount' | 'email' | 'isDefault'> };
    output: Wire.UpdateInvoiceTitleResponses[200];
    reason: 'mall.buyerName' | 'mall.titleType' | 'mall.taxNo' | 'mall.address' | 'mall.tel' | 'mall.bankName' | 'mall.bankAccount';
  };
  /** How many of the bargains with the merchant stand where. */
  merchantBargainCounts: {
    route: 'GET /mall/merchant/bargain/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MerchantBargainCountsResponses[200];
    reason: never;
  };
  /** Answers a bargain. */
  decideBargain: {
    route: 'POST /mall/merchant/bargain/decide';
    session: 'member';
    vars: Wire.DecideBargainData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DecideBargainData['body'], 'answer'> };
    output: Wire.DecideBargainResponses[200];
    reason: 'order.state';
  };
  /** Bargains with the merchant, the newest first. */
  merchantBargains: {
    route: 'GET /mall/merchant/bargain/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantBargainsData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantBargainsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantBargainsResponses[200];
    reason: never;
  };
  /** How many of them stand where. */
  merchantCreditCounts: {
    route: 'GET /mall/merchant/credit/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MerchantCreditCountsResponses[200];
    reason: never;
  };
  /** Decides about credit terms, or changes them later; 409 `order.state` where it may not be done any more. */
  decideCredit: {
    route: 'POST /mall/merchant/credit/decide';
    session: 'member';
    vars: Wire.DecideCreditData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DecideCreditData['body'], 'reason'> };
    output: Wire.DecideCreditResponses[200];
    reason: 'mall.limit' | 'mall.days' | 'mall.reason' | 'order.state';
  };
  /** Credit terms that companies asked of the merchant or have with it, those that wait first. */
  merchantCredit: {
    route: 'GET /mall/merchant/credit/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantCreditData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantCreditData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantCreditResponses[200];
    reason: never;
  };
  /** Statements of the merchant, the newest first. */
  merchantStatements: {
    route: 'GET /mall/merchant/credit/statement/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantStatementsData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantStatementsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantStatementsResponses[200];
    reason: never;
  };
  /** Writes down a payment that the merchant received, at most what is open: so much of the limit is free again. */
  recordStatementPayment: {
    route: 'POST /mall/merchant/credit/statement/pay';
    session: 'member';
    vars: Wire.RecordStatementPaymentData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.RecordStatementPaymentData['body'], 'reference'> };
    output: Wire.RecordStatementPaymentResponses[200];
    reason: 'mall.amount' | 'mall.paidOn' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** How many of the merchant's goods stand where. */
  merchantGoodsCounts: {
    route: 'GET /mall/merchant/goods/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MerchantGoodsCountsResponses[200];
    reason: never;
  };
  /** Imports rows of the merchant's list: all that are sound, together; each row is answered, in the order of the rows.
Sent again it changes nothing. */
  importGoods: {
    route: 'POST /mall/merchant/goods/import';
    session: 'member';
    vars: Wire.ImportGoodsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ImportGoodsData['body'] };
    output: Wire.ImportGoodsResponses[200];
    reason: never;
  };
  /** The merchant's goods. */
  merchantGoods: {
    route: 'GET /mall/merchant/goods/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantGoodsData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantGoodsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantGoodsResponses[200];
    reason: never;
  };
  /** Puts goods on sale or takes them off it; who waits for what can be ordered again is told. 404 when one is not the merchant's. */
  setOnSale: {
    route: 'POST /mall/merchant/goods/sale';
    session: 'member';
    vars: Wire.SetOnSaleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetOnSaleData['body'] };
    output: Wire.SetOnSaleResponses[200];
    reason: 'goods.no_price';
  };
  /** Sets the stock of goods; who waits for them is told. */
  setStock: {
    route: 'POST /mall/merchant/goods/stock';
    session: 'member';
    vars: Wire.SetStockData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetStockData['body'] };
    output: Wire.SetStockResponses[200];
    reason: never;
  };
  /** Sets prices and quantities of goods; carts and offers show them at once. 422 `goods.terms` names the field,
409 `goods.changed` when somebody else changed the goods since. */
  setGoodsTerms: {
    route: 'POST /mall/merchant/goods/terms';
    session: 'member';
    vars: Wire.SetGoodsTermsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetGoodsTermsData['body'] };
    output: Wire.SetGoodsTermsResponses[200];
    reason: 'goods.terms' | 'goods.changed';
  };
  /** How many of the merchant's invoices stand where. */
  merchantInvoiceCounts: {
    route: 'GET /mall/merchant/invoice/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MerchantInvoiceCountsResponses[200];
    reason: never;
  };
  /** Issues, refuses or reverses an invoice; it answers with that invoice, which names the red one. 409 `order.state` when it was decided before, or one of its orders is being refunded. */
  decideInvoice: {
    route: 'POST /mall/merchant/invoice/decide';
    session: 'member';
    vars: Wire.DecideInvoiceData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DecideInvoiceData['body'], 'no' | 'reason' | 'reversalReason'> };
    output: Wire.DecideInvoiceResponses[200];
    reason: 'invoice.no_required' | 'invoice.no_taken' | 'invoice.reason_required' | 'order.state';
  };
  /** Keeps a file of an issued invoice, blue or red; the same kind again replaces it. */
  uploadInvoiceFile: {
    route: 'POST /mall/merchant/invoice/file';
    session: 'member';
    vars: Wire.UploadInvoiceFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadInvoiceFileData['body'] };
    output: Wire.UploadInvoiceFileResponses[200];
    reason: 'invoice.file' | 'invoice.not_issued';
  };
  /** Invoices that buyers applied for, the oldest open one first. */
  merchantInvoices: {
    route: 'GET /mall/merchant/invoice/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantInvoicesData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantInvoicesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantInvoicesResponses[200];
    reason: never;
  };
  /** The merchant for which the member speaks; 403 `session.role` when there is none, as for every call below /mall/merchant. */
  myMerchant: {
    route: 'GET /mall/merchant/mine';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MyMerchantResponses[200];
    reason: never;
  };
  /** The merchant has seen a paid order and will ship; again changes nothing. */
  confirmOrder: {
    route: 'POST /mall/merchant/order/confirm';
    session: 'member';
    vars: Wire.ConfirmOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ConfirmOrderData['body'] };
    output: Wire.ConfirmOrderResponses[200];
    reason: 'order.state';
  };
  /** How many of the orders that are looked for stand where. */
  merchantOrderCounts: {
    route: 'GET /mall/merchant/order/counts';
    session: 'member';
    vars: NonNullable<Wire.MerchantOrderCountsData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantOrderCountsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.MerchantOrderCountsResponses[200];
    reason: never;
  };
  /** One order to the merchant; actions are the merchant's. */
  merchantOrder: {
    route: 'GET /mall/merchant/order/detail';
    session: 'member';
    vars: NonNullable<Wire.MerchantOrderData['query']>;
    input: { query: NonNullable<Wire.MerchantOrderData['query']>; params: Nothing; body: Nothing };
    output: Wire.MerchantOrderResponses[200];
    reason: never;
  };
  /** Orders to the merchant, the newest first. */
  merchantOrders: {
    route: 'GET /mall/merchant/order/list';
    session: 'member';
    vars: NonNullable<Wire.MerchantOrdersData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantOrdersData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantOrdersResponses[200];
    reason: never;
  };
  /** Answers a claim: refunds through the channel that was paid by, or declines. 409 `order.state` once the platform has stepped in; 422 `mall.amount` for more than can go back. */
  resolveClaim: {
    route: 'POST /mall/merchant/order/resolve';
    session: 'member';
    vars: Wire.ResolveClaimData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ResolveClaimData['body'], 'returnTo'> };
    output: Wire.ResolveClaimResponses[200];
    reason: 'order.state' | 'mall.amount' | 'mall.returnTo' | 'claim.no_exchange';
  };
  /** Sends the other goods of an exchange. 409 `order.state` before the first ones are on their way back; 422 `mall.trackingNo` for the number under which those came. */
  sendReplacement: {
    route: 'POST /mall/merchant/order/sendReplacement';
    session: 'member';
    vars: Wire.SendReplacementData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendReplacementData['body'] };
    output: Wire.SendReplacementResponses[200];
    reason: 'order.state' | 'mall.trackingNo';
  };
  /** Ships a parcel; the order is shipped when nothing is left. 409 `order.quantity` for more than is left, 422 `mall.trackingNo` for the 运单号 of another parcel of the order. */
  shipOrder: {
    route: 'POST /mall/merchant/order/ship';
    session: 'member';
    vars: Wire.ShipOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ShipOrderData['body'] };
    output: Wire.ShipOrderResponses[200];
    reason: 'order.state' | 'order.quantity' | 'mall.warehousingNo' | 'mall.trackingNo' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Writes down what happened to a parcel. 409 `order.state` once it is delivered or the order is refunded. */
  reportParcel: {
    route: 'POST /mall/merchant/parcel/event';
    session: 'member';
    vars: Wire.ReportParcelData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ReportParcelData['body'], 'place' | 'isDelivered'> };
    output: Wire.ReportParcelResponses[200];
    reason: 'order.state';
  };
  /** Begins an online payment of one or several orders in CNY, or gives the one under way for the same orders. 409
`order.state` when one of them does not wait for payment. */
  createOnlinePayment: {
    route: 'POST /mall/pay/online/create';
    session: 'member';
    vars: Wire.CreateOnlinePaymentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CreateOnlinePaymentData['body'] };
    output: Wire.CreateOnlinePaymentResponses[200];
    reason: 'payment.not_online' | 'order.state' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** An online payment, as it was last heard of. */
  onlinePayment: {
    route: 'GET /mall/pay/online/detail';
    session: 'member';
    vars: NonNullable<Wire.OnlinePaymentData['query']>;
    input: { query: NonNullable<Wire.OnlinePaymentData['query']>; params: Nothing; body: Nothing };
    output: Wire.OnlinePaymentResponses[200];
    reason: never;
  };
  /** Asks the channel how a payment stands: for the page that the visitor comes back to. At most once in 2 s a payment. */
  queryOnlinePayment: {
    route: 'POST /mall/pay/online/query';
    session: 'member';
    vars: Wire.QueryOnlinePaymentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.QueryOnlinePaymentData['body'] };
    output: Wire.QueryOnlinePaymentResponses[200];
    reason: never;
  };
  /** Orders at an agreed price. */
  createBargainOrder: {
    route: 'POST /mall/pay/order/create/bargaining';
    session: 'member';
    vars: Wire.CreateBargainOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CreateBargainOrderData['body'], 'poNo' | 'forwarder' | 'warehousingNo'> };
    output: Wire.CreateBargainOrderResponses[200];
    reason: 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Orders lines of the cart, all or none. 409 `order.total_changed` carries the fresh total, `order.out_of_stock` and
`order.not_orderable` the goods; `request.in_progress` and `request.duplicate`: the same is under way or was just made.
404 `order.cart_changed`: a line is not in the cart any more, because it was ordered or removed elsewhere. */
  createCartOrder: {
    route: 'POST /mall/pay/order/create/cart';
    session: 'member';
    vars: Wire.CreateCartOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CreateCartOrderData['body'], 'poNo' | 'forwarder' | 'warehousingNo'> };
    output: Wire.CreateCartOrderResponses[200];
    reason: 'order.cart_changed' | 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Orders goods at once. */
  createGoodsOrder: {
    route: 'POST /mall/pay/order/create/goods';
    session: 'member';
    vars: Wire.CreateGoodsOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CreateGoodsOrderData['body'], 'poNo' | 'forwarder' | 'warehousingNo'> };
    output: Wire.CreateGoodsOrderResponses[200];
    reason: 'mall.goods' | 'order.over_limit' | 'order.over_terms' | 'order.no_terms' | 'approval.waiting' | 'order.total_changed' | 'order.out_of_stock' | 'order.not_orderable' | 'order.pay_method' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Prices what is to be ordered and says what is missing; makes nothing. */
  prepareOrder: {
    route: 'POST /mall/pay/order/prepare';
    session: 'member';
    vars: Wire.PrepareOrderData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.PrepareOrderData['body'] };
    output: Wire.PrepareOrderResponses[200];
    reason: 'mall.goods' | 'order.not_orderable';
  };
  /** Where to transfer an order's total to. */
  receiptBank: {
    route: 'GET /mall/pay/receipt/bank';
    session: 'member';
    vars: NonNullable<Wire.ReceiptBankData['query']>;
    input: { query: NonNullable<Wire.ReceiptBankData['query']>; params: Nothing; body: Nothing };
    output: Wire.ReceiptBankResponses[200];
    reason: never;
  };
  /** A file of a receipt, for its buyer and for operators. */
  receiptFile: {
    route: 'GET /mall/pay/receipt/content/{id}';
    session: 'member';
    vars: Wire.ReceiptFileData['path'];
    input: { query: Nothing; params: Wire.ReceiptFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Receipts of an order, the newest first. */
  receipts: {
    route: 'GET /mall/pay/receipt/list';
    session: 'member';
    vars: NonNullable<Wire.ReceiptsData['query']>;
    input: { query: NonNullable<Wire.ReceiptsData['query']>; params: Nothing; body: Nothing };
    output: Wire.ReceiptsResponses[200];
    reason: never;
  };
  /** Hands in the receipt of a transfer. 409 `order.state` when the order does not wait for payment. */
  submitReceipt: {
    route: 'POST /mall/pay/receipt/submit';
    session: 'member';
    vars: Wire.SubmitReceiptData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SubmitReceiptData['body'], 'payerBank' | 'accountTail' | 'serialNo'> };
    output: Wire.SubmitReceiptResponses[200];
    reason: 'receipt.amount' | 'mall.paidOn' | 'order.state' | 'request.in_progress' | 'request.key_reused' | 'request.duplicate';
  };
  /** Keeps a file for a receipt. A file that no receipt names is dropped after a day. */
  uploadReceiptFile: {
    route: 'POST /mall/pay/receipt/upload';
    session: 'member';
    vars: Wire.UploadReceiptFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadReceiptFileData['body'] };
    output: Wire.UploadReceiptFileResponses[200];
    reason: 'receipt.unreadable' | 'receipt.too_large';
  };
  /** Makes a pro forma invoice, valid for 7 days. 409 `pi.not_possible`: several sellers or currencies, or lines that cannot be ordered. */
  createPi: {
    route: 'POST /mall/user/pi/create';
    session: 'member';
    vars: Wire.CreatePiData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CreatePiData['body'] };
    output: Wire.CreatePiResponses[200];
    reason: 'mall.goods' | 'pi.not_possible';
  };
  /** One pro forma invoice, as it is on paper. */
  piDetail: {
    route: 'GET /mall/user/pi/detail';
    session: 'member';
    vars: NonNullable<Wire.PiDetailData['query']>;
    input: { query: NonNullable<Wire.PiDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.PiDetailResponses[200];
    reason: never;
  };
  /** A pro forma invoice as a PDF in Chinese and English. */
  piFile: {
    route: 'GET /mall/user/pi/file/{id}';
    session: 'member';
    vars: Wire.PiFileData['path'];
    input: { query: Nothing; params: Wire.PiFileData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** The member's pro forma invoices, the newest first. */
  pis: {
    route: 'GET /mall/user/pi/list';
    session: 'member';
    vars: NonNullable<Wire.PisData['query']>;
    input: { query: Filled<NonNullable<Wire.PisData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.PisResponses[200];
    reason: never;
  };
  /** Declares a pro forma invoice void. 409 `order.state` once it is paid or has expired; again changes nothing. */
  voidPi: {
    route: 'POST /mall/user/pi/void';
    session: 'member';
    vars: Wire.VoidPiData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.VoidPiData['body'] };
    output: Wire.VoidPiResponses[200];
    reason: 'order.state';
  };
  /** Where the member's company stands on the way into the mall. */
  merchantEntry: {
    route: 'GET /merchant/entry';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.MerchantEntryResponses[200];
    reason: never;
  };
  /** Hands the entry in, again after a refusal; what waits is replaced. Approved the member sells at once. 422 `merchant.wrong_fact` names the field. */
  enterMall: {
    route: 'POST /merchant/entry';
    session: 'member';
    vars: Wire.EnterMallData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.EnterMallData['body'] };
    output: Wire.EnterMallResponses[200];
    reason: 'merchant.name_taken' | 'merchant.entered' | 'merchant.wrong_fact' | 'merchant.not_agreed';
  };
  /** Whether a shop is called so, or waits to be; the own one does not count. */
  shopNameState: {
    route: 'GET /merchant/exists/name';
    session: 'member';
    vars: NonNullable<Wire.ShopNameStateData['query']>;
    input: { query: NonNullable<Wire.ShopNameStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.ShopNameStateResponses[200];
    reason: never;
  };
  /** Notices of the member, the newest first. */
  noticePage: {
    route: 'GET /message/page';
    session: 'member';
    vars: NonNullable<Wire.NoticePageData['query']>;
    input: { query: Filled<NonNullable<Wire.NoticePageData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.NoticePageResponses[200];
    reason: never;
  };
  /** Marks notices as read. */
  readNotices: {
    route: 'POST /message/read';
    session: 'member';
    vars: Wire.ReadNoticesData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ReadNoticesData['body'], 'ids'> };
    output: Wire.ReadNoticesResponses[200];
    reason: never;
  };
  /** Notices that are not read. */
  unreadNotices: {
    route: 'GET /message/v2/unReadCount';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.UnreadNoticesResponses[200];
    reason: never;
  };
  /** Begins an article, at most 100 in a day (429). Everybody with an account may write; handing it in asks for an author's page. */
  addArticle: {
    route: 'POST /my/article/add';
    session: 'member';
    vars: Wire.AddArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddArticleData['body'] };
    output: Wire.AddArticleResponses[200];
    reason: 'article.full' | 'article.wrong_document' | 'article.foreign_picture' | 'article.no_channel' | 'request.duplicate' | 'request.key_reused' | 'request.in_progress';
  };
  /** How many own articles stand where. */
  ownArticleCounts: {
    route: 'GET /my/article/counts';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OwnArticleCountsResponses[200];
    reason: never;
  };
  /** Stores a picture for an article. One that no article holds is dropped after a week. */
  uploadArticleFigure: {
    route: 'POST /my/article/figure';
    session: 'member';
    vars: Wire.UploadArticleFigureData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadArticleFigureData['body'] };
    output: Wire.UploadArticleFigureResponses[200];
    reason: 'picture.unreadable' | 'picture.too_large';
  };
  /** Own articles by state, those saved last first. */
  ownArticles: {
    route: 'GET /my/article/list/{type}';
    session: 'member';
    vars: Wire.OwnArticlesData['path'] & NonNullable<Wire.OwnArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnArticlesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Wire.OwnArticlesData['path']; body: Nothing };
    output: Wire.OwnArticlesResponses[200];
    reason: never;
  };
  /** Deletes an own article (it can be brought back for 30 days), takes it off the site, or makes it a draft: taken back, or brought back. */
  setArticleStatus: {
    route: 'POST /my/article/status/{id}/{state}';
    session: 'member';
    vars: Wire.SetArticleStatusData['path'];
    input: { query: Nothing; params: Wire.SetArticleStatusData['path']; body: Nothing };
    output: Wire.SetArticleStatusResponses[200];
    reason: 'article.state' | 'article.full';
  };
  /** Hands in what was saved last: an operator reads it before everybody does. 403 `author.required` for whoever is no author. */
  submitArticle: {
    route: 'POST /my/article/submit';
    session: 'member';
    vars: Wire.SubmitArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SubmitArticleData['body'], 'correction'> };
    output: Wire.SubmitArticleResponses[200];
    reason: 'article.changed' | 'article.state' | 'article.incomplete' | 'author.required';
  };
  /** A kept version whole. */
  ownArticleVersion: {
    route: 'GET /my/article/version/{versionId}';
    session: 'member';
    vars: Wire.OwnArticleVersionData['path'];
    input: { query: Nothing; params: Wire.OwnArticleVersionData['path']; body: Nothing };
    output: Wire.OwnArticleVersionResponses[200];
    reason: never;
  };
  /** Brings a kept version back. */
  restoreArticleVersion: {
    route: 'POST /my/article/versions/restore';
    session: 'member';
    vars: Wire.RestoreArticleVersionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreArticleVersionData['body'] };
    output: Wire.RestoreArticleVersionResponses[200];
    reason: 'article.changed' | 'article.state';
  };
  /** Kept versions of an own article, the newest first; the oldest of writing go when there are too many. */
  ownArticleVersions: {
    route: 'GET /my/article/versions/{id}';
    session: 'member';
    vars: Wire.OwnArticleVersionsData['path'];
    input: { query: Nothing; params: Wire.OwnArticleVersionsData['path']; body: Nothing };
    output: Wire.OwnArticleVersionsResponses[200];
    reason: never;
  };
  /** Fetches an article of a WeChat account into a draft, with its source line and the link to it. 422 for any other address. */
  importWechatArticle: {
    route: 'POST /my/article/wx/import';
    session: 'member';
    vars: Wire.ImportWechatArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ImportWechatArticleData['body'] };
    output: Wire.ImportWechatArticleResponses[200];
    reason: 'article.full' | 'article.wrong_address' | 'article.import_failed' | 'article.import_gone' | 'article.import_unreadable';
  };
  /** One own article as its editor opens it. */
  ownArticle: {
    route: 'GET /my/article/{id}';
    session: 'member';
    vars: Wire.OwnArticleData['path'];
    input: { query: Nothing; params: Wire.OwnArticleData['path']; body: Nothing };
    output: Wire.OwnArticleResponses[200];
    reason: never;
  };
  /** Saves an own article: every few seconds while it is written, at most 2,400 times in an hour (429). Readers see nothing of it before it is handed in and approved. */
  saveArticle: {
    route: 'POST /my/article/{id}';
    session: 'member';
    vars: Wire.SaveArticleData['path'] & Wire.SaveArticleData['body'];
    input: { query: Nothing; params: Wire.SaveArticleData['path']; body: Wire.SaveArticleData['body'] };
    output: Wire.SaveArticleResponses[200];
    reason: 'article.changed' | 'article.state' | 'article.wrong_document' | 'article.foreign_picture' | 'article.no_channel';
  };
  /** One document with its part. */
  documentDetail: {
    route: 'GET /my/spec/v1/detail';
    session: 'none';
    vars: NonNullable<Wire.DocumentDetailData['query']>;
    input: { query: NonNullable<Wire.DocumentDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.DocumentDetailResponses[200];
    reason: 'document.not_found' | 'document.taken_down';
  };
  /** One document, 404 when it is not of this brand. */
  brandDocumentDetail: {
    route: 'GET /my/spec/{brandId}/v1/detail';
    session: 'none';
    vars: Wire.BrandDocumentDetailData['path'] & NonNullable<Wire.BrandDocumentDetailData['query']>;
    input: { query: NonNullable<Wire.BrandDocumentDetailData['query']>; params: Wire.BrandDocumentDetailData['path']; body: Nothing };
    output: Wire.BrandDocumentDetailResponses[200];
    reason: 'document.not_found' | 'document.taken_down';
  };
  /** Keeps a thing as a favourite; doing it twice changes nothing. */
  addFavourite: {
    route: 'POST /my/userFavour/add';
    session: 'member';
    vars: Wire.AddFavouriteData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddFavouriteData['body'] };
    output: Wire.AddFavouriteResponses[200];
    reason: never;
  };
  /** Takes a favourite away. */
  removeFavourite: {
    route: 'POST /my/userFavour/del';
    session: 'member';
    vars: Wire.RemoveFavouriteData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveFavouriteData['body'] };
    output: Wire.RemoveFavouriteResponses[200];
    reason: never;
  };
  /** The member's favourites, the newest first. */
  favourites: {
    route: 'GET /my/userFavour/list';
    session: 'member';
    vars: NonNullable<Wire.FavouritesData['query']>;
    input: { query: Filled<NonNullable<Wire.FavouritesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.FavouritesResponses[200];
    reason: never;
  };
  /** Whether a thing is a favourite of the member. */
  favouriteState: {
    route: 'GET /my/userFavour/state';
    session: 'member';
    vars: NonNullable<Wire.FavouriteStateData['query']>;
    input: { query: NonNullable<Wire.FavouriteStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.FavouriteStateResponses[200];
    reason: never;
  };
  /** Says whether a name shown to others is free. */
  validateName: {
    route: 'GET /name/validate';
    session: 'none';
    vars: NonNullable<Wire.ValidateNameData['query']>;
    input: { query: NonNullable<Wire.ValidateNameData['query']>; params: Nothing; body: Nothing };
    output: Wire.ValidateNameResponses[200];
    reason: 'name.too_short';
  };
  /** The link lists of the header. */
  navigation: {
    route: 'GET /navigation';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.NavigationResponses[200];
    reason: never;
  };
  /** One author. */
  authorDetail: {
    route: 'GET /news/author';
    session: 'none';
    vars: NonNullable<Wire.AuthorDetailData['query']>;
    input: { query: NonNullable<Wire.AuthorDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.AuthorDetailResponses[200];
    reason: never;
  };
  /** Published articles of a channel and those below it, the pinned first. */
  channelArticles: {
    route: 'GET /news/categoryArticle';
    session: 'none';
    vars: NonNullable<Wire.ChannelArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.ChannelArticlesData['query']>, 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ChannelArticlesResponses[200];
    reason: never;
  };
  /** Likes a comment, or not any more; doing it twice changes nothing. */
  setCommentLike: {
    route: 'POST /news/comment/likeCount';
    session: 'member';
    vars: Wire.SetCommentLikeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetCommentLikeData['body'] };
    output: Wire.SetCommentLikeResponses[200];
    reason: never;
  };
  /** A figure of an article, drawn or uploaded. */
  articleFigure: {
    route: 'GET /news/figure/{figureId}';
    session: 'none';
    vars: Wire.ArticleFigureData['path'];
    input: { query: Nothing; params: Wire.ArticleFigureData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** When companies tell of their results in a month, by day; entries that an operator filed, each with where its date was read. Without a month: the month of today where it has entries, else the nearest one before, else the nearest one after. */
  financialReports: {
    route: 'GET /news/financialReport';
    session: 'none';
    vars: NonNullable<Wire.FinancialReportsData['query']>;
    input: { query: Filled<NonNullable<Wire.FinancialReportsData['query']>, 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.FinancialReportsResponses[200];
    reason: never;
  };
  /** The months that have entries, the newest first. */
  financialReportMonths: {
    route: 'GET /news/financialReport/months';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.FinancialReportMonthsResponses[200];
    reason: never;
  };
  /** Words that many search the news for; tags of well-read articles until that is known. */
  newsHotWords: {
    route: 'GET /news/hotWords';
    session: 'none';
    vars: NonNullable<Wire.NewsHotWordsData['query']>;
    input: { query: Filled<NonNullable<Wire.NewsHotWordsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewsHotWordsResponses[200];
    reason: never;
  };
  /** The same as newsIndex, under the older address. */
  newsIndexV0: {
    route: 'GET /news/indexdata';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.NewsIndexV0Responses[200];
    reason: never;
  };
  /** Likes an article, or not any more; doing it twice changes nothing. */
  setArticleLike: {
    route: 'POST /news/likeCount';
    session: 'member';
    vars: Wire.SetArticleLikeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetArticleLikeData['body'] };
    output: Wire.SetArticleLikeResponses[200];
    reason: never;
  };
  /** Published articles of an author, the newest first. */
  authorArticles: {
    route: 'GET /news/list/{id}';
    session: 'none';
    vars: Wire.AuthorArticlesData['path'] & NonNullable<Wire.AuthorArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.AuthorArticlesData['query']>, 'pageIndex' | 'pageSize'>; params: Wire.AuthorArticlesData['path']; body: Nothing };
    output: Wire.AuthorArticlesResponses[200];
    reason: never;
  };
  /** The articles that came last. */
  newestArticles: {
    route: 'GET /news/newestArticle';
    session: 'none';
    vars: NonNullable<Wire.NewestArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.NewestArticlesData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewestArticlesResponses[200];
    reason: never;
  };
  /** Authors by their newest article. */
  newestAuthors: {
    route: 'GET /news/newestAuthor';
    session: 'none';
    vars: NonNullable<Wire.NewestAuthorsData['query']>;
    input: { query: Filled<NonNullable<Wire.NewestAuthorsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewestAuthorsResponses[200];
    reason: never;
  };
  /** Published articles that name a part, its series or its maker: at most five. */
  partArticles: {
    route: 'GET /news/partArticles';
    session: 'none';
    vars: NonNullable<Wire.PartArticlesData['query']>;
    input: { query: NonNullable<Wire.PartArticlesData['query']>; params: Nothing; body: Nothing };
    output: Wire.PartArticlesResponses[200];
    reason: never;
  };
  /** The front page of the news in one read. */
  newsIndex: {
    route: 'GET /news/pc/indexData';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.NewsIndexResponses[200];
    reason: never;
  };
  /** Notes that this browser read an article: counts once a day. Call it when the page is shown. */
  noteArticleRead: {
    route: 'POST /news/readCount';
    session: 'none';
    vars: Wire.NoteArticleReadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.NoteArticleReadData['body'] };
    output: Wire.NoteArticleReadResponses[200];
    reason: never;
  };
  /** Articles of the channels and authors that the member follows, the newest first. */
  followedArticles: {
    route: 'GET /news/userCategoryArticle';
    session: 'member';
    vars: NonNullable<Wire.FollowedArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.FollowedArticlesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.FollowedArticlesResponses[200];
    reason: never;
  };
  /** Comments on an article, a technical resource or a post of the circle, exactly one of which is named (422 `comment.no_target`); `totalRecord` counts the first level. */
  articleComments: {
    route: 'GET /news/v1/comments';
    session: 'none';
    vars: NonNullable<Wire.ArticleCommentsData['query']>;
    input: { query: Filled<NonNullable<Wire.ArticleCommentsData['query']>, 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ArticleCommentsResponses[200];
    reason: 'comment.no_target';
  };
  /** Answers below a comment, the oldest first. */
  commentReplies: {
    route: 'GET /news/v1/comments/replies';
    session: 'none';
    vars: NonNullable<Wire.CommentRepliesData['query']>;
    input: { query: Filled<NonNullable<Wire.CommentRepliesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CommentRepliesResponses[200];
    reason: never;
  };
  /** The same as articleDetail, under the older address. */
  articleDetailV1: {
    route: 'GET /news/v1/detail';
    session: 'none';
    vars: NonNullable<Wire.ArticleDetailV1Data['query']>;
    input: { query: NonNullable<Wire.ArticleDetailV1Data['query']>; params: Nothing; body: Nothing };
    output: Wire.ArticleDetailV1Responses[200];
    reason: 'article.taken_down';
  };
  /** The red list: articles that readers like most. */
  redArticles: {
    route: 'GET /news/v1/red';
    session: 'none';
    vars: NonNullable<Wire.RedArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.RedArticlesData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.RedArticlesResponses[200];
    reason: never;
  };
  /** Published articles; the newest first puts the pinned before all. */
  articleList: {
    route: 'GET /news/v2/list';
    session: 'none';
    vars: NonNullable<Wire.ArticleListData['query']>;
    input: { query: Filled<NonNullable<Wire.ArticleListData['query']>, 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ArticleListResponses[200];
    reason: never;
  };
  /** Articles with these words in title, summary, tags or body, best first. No words: none. */
  articleSearch: {
    route: 'GET /news/v2/search';
    session: 'none';
    vars: NonNullable<Wire.ArticleSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.ArticleSearchData['query']>, 'keywords' | 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ArticleSearchResponses[200];
    reason: never;
  };
  /** One article. What is not published exists for its author only. */
  articleDetail: {
    route: 'GET /news/v3/detail';
    session: 'none';
    vars: NonNullable<Wire.ArticleDetailData['query']>;
    input: { query: NonNullable<Wire.ArticleDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.ArticleDetailResponses[200];
    reason: 'article.taken_down';
  };
  /** An author's articles that are read most now. */
  authorHotArticles: {
    route: 'GET /news/{id}/hotArticle';
    session: 'none';
    vars: Wire.AuthorHotArticlesData['path'] & NonNullable<Wire.AuthorHotArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.AuthorHotArticlesData['query']>, 'size'>; params: Wire.AuthorHotArticlesData['path']; body: Nothing };
    output: Wire.AuthorHotArticlesResponses[200];
    reason: never;
  };
  /** The releases that are kept, the newest first: one a day, at most 30. */
  openReleases: {
    route: 'GET /opendata/releases';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OpenReleasesResponses[200];
    reason: never;
  };
  /** A file of a release, by a stable address; `latest` stands for the newest release. */
  openDataFile: {
    route: 'GET /opendata/{release}/{name}';
    session: 'none';
    vars: Wire.OpenDataFileData['path'];
    input: { query: Nothing; params: Wire.OpenDataFileData['path']; body: Nothing };
    output: FileBytes | Exclude<Wire.OpenDataFileResponses[200], Blob>;
    reason: 'opendata.not_found' | 'file.range_outside';
  };
  /** All articles that were published, the newest first, by title, author or tag. */
  operatorArticles: {
    route: 'GET /operator/articles';
    session: 'operator';
    vars: NonNullable<Wire.OperatorArticlesData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorArticlesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorArticlesResponses[200];
    reason: never;
  };
  /** Writes a correction under an article, with today's date. */
  correctArticle: {
    route: 'POST /operator/articles/correct';
    session: 'operator';
    vars: Wire.CorrectArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CorrectArticleData['body'] };
    output: Wire.CorrectArticleResponses[200];
    reason: never;
  };
  /** Puts an article on the site again; its author gets a notice. */
  restoreArticle: {
    route: 'POST /operator/articles/restore';
    session: 'operator';
    vars: Wire.RestoreArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreArticleData['body'] };
    output: Wire.RestoreArticleResponses[200];
    reason: never;
  };
  /** What a review of an article is about, as readers will see it. */
  submittedArticle: {
    route: 'GET /operator/articles/submitted/{reviewId}';
    session: 'operator';
    vars: Wire.SubmittedArticleData['path'];
    input: { query: Nothing; params: Wire.SubmittedArticleData['path']; body: Nothing };
    output: Wire.SubmittedArticleResponses[200];
    reason: never;
  };
  /** Takes an article off the site: lists, search and feeds leave it out, its page says why. Its author gets a notice. */
  takeDownArticle: {
    route: 'POST /operator/articles/takeDown';
    session: 'operator';
    vars: Wire.TakeDownArticleData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TakeDownArticleData['body'] };
    output: Wire.TakeDownArticleResponses[200];
    reason: never;
  };
  /** The audit log, the newest first. */
  auditLog: {
    route: 'GET /operator/audit';
    session: 'operator';
    vars: NonNullable<Wire.AuditLogData['query']>;
    input: { query: Filled<NonNullable<Wire.AuditLogData['query']>, 'event' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.AuditLogResponses[200];
    reason: never;
  };
  /** Files a notice; whoever follows one of its parts is told. */
  fileChangeNotice: {
    route: 'POST /operator/changes/file';
    session: 'operator';
    vars: Wire.FileChangeNoticeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.FileChangeNoticeData['body'] };
    output: Wire.FileChangeNoticeResponses[200];
    reason: 'change.brand_unknown' | 'change.twice';
  };
  /** Takes a notice back that was filed by mistake. */
  withdrawChangeNotice: {
    route: 'POST /operator/changes/withdraw';
    session: 'operator';
    vars: Wire.WithdrawChangeNoticeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawChangeNoticeData['body'] };
    output: Wire.WithdrawChangeNoticeResponses[200];
    reason: never;
  };
  /** All documents by title, MPN, brand or host, the newest first. */
  operatorDocuments: {
    route: 'GET /operator/documents';
    session: 'operator';
    vars: NonNullable<Wire.OperatorDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorDocumentsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorDocumentsResponses[200];
    reason: never;
  };
  /** Fetches a maker's file and keeps it here, where the maker allows that. */
  archiveOutsideFile: {
    route: 'POST /operator/documents/archive';
    session: 'operator';
    vars: Wire.ArchiveOutsideFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ArchiveOutsideFileData['body'] };
    output: Wire.ArchiveOutsideFileResponses[200];
    reason: 'document.not_found' | 'document.link_off' | 'document.link_silent' | 'document.no_pdf' | 'document.archived';
  };
  /** Asks a maker's address now. */
  checkOutsideLink: {
    route: 'POST /operator/documents/checkLink';
    session: 'operator';
    vars: Wire.CheckOutsideLinkData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CheckOutsideLinkData['body'] };
    output: Wire.CheckOutsideLinkResponses[200];
    reason: 'document.not_found' | 'document.link_off' | 'document.link_silent';
  };
  /** Gives an outside document another address, on a host of a maker. */
  correctOutsideLink: {
    route: 'POST /operator/documents/correctLink';
    session: 'operator';
    vars: Wire.CorrectOutsideLinkData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CorrectOutsideLinkData['body'] };
    output: Wire.CorrectOutsideLinkResponses[200];
    reason: 'document.not_found' | 'document.link_address';
  };
  /** Puts a document on the site again; its uploader gets a notice. */
  restoreDocument: {
    route: 'POST /operator/documents/restore';
    session: 'operator';
    vars: Wire.RestoreDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreDocumentData['body'] };
    output: Wire.RestoreDocumentResponses[200];
    reason: 'document.not_found';
  };
  /** Takes a document off the site: lists leave it out, its page says why, its file is given to nobody. Its uploader gets a notice. */
  takeDownDocument: {
    route: 'POST /operator/documents/takeDown';
    session: 'operator';
    vars: Wire.TakeDownDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TakeDownDocumentData['body'] };
    output: Wire.TakeDownDocumentResponses[200];
    reason: 'document.not_found';
  };
  /** Files an event. */
  addSiteEvent: {
    route: 'POST /operator/events/add';
    session: 'operator';
    vars: Wire.AddSiteEventData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddSiteEventData['body'] };
    output: Wire.AddSiteEventResponses[200];
    reason: 'site_event.exists' | 'site_event.wrong_fact';
  };
  /** Puts an event right, calls it off, or says what came of it. */
  changeSiteEvent: {
    route: 'POST /operator/events/change';
    session: 'operator';
    vars: Wire.ChangeSiteEventData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ChangeSiteEventData['body'] };
    output: Wire.ChangeSiteEventResponses[200];
    reason: 'site_event.exists' | 'site_event.wrong_fact';
  };
  /** Takes an event off. */
  removeSiteEvent: {
    route: 'POST /operator/events/remove';
    session: 'operator';
    vars: Wire.RemoveSiteEventData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveSiteEventData['body'] };
    output: Wire.RemoveSiteEventResponses[200];
    reason: never;
  };
  /** What members told the site. */
  operatorFeedback: {
    route: 'GET /operator/feedback';
    session: 'operator';
    vars: NonNullable<Wire.OperatorFeedbackData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorFeedbackData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorFeedbackResponses[200];
    reason: never;
  };
  /** Answers a feedback; the member gets a notice. */
  answerFeedback: {
    route: 'POST /operator/feedback/reply';
    session: 'operator';
    vars: Wire.AnswerFeedbackData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AnswerFeedbackData['body'] };
    output: Wire.AnswerFeedbackResponses[200];
    reason: never;
  };
  /** Files an entry. */
  addFinancialReport: {
    route: 'POST /operator/financialReports/add';
    session: 'operator';
    vars: Wire.AddFinancialReportData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddFinancialReportData['body'] };
    output: Wire.AddFinancialReportResponses[200];
    reason: 'financial_report.exists' | 'financial_report.wrong_fact';
  };
  /** Puts an entry right. */
  changeFinancialReport: {
    route: 'POST /operator/financialReports/change';
    session: 'operator';
    vars: Wire.ChangeFinancialReportData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ChangeFinancialReportData['body'] };
    output: Wire.ChangeFinancialReportResponses[200];
    reason: 'financial_report.exists' | 'financial_report.wrong_fact';
  };
  /** Takes an entry off. */
  removeFinancialReport: {
    route: 'POST /operator/financialReports/remove';
    session: 'operator';
    vars: Wire.RemoveFinancialReportData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveFinancialReportData['body'] };
    output: Wire.RemoveFinancialReportResponses[200];
    reason: never;
  };
  /** The hot words that an operator chose. */
  chosenHotWords: {
    route: 'GET /operator/hotWords';
    session: 'operator';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ChosenHotWordsResponses[200];
    reason: never;
  };
  /** Chooses the hot words. */
  saveHotWords: {
    route: 'POST /operator/hotWords/save';
    session: 'operator';
    vars: Wire.SaveHotWordsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveHotWordsData['body'] };
    output: Wire.SaveHotWordsResponses[200];
    reason: never;
  };
  /** Members by name, number or id. */
  operatorMembers: {
    route: 'GET /operator/members';
    session: 'operator';
    vars: NonNullable<Wire.OperatorMembersData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorMembersData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorMembersResponses[200];
    reason: never;
  };
  /** Lets a stopped account in again. */
  restoreMember: {
    route: 'POST /operator/members/restore';
    session: 'operator';
    vars: Wire.RestoreMemberData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreMemberData['body'] };
    output: Wire.RestoreMemberResponses[200];
    reason: never;
  };
  /** Stops an account at once; not one's own. */
  suspendMember: {
    route: 'POST /operator/members/suspend';
    session: 'operator';
    vars: Wire.SuspendMemberData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SuspendMemberData['body'] };
    output: Wire.SuspendMemberResponses[200];
    reason: 'member.self';
  };
  /** Merchants and who speaks for them. */
  merchantSeats: {
    route: 'GET /operator/merchants';
    session: 'operator';
    vars: NonNullable<Wire.MerchantSeatsData['query']>;
    input: { query: Filled<NonNullable<Wire.MerchantSeatsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MerchantSeatsResponses[200];
    reason: never;
  };
  /** Lets a member speak for a merchant; a member speaks for one at most. */
  assignMerchant: {
    route: 'POST /operator/merchants/assign';
    session: 'operator';
    vars: Wire.AssignMerchantData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AssignMerchantData['body'] };
    output: Wire.AssignMerchantResponses[200];
    reason: never;
  };
  /** Keeps one list of the header's links. */
  saveNavigation: {
    route: 'POST /operator/navigation/save';
    session: 'operator';
    vars: Wire.SaveNavigationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveNavigationData['body'] };
    output: Wire.SaveNavigationResponses[200];
    reason: 'navigation.link';
  };
  /** All orders of the mall, the newest first: by order number, MPN, and name or number of buyer or seller. */
  operatorOrders: {
    route: 'GET /operator/orders';
    session: 'operator';
    vars: NonNullable<Wire.OperatorOrdersData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorOrdersData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorOrdersResponses[200];
    reason: never;
  };
  /** One order with everything. Whoever reads it is written down, as it names people and addresses. */
  operatorOrder: {
    route: 'GET /operator/orders/detail';
    session: 'operator';
    vars: NonNullable<Wire.OperatorOrderData['query']>;
    input: { query: NonNullable<Wire.OperatorOrderData['query']>; params: Nothing; body: Nothing };
    output: Wire.OperatorOrderResponses[200];
    reason: never;
  };
  /** What waits for the operator. */
  operatorOverview: {
    route: 'GET /operator/overview';
    session: 'operator';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OperatorOverviewResponses[200];
    reason: never;
  };
  /** The pages that operators write. */
  pageSources: {
    route: 'GET /operator/pages';
    session: 'operator';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.PageSourcesResponses[200];
    reason: never;
  };
  /** Shows a text as visitors would see it. */
  previewPage: {
    route: 'POST /operator/pages/preview';
    session: 'operator';
    vars: Wire.PreviewPageData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.PreviewPageData['body'] };
    output: Wire.PreviewPageResponses[200];
    reason: never;
  };
  /** Keeps a changed page; 409 when somebody else was faster. */
  savePage: {
    route: 'POST /operator/pages/save';
    session: 'operator';
    vars: Wire.SavePageData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SavePageData['body'] };
    output: Wire.SavePageResponses[200];
    reason: 'page.changed';
  };
  /** Parts of which every word is in the MPN, the brand or the category, by MPN. */
  operatorParts: {
    route: 'GET /operator/parts';
    session: 'operator';
    vars: NonNullable<Wire.OperatorPartsData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorPartsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorPartsResponses[200];
    reason: never;
  };
  /** Corrects a fact. Lists, facets and comparisons have it at once, and imports keep it. 409 `part.corrected_meanwhile` when it is not any more what `was` says. */
  correctPart: {
    route: 'POST /operator/parts/correct';
    session: 'operator';
    vars: Wire.CorrectPartData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.CorrectPartData['body'], 'was'> };
    output: Wire.CorrectPartResponses[200];
    reason: 'part.wrong_value' | 'part.corrected_meanwhile';
  };
  /** One part with every fact that it can have. */
  operatorPart: {
    route: 'GET /operator/parts/detail';
    session: 'operator';
    vars: NonNullable<Wire.OperatorPartData['query']>;
    input: { query: NonNullable<Wire.OperatorPartData['query']>; params: Nothing; body: Nothing };
    output: Wire.OperatorPartResponses[200];
    reason: never;
  };
  /** What a correction would change; 422 `part.wrong_value` says why the value cannot be. */
  tryPartCorrection: {
    route: 'GET /operator/parts/try';
    session: 'operator';
    vars: NonNullable<Wire.TryPartCorrectionData['query']>;
    input: { query: NonNullable<Wire.TryPartCorrectionData['query']>; params: Nothing; body: Nothing };
    output: Wire.TryPartCorrectionResponses[200];
    reason: 'part.wrong_value';
  };
  /** Undoes the correction that holds: the one before it holds again, or what the sources say. */
  undoPartCorrection: {
    route: 'POST /operator/parts/undo';
    session: 'operator';
    vars: Wire.UndoPartCorrectionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UndoPartCorrectionData['body'] };
    output: Wire.UndoPartCorrectionResponses[200];
    reason: 'part.correction_state';
  };
  /** All resources that were published, the newest first, by title, author or tag. */
  operatorResources: {
    route: 'GET /operator/resources';
    session: 'operator';
    vars: NonNullable<Wire.OperatorResourcesData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorResourcesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorResourcesResponses[200];
    reason: never;
  };
  /** Puts it on the site again. */
  restoreResource: {
    route: 'POST /operator/resources/restore';
    session: 'operator';
    vars: Wire.RestoreResourceData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreResourceData['body'] };
    output: Wire.RestoreResourceResponses[200];
    reason: never;
  };
  /** Takes a resource off the site; its member gets a notice. */
  takeDownResource: {
    route: 'POST /operator/resources/takeDown';
    session: 'operator';
    vars: Wire.TakeDownResourceData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.TakeDownResourceData['body'] };
    output: Wire.TakeDownResourceResponses[200];
    reason: never;
  };
  /** The review queue: pending the oldest first, decided the newest first. */
  reviews: {
    route: 'GET /operator/reviews';
    session: 'operator';
    vars: NonNullable<Wire.ReviewsData['query']>;
    input: { query: Filled<NonNullable<Wire.ReviewsData['query']>, 'state' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ReviewsResponses[200];
    reason: never;
  };
  /** Decides; whoever is second is told that it was decided. */
  decideReview: {
    route: 'POST /operator/reviews/decide';
    session: 'operator';
    vars: Wire.DecideReviewData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DecideReviewData['body'], 'reason'> };
    output: Wire.DecideReviewResponses[200];
    reason: 'review.decided' | 'review.reason_required' | 'order.state' | 'upload.taken_down' | 'entry.exists' | 'author.name_taken' | 'entry.gone' | 'merchant.name_taken' | 'merchant.entered';
  };
  /** The settings that an operator may change. */
  operatorSettings: {
    route: 'GET /operator/settings';
    session: 'operator';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OperatorSettingsResponses[200];
    reason: never;
  };
  /** Changes a setting. */
  saveSetting: {
    route: 'POST /operator/settings/save';
    session: 'operator';
    vars: Wire.SaveSettingData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveSettingData['body'] };
    output: Wire.SaveSettingResponses[200];
    reason: 'setting.invalid';
  };
  /** Notices, what waits the oldest first, what is decided the newest first. */
  operatorTakedowns: {
    route: 'GET /operator/takedowns';
    session: 'operator';
    vars: NonNullable<Wire.OperatorTakedownsData['query']>;
    input: { query: Filled<NonNullable<Wire.OperatorTakedownsData['query']>, 'state' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OperatorTakedownsResponses[200];
    reason: never;
  };
  /** Decides: the content goes off the site or comes back with the decision, and who published it gets a notice. */
  decideTakedown: {
    route: 'POST /operator/takedowns/decide';
    session: 'operator';
    vars: Wire.DecideTakedownData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DecideTakedownData['body'] };
    output: Wire.DecideTakedownResponses[200];
    reason: 'takedown.state';
  };
  /** Tells the site something; at most 5 an hour. */
  sendFeedback: {
    route: 'POST /opinion/add';
    session: 'member';
    vars: Wire.SendFeedbackData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendFeedbackData['body'] };
    output: Wire.SendFeedbackResponses[200];
    reason: 'feedback.type' | 'feedback.contact' | 'feedback.content' | 'feedback.document';
  };
  /** What the member told the site, the newest first. */
  myFeedback: {
    route: 'GET /opinion/my';
    session: 'member';
    vars: NonNullable<Wire.MyFeedbackData['query']>;
    input: { query: Filled<NonNullable<Wire.MyFeedbackData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyFeedbackResponses[200];
    reason: never;
  };
  /** The same as sendFeedback, under the newer address. */
  sendFeedbackV1: {
    route: 'POST /opinion/v1/add';
    session: 'member';
    vars: Wire.SendFeedbackV1Data['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendFeedbackV1Data['body'] };
    output: Wire.SendFeedbackV1Responses[200];
    reason: 'feedback.type' | 'feedback.contact' | 'feedback.content' | 'feedback.document';
  };
  /** A picture that ossUpload stored; its address never changes its content. */
  picture: {
    route: 'GET /oss/pictures/{name}';
    session: 'none';
    vars: Wire.PictureData['path'];
    input: { query: Nothing; params: Wire.PictureData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Stores a picture, e.g. for the avatar. */
  uploadPicture: {
    route: 'POST /oss/upload';
    session: 'member';
    vars: Wire.UploadPictureData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadPictureData['body'] };
    output: Wire.UploadPictureResponses[200];
    reason: 'picture.unreadable' | 'picture.too_large';
  };
  /** Where a document lies at its maker. */
  outsideUrl: {
    route: 'GET /outside/pdf/url';
    session: 'none';
    vars: NonNullable<Wire.OutsideUrlData['query']>;
    input: { query: NonNullable<Wire.OutsideUrlData['query']>; params: Nothing; body: Nothing };
    output: Wire.OutsideUrlResponses[200];
    reason: 'document.not_found' | 'document.taken_down';
  };
  /** A page that an operator writes, as blocks. */
  staticPage: {
    route: 'GET /page';
    session: 'none';
    vars: NonNullable<Wire.StaticPageData['query']>;
    input: { query: NonNullable<Wire.StaticPageData['query']>; params: Nothing; body: Nothing };
    output: Wire.StaticPageResponses[200];
    reason: never;
  };
  /** What the number of a row was offered and quoted at; nobody's own price can be read from it. */
  priceForDemand: {
    route: 'GET /price/priceForDemandId';
    session: 'none';
    vars: NonNullable<Wire.PriceForDemandData['query']>;
    input: { query: NonNullable<Wire.PriceForDemandData['query']>; params: Nothing; body: Nothing };
    output: Wire.PriceForDemandResponses[200];
    reason: never;
  };
  /** Begins a login or binding by QQ. */
  startQq: {
    route: 'GET /qq/web/authorizeUrl';
    session: 'none';
    vars: NonNullable<Wire.StartQqData['query']>;
    input: { query: Filled<NonNullable<Wire.StartQqData['query']>, 'operate'>; params: Nothing; body: Nothing };
    output: Wire.StartQqResponses[200];
    reason: 'social.unavailable';
  };
  /** Binds a QQ account to the member. */
  bindQq: {
    route: 'POST /qq/web/binding';
    session: 'member';
    vars: Wire.BindQqData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BindQqData['body'] };
    output: Wire.BindQqResponses[200];
    reason: 'social.expired' | 'social.unavailable' | 'social.taken';
  };
  /** Logs in by QQ; the first time creates the account. */
  loginByQq: {
    route: 'POST /qq/web/login';
    session: 'none';
    vars: Wire.LoginByQqData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginByQqData['body'] };
    output: Wire.LoginByQqResponses[200];
    reason: 'social.expired' | 'social.unavailable' | 'login.disabled' | 'agreement.required';
  };
  /** Creates an account and logs in. */
  register: {
    route: 'POST /register';
    session: 'none';
    vars: Wire.RegisterData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RegisterData['body'] };
    output: Wire.RegisterResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'code.missing' | 'name.too_short' | 'register.taken' | 'register.name_taken' | 'agreement.required' | 'password.common' | 'login.busy';
  };
  /** Creates an account for a company and logs in; the company's data wait for review. */
  registerEnterpriseUser: {
    route: 'POST /registerEnterpriseUser';
    session: 'none';
    vars: Wire.RegisterEnterpriseUserData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RegisterEnterpriseUserData['body'] };
    output: Wire.RegisterEnterpriseUserResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'code.missing' | 'name.too_short' | 'register.taken' | 'register.name_taken' | 'agreement.required' | 'password.common' | 'login.busy' | 'register.credit_code';
  };
  /** What the member reported of others, the newest first; nobody else reads who reported. */
  myReports: {
    route: 'GET /report/my';
    session: 'member';
    vars: NonNullable<Wire.MyReportsData['query']>;
    input: { query: Filled<NonNullable<Wire.MyReportsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyReportsResponses[200];
    reason: never;
  };
  /** Hands a resource in; it is published when an operator has approved it. */
  addResource: {
    route: 'POST /resource/auth/user/add';
    session: 'member';
    vars: Wire.AddResourceData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddResourceData['body'], 'source'> };
    output: Wire.AddResourceResponses[200];
    reason: 'resource.under_way' | 'resource.not_open' | 'resource.too_many';
  };
  /** One of them with what its form holds. */
  myResource: {
    route: 'GET /resource/auth/user/detail';
    session: 'member';
    vars: NonNullable<Wire.MyResourceData['query']>;
    input: { query: NonNullable<Wire.MyResourceData['query']>; params: Nothing; body: Nothing };
    output: Wire.MyResourceResponses[200];
    reason: never;
  };
  /** The member's resources, the newest first. */
  myResources: {
    route: 'GET /resource/auth/user/list';
    session: 'member';
    vars: NonNullable<Wire.MyResourcesData['query']>;
    input: { query: Filled<NonNullable<Wire.MyResourcesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.MyResourcesResponses[200];
    reason: never;
  };
  /** Keeps a file for a resource. A file that no resource names is dropped after a day. */
  uploadResourceFile: {
    route: 'POST /resource/auth/user/upload';
    session: 'member';
    vars: Wire.UploadResourceFileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadResourceFileData['body'] };
    output: Wire.UploadResourceFileResponses[200];
    reason: 'resource.unreadable' | 'resource.too_large';
  };
  /** Takes one back: out of the review, or off the site. */
  withdrawResource: {
    route: 'POST /resource/auth/user/withdraw';
    session: 'member';
    vars: Wire.WithdrawResourceData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawResourceData['body'] };
    output: Wire.WithdrawResourceResponses[200];
    reason: 'resource.not_open';
  };
  /** Authors with something published; who is read and fetched most first, where a file that was fetched weighs as much as ten reads. */
  popularAuthors: {
    route: 'GET /resource/author/list';
    session: 'none';
    vars: NonNullable<Wire.PopularAuthorsData['query']>;
    input: { query: Filled<NonNullable<Wire.PopularAuthorsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.PopularAuthorsResponses[200];
    reason: never;
  };
  /** One column. */
  seriesDetail: {
    route: 'GET /resource/column/detail';
    session: 'none';
    vars: NonNullable<Wire.SeriesDetailData['query']>;
    input: { query: NonNullable<Wire.SeriesDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.SeriesDetailResponses[200];
    reason: never;
  };
  /** Columns by the words of their title, summary, author and what they hold. */
  seriesList: {
    route: 'GET /resource/column/list';
    session: 'none';
    vars: NonNullable<Wire.SeriesListData['query']>;
    input: { query: Filled<NonNullable<Wire.SeriesListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.SeriesListResponses[200];
    reason: never;
  };
  /** One resource. What is not published exists for its member and operators only. */
  resourceDetail: {
    route: 'GET /resource/detail';
    session: 'none';
    vars: NonNullable<Wire.ResourceDetailData['query']>;
    input: { query: NonNullable<Wire.ResourceDetailData['query']>; params: Nothing; body: Nothing };
    output: Wire.ResourceDetailResponses[200];
    reason: 'resource.taken_down';
  };
  /** What a list of a kind can be narrowed by. */
  resourceFacets: {
    route: 'GET /resource/facets';
    session: 'none';
    vars: NonNullable<Wire.ResourceFacetsData['query']>;
    input: { query: NonNullable<Wire.ResourceFacetsData['query']>; params: Nothing; body: Nothing };
    output: Wire.ResourceFacetsResponses[200];
    reason: never;
  };
  /** A drawing of a resource or a lesson. */
  resourceFigure: {
    route: 'GET /resource/figure/{figureId}';
    session: 'none';
    vars: Wire.ResourceFigureData['path'];
    input: { query: Nothing; params: Wire.ResourceFigureData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** A file to keep; each member counts once a file. What is not published exists for its member and operators only. */
  resourceFile: {
    route: 'GET /resource/file/{id}';
    session: 'member';
    vars: Wire.ResourceFileData['path'];
    input: { query: Nothing; params: Wire.ResourceFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The front page of the technical resources in one read. */
  resourceIndex: {
    route: 'GET /resource/index';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ResourceIndexResponses[200];
    reason: never;
  };
  /** One lesson of a course, with its neighbours. */
  resourceLesson: {
    route: 'GET /resource/lesson';
    session: 'none';
    vars: NonNullable<Wire.ResourceLessonData['query']>;
    input: { query: NonNullable<Wire.ResourceLessonData['query']>; params: Nothing; body: Nothing };
    output: Wire.ResourceLessonResponses[200];
    reason: never;
  };
  /** Marks a lesson as read, or not any more; twice is once. */
  markLesson: {
    route: 'POST /resource/lesson/read';
    session: 'member';
    vars: Wire.MarkLessonData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MarkLessonData['body'] };
    output: Wire.MarkLessonResponses[200];
    reason: never;
  };
  /** Published resources by kind, what they are about, level, a part number that they name, and words. */
  resourceList: {
    route: 'GET /resource/list';
    session: 'none';
    vars: NonNullable<Wire.ResourceListData['query']>;
    input: { query: Filled<NonNullable<Wire.ResourceListData['query']>, 'part' | 'sort' | 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.ResourceListResponses[200];
    reason: never;
  };
  /** Parts of the catalogue that published resources name, those of most resources first, of a category and those below it. */
  usedParts: {
    route: 'GET /resource/part/list';
    session: 'none';
    vars: NonNullable<Wire.UsedPartsData['query']>;
    input: { query: Filled<NonNullable<Wire.UsedPartsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.UsedPartsResponses[200];
    reason: never;
  };
  /** What a file holds, before it is fetched. */
  resourcePreview: {
    route: 'GET /resource/preview';
    session: 'none';
    vars: NonNullable<Wire.ResourcePreviewData['query']>;
    input: { query: NonNullable<Wire.ResourcePreviewData['query']>; params: Nothing; body: Nothing };
    output: Wire.ResourcePreviewResponses[200];
    reason: never;
  };
  /** The picture of a file's preview. */
  resourcePreviewPicture: {
    route: 'GET /resource/preview/picture/{id}';
    session: 'none';
    vars: Wire.ResourcePreviewPictureData['path'];
    input: { query: Nothing; params: Wire.ResourcePreviewPictureData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Gives stars, or others than before: one rating a member. */
  rateResource: {
    route: 'POST /resource/rate';
    session: 'member';
    vars: Wire.RateResourceData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RateResourceData['body'] };
    output: Wire.RateResourceResponses[200];
    reason: 'resource.own';
  };
  /** Sets a new password, by a mailed ticket or of the member who asks; every other session ends. */
  changePassword: {
    route: 'POST /restPwd';
    session: 'none';
    vars: Wire.ChangePasswordData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ChangePasswordData['body'] };
    output: Wire.ChangePasswordResponses[200];
    reason: 'password.common' | 'password.wrong' | 'password.ticket_spent' | 'session.step_up' | 'login.too_many' | 'login.busy';
  };
  /** Brands for the navigation's search box. */
  searchBrandHint: {
    route: 'GET /searchBrandHint';
    session: 'none';
    vars: NonNullable<Wire.SearchBrandHintData['query']>;
    input: { query: Filled<NonNullable<Wire.SearchBrandHintData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.SearchBrandHintResponses[200];
    reason: never;
  };
  /** Gives it another name, other things to tell of, or a rest. What it tells of afterwards is what comes from now on. */
  changeSavedSearch: {
    route: 'POST /searches/change';
    session: 'member';
    vars: Wire.ChangeSavedSearchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ChangeSavedSearchData['body'] };
    output: Wire.ChangeSavedSearchResponses[200];
    reason: 'saved_search.too_wide' | 'saved_search.no_price';
  };
  /** The member's saved searches, the newest first. */
  savedSearches: {
    route: 'GET /searches/list';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.SavedSearchesResponses[200];
    reason: never;
  };
  /** Notes that the member looked at what it finds: what came until now is not new any more. */
  lookAtSavedSearch: {
    route: 'POST /searches/look';
    session: 'member';
    vars: Wire.LookAtSavedSearchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LookAtSavedSearchData['body'] };
    output: Wire.LookAtSavedSearchResponses[200];
    reason: never;
  };
  /** Removes one; it can be brought back for a day. */
  removeSavedSearch: {
    route: 'POST /searches/remove';
    session: 'member';
    vars: Wire.RemoveSavedSearchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveSavedSearchData['body'] };
    output: Wire.RemoveSavedSearchResponses[200];
    reason: never;
  };
  /** Brings one back that was removed; it goes on with what comes from now on. */
  restoreSavedSearch: {
    route: 'POST /searches/restore';
    session: 'member';
    vars: Wire.RestoreSavedSearchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreSavedSearchData['body'] };
    output: Wire.RestoreSavedSearchResponses[200];
    reason: 'saved_search.full';
  };
  /** Keeps a search. */
  saveSearch: {
    route: 'POST /searches/save';
    session: 'member';
    vars: Wire.SaveSearchData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveSearchData['body'] };
    output: Wire.SaveSearchResponses[200];
    reason: 'saved_search.full' | 'saved_search.too_wide' | 'saved_search.no_price';
  };
  /** What the link of a digest would stop; nobody has to log in. */
  alertsToStop: {
    route: 'GET /searches/stop';
    session: 'none';
    vars: NonNullable<Wire.AlertsToStopData['query']>;
    input: { query: NonNullable<Wire.AlertsToStopData['query']>; params: Nothing; body: Nothing };
    output: Wire.AlertsToStopResponses[200];
    reason: never;
  };
  /** Lets all saved searches of whoever got the digest rest; twice is once. */
  stopAlerts: {
    route: 'POST /searches/stop';
    session: 'none';
    vars: Wire.StopAlertsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.StopAlertsData['body'] };
    output: Wire.StopAlertsResponses[200];
    reason: never;
  };
  /** Sends a code to a member who binds another phone; no captcha, limited more tightly. */
  sendCodeToMember: {
    route: 'GET /sendNotice';
    session: 'member';
    vars: NonNullable<Wire.SendCodeToMemberData['query']>;
    input: { query: NonNullable<Wire.SendCodeToMemberData['query']>; params: Nothing; body: Nothing };
    output: Wire.SendCodeToMemberResponses[200];
    reason: 'sms.too_soon' | 'sms.too_many' | 'sms.unreachable';
  };
  /** What the footer and header say about the site, in one read. */
  siteFacts: {
    route: 'GET /siteFacts';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.SiteFactsResponses[200];
    reason: never;
  };
  /** Which providers this site has. */
  socialProviders: {
    route: 'GET /social/providers';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.SocialProvidersResponses[200];
    reason: never;
  };
  /** Makes a folder. A taken name is `clash`, unless `onClash` says what becomes of it: `overwrite` gives the folder that is there. 422 `disk.wrong_name`. */
  addDiskFolder: {
    route: 'POST /spec/user/dir/add';
    session: 'member';
    vars: Wire.AddDiskFolderData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddDiskFolderData['body'], 'onClash'> };
    output: Wire.AddDiskFolderResponses[200];
    reason: 'disk.wrong_name' | 'disk.too_deep' | 'disk.full';
  };
  /** The innermost of folders in one another; those that are missing are made. 409 `disk.file_in_way` where a file has the name. */
  addDiskPath: {
    route: 'POST /spec/user/dir/path';
    session: 'member';
    vars: Wire.AddDiskPathData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddDiskPathData['body'] };
    output: Wire.AddDiskPathResponses[200];
    reason: 'disk.wrong_name' | 'disk.too_deep' | 'disk.full' | 'disk.file_in_way';
  };
  /** All folders; at most 2000. */
  diskTree: {
    route: 'GET /spec/user/dir/tree';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.DiskTreeResponses[200];
    reason: never;
  };
  /** The file of an upload, for its uploader and for operators. */
  uploadedDocumentFile: {
    route: 'GET /spec/user/v1/content/{id}';
    session: 'member';
    vars: Wire.UploadedDocumentFileData['path'];
    input: { query: Nothing; params: Wire.UploadedDocumentFileData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The member's uploads, the newest first; drafts are not among them. */
  ownDocuments: {
    route: 'GET /spec/user/v1/list';
    session: 'member';
    vars: NonNullable<Wire.OwnDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnDocumentsData['query']>, 'pageIndex' | 'pageSize' | 'keywords'>; params: Nothing; body: Nothing };
    output: Wire.OwnDocumentsResponses[200];
    reason: never;
  };
  /** Brings back an upload that was withdrawn less than a day ago, as it stood: in review, refused, or on the site. 409 `upload.state` afterwards, or when the same file was uploaded again. */
  restoreUpload: {
    route: 'POST /spec/user/v1/restore';
    session: 'member';
    vars: Wire.RestoreUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreUploadData['body'] };
    output: Wire.RestoreUploadResponses[200];
    reason: 'upload.state' | 'upload.taken_down';
  };
  /** The first page of an upload, for its uploader and for operators. */
  uploadThumbnail: {
    route: 'GET /spec/user/v1/thumbnail/{id}';
    session: 'member';
    vars: Wire.UploadThumbnailData['path'];
    input: { query: Nothing; params: Wire.UploadThumbnailData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Says what a file is and hands it in for review, again if it waits, was refused, or is published and its data change: the document stays as it was until they are approved. 409 `upload.state` for one that is withdrawn, or was here before; 422 `upload.wrong_fact` names the field. */
  submitDocument: {
    route: 'POST /spec/user/v1/update';
    session: 'member';
    vars: Wire.SubmitDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.SubmitDocumentData['body'], 'brandName'> };
    output: Wire.SubmitDocumentResponses[200];
    reason: 'upload.mobile_required' | 'upload.state' | 'upload.taken_down' | 'upload.wrong_fact';
  };
  /** Takes an upload back, also a published one: it leaves the site. */
  withdrawDocument: {
    route: 'POST /spec/user/v1/withdraw';
    session: 'member';
    vars: Wire.WithdrawDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WithdrawDocumentData['body'] };
    output: Wire.WithdrawDocumentResponses[200];
    reason: never;
  };
  /** The documents that came last. */
  newestDocuments: {
    route: 'GET /spec/v1/newest';
    session: 'none';
    vars: NonNullable<Wire.NewestDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.NewestDocumentsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewestDocumentsResponses[200];
    reason: never;
  };
  /** All revisions of the sheet that a document is one of, the newest first; of one without others, itself alone. */
  documentRevisions: {
    route: 'GET /spec/v1/revisions';
    session: 'none';
    vars: NonNullable<Wire.DocumentRevisionsData['query']>;
    input: { query: NonNullable<Wire.DocumentRevisionsData['query']>; params: Nothing; body: Nothing };
    output: Wire.DocumentRevisionsResponses[200];
    reason: 'document.not_found' | 'document.taken_down';
  };
  /** Finds words in the pages of hosted datasheets; words in quotes stand one after another. */
  textSearch: {
    route: 'GET /spec/v1/text';
    session: 'none';
    vars: NonNullable<Wire.TextSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.TextSearchData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.TextSearchResponses[200];
    reason: never;
  };
  /** Hints while typing, grouped by kind. */
  searchHints: {
    route: 'GET /spec/v2/keywords';
    session: 'none';
    vars: NonNullable<Wire.SearchHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.SearchHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.SearchHintsResponses[200];
    reason: never;
  };
  /** Documents of a brand, ours before those of others. */
  brandDocuments: {
    route: 'GET /spec/{brandId}';
    session: 'none';
    vars: Wire.BrandDocumentsData['path'] & NonNullable<Wire.BrandDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandDocumentsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Wire.BrandDocumentsData['path']; body: Nothing };
    output: Wire.BrandDocumentsResponses[200];
    reason: never;
  };
  /** Hints among a brand's parts and documents. */
  brandDocumentHints: {
    route: 'GET /spec/{brandId}/keywords';
    session: 'none';
    vars: Wire.BrandDocumentHintsData['path'] & NonNullable<Wire.BrandDocumentHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandDocumentHintsData['query']>, 'keywords' | 'size'>; params: Wire.BrandDocumentHintsData['path']; body: Nothing };
    output: Wire.BrandDocumentHintsResponses[200];
    reason: never;
  };
  /** Documents of a brand by category. */
  brandDocumentGroups: {
    route: 'GET /spec/{brandId}/ofGroup';
    session: 'none';
    vars: Wire.BrandDocumentGroupsData['path'];
    input: { query: Nothing; params: Wire.BrandDocumentGroupsData['path']; body: Nothing };
    output: Wire.BrandDocumentGroupsResponses[200];
    reason: never;
  };
  /** Hands in a change of a brand's page; 403 for whoever has no approved claim of it. */
  changeBrandListing: {
    route: 'POST /specBrand/auth/user/update';
    session: 'member';
    vars: Wire.ChangeBrandListingData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeBrandListingData['body'], 'nameCn' | 'country' | 'website'> };
    output: Wire.ChangeBrandListingResponses[200];
    reason: 'claim.required' | 'claim.unchanged' | 'entry.wrong_fact';
  };
  /** Brands for a search box, best first; by Latin or Chinese name, alias or pinyin. */
  brandHints: {
    route: 'GET /specBrand/keywords';
    session: 'none';
    vars: NonNullable<Wire.BrandHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.BrandHintsResponses[200];
    reason: never;
  };
  /** Hands in a brand that the directory does not have; an operator looks at it first. */
  addBrandEntry: {
    route: 'POST /specBrand/user/add';
    session: 'member';
    vars: Wire.AddBrandEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddBrandEntryData['body'], 'nameCn' | 'country' | 'website'> };
    output: Wire.AddBrandEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** The brands with the most parts. */
  hotBrands: {
    route: 'GET /specBrand/user/hot';
    session: 'none';
    vars: NonNullable<Wire.HotBrandsData['query']>;
    input: { query: Filled<NonNullable<Wire.HotBrandsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.HotBrandsResponses[200];
    reason: never;
  };
  /** Brands by name; empty filters mean all. */
  brandList: {
    route: 'GET /specBrand/v1/all';
    session: 'none';
    vars: NonNullable<Wire.BrandListData['query']>;
    input: { query: Filled<NonNullable<Wire.BrandListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.BrandListResponses[200];
    reason: never;
  };
  /** All brands under their initials, A–Z then #. */
  brandGroups: {
    route: 'GET /specBrand/v1/all/group';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BrandGroupsResponses[200];
    reason: never;
  };
  /** The top categories in which brands have parts, in the order of the catalogue. */
  brandCategories: {
    route: 'GET /specBrand/v1/categories';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.BrandCategoriesResponses[200];
    reason: never;
  };
  /** One brand. */
  brandDetail: {
    route: 'GET /specBrand/{brandId}';
    session: 'none';
    vars: Wire.BrandDetailData['path'];
    input: { query: Nothing; params: Wire.BrandDetailData['path']; body: Nothing };
    output: Wire.BrandDetailResponses[200];
    reason: never;
  };
  /** One brand with its owner, its history and its product lines. */
  brandProfile: {
    route: 'GET /specBrand/{brandId}/profile';
    session: 'none';
    vars: Wire.BrandProfileData['path'];
    input: { query: Nothing; params: Wire.BrandProfileData['path']; body: Nothing };
    output: Wire.BrandProfileResponses[200];
    reason: never;
  };
  /** Lets a collected datasheet go; also one that is gone itself. */
  uncollectDocument: {
    route: 'POST /specJoin/del';
    session: 'member';
    vars: Wire.UncollectDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UncollectDocumentData['body'] };
    output: Wire.UncollectDocumentResponses[200];
    reason: never;
  };
  /** What the member collected, the newest first. */
  collectedDocuments: {
    route: 'GET /specJoin/list';
    session: 'member';
    vars: NonNullable<Wire.CollectedDocumentsData['query']>;
    input: { query: Filled<NonNullable<Wire.CollectedDocumentsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CollectedDocumentsResponses[200];
    reason: never;
  };
  /** Collects a datasheet by reference; twice is once. At most 5000 a member. */
  collectDocument: {
    route: 'POST /specJoin/save';
    session: 'member';
    vars: Wire.CollectDocumentData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CollectDocumentData['body'] };
    output: Wire.CollectDocumentResponses[200];
    reason: 'document.not_found' | 'document.taken_down' | 'collected.too_many';
  };
  /** Whether the member collected a datasheet. */
  collectedState: {
    route: 'GET /specJoin/state';
    session: 'member';
    vars: NonNullable<Wire.CollectedStateData['query']>;
    input: { query: NonNullable<Wire.CollectedStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.CollectedStateResponses[200];
    reason: never;
  };
  /** Live lines of a company, the newest first, for its page. */
  companyStock: {
    route: 'GET /stock/company';
    session: 'none';
    vars: NonNullable<Wire.CompanyStockData['query']>;
    input: { query: Filled<NonNullable<Wire.CompanyStockData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CompanyStockResponses[200];
    reason: never;
  };
  /** The same lines as a file, up to 20,000 of them, with the heads that an upload knows. What begins like a formula is text. */
  stockFile: {
    route: 'GET /stock/file';
    session: 'member';
    vars: NonNullable<Wire.StockFileData['query']>;
    input: { query: Filled<NonNullable<Wire.StockFileData['query']>, 'keywords' | 'format'>; params: Nothing; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Sells lines in the mall by the merchant for which the member speaks: goods of the same part, money, tax and packing take their price
and stock, others are made. Each line is taken or refused by itself. */
  sellStock: {
    route: 'POST /stock/goods';
    session: 'member';
    vars: Wire.SellStockData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SellStockData['body'] };
    output: Wire.SellStockResponses[200];
    reason: 'stock.no_merchant';
  };
  /** Lines of the stock of the member's company, in the order that it gave them, the newest before others: refreshing a line does not move it. Lines are added with `/demand/add`, refreshed and closed with `/demand/status/user`. */
  stockLines: {
    route: 'GET /stock/list';
    session: 'member';
    vars: NonNullable<Wire.StockLinesData['query']>;
    input: { query: Filled<NonNullable<Wire.StockLinesData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.StockLinesResponses[200];
    reason: never;
  };
  /** Sets cells of a line; it counts as refreshed where that is allowed again. 409 `board.state` when its state does not allow it. */
  changeStockLine: {
    route: 'POST /stock/update';
    session: 'member';
    vars: Wire.ChangeStockLineData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ChangeStockLineData['body'] };
    output: Wire.ChangeStockLineResponses[200];
    reason: 'board.wrong_fact' | 'board.state';
  };
  /** Tells the site that content infringes somebody's rights, with or without a login; at most 5 an hour from one address. */
  sendTakedown: {
    route: 'POST /takedown/add';
    session: 'none';
    vars: Wire.SendTakedownData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendTakedownData['body'] };
    output: Wire.SendTakedownResponses[200];
    reason: 'takedown.holder' | 'takedown.places' | 'takedown.content' | 'takedown.proof' | 'takedown.contact';
  };
  /** A notice that took content of the member down. */
  takedownAgainst: {
    route: 'GET /takedown/against';
    session: 'member';
    vars: NonNullable<Wire.TakedownAgainstData['query']>;
    input: { query: NonNullable<Wire.TakedownAgainstData['query']>; params: Nothing; body: Nothing };
    output: Wire.TakedownAgainstResponses[200];
    reason: never;
  };
  /** Says, once, that content of the member infringes nothing. */
  sendCounter: {
    route: 'POST /takedown/counter';
    session: 'member';
    vars: Wire.SendCounterData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendCounterData['body'] };
    output: Wire.SendCounterResponses[200];
    reason: 'takedown.state' | 'takedown.content' | 'takedown.contact';
  };
  /** Where a notice stands, for who has its code. */
  takedownState: {
    route: 'GET /takedown/state';
    session: 'none';
    vars: NonNullable<Wire.TakedownStateData['query']>;
    input: { query: NonNullable<Wire.TakedownStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.TakedownStateResponses[200];
    reason: never;
  };
  /** Brands that a trader carries. */
  traderBrands: {
    route: 'GET /trader/brand/getBrands';
    session: 'none';
    vars: NonNullable<Wire.TraderBrandsData['query']>;
    input: { query: NonNullable<Wire.TraderBrandsData['query']>; params: Nothing; body: Nothing };
    output: Wire.TraderBrandsResponses[200];
    reason: never;
  };
  /** Hands in a brand that a trader trades. */
  addTraderBrandEntry: {
    route: 'POST /trader/brand/user/add';
    session: 'member';
    vars: Wire.AddTraderBrandEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddTraderBrandEntryData['body'] };
    output: Wire.AddTraderBrandEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** Traders for a search box. */
  traderHints: {
    route: 'GET /trader/keywords';
    session: 'none';
    vars: NonNullable<Wire.TraderHintsData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderHintsData['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.TraderHintsResponses[200];
    reason: never;
  };
  /** Independent traders, in the order of agentList. */
  traderList: {
    route: 'GET /trader/list';
    session: 'none';
    vars: NonNullable<Wire.TraderListData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderListData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.TraderListResponses[200];
    reason: never;
  };
  /** Part numbers that a trader carries, what it has in stock first. */
  traderParts: {
    route: 'GET /trader/model/list';
    session: 'none';
    vars: NonNullable<Wire.TraderPartsData['query']>;
    input: { query: Filled<NonNullable<Wire.TraderPartsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.TraderPartsResponses[200];
    reason: never;
  };
  /** Hands in part numbers that a trader has; what is wrong is said by line. */
  addTraderModelEntry: {
    route: 'POST /trader/model/user/add';
    session: 'member';
    vars: Wire.AddTraderModelEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.AddTraderModelEntryData['body'] };
    output: Wire.AddTraderModelEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** Hands in an independent trader. */
  addTraderEntry: {
    route: 'POST /trader/user/add';
    session: 'member';
    vars: Wire.AddTraderEntryData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddTraderEntryData['body'], 'nameCn' | 'country' | 'website'> };
    output: Wire.AddTraderEntryResponses[200];
    reason: 'entry.wrong_fact' | 'entry.state';
  };
  /** The same as traderHints, under the newer address. */
  traderHintsV2: {
    route: 'GET /trader/v2/keywords';
    session: 'none';
    vars: NonNullable<Wire.TraderHintsV2Data['query']>;
    input: { query: Filled<NonNullable<Wire.TraderHintsV2Data['query']>, 'keywords' | 'size'>; params: Nothing; body: Nothing };
    output: Wire.TraderHintsV2Responses[200];
    reason: never;
  };
  /** One trader. */
  traderDetail: {
    route: 'GET /trader/{id}';
    session: 'none';
    vars: Wire.TraderDetailData['path'];
    input: { query: Nothing; params: Wire.TraderDetailData['path']; body: Nothing };
    output: Wire.TraderDetailResponses[200];
    reason: never;
  };
  /** One post; 410 `post.gone` when its writer or an operator took it away. */
  circlePost: {
    route: 'GET /trends';
    session: 'none';
    vars: NonNullable<Wire.CirclePostData['query']>;
    input: { query: NonNullable<Wire.CirclePostData['query']>; params: Nothing; body: Nothing };
    output: Wire.CirclePostResponses[200];
    reason: 'post.gone';
  };
  /** Writes a post; who does so follows its group from then on. Everybody sees it at once, but the third post with links that a new account writes
within an hour, which waits for an operator. 403 `post.mobile_required` without a verified phone. */
  addCirclePost: {
    route: 'POST /trends/add';
    session: 'member';
    vars: Wire.AddCirclePostData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddCirclePostData['body'], 'visibility' | 'areCommentsClosed'> };
    output: Wire.AddCirclePostResponses[200];
    reason: 'post.mobile_required' | 'post.empty' | 'post.wrong_poll' | 'post.gone_quote' | 'post.blocked';
  };
  /** Closes the comments of an own post, or opens them again; those that are there stay. */
  closeCircleComments: {
    route: 'POST /trends/comments/close';
    session: 'member';
    vars: Wire.CloseCircleCommentsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CloseCircleCommentsData['body'] };
    output: Wire.CloseCircleCommentsResponses[200];
    reason: 'post.gone';
  };
  /** Deletes one's own post; doing it twice changes nothing. */
  deleteCirclePost: {
    route: 'POST /trends/del';
    session: 'member';
    vars: Wire.DeleteCirclePostData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DeleteCirclePostData['body'] };
    output: Wire.DeleteCirclePostResponses[200];
    reason: never;
  };
  /** Groups by name and intro, those with most members first. */
  circleGroups: {
    route: 'GET /trends/group';
    session: 'none';
    vars: NonNullable<Wire.CircleGroupsData['query']>;
    input: { query: Filled<NonNullable<Wire.CircleGroupsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CircleGroupsResponses[200];
    reason: never;
  };
  /** One group. */
  circleGroup: {
    route: 'GET /trends/group/detail';
    session: 'none';
    vars: NonNullable<Wire.CircleGroupData['query']>;
    input: { query: NonNullable<Wire.CircleGroupData['query']>; params: Nothing; body: Nothing };
    output: Wire.CircleGroupResponses[200];
    reason: never;
  };
  /** Follows a group, or not any more; doing it twice changes nothing. Who does not follow it does not see what is for its members only. */
  followCircleGroup: {
    route: 'POST /trends/group/follow';
    session: 'member';
    vars: Wire.FollowCircleGroupData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.FollowCircleGroupData['body'] };
    output: Wire.FollowCircleGroupResponses[200];
    reason: never;
  };
  /** Groups that the member follows, the one followed last first. */
  ownCircleGroups: {
    route: 'GET /trends/group/user';
    session: 'member';
    vars: NonNullable<Wire.OwnCircleGroupsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnCircleGroupsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnCircleGroupsResponses[200];
    reason: never;
  };
  /** Members that the member keeps away from, the newest first. */
  hiddenMembers: {
    route: 'GET /trends/hidden';
    session: 'member';
    vars: NonNullable<Wire.HiddenMembersData['query']>;
    input: { query: Filled<NonNullable<Wire.HiddenMembersData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.HiddenMembersResponses[200];
    reason: never;
  };
  /** Keeps away from a member, or not any more; the other is not told. */
  hideMember: {
    route: 'POST /trends/hide';
    session: 'member';
    vars: Wire.HideMemberData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.HideMemberData['body'] };
    output: Wire.HideMemberResponses[200];
    reason: 'circle.oneself';
  };
  /** What a post said, the newest first. */
  circlePostHistory: {
    route: 'GET /trends/history';
    session: 'none';
    vars: NonNullable<Wire.CirclePostHistoryData['query']>;
    input: { query: NonNullable<Wire.CirclePostHistoryData['query']>; params: Nothing; body: Nothing };
    output: Wire.CirclePostHistoryResponses[200];
    reason: 'post.gone';
  };
  /** Likes a post, or not any more; doing it twice changes nothing. */
  setCirclePostLike: {
    route: 'POST /trends/like';
    session: 'member';
    vars: Wire.SetCirclePostLikeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetCirclePostLikeData['body'] };
    output: Wire.SetCirclePostLikeResponses[200];
    reason: 'post.blocked' | 'post.gone';
  };
  /** Posts that this visitor may see, the newest first and at most 5,000 of them: of one group, of the groups that the member follows, or of the
newest 1,000 about a part or a brand (kind and number together, else 422 `post.no_topic`). `recommended` orders the 400 that were liked and
commented on most lately; what the member follows comes further up as long as circleSettings say so. */
  circlePosts: {
    route: 'GET /trends/list';
    session: 'none';
    vars: NonNullable<Wire.CirclePostsData['query']>;
    input: { query: Filled<NonNullable<Wire.CirclePostsData['query']>, 'sort' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.CirclePostsResponses[200];
    reason: 'post.no_topic';
  };
  /** The member's own posts in every state, the newest first. */
  ownCirclePosts: {
    route: 'GET /trends/list/my';
    session: 'member';
    vars: NonNullable<Wire.OwnCirclePostsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnCirclePostsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnCirclePostsResponses[200];
    reason: never;
  };
  /** Stores a picture for a post, encoded anew. One that no post holds is dropped after a day. */
  uploadCirclePicture: {
    route: 'POST /trends/picture';
    session: 'member';
    vars: Wire.UploadCirclePictureData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadCirclePictureData['body'] };
    output: Wire.UploadCirclePictureResponses[200];
    reason: 'picture.unreadable' | 'picture.too_large';
  };
  /** A picture of a post that this visitor may read; one that no post holds yet is its member's only. An operator also reads those of a post that is
under review. */
  circlePicture: {
    route: 'GET /trends/picture/{id}';
    session: 'none';
    vars: Wire.CirclePictureData['path'];
    input: { query: Nothing; params: Wire.CirclePictureData['path']; body: Nothing };
    output: FileBytes;
    reason: never;
  };
  /** Reports a post to the operator, once a member and twenty an hour; three reports fold it until somebody looked. */
  reportCirclePost: {
    route: 'POST /trends/report';
    session: 'member';
    vars: Wire.ReportCirclePostData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ReportCirclePostData['body'], 'note'> };
    output: Wire.ReportCirclePostResponses[200];
    reason: 'post.own' | 'post.reported' | 'post.gone';
  };
  /** What the member chose for the circle. */
  circleSettings: {
    route: 'GET /trends/settings';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.CircleSettingsResponses[200];
    reason: never;
  };
  /** Chooses it. */
  saveCircleSettings: {
    route: 'POST /trends/settings';
    session: 'member';
    vars: Wire.SaveCircleSettingsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveCircleSettingsData['body'] };
    output: Wire.SaveCircleSettingsResponses[200];
    reason: never;
  };
  /** Changes the words of an own post within 15 minutes; what they were stays readable. */
  editCirclePost: {
    route: 'POST /trends/update';
    session: 'member';
    vars: Wire.EditCirclePostData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.EditCirclePostData['body'] };
    output: Wire.EditCirclePostResponses[200];
    reason: 'post.empty' | 'post.too_old' | 'post.gone';
  };
  /** Votes once in the poll of a post. */
  voteInCirclePoll: {
    route: 'POST /trends/vote';
    session: 'member';
    vars: Wire.VoteInCirclePollData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.VoteInCirclePollData['body'] };
    output: Wire.VoteInCirclePollResponses[200];
    reason: 'poll.ended' | 'poll.voted' | 'post.gone' | 'post.blocked';
  };
  /** Says what is wrong with the facts of a company, with evidence; a member has one open correction of a table of a company. */
  sendRegistryCorrection: {
    route: 'POST /tyc/correction/add';
    session: 'member';
    vars: Wire.SendRegistryCorrectionData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SendRegistryCorrectionData['body'] };
    output: Wire.SendRegistryCorrectionResponses[200];
    reason: 'registry.correction_open' | 'registry.correction_proof' | 'registry.unanswered';
  };
  /** A file of a correction, for who handed it in and for operators. */
  correctionProof: {
    route: 'GET /tyc/correction/content/{id}';
    session: 'member';
    vars: Wire.CorrectionProofData['path'];
    input: { query: Nothing; params: Wire.CorrectionProofData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** The log of a company, the newest first. */
  registryCorrections: {
    route: 'GET /tyc/correction/list';
    session: 'none';
    vars: NonNullable<Wire.RegistryCorrectionsData['query']>;
    input: { query: Filled<NonNullable<Wire.RegistryCorrectionsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.RegistryCorrectionsResponses[200];
    reason: never;
  };
  /** The member's corrections, the newest first. */
  ownRegistryCorrections: {
    route: 'GET /tyc/correction/my';
    session: 'member';
    vars: NonNullable<Wire.OwnRegistryCorrectionsData['query']>;
    input: { query: Filled<NonNullable<Wire.OwnRegistryCorrectionsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.OwnRegistryCorrectionsResponses[200];
    reason: never;
  };
  /** Keeps a file for a correction. A file that none names is dropped after a day. */
  uploadCorrectionProof: {
    route: 'POST /tyc/correction/upload';
    session: 'member';
    vars: Wire.UploadCorrectionProofData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UploadCorrectionProofData['body'] };
    output: Wire.UploadCorrectionProofResponses[200];
    reason: 'registry.proof_unreadable' | 'registry.proof_too_large';
  };
  /** Drops what is kept of a company and asks again: once a day for a company and member. Gives the fresh facts; what was kept stays when the provider does not answer. */
  renewRegistry: {
    route: 'POST /tyc/renew';
    session: 'member';
    vars: Wire.RenewRegistryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RenewRegistryData['body'] };
    output: Wire.RenewRegistryResponses[200];
    reason: 'registry.renewed_today' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** How many queries the one who asks has left today. */
  registryBudget: {
    route: 'GET /tyc/services/open/budget';
    session: 'none';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.RegistryBudgetResponses[200];
    reason: never;
  };
  /** What the register says of a company. Kept for seven days. The first look at a company a day counts as a query, its tables do not. */
  registryCompany: {
    route: 'GET /tyc/services/open/company';
    session: 'none';
    vars: NonNullable<Wire.RegistryCompanyData['query']>;
    input: { query: NonNullable<Wire.RegistryCompanyData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryCompanyResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** All companies of one person. `companyId` is a company that the person was found with. */
  registryPerson: {
    route: 'GET /tyc/services/open/person';
    session: 'none';
    vars: NonNullable<Wire.RegistryPersonData['query']>;
    input: { query: NonNullable<Wire.RegistryPersonData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryPersonResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** A page of a table. Kept for a day; a company that has none gives no rows. */
  registryRecords: {
    route: 'GET /tyc/services/open/records';
    session: 'none';
    vars: NonNullable<Wire.RegistryRecordsData['query']>;
    input: { query: Filled<NonNullable<Wire.RegistryRecordsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.RegistryRecordsResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** Who holds a company, whom it holds and who runs it: at most 40 relations. */
  registryRelations: {
    route: 'GET /tyc/services/open/relations';
    session: 'none';
    vars: NonNullable<Wire.RegistryRelationsData['query']>;
    input: { query: NonNullable<Wire.RegistryRelationsData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryRelationsResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** An annual report, the newest where no year is given. A company that filed none gives none; a year without one does not exist. */
  registryReport: {
    route: 'GET /tyc/services/open/report';
    session: 'none';
    vars: NonNullable<Wire.RegistryReportData['query']>;
    input: { query: NonNullable<Wire.RegistryReportData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryReportResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** Risks by scope and kind. Kept for a day. */
  registryRisk: {
    route: 'GET /tyc/services/open/risk';
    session: 'none';
    vars: NonNullable<Wire.RegistryRiskData['query']>;
    input: { query: NonNullable<Wire.RegistryRiskData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryRiskResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** The supplier scorecard of a company, term by term. */
  registryScore: {
    route: 'GET /tyc/services/open/score';
    session: 'none';
    vars: NonNullable<Wire.RegistryScoreData['query']>;
    input: { query: NonNullable<Wire.RegistryScoreData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryScoreResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** Registered companies by name, former name, credit code, person or brand. What was asked before is answered again for an hour; a new
search counts as a query: 5 a day for a visitor, 50 for a member. */
  registrySearch: {
    route: 'GET /tyc/services/open/search';
    session: 'none';
    vars: NonNullable<Wire.RegistrySearchData['query']>;
    input: { query: Filled<NonNullable<Wire.RegistrySearchData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.RegistrySearchResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** The picture of a registration: when it was taken and whether there is one. */
  registrySnapshot: {
    route: 'GET /tyc/services/open/snapshot';
    session: 'none';
    vars: NonNullable<Wire.RegistrySnapshotData['query']>;
    input: { query: NonNullable<Wire.RegistrySnapshotData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistrySnapshotResponses[200];
    reason: 'registry.login_needed' | 'registry.quota_used' | 'registry.unanswered';
  };
  /** The picture itself, at most 5 MB, from this site's own address. */
  registrySnapshotImage: {
    route: 'GET /tyc/services/open/snapshot/{id}';
    session: 'none';
    vars: Wire.RegistrySnapshotImageData['path'];
    input: { query: Nothing; params: Wire.RegistrySnapshotImageData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Watches a company: a digest a month tells what changed, by mail where the member has a verified one, and by a message. Twice is once. */
  watchRegistry: {
    route: 'POST /tyc/watch/add';
    session: 'member';
    vars: Wire.WatchRegistryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.WatchRegistryData['body'] };
    output: Wire.WatchRegistryResponses[200];
    reason: 'registry.watches_full' | 'registry.unanswered';
  };
  /** Does not watch it any more. */
  unwatchRegistry: {
    route: 'POST /tyc/watch/del';
    session: 'member';
    vars: Wire.UnwatchRegistryData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnwatchRegistryData['body'] };
    output: Wire.UnwatchRegistryResponses[200];
    reason: never;
  };
  /** The companies that the member watches, the newest first. */
  registryWatches: {
    route: 'GET /tyc/watch/list';
    session: 'member';
    vars: NonNullable<Wire.RegistryWatchesData['query']>;
    input: { query: Filled<NonNullable<Wire.RegistryWatchesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.RegistryWatchesResponses[200];
    reason: never;
  };
  /** Whether the member gets the month's mail. */
  registryWatchMail: {
    route: 'GET /tyc/watch/mail';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.RegistryWatchMailResponses[200];
    reason: never;
  };
  /** Begins or ends it; a member who never said anything gets it. */
  setRegistryWatchMail: {
    route: 'POST /tyc/watch/mail';
    session: 'member';
    vars: Wire.SetRegistryWatchMailData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SetRegistryWatchMailData['body'] };
    output: Wire.SetRegistryWatchMailResponses[200];
    reason: never;
  };
  /** Whether the member watches a company. */
  registryWatchState: {
    route: 'GET /tyc/watch/state';
    session: 'member';
    vars: NonNullable<Wire.RegistryWatchStateData['query']>;
    input: { query: NonNullable<Wire.RegistryWatchStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.RegistryWatchStateResponses[200];
    reason: never;
  };
  /** Both counts in the shape of the message service. */
  unreadTotal: {
    route: 'POST /uni-im/getUniMsgNum';
    session: 'member';
    vars: Wire.UnreadTotalData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnreadTotalData['body'] };
    output: Wire.UnreadTotalResponses[200];
    reason: never;
  };
  /** Instant messages that are not read; the session says whose. */
  unreadInstantMessages: {
    route: 'GET /uni-im/imId';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.UnreadInstantMessagesResponses[200];
    reason: never;
  };
  /** Whether the account has all that the site asks for. */
  requiredData: {
    route: 'GET /user/checkRequiredData';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.RequiredDataResponses[200];
    reason: never;
  };
  /** Writes somebody down. 422 `contact.wrong_fact` names the field. */
  addKnownContact: {
    route: 'POST /user/contacts/add';
    session: 'member';
    vars: Wire.AddKnownContactData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.AddKnownContactData['body'], 'company' | 'phone' | 'email' | 'wechat' | 'note'> };
    output: Wire.AddKnownContactResponses[200];
    reason: 'contact.wrong_fact' | 'contact.book_full';
  };
  /** Removes one; restoreKnownContact brings it back within a day. */
  removeKnownContact: {
    route: 'POST /user/contacts/del';
    session: 'member';
    vars: Wire.RemoveKnownContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RemoveKnownContactData['body'] };
    output: Wire.RemoveKnownContactResponses[200];
    reason: never;
  };
  /** One of them. */
  knownContact: {
    route: 'GET /user/contacts/detail';
    session: 'member';
    vars: NonNullable<Wire.KnownContactData['query']>;
    input: { query: NonNullable<Wire.KnownContactData['query']>; params: Nothing; body: Nothing };
    output: Wire.KnownContactResponses[200];
    reason: never;
  };
  /** Keeps a contact of a company as the member opened it today; kept again it takes the values of today. */
  keepContact: {
    route: 'POST /user/contacts/keep';
    session: 'member';
    vars: Wire.KeepContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.KeepContactData['body'] };
    output: Wire.KeepContactResponses[200];
    reason: 'contact.not_opened' | 'contact.book_full';
  };
  /** The member's own contacts, the newest first. */
  knownContacts: {
    route: 'GET /user/contacts/list';
    session: 'member';
    vars: NonNullable<Wire.KnownContactsData['query']>;
    input: { query: Filled<NonNullable<Wire.KnownContactsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.KnownContactsResponses[200];
    reason: never;
  };
  /** Brings one back. */
  restoreKnownContact: {
    route: 'POST /user/contacts/restore';
    session: 'member';
    vars: Wire.RestoreKnownContactData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RestoreKnownContactData['body'] };
    output: Wire.RestoreKnownContactResponses[200];
    reason: 'contact.book_full';
  };
  /** Changes one; the page that it was kept from does not change. 422 `contact.wrong_fact` names the field. */
  changeKnownContact: {
    route: 'POST /user/contacts/update';
    session: 'member';
    vars: Wire.ChangeKnownContactData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.ChangeKnownContactData['body'], 'company' | 'phone' | 'email' | 'wechat' | 'note'> };
    output: Wire.ChangeKnownContactResponses[200];
    reason: 'contact.wrong_fact';
  };
  /** What the member may do. */
  identity: {
    route: 'GET /user/identity';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.IdentityResponses[200];
    reason: never;
  };
  /** A member as others see them. */
  userInfo: {
    route: 'GET /user/info';
    session: 'none';
    vars: NonNullable<Wire.UserInfoData['query']>;
    input: { query: NonNullable<Wire.UserInfoData['query']>; params: Nothing; body: Nothing };
    output: Wire.UserInfoResponses[200];
    reason: never;
  };
  /** The member's own navigation. */
  ownNavigation: {
    route: 'GET /user/navigation';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.OwnNavigationResponses[200];
    reason: never;
  };
  /** Keeps the member's own navigation, whole. */
  saveOwnNavigation: {
    route: 'POST /user/navigation';
    session: 'member';
    vars: Wire.SaveOwnNavigationData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.SaveOwnNavigationData['body'] };
    output: Wire.SaveOwnNavigationResponses[200];
    reason: 'navigation.link';
  };
  /** Whose share code it is. */
  shareCodeOwner: {
    route: 'GET /user/shareCode/check';
    session: 'none';
    vars: NonNullable<Wire.ShareCodeOwnerData['query']>;
    input: { query: NonNullable<Wire.ShareCodeOwnerData['query']>; params: Nothing; body: Nothing };
    output: Wire.ShareCodeOwnerResponses[200];
    reason: never;
  };
  /** The member's share code. */
  shareCode: {
    route: 'GET /user/shareCode/mine';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.ShareCodeResponses[200];
    reason: never;
  };
  /** Does not follow a channel any more. */
  unfollowChannel: {
    route: 'POST /users/category/del';
    session: 'member';
    vars: Wire.UnfollowChannelData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.UnfollowChannelData['body'] };
    output: Wire.UnfollowChannelResponses[200];
    reason: never;
  };
  /** Follows channels; the order given is the member's own order, others that they follow come after. */
  followChannels: {
    route: 'POST /users/category/diy/add';
    session: 'member';
    vars: Wire.FollowChannelsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.FollowChannelsData['body'] };
    output: Wire.FollowChannelsResponses[200];
    reason: never;
  };
  /** Channels that the visitor does not follow yet, those with the most articles first. */
  recommendedChannels: {
    route: 'GET /users/category/recommend';
    session: 'none';
    vars: NonNullable<Wire.RecommendedChannelsData['query']>;
    input: { query: Filled<NonNullable<Wire.RecommendedChannelsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.RecommendedChannelsResponses[200];
    reason: never;
  };
  /** The bytes of a file, to look at; in ranges. */
  diskFileContent: {
    route: 'GET /users/files/content/{id}';
    session: 'member';
    vars: Wire.DiskFileContentData['path'];
    input: { query: Nothing; params: Wire.DiskFileContentData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Copies files and folders into a folder, with all that lies in them; each is done or told of by itself. */
  copyDiskItems: {
    route: 'POST /users/files/copy';
    session: 'member';
    vars: Wire.CopyDiskItemsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.CopyDiskItemsData['body'] };
    output: Wire.CopyDiskItemsResponses[200];
    reason: never;
  };
  /** One file or folder with the way to it. */
  diskItem: {
    route: 'GET /users/files/detail';
    session: 'member';
    vars: NonNullable<Wire.DiskItemData['query']>;
    input: { query: NonNullable<Wire.DiskItemData['query']>; params: Nothing; body: Nothing };
    output: Wire.DiskItemResponses[200];
    reason: never;
  };
  /** The bytes of a file, to keep; in ranges. */
  diskFileDownload: {
    route: 'GET /users/files/download/{id}';
    session: 'member';
    vars: Wire.DiskFileDownloadData['path'];
    input: { query: Nothing; params: Wire.DiskFileDownloadData['path']; body: Nothing };
    output: FileBytes;
    reason: 'file.range_outside';
  };
  /** Files and folders in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
  diskDownloads: {
    route: 'POST /users/files/downloads';
    session: 'member';
    vars: Wire.DiskDownloadsData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.DiskDownloadsData['body'], 'zipName'> };
    output: FileBytes | Exclude<Wire.DiskDownloadsResponses[200], Blob>;
    reason: 'download.none_selected' | 'download.too_large' | 'download.duplicate';
  };
  /** Moves files and folders into a folder; each is done or told of by itself. */
  moveDiskItems: {
    route: 'POST /users/files/move';
    session: 'member';
    vars: Wire.MoveDiskItemsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MoveDiskItemsData['body'] };
    output: Wire.MoveDiskItemsResponses[200];
    reason: never;
  };
  /** Where a part may be sent directly, for some minutes. 409 `disk.not_direct`: send it to `addDiskPart`. */
  diskPartAddress: {
    route: 'POST /users/files/parts/address';
    session: 'member';
    vars: Wire.DiskPartAddressData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DiskPartAddressData['body'] };
    output: Wire.DiskPartAddressResponses[200];
    reason: 'disk.not_direct' | 'disk.part_broken';
  };
  /** Writes down that a part was sent directly. 422 `disk.part_broken` when it is not there as it was said. */
  diskPartArrived: {
    route: 'POST /users/files/parts/arrived';
    session: 'member';
    vars: Wire.DiskPartArrivedData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DiskPartArrivedData['body'] };
    output: Wire.DiskPartArrivedResponses[200];
    reason: 'disk.not_direct' | 'disk.part_broken';
  };
  /** Lets a file go that stopped on its way. */
  dropDiskUpload: {
    route: 'POST /users/files/parts/drop';
    session: 'member';
    vars: Wire.DropDiskUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.DropDiskUploadData['body'] };
    output: Wire.DropDiskUploadResponses[200];
    reason: never;
  };
  /** Puts the parts together; asked again, the answer is the same. A name that was taken meanwhile is `clash`, a folder that is gone `originGone`: the parts stay, and it is asked again with `onClash` or another place. 409 `disk.incomplete` while parts are missing; `disk.upload_changed`: the whole is not what was said, its parts are gone. */
  finishDiskUpload: {
    route: 'POST /users/files/parts/finish';
    session: 'member';
    vars: Wire.FinishDiskUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.FinishDiskUploadData['body'], 'place'> };
    output: Wire.FinishDiskUploadResponses[200];
    reason: 'disk.incomplete' | 'disk.upload_changed' | 'disk.wrong_name' | 'disk.over_quota' | 'disk.full';
  };
  /** Files of the member that stopped on their way, the newest first. */
  diskUploads: {
    route: 'GET /users/files/parts/list';
    session: 'member';
    vars: NonNullable<Wire.DiskUploadsData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskUploadsData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskUploadsResponses[200];
    reason: never;
  };
  /** Announces a file by its digest before any byte is sent; the same file for the same place goes on where it stopped. 422 `disk.part_broken` for an empty file with the digest of another. */
  startDiskUpload: {
    route: 'POST /users/files/parts/start';
    session: 'member';
    vars: Wire.StartDiskUploadData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.StartDiskUploadData['body'], 'onClash'> };
    output: Wire.StartDiskUploadResponses[200];
    reason: 'disk.part_broken' | 'disk.wrong_name' | 'disk.over_quota' | 'disk.full' | 'disk.too_many_under_way';
  };
  /** Keeps one part; the same again changes nothing. 422 `disk.part_broken` when its length or digest is not what was said. */
  addDiskPart: {
    route: 'POST /users/files/parts/{id}/{part}/{sha256}';
    session: 'member';
    vars: Wire.AddDiskPartData['path'] & Wire.AddDiskPartData['body'];
    input: { query: Nothing; params: Wire.AddDiskPartData['path']; body: Wire.AddDiskPartData['body'] };
    output: Wire.AddDiskPartResponses[200];
    reason: 'disk.part_broken';
  };
  /** How full the member's disk is. */
  diskQuota: {
    route: 'GET /users/files/quota';
    session: 'member';
    vars: Nothing;
    input: { query: Nothing; params: Nothing; body: Nothing };
    output: Wire.DiskQuotaResponses[200];
    reason: never;
  };
  /** Gives a file or folder another name. A taken name is `clash`, unless `onClash` says what becomes of it. 422 `disk.wrong_name`. */
  renameDiskItem: {
    route: 'POST /users/files/rename';
    session: 'member';
    vars: Wire.RenameDiskItemData['body'];
    input: { query: Nothing; params: Nothing; body: Filled<Wire.RenameDiskItemData['body'], 'onClash'> };
    output: Wire.RenameDiskItemResponses[200];
    reason: 'disk.changed' | 'disk.wrong_name';
  };
  /** Files and folders whose name holds the words, the best first; what is in the recycle bin is not among them. */
  diskSearch: {
    route: 'GET /users/files/search';
    session: 'member';
    vars: NonNullable<Wire.DiskSearchData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskSearchData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskSearchResponses[200];
    reason: never;
  };
  /** Makes a link to a file or folder, with a code. */
  shareDiskItem: {
    route: 'POST /users/files/share/add';
    session: 'member';
    vars: Wire.ShareDiskItemData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ShareDiskItemData['body'] };
    output: Wire.ShareDiskItemResponses[200];
    reason: 'disk.too_many_shares';
  };
  /** The member's links, the newest first. */
  diskShares: {
    route: 'GET /users/files/share/list';
    session: 'member';
    vars: NonNullable<Wire.DiskSharesData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskSharesData['query']>, 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskSharesResponses[200];
    reason: never;
  };
  /** Takes a link back; it stays in the list. */
  revokeDiskShare: {
    route: 'POST /users/files/share/revoke';
    session: 'member';
    vars: Wire.RevokeDiskShareData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.RevokeDiskShareData['body'] };
    output: Wire.RevokeDiskShareResponses[200];
    reason: never;
  };
  /** The datasheets that the member collected, by reference, the newest first. */
  diskSpecs: {
    route: 'GET /users/files/specs';
    session: 'member';
    vars: NonNullable<Wire.DiskSpecsData['query']>;
    input: { query: Filled<NonNullable<Wire.DiskSpecsData['query']>, 'keywords' | 'pageIndex' | 'pageSize'>; params: Nothing; body: Nothing };
    output: Wire.DiskSpecsResponses[200];
    reason: never;
  };
  /** Binds a phone in place of the present one; needs stepUp. */
  bindMobile: {
    route: 'POST /v1/bindMobile';
    session: 'member';
    vars: Wire.BindMobileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BindMobileData['body'] };
    output: Wire.BindMobileResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'bind.taken' | 'session.step_up';
  };
  /** Mails a link to a new password; the answer is the same whether the address has an account or not. */
  mailPasswordReset: {
    route: 'POST /v1/restPwdNotice';
    session: 'none';
    vars: Wire.MailPasswordResetData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.MailPasswordResetData['body'] };
    output: Wire.MailPasswordResetResponses[200];
    reason: 'captcha.failed' | 'email.invalid' | 'mail.too_soon' | 'mail.unreachable';
  };
  /** Sends a login code by SMS, behind a captcha. It holds 10 minutes and can be asked for again after 60 seconds. */
  sendCode: {
    route: 'GET /v2/sendNotice';
    session: 'none';
    vars: NonNullable<Wire.SendCodeData['query']>;
    input: { query: Filled<NonNullable<Wire.SendCodeData['query']>, 'scene'>; params: Nothing; body: Nothing };
    output: Wire.SendCodeResponses[200];
    reason: 'sms.too_soon' | 'sms.too_many' | 'sms.unreachable' | 'captcha.failed';
  };
  /** Says whether a number can register; behind a captcha, at most 20 an hour for a browser. */
  validateMobile: {
    route: 'POST /validate/mobile';
    session: 'none';
    vars: Wire.ValidateMobileData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ValidateMobileData['body'] };
    output: Wire.ValidateMobileResponses[200];
    reason: 'captcha.failed';
  };
  /** Checks a code before the next step of a form and gives a proof in its place; every try counts. */
  validateCode: {
    route: 'POST /validateCode';
    session: 'none';
    vars: Wire.ValidateCodeData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.ValidateCodeData['body'] };
    output: Wire.ValidateCodeResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many';
  };
  /** Logs in by SMS code. */
  loginBySms: {
    route: 'POST /web/login';
    session: 'none';
    vars: Wire.LoginBySmsData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginBySmsData['body'] };
    output: Wire.LoginBySmsResponses[200];
    reason: 'login.wrong_code' | 'login.code_expired' | 'login.too_many' | 'login.disabled' | 'agreement.required';
  };
  /** Writes down a visit to a page, for visitors who agreed. At most 120 a minute; queries, tokens and codes in the
addresses are cut off. */
  webTracking: {
    route: 'GET /webTracking';
    session: 'none';
    vars: NonNullable<Wire.WebTrackingData['query']>;
    input: { query: Filled<NonNullable<Wire.WebTrackingData['query']>, 'from' | 'stay_time'>; params: Nothing; body: Nothing };
    output: Wire.WebTrackingResponses[200];
    reason: never;
  };
  /** Newest live rows, for other pages and sites. */
  newestBoardRows: {
    route: 'GET /website/demand/list';
    session: 'none';
    vars: NonNullable<Wire.NewestBoardRowsData['query']>;
    input: { query: Filled<NonNullable<Wire.NewestBoardRowsData['query']>, 'size'>; params: Nothing; body: Nothing };
    output: Wire.NewestBoardRowsResponses[200];
    reason: never;
  };
  /** Begins a login or binding by WeChat: sets the cookie that the return is checked against. */
  startWechat: {
    route: 'GET /wx/web/authorizeUrl';
    session: 'none';
    vars: NonNullable<Wire.StartWechatData['query']>;
    input: { query: Filled<NonNullable<Wire.StartWechatData['query']>, 'operate'>; params: Nothing; body: Nothing };
    output: Wire.StartWechatResponses[200];
    reason: 'social.unavailable';
  };
  /** Binds a WeChat account to the member. */
  bindWechat: {
    route: 'POST /wx/web/binding';
    session: 'member';
    vars: Wire.BindWechatData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.BindWechatData['body'] };
    output: Wire.BindWechatResponses[200];
    reason: 'social.expired' | 'social.unavailable' | 'social.taken';
  };
  /** Logs in by WeChat; the first time creates the account. */
  loginByWechat: {
    route: 'POST /wx/web/login';
    session: 'none';
    vars: Wire.LoginByWechatData['body'];
    input: { query: Nothing; params: Nothing; body: Wire.LoginByWechatData['body'] };
    output: Wire.LoginByWechatResponses[200];
    reason: 'social.expired' | 'social.unavailable' | 'login.disabled' | 'agreement.required';
  };
  /** How far the scanned picture is. */
  wechatScanState: {
    route: 'GET /wx/web/scanState';
    session: 'none';
    vars: NonNullable<Wire.WechatScanStateData['query']>;
    input: { query: NonNullable<Wire.WechatScanStateData['query']>; params: Nothing; body: Nothing };
    output: Wire.WechatScanStateResponses[200];
    reason: never;
  };
};
