// Generated from the contract by `npm run generate`; do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * An address; what was not given is null.
 */
export type Address = {
    id: Id;
    region: AddressRegion;
    receiver: string;
    /**
     * `+86`, `+852` or `+886`.
     */
    areaCode: string;
    mobile: string;
    tel: string | null;
    province: string | null;
    city: string | null;
    district: string | null;
    street: string | null;
    detail: string;
    postcode: string | null;
    company: string | null;
    tag: AddressTag | null;
    forwarder: string | null;
    warehousingNo: string | null;
    isDefault: boolean;
    updateTime: string;
};

/**
 * A changed address.
 */
export type AddressChange = {
    id: Id;
    region: AddressRegion;
    receiver: string;
    /**
     * Digits without the country's code; spaces are taken off.
     */
    mobile: string;
    tel?: string;
    province?: ShortText;
    city?: ShortText;
    district?: ShortText;
    street?: ShortText;
    detail: string;
    /**
     * CN: 6 digits, TW: 3, 5 or 6; HK has none.
     */
    postcode?: string;
    company?: LineText;
    tag?: AddressTag;
    /**
     * HK: who forwards, and the number under which the warehouse takes it in (入仓号).
     */
    forwarder?: LineText;
    warehousingNo?: ShortText;
    isDefault?: boolean;
};

/**
 * An address as it is typed. CN needs province, city, district and an 11-digit mobile; HK needs district and 8 digits;
 * TW needs city, district and 9 digits beginning with 9 (a leading 0 is taken off).
 */
export type AddressForm = {
    region: AddressRegion;
    receiver: string;
    /**
     * Digits without the country's code; spaces are taken off.
     */
    mobile: string;
    tel?: string;
    province?: ShortText;
    city?: ShortText;
    district?: ShortText;
    street?: ShortText;
    detail: string;
    /**
     * CN: 6 digits, TW: 3, 5 or 6; HK has none.
     */
    postcode?: string;
    company?: LineText;
    tag?: AddressTag;
    /**
     * HK: who forwards, and the number under which the warehouse takes it in (入仓号).
     */
    forwarder?: LineText;
    warehousingNo?: ShortText;
    isDefault?: boolean;
};

export type AddressListReply = {
    code: 1;
    msg: string;
    data: Array<Address>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Where a delivery goes: the mainland, Hong Kong, Taiwan.
 */
export type AddressRegion = 'CN' | 'HK' | 'TW';

export type AddressReply = {
    code: 1;
    msg: string;
    data: Address;
};

/**
 * What an address is.
 */
export type AddressTag = 'company' | 'warehouse' | 'home';

/**
 * A distributor or trader; true public facts only, or a made-up one that says so.
 */
export type Agent = {
    id: Id;
    name: string;
    nameCn: string | null;
    website: string | null;
    /**
     * ISO 3166-1 alpha-2, or null when not known.
     */
    country: string | null;
    kind: AgentKind;
    initial: Initial;
    /**
     * Made up, to show what a page looks like.
     */
    isSample: boolean;
    /**
     * Where it sells; empty when not known.
     */
    regions: Array<SalesRegion>;
    /**
     * A member entered it and an operator approved it; absent: no.
     */
    isFromMember?: boolean;
};

/**
 * Asks the company that keeps the page of a distributor or trader about one of its parts.
 */
export type AgentAsk = {
    /**
     * A row of agentParts.
     */
    agentPartId: Id;
    quantity: Quantity;
    /**
     * Empty: none.
     */
    unitPrice?: string;
    currency?: Currency;
    note?: string;
};

/**
 * A maker that lists of distributors can be narrowed to.
 */
export type AgentBrandChoice = {
    id: Id;
    name: string;
    nameCn: string | null;
    /**
     * Distributors that carry it.
     */
    count: number;
};

/**
 * A brand that a distributor sells.
 */
export type AgentBrandEntryForm = {
    /**
     * One of the member's own that was not published: it is changed and handed in again. Absent: a new one.
     */
    entryId?: Id;
    evidence: string;
    agentId: Id;
    brandId: Id;
    /**
     * The last day of the authorisation, `2027-12-31`; empty: not known.
     */
    validTo?: string;
};

/**
 * What lists of distributors can be narrowed to.
 */
export type AgentChoices = {
    brands: Array<AgentBrandChoice>;
    regions: Array<AgentRegionChoice>;
};

export type AgentChoicesReply = {
    code: 1;
    msg: string;
    data: AgentChoices;
};

/**
 * A distributor beside others, for one maker or for all of its makers.
 */
export type AgentComparison = {
    agent: AgentRow;
    lines: Array<AgentLine>;
    /**
     * Part numbers that it carries, of the maker and the words asked for.
     */
    partCount: number;
    stockedCount: number;
    /**
     * Pieces in stock over all of them; null when it never said.
     */
    pieces: number | null;
    /**
     * Shortest and longest lead time among them, in days; null when it never said.
     */
    shortestLead: number | null;
    longestLead: number | null;
    stockOn: string | null;
    /**
     * Part numbers to lay side by side, the same for all: those that most of the distributors carry first, at most 20.
     */
    parts: Array<AgentPart>;
};

export type AgentComparisonListReply = {
    code: 1;
    msg: string;
    data: Array<AgentComparison>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A distributor to be entered.
 */
export type AgentEntryForm = {
    /**
     * One of the member's own that was not published: it is changed and handed in again. Absent: a new one.
     */
    entryId?: Id;
    name: CompanyName;
    nameCn?: string;
    /**
     * ISO 3166-1 alpha-2; a code that is none of it is refused.
     */
    country?: string;
    /**
     * With http:// or https://.
     */
    website?: string;
    /**
     * Where an operator can check it: an address, or in words.
     */
    evidence: string;
    agentKind: EnteredAgentKind;
};

/**
 * Which goods that were looked at are forgotten.
 */
export type AgentHistoryClearing = {
    /**
     * Number of one row; absent: all rows.
     */
    id?: Id;
};

/**
 * Goods that the member looked at.
 */
export type AgentHistoryRow = {
    id: Id;
    mallGoodsId: Id;
    /**
     * Null when they are gone since.
     */
    mallGoods: HistoryGoods | null;
    createTime: string;
};

export type AgentHistoryRowListReply = {
    code: 1;
    msg: string;
    data: Array<AgentHistoryRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Goods that were looked at.
 */
export type AgentHistoryVisit = {
    mallGoodsId: Id;
};

/**
 * How a distributor sells: by contract with makers, by catalogue, or on the free market.
 */
export type AgentKind = 'authorized' | 'catalog' | 'independent';

/**
 * A maker whose parts a distributor carries, with what is proved of it.
 */
export type AgentLine = {
    id: Id;
    agentId: Id;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    /**
     * What of the maker's it covers, in words; null when not known.
     */
    scope: string | null;
    /**
     * Where it may sell the maker's, as the certificate says; empty when not known.
     */
    regions: Array<SalesRegion>;
    state: LineState;
    validFrom: string | null;
    validTo: string | null;
    /**
     * When the certificate was checked last; null: never.
     */
    checkedOn: string | null;
    /**
     * Anybody may read the certificate.
     */
    hasCertificate: boolean;
};

export type AgentLineListReply = {
    code: 1;
    msg: string;
    data: Array<AgentLine>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type AgentListReply = {
    code: 1;
    msg: string;
    data: Array<Agent>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What one distributor or trader has of one part, with where that is known from.
 */
export type AgentOffer = {
    id: Id;
    agentId: Id;
    partId: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    packageCase: string | null;
    /**
     * Pieces; 0: none.
     */
    stock: number | null;
    /**
     * Smallest order.
     */
    moq: number | null;
    /**
     * Days until it ships what is not in stock.
     */
    leadTimeDays: number | null;
    /**
     * Of when stock and lead time are.
     */
    asOf: string | null;
    agentName: string;
    agentNameCn: string | null;
    /**
     * An independent trader.
     */
    isTrader: boolean;
    /**
     * What the maker's authorisation of the distributor for the brand is known to be; null: the distributor is not known to sell the brand.
     */
    authorisation: LineState | null;
    /**
     * Where it is known from: a list that was published, a member, or made up.
     */
    origin: 'import' | 'member' | 'sample';
};

export type AgentOfferReply = {
    code: 1;
    msg: string;
    data: AgentOffer;
};

/**
 * A part number that a distributor carries; what it did not say is null.
 */
export type AgentPart = {
    id: Id;
    agentId: Id;
    partId: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    packageCase: string | null;
    /**
     * Pieces; 0: none.
     */
    stock: number | null;
    /**
     * Smallest order.
     */
    moq: number | null;
    /**
     * Days until it ships what is not in stock.
     */
    leadTimeDays: number | null;
    /**
     * Of when stock and lead time are.
     */
    asOf: string | null;
};

export type AgentPartListReply = {
    code: 1;
    msg: string;
    data: Array<AgentPart>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A sales region that lists of distributors can be narrowed to.
 */
export type AgentRegionChoice = {
    region: SalesRegion;
    count: number;
};

/**
 * A distributor in a list: what it carries in numbers.
 */
export type AgentRow = {
    id: Id;
    name: string;
    nameCn: string | null;
    website: string | null;
    /**
     * ISO 3166-1 alpha-2, or null when not known.
     */
    country: string | null;
    kind: AgentKind;
    initial: Initial;
    /**
     * Made up, to show what a page looks like.
     */
    isSample: boolean;
    /**
     * Where it sells; empty when not known.
     */
    regions: Array<SalesRegion>;
    /**
     * A member entered it and an operator approved it; absent: no.
     */
    isFromMember?: boolean;
    /**
     * Makers whose parts it carries.
     */
    brandCount: number;
    /**
     * Those of them for which its authorisation was checked and is in force.
     */
    verifiedCount: number;
    /**
     * Up to three of the makers, those that are proved first.
     */
    brandNames: Array<string>;
    /**
     * Part numbers that it carries.
     */
    partCount: number;
    /**
     * Those of them that were in stock when it said so last.
     */
    stockedCount: number;
    /**
     * Of when its newest stock figures are; null when none are known.
     */
    stockOn: string | null;
    /**
     * Its line of the maker that was asked for; null when none was, or when it does not carry it.
     */
    line: AgentLine | null;
};

export type AgentRowListReply = {
    code: 1;
    msg: string;
    data: Array<AgentRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type AgentRowReply = {
    code: 1;
    msg: string;
    data: AgentRow;
};

/**
 * A text that the member agreed to.
 */
export type Agreement = {
    scope: AgreementScope;
    /**
     * Its edition: when its words were changed last before that.
     */
    version: string;
    /**
     * When the member agreed to that edition first.
     */
    agreeTime: string;
    /**
     * Whether that edition is in force.
     */
    isCurrent: boolean;
};

export type AgreementListReply = {
    code: 1;
    msg: string;
    data: Array<Agreement>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The texts that a login asks to agree to.
 */
export type AgreementScope = 'agreement' | 'privacy';

/**
 * Proves that who has it got a digest.
 */
export type AlertCode = string;

/**
 * The code of the link.
 */
export type AlertStop = {
    code: AlertCode;
};

/**
 * What a link in a digest may stop.
 */
export type AlertsToStop = {
    /**
     * Whose they are, as far as a stranger may read it; null: the member has no address.
     */
    email: string | null;
    /**
     * Saved searches that still tell of something.
     */
    count: number;
};

export type AlertsToStopReply = {
    code: 1;
    msg: string;
    data: AlertsToStop;
};

/**
 * Settings of the Alibaba Cloud captcha widget.
 */
export type AliyunCaptcha = {
    kind: 'aliyun';
    sceneId: string;
    prefix: string;
    region: string;
};

/**
 * One alternative.
 */
export type Alternative = {
    part: PartRow;
    diff: Array<PartDifference>;
};

/**
 * Alternatives of one kind; may be empty.
 */
export type AlternativeGroup = {
    kind: AlternativeKind;
    items: Array<Alternative>;
};

/**
 * Why a part can stand in: other packing, same pins, same function, or 国产 with the same function.
 */
export type AlternativeKind = 'packing' | 'pin_compatible' | 'functional' | 'domestic';

/**
 * So many calls that one address has.
 */
export type ApiBudget = {
    kind: ApiBudgetKind;
    /**
     * In Chinese.
     */
    name: string;
    perMinute: number;
    /**
     * At once, after a pause.
     */
    burst: number;
};

/**
 * Which budget a call takes from.
 */
export type ApiBudgetKind = 'reads' | 'effects' | 'searches';

/**
 * One public call with everything that it takes and answers.
 */
export type ApiCall = {
    id: string;
    /**
     * In Chinese.
     */
    title: string;
    method: string;
    /**
     * Below the portal's origin.
     */
    path: string;
    /**
     * In Chinese: what it is about.
     */
    group: string;
    budget: ApiBudgetKind;
    input: Array<ApiField>;
    output: Array<ApiField>;
    /**
     * Of its own.
     */
    reasons: Array<ApiReason>;
    /**
     * A command that can be run as it stands.
     */
    example: string;
    /**
     * The shape of the answer, with placeholders for values; empty for a file.
     */
    answer: string;
};

/**
 * The id of a call, as the contract has it.
 */
export type ApiCallId = string;

export type ApiCallReply = {
    code: 1;
    msg: string;
    data: ApiCall;
};

/**
 * A public call as a row of the list.
 */
export type ApiCallRow = {
    id: string;
    /**
     * In Chinese.
     */
    title: string;
    method: string;
    /**
     * Below the portal's origin.
     */
    path: string;
    /**
     * In Chinese: what it is about.
     */
    group: string;
    budget: ApiBudgetKind;
};

/**
 * The public calls, their budgets and the reasons that all of them may answer.
 */
export type ApiDocs = {
    calls: Array<ApiCallRow>;
    /**
     * How many there are without words.
     */
    total: number;
    budgets: Array<ApiBudget>;
    reasons: Array<ApiReason>;
    tools: Array<ApiTool>;
    /**
     * Origin of the portal: what the addresses begin with.
     */
    origin: string;
};

export type ApiDocsReply = {
    code: 1;
    msg: string;
    data: ApiDocs;
};

/**
 * A field of what a call takes or answers.
 */
export type ApiField = {
    /**
     * Its place, e.g. `data[].mpn`.
     */
    path: string;
    type: string;
    isRequired: boolean;
    /**
     * In Chinese; empty where the name says it.
     */
    text: string;
    /**
     * Its limits, its values and what it is when it is left out.
     */
    limits: string;
};

/**
 * Why a call is refused or fails.
 */
export type ApiReason = {
    reason: string;
    /**
     * HTTP statuses.
     */
    status: string;
    /**
     * In Chinese: when, and what to do.
     */
    text: string;
};

/**
 * A tool of the MCP endpoint.
 */
export type ApiTool = {
    name: string;
    /**
     * In Chinese.
     */
    title: string;
    /**
     * As agents read it.
     */
    description: string;
    input: Array<ApiField>;
};

/**
 * The newest release of this portal.
 */
export type AppVersion = {
    version: string;
    releasedAt: string;
    /**
     * What changed, in Chinese.
     */
    notes: string;
};

export type AppVersionReply = {
    code: 1;
    msg: string;
    data: AppVersion;
};

/**
 * An own application.
 */
export type ApplicationChoice = {
    id: Id;
};

/**
 * An application for a job.
 */
export type ApplicationForm = {
    jobId: Id;
    name: string;
    /**
     * Where the company can call; absent: at the number with which the member logs in.
     */
    phone?: string;
    message?: string;
    /**
     * A file of uploadResume.
     */
    fileId: Id;
};

/**
 * What a company says of one.
 */
export type ApplicationMark = 'viewed' | 'fit' | 'unfit';

/**
 * What a company says of an application.
 */
export type ApplicationMarking = {
    id: Id;
    state: ApplicationMark;
};

/**
 * Where an application stands: 已投递, 已查看, 合适, 不合适.
 */
export type ApplicationState = 'sent' | 'viewed' | 'fit' | 'unfit';

/**
 * What approvals are to a member.
 */
export type ApprovalDesk = {
    /**
     * Requests that wait for the member to decide.
     */
    awaited: number;
    /**
     * Whether the member approves purchases of their company.
     */
    mayApprove: boolean;
    /**
     * How many requests the member has handed in at any time.
     */
    ownCount: number;
};

export type ApprovalDeskReply = {
    code: 1;
    msg: string;
    data: ApprovalDesk;
};

/**
 * What keeps a member from ordering alone for their company.
 */
export type ApprovalNeed = {
    reason: ApprovalReason;
    /**
     * The company for which it would be ordered.
     */
    company: string;
    /**
     * The limit of the member, in yuan; null where their place in the company allows no orders at all.
     */
    limit: string | null;
};

/**
 * Why a member's company has to agree before an order is made: the member's place in it allows no orders, or an order is above their limit.
 */
export type ApprovalReason = 'right' | 'limit';

/**
 * An order that was made of a request.
 */
export type ApprovedOrder = {
    id: Id;
    orderNo: string;
    currency: Currency;
    total: Money;
};

/**
 * A copy to keep, and by what right.
 */
export type ArchiveForm = {
    id: Id;
    licence: string;
};

/**
 * What is packed in an archive.
 */
export type ArchivePreview = {
    names: Array<string>;
    /**
     * There are more.
     */
    isCut: boolean;
};

/**
 * Whether the member is told when goods are in stock again.
 */
export type ArrivalNotice = {
    goodsId: Id;
    isAsked: boolean;
};

export type ArrivalNoticeReply = {
    code: 1;
    msg: string;
    data: ArrivalNotice;
};

/**
 * Generated text in an article: 无, 含 AI, AI 生成.
 */
export type ArticleAi = 'none' | 'part' | 'whole';

/**
 * One block of an article: those of a page, pictures and code.
 */
export type ArticleBlock = HeadingBlock | ParagraphBlock | ListBlock | TableBlock | QuoteBlock | ImageBlock | FigureBlock | CodeBlock;

/**
 * An article in a list.
 */
export type ArticleCard = {
    id: Id;
    title: string;
    summary: string;
    /**
     * A path of this site, 16 to 9; null: no picture, and no room for one.
     */
    coverUrl: string | null;
    channel: ChannelName;
    author: AuthorName;
    /**
     * Who publishes or where it was first, in words.
     */
    source: string;
    /**
     * Null for what was never published.
     */
    publishTime: string | null;
    isPinned: boolean;
    /**
     * Paid: has to be labelled 广告.
     */
    isAdvert: boolean;
    /**
     * Its author declared generated text: has to be labelled.
     */
    isAiGenerated: boolean;
    isOriginal: boolean;
    state: ArticleState;
    counters: ArticleCounters;
    tags: Array<ArticleTag>;
};

export type ArticleCardListReply = {
    code: 1;
    msg: string;
    data: Array<ArticleCard>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Where the change of a published article stands: not handed in yet, waiting, refused.
 */
export type ArticleChangeState = 'draft' | 'review' | 'refused';

/**
 * One article.
 */
export type ArticleChoice = {
    id: Id;
};

/**
 * How often an article was read, liked and commented.
 */
export type ArticleCounters = {
    /**
     * Browsers, once a day each.
     */
    views: number;
    likes: number;
    /**
     * Comments that everybody sees.
     */
    comments: number;
};

export type ArticleCountersReply = {
    code: 1;
    msg: string;
    data: ArticleCounters;
};

/**
 * An article whole.
 */
export type ArticleDetail = {
    id: Id;
    title: string;
    summary: string;
    /**
     * A path of this site, 16 to 9; null: no picture, and no room for one.
     */
    coverUrl: string | null;
    channel: ChannelName;
    author: AuthorName;
    /**
     * Who publishes or where it was first, in words.
     */
    source: string;
    /**
     * Null for what was never published.
     */
    publishTime: string | null;
    isPinned: boolean;
    /**
     * Paid: has to be labelled 广告.
     */
    isAdvert: boolean;
    /**
     * Its author declared generated text: has to be labelled.
     */
    isAiGenerated: boolean;
    isOriginal: boolean;
    state: ArticleState;
    counters: ArticleCounters;
    tags: Array<ArticleTag>;
    origin: ArticleOrigin;
    /**
     * Where it was first, http or https; null for own words.
     */
    sourceUrl: string | null;
    /**
     * By what right it stands here; null for own words, and where nothing was said.
     */
    licence: string | null;
    /**
     * Generated text in it, as its author declared.
     */
    ai: ArticleAi;
    /**
     * The body of an article that was written as blocks; empty where `body` has it.
     */
    blocks: Array<ArticleBlock>;
    /**
     * The body of an article that was written in the editor, drawn; null where `blocks` have it.
     */
    body: Array<DrawnNode> | null;
    /**
     * Headings of level 2 and 3.
     */
    toc: Array<TocEntry>;
    /**
     * Minutes at 400 characters each, at least 1.
     */
    readingMinutes: number;
    /**
     * The newest last.
     */
    corrections: Array<Correction>;
    updateTime: string;
    parts: Array<ArticlePart>;
    /**
     * Published before, in the same channel.
     */
    previous: ArticleLink | null;
    /**
     * Published after, in the same channel.
     */
    next: ArticleLink | null;
    authorCard: Author;
    /**
     * The member likes it; false without a login.
     */
    isLiked: boolean;
    /**
     * The member follows the author; false without a login.
     */
    isFollowed: boolean;
    /**
     * Only its author sees it: it is no published article.
     */
    isOnlyForAuthor: boolean;
};

export type ArticleDetailReply = {
    code: 1;
    msg: string;
    data: ArticleDetail;
};

/**
 * A found article with the places where the words stand.
 */
export type ArticleHit = {
    id: Id;
    title: string;
    summary: string;
    /**
     * A path of this site, 16 to 9; null: no picture, and no room for one.
     */
    coverUrl: string | null;
    channel: ChannelName;
    author: AuthorName;
    /**
     * Who publishes or where it was first, in words.
     */
    source: string;
    /**
     * Null for what was never published.
     */
    publishTime: string | null;
    isPinned: boolean;
    /**
     * Paid: has to be labelled 广告.
     */
    isAdvert: boolean;
    /**
     * Its author declared generated text: has to be labelled.
     */
    isAiGenerated: boolean;
    isOriginal: boolean;
    state: ArticleState;
    counters: ArticleCounters;
    tags: Array<ArticleTag>;
    titleMarks: Array<TextRange>;
    summaryMarks: Array<TextRange>;
    /**
     * Words of the body around the first place; null when title or summary have it, or the body has not.
     */
    excerpt: string | null;
    excerptMarks: Array<TextRange>;
};

export type ArticleHitListReply = {
    code: 1;
    msg: string;
    data: Array<ArticleHit>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Likes an article or comment, or not any more.
 */
export type ArticleLikeChoice = {
    id: Id;
    isLiked: boolean;
};

/**
 * A neighbour of an article.
 */
export type ArticleLink = {
    id: Id;
    title: string;
};

/**
 * Where the words come from.
 */
export type ArticleOrigin = 'original' | 'reprint' | 'translation' | 'authorised';

/**
 * A part that an article is about, with what a row shows.
 */
export type ArticlePart = {
    id: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    categoryName: string;
    packageCase: string | null;
    lifecycle: Lifecycle;
};

export type ArticlePicture = {
    file: unknown;
};

/**
 * An own article as readers will see it.
 */
export type ArticlePreview = {
    id: Id;
    title: string;
    summary: string;
    coverUrl: string | null;
    channels: Array<ChannelName>;
    /**
     * Null: the member is no author yet.
     */
    authorName: string | null;
    origin: ArticleOrigin;
    source: string;
    sourceUrl: string | null;
    licence: string | null;
    ai: ArticleAi;
    tags: Array<ArticleTag>;
    /**
     * The body, drawn.
     */
    body: Array<DrawnNode>;
    toc: Array<TocEntry>;
    readingMinutes: number;
    saveTime: string;
};

export type ArticlePreviewReply = {
    code: 1;
    msg: string;
    data: ArticlePreview;
};

/**
 * Brings a kept version back: it becomes the newest, and what stood there stays among the versions.
 */
export type ArticleRestore = {
    versionId: Id;
    baseVersion: number;
};

/**
 * A change of an own article.
 */
export type ArticleSave = {
    title: string;
    summary: string;
    /**
     * The first is the article's own channel; it is listed in the others too.
     */
    channelIds: Array<Id>;
    /**
     * A picture that the member uploaded (uploadArticleFigure); null: none.
     */
    coverId: number | null;
    origin: ArticleOrigin;
    /**
     * Who published it first, or who allowed it; '' for own words.
     */
    source: string;
    /**
     * Where it was first, http or https; '' for own words.
     */
    sourceUrl: string;
    /**
     * By what right it stands here, e.g. CC BY 4.0 or 已获授权; '' for own words.
     */
    licence: string;
    ai: ArticleAi;
    /**
     * Words and part numbers that it is about.
     */
    tags: Array<ArticleTagWord>;
    /**
     * Parts of the catalogue that the writer agreed to link the article to.
     */
    partIds: Array<Id>;
    /**
     * Not before this; null: as soon as it is approved. At most 90 days ahead.
     */
    publishTime: string | null;
    /**
     * The body, as `checkDocument` of
     */
    document: {
        [key: string]: unknown;
    };
    /**
     * The version that was changed. When there is a newer one (another tab), nothing is overwritten: 409 `article.changed` with the newer `version`, its `saveTime`, and the `versionId` under which these words are kept.
     */
    baseVersion: number;
};

/**
 * How a search is ordered.
 */
export type ArticleSearchSort = 'relevance' | 'newest';

/**
 * How a list is ordered.
 */
export type ArticleSort = 'newest' | 'hottest';

/**
 * Where an article stands; spelt as older clients know it. Only published ones are seen by anybody but their author.
 */
export type ArticleState = 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED';

/**
 * What the member may set a state to.
 */
export type ArticleStatusChoice = 'DELETEED' | 'DISMOUNT' | 'DRAFT';

/**
 * Hands an own article in.
 */
export type ArticleSubmission = {
    id: Id;
    baseVersion: number;
    /**
     * For the change of a published article: what was wrong and how it is right, as readers find it under the article; '' when nothing was.
     */
    correction?: string;
};

/**
 * A part that an article is about; the number is null when the catalogue does not know it (any more).
 */
export type ArticleTag = {
    mpn: string;
    partId: number | null;
};

/**
 * A tag as it is written.
 */
export type ArticleTagWord = string;

/**
 * A kept version whole.
 */
export type ArticleVersion = {
    versionId: Id;
    kind: ArticleVersionKind;
    /**
     * The count of saves that it stands for.
     */
    version: number;
    title: string;
    /**
     * Characters of the body.
     */
    length: number;
    saveTime: string;
    articleId: Id;
    words: ArticleWords;
    /**
     * The cover, and the pictures that the document names.
     */
    figures: Array<StoredFigure>;
};

/**
 * Why a version was kept: ten minutes of writing, handed in, brought back from an older one, written in another tab meanwhile, fetched from WeChat.
 */
export type ArticleVersionKind = 'writing' | 'submit' | 'restore' | 'conflict' | 'import';

export type ArticleVersionReply = {
    code: 1;
    msg: string;
    data: ArticleVersion;
};

/**
 * A kept version of an own article.
 */
export type ArticleVersionRow = {
    versionId: Id;
    kind: ArticleVersionKind;
    /**
     * The count of saves that it stands for.
     */
    version: number;
    title: string;
    /**
     * Characters of the body.
     */
    length: number;
    saveTime: string;
};

export type ArticleVersionRowListReply = {
    code: 1;
    msg: string;
    data: Array<ArticleVersionRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * All that a member writes of an article. A draft may leave anything empty; handing it in asks for the rest (422 `article.incomplete` names the fields).
 */
export type ArticleWords = {
    title: string;
    summary: string;
    /**
     * The first is the article's own channel; it is listed in the others too.
     */
    channelIds: Array<Id>;
    /**
     * A picture that the member uploaded (uploadArticleFigure); null: none.
     */
    coverId: number | null;
    origin: ArticleOrigin;
    /**
     * Who published it first, or who allowed it; '' for own words.
     */
    source: string;
    /**
     * Where it was first, http or https; '' for own words.
     */
    sourceUrl: string;
    /**
     * By what right it stands here, e.g. CC BY 4.0 or 已获授权; '' for own words.
     */
    licence: string;
    ai: ArticleAi;
    /**
     * Words and part numbers that it is about.
     */
    tags: Array<ArticleTagWord>;
    /**
     * Parts of the catalogue that the writer agreed to link the article to.
     */
    partIds: Array<Id>;
    /**
     * Not before this; null: as soon as it is approved. At most 90 days ahead.
     */
    publishTime: string | null;
    /**
     * The body, as `checkDocument` of
     */
    document: {
        [key: string]: unknown;
    };
};

/**
 * Whom of the board one asks about what a distributor or trader has.
 */
export type AskableAgent = {
    /**
     * The verified company that keeps its page; null: none does, so nobody would get the question.
     */
    company: BoardCompany | null;
};

export type AskableAgentReply = {
    code: 1;
    msg: string;
    data: AskableAgent;
};

/**
 * Alternatives of one kind, with what differs.
 */
export type AssistantAlternative = {
    kind: AlternativeKind;
    part: AssistantPart;
    diff: Array<PartDifference>;
};

/**
 * What the portal's own search says to a question, without a model.
 */
export type AssistantAnswer = {
    intent: AssistantIntent;
    filters: AssistantFilters;
    notes: Array<AssistantNote>;
    /**
     * Parts that meet the filters.
     */
    total: number;
    /**
     * The first of them, or the part that is asked about.
     */
    parts: Array<AssistantPart>;
    /**
     * With `alternatives`.
     */
    alternatives: Array<AssistantAlternative>;
    /**
     * With `facts`: the fields that are asked for; empty: all.
     */
    fields: Array<FactField>;
    /**
     * Pages of the part's datasheets that have the words asked for.
     */
    pages: Array<AssistantPage>;
    /**
     * Where nothing meets all: what could be given up.
     */
    relaxations: Array<Relaxation>;
    /**
     * Name of the model that members may ask besides; null: this portal has none.
     */
    model: string | null;
};

export type AssistantAnswerReply = {
    code: 1;
    msg: string;
    data: AssistantAnswer;
};

/**
 * A question for the model.
 */
export type AssistantAsking = {
    question: AssistantQuestion;
};

/**
 * A brand by its number and name.
 */
export type AssistantBrand = {
    id: Id;
    name: string;
};

/**
 * Whether there is a model, and how often it may be asked.
 */
export type AssistantBudget = {
    /**
     * Null: this portal has none.
     */
    model: string | null;
    isMember: boolean;
    /**
     * Questions that are left today; 0 for visitors.
     */
    left: number;
    most: number;
};

export type AssistantBudgetReply = {
    code: 1;
    msg: string;
    data: AssistantBudget;
};

/**
 * What a claim of the model rests on: a fact of a part, or a page.
 */
export type AssistantCitation = {
    /**
     * Number of the mark beside the claim, from 1.
     */
    no: number;
    /**
     * Which part or document, and what it says.
     */
    label: string;
    text: string;
    partId: number | null;
    documentId: number | null;
    /**
     * Of the document.
     */
    brandId: number | null;
    page: number | null;
    /**
     * What the reader looks for on that page; empty: nothing.
     */
    phrase: string;
    isSample: boolean;
};

/**
 * One sentence of the model with its evidence.
 */
export type AssistantClaim = {
    text: string;
    /**
     * Numbers of citations.
     */
    citations: Array<number>;
};

/**
 * A fact of a part and where it is from.
 */
export type AssistantFact = {
    field: FactField;
    /**
     * In Chinese.
     */
    name: string;
    /**
     * As shown, with its unit.
     */
    text: string;
    /**
     * Null: no document of ours says it in a place that was found; the part's sources do.
     */
    place: FactPlace | null;
    /**
     * Where it is from when an operator corrected it; null: from the part's sources.
     */
    correction: string | null;
};

/**
 * What a question is looked up by; each can be changed or taken away.
 */
export type AssistantFilters = {
    /**
     * Words that are no filter: a part number, 替代料, and what only the search itself understands.
     */
    words: Keywords;
    category: string | null;
    /**
     * In Chinese.
     */
    categoryName: string | null;
    brands: Array<AssistantBrand>;
    packages: Array<string>;
    lifecycles: Array<Lifecycle>;
    params: Array<AssistantParam>;
    inStock: boolean;
};

/**
 * What a question asks for: parts, what can stand in for one, a fact of one, or in what several differ; `nothing`: nothing in it was understood.
 */
export type AssistantIntent = 'parts' | 'alternatives' | 'facts' | 'compare' | 'nothing';

/**
 * What is to be said of a word of the question.
 */
export type AssistantNote = {
    remark: AssistantRemark;
    /**
     * As typed.
     */
    token: string;
};

/**
 * A page of a hosted datasheet with what was asked for.
 */
export type AssistantPage = {
    documentId: Id;
    brandId: Id;
    title: string;
    /**
     * Counts from 1.
     */
    page: number;
    excerpt: string;
    excerptMarks: Array<TextRange>;
    /**
     * What the reader looks for on this page; empty: nothing to mark.
     */
    phrase: string;
    isSample: boolean;
    /**
     * A few of the parts that the document describes.
     */
    mpns: Array<string>;
};

/**
 * A filter on a parameter: a range, or one of some values.
 */
export type AssistantParam = {
    code: FactField;
    /**
     * In Chinese.
     */
    name: string;
    unit: string | null;
    /**
     * In `unit`; null: open at this end.
     */
    low: number | null;
    high: number | null;
    /**
     * Empty for a range.
     */
    values: Array<string>;
};

/**
 * A part with its facts and where they are from.
 */
export type AssistantPart = {
    id: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    categoryName: string;
    match: Match;
    /**
     * The number holds a placeholder: a family, not an order code.
     */
    isFamilyName: boolean;
    facts: Array<AssistantFact>;
    sources: Array<PartSource>;
    /**
     * When its facts were changed last.
     */
    asOf: string;
};

/**
 * A question in the reader's own words.
 */
export type AssistantQuestion = string;

/**
 * What is to be said of a word of the question: it was not understood, the catalogue has no such part, no source tells
 * it of any part, or, as a rated value, it was read as "at least so much".
 */
export type AssistantRemark = 'unknownWord' | 'unknownPart' | 'untold' | 'atLeast';

/**
 * The key that was made, and what made it.
 */
export type AttestationObject = string;

/**
 * One line of the audit log: a fact, or what was refused to one network within an hour, counted.
 */
export type AuditRow = {
    id: Id;
    /**
     * When it was; of a counted line the first time.
     */
    time: string;
    count: number;
    /**
     * The last time of a counted line.
     */
    lastTime: string | null;
    event: string;
    /**
     * What the event is, in Chinese.
     */
    label: string;
    outcome: string;
    memberId: number | null;
    nickName: string | null;
    /**
     * The address, of a counted line the network.
     */
    ip: string | null;
    /**
     * The facts, of a counted line those of the last time.
     */
    detail: string;
};

export type AuditRowListReply = {
    code: 1;
    msg: string;
    data: Array<AuditRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * For which site, how, and how often a key was used.
 */
export type AuthenticatorData = string;

/**
 * An author with what a card shows.
 */
export type Author = {
    id: Id;
    name: string;
    /**
     * A fictitious author of the sample content: say so.
     */
    isSample: boolean;
    avatarUrl: string | null;
    /**
     * What they write about.
     */
    field: string;
    intro: string;
    articleCount: number;
    followerCount: number;
    /**
     * The member follows them; false without a login.
     */
    isFollowed: boolean;
    /**
     * The member does not want to read them; false without a login.
     */
    isBlocked: boolean;
    /**
     * Of the newest article; null without one.
     */
    newestTime: string | null;
};

/**
 * One author.
 */
export type AuthorChoice = {
    authorId: Id;
};

/**
 * What an author's page says of the author.
 */
export type AuthorFacts = {
    name: string;
    /**
     * What they write about.
     */
    field: string;
    intro: string;
    avatarUrl: string | null;
};

/**
 * The facts as a member writes them down.
 */
export type AuthorForm = {
    name: string;
    field: string;
    intro: string;
    /**
     * A picture that the member uploaded; empty: none.
     */
    avatarUrl?: string;
};

export type AuthorListReply = {
    code: 1;
    msg: string;
    data: Array<Author>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Who wrote an article.
 */
export type AuthorName = {
    id: Id;
    name: string;
    /**
     * A fictitious author of the sample content: say so.
     */
    isSample: boolean;
};

export type AuthorReply = {
    code: 1;
    msg: string;
    data: Author;
};

/**
 * A member's wish to become an author, or an author's to change what the page says.
 */
export type AuthorRequest = {
    /**
     * What stood there then; null: the member was no author.
     */
    before: AuthorFacts | null;
    after: AuthorFacts;
    state: AuthorRequestState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
};

/**
 * Where an author's request stands: 审核中, 已通过, 已驳回.
 */
export type AuthorRequestState = 'reviewing' | 'approved' | 'refused';

/**
 * An authorisation that the company handed in; the newest of each brand.
 */
export type Authorisation = {
    id: Id;
    brandId: Id;
    /**
     * What the brand was called then.
     */
    brandName: string;
    certificate: string;
    validFrom: string | null;
    validTo: string;
    regions: Array<SalesRegion>;
    isPublic: boolean;
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
};

/**
 * A maker's authorisation of a company, with the certificate that proves it.
 */
export type AuthorisationForm = {
    kind: AuthorisedKind;
    /**
     * Number of the distributor or merchant.
     */
    thingId: Id;
    brandId: Id;
    /**
     * The number on the certificate.
     */
    certificate: string;
    /**
     * The first day, `2026-01-01`; empty: not said.
     */
    validFrom?: string;
    /**
     * The last day.
     */
    validTo: string;
    /**
     * Where the company may sell the brand; none: the certificate names no regions.
     */
    regions: Array<SalesRegion>;
    /**
     * Anybody may read the certificate on a distributor's page.
     */
    isPublic: boolean;
    /**
     * Files of uploadClaimProof; the first one is the certificate.
     */
    fileIds: Array<Id>;
};

export type AuthorisationListReply = {
    code: 1;
    msg: string;
    data: Array<Authorisation>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type AuthorisationReply = {
    code: 1;
    msg: string;
    data: Authorisation;
};

/**
 * Who is authorised: a distributor of the directory, or a merchant of the mall.
 */
export type AuthorisedKind = 'agent' | 'merchant';

/**
 * Whether something is still to be had.
 */
export type Availability = {
    isFree: boolean;
};

export type AvailabilityReply = {
    code: 1;
    msg: string;
    data: Availability;
};

/**
 * Where to transfer to.
 */
export type BankAccount = {
    beneficiary: string;
    bankName: string;
    bankAddress: string | null;
    account: string;
    swift: string | null;
    currency: Currency;
    /**
     * True: made up for the sample catalogue; nothing may be transferred.
     */
    isSample: boolean;
    /**
     * Text to give with the transfer.
     */
    reference: string;
    amount: Money;
};

export type BankAccountReply = {
    code: 1;
    msg: string;
    data: BankAccount;
};

/**
 * A price asked for, and the answer.
 */
export type Bargain = {
    id: Id;
    goods: GoodsRow;
    quantity: Quantity;
    unitPrice: UnitPrice;
    /**
     * The list price at this quantity.
     */
    listPrice: string | null;
    lineTotal: Money;
    state: BargainState;
    note: string | null;
    answer: string | null;
    createTime: string;
    /**
     * Until when an accepted price can be ordered.
     */
    validUntil: string | null;
};

/**
 * An answer to a bargain; an accepted price holds for 3 days.
 */
export type BargainAnswer = {
    id: Id;
    decision: 'accept' | 'refuse';
    answer?: LongLineText;
};

/**
 * Bargains with a merchant by state.
 */
export type BargainCount = {
    state: BargainState;
    count: number;
};

export type BargainCountListReply = {
    code: 1;
    msg: string;
    data: Array<BargainCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A price that a buyer asks for.
 */
export type BargainForm = {
    goodsId: Id;
    quantity: Quantity;
    unitPrice: UnitPrice;
    note?: LongLineText;
};

export type BargainListReply = {
    code: 1;
    msg: string;
    data: Array<Bargain>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An order at an agreed price.
 */
export type BargainOrder = {
    bargainId: Id;
    addressId: Id;
    /**
     * The invoice title that the order keeps; absent: none yet. Orders without `takesInvoice` keep none.
     */
    titleId?: Id;
    /**
     * `terms` only with every merchant that has credit terms in force with the member's company.
     */
    payMethod: PayMethod;
    /**
     * The buyer's own number of the purchase; it stands on statements.
     */
    poNo?: ShortText;
    forwarder?: LineText;
    warehousingNo?: ShortText;
    expected: Array<ExpectedTotal>;
};

export type BargainReply = {
    code: 1;
    msg: string;
    data: Bargain;
};

/**
 * Where a bargain stands: 议价中, 已接受, 已拒绝, 已下单, 已过期.
 */
export type BargainState = 'asked' | 'accepted' | 'refused' | 'ordered' | 'expired';

/**
 * A line of a search of many models.
 */
export type BatchSearchLine = {
    model: string;
    quantity?: number | null;
};

/**
 * What the board has of one line.
 */
export type BatchSearchResult = {
    /**
     * From 1, in the order of the lines.
     */
    no: number;
    model: string;
    quantity: number | null;
    /**
     * Live supply of exactly this number, of all companies.
     */
    rows: number;
    /**
     * The newest rows of it, those that have enough first; five at most.
     */
    supply: Array<BoardRow>;
    /**
     * The lowest price of each currency among all of them.
     */
    best: Array<BestPrice>;
    /**
     * Of verified companies.
     */
    depth: MarketDepth;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
};

export type BatchSearchResultListReply = {
    code: 1;
    msg: string;
    data: Array<BatchSearchResult>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The best price of a currency.
 */
export type BestPrice = {
    currency: Currency;
    unitPrice: UnitPrice;
    taxMode: TaxMode | null;
    rowId: Id;
};

/**
 * The bytes of a file.
 */
export type Binary = Blob | File;

/**
 * What a member can log in with.
 */
export type BindingInfo = {
    /**
     * Masked.
     */
    mobile: string | null;
    /**
     * Masked.
     */
    email: string | null;
    hasPassword: boolean;
    wx: SocialBinding | null;
    qq: SocialBinding | null;
};

export type BindingInfoReply = {
    code: 1;
    msg: string;
    data: BindingInfo;
};

/**
 * One block of a text.
 */
export type Block = HeadingBlock | ParagraphBlock | ListBlock | TableBlock | QuoteBlock;

/**
 * A company to block.
 */
export type BlockForm = {
    enterpriseId: Id;
};

/**
 * A company that the own company does not want to see.
 */
export type BlockedCompany = {
    company: BoardCompany;
    createTime: string;
};

export type BlockedCompanyListReply = {
    code: 1;
    msg: string;
    data: Array<BlockedCompany>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A side that the reader's side blocked.
 */
export type BlockedParty = {
    conversationId: Id;
    party: ChatParty;
    createTime: string;
};

export type BlockedPartyListReply = {
    code: 1;
    msg: string;
    data: Array<BlockedParty>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Many at once.
 */
export type BoardBatch = {
    rows: Array<BoardForm>;
};

/**
 * What became of many rows.
 */
export type BoardBatchResult = {
    taken: number;
    refused: number;
    rows: Array<BoardBatchRow>;
};

export type BoardBatchResultReply = {
    code: 1;
    msg: string;
    data: BoardBatchResult;
};

/**
 * What became of one row of many.
 */
export type BoardBatchRow = {
    /**
     * From 1.
     */
    no: number;
    /**
     * Null: it was not taken.
     */
    id: number | null;
    /**
     * What to do about it, in Chinese; empty when it was taken.
     */
    errors: Array<FieldError>;
};

/**
 * The same of a row that is there.
 */
export type BoardChange = {
    id: Id;
    type: BoardType;
    /**
     * A part number: letters, digits and signs.
     */
    model: string;
    brandName?: string;
    packageCase?: string;
    quantity?: number | null;
    /**
     * Empty: to be quoted.
     */
    price?: string;
    currency?: Currency;
    taxMode?: TaxMode | null;
    supplyKind?: SupplyKind | null;
    grade?: ConditionGrade | null;
    dateCode?: string;
    packing?: Packing | null;
    leadTimeDays?: number | null;
    place?: DeliveryPlace | null;
    invoiceNeed?: InvoiceNeed | null;
    takesAlternative?: boolean;
    remark?: string;
    /**
     * A demand: everybody reads the place and whether the company is verified, not who it is.
     */
    isAnonymous?: boolean;
    days?: BoardDays;
    /**
     * Of a supply: photographs of uploadBoardPhoto in their order; of a row that is there, its own as well. Absent: they stay as they are.
     */
    photoIds?: Array<Id>;
};

/**
 * A row to name.
 */
export type BoardChoice = {
    id: Id;
};

/**
 * A company as a row names it.
 */
export type BoardCompany = {
    id: Id;
    name: string;
};

/**
 * How many rows of a company stand where.
 */
export type BoardCount = {
    state: BoardState;
    count: number;
};

export type BoardCountListReply = {
    code: 1;
    msg: string;
    data: Array<BoardCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * How long a row stays on the board without being renewed, in days.
 */
export type BoardDays = 7 | 15 | 30 | 60 | 90;

/**
 * What a company does with its rows: refresh puts them on top, renew lets them stay longer, close takes them off the board, reopen brings them back, remove deletes them.
 */
export type BoardDeed = 'refresh' | 'renew' | 'close' | 'reopen' | 'edit' | 'remove';

/**
 * A row with everything that may be read of it.
 */
export type BoardDetail = {
    id: Id;
    type: BoardType;
    /**
     * Number of the part as its poster wrote it.
     */
    model: string;
    /**
     * The maker as written.
     */
    brandName: string | null;
    packageCase: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    taxMode: TaxMode | null;
    supplyKind: SupplyKind | null;
    grade: ConditionGrade | null;
    /**
     * As printed, e.g. `2435+`.
     */
    dateCode: string | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace | null;
    invoiceNeed: InvoiceNeed | null;
    /**
     * A demand: parts that can take its place are welcome.
     */
    takesAlternative: boolean;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
    /**
     * The brand of the catalogue.
     */
    brandId: number | null;
    poster: BoardPoster;
    isAnonymous: boolean;
    /**
     * It is for one company alone; nobody else but its own reads it.
     */
    isAddressed: boolean;
    /**
     * The company of whoever reads posted it; false for visitors.
     */
    isOwn: boolean;
    state: BoardState;
    quoteCount: number;
    /**
     * When it was posted or refreshed last.
     */
    updateTime: string;
    expireTime: string;
    remark: string | null;
    createTime: string;
    /**
     * What is wrong with the date code, in Chinese; null: it is possible, or none is said.
     */
    dateCodeDoubt: string | null;
    /**
     * Of a supply: its label, marking and packing.
     */
    photos: Array<BoardPhoto>;
    depth: MarketDepth;
    /**
     * Live rows of the same number and the other kind, the company's own among them, the newest first.
     */
    counterparts: Array<BoardRow>;
};

export type BoardDetailReply = {
    code: 1;
    msg: string;
    data: BoardDetail;
};

/**
 * Whether a member gets the day's mail about what is new for their company on the board, and where it goes.
 */
export type BoardDigest = {
    isOn: boolean;
    /**
     * As far as it may be shown; null: the member has no address, so no mail goes out.
     */
    email: string | null;
};

export type BoardDigestReply = {
    code: 1;
    msg: string;
    data: BoardDigest;
};

/**
 * What the member wants.
 */
export type BoardDigestWish = {
    isOn: boolean;
};

/**
 * What a company writes of what it wants or offers; what is empty is not said.
 */
export type BoardForm = {
    type: BoardType;
    /**
     * A part number: letters, digits and signs.
     */
    model: string;
    brandName?: string;
    packageCase?: string;
    quantity?: number | null;
    /**
     * Empty: to be quoted.
     */
    price?: string;
    currency?: Currency;
    taxMode?: TaxMode | null;
    supplyKind?: SupplyKind | null;
    grade?: ConditionGrade | null;
    dateCode?: string;
    packing?: Packing | null;
    leadTimeDays?: number | null;
    place?: DeliveryPlace | null;
    invoiceNeed?: InvoiceNeed | null;
    takesAlternative?: boolean;
    remark?: string;
    /**
     * A demand: everybody reads the place and whether the company is verified, not who it is.
     */
    isAnonymous?: boolean;
    days?: BoardDays;
    /**
     * Of a supply: photographs of uploadBoardPhoto in their order; of a row that is there, its own as well. Absent: they stay as they are.
     */
    photoIds?: Array<Id>;
};

/**
 * A row of the member's company, and one of another company that answers it.
 */
export type BoardMatch = {
    own: BoardRow;
    row: BoardRow;
    reason: MatchReason;
};

export type BoardMatchListReply = {
    code: 1;
    msg: string;
    data: Array<BoardMatch>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Something to do with rows.
 */
export type BoardMove = {
    deed: BoardDeed;
    ids: Array<Id>;
};

/**
 * What became of rows.
 */
export type BoardMoved = {
    done: Array<Id>;
    skipped: Array<BoardSkipped>;
};

export type BoardMovedReply = {
    code: 1;
    msg: string;
    data: BoardMoved;
};

/**
 * Own rows in the order that the company wants.
 */
export type BoardOrder = {
    ids: Array<Id>;
};

/**
 * A photograph of what is offered, as it is kept: turned upright, without what the camera wrote into it.
 */
export type BoardPhoto = {
    id: Id;
    /**
     * Where it is on the portal, e.g. `/api/demand/photo/7`.
     */
    url: string;
    width: number;
    height: number;
};

export type BoardPhotoReply = {
    code: 1;
    msg: string;
    data: BoardPhoto;
};

export type BoardPhotoUpload = {
    file: unknown;
};

/**
 * Who stands behind a row, as much of it as everybody may know.
 */
export type BoardPoster = {
    /**
     * Null: posted anonymously, or no company any more.
     */
    company: BoardCompany | null;
    /**
     * City in Chinese; null: not said.
     */
    place: string | null;
    /**
     * The company is verified today.
     */
    isVerified: boolean;
    /**
     * True: made up for the sample; pages have to say so.
     */
    isSample: boolean;
};

/**
 * A page of the board.
 */
export type BoardReply = {
    code: 1;
    msg: string;
    data: Array<BoardRow>;
    /**
     * Rows that match; counted up to what the pages reach.
     */
    totalRecord: number;
    /**
     * There are more than `totalRecord`.
     */
    isMore: boolean;
    /**
     * Of the number that was searched exactly; null: none was.
     */
    depth: MarketDepth | null;
};

/**
 * A row that somebody finds wrong.
 */
export type BoardReport = {
    id: Id;
    kind: BoardReportKind;
    text: string;
};

/**
 * Why somebody reports a row: fake 假货或翻新未说明, wrong 信息不实, price 虚假价格, contact 冒用他人, other 其他.
 */
export type BoardReportKind = 'fake' | 'wrong' | 'price' | 'contact' | 'other';

/**
 * A row of the board.
 */
export type BoardRow = {
    id: Id;
    type: BoardType;
    /**
     * Number of the part as its poster wrote it.
     */
    model: string;
    /**
     * The maker as written.
     */
    brandName: string | null;
    packageCase: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    taxMode: TaxMode | null;
    supplyKind: SupplyKind | null;
    grade: ConditionGrade | null;
    /**
     * As printed, e.g. `2435+`.
     */
    dateCode: string | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace | null;
    invoiceNeed: InvoiceNeed | null;
    /**
     * A demand: parts that can take its place are welcome.
     */
    takesAlternative: boolean;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
    /**
     * The brand of the catalogue.
     */
    brandId: number | null;
    poster: BoardPoster;
    isAnonymous: boolean;
    /**
     * It is for one company alone; nobody else but its own reads it.
     */
    isAddressed: boolean;
    /**
     * The company of whoever reads posted it; false for visitors.
     */
    isOwn: boolean;
    state: BoardState;
    quoteCount: number;
    /**
     * When it was posted or refreshed last.
     */
    updateTime: string;
    expireTime: string;
};

export type BoardRowListReply = {
    code: 1;
    msg: string;
    data: Array<BoardRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A row with which it was not done.
 */
export type BoardSkipped = {
    id: Id;
    /**
     * Why, in Chinese.
     */
    msg: string;
};

/**
 * How the board is sorted; prices of two currencies are sorted within each.
 */
export type BoardSort = 'newest' | 'price' | '-quantity';

/**
 * Where a row stands: live 进行中, dealt 已成交, closed 已关闭, expired 已过期, removed 已下架 by an operator.
 */
export type BoardState = 'live' | 'dealt' | 'closed' | 'expired' | 'removed';

/**
 * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
 */
export type BoardType = 0 | 1;

/**
 * A saved bill of materials in one of its versions.
 */
export type Bom = {
    id: Id;
    name: string;
    sets: number;
    state: BomState;
    version: number;
    lineCount: number;
    /**
     * Lines that have a part, or are not to be bought.
     */
    settledCount: number;
    isShared: boolean;
    createTime: string;
    updateTime: string;
    /**
     * The newest version.
     */
    latest: number;
    /**
     * Lines matched so far while it is `matching`.
     */
    matchedCount: number;
    /**
     * Opens it to whoever has the link; null: nobody else sees it, or it is somebody else's.
     */
    shareCode: string | null;
    lines: Array<BomLine>;
    /**
     * Every part that the lines name.
     */
    parts: Array<BomPart>;
};

/**
 * One of the member's.
 */
export type BomChoice = {
    id: Id;
};

/**
 * How sure a match is.
 */
export type BomConfidence = 'high' | 'medium' | 'low';

/**
 * Why a match is to be looked at: several makers have the number, the maker written is another, the packing suffix is another, the spelling is near, only a family was named, or only values were.
 */
export type BomDoubt = 'brands' | 'brand' | 'packing' | 'spelling' | 'family' | 'value';

/**
 * What a column of a sheet holds.
 */
export type BomField = 'none' | 'mpn' | 'brand' | 'quantity' | 'designators' | 'value' | 'footprint' | 'description' | 'customerRef' | 'note';

/**
 * What is saved: a new one, or a new version of one.
 */
export type BomForm = {
    /**
     * Absent: a new one.
     */
    id?: Id;
    /**
     * The version that was changed; when there is a newer one meanwhile, nothing is saved (409).
     */
    baseVersion?: number;
    name: string;
    sets: number;
    lines: Array<BomLine>;
};

/**
 * A line of a saved bill of materials.
 */
export type BomLine = {
    /**
     * As written; empty when the line names none.
     */
    mpn: BomText;
    brand: BomText;
    value: BomText;
    footprint: BomText;
    description: BomText;
    /**
     * Reference designators as written, e.g. `R1, R2-R5`.
     */
    designators: BomText;
    /**
     * Pieces of one set; null when the file does not say or nobody can read it.
     */
    quantity: number | null;
    /**
     * The buyer's own number, printed on labels.
     */
    customerRef: BomText;
    note: BomText;
    /**
     * Null: not matched yet.
     */
    match: BomMatchKind | null;
    confidence: BomConfidence | null;
    doubt: BomDoubt | null;
    /**
     * The part that is meant.
     */
    partId: number | null;
    /**
     * A person chose or confirmed the part.
     */
    isConfirmed: boolean;
    /**
     * Parts that may stand in for it, as the buyer approved them.
     */
    alternates: Array<Id>;
    /**
     * It is not to be fitted or bought.
     */
    isSkipped: boolean;
};

/**
 * How a member reads sheets with the same heads.
 */
export type BomMapping = {
    /**
     * What tells sheets with the same heads apart from others.
     */
    key: string;
    /**
     * By column, from the left.
     */
    fields: Array<BomField>;
};

/**
 * The fields that were chosen for such a sheet.
 */
export type BomMappingFound = {
    /**
     * Null: none was kept.
     */
    fields: Array<BomField> | null;
};

export type BomMappingFoundReply = {
    code: 1;
    msg: string;
    data: BomMappingFound;
};

/**
 * What was found for a line.
 */
export type BomMatch = {
    kind: BomMatchKind;
    confidence: BomConfidence;
    /**
     * Null: nothing to look at.
     */
    doubt: BomDoubt | null;
    /**
     * The part that is meant; null where a person has to choose.
     */
    part: BomPart | null;
    /**
     * What may be meant, the likeliest first, the part itself among them.
     */
    candidates: Array<BomPart>;
};

/**
 * How the part of a line was found, from the surest down: the number letter for letter, its letters and digits, with another
 * packing suffix, a part whose number is spelt nearly so or that is of its family, by value and footprint, by words, or not.
 */
export type BomMatchKind = 'exact' | 'normalised' | 'packing' | 'alternative' | 'parameters' | 'keyword' | 'none';

export type BomMatchListReply = {
    code: 1;
    msg: string;
    data: Array<BomMatch>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Lines to match; no login is needed, so there are no more than a short list has.
 */
export type BomMatching = {
    lines: Array<BomWish>;
};

/**
 * What a line of a bill of materials shows of a part.
 */
export type BomPart = {
    id: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    /**
     * ISO 3166-1 alpha-2 of the maker, or null when not known.
     */
    country: string | null;
    category: CategoryId;
    categoryName: string;
    packageCase: string | null;
    lifecycle: Lifecycle;
};

export type BomReply = {
    code: 1;
    msg: string;
    data: Bom;
};

/**
 * A saved bill of materials as a row.
 */
export type BomRow = {
    id: Id;
    name: string;
    sets: number;
    state: BomState;
    version: number;
    lineCount: number;
    /**
     * Lines that have a part, or are not to be bought.
     */
    settledCount: number;
    isShared: boolean;
    createTime: string;
    updateTime: string;
};

export type BomRowListReply = {
    code: 1;
    msg: string;
    data: Array<BomRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type BomRowReply = {
    code: 1;
    msg: string;
    data: BomRow;
};

/**
 * The link's code.
 */
export type BomShare = {
    code: string | null;
};

export type BomShareReply = {
    code: 1;
    msg: string;
    data: BomShare;
};

/**
 * Opens one to whoever has the link, or not any more.
 */
export type BomSharing = {
    id: Id;
    isShared: boolean;
};

/**
 * `matching`: the parts of its lines are being looked for.
 */
export type BomState = 'ready' | 'matching';

/**
 * A text of one cell of a bill of materials.
 */
export type BomText = string;

/**
 * A version of a bill of materials.
 */
export type BomVersion = {
    version: number;
    name: string;
    sets: number;
    lineCount: number;
    settledCount: number;
    createTime: string;
};

export type BomVersionListReply = {
    code: 1;
    msg: string;
    data: Array<BomVersion>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a file or a person says of a line.
 */
export type BomWish = {
    /**
     * As written; empty when the line names none.
     */
    mpn: BomText;
    brand: BomText;
    value: BomText;
    footprint: BomText;
    description: BomText;
    /**
     * Reference designators as written, e.g. `R1, R2-R5`.
     */
    designators: BomText;
};

/**
 * A maker of parts.
 */
export type Brand = {
    id: Id;
    name: string;
    nameCn: string | null;
    initial: Initial;
    /**
     * Of nameCn, for sorting and search; null without a Chinese name.
     */
    pinyin: string | null;
    /**
     * ISO 3166-1 alpha-2, or null when not known.
     */
    country: string | null;
    /**
     * Its country is CN: what the catalogue counts as 国产.
     */
    isDomestic: boolean;
    website: string | null;
    /**
     * Year.
     */
    founded: number | null;
    /**
     * Name of the owning company.
     */
    parent: string | null;
    aliases: Array<string>;
    partCount: number;
    documentCount: number;
    /**
     * A member entered it and an operator approved it; absent: no.
     */
    isFromMember?: boolean;
};

/**
 * A top category with how many brands have parts in it.
 */
export type BrandCategory = {
    category: CategoryId;
    /**
     * In Chinese.
     */
    name: string;
    count: number;
};

export type BrandCategoryListReply = {
    code: 1;
    msg: string;
    data: Array<BrandCategory>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A brand with the parts that a result holds of it.
 */
export type BrandCount = {
    brandId: Id;
    name: string;
    nameCn: string | null;
    count: number;
};

export type BrandCountListReply = {
    code: 1;
    msg: string;
    data: Array<BrandCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A page of a brand's documents.
 */
export type BrandDocumentsReply = {
    code: 1;
    msg: string;
    data: Array<Document>;
    /**
     * Documents that match, over all pages.
     */
    totalRecord: number;
    /**
     * Those that match but for `docType`, by kind, the one with most first; kinds without any are left out.
     */
    docTypes: Array<DocumentTypeCount>;
};

/**
 * A change of owner, as the companies announced it.
 */
export type BrandEvent = {
    /**
     * In which it was completed.
     */
    year: number;
    kind: BrandEventKind;
    /**
     * Who bought, or whose it was before.
     */
    owner: BrandRef;
    /**
     * What was bought, or became independent.
     */
    company: BrandRef;
};

/**
 * What happened between two companies: one bought the other, or let it go its own way.
 */
export type BrandEventKind = 'acquired' | 'spun_off';

/**
 * Brands that share an initial.
 */
export type BrandGroup = {
    initial: Initial;
    brands: Array<Brand>;
};

export type BrandGroupListReply = {
    code: 1;
    msg: string;
    data: Array<BrandGroup>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A category in which a brand has parts.
 */
export type BrandLine = {
    category: CategoryId;
    /**
     * In Chinese.
     */
    name: string;
    /**
     * The category above, or null at the top.
     */
    parent: CategoryStep | null;
    count: number;
};

export type BrandListReply = {
    code: 1;
    msg: string;
    data: Array<Brand>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * How a maker names a family of parts, as the numbers of the catalogue bear it out.
 */
export type BrandModelNameScheme = {
    brandId: Id;
    brandName: string;
    /**
     * What all numbers of the family begin with; letters and digits, in capitals.
     */
    prefix: string;
    /**
     * Parts of the catalogue that it was read from.
     */
    parts: number;
    positions: Array<NamePosition>;
    /**
     * Whole numbers of the family, the best known first.
     */
    examples: Array<string>;
};

/**
 * All that the pages of a brand tell of it.
 */
export type BrandProfile = {
    id: Id;
    name: string;
    nameCn: string | null;
    initial: Initial;
    /**
     * Of nameCn, for sorting and search; null without a Chinese name.
     */
    pinyin: string | null;
    /**
     * ISO 3166-1 alpha-2, or null when not known.
     */
    country: string | null;
    /**
     * Its country is CN: what the catalogue counts as 国产.
     */
    isDomestic: boolean;
    website: string | null;
    /**
     * Year.
     */
    founded: number | null;
    /**
     * Name of the owning company.
     */
    parent: string | null;
    aliases: Array<string>;
    partCount: number;
    documentCount: number;
    /**
     * A member entered it and an operator approved it; absent: no.
     */
    isFromMember?: boolean;
    /**
     * The owner of today; null: it is its own master, or nobody told.
     */
    owner: BrandRef | null;
    /**
     * Brands that belong to it today.
     */
    owned: Array<BrandRef>;
    /**
     * The oldest first.
     */
    history: Array<BrandEvent>;
    /**
     * The categories of its parts, those with the most first.
     */
    lines: Array<BrandLine>;
    /**
     * Distributors that carry it; independent traders are not among them.
     */
    agentCount: number;
    /**
     * Independent traders that carry it.
     */
    traderCount: number;
    /**
     * Of its documents those that open in the reader.
     */
    hostedCount: number;
    /**
     * When its newest document came to the site; null: there is none.
     */
    lastDocumentTime: string | null;
};

export type BrandProfileReply = {
    code: 1;
    msg: string;
    data: BrandProfile;
};

/**
 * A company in what is told of a brand; with a number when it is a brand of the catalogue itself.
 */
export type BrandRef = {
    id: number | null;
    name: string;
    nameCn: string | null;
};

export type BrandReply = {
    code: 1;
    msg: string;
    data: Brand;
};

/**
 * How a maker names its parts.
 */
export type BrandSchemesReply = {
    code: 1;
    msg: string;
    data: Array<BrandModelNameScheme>;
    totalRecord: number;
    /**
     * Of all its parts, those with the most pairs first.
     */
    suffixRules: Array<SuffixRule>;
};

/**
 * The captcha that this site uses.
 */
export type CaptchaChallenge = LocalCaptcha | AliyunCaptcha;

export type CaptchaChallengeReply = {
    code: 1;
    msg: string;
    data: CaptchaChallenge;
};

/**
 * What a captcha guards.
 */
export type CaptchaScene = 'login' | 'register' | 'reset_password' | 'bind' | 'validate';

/**
 * A cart, priced now.
 */
export type Cart = {
    groups: Array<CartGroup>;
    totals: Array<CartTotals>;
    /**
     * Lines, valid or not.
     */
    count: number;
    /**
     * When prices and stock were looked at.
     */
    checkTime: string;
};

/**
 * Goods into a cart; what is there already is added to.
 */
export type CartAdding = {
    goodsId: Id;
    quantity: Quantity;
    customerRef?: CustomerRef;
};

/**
 * What lies in a cart of one merchant in one currency: becomes one order.
 */
export type CartGroup = {
    merchant: MerchantBrief;
    currency: Currency;
    /**
     * Null when lines differ.
     */
    taxMode: TaxMode | null;
    /**
     * In Chinese, e.g. 深圳仓，今日 17:00 前下单当日发货.
     */
    shipping: string;
    lines: Array<CartLine>;
    /**
     * Of selected lines that can be ordered.
     */
    totals: OrderTotals;
    selectedCount: number;
};

/**
 * One line of a cart.
 */
export type CartLine = {
    /**
     * Of the line; in a preview the number of the goods.
     */
    id: Id;
    goods: GoodsRow;
    quantity: Quantity;
    customerRef: string | null;
    isSelected: boolean;
    state: CartLineState;
    /**
     * At this quantity, in the goods' tax mode; null when the goods have no price for it.
     */
    unitPrice: string | null;
    /**
     * Which step of the ladder holds, from 0.
     */
    ladderIndex: number | null;
    lineTotal: string | null;
    priceChange: PriceChange | null;
    /**
     * Stock when it was added; null: not known.
     */
    stockAtAdd: number | null;
    /**
     * Null when the quantity is valid.
     */
    nearest: NearestQuantities | null;
    /**
     * Null on the last step, when it asks for over 30 % more, or when stock does not reach.
     */
    nextBreak: NextBreak | null;
    /**
     * The member asked for a notice when it is in stock again; false in a preview.
     */
    isNoticeAsked: boolean;
    /**
     * What holds for its return, in Chinese; buyers agree to it with the order.
     */
    returnTerm: string;
    /**
     * Export control classification number, as the merchant gave it; null: none given.
     */
    eccn: string | null;
    addTime: string;
};

/**
 * Lines of the cart.
 */
export type CartLineChoice = {
    ids: Array<Id>;
};

/**
 * Whether a line can be ordered: `ok`; `changed` (it can, the price is another than when it was added); the others
 * cannot until they are corrected and do not count in totals.
 */
export type CartLineState = 'ok' | 'changed' | 'out_of_stock' | 'above_stock' | 'off_sale' | 'below_min' | 'not_multiple' | 'above_max';

/**
 * Lines for the member's cart.
 */
export type CartMerge = {
    lines: Array<LocalCartLine>;
    /**
     * Which quantity holds of goods that the cart has already: the `larger` of both, or the one that was `sent`.
     */
    holds?: 'larger' | 'sent';
};

/**
 * Orders from the cart: one for each merchant and currency.
 */
export type CartOrder = {
    lineIds: Array<Id>;
    addressId: Id;
    /**
     * The invoice title that the order keeps; absent: none yet. Orders without `takesInvoice` keep none.
     */
    titleId?: Id;
    /**
     * `terms` only with every merchant that has credit terms in force with the member's company.
     */
    payMethod: PayMethod;
    /**
     * The buyer's own number of the purchase; it stands on statements.
     */
    poNo?: ShortText;
    forwarder?: LineText;
    warehousingNo?: ShortText;
    expected: Array<ExpectedTotal>;
};

/**
 * A changed quantity. It may be invalid by the goods' rules: the line then says so.
 */
export type CartQuantity = {
    id: Id;
    quantity: Quantity;
};

/**
 * A customer part number for a line; empty takes it off.
 */
export type CartReference = {
    id: Id;
    customerRef: CustomerRef;
};

export type CartReply = {
    code: 1;
    msg: string;
    data: Cart;
};

/**
 * Lines to select, or not.
 */
export type CartSelection = {
    ids: Array<Id>;
    isSelected: boolean;
};

/**
 * Sum over the groups of one currency.
 */
export type CartTotals = {
    currency: Currency;
    merchants: number;
    selectedCount: number;
    goods: Money;
    untaxed: Money;
    tax: string | null;
    /**
     * Null when every group is paid at delivery.
     */
    freight: string | null;
    total: Money;
};

/**
 * A category; the top level holds the second one.
 */
export type Category = {
    id: CategoryId;
    /**
     * Number for addresses of the older portal.
     */
    no: Id;
    /**
     * In Chinese.
     */
    name: string;
    nameEn: string;
    parentId: string | null;
    /**
     * Parts in it and below.
     */
    count: number;
    children: Array<Category>;
};

/**
 * One choice of a list.
 */
export type CategoryChoice = {
    id: Id;
    label: string;
};

export type CategoryChoiceListReply = {
    code: 1;
    msg: string;
    data: Array<CategoryChoice>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Lists of choices that an operator keeps.
 */
export type CategoryEnum = 'OPINION';

/**
 * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
 */
export type CategoryId = string;

export type CategoryListReply = {
    code: 1;
    msg: string;
    data: Array<Category>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A category above another.
 */
export type CategoryParent = {
    id: CategoryId;
    name: string;
    count: number;
};

/**
 * A step from the top category down to the part's.
 */
export type CategoryStep = {
    id: CategoryId;
    name: string;
};

/**
 * A maker with notices.
 */
export type ChangeBrand = {
    brandId: Id;
    name: string;
    nameCn: string | null;
    count: number;
};

export type ChangeBrandListReply = {
    code: 1;
    msg: string;
    data: Array<ChangeBrand>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a maker announced: a change (PCN), that parts are being given up (EOL), or something else.
 */
export type ChangeKind = 'pcn' | 'eol' | 'other';

/**
 * A notice of a maker about its parts.
 */
export type ChangeNotice = {
    id: Id;
    kind: ChangeKind;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    /**
     * The maker's own number of it; null: it names none.
     */
    number: string | null;
    title: string;
    /**
     * '' when there is nothing to add to the title.
     */
    summary: string;
    /**
     * As many as it names.
     */
    parts: Array<ChangedPart>;
    publishedOn: string;
    /**
     * Null: it names none.
     */
    lastOrderOn: string | null;
    lastShipOn: string | null;
    /**
     * Where the maker has it, https; null: not known.
     */
    documentUrl: string | null;
};

/**
 * One notice.
 */
export type ChangeNoticeChoice = {
    id: Id;
};

/**
 * A notice to file.
 */
export type ChangeNoticeForm = {
    kind: ChangeKind;
    /**
     * A name of its maker.
     */
    brand: ChangeText;
    number: ChangeText;
    title: ChangeText;
    summary: string;
    mpns: Array<ChangedMpn>;
    publishedOn: string;
    lastOrderOn: string | null;
    lastShipOn: string | null;
    /**
     * '' when not known.
     */
    documentUrl: string;
};

export type ChangeNoticeListReply = {
    code: 1;
    msg: string;
    data: Array<ChangeNotice>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type ChangeNoticeReply = {
    code: 1;
    msg: string;
    data: ChangeNotice;
};

/**
 * A text of one line.
 */
export type ChangeText = string;

/**
 * A part number as a notice spells it.
 */
export type ChangedMpn = string;

/**
 * A part that a maker's notice is about, as the notice spells it; the number is null when the catalogue does not know it.
 */
export type ChangedPart = {
    partId: number | null;
    mpn: string;
};

/**
 * A line of a request as it is to be.
 */
export type ChangedRequestLine = {
    goodsId: Id;
    quantity: Quantity;
};

/**
 * A channel of the news, at most two levels deep.
 */
export type Channel = {
    id: Id;
    /**
     * Stable name in addresses of feeds, e.g. `power`.
     */
    key: string;
    name: string;
    description: string;
    parentId: number | null;
    /**
     * Published articles, with those of the channels below.
     */
    articleCount: number;
    /**
     * The member follows it; false without a login.
     */
    isFollowed: boolean;
    /**
     * Place in the member's own order, from 0; null where not followed.
     */
    followOrder: number | null;
    /**
     * Channels below.
     */
    children: Array<Channel>;
};

/**
 * One channel.
 */
export type ChannelChoice = {
    id: Id;
};

export type ChannelListReply = {
    code: 1;
    msg: string;
    data: Array<Channel>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A channel's name.
 */
export type ChannelName = {
    id: Id;
    /**
     * Stable name in addresses of feeds, e.g. `power`.
     */
    key: string;
    name: string;
};

/**
 * Channels in the member's own order, with commas between.
 */
export type ChannelOrder = {
    ids: string;
};

/**
 * A thing of the portal within a conversation, with what the reader may know of it now.
 */
export type ChatCard = {
    kind: ChatCardKind;
    id: Id;
    /**
     * False: it is gone, or the reader may not see it; then there are no words and no address.
     */
    isAvailable: boolean;
    title: string;
    /**
     * Where it stands now, in Chinese; '' when it has no states.
     */
    stateText: string;
    facts: Array<ChatCardFact>;
    /**
     * A path of this site, or null.
     */
    href: string | null;
};

/**
 * One fact of a card.
 */
export type ChatCardFact = {
    name: string;
    value: string;
};

/**
 * What a card of a conversation shows.
 */
export type ChatCardKind = 'part' | 'demand' | 'quote' | 'order' | 'article';

/**
 * What a card refers to.
 */
export type ChatCardWish = {
    kind: ChatCardKind;
    id: Id;
};

/**
 * A file of a conversation, for its two sides alone.
 */
export type ChatFile = {
    id: Id;
    name: string;
    /**
     * Its media type.
     */
    type: string;
    sizeBytes: number;
    /**
     * Shown as a picture.
     */
    isPicture: boolean;
    width: number | null;
    height: number | null;
    /**
     * Where it is, relative to the API.
     */
    href: string;
};

/**
 * What a file is called by who sends it.
 */
export type ChatFileName = string;

export type ChatFileReply = {
    code: 1;
    msg: string;
    data: ChatFile;
};

export type ChatFileUpload = {
    conversationId: Id;
    /**
     * Its name with its ending; pictures are shown without one.
     */
    name: ChatFileName;
    file: unknown;
};

/**
 * A message.
 */
export type ChatMessage = {
    conversationId: Id;
    /**
     * Its place within the conversation, without gaps.
     */
    seq: number;
    /**
     * What the sender's browser called it.
     */
    clientId: string;
    type: ChatMessageType;
    side: ChatSide;
    writer: ChatWriter;
    /**
     * Plain text with line breaks; '' when taken back.
     */
    text: string;
    file: ChatFile | null;
    card: ChatCard | null;
    answers: ChatQuote | null;
    isRevoked: boolean;
    /**
     * The other side of the one who wrote it read it.
     */
    isRead: boolean;
    /**
     * Until when the reader may take it back; null: not any more, or not theirs.
     */
    revocableUntil: string | null;
    createTime: string;
    /**
     * When the sender's browser wrote it; null: not said.
     */
    clientTime: string | null;
};

/**
 * A message of a conversation.
 */
export type ChatMessageChoice = {
    conversationId: Id;
    seq: number;
};

/**
 * A stretch of a conversation, the oldest first.
 */
export type ChatMessagePage = {
    code: 1;
    msg: string;
    data: Array<ChatMessage>;
    /**
     * Messages of the conversation.
     */
    totalRecord: number;
    /**
     * There are older ones, there are newer ones.
     */
    hasBefore: boolean;
    hasAfter: boolean;
};

export type ChatMessageReply = {
    code: 1;
    msg: string;
    data: ChatMessage;
};

/**
 * What a message holds; `system` ones are of the portal.
 */
export type ChatMessageType = 'text' | 'picture' | 'file' | 'card' | 'system';

/**
 * A message to send.
 */
export type ChatMessageWish = {
    conversationId: Id;
    /**
     * The browser's own name of it: sent again with the same one, it is the same message.
     */
    clientId: string;
    type: ChatSendType;
    /**
     * Of a text; also what is said with a file or card.
     */
    text?: string;
    /**
     * Of uploadChatFile, for a picture or file.
     */
    fileId?: Id;
    card?: ChatCardWish;
    /**
     * The message that it answers.
     */
    answersSeq?: number;
    clientTime?: string;
};

/**
 * A side of a conversation.
 */
export type ChatParty = {
    kind: ChatPartyKind;
    /**
     * Null: the operators.
     */
    id: number | null;
    name: string;
    /**
     * The verified company for which a member acts; null: none, or the side is not a member.
     */
    company: string | null;
    /**
     * Address of the picture, or null.
     */
    avatar: string | null;
    /**
     * Verified by the portal: a company whose verification is in force, a merchant, the operators.
     */
    isVerified: boolean;
    isSample: boolean;
    /**
     * A page of this site about it, or null.
     */
    href: string | null;
};

/**
 * Who stands on a side of a conversation: a member, a company, a merchant of the mall, or the operators of the portal.
 */
export type ChatPartyKind = 'member' | 'company' | 'merchant' | 'operator';

/**
 * The message that one answers.
 */
export type ChatQuote = {
    seq: number;
    nickName: string;
    /**
     * In one line; '' when it was taken back.
     */
    note: string;
};

/**
 * Why somebody reports a conversation: 广告骚扰, 欺诈, 辱骂, 违法, 其他.
 */
export type ChatReportReason = 'spam' | 'fraud' | 'abuse' | 'illegal' | 'other';

/**
 * What a member can send.
 */
export type ChatSendType = 'text' | 'picture' | 'file' | 'card';

/**
 * On which side of the reader a message was written.
 */
export type ChatSide = 'own' | 'other' | 'system';

/**
 * Who wrote a message.
 */
export type ChatWriter = {
    /**
     * Null: not a member any more, or the portal.
     */
    memberId: number | null;
    nickName: string;
    avatar: string | null;
    /**
     * The reader wrote it; a colleague's is on their side, but not theirs.
     */
    isMe: boolean;
};

/**
 * Closes the comments of a post, or opens them again.
 */
export type CircleCommentsChoice = {
    id: Id;
    areClosed: boolean;
};

/**
 * How a member keeps away from another: 静音 hides what the other writes, 拉黑 also keeps the other from one's own posts; `none` takes it back.
 */
export type CircleDistance = 'none' | 'mute' | 'block';

/**
 * A group of the circle: what its posts are about, and who follows it.
 */
export type CircleGroup = {
    id: Id;
    name: string;
    intro: string;
    /**
     * What its members keep to, one a line.
     */
    rules: string;
    /**
     * Who follows it.
     */
    members: number;
    /**
     * Posts that this visitor may see.
     */
    posts: number;
    isFollowed: boolean;
};

export type CircleGroupListReply = {
    code: 1;
    msg: string;
    data: Array<CircleGroup>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type CircleGroupReply = {
    code: 1;
    msg: string;
    data: CircleGroup;
};

/**
 * Likes a post, or not any more.
 */
export type CircleLikeChoice = {
    id: Id;
    isLiked: boolean;
};

/**
 * A picture of a post.
 */
export type CirclePicture = {
    id: Id;
    /**
     * A path of this site.
     */
    url: string;
    width: number;
    height: number;
    /**
     * What it shows.
     */
    alt: string;
};

export type CirclePictureForm = {
    file: unknown;
};

/**
 * A question with two to six answers, of which a member chooses one, once.
 */
export type CirclePoll = {
    question: string;
    endTime: string;
    isEnded: boolean;
    /**
     * Members who voted.
     */
    total: number;
    /**
     * What the member chose; null: nothing yet.
     */
    votedId: number | null;
    options: Array<CirclePollOption>;
};

/**
 * An answer of a poll.
 */
export type CirclePollOption = {
    id: Id;
    text: string;
    /**
     * Null: told after voting, and to everybody once the poll is over.
     */
    votes: number | null;
};

export type CirclePollReply = {
    code: 1;
    msg: string;
    data: CirclePoll;
};

/**
 * A post of the circle.
 */
export type CirclePost = {
    id: Id;
    group: CirclePostGroup;
    /**
     * Null when the writer's account is gone.
     */
    writer: CircleWriter | null;
    /**
     * Plain text with line breaks; addresses in it become links.
     */
    content: string;
    pictures: Array<CirclePicture>;
    topics: Array<CircleTopic>;
    poll: CirclePoll | null;
    quoted: QuotedCirclePost | null;
    visibility: CircleVisibility;
    state: CirclePostState;
    /**
     * Why it was refused, for its writer.
     */
    refuseReason: string | null;
    isMine: boolean;
    likes: number;
    isLiked: boolean;
    /**
     * Comments that everybody sees.
     */
    comments: number;
    /**
     * Nobody may write comments any more.
     */
    areCommentsClosed: boolean;
    /**
     * Where it was sent from (IP 属地), e.g. 广东; null when not known.
     */
    ipRegion: string | null;
    createTime: string;
    /**
     * When its words were changed last; null: never. What they were is in circlePostHistory.
     */
    editTime: string | null;
    /**
     * Until when its writer may change its words; null for others.
     */
    editableUntil: string | null;
    /**
     * Made up for the sample; pages have to say so.
     */
    isSample: boolean;
};

/**
 * New words for a post.
 */
export type CirclePostChange = {
    id: Id;
    content: CircleWords;
};

/**
 * One post.
 */
export type CirclePostChoice = {
    id: Id;
};

/**
 * The group of a post.
 */
export type CirclePostGroup = {
    id: Id;
    name: string;
};

export type CirclePostListReply = {
    code: 1;
    msg: string;
    data: Array<CirclePost>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type CirclePostReply = {
    code: 1;
    msg: string;
    data: CirclePost;
};

/**
 * A report of a post.
 */
export type CirclePostReport = {
    id: Id;
    reason: CommentReportReason;
    note?: string;
};

/**
 * Where a post stands. `pending` (审核中) and `refused` ones are seen by their writer only; `folded` ones were
 * reported: everybody may unfold them; of `deleted` ones nothing is left but their place in quotes.
 */
export type CirclePostState = 'pending' | 'shown' | 'folded' | 'refused' | 'deleted';

/**
 * What a post said from a moment on.
 */
export type CirclePostVersion = {
    content: string;
    /**
     * Since when it said so.
     */
    time: string;
};

export type CirclePostVersionListReply = {
    code: 1;
    msg: string;
    data: Array<CirclePostVersion>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What the member chose for the circle.
 */
export type CircleSettings = {
    /**
     * 个性化推荐: what one follows comes further up among the recommended; off: everybody gets the same order.
     */
    isPersonalised: boolean;
};

export type CircleSettingsReply = {
    code: 1;
    msg: string;
    data: CircleSettings;
};

/**
 * How posts are ordered: by time, or by what was liked and commented on lately.
 */
export type CircleSort = 'newest' | 'recommended';

/**
 * A part or a brand that a post is about.
 */
export type CircleTopic = {
    kind: CircleTopicKind;
    id: Id;
    /**
     * The part's number or the brand's name.
     */
    label: string;
};

/**
 * What a post can be about.
 */
export type CircleTopicKind = 'part' | 'brand';

/**
 * Who may read a post: 公开, 仅小组成员.
 */
export type CircleVisibility = 'everyone' | 'members';

/**
 * A vote in the poll of a post.
 */
export type CircleVote = {
    id: Id;
    optionId: Id;
};

/**
 * The words of a post.
 */
export type CircleWords = string;

/**
 * Who wrote a post.
 */
export type CircleWriter = {
    /**
     * Null: made up for the sample.
     */
    id: number | null;
    nickName: string;
    /**
     * Address of the picture, or null.
     */
    avatar: string | null;
};

/**
 * A city by its code of GB/T 2260.
 */
export type CityCode = string;

/**
 * A claim and what came of it.
 */
export type Claim = {
    id: Id;
    kind: ClaimKind;
    remedy: ClaimRemedy;
    reason: string;
    lines: Array<ClaimedLine>;
    files: Array<ClaimFile>;
    /**
     * What the buyer asks for.
     */
    asked: Money;
    /**
     * What had gone back before, when that made it less than the lines; null otherwise.
     */
    refundedBefore: string | null;
    /**
     * What the merchant agreed to pay back, or the platform decided; null while neither has.
     */
    refund: string | null;
    /**
     * Whether that has gone back; null when nothing goes back.
     */
    isRefunded: boolean | null;
    /**
     * What the merchant answered, or why the platform decided so.
     */
    answer: string | null;
    outcome: ClaimOutcome;
    /**
     * Where the goods are to be sent back for an exchange; null: nowhere (yet).
     */
    returnTo: string | null;
    /**
     * The parcel with which they came back, and that with the others; null while there is none.
     */
    returnParcel: ClaimParcel | null;
    replacement: ClaimParcel | null;
    /**
     * Until when whoever is awaited in an exchange has time; null: nobody is.
     */
    exchangeDeadline: string | null;
    /**
     * Under which number the money that went back is in the books; null while none has.
     */
    creditNote: CreditNote | null;
    createTime: string;
    /**
     * Until when the merchant has to answer.
     */
    answerDeadline: string;
    /**
     * When the platform stepped in: then it decides, not the merchant. Null: it did not.
     */
    stepInTime: string | null;
    decideTime: string | null;
};

/**
 * An answer to a claim.
 */
export type ClaimAnswer = {
    id: Id;
    /**
     * `exchange` only where the buyer asks for one.
     */
    decision: 'refund' | 'decline' | 'exchange';
    /**
     * With `exchange`: to whom and where the goods are to be sent.
     */
    returnTo?: LongLineText;
    /**
     * What goes back, more than nothing and at most what was paid and has not gone back; absent: what the buyer asks for. For what was not shipped it is always that.
     */
    amount?: Money;
    answer: string;
};

/**
 * A file of a claim.
 */
export type ClaimFile = {
    id: Id;
    name: string;
    type: string;
    sizeBytes: number;
    /**
     * Where it is, relative to the API.
     */
    url: string;
};

export type ClaimFileReply = {
    code: 1;
    msg: string;
    data: ClaimFile;
};

/**
 * A claim.
 */
export type ClaimForm = {
    id: Id;
    kind: ClaimKind;
    /**
     * An exchange is for goods of bad quality, for wrong ones and for what else is wrong with them.
     */
    remedy?: ClaimRemedy;
    lines: Array<ClaimedPieces>;
    reason: string;
    /**
     * Files that were sent for it.
     */
    fileIds: Array<Id>;
    /**
     * The amount that the buyer saw; another one on the server is refused.
     */
    expected: Money;
};

/**
 * Why a buyer is not satisfied: `unshipped` asks for the money of what was not shipped, the others are about what came.
 */
export type ClaimKind = 'unshipped' | 'shortage' | 'quality' | 'wrong' | 'other';

/**
 * How far a claim is. `open` waits for the merchant, `platform` for an operator, because the merchant did not do its part
 * in time. An exchange that the merchant agreed to: 待寄回, 已寄回, 换货已发出, 已换货.
 */
export type ClaimOutcome = 'open' | 'platform' | 'refund' | 'declined' | 'returning' | 'returned' | 'replaced' | 'exchanged';

/**
 * Who carries a parcel of an exchange, and under which number.
 */
export type ClaimParcel = {
    carrier: string;
    trackingNo: string;
    sendTime: string;
};

/**
 * What a claim comes to.
 */
export type ClaimQuote = {
    lines: Array<ClaimedLine>;
    /**
     * Freight that goes back too: only when nothing was shipped and nothing is left to ship.
     */
    freight: Money;
    /**
     * All lines and the freight, never more than was paid and has not gone back yet.
     */
    amount: Money;
    /**
     * What went back before, when that makes the amount less than the lines and the freight; null otherwise.
     */
    refundedBefore: string | null;
};

export type ClaimQuoteReply = {
    code: 1;
    msg: string;
    data: ClaimQuote;
};

/**
 * What the buyer wants: 退款, or 换货 of what came, with the parcel back and another one.
 */
export type ClaimRemedy = 'refund' | 'exchange';

export type ClaimUpload = {
    file: unknown;
};

/**
 * What a claim is to be about: pieces of lines, of a kind that the order offers now.
 */
export type ClaimWish = {
    id: Id;
    kind: ClaimKind;
    /**
     * An exchange is for goods of bad quality, for wrong ones and for what else is wrong with them.
     */
    remedy?: ClaimRemedy;
    lines: Array<ClaimedPieces>;
};

/**
 * Pieces of a line that a claim is about, with what was paid for them.
 */
export type ClaimedLine = {
    lineId: Id;
    quantity: Quantity;
    mpn: string;
    unit: string;
    amount: Money;
};

/**
 * Pieces of a line that a claim is about.
 */
export type ClaimedPieces = {
    lineId: Id;
    quantity: Quantity;
};

/**
 * What the browser signed over: the challenge, and the page that asked for it.
 */
export type ClientData = string;

/**
 * Code or a calculation, line by line.
 */
export type CodeBlock = {
    kind: 'code';
    /**
     * E.g. `c`; null when nothing was said.
     */
    language: string | null;
    text: string;
};

/**
 * Proof that a code was right; it stands in for the code once, within 10 minutes.
 */
export type CodeProof = {
    proof: string;
    expiresAt: number;
};

export type CodeProofReply = {
    code: 1;
    msg: string;
    data: CodeProof;
};

/**
 * A code to be checked before the next step of a form.
 */
export type CodeQuestion = {
    mobile: Mobile;
    code: OneTimeCode;
    scene: CaptchaScene;
};

/**
 * A code is on its way.
 */
export type CodeSent = {
    /**
     * From when another may be asked for: milliseconds since 1970.
     */
    resendAt: number;
    /**
     * Until when this one holds: milliseconds since 1970.
     */
    expiresAt: number;
};

export type CodeSentReply = {
    code: 1;
    msg: string;
    data: CodeSent;
};

/**
 * A colleague.
 */
export type Colleague = {
    id: Id;
    nickName: string;
};

/**
 * Which document.
 */
export type CollectChoice = {
    id: Id;
};

/**
 * A datasheet that a member collected by reference: the document itself stays where it is.
 */
export type CollectedDocument = {
    /**
     * Of the document.
     */
    id: Id;
    title: string;
    /**
     * Null when the document is gone since.
     */
    brandId: number | null;
    /**
     * In Chinese where there is such a name; null when the document is gone since.
     */
    brandName: string | null;
    version: string | null;
    /**
     * Bytes; null for one at its maker's address.
     */
    sizeBytes: number | null;
    /**
     * The file is ours: it opens in the reader and goes into a zip.
     */
    isHosted: boolean;
    /**
     * The document is off the site since.
     */
    isGone: boolean;
    /**
     * A newer revision of the sheet; null: this one is the newest that is known.
     */
    newerId: number | null;
    createTime: string;
};

export type CollectedDocumentListReply = {
    code: 1;
    msg: string;
    data: Array<CollectedDocument>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Whether the member collected it.
 */
export type CollectedState = {
    isCollected: boolean;
};

export type CollectedStateReply = {
    code: 1;
    msg: string;
    data: CollectedState;
};

/**
 * A comment of the first level with its first answers.
 */
export type Comment = {
    id: Id;
    /**
     * Of these three exactly one is there: what it is about.
     */
    articleId: number | null;
    resourceId: number | null;
    postId: number | null;
    state: CommentState;
    /**
     * Plain text with line breaks; '' when deleted.
     */
    content: string;
    /**
     * Null when deleted, or when the writer's account is gone.
     */
    writer: CommentWriter | null;
    /**
     * The member wrote it: may delete it, and may not report it.
     */
    isMine: boolean;
    /**
     * Why it was refused, for its writer.
     */
    refuseReason: string | null;
    likes: number;
    isLiked: boolean;
    /**
     * Where it was sent from (IP 属地), e.g. 广东; null when not known.
     */
    ipRegion: string | null;
    createTime: string;
    /**
     * Answers that this visitor may see; those not here come by commentReplies.
     */
    replyCount: number;
    /**
     * The first three, the oldest first.
     */
    replies: Array<CommentReply>;
};

/**
 * Who is answered.
 */
export type CommentAddressee = {
    id: Id;
    nickName: string;
};

/**
 * One comment.
 */
export type CommentChoice = {
    id: Id;
};

export type CommentListReply = {
    code: 1;
    msg: string;
    data: Array<Comment>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An answer below a comment.
 */
export type CommentReply = {
    id: Id;
    /**
     * Of these three exactly one is there: what it is about.
     */
    articleId: number | null;
    resourceId: number | null;
    postId: number | null;
    state: CommentState;
    /**
     * Plain text with line breaks; '' when deleted.
     */
    content: string;
    /**
     * Null when deleted, or when the writer's account is gone.
     */
    writer: CommentWriter | null;
    /**
     * The member wrote it: may delete it, and may not report it.
     */
    isMine: boolean;
    /**
     * Why it was refused, for its writer.
     */
    refuseReason: string | null;
    likes: number;
    isLiked: boolean;
    /**
     * Where it was sent from (IP 属地), e.g. 广东; null when not known.
     */
    ipRegion: string | null;
    createTime: string;
    /**
     * The comment of the first level that it belongs to.
     */
    parentId: Id;
    /**
     * Null: it answers that comment itself.
     */
    replyTo: CommentAddressee | null;
};

export type CommentReplyListReply = {
    code: 1;
    msg: string;
    data: Array<CommentReply>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A report of a comment.
 */
export type CommentReport = {
    id: Id;
    reason: CommentReportReason;
    note?: string;
};

/**
 * Why somebody reports a comment: 广告, 辱骂, 违法, 不实, 其他.
 */
export type CommentReportReason = 'spam' | 'abuse' | 'illegal' | 'wrong' | 'other';

/**
 * How comments are ordered.
 */
export type CommentSort = 'newest' | 'hottest';

/**
 * Where a comment stands. `pending` (审核中) and `refused` ones are seen by their writer only; `folded` ones were
 * reported: everybody may unfold them; `deleted` ones stay, without words, while answers hang on them.
 */
export type CommentState = 'pending' | 'shown' | 'folded' | 'refused' | 'deleted';

/**
 * Who wrote a comment.
 */
export type CommentWriter = {
    id: Id;
    nickName: string;
    /**
     * Address of the picture, or null.
     */
    avatar: string | null;
};

/**
 * What the header's search finds over all kinds.
 */
export type CommonResult = {
    parts: Array<PartRow>;
    brands: Array<Brand>;
    agents: Array<Agent>;
};

export type CommonResultReply = {
    code: 1;
    msg: string;
    data: CommonResult;
};

/**
 * A company as lists show it.
 */
export type CompanyCard = {
    id: Id;
    name: string;
    nameEn: string | null;
    /**
     * City in Chinese; null: not said.
     */
    place: string | null;
    industry: string | null;
    roles: Array<TradeRole>;
    /**
     * Whether the verification holds now.
     */
    isVerified: boolean;
    /**
     * Made up, to show what a company looks like.
     */
    isSample: boolean;
    /**
     * Live offers on the board.
     */
    supplies: number;
    /**
     * Live demands on the board that name the company; anonymous ones are never counted.
     */
    demands: number;
    /**
     * Members who follow it.
     */
    followers: number;
};

/**
 * A company not to follow any more.
 */
export type CompanyChoice = {
    enterpriseId: Id;
};

/**
 * What became of the deals of a company, as buyer or seller.
 */
export type CompanyCompletion = {
    /**
     * Share of the deals that came to their end as agreed, 0–1; null: too few.
     */
    share: number | null;
    /**
     * Deals of the period whose end is known.
     */
    deals: number;
    /**
     * Those that became a finished order.
     */
    kept: number;
};

/**
 * A company to be entered.
 */
export type CompanyEntryForm = {
    /**
     * One of the member's own that was not published: it is changed and handed in again. Absent: a new one.
     */
    entryId?: Id;
    name: CompanyName;
    nameCn?: string;
    /**
     * ISO 3166-1 alpha-2; a code that is none of it is refused.
     */
    country?: string;
    /**
     * With http:// or https://.
     */
    website?: string;
    /**
     * Where an operator can check it: an address, or in words.
     */
    evidence: string;
};

/**
 * What is counted of a company, from what really happened on this site.
 */
export type CompanyFigures = {
    /**
     * So many days back.
     */
    windowDays: number;
    /**
     * Below so many cases no figure is given.
     */
    fewest: number;
    response: CompanyResponse;
    completion: CompanyCompletion;
    supplies: number;
    demands: number;
    asOf: string;
};

export type CompanyFiguresReply = {
    code: 1;
    msg: string;
    data: CompanyFigures;
};

/**
 * Whether the member follows a company, and what they want to be told of.
 */
export type CompanyFollow = {
    /**
     * The member acts for it: one's own company is neither followed nor blocked.
     */
    isOwn: boolean;
    isFollowed: boolean;
    /**
     * New offers.
     */
    wantsSupply: boolean;
    /**
     * New demands that name the company.
     */
    wantsDemand: boolean;
};

/**
 * A company to follow; following it again changes what the member is told of.
 */
export type CompanyFollowForm = {
    enterpriseId: Id;
    wantsSupply?: boolean;
    wantsDemand?: boolean;
};

export type CompanyFollowReply = {
    code: 1;
    msg: string;
    data: CompanyFollow;
};

/**
 * A company as its page shows it.
 */
export type CompanyHome = {
    id: Id;
    name: string;
    nameEn: string | null;
    /**
     * City in Chinese; null: not said.
     */
    place: string | null;
    industry: string | null;
    roles: Array<TradeRole>;
    /**
     * Whether the verification holds now.
     */
    isVerified: boolean;
    /**
     * Made up, to show what a company looks like.
     */
    isSample: boolean;
    /**
     * Live offers on the board.
     */
    supplies: number;
    /**
     * Live demands on the board that name the company; anonymous ones are never counted.
     */
    demands: number;
    /**
     * Members who follow it.
     */
    followers: number;
    scale: CompanyScale | null;
    website: string | null;
    officeAddress: string | null;
    /**
     * Null for companies whose licence nobody looked at.
     */
    licence: CompanyLicence | null;
    verifyTime: string | null;
    /**
     * Until when the verification holds.
     */
    expireTime: string | null;
    /**
     * What of its production everybody may see.
     */
    lines: number;
};

export type CompanyHomeReply = {
    code: 1;
    msg: string;
    data: CompanyHome;
};

/**
 * An invitation that waits for an answer.
 */
export type CompanyInvitation = {
    id: Id;
    /**
     * Whom it was sent to, masked; null: whoever has the link.
     */
    mobile: string | null;
    role: GivenRole;
    spendLimit: string | null;
    createTime: string;
    expireTime: string;
};

/**
 * What the licence of a company says, for whoever deals with it.
 */
export type CompanyLicence = {
    name: string;
    creditCode: string;
    legalPerson: string | null;
    regAddress: string | null;
    /**
     * The last day of the licence; null: without end, or not said.
     */
    validUntil: string | null;
};

/**
 * A page of the directory that members of a company say is the company's own, and what stands on it.
 */
export type CompanyListing = {
    agent: AgentRow;
    /**
     * Makers whose parts it carries, with what is proved of each; those that are proved first.
     */
    lines: Array<AgentLine>;
    /**
     * Where the claim stands.
     */
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
    /**
     * The member claimed it, and keeps it once that is approved; else a colleague did.
     */
    isMine: boolean;
};

/**
 * Pages of distributors, or of traders.
 */
export type CompanyListingKind = 'agent' | 'trader';

export type CompanyListingListReply = {
    code: 1;
    msg: string;
    data: Array<CompanyListing>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Somebody who acts for a company.
 */
export type CompanyMember = {
    /**
     * Number of the member.
     */
    id: Id;
    nickName: string;
    avatar: string | null;
    /**
     * Masked; null: taken off.
     */
    mobile: string | null;
    role: SeatRole;
    /**
     * Most yuan of one order without approval; null: no limit.
     */
    spendLimit: string | null;
    joinTime: string;
    /**
     * It is who asks.
     */
    isSelf: boolean;
};

/**
 * A name as companies write theirs.
 */
export type CompanyName = string;

/**
 * The people of a company.
 */
export type CompanyPeople = {
    members: Array<CompanyMember>;
    /**
     * Those that wait; none for who may not invite.
     */
    invitations: Array<CompanyInvitation>;
};

export type CompanyPeopleReply = {
    code: 1;
    msg: string;
    data: CompanyPeople;
};

/**
 * A place and how many companies are there.
 */
export type CompanyPlace = {
    place: string;
    count: number;
};

/**
 * How fast a company answers who asks it for a quote.
 */
export type CompanyResponse = {
    /**
     * Median of the hours from the question to the answer; null: too few answers.
     */
    medianHours: number | null;
    /**
     * Questions of the period that were answered.
     */
    answered: number;
    /**
     * All questions of the period.
     */
    asked: number;
};

/**
 * People who work at a company.
 */
export type CompanyScale = '0-20' | '20-99' | '100-499' | '500-999' | '1000-9999' | '10000+';

/**
 * A page of companies.
 */
export type CompanySearchReply = {
    code: 1;
    msg: string;
    data: Array<CompanyCard>;
    /**
     * Companies that match, over all pages.
     */
    totalRecord: number;
    /**
     * Where the companies are that match everything but the place; the most first, at most 30.
     */
    places: Array<CompanyPlace>;
};

/**
 * How companies are sorted: hot by how many members follow them, most first; newest by when they were verified.
 */
export type CompanySort = 'hot' | 'newest';

/**
 * Condition of parts: A1 原装原包完整, A2 原包已开, A3 工厂余料同批号, B1 散新同批号, B2 散新混批号, B3 散新无原包, B4 氧化或久存, D1 拆机件,
 * D2 剪脚片, D3 处理过引脚, D4 翻新重打标, T1 定制, T2 第三方封装. Fakes (E) cannot be listed.
 */
export type ConditionGrade = 'a1' | 'a2' | 'a3' | 'b1' | 'b2' | 'b3' | 'b4' | 'd1' | 'd2' | 'd3' | 'd4' | 't1' | 't2';

/**
 * A new contact of a page.
 */
export type ContactAddition = {
    kind: ContactPageKind;
    /**
     * Number of the brand, distributor, trader or merchant.
     */
    thingId: Id;
    topic: ContactTopic;
    name: string;
    /**
     * Digits, blanks, +, -, brackets and an extension behind 转.
     */
    phone?: string;
    email?: string;
    wechat?: string;
    address?: string;
    hours?: string;
    /**
     * Holds at once, without a review. Absent: members may open a new one; of another it stays as it was.
     */
    visibility?: ContactVisibility;
};

/**
 * A contact as everybody sees it: of phone, email and wechat only so much that one sees they are there, e.g. 138****1234.
 */
export type ContactCard = {
    id: Id;
    topic: ContactTopic;
    /**
     * Of a department or a person.
     */
    name: string;
    phone: string | null;
    email: string | null;
    wechat: string | null;
    address: string | null;
    /**
     * When somebody answers, in words.
     */
    hours: string | null;
    visibility: ContactVisibility;
    /**
     * Made up, to show what a contact looks like.
     */
    isSample: boolean;
};

export type ContactCardListReply = {
    code: 1;
    msg: string;
    data: Array<ContactCard>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A contact that is changed.
 */
export type ContactChange = {
    id: Id;
    topic: ContactTopic;
    name: string;
    /**
     * Digits, blanks, +, -, brackets and an extension behind 转.
     */
    phone?: string;
    email?: string;
    wechat?: string;
    address?: string;
    hours?: string;
    /**
     * Holds at once, without a review. Absent: members may open a new one; of another it stays as it was.
     */
    visibility?: ContactVisibility;
};

/**
 * One contact.
 */
export type ContactChoice = {
    id: Id;
};

/**
 * How somebody at a company is reached; what was not said is null.
 */
export type ContactFacts = {
    topic: ContactTopic;
    /**
     * Of a department or a person.
     */
    name: string;
    phone: string | null;
    email: string | null;
    wechat: string | null;
    address: string | null;
    /**
     * When somebody answers, in words.
     */
    hours: string | null;
};

/**
 * That somebody opened a contact.
 */
export type ContactOpening = {
    contact: string;
    /**
     * Who it was, as others see them.
     */
    nickName: string;
    /**
     * The verified company for which they act; null: none.
     */
    company: string | null;
    time: string;
};

export type ContactOpeningListReply = {
    code: 1;
    msg: string;
    data: Array<ContactOpening>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Whose page a contact stands on: a brand, a distributor or trader, a merchant of the mall, a company.
 */
export type ContactPageKind = 'brand' | 'agent' | 'merchant' | 'enterprise';

/**
 * A contact of a company that the member opened today.
 */
export type ContactToKeep = {
    contactId: Id;
};

/**
 * What a contact of a company is asked about: 销售, 技术支持, 采购, 品质, 综合.
 */
export type ContactTopic = 'sales' | 'support' | 'purchasing' | 'quality' | 'general';

/**
 * Who may open a contact: 公开 nobody has to, it is shown whole; 登录可见 members; 认证可见 who acts for a verified company.
 */
export type ContactVisibility = 'open' | 'members' | 'verified';

/**
 * A conversation from the side of the reader.
 */
export type Conversation = {
    id: Id;
    /**
     * The other side.
     */
    party: ChatParty;
    /**
     * As whom the reader writes in it: themselves, their company, their shop, or the operators.
     */
    ownParty: ChatParty;
    /**
     * The reader's own name for the other side, or null.
     */
    remark: string | null;
    /**
     * Messages of the other side that are not read.
     */
    unreadCount: number;
    /**
     * The newest message in one line, e.g. [图片]; '' without one.
     */
    lastNote: string;
    /**
     * The newest message was written on the reader's side.
     */
    isLastOwn: boolean;
    lastTime: string | null;
    /**
     * Number of the newest message; 0 without one.
     */
    lastSeq: number;
    /**
     * Up to where the reader read.
     */
    readSeq: number;
    /**
     * Up to where the other side read.
     */
    otherReadSeq: number;
    isPinned: boolean;
    isStarred: boolean;
    /**
     * New messages are not counted and not told.
     */
    isMuted: boolean;
    isHidden: boolean;
    /**
     * The reader's side blocked the other one.
     */
    isBlocked: boolean;
    /**
     * Why nothing can be written now, in Chinese; null: it can.
     */
    closedReason: string | null;
    /**
     * What it was opened about last, or null.
     */
    subject: ChatCard | null;
    createTime: string;
    updateTime: string;
};

/**
 * One conversation.
 */
export type ConversationChoice = {
    conversationId: Id;
};

/**
 * Which conversations a list shows; hidden ones are in the list of their own only.
 */
export type ConversationFilter = 'all' | 'unread' | 'starred' | 'hidden';

/**
 * Marks of the reader's own; what is absent stays as it is.
 */
export type ConversationMarks = {
    conversationId: Id;
    isPinned?: boolean;
    isStarred?: boolean;
    isMuted?: boolean;
    isHidden?: boolean;
    /**
     * Empty: none.
     */
    remark?: string;
};

/**
 * Conversations, with the notices as one of them.
 */
export type ConversationPage = {
    code: 1;
    msg: string;
    data: Array<Conversation>;
    totalRecord: number;
    notices: NoticeConversation;
};

export type ConversationReply = {
    code: 1;
    msg: string;
    data: Conversation;
};

/**
 * What a member says is wrong with a conversation or one of its messages.
 */
export type ConversationReport = {
    conversationId: Id;
    /**
     * The message; absent: the conversation as a whole.
     */
    seq?: number;
    reason: ChatReportReason;
    note?: string;
};

/**
 * With whom to talk. A quote or an order alone says who the other side is; a part and an article are what it is about, beside a side;
 * a demand is talked about with the company behind it.
 */
export type ConversationWish = {
    kind?: ChatPartyKind;
    /**
     * Number of the member, company or merchant; absent for operators.
     */
    partyId?: Id;
    subjectKind?: ChatCardKind;
    subjectId?: Id;
};

/**
 * A corrected fact and where it is from.
 */
export type CorrectedFact = {
    field: FactField;
    /**
     * In Chinese.
     */
    name: string;
    /**
     * As shown, with its unit.
     */
    text: string;
    /**
     * The address of a page, or words.
     */
    source: string;
    time: string;
};

/**
 * What was put right after publishing.
 */
export type Correction = {
    date: string;
    text: string;
};

/**
 * What was wrong in an article and how it is right.
 */
export type CorrectionForm = {
    id: Id;
    text: string;
};

/**
 * A number of things.
 */
export type Count = {
    count: number;
};

export type CountReply = {
    code: 1;
    msg: string;
    data: Count;
};

/**
 * What is said against a notice.
 */
export type CounterForm = {
    id: Id;
    /**
     * Why the content may be here, and what proves that.
     */
    content: string;
    /**
     * A mail address or phone number, which the sender of the notice gets.
     */
    contact: string;
};

/**
 * What who published the content says against a notice (不侵权声明).
 */
export type CounterNotice = {
    content: string;
    createTime: string;
    /**
     * Null: not decided.
     */
    decideTime: string | null;
    /**
     * What the operator said to it.
     */
    reason: string | null;
};

/**
 * How far a member is in a course.
 */
export type CourseProgress = {
    readCount: number;
    lessonCount: number;
    /**
     * The first lesson that is not read; null: all are.
     */
    nextNo: number | null;
};

export type CourseProgressReply = {
    code: 1;
    msg: string;
    data: CourseProgress;
};

/**
 * Orders that were made.
 */
export type CreatedOrders = {
    orders: Array<OrderRow>;
};

export type CreatedOrdersReply = {
    code: 1;
    msg: string;
    data: CreatedOrders;
};

/**
 * The id that an authenticator gave a key; at most 1023 bytes.
 */
export type CredentialId = string;

/**
 * What may be done with credit terms now by who asks. Buyer: apply. Merchant: approve, refuse, change, pause, resume, end.
 */
export type CreditAction = 'apply' | 'approve' | 'refuse' | 'change' | 'pause' | 'resume' | 'end';

/**
 * What a company asks of a merchant.
 */
export type CreditApplication = {
    merchantId: Id;
    limit: CreditLimit;
    days: 30 | 60 | 90;
    note?: LongLineText;
};

/**
 * Unified social credit code, GB 32100: 18 characters with a check character.
 */
export type CreditCode = string;

/**
 * A company that buys on credit terms.
 */
export type CreditCompany = {
    /**
     * Null once the company is gone with the account of its last owner.
     */
    id: number | null;
    name: string;
};

/**
 * How many credit terms stand where.
 */
export type CreditCount = {
    state: CreditState;
    count: number;
};

export type CreditCountListReply = {
    code: 1;
    msg: string;
    data: Array<CreditCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a merchant does with credit terms: with `approve` and `change` the limit and the days, with `refuse`, `pause` and `end` the reason.
 */
export type CreditDecision = {
    id: Id;
    decision: 'approve' | 'refuse' | 'change' | 'pause' | 'resume' | 'end';
    limit?: CreditLimit;
    days?: 30 | 60 | 90;
    reason?: LongLineText;
};

/**
 * A limit of credit terms in yuan: from 1 up to 99,999,999.99.
 */
export type CreditLimit = string;

/**
 * A credit note (贷项通知单): what a merchant gave back of an order, under a number that is never left out or used twice.
 */
export type CreditNote = {
    id: Id;
    /**
     * `CN` with the year, the merchant and the number in that year, e.g. `CN2026-7-00012`.
     */
    no: string;
    orderId: Id;
    orderNo: string;
    merchant: MerchantBrief;
    currency: Currency;
    /**
     * What went back of the goods, without tax; the freight that went back; the tax, null for orders without tax; all of it.
     */
    untaxed: Money;
    freight: Money;
    tax: string | null;
    amount: Money;
    issueTime: string;
};

export type CreditNoteListReply = {
    code: 1;
    msg: string;
    data: Array<CreditNote>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Why nothing more can be ordered on credit terms: they are paused, a statement is overdue, or the order is over what remains.
 */
export type CreditObstacle = 'paused' | 'overdue' | 'over';

/**
 * What credit terms offer to one order to be.
 */
export type CreditOffer = {
    termsId: Id;
    days: 30 | 60 | 90;
    limit: Money;
    remaining: Money;
    /**
     * When this order would be due.
     */
    dueOn: string;
    /**
     * Why it cannot be ordered so; null: it can.
     */
    obstacle: CreditObstacle | null;
};

/**
 * What a company has with one merchant, for who may ask for more.
 */
export type CreditStanding = {
    merchant: MerchantBrief;
    /**
     * Null: the member buys for no verified company.
     */
    company: CreditCompany | null;
    /**
     * Null: never asked for.
     */
    terms: CreditTerms | null;
    /**
     * Whether this member may ask for credit terms now.
     */
    mayApply: boolean;
    /**
     * Why not, in Chinese; null when they may.
     */
    whyNot: string | null;
};

export type CreditStandingReply = {
    code: 1;
    msg: string;
    data: CreditStanding;
};

/**
 * Where credit terms (月结) stand: 待审核, 已开通, 已暂停, 未通过, 已终止.
 */
export type CreditState = 'applied' | 'active' | 'paused' | 'refused' | 'ended';

/**
 * Credit terms between one company and one merchant, in yuan.
 */
export type CreditTerms = {
    id: Id;
    merchant: MerchantBrief;
    company: CreditCompany;
    state: CreditState;
    /**
     * In Chinese.
     */
    stateName: string;
    /**
     * What the company asked for.
     */
    askedLimit: Money;
    askedDays: 30 | 60 | 90;
    note: string | null;
    /**
     * What the merchant gives; null while it never did.
     */
    limit: string | null;
    days: 30 | 60 | 90 | null;
    /**
     * What is ordered and neither paid nor given back, and what of the limit remains: never below nothing.
     */
    used: Money;
    remaining: Money;
    /**
     * What of it is past its due day.
     */
    overdue: Money;
    /**
     * Why nothing more can be ordered now; null: orders are taken, or the terms never were in force.
     */
    obstacle: CreditObstacle | null;
    /**
     * Why the merchant refused, paused or ended them; null otherwise.
     */
    reason: string | null;
    applyTime: string;
    decideTime: string | null;
    actions: Array<CreditAction>;
};

export type CreditTermsListReply = {
    code: 1;
    msg: string;
    data: Array<CreditTerms>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type CreditTermsReply = {
    code: 1;
    msg: string;
    data: CreditTerms;
};

/**
 * Currencies of the mall.
 */
export type Currency = 'CNY' | 'USD';

/**
 * A buyer's own number for a line, printed on papers: at most 72 characters, never cut.
 */
export type CustomerRef = string;

/**
 * What a column of a table holds, told by the table's author or found in its values.
 */
export type DataColumn = {
    name: string;
    type: 'number' | 'text' | 'time' | 'boolean';
    /**
     * E.g. V; null: none.
     */
    unit: string | null;
    /**
     * What it is, in words; null: nobody said.
     */
    description: string | null;
    /**
     * The smallest and largest number; null: no numbers.
     */
    min: number | null;
    max: number | null;
    /**
     * Rows without a value.
     */
    missing: number;
};

/**
 * A copy of everything that the site keeps about the member.
 */
export type DataExport = {
    state: DataExportState;
    askTime: string;
    /**
     * Until when it can be fetched; null until it is ready.
     */
    expireTime: string | null;
    /**
     * Bytes of the file; null until it is ready.
     */
    sizeBytes: number | null;
};

export type DataExportReply = {
    code: 1;
    msg: string;
    data: DataExport;
};

/**
 * How far a copy of the member's data is; an expired one was removed.
 */
export type DataExportState = 'preparing' | 'ready' | 'failed' | 'expired';

/**
 * A source that catalogue facts were taken from, with its licence.
 */
export type DataSource = {
    name: string;
    licence: string;
    url: string | null;
    /**
     * Rows of the catalogue that name this source.
     */
    rows: number;
};

export type DataSourceListReply = {
    code: 1;
    msg: string;
    data: Array<DataSource>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The best datasheet of a part.
 */
export type Datasheet = {
    /**
     * Null when only the maker's address is known.
     */
    documentId: number | null;
    /**
     * The maker's address; with `isHosted`: the file is a copy of it that is kept here.
     */
    url: string | null;
    /**
     * Host name of url.
     */
    host: string | null;
    /**
     * How url fares; null: it was not checked, or there is none.
     */
    link: LinkHealth | null;
    pageCount: number | null;
    /**
     * True: the file is ours and opens in the reader.
     */
    isHosted: boolean;
    /**
     * A sample that this portal made, and says so.
     */
    isSample: boolean;
};

/**
 * Which datasheet a part must have.
 */
export type DatasheetFilter = 'hosted' | 'any';

/**
 * A day as a form sends it, or empty.
 */
export type DayOrNone = string;

/**
 * Where parts are handed over: SZ 深圳, HK 香港, OTHER 其他.
 */
export type DeliveryPlace = 'SZ' | 'HK' | 'OTHER';

/**
 * A search box's hint for a brand or distributor.
 */
export type DirectoryHint = {
    id: Id;
    name: string;
    website: string | null;
    fullLogo: string | null;
    fullName: string | null;
};

export type DirectoryHintListReply = {
    code: 1;
    msg: string;
    data: Array<DirectoryHint>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An own article as a file of the disk.
 */
export type DiskArticle = {
    id: Id;
    /**
     * Counts up with every save.
     */
    version: number;
    state: OwnArticleState;
    /**
     * Of an article that readers see: its words were changed after it was published; null: they are the same.
     */
    change: ArticleChangeState | null;
    /**
     * Why it, or its change, was refused last; null: it was not, or was handed in again.
     */
    reason: string | null;
    /**
     * Why an operator took it off the site; null: none did.
     */
    takenDown: TakeDown | null;
    actions: Array<OwnArticleAction>;
    saveTime: string;
    /**
     * When readers see it, or saw it first; null: never published.
     */
    publishedTime: string | null;
    /**
     * Its title; 未命名 without one is the client's word: '' here.
     */
    name: string;
    /**
     * Bytes of its words and body; pictures are counted apart.
     */
    size: number;
    createTime: string;
};

/**
 * Own articles, with commas between.
 */
export type DiskArticleChoice = {
    ids: string;
};

export type DiskArticleListReply = {
    code: 1;
    msg: string;
    data: Array<DiskArticle>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Another title for an own article.
 */
export type DiskArticleName = {
    id: Id;
    name: string;
};

export type DiskArticleReply = {
    code: 1;
    msg: string;
    data: DiskArticle;
};

/**
 * What became of each, in the order in which they were sent.
 */
export type DiskBatch = {
    outcomes: Array<DiskOutcome>;
    /**
     * How many are `done`.
     */
    doneCount: number;
    /**
     * Of the disk, after it.
     */
    revision: number;
};

export type DiskBatchReply = {
    code: 1;
    msg: string;
    data: DiskBatch;
};

/**
 * Files to pack into one.
 */
export type DiskDownload = {
    /**
     * Numbers of files and folders with commas between, at most 500; empty is refused with 请选择文件.
     */
    ids: string;
    /**
     * Start of the file's name; the site's name and 文件 follow.
     */
    zipName?: string;
};

/**
 * Files and folders that go for ever.
 */
export type DiskErase = {
    ids: Array<Id>;
};

/**
 * A folder of the tree.
 */
export type DiskFolder = {
    id: Id;
    name: string;
    /**
     * Null: it lies in the disk itself.
     */
    folderId: number | null;
    /**
     * What lies in it itself.
     */
    itemCount: number;
    revision: number;
};

/**
 * A new folder.
 */
export type DiskFolderInput = {
    name: DiskName;
    /**
     * Where; without it the disk itself.
     */
    folderId?: Id;
    onClash?: OnClash;
};

/**
 * A file or folder with the way to it.
 */
export type DiskFound = {
    id: Id;
    isFolder: boolean;
    name: string;
    /**
     * Null: it lies in the disk itself.
     */
    folderId: number | null;
    kind: DiskKind;
    preview: DiskPreview;
    /**
     * Bytes; 0 for a folder.
     */
    sizeBytes: number;
    /**
     * Null for a folder.
     */
    sha256: string | null;
    /**
     * What lies in a folder itself; 0 for a file.
     */
    itemCount: number;
    /**
     * Grows with every change of it; sent as `ifRevision` it tells whether somebody changed it since.
     */
    revision: number;
    createTime: string;
    updateTime: string;
    /**
     * The folders that it lies in, from the outermost.
     */
    path: Array<DiskPlace>;
};

export type DiskFoundListReply = {
    code: 1;
    msg: string;
    data: Array<DiskFound>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type DiskFoundReply = {
    code: 1;
    msg: string;
    data: DiskFound;
};

/**
 * A file or folder of the disk.
 */
export type DiskItem = {
    id: Id;
    isFolder: boolean;
    name: string;
    /**
     * Null: it lies in the disk itself.
     */
    folderId: number | null;
    kind: DiskKind;
    preview: DiskPreview;
    /**
     * Bytes; 0 for a folder.
     */
    sizeBytes: number;
    /**
     * Null for a folder.
     */
    sha256: string | null;
    /**
     * What lies in a folder itself; 0 for a file.
     */
    itemCount: number;
    /**
     * Grows with every change of it; sent as `ifRevision` it tells whether somebody changed it since.
     */
    revision: number;
    createTime: string;
    updateTime: string;
};

export type DiskItemReply = {
    code: 1;
    msg: string;
    data: DiskItem;
};

/**
 * Kind of what lies in the disk, by the end of its name.
 */
export type DiskKind = 'folder' | 'pdf' | 'picture' | 'text' | 'code' | 'sheet' | 'office' | 'archive' | 'other';

/**
 * How much of a kind there is, the recycle bin left out.
 */
export type DiskKindUse = {
    kind: DiskKind;
    count: number;
    bytes: number;
};

/**
 * A page of a folder.
 */
export type DiskListReply = {
    code: 1;
    msg: string;
    data: Array<DiskItem>;
    /**
     * Files and folders that match, over all pages.
     */
    totalRecord: number;
    /**
     * The folders that the listed one lies in, from the outermost, with itself at the end; none for the disk itself.
     */
    path: Array<DiskPlace>;
    /**
     * Grows with every change in this disk.
     */
    revision: number;
};

/**
 * Files and folders that go somewhere.
 */
export type DiskMove = {
    items: Array<DiskPick>;
    /**
     * Without it the disk itself.
     */
    folderId?: Id;
};

/**
 * Name of a file or folder. Spaces around it go; `.` and `..` are none.
 */
export type DiskName = string;

/**
 * What became of one file or folder.
 */
export type DiskOutcome = {
    /**
     * The number that was sent, of an upload that of the upload.
     */
    id: Id;
    outcome: DiskOutcomeKind;
    /**
     * As it is now; of a copy that is the copy. Null when it is not there.
     */
    item: DiskItem | null;
    /**
     * What has the name, with `clash` and `skipped`.
     */
    existing: DiskItem | null;
};

/**
 * What became of one file or folder. `done`; `skipped` by wish; `clash`: `existing` has the name; `changed`: its revision is another; `missing`: it is not there; `originGone`: where it lay is gone; `tooDeep`; `intoItself`: a folder into itself; `overQuota`: no room; `full`: too many files and folders.
 */
export type DiskOutcomeKind = 'done' | 'skipped' | 'clash' | 'changed' | 'missing' | 'originGone' | 'tooDeep' | 'intoItself' | 'overQuota' | 'full';

export type DiskOutcomeReply = {
    code: 1;
    msg: string;
    data: DiskOutcome;
};

/**
 * Where a part goes directly.
 */
export type DiskPartAddress = {
    url: string;
    method: 'PUT';
    /**
     * To be sent exactly so.
     */
    headers: Array<DiskPartHeader>;
    expireTime: string;
};

export type DiskPartAddressReply = {
    code: 1;
    msg: string;
    data: DiskPartAddress;
};

/**
 * A part that was sent to the store.
 */
export type DiskPartArrived = {
    id: Id;
    part: DiskPartNo;
    sha256: Sha256;
};

/**
 * One header.
 */
export type DiskPartHeader = {
    name: string;
    value: string;
};

/**
 * The number of a part of a file of the disk, from 1.
 */
export type DiskPartNo = number;

/**
 * Folders in one another, e.g. of a folder that is uploaded.
 */
export type DiskPathInput = {
    /**
     * From the outermost.
     */
    names: Array<DiskName>;
    /**
     * Where the first lies; without it the disk itself.
     */
    folderId?: Id;
};

/**
 * One file or folder of several.
 */
export type DiskPick = {
    id: Id;
    onClash?: OnClash;
    /**
     * Only when it still is so.
     */
    ifRevision?: number;
};

/**
 * A folder on the way to something.
 */
export type DiskPlace = {
    id: Id;
    name: string;
};

/**
 * How a file is shown before it is downloaded; `none`: only downloaded.
 */
export type DiskPreview = 'none' | 'pdf' | 'picture' | 'text' | 'code' | 'csv' | 'xlsx';

/**
 * How full a disk is.
 */
export type DiskQuota = {
    /**
     * What it holds at most.
     */
    totalBytes: number;
    /**
     * What is in it, with the recycle bin.
     */
    usedBytes: number;
    /**
     * In the recycle bin.
     */
    trashBytes: number;
    trashCount: number;
    /**
     * By kind, the largest first; kinds without any are left out.
     */
    kinds: Array<DiskKindUse>;
    /**
     * Files and folders, with the recycle bin.
     */
    itemCount: number;
    /**
     * Datasheets that are collected; they take no room.
     */
    specCount: number;
    revision: number;
};

export type DiskQuotaReply = {
    code: 1;
    msg: string;
    data: DiskQuota;
};

/**
 * A new name.
 */
export type DiskRename = {
    id: Id;
    name: DiskName;
    onClash?: OnClash;
    /**
     * Only when it still is so; 409 `disk.changed` otherwise.
     */
    ifRevision?: number;
};

/**
 * Files and folders that come back.
 */
export type DiskRestore = {
    items: Array<DiskPick>;
    /**
     * Where they lay, or `folderId`.
     */
    place?: RestorePlace;
    /**
     * Without it the disk itself; only with `folder`.
     */
    folderId?: Id;
};

/**
 * A share link as its owner sees it.
 */
export type DiskShare = {
    id: Id;
    token: string;
    /**
     * What is shared; null when it is deleted for ever.
     */
    itemId: number | null;
    name: string;
    isFolder: boolean;
    state: ShareState;
    expireTime: string | null;
    /**
     * How often it may be downloaded; null: as often as one likes.
     */
    downloadLimit: number | null;
    downloadCount: number;
    /**
     * How often it was opened with the code.
     */
    openCount: number;
    createTime: string;
};

export type DiskShareListReply = {
    code: 1;
    msg: string;
    data: Array<DiskShare>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type DiskShareReply = {
    code: 1;
    msg: string;
    data: DiskShare;
};

/**
 * What of a folder is wanted and in which order; folders come first.
 */
export type DiskSort = 'name' | 'size' | 'time' | 'kind';

/**
 * A collected datasheet as it stands in the disk: by reference, without bytes of its own.
 */
export type DiskSpec = {
    /**
     * Of the document.
     */
    id: Id;
    title: string;
    /**
     * Null when the document is gone since.
     */
    brandId: number | null;
    /**
     * In Chinese where there is such a name; null when the document is gone since.
     */
    brandName: string | null;
    version: string | null;
    /**
     * Bytes; null for one at its maker's address.
     */
    sizeBytes: number | null;
    /**
     * The file is ours: it opens in the reader and goes into a zip.
     */
    isHosted: boolean;
    /**
     * The document is off the site since.
     */
    isGone: boolean;
    /**
     * A newer revision of the sheet; null: this one is the newest that is known.
     */
    newerId: number | null;
    createTime: string;
    /**
     * 有新版: `newerId` is a newer revision.
     */
    hasNewer: boolean;
};

export type DiskSpecListReply = {
    code: 1;
    msg: string;
    data: Array<DiskSpec>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A file or folder in the recycle bin.
 */
export type DiskTrashed = {
    id: Id;
    isFolder: boolean;
    name: string;
    /**
     * Null: it lies in the disk itself.
     */
    folderId: number | null;
    kind: DiskKind;
    preview: DiskPreview;
    /**
     * Bytes; 0 for a folder.
     */
    sizeBytes: number;
    /**
     * Null for a folder.
     */
    sha256: string | null;
    /**
     * What lies in a folder itself; 0 for a file.
     */
    itemCount: number;
    /**
     * Grows with every change of it; sent as `ifRevision` it tells whether somebody changed it since.
     */
    revision: number;
    createTime: string;
    updateTime: string;
    /**
     * The folders that it lay in, from the outermost, as they were called then.
     */
    originPath: Array<string>;
    /**
     * They are gone: it needs another folder.
     */
    isOriginGone: boolean;
    /**
     * Files in it, for a folder.
     */
    fileCount: number;
    /**
     * Bytes of it and of all that lies in it.
     */
    totalBytes: number;
    trashTime: string;
    /**
     * When it goes for ever.
     */
    purgeTime: string;
};

export type DiskTrashedListReply = {
    code: 1;
    msg: string;
    data: Array<DiskTrashed>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Files and folders that go into the recycle bin.
 */
export type DiskTrashing = {
    items: Array<DiskPick>;
};

/**
 * All folders of a disk, each after the one that it lies in, by name.
 */
export type DiskTree = {
    folders: Array<DiskFolder>;
    /**
     * Of the disk.
     */
    revision: number;
};

export type DiskTreeReply = {
    code: 1;
    msg: string;
    data: DiskTree;
};

/**
 * A file that comes in parts: which of them are here. It is kept for a week after the last one came.
 */
export type DiskUpload = {
    id: Id;
    name: string;
    sizeBytes: number;
    /**
     * The bytes of every part but the last.
     */
    partBytes: number;
    partCount: number;
    /**
     * The numbers of the parts that are here, ascending.
     */
    received: Array<number>;
    receivedBytes: number;
    createTime: string;
    expireTime: string;
    /**
     * Null: the disk itself.
     */
    folderId: number | null;
    sha256: string;
    /**
     * What was said when it began.
     */
    onClash: OnClash;
    /**
     * Its parts may go to the store directly, see `diskPartAddress`.
     */
    isDirect: boolean;
};

/**
 * An upload of the disk.
 */
export type DiskUploadChoice = {
    id: Id;
};

/**
 * An upload that is whole.
 */
export type DiskUploadFinish = {
    id: Id;
    /**
     * Without it what was said when it began.
     */
    onClash?: OnClash;
    /**
     * Another name than it began with.
     */
    name?: DiskName;
    /**
     * Where it was said to go, or `folderId`.
     */
    place?: RestorePlace;
    /**
     * Without it the disk itself; only with `folder`.
     */
    folderId?: Id;
};

export type DiskUploadListReply = {
    code: 1;
    msg: string;
    data: Array<DiskUpload>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type DiskUploadReply = {
    code: 1;
    msg: string;
    data: DiskUpload;
};

/**
 * A file that is about to come in parts.
 */
export type DiskUploadStart = {
    name: DiskName;
    /**
     * Where; without it the disk itself.
     */
    folderId?: Id;
    /**
     * An empty file has no parts and is there at once.
     */
    sizeBytes: number;
    sha256: Sha256;
    onClash?: OnClash;
};

/**
 * What is to be done for a file: parts to send, or nothing because of `outcome`.
 */
export type DiskUploadStarted = {
    upload: DiskUpload | null;
    /**
     * `done`: the same bytes are in this disk and were taken from there; `clash`: `existing` has the name and nothing began; `skipped`.
     */
    outcome: DiskOutcome | null;
};

export type DiskUploadStartedReply = {
    code: 1;
    msg: string;
    data: DiskUploadStarted;
};

/**
 * Whom to keep away from, and how.
 */
export type DistanceChoice = {
    id: Id;
    distance: CircleDistance;
};

/**
 * A datasheet: our own file or the maker's address; both: a copy that is kept here.
 */
export type Document = {
    id: Id;
    title: string;
    docType: DocumentType;
    language: Language;
    /**
     * The edition as the document names it, e.g. `Rev. B`; null: not known.
     */
    version: string | null;
    /**
     * The day that the document carries; null: not known.
     */
    publishedOn: string | null;
    edition: Edition;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    partIds: Array<Id>;
    mpns: Array<string>;
    pageCount: number | null;
    /**
     * Bytes.
     */
    sizeBytes: number | null;
    /**
     * Lower-case hex of the file's SHA-256.
     */
    sha256: string | null;
    /**
     * True: the file is ours and opens in the reader.
     */
    isHosted: boolean;
    /**
     * A sample that this portal made, and says so.
     */
    isSample: boolean;
    outsideUrl: string | null;
    /**
     * Host name of outsideUrl.
     */
    host: string | null;
    /**
     * How outsideUrl fares; null: it was not checked, or there is none.
     */
    link: LinkHealth | null;
    /**
     * Null: the file is at its maker's only, or has always been ours.
     */
    archive: DocumentArchive | null;
    /**
     * Address of the file under this origin, for hosted ones.
     */
    fileUrl: string | null;
    /**
     * Null: the file is at its maker's only, was not drawn yet, or cannot be.
     */
    thumbnail: Thumbnail | null;
    outline: Array<OutlineItem>;
    createTime: string;
};

/**
 * A copy of a maker's file that is kept here.
 */
export type DocumentArchive = {
    /**
     * By what right, in the operator's words.
     */
    licence: string;
    /**
     * When it was fetched.
     */
    time: string;
};

/**
 * An upload.
 */
export type DocumentChoice = {
    id: Id;
};

/**
 * A document with the part that it mainly describes.
 */
export type DocumentDetail = {
    id: Id;
    title: string;
    docType: DocumentType;
    language: Language;
    /**
     * The edition as the document names it, e.g. `Rev. B`; null: not known.
     */
    version: string | null;
    /**
     * The day that the document carries; null: not known.
     */
    publishedOn: string | null;
    edition: Edition;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    partIds: Array<Id>;
    mpns: Array<string>;
    pageCount: number | null;
    /**
     * Bytes.
     */
    sizeBytes: number | null;
    /**
     * Lower-case hex of the file's SHA-256.
     */
    sha256: string | null;
    /**
     * True: the file is ours and opens in the reader.
     */
    isHosted: boolean;
    /**
     * A sample that this portal made, and says so.
     */
    isSample: boolean;
    outsideUrl: string | null;
    /**
     * Host name of outsideUrl.
     */
    host: string | null;
    /**
     * How outsideUrl fares; null: it was not checked, or there is none.
     */
    link: LinkHealth | null;
    /**
     * Null: the file is at its maker's only, or has always been ours.
     */
    archive: DocumentArchive | null;
    /**
     * Address of the file under this origin, for hosted ones.
     */
    fileUrl: string | null;
    /**
     * Null: the file is at its maker's only, was not drawn yet, or cannot be.
     */
    thumbnail: Thumbnail | null;
    outline: Array<OutlineItem>;
    createTime: string;
    part: PartRow | null;
};

export type DocumentDetailReply = {
    code: 1;
    msg: string;
    data: DocumentDetail;
};

/**
 * What the uploader says of a file.
 */
export type DocumentFacts = {
    id: Id;
    /**
     * A brand of this site; without it `brandName`.
     */
    brandId?: Id;
    brandName?: string;
    mpns: Array<UploadMpn>;
    title: string;
    language: Language;
    docType: DocumentType;
    /**
     * For part numbers that the catalogue does not have yet.
     */
    category?: CategoryId;
    /**
     * The uploader may share the file and agrees that it is taken down when its owner asks.
     */
    hasRight: boolean;
    /**
     * The edition of the words that were shown; the newest without it.
     */
    rightEdition?: RightEdition;
};

export type DocumentFile = {
    file: unknown;
};

/**
 * Documents of a brand in one category.
 */
export type DocumentGroup = {
    category: CategoryId;
    /**
     * In Chinese.
     */
    name: string;
    count: number;
    documents: Array<Document>;
};

export type DocumentGroupListReply = {
    code: 1;
    msg: string;
    data: Array<DocumentGroup>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type DocumentListReply = {
    code: 1;
    msg: string;
    data: Array<Document>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a mail holds, and where it goes.
 */
export type DocumentMail = {
    /**
     * The address in the form in which its owner recognises it, e.g. `l***@example.com`.
     */
    email: string;
    /**
     * False: the file is too large for a mail, or not ours, so that the mail holds its address.
     */
    isAttached: boolean;
};

export type DocumentMailReply = {
    code: 1;
    msg: string;
    data: DocumentMail;
};

/**
 * Where a document came from: a member's file, its maker's site, or made by this site as a sample.
 */
export type DocumentSource = 'uploaded' | 'outside' | 'sample';

/**
 * The same file, already here.
 */
export type DocumentTwin = {
    documentId: Id;
    title: string;
    brandId: Id;
    brandName: string;
};

/**
 * Kind of a document: 数据手册, 应用笔记, 勘误, 变更通知 (PCN), 停产通知 (EOL), 参考设计, 可靠性报告, RoHS 声明.
 */
export type DocumentType = 'datasheet' | 'appnote' | 'errata' | 'pcn' | 'eol' | 'refdesign' | 'reliability' | 'rohs';

/**
 * How many documents of a kind there are.
 */
export type DocumentTypeCount = {
    docType: DocumentType;
    count: number;
};

/**
 * A datasheet that a member uploaded.
 */
export type DocumentUpload = {
    id: Id;
    state: UploadState;
    /**
     * Title, '' while none was given.
     */
    title: string;
    docType: DocumentType;
    language: Language;
    /**
     * The brand, when this site knows it.
     */
    brandId: number | null;
    brandName: string | null;
    mpns: Array<string>;
    category: string | null;
    sizeBytes: number;
    pageCount: number;
    /**
     * Only with the member's session. Null: not drawn yet, or it cannot be.
     */
    thumbnail: Thumbnail | null;
    /**
     * Why it was refused.
     */
    reason: string | null;
    /**
     * The document that it became. While an edit of a published one is looked at, the document stays as it was.
     */
    documentId: number | null;
    /**
     * It was withdrawn less than a day ago: `restoreUpload` brings it back.
     */
    isRestorable: boolean;
    createTime: string;
    reviewTime: string | null;
};

export type DocumentUploadListReply = {
    code: 1;
    msg: string;
    data: Array<DocumentUpload>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type DocumentUploadReply = {
    code: 1;
    msg: string;
    data: DocumentUpload;
};

/**
 * Who handed a document in.
 */
export type DocumentUploader = {
    id: Id;
    nickName: string;
};

/**
 * A success without content.
 */
export type DoneReply = {
    code: 1;
    msg: string;
    data: null;
};

/**
 * Documents to pack into one file.
 */
export type DownloadRequest = {
    /**
     * Numbers of documents with commas between, at most 100; empty is refused with 请选择文件.
     */
    ids: string;
    /**
     * Start of the file's name; the site's name and 数据手册 follow.
     */
    zipName?: string;
};

/**
 * An element of a drawn body: `drawDocument` of
 */
export type DrawnElement = {
    tag: string;
    attributes: {
        [key: string]: string;
    };
    children: Array<DrawnNode>;
};

/**
 * Words, or an element. Formulae are MathML by then; a part number has its part's number in `data-part`, '' where the catalogue does not know it.
 */
export type DrawnNode = string | DrawnElement;

/**
 * Among the revisions of its sheet that are on the site: the only one, 现行 (the newest of several), 旧版.
 */
export type Edition = 'only' | 'current' | 'superseded';

/**
 * An address of electronic mail.
 */
export type Email = string;

/**
 * A mail address with the code that was sent to it.
 */
export type EmailBinding = {
    email: Email;
    code: OneTimeCode;
};

/**
 * A setting that nobody has filled in.
 */
export type EmptySetting = {
    key: string;
    /**
     * What it is for.
     */
    label: string;
    /**
     * What visitors miss without it.
     */
    effect: string;
    /**
     * Without it the site may not be open to the public in China.
     */
    isRequired: boolean;
};

/**
 * How the distributors that members enter sell; independent traders have a kind of entry of their own.
 */
export type EnteredAgentKind = 'authorized' | 'catalog';

/**
 * The company that would enter.
 */
export type EnteringCompany = {
    id: Id;
    name: string;
    place: string | null;
    creditCode: string;
    /**
     * The verification holds now.
     */
    isVerified: boolean;
    /**
     * The member may enter for it.
     */
    mayEnter: boolean;
    /**
     * Who it is that the mall knows already as the company's merchant; null: none yet.
     */
    merchant: MerchantBrief | null;
};

/**
 * What was handed in last about a company, and what became of it.
 */
export type EnterpriseApplication = {
    id: Id;
    /**
     * A change of a verified company: what was verified stays in force meanwhile.
     */
    isChange: boolean;
    facts: EnterpriseFacts;
    /**
     * Null: handed in when registering, without a licence.
     */
    licence: LicenceFile | null;
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
    decideTime: string | null;
};

/**
 * A company as everybody sees it.
 */
export type EnterpriseDetail = {
    id: Id;
    name: string;
    nameEn: string | null;
    place: string | null;
    industry: string | null;
    scale: CompanyScale | null;
    roles: Array<TradeRole>;
    website: string | null;
    /**
     * Of it only so much that one sees it is there, e.g. 0755-****12.
     */
    phone: string | null;
    email: string | null;
    /**
     * Whether the verification holds now.
     */
    isVerified: boolean;
    verifyTime: string | null;
    /**
     * Null for companies whose licence nobody looked at.
     */
    licence: LicenceFacts | null;
    /**
     * Made up, to show what a company looks like.
     */
    isSample: boolean;
};

export type EnterpriseDetailReply = {
    code: 1;
    msg: string;
    data: EnterpriseDetail;
};

/**
 * What a company says of itself; what was not said is null.
 */
export type EnterpriseFacts = {
    name: string;
    nameEn: string | null;
    creditCode: string;
    legalPerson: string | null;
    /**
     * The last day of the licence; null: without end, or not said.
     */
    licenceExpiry: string | null;
    regAddress: string | null;
    officeAddress: string | null;
    /**
     * The city that everybody sees, e.g. 深圳.
     */
    place: string | null;
    industry: string | null;
    scale: CompanyScale | null;
    roles: Array<TradeRole>;
    website: string | null;
    phone: string | null;
    email: string | null;
    contactName: string;
    contactPhone: string | null;
};

/**
 * What a member hands in of a company.
 */
export type EnterpriseForm = {
    name: string;
    nameEn?: string;
    creditCode: CreditCode;
    legalPerson: string;
    /**
     * Empty: without end.
     */
    licenceExpiry?: DayOrNone;
    regAddress: string;
    /**
     * Empty: the registered one.
     */
    officeAddress?: string;
    place: string;
    industry?: string;
    /**
     * Absent: not said.
     */
    scale?: CompanyScale;
    roles: Array<TradeRole>;
    website?: string;
    phone?: string;
    email?: string;
    contactName: string;
    contactPhone: string;
    /**
     * A file of uploadLicence; absent: the one that was handed in before.
     */
    licenceId?: Id;
};

/**
 * Whether a verified company is called so.
 */
export type EnterpriseNameState = {
    isTaken: boolean;
};

export type EnterpriseNameStateReply = {
    code: 1;
    msg: string;
    data: EnterpriseNameState;
};

/**
 * A new account that speaks for a company; the company waits for review.
 */
export type EnterpriseRegistration = {
    mobile: Mobile;
    code?: OneTimeCode;
    proof?: string;
    pwd: HashedPassword;
    nickName?: NickName;
    shareCode?: ShareCodeText;
    /**
     * The visitor agreed to the user agreement; without it nothing is created.
     */
    isAgreed: boolean;
    enterpriseName: string;
    creditCode: CreditCode;
    contactName: string;
};

/**
 * A company's verification.
 */
export type EnterpriseState = {
    /**
     * Null: never asked for.
     */
    status: EnterpriseStatus | null;
    name: string | null;
    /**
     * Why it was refused, in Chinese.
     */
    reason: string | null;
};

export type EnterpriseStateReply = {
    code: 1;
    msg: string;
    data: EnterpriseState;
};

/**
 * Where the verification of the member's company stands: 0 in review, 1 verified, 2 refused, 3 expired.
 */
export type EnterpriseStatus = 0 | 1 | 2 | 3;

/**
 * An entry of a member.
 */
export type Entry = {
    id: Id;
    kind: EntryKind;
    state: EntryState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    /**
     * Of the company that is entered, or that is said to sell something.
     */
    name: string;
    nameCn: string | null;
    country: string | null;
    website: string | null;
    /**
     * Of a distributor only.
     */
    agentKind: EnteredAgentKind | null;
    evidence: string;
    /**
     * The brand that it became, or that the company is said to sell.
     */
    brandId: number | null;
    /**
     * What that brand is called; null when no brand is said to be sold.
     */
    brandName: string | null;
    /**
     * The distributor or trader that it became, or that is said to sell something.
     */
    agentId: number | null;
    /**
     * The last day of the authorisation, when the member knows it.
     */
    validTo: string | null;
    /**
     * Part numbers that a trader is said to have.
     */
    mpns: Array<string>;
    submitTime: string;
    decideTime: string | null;
};

/**
 * One of the member's.
 */
export type EntryChoice = {
    id: Id;
};

/**
 * What a member enters into the directory: a company, or what one that is there sells.
 */
export type EntryKind = 'brand' | 'agent' | 'trader' | 'agent_brand' | 'trader_brand' | 'trader_model';

export type EntryListReply = {
    code: 1;
    msg: string;
    data: Array<Entry>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type EntryReply = {
    code: 1;
    msg: string;
    data: Entry;
};

/**
 * Where it stands: 审核中, 已通过, 已驳回.
 */
export type EntryState = 'reviewing' | 'published' | 'refused';

/**
 * When the account will be gone.
 */
export type ErasePlan = {
    eraseTime: string;
};

export type ErasePlanReply = {
    code: 1;
    msg: string;
    data: ErasePlan;
};

/**
 * One value that a sheet changes.
 */
export type ExcelChange = {
    field: ExcelTaskField;
    /**
     * Null: not said.
     */
    before: string | null;
    after: string | null;
};

/**
 * A column of a sheet.
 */
export type ExcelColumn = {
    /**
     * Its head; empty: it has none.
     */
    head: string;
    /**
     * What it holds; null: it is not used.
     */
    field: ExcelTaskField | null;
    /**
     * The first values below the head, five at most.
     */
    samples: Array<string>;
};

/**
 * Why a row is not imported.
 */
export type ExcelErrorCode = 'missing' | 'format' | 'range' | 'too_long' | 'unknown_word' | 'date_code' | 'formula' | 'contradiction' | 'removed';

/**
 * The name of a file.
 */
export type ExcelFileName = string;

/**
 * A wrong cell.
 */
export type ExcelRowError = {
    /**
     * Number of the row in the file, from 1.
     */
    row: number;
    /**
     * Head of the column as it stands in the file; null: no column, e.g. because one is missing.
     */
    column: string | null;
    code: ExcelErrorCode;
    /**
     * What to do about it, in Chinese.
     */
    message: string;
    /**
     * What stands there.
     */
    value: string;
};

/**
 * What becomes of a row: new, changed, same, wrong (it is not imported).
 */
export type ExcelRowOutcome = 'new' | 'changed' | 'same' | 'wrong';

/**
 * A sheet that is worked off in the background.
 */
export type ExcelTask = {
    id: Id;
    kind: ExcelTaskKind;
    fileName: string;
    sizeBytes: number;
    state: ExcelTaskState;
    /**
     * Its demands do not say who posted them.
     */
    isAnonymous: boolean;
    /**
     * It is checked and waits for somebody to start it.
     */
    isReady: boolean;
    /**
     * In per cent of the whole.
     */
    progress: number;
    /**
     * Rows below the head; null: not read yet.
     */
    total: number | null;
    /**
     * Rows on the board by it.
     */
    ok: number;
    /**
     * Wrong rows.
     */
    failed: number;
    /**
     * Null: not checked yet.
     */
    counts: ExcelTaskCounts | null;
    /**
     * What was chosen for rows that are missing; null: not started.
     */
    missing: ExcelTaskMissing | null;
    /**
     * Null: it did not fail.
     */
    fault: ExcelTaskFault | null;
    /**
     * What to do about it, in Chinese; null: it did not fail.
     */
    faultText: string | null;
    /**
     * What can be done with it now.
     */
    actions: Array<ExcelTaskDeed>;
    /**
     * Who uploaded it, as colleagues know them; null: not a member any more.
     */
    createdBy: string | null;
    createTime: string;
    startTime: string | null;
    endTime: string | null;
};

/**
 * How many rows become what.
 */
export type ExcelTaskCounts = {
    new: number;
    changed: number;
    same: number;
    wrong: number;
    /**
     * Rows of earlier sheets, still on the board, that this sheet does not have.
     */
    missing: number;
};

/**
 * What can be done with a task: map says what the columns are, start imports, stop and resume, cancel ends it.
 */
export type ExcelTaskDeed = 'map' | 'start' | 'stop' | 'resume' | 'cancel';

/**
 * A task with what its columns are.
 */
export type ExcelTaskDetail = {
    id: Id;
    kind: ExcelTaskKind;
    fileName: string;
    sizeBytes: number;
    state: ExcelTaskState;
    /**
     * Its demands do not say who posted them.
     */
    isAnonymous: boolean;
    /**
     * It is checked and waits for somebody to start it.
     */
    isReady: boolean;
    /**
     * In per cent of the whole.
     */
    progress: number;
    /**
     * Rows below the head; null: not read yet.
     */
    total: number | null;
    /**
     * Rows on the board by it.
     */
    ok: number;
    /**
     * Wrong rows.
     */
    failed: number;
    /**
     * Null: not checked yet.
     */
    counts: ExcelTaskCounts | null;
    /**
     * What was chosen for rows that are missing; null: not started.
     */
    missing: ExcelTaskMissing | null;
    /**
     * Null: it did not fail.
     */
    fault: ExcelTaskFault | null;
    /**
     * What to do about it, in Chinese; null: it did not fail.
     */
    faultText: string | null;
    /**
     * What can be done with it now.
     */
    actions: Array<ExcelTaskDeed>;
    /**
     * Who uploaded it, as colleagues know them; null: not a member any more.
     */
    createdBy: string | null;
    createTime: string;
    startTime: string | null;
    endTime: string | null;
    /**
     * Number of the row with the heads, from 1; 0: the sheet has none; null: not read yet.
     */
    headRow: number | null;
    columns: Array<ExcelColumn>;
    /**
     * What keeps it from being started, in Chinese; null: nothing.
     */
    obstacle: string | null;
    /**
     * The first wrong cells, 100 at most.
     */
    errors: Array<ExcelRowError>;
};

export type ExcelTaskDetailReply = {
    code: 1;
    msg: string;
    data: ExcelTaskDetail;
};

/**
 * Why a task failed.
 */
export type ExcelTaskFault = 'old_excel' | 'encrypted' | 'unreadable' | 'unpacked_too_large' | 'entities' | 'too_many_rows' | 'too_many_columns' | 'no_rows' | 'broken_off';

/**
 * What a column holds.
 */
export type ExcelTaskField = 'model' | 'brand' | 'quantity' | 'price' | 'currency' | 'tax' | 'dateCode' | 'package' | 'packing' | 'grade' | 'supplyKind' | 'leadTime' | 'place' | 'invoice' | 'remark';

/**
 * What the rows of a sheet become: demand 求购, stock 库存.
 */
export type ExcelTaskKind = 'demand' | 'stock';

export type ExcelTaskListReply = {
    code: 1;
    msg: string;
    data: Array<ExcelTask>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What the columns of a sheet are.
 */
export type ExcelTaskMapping = {
    id: Id;
    /**
     * Number of the row with the heads, from 1; 0: none.
     */
    headRow: number;
    /**
     * In the order of the columns; null: not used.
     */
    columns: Array<ExcelTaskField | null>;
};

/**
 * What to do with rows of earlier sheets that this one does not have: keep them, or close them.
 */
export type ExcelTaskMissing = 'keep' | 'close';

/**
 * Something to do with a task.
 */
export type ExcelTaskMove = {
    id: Id;
    deed: ExcelTaskDeed;
    /**
     * When it is started.
     */
    missing?: ExcelTaskMissing;
};

export type ExcelTaskReply = {
    code: 1;
    msg: string;
    data: ExcelTask;
};

/**
 * A row of a sheet.
 */
export type ExcelTaskRow = {
    row: number;
    /**
     * As they stand in the file.
     */
    cells: Array<string>;
    outcome: ExcelRowOutcome;
    errors: Array<ExcelRowError>;
    /**
     * What it changes of the row on the board; null: nothing.
     */
    changes: Array<ExcelChange> | null;
    /**
     * The row on the board; null: none yet.
     */
    boardRowId: number | null;
};

export type ExcelTaskRowListReply = {
    code: 1;
    msg: string;
    data: Array<ExcelTaskRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Where a task stands: queued 排队, parsing 解析, checking 校验 (it waits there for whoever starts it), importing 导入, paused 暂停, done 完成,
 * failed 失败, cancelled 取消.
 */
export type ExcelTaskState = 'queued' | 'parsing' | 'checking' | 'importing' | 'paused' | 'done' | 'failed' | 'cancelled';

export type ExcelTaskUpload = {
    kind: ExcelTaskKind;
    /**
     * What it is called on the member's disk.
     */
    name: ExcelFileName;
    file: unknown;
    /**
     * Demands: everybody reads the place and whether the company is verified, not who it is.
     */
    isAnonymous?: boolean;
};

/**
 * The parcel of an exchange, of this order.
 */
export type ExchangeParcel = {
    id: Id;
    carrier: string;
    trackingNo: string;
};

/**
 * What the buyer saw for one order; another total on the server is refused with the fresh one.
 */
export type ExpectedTotal = {
    merchantId: Id;
    currency: Currency;
    total: Money;
    /**
     * For the merchant.
     */
    remark?: LongLineText;
};

/**
 * One filter with its counts; each counts what the other filters leave.
 */
export type Facet = {
    /**
     * `category`, `brand`, `package`, `lifecycle`, `stock`, `datasheet` or the code of a parameter.
     */
    code: string;
    /**
     * In Chinese.
     */
    name: string;
    unit: string | null;
    kind: FacetKind;
    options: Array<FacetOption>;
    /**
     * Smallest and largest value in `unit`; null for options.
     */
    min: number | null;
    max: number | null;
    histogram: Array<FacetBar>;
    /**
     * Parts of which no source tells this.
     */
    unknownCount: number;
};

/**
 * One bar of a filter's histogram: from (included) to (excluded, the last bar included), in the filter's unit.
 */
export type FacetBar = {
    from: number;
    to: number;
    count: number;
};

/**
 * How a filter is set.
 */
export type FacetKind = 'options' | 'range';

/**
 * One choice of a filter.
 */
export type FacetOption = {
    /**
     * Goes back as the filter's value; `_unknown` stands for parts without the fact.
     */
    value: string;
    label: string;
    count: number;
};

/**
 * What a correction would change, in words.
 */
export type FactChange = {
    /**
     * In Chinese.
     */
    name: string;
    from: string | null;
    to: string;
    /**
     * Why the value is odd, though it may be right.
     */
    doubt: string | null;
};

export type FactChangeReply = {
    code: 1;
    msg: string;
    data: FactChange;
};

/**
 * One word that a fact can be.
 */
export type FactChoice = {
    value: string;
    /**
     * In Chinese.
     */
    label: string;
};

/**
 * Where a document says a fact of a part.
 */
export type FactEvidence = {
    field: FactField;
    documentId: Id;
    /**
     * Counts from 1.
     */
    page: number;
    frame: PageFrame;
    /**
     * Words, number and unit are those of the fact, and stand there only.
     */
    isSure: boolean;
};

/**
 * `packageCase`, `pins`, `lifecycle` or the code of a parameter.
 */
export type FactField = string;

/**
 * How a fact is written: a number with its unit, one of some words, or any words.
 */
export type FactKind = 'number' | 'choice' | 'text';

/**
 * Where a document says a fact.
 */
export type FactPlace = {
    documentId: Id;
    brandId: Id;
    title: string;
    /**
     * Counts from 1.
     */
    page: number;
    /**
     * Words, number and unit are those of the fact, and stand there only.
     */
    isSure: boolean;
    /**
     * A sample that this portal made, and says so.
     */
    isSample: boolean;
};

/**
 * Every answer with a 4xx or 5xx status.
 */
export type Failure = {
    /**
     * The HTTP status.
     */
    code: number;
    /**
     * Says in Chinese what the visitor can do.
     */
    msg: string;
    /**
     * Stable machine name, `domain.reason`.
     */
    reason: string;
    /**
     * Finds the request in the server's log.
     */
    requestId: string;
    /**
     * The wrong fields, when the input was refused.
     */
    fields?: Array<FieldError>;
    /**
     * What changed meanwhile, with status 409.
     */
    data?: FailureData;
};

/**
 * What a screen needs beside the message of a conflict.
 */
export type FailureData = {
    /**
     * The state as it is now.
     */
    state?: string;
    /**
     * The total as it is now, by merchant and currency.
     */
    totals?: Array<FreshTotal>;
    /**
     * Goods that cannot be ordered.
     */
    goodsIds?: Array<Id>;
    /**
     * What of credit terms remains.
     */
    remaining?: string;
    /**
     * The version that is the newest now, and when it was saved.
     */
    version?: number;
    saveTime?: string;
    /**
     * The kept version that holds what was sent.
     */
    versionId?: Id;
};

/**
 * An address or invoice title.
 */
export type FavouriteChoice = {
    id: Id;
};

/**
 * What can be kept as a favourite.
 */
export type FavouriteKind = 'part' | 'document' | 'brand' | 'agent' | 'merchant' | 'resource' | 'job';

/**
 * A favourite or followed thing with the words to show.
 */
export type FavouriteRow = {
    /**
     * Of the thing itself.
     */
    id: Id;
    kind: FavouriteKind | FollowKind;
    title: string;
    /**
     * E.g. the maker of a part.
     */
    detail: string | null;
    /**
     * Null when the thing is gone since.
     */
    brandId: number | null;
    /**
     * The thing is gone since.
     */
    isGone: boolean;
    createTime: string;
};

export type FavouriteRowListReply = {
    code: 1;
    msg: string;
    data: Array<FavouriteRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Whether the member keeps it.
 */
export type FavouriteState = {
    isKept: boolean;
};

export type FavouriteStateReply = {
    code: 1;
    msg: string;
    data: FavouriteState;
};

/**
 * One thing as a favourite.
 */
export type FavouriteThing = {
    kind: FavouriteKind;
    id: Id;
};

/**
 * An answer to a feedback.
 */
export type FeedbackAnswer = {
    id: Id;
    reply: string;
    /**
     * What came of it, for a reported error in a document.
     */
    verdict?: FeedbackVerdict;
};

/**
 * What a member wants to tell the site.
 */
export type FeedbackForm = {
    /**
     * One of categoryChoices with OPINION.
     */
    type: Id;
    content: string;
    /**
     * A mail address or phone number.
     */
    contact: string;
    /**
     * The path of the page that it is about.
     */
    page?: string;
    /**
     * The document that it is about.
     */
    documentId?: Id;
    /**
     * Its page, from 1; only with documentId.
     */
    documentPage?: number;
    /**
     * What was selected there; only with documentId.
     */
    phrase?: string;
};

/**
 * The place in a document that a feedback is about.
 */
export type FeedbackPlace = {
    /**
     * Null: the document is gone since.
     */
    documentId: number | null;
    title: string;
    /**
     * Null: the document is gone since.
     */
    brandId: number | null;
    /**
     * Of the document, from 1; null: the whole of it.
     */
    page: number | null;
    phrase: string | null;
};

/**
 * A feedback of the member.
 */
export type FeedbackRow = {
    id: Id;
    typeLabel: string;
    content: string;
    /**
     * Null: it is about no document.
     */
    place: FeedbackPlace | null;
    state: FeedbackState;
    /**
     * Null: not decided, or no reported error.
     */
    verdict: FeedbackVerdict | null;
    /**
     * The operator's answer.
     */
    reply: string | null;
    createTime: string;
    replyTime: string | null;
};

export type FeedbackRowListReply = {
    code: 1;
    msg: string;
    data: Array<FeedbackRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Which feedback it became.
 */
export type FeedbackSent = {
    id: Id;
};

export type FeedbackSentReply = {
    code: 1;
    msg: string;
    data: FeedbackSent;
};

/**
 * Where a feedback stands.
 */
export type FeedbackState = 'open' | 'answered';

/**
 * What came of a reported error: 已更正, 已驳回.
 */
export type FeedbackVerdict = 'corrected' | 'rejected';

/**
 * One wrong field of a refused request.
 */
export type FieldError = {
    /**
     * Name of the field as sent.
     */
    field: string;
    /**
     * What to do about it, in Chinese.
     */
    msg: string;
};

/**
 * A drawn figure: an SVG with its own light ground.
 */
export type FigureBlock = {
    kind: 'figure';
    /**
     * A path of this site.
     */
    src: string;
    /**
     * For who cannot see it.
     */
    alt: string;
    caption: string | null;
    width: number;
    height: number;
};

/**
 * A file as it is looked at before it is fetched: one of the four, the others are null.
 */
export type FilePreview = {
    fileId: Id;
    name: string;
    table: TablePreview | null;
    text: TextPreview | null;
    picture: PicturePreview | null;
    archive: ArchivePreview | null;
};

export type FilePreviewReply = {
    code: 1;
    msg: string;
    data: FilePreview;
};

/**
 * A value of a filter, as the facet gave it.
 */
export type FilterValue = string;

/**
 * An entry of the calendar.
 */
export type FinancialReport = {
    id: Id;
    /**
     * The company as it names itself in the document.
     */
    company: string;
    /**
     * Of the directory; absent: it has no page there.
     */
    brandId?: Id;
    /**
     * Where its shares are and under which sign, e.g. NASDAQ: TXN; '': not said.
     */
    listing: string;
    kind: FinancialReportKind;
    /**
     * The time it is about in the company's own words, e.g. 2026 年第三季度.
     */
    period: string;
    /**
     * The day, where the company is.
     */
    date: string;
    /**
     * The filed document at the company, the exchange or the authority; '': not filed yet.
     */
    documentUrl: string;
    /**
     * Where the date was read, http or https.
     */
    sourceUrl: string;
    brandName: string | null;
    updateTime: string;
};

/**
 * A change of an entry.
 */
export type FinancialReportChange = {
    id: Id;
    /**
     * The company as it names itself in the document.
     */
    company: string;
    /**
     * Of the directory; absent: it has no page there.
     */
    brandId?: Id;
    /**
     * Where its shares are and under which sign, e.g. NASDAQ: TXN; '': not said.
     */
    listing: string;
    kind: FinancialReportKind;
    /**
     * The time it is about in the company's own words, e.g. 2026 年第三季度.
     */
    period: string;
    /**
     * The day, where the company is.
     */
    date: string;
    /**
     * The filed document at the company, the exchange or the authority; '': not filed yet.
     */
    documentUrl: string;
    /**
     * Where the date was read, http or https.
     */
    sourceUrl: string;
};

/**
 * One entry.
 */
export type FinancialReportChoice = {
    id: Id;
};

/**
 * When a company told, or tells, of its results, and the document that it filed.
 */
export type FinancialReportFacts = {
    /**
     * The company as it names itself in the document.
     */
    company: string;
    /**
     * Of the directory; absent: it has no page there.
     */
    brandId?: Id;
    /**
     * Where its shares are and under which sign, e.g. NASDAQ: TXN; '': not said.
     */
    listing: string;
    kind: FinancialReportKind;
    /**
     * The time it is about in the company's own words, e.g. 2026 年第三季度.
     */
    period: string;
    /**
     * The day, where the company is.
     */
    date: string;
    /**
     * The filed document at the company, the exchange or the authority; '': not filed yet.
     */
    documentUrl: string;
    /**
     * Where the date was read, http or https.
     */
    sourceUrl: string;
};

/**
 * What a company tells of: a quarter, half a year, a year, or ahead of the results.
 */
export type FinancialReportKind = 'quarter' | 'half' | 'year' | 'forecast';

export type FinancialReportListReply = {
    code: 1;
    msg: string;
    data: Array<FinancialReport>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A month that has entries.
 */
export type FinancialReportMonth = {
    month: MonthText;
    total: number;
};

export type FinancialReportMonthListReply = {
    code: 1;
    msg: string;
    data: Array<FinancialReportMonth>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type FinancialReportReply = {
    code: 1;
    msg: string;
    data: FinancialReport;
};

/**
 * One thing to follow.
 */
export type FollowChoice = {
    kind: FollowKind;
    id: Id;
};

/**
 * What can be followed.
 */
export type FollowKind = 'brand' | 'agent' | 'author' | 'merchant' | 'channel' | 'part' | 'enterprise' | 'group';

/**
 * A message that words found, with its conversation.
 */
export type FoundMessage = {
    conversation: Conversation;
    message: ChatMessage;
};

export type FoundMessageListReply = {
    code: 1;
    msg: string;
    data: Array<FoundMessage>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A merchant's freight for one currency.
 */
export type FreightRule = {
    term: FreightTerm;
    /**
     * What is charged; null with `collect`.
     */
    amount: string | null;
    /**
     * From this amount on nothing is charged; null: always charged.
     */
    freeFrom: string | null;
    /**
     * In Chinese, e.g. 满 ¥1,000 免运费.
     */
    text: string;
};

/**
 * Who pays the freight: `free_above` and `fixed` are in the total, `collect` is paid at delivery.
 */
export type FreightTerm = 'free_above' | 'fixed' | 'collect';

/**
 * What one order costs now.
 */
export type FreshTotal = {
    merchantId: Id;
    currency: string;
    total: string;
};

/**
 * How far back the last refresh of a row may lie: 24 hours, 7 days, 30 days.
 */
export type Freshness = '1' | '7' | '30';

/**
 * Another site that this one points at.
 */
export type FriendlyLink = {
    name: string;
    url: string;
};

/**
 * Roles that are given; a company's owner is one by handing over.
 */
export type GivenRole = 'buyer' | 'approver' | 'seller' | 'editor';

/**
 * The maker's authorisation of a merchant for its brand, by a certificate that holds today.
 */
export type GoodsAuthorisation = {
    /**
     * The last day.
     */
    validUntil: string;
    /**
     * The number on the certificate.
     */
    certificate: string;
    /**
     * True: made up for the sample catalogue; pages have to say so.
     */
    isSample: boolean;
};

/**
 * A category that has goods.
 */
export type GoodsCategory = {
    id: CategoryId;
    /**
     * Number for /mall/index/{no}.
     */
    no: number;
    name: string;
    count: number;
};

export type GoodsCategoryListReply = {
    code: 1;
    msg: string;
    data: Array<GoodsCategory>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A merchant's goods by state.
 */
export type GoodsCount = {
    state: GoodsState;
    count: number;
};

export type GoodsCountListReply = {
    code: 1;
    msg: string;
    data: Array<GoodsCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An offer with everything that is known of it.
 */
export type GoodsDetail = {
    id: Id;
    /**
     * The part of the catalogue; null when it is gone since.
     */
    partId: number | null;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    categoryName: string;
    packageCase: string | null;
    merchant: MerchantBrief;
    /**
     * Null: nobody has checked one, or it has run out.
     */
    authorisation: GoodsAuthorisation | null;
    sku: string;
    /**
     * What is counted, in Chinese, e.g. 个.
     */
    unit: string;
    packing: Packing | null;
    currency: Currency;
    taxMode: TaxMode;
    /**
     * From the smallest quantity on.
     */
    priceLadder: Array<PriceStep>;
    /**
     * Smallest quantity of an order.
     */
    moq: Quantity;
    /**
     * Quantities are multiples of it.
     */
    multiple: Quantity;
    /**
     * Pieces of a whole package (最小包装); null: not known.
     */
    spq: number | null;
    /**
     * Largest quantity of an order; null: none.
     */
    maxQuantity: number | null;
    /**
     * Over all warehouses; null when one of them is not known.
     */
    stock: number | null;
    warehouses: Array<WarehouseStock>;
    /**
     * As printed, e.g. `2435+`; null: not known.
     */
    dateCode: string | null;
    /**
     * 0: from stock; null: not known.
     */
    leadTimeDays: number | null;
    /**
     * Ordered before 17:00, leaves the same day; null: not known.
     */
    shipsToday: boolean | null;
    isOnSale: boolean;
    updateTime: string;
    /**
     * Grams a piece as a decimal; null: not known.
     */
    weight: string | null;
    /**
     * 10 digits; null: not known.
     */
    hsCode: string | null;
    eccn: string | null;
    /**
     * Country of origin, in Chinese; null: not known.
     */
    origin: string | null;
    /**
     * Condition, e.g. A1 原装原包完整; null: not known.
     */
    condition: string | null;
    lifecycle: Lifecycle;
    params: Array<Param>;
    datasheet: Datasheet | null;
    /**
     * What holds for returns, in Chinese.
     */
    returnPolicy: string;
    freight: FreightRule;
    isFavoured: boolean;
    isFollowed: boolean;
    /**
     * The member asked for a notice when it is in stock again.
     */
    isNoticeAsked: boolean;
    /**
     * Other offers of the same part, the cheapest first within a currency.
     */
    others: Array<GoodsRow>;
};

export type GoodsDetailReply = {
    code: 1;
    msg: string;
    data: GoodsDetail;
};

/**
 * One choice of a filter of goods.
 */
export type GoodsFacet = {
    /**
     * `category`, `brand`, `merchant`, `currency`, `warehouse`, `packing`.
     */
    code: string;
    /**
     * In Chinese.
     */
    name: string;
    options: Array<FacetOption>;
};

/**
 * Goods to keep as a favourite, or not any more.
 */
export type GoodsFavourite = {
    goodsId: Id;
    isFavoured: boolean;
};

export type GoodsFavouriteReply = {
    code: 1;
    msg: string;
    data: GoodsFavourite;
};

/**
 * A page of goods.
 */
export type GoodsListReply = {
    code: 1;
    msg: string;
    data: Array<GoodsRow>;
    totalRecord: number;
    facets: Array<GoodsFacet>;
    /**
     * Nothing is exactly what the words ask for: these offers are of the parts that come nearest.
     */
    isNear: boolean;
};

/**
 * An order of goods at once.
 */
export type GoodsOrder = {
    goods: Array<WantedLine>;
    addressId: Id;
    /**
     * The invoice title that the order keeps; absent: none yet. Orders without `takesInvoice` keep none.
     */
    titleId?: Id;
    /**
     * `terms` only with every merchant that has credit terms in force with the member's company.
     */
    payMethod: PayMethod;
    /**
     * The buyer's own number of the purchase; it stands on statements.
     */
    poNo?: ShortText;
    forwarder?: LineText;
    warehousingNo?: ShortText;
    expected: Array<ExpectedTotal>;
};

/**
 * What a merchant sells: an offer, not a part.
 */
export type GoodsRow = {
    id: Id;
    /**
     * The part of the catalogue; null when it is gone since.
     */
    partId: number | null;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    categoryName: string;
    packageCase: string | null;
    merchant: MerchantBrief;
    /**
     * Null: nobody has checked one, or it has run out.
     */
    authorisation: GoodsAuthorisation | null;
    sku: string;
    /**
     * What is counted, in Chinese, e.g. 个.
     */
    unit: string;
    packing: Packing | null;
    currency: Currency;
    taxMode: TaxMode;
    /**
     * From the smallest quantity on.
     */
    priceLadder: Array<PriceStep>;
    /**
     * Smallest quantity of an order.
     */
    moq: Quantity;
    /**
     * Quantities are multiples of it.
     */
    multiple: Quantity;
    /**
     * Pieces of a whole package (最小包装); null: not known.
     */
    spq: number | null;
    /**
     * Largest quantity of an order; null: none.
     */
    maxQuantity: number | null;
    /**
     * Over all warehouses; null when one of them is not known.
     */
    stock: number | null;
    warehouses: Array<WarehouseStock>;
    /**
     * As printed, e.g. `2435+`; null: not known.
     */
    dateCode: string | null;
    /**
     * 0: from stock; null: not known.
     */
    leadTimeDays: number | null;
    /**
     * Ordered before 17:00, leaves the same day; null: not known.
     */
    shipsToday: boolean | null;
    isOnSale: boolean;
    updateTime: string;
};

export type GoodsRowListReply = {
    code: 1;
    msg: string;
    data: Array<GoodsRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type GoodsRowReply = {
    code: 1;
    msg: string;
    data: GoodsRow;
};

/**
 * How a list of goods is sorted.
 */
export type GoodsSort = 'relevance' | 'price' | '-price' | '-stock' | 'newest';

/**
 * Where a merchant's goods stand: on sale, off sale, or on sale with nothing left. What is out of stock counts as on sale too, as on public pages.
 */
export type GoodsState = 'on_sale' | 'off_sale' | 'out_of_stock';

/**
 * What a merchant sets of goods.
 */
export type GoodsTermsChange = {
    goodsId: Id;
    /**
     * When the merchant read them: what was changed since by somebody else is not overwritten.
     */
    updateTime: string;
    /**
     * From the smallest quantity on: quantities go up, prices go down, and the first one holds for the smallest order.
     */
    priceLadder: Array<PriceStep>;
    moq: Quantity;
    multiple: Quantity;
    spq?: Quantity;
    /**
     * Days until goods are sent that are not in stock; 0: from stock. Absent: not known.
     */
    leadTimeDays?: number;
};

/**
 * Classes of conditions: a 原装, b 散新, d 旧货, t 定制.
 */
export type GradeClass = 'a' | 'b' | 'd' | 't';

/**
 * Follows a group, or not any more.
 */
export type GroupFollow = {
    id: Id;
    isFollowed: boolean;
};

/**
 * A line of a handed list.
 */
export type HandedLine = {
    mpn: string;
    quantity: Quantity;
};

/**
 * A list that another system handed over.
 */
export type HandedList = {
    lines: Array<HandedLine>;
};

export type HandedListReply = {
    code: 1;
    msg: string;
    data: HandedList;
};

/**
 * A password as it travels: lower-case hex of SHA-256, see hashPassword; never the typed text.
 */
export type HashedPassword = string;

/**
 * A heading of level 2 to 4.
 */
export type HeadingBlock = {
    kind: 'heading';
    level: number;
    text: string;
    /**
     * For a link to it within the page.
     */
    id: string;
};

/**
 * A member that the member keeps away from.
 */
export type HiddenMember = {
    id: Id;
    nickName: string;
    /**
     * Address of the picture, or null.
     */
    avatar: string | null;
    distance: CircleDistance;
    createTime: string;
};

export type HiddenMemberListReply = {
    code: 1;
    msg: string;
    data: Array<HiddenMember>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * One line of the search box's list.
 */
export type Hint = {
    /**
     * Unique within an answer.
     */
    id: string;
    text: string;
    /**
     * A second, quieter line.
     */
    detail: string | null;
    partId: number | null;
    brandId: number | null;
    documentId: number | null;
    category: string | null;
    match: Match;
};

/**
 * Hints of one kind, never empty.
 */
export type HintGroup = {
    kind: HintKind;
    /**
     * In Chinese: 型号, 品牌, 分类, 数据手册.
     */
    label: string;
    items: Array<Hint>;
};

export type HintGroupListReply = {
    code: 1;
    msg: string;
    data: Array<HintGroup>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a hint leads to.
 */
export type HintKind = 'mpn' | 'brand' | 'category' | 'document';

export type HintListReply = {
    code: 1;
    msg: string;
    data: Array<Hint>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A distributor or trader whose page was read.
 */
export type HistoryAgent = {
    id: Id;
    name: string;
    nameCn: string | null;
};

/**
 * An article that was read.
 */
export type HistoryArticle = {
    id: Id;
    title: string;
    imgUrl: string | null;
    source: string | null;
};

/**
 * Which history goes; absent: all of it.
 */
export type HistoryClearing = {
    type?: HistoryType;
    /**
     * Number of one row; absent: all rows.
     */
    id?: Id;
};

/**
 * A datasheet that was read.
 */
export type HistoryDatasheet = {
    id: Id;
    brandId: Id;
    filename: string;
    /**
     * Address of the maker's logo, or null.
     */
    fullLogo: string | null;
    brandCn: string | null;
    brandName: string;
    /**
     * The part that it is about.
     */
    mpn: string | null;
    /**
     * False: the file stays at its maker's address.
     */
    isHosted: boolean;
};

/**
 * A demand or supply that was read.
 */
export type HistoryDemand = {
    id: Id;
    model: string;
    /**
     * 1 demand, 0 supply.
     */
    type: number;
};

/**
 * Goods of a distributor.
 */
export type HistoryGoods = {
    name: string;
    createTime: string;
};

/**
 * How many months a history goes back; `all`: to the first offer that is known.
 */
export type HistoryMonths = '3' | '6' | '12' | 'all';

/**
 * One thing that the member looked at; of the four, the one of its type is there, or none when it is gone since.
 */
export type HistoryRow = {
    id: Id;
    type: HistoryType;
    specDto: HistoryDatasheet | null;
    articleDTO: HistoryArticle | null;
    agentDTO: HistoryAgent | null;
    demandVO: HistoryDemand | null;
    createTime: string;
};

export type HistoryRowListReply = {
    code: 1;
    msg: string;
    data: Array<HistoryRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Kinds of history: 1 datasheet, 2 article, 3 distributor or trader, 4 demand.
 */
export type HistoryType = 1 | 2 | 3 | 4;

/**
 * One thing that was looked at.
 */
export type HistoryVisit = {
    type: HistoryType;
    /**
     * Of the document (1), article (2), distributor or trader (3) or demand (4).
     */
    id: Id;
};

/**
 * A word that many search for.
 */
export type HotWord = {
    word: string;
};

/**
 * The operator's hot words; empty means what visitors search most.
 */
export type HotWordChoice = {
    words: Array<string>;
};

export type HotWordChoiceReply = {
    code: 1;
    msg: string;
    data: HotWordChoice;
};

export type HotWordListReply = {
    code: 1;
    msg: string;
    data: Array<HotWord>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A word of the search.
 */
export type HotWordText = string;

/**
 * The hot words under the search, whole; empty means what visitors search most.
 */
export type HotWordsChange = {
    words: Array<HotWordText>;
};

/**
 * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
 */
export type Id = number;

/**
 * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
 */
export type IdempotencyKey = string;

/**
 * What a member may do.
 */
export type Identity = {
    id: Id;
    role: Role;
    enterpriseStatus: EnterpriseStatus | null;
    /**
     * Names of what the role allows, e.g. `operator.reviews`.
     */
    permissions: Array<string>;
};

export type IdentityReply = {
    code: 1;
    msg: string;
    data: Identity;
};

/**
 * A file of this site as a picture: a photograph.
 */
export type ImageBlock = {
    kind: 'image';
    /**
     * A path of this site, or an https address.
     */
    src: string;
    /**
     * For who cannot see it.
     */
    alt: string;
    caption: string | null;
    /**
     * Pixels of the file, so that its room is kept; null when unknown.
     */
    width: number | null;
    height: number | null;
};

/**
 * What came of an import.
 */
export type ImportedArticle = {
    id: Id;
    title: string;
    /**
     * The account that published it.
     */
    source: string;
    sourceUrl: string;
    pictures: number;
    /**
     * Pictures that could not be fetched.
     */
    lostPictures: number;
};

export type ImportedArticleReply = {
    code: 1;
    msg: string;
    data: ImportedArticle;
};

/**
 * What happened in a member's inbox.
 */
export type InboxEvent = {
    /**
     * Grows from one event of the member to the next.
     */
    id: Id;
    kind: InboxEventKind;
    conversationId: Id;
    /**
     * The message as it is now; null with the other kinds.
     */
    message: ChatMessage | null;
    /**
     * With `read` and `message`: up to where the reader and the other side read.
     */
    readSeq: number | null;
    otherReadSeq: number | null;
};

/**
 * What happened: `message` one was sent, `revoked` one was taken back (both with the message as it is now), `read` a side read on,
 * `conversation` marks, blocks or the subject changed.
 */
export type InboxEventKind = 'message' | 'revoked' | 'read' | 'conversation';

/**
 * What happened since an event, the oldest first.
 */
export type InboxEventPage = {
    code: 1;
    msg: string;
    data: Array<InboxEvent>;
    /**
     * How many of them are in this answer.
     */
    totalRecord: number;
    /**
     * Ask for what came after this one.
     */
    lastId: number;
    /**
     * Events between are not kept any more: what is on the screen has to be read anew.
     */
    isReset: boolean;
    unread: InboxUnread;
};

/**
 * What is not read: notices of the site, and messages of conversations that are not muted.
 */
export type InboxUnread = {
    notices: number;
    messages: number;
};

/**
 * A notice that content of the site infringes somebody's rights.
 */
export type InfringementForm = {
    right: TakedownRight;
    /**
     * Who holds the rights.
     */
    holder: string;
    /**
     * Addresses of the content on this site, one a line, at most 20.
     */
    places: string;
    /**
     * Why it infringes.
     */
    content: string;
    /**
     * What proves the rights: numbers of registrations, addresses of the original.
     */
    proof: string;
    /**
     * A mail address or phone number.
     */
    contact: string;
};

/**
 * First letter of a name in capitals, `#` for digits and signs.
 */
export type Initial = string;

/**
 * Words within a line: plain, strong, code, or a link when `href` is there (http, https, mailto or a path of this site).
 */
export type Inline = {
    text: string;
    style: 'plain' | 'strong' | 'emphasis' | 'code';
    href: string | null;
    /**
     * They name a part of the catalogue: its number. Only in articles.
     */
    partId?: Id;
    /**
     * They are a formula in TeX, drawn as MathML. Only in articles.
     */
    math?: MathElement;
};

/**
 * An invitation by its code.
 */
export type InvitationByCode = {
    code: InvitationCode;
};

/**
 * The secret of an invitation.
 */
export type InvitationCode = string;

/**
 * Whom to invite.
 */
export type InvitationForm = {
    /**
     * A registered number gets a notice; empty: a link for one person.
     */
    mobile?: string;
    role: GivenRole;
    spendLimit?: LimitOrNone;
};

/**
 * An invitation as the one sees it who has its code.
 */
export type InvitationSeen = {
    company: string;
    inviter: string;
    role: GivenRole;
    spendLimit: string | null;
    expireTime: string;
};

export type InvitationSeenReply = {
    code: 1;
    msg: string;
    data: InvitationSeen;
};

/**
 * An invoice, applied for or issued; or the red one that cancels another.
 */
export type Invoice = {
    id: Id;
    /**
     * 20 digits, when it is issued.
     */
    no: string | null;
    kind: InvoiceKind;
    state: InvoiceState;
    buyerName: string;
    taxNo: string | null;
    merchant: MerchantBrief;
    orderIds: Array<Id>;
    orderNos: Array<string>;
    untaxed: Money;
    tax: Money;
    total: Money;
    /**
     * Freight of its orders, which is not part of it; null when there is none.
     */
    freightLeftOut: string | null;
    remark: string | null;
    /**
     * Why it was refused.
     */
    reason: string | null;
    /**
     * The red invoice (红字发票) that cancels it; null while there is none.
     */
    reversal: InvoiceReference | null;
    /**
     * It is a red invoice itself, and this is the one that it cancels: its amounts are those with a minus. Null: it is not.
     */
    reverses: InvoiceReference | null;
    /**
     * Why a red invoice was issued; null for others.
     */
    reversalReason: ReversalReason | null;
    /**
     * Whether it was issued and money of one of its orders has gone back since: the merchant owes a red invoice.
     */
    isReversalDue: boolean;
    /**
     * Whether the merchant can issue it now: nobody has decided about it, and none of its orders is in a claim or refunded.
     */
    canBeIssued: boolean;
    files: Array<InvoiceFile>;
    applyTime: string;
    issueTime: string | null;
};

/**
 * An invoice with its number, refused with a reason, or cancelled by a red one (红字发票) after a refund.
 */
export type InvoiceAnswer = {
    id: Id;
    decision: 'issue' | 'refuse' | 'reverse';
    /**
     * 20 digits; needed to issue and to reverse: then that of the red invoice.
     */
    no?: string;
    reason?: LongLineText;
    /**
     * With `reverse`: why.
     */
    reversalReason?: ReversalReason;
};

/**
 * Orders of one merchant to be invoiced together: finished, in CNY, not invoiced yet.
 */
export type InvoiceApplication = {
    orderIds: Array<Id>;
    titleId: Id;
    remark?: LongLineText;
};

/**
 * Invoices of a merchant by state.
 */
export type InvoiceCount = {
    state: InvoiceState;
    count: number;
};

export type InvoiceCountListReply = {
    code: 1;
    msg: string;
    data: Array<InvoiceCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A file to download.
 */
export type InvoiceFile = {
    id: Id;
    kind: InvoiceFileKind;
    sizeBytes: number;
};

/**
 * A file of an issued invoice.
 */
export type InvoiceFileKind = 'pdf' | 'ofd' | 'xml';

/**
 * Kinds of electronic invoice: 81 数电专票, 82 数电普票.
 */
export type InvoiceKind = 81 | 82;

export type InvoiceListReply = {
    code: 1;
    msg: string;
    data: Array<Invoice>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What a buyer needs: none 不要, normal 普票, special 专票.
 */
export type InvoiceNeed = 'none' | 'normal' | 'special';

/**
 * Another invoice, by its number.
 */
export type InvoiceReference = {
    id: Id;
    /**
     * 20 digits.
     */
    no: string;
};

export type InvoiceReply = {
    code: 1;
    msg: string;
    data: Invoice;
};

/**
 * Where an invoice stands: 申请中, 开具中, 已开具, 已冲红, 已驳回.
 */
export type InvoiceState = 'applied' | 'issuing' | 'issued' | 'reversed' | 'refused';

/**
 * An invoice title; what was not given is null.
 */
export type InvoiceTitle = {
    id: Id;
    kind: InvoiceKind;
    titleType: TitleType;
    buyerName: string;
    taxNo: string | null;
    address: string | null;
    tel: string | null;
    bankName: string | null;
    bankAccount: string | null;
    email: string | null;
    isDefault: boolean;
    updateTime: string;
};

/**
 * A changed title.
 */
export type InvoiceTitleChange = {
    id: Id;
    kind: InvoiceKind;
    titleType: TitleType;
    /**
     * 1–100 bytes in GBK, without `<` and `>`.
     */
    buyerName: string;
    /**
     * 15–20 capital letters and digits, or empty.
     */
    taxNo?: string;
    address?: LineText;
    tel?: string;
    bankName?: LineText;
    bankAccount?: string;
    email?: string;
    isDefault?: boolean;
};

/**
 * Whom an invoice is for. 81 needs a tax number, address with phone, and bank with account, and is never for a person;
 * a company's tax number is its credit code and its check character is checked (GB 32100).
 */
export type InvoiceTitleForm = {
    kind: InvoiceKind;
    titleType: TitleType;
    /**
     * 1–100 bytes in GBK, without `<` and `>`.
     */
    buyerName: string;
    /**
     * 15–20 capital letters and digits, or empty.
     */
    taxNo?: string;
    address?: LineText;
    tel?: string;
    bankName?: LineText;
    bankAccount?: string;
    email?: string;
    isDefault?: boolean;
};

export type InvoiceTitleListReply = {
    code: 1;
    msg: string;
    data: Array<InvoiceTitle>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type InvoiceTitleReply = {
    code: 1;
    msg: string;
    data: InvoiceTitle;
};

export type InvoiceUpload = {
    invoiceId: string;
    file: unknown;
};

/**
 * An application as the company sees it. Without contact and CV once those are deleted.
 */
export type JobApplication = {
    id: Id;
    name: string | null;
    phone: string | null;
    message: string | null;
    resume: ResumeFile | null;
    state: ApplicationState;
    applyTime: string;
    /**
     * When contact and CV are deleted; null: they are.
     */
    keptUntil: string | null;
};

export type JobApplicationListReply = {
    code: 1;
    msg: string;
    data: Array<JobApplication>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type JobApplicationReply = {
    code: 1;
    msg: string;
    data: JobApplication;
};

/**
 * A post in a list.
 */
export type JobCard = {
    id: Id;
    title: string;
    category: JobCategory;
    city: JobCity;
    district: string | null;
    businessArea: string | null;
    salary: JobSalary;
    experience: JobExperience;
    degree: JobDegree;
    jobType: JobType;
    /**
     * Days at work a week; null: not said.
     */
    daysPerWeek: number | null;
    skills: Array<string>;
    company: JobCompany;
    publishTime: string;
    expireTime: string;
    state: JobState;
};

export type JobCardListReply = {
    code: 1;
    msg: string;
    data: Array<JobCard>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * 芯片设计: 数字前端, 数字后端, 模拟, 版图, 验证, DFT, 射频; 系统: FPGA, 嵌入式, 硬件, FAE, 应用; 制造: 工艺, 设备, 封测, 质量; 商务: 采购, 销售, 市场; 其他.
 */
export type JobCategory = 'digital' | 'backend' | 'analog' | 'layout' | 'verification' | 'dft' | 'rf' | 'fpga' | 'embedded' | 'hardware' | 'fae' | 'application' | 'process' | 'equipment' | 'packaging' | 'quality' | 'purchasing' | 'sales' | 'marketing' | 'other';

/**
 * A category with how many posts are open in it.
 */
export type JobCategoryCount = {
    id: JobCategory;
    group: JobGroup;
    count: number;
};

export type JobCategoryCountListReply = {
    code: 1;
    msg: string;
    data: Array<JobCategoryCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * One of the company's posts.
 */
export type JobChoice = {
    id: Id;
};

/**
 * A city.
 */
export type JobCity = {
    code: CityCode;
    name: string;
};

/**
 * A city with how many posts are open there.
 */
export type JobCityCount = {
    code: CityCode;
    name: string;
    count: number;
};

export type JobCityCountListReply = {
    code: 1;
    msg: string;
    data: Array<JobCityCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The company that offers a job.
 */
export type JobCompany = {
    id: Id;
    name: string;
    place: string | null;
    industry: string | null;
    scale: CompanyScale | null;
    /**
     * As the post says it.
     */
    stage: JobStage | null;
    isVerified: boolean;
    /**
     * Made up for the sample; pages have to say so.
     */
    isSample: boolean;
};

/**
 * For how many days a post runs.
 */
export type JobDays = '30' | '60' | '90';

/**
 * 不限, 高中, 大专, 本科, 硕士, 博士.
 */
export type JobDegree = 'any' | 'high_school' | 'college' | 'bachelor' | 'master' | 'doctor';

/**
 * One post.
 */
export type JobDetail = {
    id: Id;
    title: string;
    category: JobCategory;
    city: JobCity;
    district: string | null;
    businessArea: string | null;
    salary: JobSalary;
    experience: JobExperience;
    degree: JobDegree;
    jobType: JobType;
    /**
     * Days at work a week; null: not said.
     */
    daysPerWeek: number | null;
    skills: Array<string>;
    company: JobCompany;
    publishTime: string;
    expireTime: string;
    state: JobState;
    welfare: Array<string>;
    description: string;
    publisher: JobPublisher;
    /**
     * The member acts for the company that posted it.
     */
    isOwn: boolean;
    /**
     * When the member applied; null: not yet, or no login.
     */
    appliedTime: string | null;
};

export type JobDetailReply = {
    code: 1;
    msg: string;
    data: JobDetail;
};

/**
 * 不限, 应届, 1 年以内, 1–3 年, 3–5 年, 5–10 年, 10 年以上.
 */
export type JobExperience = 'any' | 'graduate' | '0-1' | '1-3' | '3-5' | '5-10' | '10+';

/**
 * A post as its company writes it.
 */
export type JobForm = {
    /**
     * An own one that is changed; absent: a new one.
     */
    id?: Id;
    title: string;
    category: JobCategory;
    cityCode: CityCode;
    district?: string;
    businessArea?: string;
    salaryMin: KiloYuan;
    salaryMax: KiloYuan;
    salaryMonths: number;
    experience: JobExperience;
    degree: JobDegree;
    jobType: JobType;
    /**
     * Days at work a week.
     */
    daysPerWeek?: number;
    skills: Array<JobWord>;
    welfare: Array<JobWord>;
    description: string;
    stage?: JobStage;
    publisherName: string;
    publisherTitle?: string;
    /**
     * For how many days from now; a change of an open post runs on as it did.
     */
    days: JobDays;
};

/**
 * The area that a category belongs to: 芯片设计, 系统与应用, 制造与质量, 商务与供应链, 其他.
 */
export type JobGroup = 'chip' | 'system' | 'factory' | 'business' | 'other';

/**
 * Who answers for a post, as the company calls them.
 */
export type JobPublisher = {
    name: string;
    title: string | null;
    /**
     * The company is verified today.
     */
    isCertificated: boolean;
    /**
     * When somebody of the company did something for this post last.
     */
    activeTime: string;
};

/**
 * What somebody finds wrong with a post.
 */
export type JobReport = {
    id: Id;
    kind: JobReportKind;
    text: string;
};

/**
 * Why somebody reports a post: 收取费用, 歧视, 信息不实, 冒用公司, 其他.
 */
export type JobReportKind = 'fee' | 'discrimination' | 'wrong' | 'impostor' | 'other';

/**
 * Lets a post run for so many days from now.
 */
export type JobRun = {
    id: Id;
    days: JobDays;
};

/**
 * What is paid.
 */
export type JobSalary = {
    min: KiloYuan;
    max: KiloYuan;
    /**
     * Monthly pays a year.
     */
    months: number;
    /**
     * The same in words, e.g. 20-35K·14薪.
     */
    text: string;
};

/**
 * How far a company is financed: 未融资, 天使轮, A 轮, B 轮, C 轮, D 轮及以上, 已上市, 不需要融资.
 */
export type JobStage = 'none' | 'angel' | 'a' | 'b' | 'c' | 'd' | 'listed' | 'unneeded';

/**
 * Where a post stands: 招聘中, 已到期, 已关闭, 已下架.
 */
export type JobState = 'open' | 'expired' | 'closed' | 'removed';

/**
 * 全职, 兼职, 实习.
 */
export type JobType = 'full' | 'part' | 'intern';

/**
 * A skill or a benefit.
 */
export type JobWord = string;

/**
 * What the private half of a key signed.
 */
export type KeySignature = string;

/**
 * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
 */
export type Keywords = string;

/**
 * Thousand yuan a month before tax.
 */
export type KiloYuan = number;

/**
 * Somebody in a member's own contacts.
 */
export type KnownContact = {
    id: Id;
    name: string;
    company: string | null;
    phone: string | null;
    email: string | null;
    wechat: string | null;
    note: string | null;
    /**
     * The page of the company that it was kept from; null: the member wrote it.
     */
    listing: KnownContactListing | null;
    createTime: string;
};

/**
 * The same of one that is kept already.
 */
export type KnownContactChange = {
    id: Id;
    name: string;
    company?: string;
    phone?: string;
    email?: string;
    wechat?: string;
    note?: string;
};

/**
 * What a member writes of somebody; what is not known is empty.
 */
export type KnownContactInput = {
    name: string;
    company?: string;
    phone?: string;
    email?: string;
    wechat?: string;
    note?: string;
};

export type KnownContactListReply = {
    code: 1;
    msg: string;
    data: Array<KnownContact>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The page of the company that a contact was kept from.
 */
export type KnownContactListing = {
    kind: ContactPageKind;
    thingId: Id;
};

export type KnownContactReply = {
    code: 1;
    msg: string;
    data: KnownContact;
};

/**
 * Language of a document.
 */
export type Language = 'zh' | 'en';

/**
 * The copy that was asked for last.
 */
export type LatestDataExport = {
    /**
     * Null: none was asked for.
     */
    latest: DataExport | null;
};

export type LatestDataExportReply = {
    code: 1;
    msg: string;
    data: LatestDataExport;
};

/**
 * A lesson of a course.
 */
export type Lesson = {
    no: number;
    title: string;
    /**
     * As its author says; otherwise at 400 characters a minute, at least 1.
     */
    minutes: number;
    /**
     * The member has read it; false without a login.
     */
    isRead: boolean;
    courseId: Id;
    courseTitle: string;
    blocks: Array<ArticleBlock>;
    toc: Array<TocEntry>;
    parts: Array<ArticlePart>;
    lessons: Array<LessonName>;
    progress: CourseProgress;
    previous: LessonName | null;
    next: LessonName | null;
};

/**
 * A mark of a lesson.
 */
export type LessonMark = {
    id: Id;
    no: number;
    isRead: boolean;
};

/**
 * A lesson in a course's list.
 */
export type LessonName = {
    no: number;
    title: string;
    /**
     * As its author says; otherwise at 400 characters a minute, at least 1.
     */
    minutes: number;
    /**
     * The member has read it; false without a login.
     */
    isRead: boolean;
};

export type LessonReply = {
    code: 1;
    msg: string;
    data: Lesson;
};

/**
 * What a company's licence says, for whoever deals with it.
 */
export type LicenceFacts = {
    name: string;
    creditCode: string;
    /**
     * The last day of the licence; null: without end.
     */
    validUntil: string | null;
};

/**
 * The licence that was handed in.
 */
export type LicenceFile = {
    id: Id;
    name: string;
    /**
     * `image/png`, `image/jpeg` or `application/pdf`.
     */
    type: string;
};

/**
 * Where a part stands in its life, as its maker says; `unknown` when no source tells.
 */
export type Lifecycle = 'new' | 'active' | 'nrnd' | 'last_buy' | 'eol' | 'obsolete' | 'preview' | 'unknown';

/**
 * One thing to like, or not any more.
 */
export type LikeChoice = {
    kind: LikeKind;
    id: Id;
    isLiked: boolean;
};

/**
 * What can be liked.
 */
export type LikeKind = 'document' | 'article';

/**
 * Likes of a thing.
 */
export type Likes = {
    isLiked: boolean;
    count: number;
};

export type LikesReply = {
    code: 1;
    msg: string;
    data: Likes;
};

/**
 * A limit as a form sends it; empty: none.
 */
export type LimitOrNone = string;

/**
 * How far an authorisation is proved: checked and in force, checked and over, or never checked.
 */
export type LineState = 'verified' | 'expired' | 'unverified';

/**
 * A line of text without control characters, at most 100.
 */
export type LineText = string;

/**
 * Another address of an outside document.
 */
export type LinkCorrection = {
    id: Id;
    /**
     * On a host of the maker.
     */
    address: string;
};

/**
 * How a maker's address fares.
 */
export type LinkHealth = {
    status: LinkStatus;
    /**
     * When that was found.
     */
    checkTime: string;
    /**
     * Where it leads for good on another host; null: nowhere else.
     */
    movedTo: string | null;
};

/**
 * What was found at a maker's address: a PDF, one that moved for good, nothing, a page instead of a PDF (often one that
 * asks for a login), no answer several times in a row, or nothing that can be said (the site refuses to be asked).
 */
export type LinkStatus = 'ok' | 'moved' | 'dead' | 'loginWall' | 'unreachable' | 'unchecked';

/**
 * A list, numbered or not.
 */
export type ListBlock = {
    kind: 'list';
    isOrdered: boolean;
    items: Array<Array<Inline>>;
};

/**
 * The code of a handed list.
 */
export type ListCode = {
    code: string;
};

/**
 * Where a handed list opens, once.
 */
export type ListHandOver = {
    /**
     * For the buyer's browser; whoever opens it first has the list.
     */
    url: string;
    /**
     * Until when.
     */
    expireTime: string;
};

export type ListHandOverReply = {
    code: 1;
    msg: string;
    data: ListHandOver;
};

/**
 * Some of the numbers of a kind, ascending.
 */
export type ListedIds = {
    ids: Array<Id>;
    /**
     * Whether there are more beyond the last of them.
     */
    hasMore: boolean;
};

export type ListedIdsReply = {
    code: 1;
    msg: string;
    data: ListedIds;
};

/**
 * What has a public page for each of its numbers.
 */
export type ListedKind = 'parts' | 'brands' | 'agents' | 'articles' | 'goods' | 'merchants' | 'resources' | 'jobs' | 'circlePosts';

/**
 * A page of the directory as the member who claims it sees it.
 */
export type Listing = {
    kind: ListingKind;
    thingId: Id;
    name: string;
    facts: ListingFacts;
    /**
     * The member's newest claim.
     */
    claim: ListingClaim | null;
    /**
     * The member's newest change.
     */
    change: ListingChange | null;
};

/**
 * A change that an owner handed in; until it is approved the page shows what stood there before.
 */
export type ListingChange = {
    id: Id;
    before: ListingFacts;
    after: ListingFacts;
    state: ListingState;
    reason: string | null;
    submitTime: string;
};

/**
 * What is to stand on a page; empty: not known.
 */
export type ListingChangeForm = {
    id: Id;
    nameCn?: string;
    country?: string;
    website?: string;
};

export type ListingChangeReply = {
    code: 1;
    msg: string;
    data: ListingChange;
};

/**
 * A claim of the member.
 */
export type ListingClaim = {
    id: Id;
    kind: ListingKind;
    thingId: Id;
    /**
     * What the page is called.
     */
    name: string;
    company: string;
    position: string;
    workEmail: string | null;
    fileCount: number;
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
    decideTime: string | null;
};

/**
 * A company's word that a page of the directory is its own.
 */
export type ListingClaimForm = {
    kind: ListingKind;
    /**
     * Number of the brand, distributor or trader.
     */
    thingId: Id;
    company: CompanyName;
    /**
     * What the member does there.
     */
    position: string;
    /**
     * An address at the company; with none there has to be a file.
     */
    workEmail?: string;
    /**
     * Files of uploadClaimProof.
     */
    fileIds: Array<Id>;
};

export type ListingClaimListReply = {
    code: 1;
    msg: string;
    data: Array<ListingClaim>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type ListingClaimReply = {
    code: 1;
    msg: string;
    data: ListingClaim;
};

/**
 * What an owner may say of a page.
 */
export type ListingFacts = {
    nameCn: string | null;
    /**
     * ISO 3166-1 alpha-2.
     */
    country: string | null;
    website: string | null;
};

/**
 * A page of the directory that a company may claim.
 */
export type ListingKind = 'brand' | 'agent';

export type ListingReply = {
    code: 1;
    msg: string;
    data: Listing;
};

/**
 * Where a claim, or a change of a claimed page, stands: 审核中, 已通过, 已驳回.
 */
export type ListingState = 'reviewing' | 'approved' | 'refused';

/**
 * A proof-of-work challenge of this server itself (ALTCHA).
 */
export type LocalCaptcha = {
    kind: 'local';
    /**
     * Given to the solver as it is; its answer goes back as captchaVerifyParam.
     */
    challenge: {
        [key: string]: unknown;
    };
};

/**
 * The cart of a browser.
 */
export type LocalCart = {
    lines: Array<LocalCartLine>;
};

/**
 * A line that a browser kept for a visitor.
 */
export type LocalCartLine = {
    goodsId: Id;
    quantity: Quantity;
    customerRef?: CustomerRef;
    isSelected?: boolean;
    /**
     * The price that was shown when it was added.
     */
    knownPrice?: UnitPrice;
};

/**
 * What a browser keeps of a login (`loginInfo`).
 */
export type LoginInfo = {
    id: Id;
    /**
     * Goes out as header `token` with every request.
     */
    token: string;
    avatar: string | null;
    nickName: string;
};

export type LoginInfoReply = {
    code: 1;
    msg: string;
    data: LoginInfo;
};

/**
 * A line of text without control characters, at most 200.
 */
export type LongLineText = string;

/**
 * A picture that no post holds yet.
 */
export type LooseCirclePicture = {
    id: Id;
    /**
     * A path of this site.
     */
    url: string;
    width: number;
    height: number;
};

export type LooseCirclePictureReply = {
    code: 1;
    msg: string;
    data: LooseCirclePicture;
};

/**
 * A share link with its code, which is shown this once.
 */
export type MadeShare = {
    share: DiskShare;
    code: string;
};

export type MadeShareReply = {
    code: 1;
    msg: string;
    data: MadeShare;
};

/**
 * A mail that the site sent to the member.
 */
export type MailRow = {
    id: Id;
    subject: string;
    /**
     * Masked.
     */
    to: string;
    state: 'queued' | 'sent' | 'failed';
    createTime: string;
};

export type MailRowListReply = {
    code: 1;
    msg: string;
    data: Array<MailRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Asks for a link to a new password by mail.
 */
export type MailedReset = {
    email: Email;
    captchaVerifyParam: string;
};

/**
 * Many models to look for.
 */
export type ManyModels = {
    lines: Array<BatchSearchLine>;
};

/**
 * What verified companies offer of one number today; companies that the member's company has blocked are left out.
 */
export type MarketDepth = {
    model: string;
    /**
     * Rows of verified companies that say how many there are.
     */
    rows: number;
    companies: number;
    /**
     * Sum of their quantities.
     */
    quantity: number;
    /**
     * Rows of verified companies that do not say how many there are; they are not in the sum.
     */
    unknownRows: number;
    /**
     * Live demands for the same number.
     */
    demands: number;
    asOf: string;
};

/**
 * Why a row is in a result, best first; `family` is a name with a placeholder, `packing_suffix` differs only in packing.
 */
export type Match = 'exact' | 'normalised' | 'prefix' | 'packing_suffix' | 'family' | 'substring' | 'similar' | 'filter' | 'keyword';

/**
 * Why two rows belong together: the same number, or one that only has something more at its end, such as the packing.
 */
export type MatchReason = 'exact' | 'suffix';

/**
 * What the mall has for a line of a part list: the offer that costs the least for that quantity, those with enough in stock first, those with none last, yuan before dollars.
 */
export type MatchedPart = {
    mpn: string;
    wanted: Quantity;
    /**
     * Null: nobody sells it.
     */
    goods: GoodsRow | null;
    /**
     * The part of the catalogue that nobody sells; null where it is sold, or where there is no such part.
     */
    unsoldPartId: number | null;
    /**
     * What can be ordered: as many as wanted, or the next more that the seller's rules allow, or the most of one order; as wanted when nobody sells it.
     */
    quantity: Quantity;
    unitPrice: string | null;
    lineTotal: string | null;
    /**
     * How many offers of the part there are.
     */
    offers: number;
    /**
     * How many of them are in the currency of `goods`.
     */
    offersInCurrency: number;
    /**
     * An offer in the other currency that can be ordered exactly as wanted; null where there is none, or where `goods` can be so themselves.
     */
    otherGoods: GoodsRow | null;
    /**
     * Whether the stock is known to reach; what nobody knows can be ordered all the same.
     */
    isInStock: boolean;
};

export type MatchedPartListReply = {
    code: 1;
    msg: string;
    data: Array<MatchedPart>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An element of a formula: a tag and attributes of MathML's presentation, no others.
 */
export type MathElement = {
    tag: string;
    attributes: {
        [key: string]: string;
    };
    children: Array<MathNode>;
};

/**
 * Words of a formula, or an element in it.
 */
export type MathNode = string | MathElement;

/**
 * A member.
 */
export type MemberChoice = {
    id: Id;
};

/**
 * A merchant.
 */
export type Merchant = {
    id: Id;
    name: string;
    /**
     * True: made up for the sample catalogue; pages have to say so.
     */
    isSample: boolean;
    /**
     * 18 characters; null: not known.
     */
    creditCode: string | null;
    place: string;
    address: string | null;
    phone: string | null;
    intro: string;
    currencies: Array<Currency>;
    goodsCount: number;
    /**
     * In Chinese, e.g. 深圳仓，今日 17:00 前下单当日发货.
     */
    shipping: string;
    /**
     * When somebody answers, in words; null: not said.
     */
    serviceHours: string | null;
    /**
     * What can be given back, and how; null: not said.
     */
    returnPolicy: string | null;
    followers: number;
    isFollowed: boolean;
    createTime: string;
    /**
     * Null: nobody has looked at one, as of the sample.
     */
    licence: MerchantLicence | null;
};

/**
 * Who speaks for a merchant; null takes it away.
 */
export type MerchantAssignment = {
    merchantId: Id;
    /**
     * Absent: nobody.
     */
    memberId?: Id;
};

/**
 * A merchant, as every offer names it.
 */
export type MerchantBrief = {
    id: Id;
    name: string;
    /**
     * True: made up for the sample catalogue; pages have to say so.
     */
    isSample: boolean;
};

/**
 * What was handed in last, and what became of it.
 */
export type MerchantEntry = {
    id: Id;
    form: MerchantEntryForm;
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
    decideTime: string | null;
};

/**
 * What a company hands in to become a merchant.
 */
export type MerchantEntryForm = {
    shopName: string;
    /**
     * For papers in English.
     */
    shopNameEn: string;
    shopType: ShopType;
    /**
     * Has to be the one of the verified company.
     */
    creditCode: CreditCode;
    intro: string;
    /**
     * When and from where goods are sent, in words.
     */
    shipping: string;
    /**
     * Where goods are handed over.
     */
    deliveryPlaces: Array<WarehouseCode>;
    returnPolicy: string;
    serviceHours: string;
    contactName: string;
    contactPhone: string;
    /**
     * One for each currency.
     */
    terms: Array<ShopTerms>;
    /**
     * The agreement with merchants was read.
     */
    isAgreed: boolean;
};

/**
 * Where the member stands on the way into the mall.
 */
export type MerchantEntryState = {
    /**
     * Null: the member acts for no company.
     */
    company: EnteringCompany | null;
    /**
     * Null: nothing was handed in.
     */
    entry: MerchantEntry | null;
    /**
     * The merchant for which the member speaks already; null: none.
     */
    merchant: MerchantBrief | null;
};

export type MerchantEntryStateReply = {
    code: 1;
    msg: string;
    data: MerchantEntryState;
};

/**
 * A merchant to follow, or not any more.
 */
export type MerchantFollow = {
    merchantId: Id;
    isFollowed: boolean;
};

export type MerchantFollowReply = {
    code: 1;
    msg: string;
    data: MerchantFollow;
};

/**
 * What the business licence of a merchant's company says that everybody may know (电子商务法 art. 15).
 */
export type MerchantLicence = {
    /**
     * The company that entered the mall.
     */
    companyId: Id;
    name: string;
    /**
     * 18 characters.
     */
    creditCode: string;
    /**
     * When it was verified last; null: not written down.
     */
    verifyTime: string | null;
    /**
     * Whether the verification holds today.
     */
    isInForce: boolean;
};

export type MerchantListReply = {
    code: 1;
    msg: string;
    data: Array<Merchant>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type MerchantReply = {
    code: 1;
    msg: string;
    data: Merchant;
};

/**
 * A merchant and who speaks for it.
 */
export type MerchantSeat = {
    merchant: MerchantBrief;
    memberId: number | null;
    nickName: string | null;
    /**
     * Whether an operator stopped the member's account: then nobody can act for the merchant until it is restored. False without a member.
     */
    isSuspended: boolean;
};

export type MerchantSeatListReply = {
    code: 1;
    msg: string;
    data: Array<MerchantSeat>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type MerchantSeatReply = {
    code: 1;
    msg: string;
    data: MerchantSeat;
};

/**
 * Mobile number of the mainland, Hong Kong or Taiwan with its area code, e.g. `+86-13800000000`; a bare one is taken as +86.
 */
export type Mobile = string;

/**
 * A new phone with the code that was sent to it.
 */
export type MobileBinding = {
    mobile: Mobile;
    code: OneTimeCode;
};

/**
 * A question whether a number has an account, behind a captcha.
 */
export type MobileQuestion = {
    mobile: Mobile;
    captchaVerifyParam: string;
};

/**
 * What a model says to a question, from what the portal's tools told it.
 */
export type ModelAnswer = {
    claims: Array<AssistantClaim>;
    citations: Array<AssistantCitation>;
    /**
     * The filters that the model looked up last; null: it searched for nothing.
     */
    filters: AssistantFilters | null;
    /**
     * Sentences that rested on nothing the tools told, and are not shown.
     */
    dropped: number;
    /**
     * Name of the model.
     */
    model: string;
    time: string;
    /**
     * Questions that are left today.
     */
    left: number;
};

export type ModelAnswerReply = {
    code: 1;
    msg: string;
    data: ModelAnswer;
};

/**
 * How a model is compared with what was typed: the same number, one that begins with it, one that contains it. Signs and case make no difference.
 */
export type ModelMatch = 'exact' | 'prefix' | 'contains';

/**
 * A piece of a number that was read.
 */
export type ModelPiece = {
    text: string;
    /**
     * What it is about, in Chinese; null: not known.
     */
    meaning: string | null;
    /**
     * What it says; null: not known.
     */
    says: string | null;
};

/**
 * A typed number, read by the schemes of makers.
 */
export type ModelReading = {
    /**
     * Letters and digits, in capitals: what spellings of it share.
     */
    key: string;
    /**
     * Parts with exactly this number, however it is spelt; the best known first.
     */
    exact: Array<SuggestedPart>;
    /**
     * The suffix that leaves the part what it is; null: it has none that the catalogue bears out.
     */
    suffix: string | null;
    suffixKind: SuffixKind | null;
    /**
     * Parts that are the same but for such a suffix.
     */
    same: Array<SuggestedPart>;
    /**
     * Piece by piece, by the scheme of its family; empty: the catalogue has none.
     */
    pieces: Array<ModelPiece>;
    /**
     * Parts whose numbers begin like it, where none is exactly so.
     */
    suggestions: Array<SuggestedPart>;
};

export type ModelReadingReply = {
    code: 1;
    msg: string;
    data: ModelReading;
};

/**
 * An amount with two decimals, e.g. `1494.57`. Never a number: floats lose cents.
 */
export type Money = string;

/**
 * The month to look at, e.g. `2026-11`.
 */
export type MonthText = string;

/**
 * The member who asks.
 */
export type MyDetail = {
    id: Id;
    nickName: string;
    avatar: string | null;
    /**
     * Masked, e.g. `138****0000`; null when none is bound.
     */
    mobile: string | null;
    hasPassword: boolean;
    /**
     * Null: never asked for.
     */
    enterpriseStatus: EnterpriseStatus | null;
    role: Role;
    createTime: string;
    /**
     * Masked, e.g. `l***@example.com`; null when none is bound.
     */
    email: string | null;
    city: string | null;
    company: string | null;
    position: string | null;
    /**
     * What the member works on, e.g. 硬件设计.
     */
    engineerField: Array<string>;
    /**
     * When the account will be erased; null when its member did not ask for that.
     */
    eraseTime: string | null;
};

export type MyDetailReply = {
    code: 1;
    msg: string;
    data: MyDetail;
};

/**
 * A place behind the prefix, counted in letters and digits from 1.
 */
export type NamePosition = {
    from: number;
    to: number;
    /**
     * What it decides, in Chinese; null: the catalogue does not show it.
     */
    meaning: string | null;
    unit: string | null;
    values: Array<NameValue>;
};

/**
 * What stands at a place of a number.
 */
export type NameValue = {
    value: string;
    /**
     * What parts with it have in common, e.g. `48` or `LQFP-48`; null: nothing that others do not have.
     */
    means: string | null;
    parts: number;
};

/**
 * The three link lists of the header.
 */
export type Navigation = {
    common: Array<NavigationLink>;
    agent: Array<NavigationLink>;
    brand: Array<NavigationLink>;
};

/**
 * One list of the header's links, whole; an empty one means the site's own.
 */
export type NavigationChange = {
    list: 'common' | 'agent' | 'brand';
    links: Array<OwnLink>;
};

/**
 * A link of the header's drop-downs.
 */
export type NavigationLink = {
    name: string;
    url: string;
    /**
     * Address of a small picture, or null.
     */
    image: string | null;
};

export type NavigationReply = {
    code: 1;
    msg: string;
    data: Navigation;
};

/**
 * Valid quantities beside one that is not.
 */
export type NearestQuantities = {
    below: number | null;
    above: number | null;
};

/**
 * Whether the first row differs in what is given up, or nothing is told of it.
 */
export type Nearness = 'differs' | 'untold';

/**
 * A picture to put into a post, with what it shows.
 */
export type NewCirclePicture = {
    id: Id;
    alt: string;
};

/**
 * A poll to put to a post.
 */
export type NewCirclePoll = {
    question: string;
    options: Array<PollAnswer>;
    days: PollDays;
};

/**
 * A new post.
 */
export type NewCirclePost = {
    groupId: Id;
    content: CircleWords;
    visibility?: CircleVisibility;
    pictures?: Array<NewCirclePicture>;
    topics?: Array<NewCircleTopic>;
    poll?: NewCirclePoll;
    /**
     * The post that it quotes.
     */
    quotedId?: Id;
    areCommentsClosed?: boolean;
};

/**
 * A part or a brand to put to a post.
 */
export type NewCircleTopic = {
    kind: CircleTopicKind;
    id: Id;
};

/**
 * A new comment on an article, a technical resource or a post of the circle: exactly one of them is named.
 */
export type NewComment = {
    articleId?: Id;
    resourceId?: Id;
    postId?: Id;
    /**
     * The comment that is answered, of either level; absent: a comment on the thing itself.
     */
    replyToId?: Id;
    content: string;
};

/**
 * An invitation that was just made.
 */
export type NewInvitation = {
    id: Id;
    /**
     * Whom it was sent to, masked; null: whoever has the link.
     */
    mobile: string | null;
    role: GivenRole;
    spendLimit: string | null;
    createTime: string;
    expireTime: string;
    /**
     * The address to hand out; it works once. Null: it was sent to the member's notices.
     */
    url: string | null;
};

export type NewInvitationReply = {
    code: 1;
    msg: string;
    data: NewInvitation;
};

/**
 * A key that was made (RegistrationResponseJSON); what else a browser sends is passed over.
 */
export type NewPasskey = {
    id: CredentialId;
    rawId: CredentialId;
    type: 'public-key';
    response: NewPasskeyAnswer;
};

/**
 * What an authenticator says of a key that it made.
 */
export type NewPasskeyAnswer = {
    clientDataJSON: ClientData;
    attestationObject: AttestationObject;
    transports?: Array<PasskeyTransport>;
};

/**
 * A word that many search the news for.
 */
export type NewsHotWord = {
    word: string;
};

export type NewsHotWordListReply = {
    code: 1;
    msg: string;
    data: Array<NewsHotWord>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The front page of the news.
 */
export type NewsIndex = {
    channels: Array<Channel>;
    pinned: Array<ArticleCard>;
    /**
     * 24 of them.
     */
    hotWords: Array<NewsHotWord>;
    /**
     * Most read, liked and commented now; it fades with the days.
     */
    hottest: Array<ArticleCard>;
    newest: Array<ArticleCard>;
    /**
     * Most liked ever (红榜).
     */
    red: Array<ArticleCard>;
    newestAuthors: Array<Author>;
};

export type NewsIndexReply = {
    code: 1;
    msg: string;
    data: NewsIndex;
};

/**
 * The next step of the ladder.
 */
export type NextBreak = {
    /**
     * The whole quantity to set.
     */
    quantity: Quantity;
    /**
     * How many more that is.
     */
    more: Quantity;
    unitPrice: UnitPrice;
    /**
     * The line's total then.
     */
    lineTotal: Money;
};

/**
 * A name shown to others: 2–20 characters without control characters.
 */
export type NickName = string;

/**
 * A notice of the site to a member.
 */
export type Notice = {
    id: Id;
    kind: NoticeKind;
    title: string;
    body: string;
    /**
     * A path of this site to go on, or null.
     */
    href: string | null;
    createTime: string;
    /**
     * Null: not read yet.
     */
    readTime: string | null;
};

/**
 * The notices of the site as the row that they have among the conversations.
 */
export type NoticeConversation = {
    unreadCount: number;
    /**
     * Title of the newest one; '' without one.
     */
    lastNote: string;
    lastTime: string | null;
};

/**
 * What a notice is about. `order`: orders, bargains and goods that arrived, on either side; `comment`: answers to comments; `review`: what an operator decided; `savedSearch`: what saved searches found; `changeNotice`: what makers announced of followed parts; `job`: applications, on either side; `registryWatch`: what changed of watched companies.
 */
export type NoticeKind = 'order' | 'comment' | 'review' | 'feedback' | 'account' | 'system' | 'savedSearch' | 'changeNotice' | 'inquiry' | 'job' | 'registryWatch';

export type NoticeListReply = {
    code: 1;
    msg: string;
    data: Array<Notice>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Notices that were read; none named means all of them.
 */
export type NoticesRead = {
    /**
     * Numbers joined by commas; empty means all.
     */
    ids?: string;
};

/**
 * What becomes of a name that is taken in its folder, in capitals or small letters: it is told, both are kept (the new one gets a number), the new one replaces the old (which goes to the recycle bin; folders become one), or the new one stays away.
 */
export type OnClash = 'ask' | 'both' | 'overwrite' | 'skip';

/**
 * A code from SMS or mail: six digits.
 */
export type OneTimeCode = string;

/**
 * An attempt to pay one or several orders online.
 */
export type OnlinePayment = {
    id: Id;
    orders: Array<PaidOrder>;
    channel: 'alipay';
    /**
     * What the orders come to together.
     */
    amount: Money;
    /**
     * What of it has gone back, 0.00 at first.
     */
    refunded: Money;
    state: OnlinePaymentState;
    /**
     * The channel's own number, once it is known.
     */
    tradeNo: string | null;
    createTime: string;
    expireTime: string;
    payTime: string | null;
};

/**
 * Orders to be paid online together.
 */
export type OnlinePaymentForm = {
    orderIds: Array<Id>;
};

export type OnlinePaymentReply = {
    code: 1;
    msg: string;
    data: OnlinePayment;
};

/**
 * Where an online payment stands: 待支付, 支付成功, 已关闭, 退款中, 已退款, 金额异常.
 */
export type OnlinePaymentState = 'pending' | 'paid' | 'closed' | 'refunding' | 'refunded' | 'mismatch';

/**
 * One file of a release.
 */
export type OpenFile = {
    /**
     * E.g. `parts.parquet`.
     */
    name: string;
    /**
     * Null: a file about all tables.
     */
    table: OpenTableName | null;
    format: 'csv' | 'parquet' | 'json-ld' | 'json' | 'text';
    sizeBytes: number;
    /**
     * Of its bytes, in hex.
     */
    sha256: string;
};

/**
 * The public data of one day.
 */
export type OpenRelease = {
    /**
     * The day in China.
     */
    day: string;
    createdAt: string;
    /**
     * The release that it is compared with; null for the first.
     */
    previousDay: string | null;
    tables: Array<OpenTable>;
    files: Array<OpenFile>;
    /**
     * Parts that are left out, because a source of theirs states no licence.
     */
    withheldParts: number;
};

export type OpenReleaseListReply = {
    code: 1;
    msg: string;
    data: Array<OpenRelease>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * One table of a release, and how it differs from the release before.
 */
export type OpenTable = {
    name: OpenTableName;
    rows: number;
    /**
     * Rows whose number the release before did not have; 0 in the first release.
     */
    added: number;
    changed: number;
    /**
     * Rows of the release before that are gone.
     */
    removed: number;
};

/**
 * A table of the open data.
 */
export type OpenTableName = 'parts' | 'brands' | 'documents' | 'categories' | 'parameters' | 'sources';

/**
 * A contact as a member opened it.
 */
export type OpenedContact = {
    id: Id;
    topic: ContactTopic;
    /**
     * Of a department or a person.
     */
    name: string;
    phone: string | null;
    email: string | null;
    wechat: string | null;
    address: string | null;
    /**
     * When somebody answers, in words.
     */
    hours: string | null;
    visibility: ContactVisibility;
    /**
     * Made up, to show what a contact looks like.
     */
    isSample: boolean;
    /**
     * Others that the member may still open today.
     */
    leftToday: number;
};

export type OpenedContactReply = {
    code: 1;
    msg: string;
    data: OpenedContact;
};

/**
 * An article as operators see it: published, or taken down. Drafts are their authors' alone.
 */
export type OperatorArticle = {
    id: Id;
    title: string;
    channelName: string;
    authorId: Id;
    authorName: string;
    publishTime: string | null;
    views: number;
    /**
     * The newest last.
     */
    corrections: Array<Correction>;
    /**
     * Null: visitors see it.
     */
    takenDown: TakeDown | null;
};

export type OperatorArticleListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorArticle>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorArticleReply = {
    code: 1;
    msg: string;
    data: OperatorArticle;
};

/**
 * A document as operators see it.
 */
export type OperatorDocument = {
    id: Id;
    title: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    /**
     * A few of them.
     */
    mpns: Array<string>;
    source: DocumentSource;
    /**
     * Host name at its maker, for outside ones.
     */
    host: string | null;
    /**
     * For outside ones.
     */
    link: OperatorLink | null;
    /**
     * Null: it came from no member, or they are gone.
     */
    uploader: DocumentUploader | null;
    createTime: string;
    /**
     * Null: visitors see it.
     */
    takenDown: TakeDown | null;
};

export type OperatorDocumentListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorDocument>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorDocumentReply = {
    code: 1;
    msg: string;
    data: OperatorDocument;
};

/**
 * A fact of a part, also one that nobody knows.
 */
export type OperatorFact = {
    field: FactField;
    /**
     * In Chinese.
     */
    name: string;
    unit: string | null;
    kind: FactKind;
    /**
     * Empty unless it is a choice.
     */
    choices: Array<FactChoice>;
    /**
     * As stored; empty: not known.
     */
    value: string;
    /**
     * As shown, with its unit.
     */
    text: string | null;
    /**
     * Where a corrected fact is from; null: from the sources of the part.
     */
    source: string | null;
    correctedTime: string | null;
};

/**
 * A feedback as the operator sees it.
 */
export type OperatorFeedback = {
    id: Id;
    typeLabel: string;
    content: string;
    /**
     * Null: it is about no document.
     */
    place: FeedbackPlace | null;
    state: FeedbackState;
    /**
     * Null: not decided, or no reported error.
     */
    verdict: FeedbackVerdict | null;
    /**
     * The operator's answer.
     */
    reply: string | null;
    createTime: string;
    replyTime: string | null;
    contact: string;
    page: string | null;
    /**
     * Null: a visitor without a login; the answer goes to the contact by hand.
     */
    sender: ReviewMember | null;
};

export type OperatorFeedbackListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorFeedback>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorFeedbackReply = {
    code: 1;
    msg: string;
    data: OperatorFeedback;
};

/**
 * An outside document's address as operators see it.
 */
export type OperatorLink = {
    /**
     * Where visitors are led.
     */
    address: string;
    /**
     * The catalogue's own; another one than `address` where that was corrected, or followed on its host.
     */
    catalogueAddress: string;
    /**
     * Null: it was not found out yet.
     */
    status: LinkStatus | null;
    /**
     * Since when it has been so.
     */
    statusSince: string | null;
    checkTime: string | null;
    /**
     * When a PDF was there last.
     */
    okTime: string | null;
    movedTo: string | null;
    /**
     * Null: no copy is kept here.
     */
    archive: DocumentArchive | null;
};

/**
 * A member as the operator sees them.
 */
export type OperatorMember = {
    id: Id;
    nickName: string;
    /**
     * Masked.
     */
    mobile: string | null;
    role: Role;
    enterpriseStatus: EnterpriseStatus | null;
    isSuspended: boolean;
    suspendReason: string | null;
    createTime: string;
    lastSeenTime: string | null;
    /**
     * Whether it is who asks: one's own account cannot be stopped.
     */
    isSelf: boolean;
};

export type OperatorMemberListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorMember>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorMemberReply = {
    code: 1;
    msg: string;
    data: OperatorMember;
};

/**
 * An order among all orders of the mall, as operators see it.
 */
export type OperatorOrder = {
    id: Id;
    orderNo: string;
    state: OrderState;
    /**
     * In Chinese.
     */
    stateName: string;
    buyer: OrderBuyer;
    merchant: MerchantBrief;
    /**
     * The MPN of the first line.
     */
    mpn: string;
    lineCount: number;
    currency: Currency;
    total: Money;
    /**
     * What of the total has gone back to the buyer, 0.00 at first.
     */
    refunded: Money;
    createTime: string;
};

/**
 * An order with everything, to look at: an operator can do nothing with it.
 */
export type OperatorOrderDetail = {
    id: Id;
    orderNo: string;
    state: OrderState;
    /**
     * In Chinese.
     */
    stateName: string;
    currency: Currency;
    merchant: MerchantBrief;
    total: Money;
    /**
     * What the total is made of.
     */
    totals: OrderTotals;
    /**
     * What of the total has gone back to the buyer, 0.00 at first.
     */
    refunded: Money;
    /**
     * Whether an invoice can ever be had: not in dollars, and not without tax.
     */
    takesInvoice: boolean;
    /**
     * What an invoice of this order alone would come to: the goods less what went back. Null when none can be applied for now.
     */
    invoiceTotal: string | null;
    lines: Array<OrderLine>;
    payMethod: PayMethod;
    /**
     * When an unpaid order is closed; null once it is paid or closed.
     */
    payDeadline: string | null;
    createTime: string;
    actions: Array<OrderAction>;
    /**
     * What a claim can be about now; empty when none can be made.
     */
    claimKinds: Array<ClaimKind>;
    /**
     * Until when the merchant has to answer the open claim; afterwards the platform decides. Null: no claim waits for the merchant.
     */
    claimDeadline: string | null;
    /**
     * One sentence about what comes next, in Chinese.
     */
    hint: string;
    source: OrderSource;
    steps: Array<OrderStep>;
    timeline: Array<OrderEvent>;
    parcels: Array<Parcel>;
    /**
     * The total in Chinese capitals, e.g. 人民币壹仟陆佰叁拾肆元柒角叁分.
     */
    totalInWords: string;
    /**
     * As it was when the order was made.
     */
    address: Address;
    title: InvoiceTitle | null;
    forwarder: string | null;
    warehousingNo: string | null;
    /**
     * The buyer's own number of the purchase.
     */
    poNo: string | null;
    remark: string | null;
    /**
     * Null: it is not on credit terms.
     */
    credit: OrderCredit | null;
    receipts: Array<Receipt>;
    payments: Array<OnlinePayment>;
    pis: Array<Pi>;
    invoices: Array<Invoice>;
    /**
     * The newest first; at most one is not decided.
     */
    claims: Array<Claim>;
    /**
     * Why it was closed.
     */
    closeReason: string | null;
    /**
     * Who in the buyer's company approved it, by name; null where nobody had to, and for the merchant, whom it does not concern.
     */
    approvedBy: string | null;
    buyer: OrderBuyer;
};

export type OperatorOrderDetailReply = {
    code: 1;
    msg: string;
    data: OperatorOrderDetail;
};

export type OperatorOrderListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorOrder>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What waits for the operator.
 */
export type OperatorOverview = {
    pendingReviews: number;
    openFeedback: number;
    /**
     * Notices of infringement that wait: sent, or contested.
     */
    openTakedowns: number;
    members: number;
    membersToday: number;
    suspended: number;
    /**
     * Settings without which something of the site stays away: filing numbers, contacts, links.
     */
    emptySettings: Array<EmptySetting>;
};

export type OperatorOverviewReply = {
    code: 1;
    msg: string;
    data: OperatorOverview;
};

/**
 * A part in the operators' list.
 */
export type OperatorPart = {
    id: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    categoryName: string;
    packageCase: string | null;
    /**
     * How many of its facts are corrected.
     */
    correctedFacts: number;
    updateTime: string;
};

/**
 * A part with every fact that it can have.
 */
export type OperatorPartDetail = {
    id: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    categoryName: string;
    packageCase: string | null;
    /**
     * How many of its facts are corrected.
     */
    correctedFacts: number;
    updateTime: string;
    facts: Array<OperatorFact>;
    sources: Array<PartSource>;
    /**
     * The latest first.
     */
    history: Array<PartCorrection>;
};

export type OperatorPartDetailReply = {
    code: 1;
    msg: string;
    data: OperatorPartDetail;
};

export type OperatorPartListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorPart>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A resource as operators see it: published, or taken down.
 */
export type OperatorResource = {
    id: Id;
    kind: ResourceKind;
    title: string;
    authorName: string;
    publishTime: string | null;
    downloads: number;
    fileCount: number;
    /**
     * Null: visitors see it.
     */
    takenDown: TakeDown | null;
};

export type OperatorResourceListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorResource>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorResourceReply = {
    code: 1;
    msg: string;
    data: OperatorResource;
};

/**
 * A setting as the operator sees it.
 */
export type OperatorSetting = {
    key: string;
    /**
     * What it is for, in Chinese.
     */
    label: string;
    value: string | null;
    isPublic: boolean;
};

export type OperatorSettingListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorSetting>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorSettingReply = {
    code: 1;
    msg: string;
    data: OperatorSetting;
};

/**
 * A notice as an operator sees it.
 */
export type OperatorTakedown = {
    id: Id;
    right: TakedownRight;
    state: TakedownState;
    holder: string;
    places: Array<TakedownPlace>;
    content: string;
    proof: string;
    createTime: string;
    decideTime: string | null;
    /**
     * What the operator said to it.
     */
    reason: string | null;
    counter: CounterNotice | null;
    /**
     * Of its sender.
     */
    contact: string;
    /**
     * Of who answered it.
     */
    counterContact: string | null;
};

export type OperatorTakedownListReply = {
    code: 1;
    msg: string;
    data: Array<OperatorTakedown>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OperatorTakedownReply = {
    code: 1;
    msg: string;
    data: OperatorTakedown;
};

/**
 * What may be done with an order now by who asks, the main one first. Buyer: pay, upload_receipt, make_pi, close,
 * finish, apply_invoice, buy_again, claim, send_back, receive_replacement, set_warehousing_no, remove. Merchant: confirm,
 * ship, report_parcel, resolve, send_replacement.
 */
export type OrderAction = 'pay' | 'upload_receipt' | 'make_pi' | 'close' | 'finish' | 'apply_invoice' | 'buy_again' | 'claim' | 'set_warehousing_no' | 'remove' | 'confirm' | 'ship' | 'report_parcel' | 'resolve' | 'send_back' | 'send_replacement' | 'receive_replacement';

/**
 * Who ordered.
 */
export type OrderBuyer = {
    id: Id;
    nickName: string;
};

/**
 * An order whose lines come into the cart again.
 */
export type OrderChoice = {
    id: Id;
};

/**
 * An order to be closed.
 */
export type OrderClosing = {
    id: Id;
    reason?: LongLineText;
};

/**
 * Orders by state.
 */
export type OrderCount = {
    state: OrderState;
    count: number;
};

export type OrderCountListReply = {
    code: 1;
    msg: string;
    data: Array<OrderCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * How an order on credit terms is settled.
 */
export type OrderCredit = {
    termsId: Id;
    /**
     * When its statement is due.
     */
    dueOn: string;
    /**
     * The statement that it stands on; null until the month is over.
     */
    statementId: number | null;
    statementNo: string | null;
};

/**
 * An order with everything.
 */
export type OrderDetail = {
    id: Id;
    orderNo: string;
    state: OrderState;
    /**
     * In Chinese.
     */
    stateName: string;
    currency: Currency;
    merchant: MerchantBrief;
    total: Money;
    /**
     * What the total is made of.
     */
    totals: OrderTotals;
    /**
     * What of the total has gone back to the buyer, 0.00 at first.
     */
    refunded: Money;
    /**
     * Whether an invoice can ever be had: not in dollars, and not without tax.
     */
    takesInvoice: boolean;
    /**
     * What an invoice of this order alone would come to: the goods less what went back. Null when none can be applied for now.
     */
    invoiceTotal: string | null;
    lines: Array<OrderLine>;
    payMethod: PayMethod;
    /**
     * When an unpaid order is closed; null once it is paid or closed.
     */
    payDeadline: string | null;
    createTime: string;
    actions: Array<OrderAction>;
    /**
     * What a claim can be about now; empty when none can be made.
     */
    claimKinds: Array<ClaimKind>;
    /**
     * Until when the merchant has to answer the open claim; afterwards the platform decides. Null: no claim waits for the merchant.
     */
    claimDeadline: string | null;
    /**
     * One sentence about what comes next, in Chinese.
     */
    hint: string;
    source: OrderSource;
    steps: Array<OrderStep>;
    timeline: Array<OrderEvent>;
    parcels: Array<Parcel>;
    /**
     * The total in Chinese capitals, e.g. 人民币壹仟陆佰叁拾肆元柒角叁分.
     */
    totalInWords: string;
    /**
     * As it was when the order was made.
     */
    address: Address;
    title: InvoiceTitle | null;
    forwarder: string | null;
    warehousingNo: string | null;
    /**
     * The buyer's own number of the purchase.
     */
    poNo: string | null;
    remark: string | null;
    /**
     * Null: it is not on credit terms.
     */
    credit: OrderCredit | null;
    receipts: Array<Receipt>;
    payments: Array<OnlinePayment>;
    pis: Array<Pi>;
    invoices: Array<Invoice>;
    /**
     * The newest first; at most one is not decided.
     */
    claims: Array<Claim>;
    /**
     * Why it was closed.
     */
    closeReason: string | null;
    /**
     * Who in the buyer's company approved it, by name; null where nobody had to, and for the merchant, whom it does not concern.
     */
    approvedBy: string | null;
};

export type OrderDetailReply = {
    code: 1;
    msg: string;
    data: OrderDetail;
};

/**
 * One entry of an order's record, the newest first.
 */
export type OrderEvent = {
    time: string;
    text: string;
    by: OrderParty;
    /**
     * In Chinese, e.g. 卖家.
     */
    byName: string;
};

/**
 * One line of an order, as it was bought.
 */
export type OrderLine = {
    id: Id;
    goodsId: Id;
    partId: number | null;
    mpn: string;
    brandName: string;
    brandNameCn: string | null;
    packageCase: string | null;
    packing: Packing | null;
    unit: string;
    quantity: Quantity;
    shippedQuantity: number;
    /**
     * Pieces that were never shipped and are paid back: they are not shipped any more.
     */
    cancelledQuantity: number;
    /**
     * Shipped pieces about which a claim was paid back.
     */
    refundedQuantity: number;
    unitPrice: UnitPrice;
    lineTotal: Money;
    taxMode: TaxMode;
    dateCode: string | null;
    hsCode: string | null;
    origin: string | null;
    customerRef: string | null;
};

/**
 * Who did something.
 */
export type OrderParty = 'buyer' | 'merchant' | 'operator' | 'system';

/**
 * What a review page shows before an order is sent.
 */
export type OrderPreparation = {
    orders: Array<PreparedOrder>;
    totals: Array<CartTotals>;
    address: Address | null;
    title: InvoiceTitle | null;
    /**
     * Hours until an unpaid order is closed.
     */
    payHours: number;
    /**
     * Null: the member orders alone. Otherwise it is handed in for approval.
     */
    approval: ApprovalNeed | null;
};

export type OrderPreparationReply = {
    code: 1;
    msg: string;
    data: OrderPreparation;
};

/**
 * What may be done with a request now by who asks: `approve` and `refuse` for who decides, `change` and `withdraw` for whose it is.
 */
export type OrderRequestAction = 'approve' | 'refuse' | 'change' | 'withdraw';

/**
 * A request that somebody approves as they see it.
 */
export type OrderRequestApproval = {
    id: Id;
    revision: number;
    expected: Array<RequestedTotal>;
    note?: LongLineText;
};

/**
 * A request to hand in again. Lines that are not named are left out.
 */
export type OrderRequestChange = {
    id: Id;
    lines: Array<ChangedRequestLine>;
    note?: LongLineText;
};

/**
 * How many requests stand where.
 */
export type OrderRequestCount = {
    state: OrderRequestState;
    count: number;
};

export type OrderRequestCountListReply = {
    code: 1;
    msg: string;
    data: Array<OrderRequestCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A request to order with everything, for whose it is and for who decides.
 */
export type OrderRequestDetail = {
    id: Id;
    state: OrderRequestState;
    /**
     * In Chinese.
     */
    stateName: string;
    requester: Colleague;
    /**
     * Whether it is the member's own.
     */
    isMine: boolean;
    company: string;
    /**
     * What it came to when it was handed in, one for each order.
     */
    totals: Array<RequestedTotal>;
    /**
     * The MPN of the first line.
     */
    mpn: string;
    lineCount: number;
    /**
     * What the requester says it is for.
     */
    note: string | null;
    reason: ApprovalReason;
    /**
     * The requester's limit when it was handed in; null where their place in the company allows no orders.
     */
    limit: string | null;
    /**
     * When it was handed in, the last time.
     */
    submitTime: string;
    /**
     * When it runs out if nobody decides.
     */
    expireTime: string;
    actions: Array<OrderRequestAction>;
    orders: Array<RequestedOrder>;
    payMethod: PayMethod;
    /**
     * As they were when it was handed in.
     */
    address: Address;
    title: InvoiceTitle | null;
    forwarder: string | null;
    warehousingNo: string | null;
    /**
     * Counts how often it was handed in: who decides says which they saw.
     */
    revision: number;
    /**
     * Whether all of it can be ordered now.
     */
    isOrderable: boolean;
    /**
     * Whether quantities can be changed: not of an agreed price.
     */
    isPriceAgreed: boolean;
    /**
     * Whether it came out of the cart, where it goes back to when it is withdrawn.
     */
    isFromCart: boolean;
    /**
     * Hours until an unpaid order is closed.
     */
    payHours: number;
    /**
     * Why who asks cannot decide though they may approve purchases: it is their own, or above their limit. Null otherwise.
     */
    cannotDecide: 'own' | 'limit' | null;
    decider: Colleague | null;
    answer: string | null;
    decideTime: string | null;
    /**
     * What was ordered.
     */
    made: Array<ApprovedOrder>;
    /**
     * The newest first.
     */
    events: Array<OrderRequestEvent>;
};

export type OrderRequestDetailReply = {
    code: 1;
    msg: string;
    data: OrderRequestDetail;
};

/**
 * One entry of the record of a request, the newest first.
 */
export type OrderRequestEvent = {
    time: string;
    /**
     * In Chinese.
     */
    text: string;
    /**
     * Who did it; empty: the site by itself.
     */
    who: string;
    /**
     * What they said.
     */
    note: string | null;
};

/**
 * What is to be ordered, and what for.
 */
export type OrderRequestForm = {
    lineIds?: Array<Id>;
    goods?: Array<WantedLine>;
    bargainId?: Id;
    addressId: Id;
    /**
     * The invoice title that the order keeps; absent: none yet. Orders without `takesInvoice` keep none.
     */
    titleId?: Id;
    /**
     * `terms` only with every merchant that has credit terms in force with the member's company.
     */
    payMethod: PayMethod;
    /**
     * The buyer's own number of the purchase; it stands on statements.
     */
    poNo?: ShortText;
    forwarder?: LineText;
    warehousingNo?: ShortText;
    expected: Array<ExpectedTotal>;
    /**
     * For who decides.
     */
    note?: LongLineText;
};

/**
 * One line of a request: as it was handed in, and as it is now.
 */
export type OrderRequestLine = {
    goodsId: Id;
    partId: number | null;
    mpn: string;
    brandName: string;
    packageCase: string | null;
    unit: string;
    quantity: Quantity;
    customerRef: string | null;
    unitPrice: UnitPrice;
    lineTotal: Money;
    /**
     * Null: there are no such goods any more, or they have no price for the quantity.
     */
    nowUnitPrice: string | null;
    nowLineTotal: string | null;
    /**
     * Why it can or cannot be ordered now; null: there are no such goods any more.
     */
    nowState: CartLineState | null;
    /**
     * Pieces there are now; null: not known.
     */
    stock: number | null;
};

/**
 * A request that somebody refuses, with why.
 */
export type OrderRequestRefusal = {
    id: Id;
    revision: number;
    reason: string;
};

/**
 * A request to order as its list shows it.
 */
export type OrderRequestRow = {
    id: Id;
    state: OrderRequestState;
    /**
     * In Chinese.
     */
    stateName: string;
    requester: Colleague;
    /**
     * Whether it is the member's own.
     */
    isMine: boolean;
    company: string;
    /**
     * What it came to when it was handed in, one for each order.
     */
    totals: Array<RequestedTotal>;
    /**
     * The MPN of the first line.
     */
    mpn: string;
    lineCount: number;
    /**
     * What the requester says it is for.
     */
    note: string | null;
    reason: ApprovalReason;
    /**
     * The requester's limit when it was handed in; null where their place in the company allows no orders.
     */
    limit: string | null;
    /**
     * When it was handed in, the last time.
     */
    submitTime: string;
    /**
     * When it runs out if nobody decides.
     */
    expireTime: string;
    actions: Array<OrderRequestAction>;
};

export type OrderRequestRowListReply = {
    code: 1;
    msg: string;
    data: Array<OrderRequestRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OrderRequestRowReply = {
    code: 1;
    msg: string;
    data: OrderRequestRow;
};

/**
 * Whose requests: the member's own, or those of their company, for who decides about them.
 */
export type OrderRequestSide = 'mine' | 'company';

/**
 * Where a request to order stands: 待审批, 已批准, 已驳回, 已撤回, 已过期.
 */
export type OrderRequestState = 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';

/**
 * An order as its list shows it.
 */
export type OrderRow = {
    id: Id;
    orderNo: string;
    state: OrderState;
    /**
     * In Chinese.
     */
    stateName: string;
    currency: Currency;
    merchant: MerchantBrief;
    total: Money;
    /**
     * What the total is made of.
     */
    totals: OrderTotals;
    /**
     * What of the total has gone back to the buyer, 0.00 at first.
     */
    refunded: Money;
    /**
     * Whether an invoice can ever be had: not in dollars, and not without tax.
     */
    takesInvoice: boolean;
    /**
     * What an invoice of this order alone would come to: the goods less what went back. Null when none can be applied for now.
     */
    invoiceTotal: string | null;
    lines: Array<OrderLine>;
    payMethod: PayMethod;
    /**
     * When an unpaid order is closed; null once it is paid or closed.
     */
    payDeadline: string | null;
    createTime: string;
    actions: Array<OrderAction>;
    /**
     * What a claim can be about now; empty when none can be made.
     */
    claimKinds: Array<ClaimKind>;
    /**
     * Until when the merchant has to answer the open claim; afterwards the platform decides. Null: no claim waits for the merchant.
     */
    claimDeadline: string | null;
    /**
     * One sentence about what comes next, in Chinese.
     */
    hint: string;
};

export type OrderRowListReply = {
    code: 1;
    msg: string;
    data: Array<OrderRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * How an order came about: from the cart, from goods at once, from an agreed price.
 */
export type OrderSource = 'cart' | 'goods' | 'bargain';

/**
 * Where an order stands: 待付款, 凭证审核, 待发货, 部分发货, 待收货, 已完成, 已关闭, 售后中, 已退款.
 */
export type OrderState = 'CREATED' | 'RECEIPT_REVIEW' | 'PAID' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'FINISHED' | 'CLOSED' | 'AFTER_SALE' | 'REFUNDED';

/**
 * A step of an order's way.
 */
export type OrderStep = {
    /**
     * `create`, `pay`, `ship`, `receive`, `finish`, `close`, `claim`, `refund`.
     */
    key: string;
    /**
     * In Chinese.
     */
    name: string;
    state: 'done' | 'current' | 'todo';
    time: string | null;
    note: string | null;
};

/**
 * What an order of one merchant in one currency costs. Each line is rounded half up to two decimals, then summed; with
 * taxed prices untaxed = total of goods / (1 + rate) rounded half up once a rate, tax = the rest; so untaxed + tax =
 * goods to the last digit.
 */
export type OrderTotals = {
    currency: Currency;
    /**
     * Sum of the lines, in their own tax mode.
     */
    goods: Money;
    untaxed: Money;
    /**
     * Null: not applicable (delivery in 香港).
     */
    tax: string | null;
    freight: string | null;
    freightTerm: FreightTerm;
    /**
     * What has to be paid: goods and freight.
     */
    total: Money;
    /**
     * Null: no tax in it.
     */
    taxMode: TaxMode | null;
};

/**
 * What is to be ordered: lines of the cart, goods, or an agreed price. Exactly one of them.
 */
export type OrderWish = {
    lineIds?: Array<Id>;
    goods?: Array<WantedLine>;
    bargainId?: Id;
};

/**
 * A heading of a document.
 */
export type OutlineItem = {
    title: string;
    /**
     * Page, from 1.
     */
    page: number;
    /**
     * Depth, from 1.
     */
    level: number;
};

/**
 * Where a document lies at its maker.
 */
export type OutsideAddress = {
    url: string;
    host: string;
};

export type OutsideAddressReply = {
    code: 1;
    msg: string;
    data: OutsideAddress;
};

/**
 * One outside document.
 */
export type OutsideChoice = {
    id: Id;
};

/**
 * An own application.
 */
export type OwnApplication = {
    id: Id;
    job: JobCard;
    state: ApplicationState;
    applyTime: string;
    /**
     * When the company said so; null: it did not yet.
     */
    stateTime: string | null;
    /**
     * Null: it was deleted, by the member or because its time was over.
     */
    resume: ResumeFile | null;
    /**
     * Until when the CV and the contact are kept; null: they are deleted.
     */
    keptUntil: string | null;
};

export type OwnApplicationListReply = {
    code: 1;
    msg: string;
    data: Array<OwnApplication>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OwnApplicationReply = {
    code: 1;
    msg: string;
    data: OwnApplication;
};

/**
 * An own article as its editor opens it.
 */
export type OwnArticle = {
    id: Id;
    /**
     * Counts up with every save.
     */
    version: number;
    state: OwnArticleState;
    /**
     * Of an article that readers see: its words were changed after it was published; null: they are the same.
     */
    change: ArticleChangeState | null;
    /**
     * Why it, or its change, was refused last; null: it was not, or was handed in again.
     */
    reason: string | null;
    /**
     * Why an operator took it off the site; null: none did.
     */
    takenDown: TakeDown | null;
    actions: Array<OwnArticleAction>;
    saveTime: string;
    /**
     * When readers see it, or saw it first; null: never published.
     */
    publishedTime: string | null;
    words: ArticleWords;
    /**
     * The parts of `partIds`, as far as the catalogue knows them.
     */
    parts: Array<ArticleTag>;
    /**
     * The cover, and the pictures that the document names.
     */
    figures: Array<StoredFigure>;
    /**
     * What was put right after publishing; the newest last.
     */
    corrections: Array<Correction>;
    createTime: string;
};

/**
 * What its writer may do with an own article now; the buttons of the screens come from it. `redraft` is the call with DRAFT: it takes back what waits, and brings back what was taken off or deleted.
 */
export type OwnArticleAction = 'edit' | 'submit' | 'redraft' | 'dismount' | 'remove';

/**
 * One own article.
 */
export type OwnArticleChoice = {
    id: Id;
};

/**
 * How many own articles stand where.
 */
export type OwnArticleCounts = {
    /**
     * Without the deleted.
     */
    all: number;
    draft: number;
    review: number;
    refused: number;
    scheduled: number;
    published: number;
    dismounted: number;
    deleted: number;
};

export type OwnArticleCountsReply = {
    code: 1;
    msg: string;
    data: OwnArticleCounts;
};

/**
 * The lists of own articles. Deleted ones are in their own only.
 */
export type OwnArticleList = 'ALL' | 'DRAFT' | 'REVIEW' | 'REFUSED' | 'SCHEDULED' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED';

export type OwnArticleReply = {
    code: 1;
    msg: string;
    data: OwnArticle;
};

/**
 * An own article in a list.
 */
export type OwnArticleRow = {
    id: Id;
    /**
     * Counts up with every save.
     */
    version: number;
    state: OwnArticleState;
    /**
     * Of an article that readers see: its words were changed after it was published; null: they are the same.
     */
    change: ArticleChangeState | null;
    /**
     * Why it, or its change, was refused last; null: it was not, or was handed in again.
     */
    reason: string | null;
    /**
     * Why an operator took it off the site; null: none did.
     */
    takenDown: TakeDown | null;
    actions: Array<OwnArticleAction>;
    saveTime: string;
    /**
     * When readers see it, or saw it first; null: never published.
     */
    publishedTime: string | null;
    title: string;
    summary: string;
    coverUrl: string | null;
    channels: Array<ChannelName>;
    counters: ArticleCounters;
};

export type OwnArticleRowListReply = {
    code: 1;
    msg: string;
    data: Array<OwnArticleRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Where a member's own article stands: 草稿, 待审, 未通过, 待发布, 已发布, 已下架, 已删除; spelt as older clients know
 * it. A scheduled one is approved and comes when its time comes.
 */
export type OwnArticleState = 'DRAFT' | 'REVIEW' | 'REFUSED' | 'SCHEDULED' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED';

/**
 * A member as an author.
 */
export type OwnAuthor = {
    /**
     * What everybody sees; null: the member is no author.
     */
    author: OwnAuthorPage | null;
    /**
     * The last request; null: there was none, or it was taken back.
     */
    request: AuthorRequest | null;
};

/**
 * The author that a member is.
 */
export type OwnAuthorPage = {
    id: Id;
    name: string;
    /**
     * What they write about.
     */
    field: string;
    intro: string;
    avatarUrl: string | null;
};

export type OwnAuthorReply = {
    code: 1;
    msg: string;
    data: OwnAuthor;
};

/**
 * One of them with its photographs.
 */
export type OwnBoardDetail = {
    id: Id;
    type: BoardType;
    /**
     * Number of the part as its poster wrote it.
     */
    model: string;
    /**
     * The maker as written.
     */
    brandName: string | null;
    packageCase: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    taxMode: TaxMode | null;
    supplyKind: SupplyKind | null;
    grade: ConditionGrade | null;
    /**
     * As printed, e.g. `2435+`.
     */
    dateCode: string | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace | null;
    invoiceNeed: InvoiceNeed | null;
    /**
     * A demand: parts that can take its place are welcome.
     */
    takesAlternative: boolean;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
    /**
     * The brand of the catalogue.
     */
    brandId: number | null;
    poster: BoardPoster;
    isAnonymous: boolean;
    /**
     * It is for one company alone; nobody else but its own reads it.
     */
    isAddressed: boolean;
    /**
     * The company of whoever reads posted it; false for visitors.
     */
    isOwn: boolean;
    state: BoardState;
    quoteCount: number;
    /**
     * When it was posted or refreshed last.
     */
    updateTime: string;
    expireTime: string;
    remark: string | null;
    createTime: string;
    /**
     * Why an operator took it off; null: none did.
     */
    removedReason: string | null;
    /**
     * Quotes that wait for an answer of the company.
     */
    waitingQuotes: number;
    renewCount: number;
    days: BoardDays;
    /**
     * What can be done with it now.
     */
    actions: Array<BoardDeed>;
    /**
     * When it may be refreshed again; null: now.
     */
    refreshFrom: string | null;
    photos: Array<BoardPhoto>;
};

export type OwnBoardDetailReply = {
    code: 1;
    msg: string;
    data: OwnBoardDetail;
};

/**
 * A row as its company keeps it.
 */
export type OwnBoardRow = {
    id: Id;
    type: BoardType;
    /**
     * Number of the part as its poster wrote it.
     */
    model: string;
    /**
     * The maker as written.
     */
    brandName: string | null;
    packageCase: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    taxMode: TaxMode | null;
    supplyKind: SupplyKind | null;
    grade: ConditionGrade | null;
    /**
     * As printed, e.g. `2435+`.
     */
    dateCode: string | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace | null;
    invoiceNeed: InvoiceNeed | null;
    /**
     * A demand: parts that can take its place are welcome.
     */
    takesAlternative: boolean;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
    /**
     * The brand of the catalogue.
     */
    brandId: number | null;
    poster: BoardPoster;
    isAnonymous: boolean;
    /**
     * It is for one company alone; nobody else but its own reads it.
     */
    isAddressed: boolean;
    /**
     * The company of whoever reads posted it; false for visitors.
     */
    isOwn: boolean;
    state: BoardState;
    quoteCount: number;
    /**
     * When it was posted or refreshed last.
     */
    updateTime: string;
    expireTime: string;
    remark: string | null;
    createTime: string;
    /**
     * Why an operator took it off; null: none did.
     */
    removedReason: string | null;
    /**
     * Quotes that wait for an answer of the company.
     */
    waitingQuotes: number;
    renewCount: number;
    days: BoardDays;
    /**
     * What can be done with it now.
     */
    actions: Array<BoardDeed>;
    /**
     * When it may be refreshed again; null: now.
     */
    refreshFrom: string | null;
};

export type OwnBoardRowListReply = {
    code: 1;
    msg: string;
    data: Array<OwnBoardRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A contact as the company sees it that keeps it.
 */
export type OwnContact = {
    id: Id;
    /**
     * What the page shows; null: nothing was approved yet.
     */
    shown: ContactFacts | null;
    /**
     * What was handed in last and is not on the page; null: the page shows all.
     */
    wanted: ContactFacts | null;
    visibility: ContactVisibility;
    state: ListingState;
    /**
     * Why what was handed in was refused.
     */
    reason: string | null;
    isSample: boolean;
    submitTime: string;
};

export type OwnContactListReply = {
    code: 1;
    msg: string;
    data: Array<OwnContact>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OwnContactReply = {
    code: 1;
    msg: string;
    data: OwnContact;
};

/**
 * The company that the member acts for.
 */
export type OwnEnterprise = {
    id: Id;
    status: EnterpriseStatus;
    /**
     * Why it was refused.
     */
    reason: string | null;
    facts: EnterpriseFacts;
    /**
     * What the member is in it.
     */
    role: SeatRole;
    /**
     * Most yuan of one order of the member's without approval; null: no limit.
     */
    spendLimit: string | null;
    verifyTime: string | null;
    /**
     * Until when the verification holds.
     */
    expireTime: string | null;
    /**
     * It is over within a month, and nothing that would renew it waits.
     */
    endsSoon: boolean;
    /**
     * What was handed in last; null for who may not change the company.
     */
    application: EnterpriseApplication | null;
};

/**
 * Where the member stands: with a company or without one.
 */
export type OwnEnterpriseState = {
    /**
     * Null: the member acts for none.
     */
    company: OwnEnterprise | null;
};

export type OwnEnterpriseStateReply = {
    code: 1;
    msg: string;
    data: OwnEnterpriseState;
};

/**
 * A post as its company sees it in its list.
 */
export type OwnJob = {
    id: Id;
    title: string;
    category: JobCategory;
    city: JobCity;
    salary: JobSalary;
    state: JobState;
    /**
     * Why it was taken down.
     */
    reason: string | null;
    publishTime: string;
    expireTime: string;
    /**
     * Who applied, and how many of them nobody has looked at.
     */
    applications: number;
    unread: number;
};

/**
 * One of them with what its form holds.
 */
export type OwnJobDetail = {
    id: Id;
    title: string;
    category: JobCategory;
    city: JobCity;
    district: string | null;
    businessArea: string | null;
    salary: JobSalary;
    experience: JobExperience;
    degree: JobDegree;
    jobType: JobType;
    /**
     * Days at work a week; null: not said.
     */
    daysPerWeek: number | null;
    skills: Array<string>;
    company: JobCompany;
    publishTime: string;
    expireTime: string;
    state: JobState;
    welfare: Array<string>;
    description: string;
    stage: JobStage | null;
    publisherName: string;
    publisherTitle: string | null;
    /**
     * Why it was taken down.
     */
    reason: string | null;
};

export type OwnJobDetailReply = {
    code: 1;
    msg: string;
    data: OwnJobDetail;
};

export type OwnJobListReply = {
    code: 1;
    msg: string;
    data: Array<OwnJob>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OwnJobReply = {
    code: 1;
    msg: string;
    data: OwnJob;
};

/**
 * A link of a member's own navigation.
 */
export type OwnLink = {
    name: string;
    /**
     * The whole address, http or https.
     */
    url: string;
    image: string | null;
};

/**
 * The member's own navigation: `navigationJson` and `tabOpenStatus`; at most 24 links a list.
 */
export type OwnNavigation = {
    common: Array<OwnLink>;
    agent: Array<OwnLink>;
    brand: Array<OwnLink>;
    /**
     * 1: links open in a new tab.
     */
    tabOpenStatus: number;
};

/**
 * A production line as its company keeps it.
 */
export type OwnProductionLine = {
    id: Id;
    /**
     * What the company's page shows; null: nothing was approved yet.
     */
    shown: ProductionFacts | null;
    /**
     * What was handed in last and is not on the page; null: the page shows all.
     */
    wanted: ProductionFacts | null;
    /**
     * Files that prove the certificates of what was handed in last.
     */
    fileCount: number;
    state: ListingState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
};

export type OwnProductionLineListReply = {
    code: 1;
    msg: string;
    data: Array<OwnProductionLine>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OwnProductionLineReply = {
    code: 1;
    msg: string;
    data: OwnProductionLine;
};

/**
 * A resource of the member.
 */
export type OwnResource = {
    id: Id;
    kind: ResourceKind;
    title: string;
    state: ResourceState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    takenDown: TakeDown | null;
    downloads: number;
    fileCount: number;
    rating: ResourceRating;
    submitTime: string;
};

/**
 * An own resource with what its form holds.
 */
export type OwnResourceDetail = {
    id: Id;
    kind: ResourceKind;
    title: string;
    state: ResourceState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    takenDown: TakeDown | null;
    downloads: number;
    fileCount: number;
    rating: ResourceRating;
    submitTime: string;
    summary: string;
    field: ResourceField;
    level: ResourceLevel;
    licence: ResourceLicence;
    tags: Array<string>;
    markdown: string;
    source: string;
    files: Array<ResourceFile>;
};

export type OwnResourceDetailReply = {
    code: 1;
    msg: string;
    data: OwnResourceDetail;
};

export type OwnResourceListReply = {
    code: 1;
    msg: string;
    data: Array<OwnResource>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type OwnResourceReply = {
    code: 1;
    msg: string;
    data: OwnResource;
};

/**
 * How goods are packed: 编带, 剪带, 托盘, 管装, 散装, 袋装, 盒装.
 */
export type Packing = 'reel' | 'cut_tape' | 'tray' | 'tube' | 'bulk' | 'bag' | 'box';

/**
 * A changed page.
 */
export type PageChange = {
    key: StaticPageKey;
    title: string;
    description: string;
    markdown: string;
    /**
     * The version that was changed: when somebody else was faster it is refused.
     */
    version: number;
};

/**
 * A rectangle on a page as it is shown, in points from its upper left corner.
 */
export type PageFrame = {
    x: number;
    y: number;
    width: number;
    height: number;
};

/**
 * A page of a document that has the words.
 */
export type PageHit = {
    /**
     * Page, from 1.
     */
    page: number;
    /**
     * Words of the page around the place.
     */
    excerpt: string;
    excerptMarks: Array<TextRange>;
    /**
     * What the reader looks for on this page: the first place as the page has it.
     */
    phrase: string;
};

/**
 * A text to look at before it is kept.
 */
export type PagePreview = {
    markdown: string;
};

/**
 * A page as its operator writes it.
 */
export type PageSource = {
    key: StaticPageKey;
    title: string;
    description: string;
    markdown: string;
    /**
     * Counts up with every change.
     */
    version: number;
    updateTime: string;
    updatedBy: string | null;
};

export type PageSourceListReply = {
    code: 1;
    msg: string;
    data: Array<PageSource>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type PageSourceReply = {
    code: 1;
    msg: string;
    data: PageSource;
};

/**
 * An order that a payment is for.
 */
export type PaidOrder = {
    id: Id;
    orderNo: string;
    amount: Money;
};

/**
 * A paragraph.
 */
export type ParagraphBlock = {
    kind: 'paragraph';
    words: Array<Inline>;
};

/**
 * One parameter of a part.
 */
export type Param = {
    /**
     * Stable name with its unit at the end, e.g. `flashKB`.
     */
    code: string;
    /**
     * In Chinese.
     */
    name: string;
    unit: string | null;
    /**
     * As shown, without the unit.
     */
    valueText: string;
    /**
     * In `unit`; null when the value is not a number.
     */
    valueNum: number | null;
};

/**
 * A parameter worth a column.
 */
export type ParamColumn = {
    code: string;
    name: string;
    unit: string | null;
};

/**
 * A parameter's code, a colon, then a range `a..b` (either end may be missing) or values with `|` between.
 */
export type ParamFilter = string;

/**
 * One parcel of an order.
 */
export type Parcel = {
    id: Id;
    /**
     * From 1.
     */
    no: number;
    carrier: string;
    trackingNo: string;
    state: ParcelState;
    /**
     * In Chinese.
     */
    stateName: string;
    items: Array<ParcelItem>;
    events: Array<ParcelEvent>;
    shipTime: string;
};

/**
 * Something that happened to a parcel, the newest first.
 */
export type ParcelEvent = {
    time: string;
    place: string | null;
    text: string;
};

/**
 * Pieces of a line in a parcel.
 */
export type ParcelItem = {
    lineId: Id;
    mpn: string;
    quantity: Quantity;
};

export type ParcelListReply = {
    code: 1;
    msg: string;
    data: Array<Parcel>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What happened to a parcel.
 */
export type ParcelReport = {
    parcelId: Id;
    place?: ShortText;
    text: string;
    isDelivered?: boolean;
};

/**
 * Where a parcel stands: 待揽收 until its first movement, 运输中, 已签收, 已收货 by the buyer's own word, or 不再跟踪 after
 * the order was paid back.
 */
export type ParcelState = 'waiting' | 'moving' | 'delivered' | 'received' | 'ended';

/**
 * Articles that name a part: those about itself first, then about its series, then about its maker.
 */
export type PartArticles = {
    articles: Array<ArticleCard>;
    /**
     * Words with which a search finds more of them; null: there are no more.
     */
    keywords: string | null;
    /**
     * How many that search finds.
     */
    total: number;
};

export type PartArticlesReply = {
    code: 1;
    msg: string;
    data: PartArticles;
};

/**
 * One correction of a fact, also one that was undone.
 */
export type PartCorrection = {
    id: Id;
    field: FactField;
    /**
     * In Chinese.
     */
    name: string;
    /**
     * As shown; null: it was not known.
     */
    from: string | null;
    to: string;
    source: string;
    reason: string;
    /**
     * Nicknames; null: the account is gone.
     */
    madeBy: string | null;
    madeTime: string;
    undoneBy: string | null;
    undoneTime: string | null;
    /**
     * It is the one that visitors see.
     */
    isStanding: boolean;
};

/**
 * A correction to undo.
 */
export type PartCorrectionChoice = {
    id: Id;
};

/**
 * Corrects a fact.
 */
export type PartCorrectionForm = {
    id: Id;
    field: FactField;
    value: TypedValue;
    /**
     * The value as stored that the operator saw; empty: not known.
     */
    was?: string;
    /**
     * The address of a page, or words: a document and its page. Visitors read it.
     */
    source: string;
    reason: string;
};

/**
 * A part with all that is known of it.
 */
export type PartDetail = {
    id: Id;
    /**
     * Number of the maker, as printed.
     */
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    /**
     * In Chinese.
     */
    categoryName: string;
    /**
     * Name of the case as the maker writes it, e.g. `LQFP-48`.
     */
    packageCase: string | null;
    pins: number | null;
    lifecycle: Lifecycle;
    params: Array<Param>;
    datasheet: Datasheet | null;
    match: Match;
    /**
     * What the mall sells it for; null: nobody sells it. Only in results of a search and in a comparison.
     */
    offer?: PartOffer | null;
    brand: Brand;
    categoryPath: Array<CategoryStep>;
    /**
     * The number holds a placeholder: a family, not an order code.
     */
    isFamilyName: boolean;
    sources: Array<PartSource>;
    /**
     * Facts that differ from those sources because an operator corrected them.
     */
    corrections: Array<CorrectedFact>;
    /**
     * Where our documents say its facts, one place a fact; found in their text by a job, so that a new document has none yet.
     */
    evidence: Array<FactEvidence>;
    /**
     * Its pins by number, of one document; empty where no document of ours has a pin table that fits.
     */
    pinout: Array<Pin>;
    documents: Array<Document>;
    /**
     * Always the four kinds, in the order packing, pin_compatible, functional, domestic.
     */
    alternatives: [
        AlternativeGroup,
        AlternativeGroup,
        AlternativeGroup,
        AlternativeGroup
    ];
    updatedAt: string;
};

export type PartDetailReply = {
    code: 1;
    msg: string;
    data: PartDetail;
};

/**
 * One fact in which an alternative differs.
 */
export type PartDifference = {
    /**
     * In Chinese.
     */
    name: string;
    here: string | null;
    there: string | null;
};

export type PartFile = {
    file: unknown;
};

/**
 * What a part cost, and how much of it there was, from the offers of this portal.
 */
export type PartHistory = {
    /**
     * Of currencies in which it was ever offered then.
     */
    series: Array<PartHistorySeries>;
    /**
     * Weeks from one point to the next: one, or more where all there is would be more than two years of points.
     */
    weeksApart: number;
    /**
     * In China, the day from which offers of it are known; null: nobody ever offered it.
     */
    since: string | null;
    /**
     * Some of it is made up for the sample catalogue; pages have to say so.
     */
    hasSamples: boolean;
};

/**
 * The offers of a part in one currency at the end of a day.
 */
export type PartHistoryPoint = {
    /**
     * In China.
     */
    day: string;
    /**
     * The lowest price of one piece at the smallest quantity; null: nobody offered it, or on inquiry only.
     */
    lowest: string | null;
    offers: number;
    /**
     * Over all offers; null: nobody offered it, or none says how many.
     */
    stock: number | null;
};

export type PartHistoryReply = {
    code: 1;
    msg: string;
    data: PartHistory;
};

/**
 * The history of a part in one currency: prices of two currencies are never one line.
 */
export type PartHistorySeries = {
    currency: Currency;
    /**
     * The oldest first.
     */
    points: Array<PartHistoryPoint>;
};

/**
 * A part list.
 */
export type PartList = {
    lines: Array<WantedPart>;
};

/**
 * The number of a part, from 1.
 */
export type PartNo = number;

/**
 * A part's price at the quantity asked, and what lies in stock, over all sellers.
 */
export type PartOffer = {
    /**
     * Merchants that sell it.
     */
    sellers: number;
    /**
     * Pieces that all warehouses know to have; null: none of them says.
     */
    stock: number | null;
    /**
     * The offer with the price below: the cheapest of those with enough in stock, in yuan where there is one.
     */
    goodsId: Id;
    unitPrice: UnitPrice;
    currency: Currency;
    taxMode: TaxMode;
    /**
     * For how many pieces that price is: the quantity asked, or the next one that can be ordered.
     */
    quantity: Quantity;
    /**
     * Null: the quantity is the one asked.
     */
    raised: QuantityRaise | null;
    /**
     * What those pieces cost together.
     */
    lineTotal: Money;
    /**
     * The price holds from so many pieces on: the step of the ladder.
     */
    breakFrom: Quantity;
    /**
     * Days until that seller sends what is not in stock; null: not known.
     */
    leadTimeDays: number | null;
};

/**
 * A part as a row of a result.
 */
export type PartRow = {
    id: Id;
    /**
     * Number of the maker, as printed.
     */
    mpn: string;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    category: CategoryId;
    /**
     * In Chinese.
     */
    categoryName: string;
    /**
     * Name of the case as the maker writes it, e.g. `LQFP-48`.
     */
    packageCase: string | null;
    pins: number | null;
    lifecycle: Lifecycle;
    params: Array<Param>;
    datasheet: Datasheet | null;
    match: Match;
    /**
     * What the mall sells it for; null: nobody sells it. Only in results of a search and in a comparison.
     */
    offer?: PartOffer | null;
};

export type PartRowListReply = {
    code: 1;
    msg: string;
    data: Array<PartRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A page of a search with its filters.
 */
export type PartSearchReply = {
    code: 1;
    msg: string;
    data: Array<PartRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
    facets: Array<Facet>;
    understood: Array<Understood>;
    /**
     * Parameters worth a column in this result, most filled first.
     */
    columns: Array<ParamColumn>;
    /**
     * Where nothing meets all conditions: which could be given up; first those that the first row gives up, then the one that leaves most.
     */
    relaxations: Array<Relaxation>;
    /**
     * Where nothing was found: what the words name that has no part at all.
     */
    uncollected: Uncollected | null;
};

/**
 * A source of a part's facts; `no` is the mark that the page shows.
 */
export type PartSource = {
    no: number;
    name: string;
    licence: string;
    url: string | null;
};

/**
 * A PDF that comes in parts: which of them are here. It is kept for a week after the last one came.
 */
export type PartedUpload = {
    id: Id;
    name: string;
    sizeBytes: number;
    /**
     * The bytes of every part but the last.
     */
    partBytes: number;
    partCount: number;
    /**
     * The numbers of the parts that are here, ascending.
     */
    received: Array<number>;
    receivedBytes: number;
    createTime: string;
    expireTime: string;
};

/**
 * An upload in parts.
 */
export type PartedUploadChoice = {
    id: Id;
};

export type PartedUploadListReply = {
    code: 1;
    msg: string;
    data: Array<PartedUpload>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type PartedUploadReply = {
    code: 1;
    msg: string;
    data: PartedUpload;
};

/**
 * A PDF that is about to come in parts.
 */
export type PartedUploadStart = {
    name: string;
    sizeBytes: number;
    sha256: Sha256;
};

/**
 * A passkey of the member.
 */
export type Passkey = {
    id: Id;
    name: string;
    createTime: string;
    /**
     * Null: not used yet.
     */
    lastUsedTime: string | null;
    /**
     * Kept by a password manager on several devices; false: it is on one device only.
     */
    isSynced: boolean;
};

/**
 * A kind of key that the site understands: a number of COSE.
 */
export type PasskeyAlgorithm = {
    type: 'public-key';
    alg: number;
};

/**
 * A passkey of the member.
 */
export type PasskeyChoice = {
    id: Id;
};

/**
 * What a browser makes a passkey from (PublicKeyCredentialCreationOptionsJSON).
 */
export type PasskeyCreation = {
    rp: PasskeySite;
    user: PasskeyUser;
    /**
     * Good once, for five minutes, in this session.
     */
    challenge: string;
    pubKeyCredParams: Array<PasskeyAlgorithm>;
    /**
     * Milliseconds that the browser waits.
     */
    timeout: number;
    /**
     * The member's other keys: an authenticator that has one of them makes no second.
     */
    excludeCredentials: Array<PasskeyDescriptor>;
    authenticatorSelection: PasskeyDemands;
    attestation: 'none';
};

export type PasskeyCreationReply = {
    code: 1;
    msg: string;
    data: PasskeyCreation;
};

/**
 * What an authenticator has to be able to do.
 */
export type PasskeyDemands = {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
};

/**
 * A key that is here already.
 */
export type PasskeyDescriptor = {
    type: 'public-key';
    id: string;
    transports?: Array<string>;
};

/**
 * A passkey to keep.
 */
export type PasskeyForm = {
    credential: NewPasskey;
    /**
     * Absent: named after where it is kept, or after the browser.
     */
    name?: PasskeyName;
};

export type PasskeyListReply = {
    code: 1;
    msg: string;
    data: Array<Passkey>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Login by passkey.
 */
export type PasskeyLogin = {
    credential: PasskeyProof;
    /**
     * The visitor ticked the user agreement and the privacy policy: kept with their editions and the time, see myAgreements. False is refused; absent, nothing is kept.
     */
    isAgreed?: boolean;
};

/**
 * A name for a passkey.
 */
export type PasskeyName = string;

/**
 * A passkey under another name.
 */
export type PasskeyNaming = {
    id: Id;
    name: PasskeyName;
};

/**
 * The use of a key (AuthenticationResponseJSON); what else a browser sends is passed over.
 */
export type PasskeyProof = {
    id: CredentialId;
    rawId: CredentialId;
    type: 'public-key';
    response: PasskeyProofAnswer;
};

/**
 * What an authenticator signed.
 */
export type PasskeyProofAnswer = {
    clientDataJSON: ClientData;
    authenticatorData: AuthenticatorData;
    signature: KeySignature;
    userHandle?: UserHandle;
};

export type PasskeyReply = {
    code: 1;
    msg: string;
    data: Passkey;
};

/**
 * What a browser logs in with a passkey from (PublicKeyCredentialRequestOptionsJSON); it names no account.
 */
export type PasskeyRequest = {
    /**
     * Good once, for five minutes, in this browser.
     */
    challenge: string;
    rpId: string;
    /**
     * Milliseconds that the browser waits.
     */
    timeout: number;
    userVerification: 'required';
};

export type PasskeyRequestReply = {
    code: 1;
    msg: string;
    data: PasskeyRequest;
};

/**
 * The site as an authenticator knows it.
 */
export type PasskeySite = {
    /**
     * A domain; a passkey is of no use at any other.
     */
    id: string;
    name: string;
};

/**
 * How a browser reaches an authenticator, e.g. `internal`.
 */
export type PasskeyTransport = string;

/**
 * The member as an authenticator shows them.
 */
export type PasskeyUser = {
    /**
     * Random; says nothing about the member.
     */
    id: string;
    name: string;
    displayName: string;
};

/**
 * A new password by a code on the phone. Either code or proof.
 */
export type PasswordByMobile = {
    mobile: Mobile;
    code?: OneTimeCode;
    proof?: string;
    pwd: HashedPassword;
};

/**
 * A new password: by the ticket of a mailed link, or of a member who gives the present one or confirmed it is them.
 */
export type PasswordChange = {
    ticket?: string;
    currentPwd?: HashedPassword;
    pwd: HashedPassword;
};

/**
 * Login by password.
 */
export type PasswordLogin = {
    mobile: Mobile;
    pwd: HashedPassword;
    /**
     * The captcha's answer for the scene `login`; asked for after many wrong passwords (`login.captcha_required`).
     */
    captchaVerifyParam?: string;
    /**
     * The visitor ticked the user agreement and the privacy policy: kept with their editions and the time, see myAgreements. False is refused; absent, nothing is kept.
     */
    isAgreed?: boolean;
};

/**
 * What kind of patent.
 */
export type PatentKind = 'invention' | 'utility' | 'design';

/**
 * Where a patent stands.
 */
export type PatentState = 'valid' | 'pending' | 'ended';

/**
 * Where to send the browser.
 */
export type PayAddress = {
    url: string;
};

export type PayAddressReply = {
    code: 1;
    msg: string;
    data: PayAddress;
};

/**
 * How an order is paid: Alipay (CNY only), bank transfer, or later by the month (月结), on credit terms with its merchant.
 */
export type PayMethod = 'alipay' | 'transfer' | 'terms';

/**
 * A payment.
 */
export type PaymentChoice = {
    id: Id;
};

/**
 * A pro forma invoice (形式发票).
 */
export type Pi = {
    id: Id;
    piNo: string;
    state: PiState;
    orderId: number | null;
    orderNo: string | null;
    merchant: MerchantBrief;
    currency: Currency;
    total: Money;
    lineCount: number;
    date: string;
    validUntil: string;
    /**
     * Where its PDF is, relative to the API.
     */
    url: string;
    createTime: string;
};

/**
 * Where a pro forma invoice says to transfer to.
 */
export type PiBank = {
    beneficiary: string;
    bankName: string;
    bankAddress: string | null;
    account: string;
    swift: string | null;
    /**
     * Text to give with the transfer.
     */
    reference: string;
};

/**
 * A pro forma invoice.
 */
export type PiChoice = {
    id: Id;
};

/**
 * A pro forma invoice with everything that stands on its paper.
 */
export type PiDocument = {
    id: Id;
    piNo: string;
    state: PiState;
    orderId: number | null;
    orderNo: string | null;
    merchant: MerchantBrief;
    currency: Currency;
    total: Money;
    lineCount: number;
    date: string;
    validUntil: string;
    /**
     * Where its PDF is, relative to the API.
     */
    url: string;
    createTime: string;
    seller: PiSeller;
    buyerName: string;
    /**
     * Whom the invoice will be made out to; null: none was chosen.
     */
    title: InvoiceTitle | null;
    address: Address | null;
    lines: Array<PiLine>;
    goods: Money;
    untaxed: Money;
    /**
     * Null: nothing in it is taxed.
     */
    tax: string | null;
    /**
     * Null: freight is collected.
     */
    freight: string | null;
    totalInWords: string;
    totalInEnglish: string;
    /**
     * How and from where it is delivered.
     */
    shipping: string;
    bank: PiBank;
};

export type PiDocumentReply = {
    code: 1;
    msg: string;
    data: PiDocument;
};

/**
 * A pro forma invoice: for an order, or for lines of the cart of one seller and currency. Exactly one of them.
 */
export type PiForm = {
    orderId?: Id;
    lineIds?: Array<Id>;
    addressId?: Id;
    /**
     * The invoice title, for lines of the cart; absent: the default one. An order has its own.
     */
    titleId?: Id;
};

/**
 * A line of a pro forma invoice.
 */
export type PiLine = {
    mpn: string;
    brandName: string;
    description: string;
    origin: string | null;
    hsCode: string | null;
    quantity: number;
    unit: string;
    unitPrice: UnitPrice;
    amount: Money;
    customerRef: string | null;
    leadTimeDays: number | null;
};

export type PiListReply = {
    code: 1;
    msg: string;
    data: Array<Pi>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type PiReply = {
    code: 1;
    msg: string;
    data: Pi;
};

/**
 * Who sells, on paper.
 */
export type PiSeller = {
    name: string;
    nameEn: string;
    address: string | null;
    addressEn: string | null;
    phone: string | null;
    /**
     * True: made up for the sample catalogue; nothing may be transferred.
     */
    isSample: boolean;
};

/**
 * Where a pro forma invoice stands: 有效, 已付款, 已过期, 已作废.
 */
export type PiState = 'valid' | 'paid' | 'expired' | 'voided';

/**
 * Last part of an uploaded picture's address.
 */
export type PictureName = string;

/**
 * A picture, or the first page of a document.
 */
export type PicturePreview = {
    src: string;
    width: number;
    height: number;
    /**
     * Pages of the document; null: a picture.
     */
    pageCount: number | null;
};

export type PictureUpload = {
    file: unknown;
};

/**
 * What a terminal of a part is called and does, as the pin table of a document says it.
 */
export type Pin = {
    /**
     * Counts from 1.
     */
    number: number;
    name: string;
    /**
     * Empty where the table says none.
     */
    description: string;
    documentId: Id;
    /**
     * Counts from 1.
     */
    page: number;
    /**
     * The table names every pin of the part, and no other.
     */
    isSure: boolean;
};

/**
 * An answer of a new poll.
 */
export type PollAnswer = string;

/**
 * For how many days a poll runs.
 */
export type PollDays = '1' | '3' | '7';

/**
 * An author by what others did with the author's articles and resources.
 */
export type PopularAuthor = {
    id: Id;
    name: string;
    /**
     * A fictitious author of the sample content: say so.
     */
    isSample: boolean;
    avatarUrl: string | null;
    /**
     * What they write about.
     */
    field: string;
    intro: string;
    articleCount: number;
    followerCount: number;
    /**
     * The member follows them; false without a login.
     */
    isFollowed: boolean;
    /**
     * The member does not want to read them; false without a login.
     */
    isBlocked: boolean;
    /**
     * Of the newest article; null without one.
     */
    newestTime: string | null;
    /**
     * From 1; of equal ones who published more comes first.
     */
    place: number;
    resourceCount: number;
    /**
     * Times that the articles were read.
     */
    views: number;
    /**
     * Members who fetched a file of the resources.
     */
    downloads: number;
    /**
     * Resources that were fetched most.
     */
    best: Array<ResourceName>;
};

export type PopularAuthorListReply = {
    code: 1;
    msg: string;
    data: Array<PopularAuthor>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * One order to be: one merchant, one currency.
 */
export type PreparedOrder = {
    merchant: MerchantBrief;
    currency: Currency;
    shipping: string;
    lines: Array<CartLine>;
    totals: OrderTotals;
    /**
     * Whether an invoice can ever be had: not in dollars, and not without tax.
     */
    takesInvoice: boolean;
    /**
     * Delivery in 香港 needs a forwarder and its 入仓号, now or later.
     */
    needsWarehousingNo: boolean;
    /**
     * `terms` only where they can be used now.
     */
    payMethods: Array<PayMethod>;
    /**
     * The credit terms that the member's company has with the merchant; null: none in force.
     */
    credit: CreditOffer | null;
    /**
     * False when a line cannot be ordered: its state says why.
     */
    isOrderable: boolean;
};

/**
 * A text as blocks.
 */
export type PreviewedPage = {
    blocks: Array<Block>;
};

export type PreviewedPageReply = {
    code: 1;
    msg: string;
    data: PreviewedPage;
};

/**
 * A price that changed since it was shown.
 */
export type PriceChange = {
    from: UnitPrice;
    to: UnitPrice;
    /**
     * Absolute, two decimals, e.g. `3.96`.
     */
    percent: string;
    isHigher: boolean;
    /**
     * What the line costs more (or less, negative).
     */
    difference: Money;
};

/**
 * What a number was quoted and offered at.
 */
export type PriceForDemand = {
    demandId: Id;
    model: string;
    currency: Currency;
    /**
     * How many prices there are; below 3 the figures are null, so that nobody's price can be read from them.
     */
    count: number;
    min: string | null;
    median: string | null;
    max: string | null;
    /**
     * Prices of so many days back.
     */
    windowDays: number;
    asOf: string;
};

export type PriceForDemandReply = {
    code: 1;
    msg: string;
    data: PriceForDemand;
};

/**
 * One step of a price ladder.
 */
export type PriceStep = {
    minQuantity: Quantity;
    unitPrice: UnitPrice;
};

/**
 * A certificate by its name and, where it has one, number.
 */
export type ProductionCertificate = string;

/**
 * The same of one that is there; without files those that prove it already stay.
 */
export type ProductionChange = {
    id: Id;
    name: string;
    equipment?: string;
    capacity?: string;
    certificates: Array<ProductionCertificate>;
    /**
     * Files of uploadProductionProof that prove the certificates; without one of these no certificate is taken.
     */
    fileIds: Array<Id>;
};

/**
 * A production line to name.
 */
export type ProductionChoice = {
    id: Id;
};

/**
 * A production line of a company; what was not said is null.
 */
export type ProductionFacts = {
    /**
     * E.g. SMT 贴片线 2.
     */
    name: string;
    /**
     * Machines, in words.
     */
    equipment: string | null;
    /**
     * What it can make in a time, in words.
     */
    capacity: string | null;
    /**
     * Names of its certificates, e.g. ISO 9001:2015.
     */
    certificates: Array<string>;
};

/**
 * What a company writes of a production line.
 */
export type ProductionInput = {
    name: string;
    equipment?: string;
    capacity?: string;
    certificates: Array<ProductionCertificate>;
    /**
     * Files of uploadProductionProof that prove the certificates; without one of these no certificate is taken.
     */
    fileIds: Array<Id>;
};

/**
 * A production line as everybody sees it: an operator has looked at it.
 */
export type ProductionLine = {
    id: Id;
    /**
     * E.g. SMT 贴片线 2.
     */
    name: string;
    /**
     * Machines, in words.
     */
    equipment: string | null;
    /**
     * What it can make in a time, in words.
     */
    capacity: string | null;
    /**
     * Names of its certificates, e.g. ISO 9001:2015.
     */
    certificates: Array<string>;
    /**
     * Made up, to show what one looks like.
     */
    isSample: boolean;
    /**
     * When an operator looked at it.
     */
    reviewTime: string | null;
};

export type ProductionLineListReply = {
    code: 1;
    msg: string;
    data: Array<ProductionLine>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * All production lines of a company in the order that its page shows.
 */
export type ProductionOrder = {
    ids: Array<Id>;
};

/**
 * What a member changes of themselves; absent fields stay, an empty text takes one off.
 */
export type ProfileChange = {
    nickName?: NickName;
    /**
     * An address that ossUpload gave, or empty.
     */
    avatar?: string;
    city?: string;
    company?: string;
    position?: string;
    /**
     * At most 10, joined by commas.
     */
    engineerField?: string;
};

/**
 * What is advertised: an offer of the board, or goods of the mall.
 */
export type PromotedKind = 'supply' | 'goods';

/**
 * An advertisement as everybody sees it. It is always marked as one.
 */
export type PromotedRow = {
    id: Id;
    kind: PromotedKind;
    /**
     * Number of the offer or of the goods.
     */
    thingId: Id;
    model: string;
    brandName: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    poster: BoardPoster;
};

export type PromotedRowListReply = {
    code: 1;
    msg: string;
    data: Array<PromotedRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * An advertisement as its company keeps it.
 */
export type Promotion = {
    id: Id;
    kind: PromotedKind;
    /**
     * Number of the offer or of the goods.
     */
    thingId: Id;
    model: string;
    brandName: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    /**
     * The first day in China.
     */
    startOn: string;
    /**
     * The last day.
     */
    endOn: string;
    state: PromotionState;
    /**
     * Why it was refused.
     */
    reason: string | null;
    submitTime: string;
};

/**
 * An advertisement to name.
 */
export type PromotionChoice = {
    id: Id;
};

/**
 * An advertisement to hand in.
 */
export type PromotionForm = {
    kind: PromotedKind;
    thingId: Id;
    startOn: string;
    endOn: string;
};

export type PromotionListReply = {
    code: 1;
    msg: string;
    data: Array<Promotion>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type PromotionReply = {
    code: 1;
    msg: string;
    data: Promotion;
};

/**
 * Where an advertisement stands: 待审, 待开始, 展示中, 已结束, 已驳回, 已撤下 by its company, 已停 because what it advertises is not to be had any more.
 */
export type PromotionState = 'reviewing' | 'waiting' | 'running' | 'ended' | 'refused' | 'withdrawn' | 'paused';

/**
 * An uploaded file of a claim or an authorisation.
 */
export type ProofFile = {
    id: Id;
    name: string;
};

export type ProofFileReply = {
    code: 1;
    msg: string;
    data: ProofFile;
};

export type ProofUpload = {
    file: unknown;
};

/**
 * A count of pieces: a whole number from 1 to 999,999,999.
 */
export type Quantity = number;

/**
 * Why more pieces than asked have to be ordered: the smallest order of the seller, or his multiples.
 */
export type QuantityRaise = 'moq' | 'multiple';

/**
 * Accepts a quote for a quantity, at the price that the page showed.
 */
export type QuoteAcceptance = {
    id: Id;
    quantity: Quantity;
    unitPrice: UnitPrice;
};

/**
 * A quote that was asked for, or another one in place of one that was given.
 */
export type QuoteAnswer = {
    id: Id;
    /**
     * At most 10 steps.
     */
    priceLadder: Array<PriceStep>;
    currency: Currency;
    taxMode: TaxMode;
    moq: Quantity;
    multiple: Quantity;
    spq?: number | null;
    stock?: number | null;
    dateCode?: string;
    grade?: ConditionGrade | null;
    packing?: Packing | null;
    leadTimeDays?: number | null;
    place: DeliveryPlace;
    hasCoc: boolean;
    remark?: string;
    /**
     * Days that the quote holds.
     */
    validDays: number;
    /**
     * Files of uploadQuoteFile.
     */
    fileIds?: Array<Id>;
};

/**
 * Asks the company behind a supply row for a quote.
 */
export type QuoteAsk = {
    rowId: Id;
    quantity: Quantity;
    /**
     * Empty: none.
     */
    unitPrice?: string;
    note?: string;
};

/**
 * A quotation.
 */
export type QuoteBlock = {
    kind: 'quote';
    words: Array<Inline>;
};

/**
 * How many quotes of a company stand where.
 */
export type QuoteCount = {
    side: QuoteSide;
    state: QuoteState;
    count: number;
    /**
     * Of these the company is awaited in so many.
     */
    myTurn: number;
};

export type QuoteCountListReply = {
    code: 1;
    msg: string;
    data: Array<QuoteCount>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Another price that a buyer asks for.
 */
export type QuoteCounter = {
    id: Id;
    quantity: Quantity;
    unitPrice: UnitPrice;
    note?: string;
};

/**
 * A deal: what was accepted, and the order that may come of it.
 */
export type QuoteDeal = {
    quantity: Quantity;
    unitPrice: UnitPrice;
    currency: Currency;
    total: Money;
    /**
     * Until when it may be ordered at this price.
     */
    validUntil: string;
    /**
     * Orders it in the mall, for who accepted it; null: not possible yet, or not the reader's.
     */
    bargainId: number | null;
    /**
     * What keeps it from being ordered, in Chinese; null: nothing, or it was.
     */
    why: string | null;
    /**
     * The order, for the buyer; null: not ordered yet.
     */
    orderId: number | null;
    isOrdered: boolean;
};

/**
 * What can be done with a quote. By the seller: quote gives or changes it, agree takes the buyer's price, hold keeps the own one,
 * decline says that there will be none, withdraw takes it back. By the buyer: counter asks for another price, accept closes the deal, refuse. By both: say.
 */
export type QuoteDeed = 'quote' | 'agree' | 'hold' | 'decline' | 'withdraw' | 'counter' | 'accept' | 'refuse' | 'say';

/**
 * A quote with its log.
 */
export type QuoteDetail = {
    id: Id;
    side: QuoteSide;
    row: BoardRow;
    state: QuoteState;
    /**
     * The other company, as much of it as the reader may know; without a name while it is anonymous to the reader.
     */
    counterpart: BoardPoster;
    /**
     * What everybody may know of it, e.g. 深圳·已认证企业.
     */
    counterpartText: string;
    /**
     * How many the buyer needs.
     */
    quantity: number | null;
    offer: QuoteOffer | null;
    /**
     * What the offer comes to for the quantity; null: no quantity or no offer.
     */
    unitPrice: string | null;
    total: string | null;
    /**
     * What is wrong with the offered date code, in Chinese; null: it is possible, or none is said.
     */
    dateCodeDoubt: string | null;
    /**
     * What the buyer asked for last, while bargaining.
     */
    wish: QuoteWish | null;
    /**
     * Until when the quote holds; null: there is none.
     */
    validUntil: string | null;
    /**
     * The reader's company is awaited.
     */
    isMyTurn: boolean;
    /**
     * What the reader's company may do with it now.
     */
    actions: Array<QuoteDeed>;
    createTime: string;
    updateTime: string;
    events: Array<QuoteEvent>;
    deal: QuoteDeal | null;
};

export type QuoteDetailReply = {
    code: 1;
    msg: string;
    data: QuoteDetail;
};

/**
 * One thing that happened; both sides read it.
 */
export type QuoteEvent = {
    id: Id;
    party: QuoteParty;
    deed: QuoteEventDeed;
    from: QuoteState | null;
    to: QuoteState;
    /**
     * What was written with it.
     */
    note: string | null;
    /**
     * The price and quantity that it was about.
     */
    wish: QuoteWish | null;
    /**
     * What was offered then.
     */
    offer: QuoteOffer | null;
    time: string;
};

/**
 * What stands in the log: also ask the buyer's request, expire its time ran out, end the demand was dealt or taken off, open the deal came into the mall.
 */
export type QuoteEventDeed = 'quote' | 'agree' | 'hold' | 'decline' | 'withdraw' | 'counter' | 'accept' | 'refuse' | 'say' | 'ask' | 'expire' | 'end' | 'open';

/**
 * A file that was uploaded for a quote.
 */
export type QuoteFile = {
    id: Id;
    kind: QuoteFileKind;
    name: string;
    /**
     * Its media type.
     */
    type: string;
    sizeBytes: number;
    /**
     * Where it is, relative to the API.
     */
    href: string;
};

/**
 * What a file of a quote shows: label the label or the goods, coc a certificate of conformity, test a report of a laboratory.
 */
export type QuoteFileKind = 'label' | 'coc' | 'test';

export type QuoteFileReply = {
    code: 1;
    msg: string;
    data: QuoteFile;
};

export type QuoteFileUpload = {
    kind: QuoteFileKind;
    file: unknown;
};

/**
 * A quote for a demand.
 */
export type QuoteForDemand = {
    rowId: Id;
    /**
     * At most 10 steps.
     */
    priceLadder: Array<PriceStep>;
    currency: Currency;
    taxMode: TaxMode;
    moq: Quantity;
    multiple: Quantity;
    spq?: number | null;
    stock?: number | null;
    dateCode?: string;
    grade?: ConditionGrade | null;
    packing?: Packing | null;
    leadTimeDays?: number | null;
    place: DeliveryPlace;
    hasCoc: boolean;
    remark?: string;
    /**
     * Days that the quote holds.
     */
    validDays: number;
    /**
     * Files of uploadQuoteFile.
     */
    fileIds?: Array<Id>;
};

/**
 * Words to the other side.
 */
export type QuoteMessage = {
    id: Id;
    text: string;
};

/**
 * A word about a quote.
 */
export type QuoteMove = {
    id: Id;
    deed: QuoteWord;
    note?: string;
};

/**
 * What a seller offers.
 */
export type QuoteOffer = {
    /**
     * From the smallest quantity on; prices do not rise with the quantity.
     */
    priceLadder: Array<PriceStep>;
    currency: Currency;
    taxMode: TaxMode;
    /**
     * Smallest quantity.
     */
    moq: Quantity;
    /**
     * Quantities are multiples of it.
     */
    multiple: Quantity;
    spq: number | null;
    /**
     * How many there are; null: not said.
     */
    stock: number | null;
    dateCode: string | null;
    grade: ConditionGrade | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace;
    /**
     * A certificate of conformity comes with the parts.
     */
    hasCoc: boolean;
    remark: string | null;
    files: Array<QuoteFile>;
};

/**
 * Who did something: the buyer's company, the seller's, or the portal by itself.
 */
export type QuoteParty = 'buyer' | 'seller' | 'system';

/**
 * A quote as lists show it, from the side of the reader's company.
 */
export type QuoteRow = {
    id: Id;
    side: QuoteSide;
    row: BoardRow;
    state: QuoteState;
    /**
     * The other company, as much of it as the reader may know; without a name while it is anonymous to the reader.
     */
    counterpart: BoardPoster;
    /**
     * What everybody may know of it, e.g. 深圳·已认证企业.
     */
    counterpartText: string;
    /**
     * How many the buyer needs.
     */
    quantity: number | null;
    offer: QuoteOffer | null;
    /**
     * What the offer comes to for the quantity; null: no quantity or no offer.
     */
    unitPrice: string | null;
    total: string | null;
    /**
     * What is wrong with the offered date code, in Chinese; null: it is possible, or none is said.
     */
    dateCodeDoubt: string | null;
    /**
     * What the buyer asked for last, while bargaining.
     */
    wish: QuoteWish | null;
    /**
     * Until when the quote holds; null: there is none.
     */
    validUntil: string | null;
    /**
     * The reader's company is awaited.
     */
    isMyTurn: boolean;
    /**
     * What the reader's company may do with it now.
     */
    actions: Array<QuoteDeed>;
    createTime: string;
    updateTime: string;
};

export type QuoteRowListReply = {
    code: 1;
    msg: string;
    data: Array<QuoteRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Which side of a quote a company is on.
 */
export type QuoteSide = 'buyer' | 'seller';

/**
 * Where a quote stands: waiting 待报价, quoted 已报价, bargaining 议价中, accepted 已接受, refused 已拒绝, expired 已过期, withdrawn 已撤回.
 */
export type QuoteState = 'waiting' | 'quoted' | 'bargaining' | 'accepted' | 'refused' | 'expired' | 'withdrawn';

/**
 * What a buyer asks for when bargaining, and what an accepted quote was accepted at.
 */
export type QuoteWish = {
    quantity: Quantity;
    unitPrice: UnitPrice;
};

/**
 * What needs no more than a word.
 */
export type QuoteWord = 'agree' | 'hold' | 'decline' | 'withdraw' | 'refuse';

/**
 * A post that another one quotes, as far as the reader may see it.
 */
export type QuotedCirclePost = {
    id: Id;
    /**
     * The reader may not see it, or it is gone.
     */
    isGone: boolean;
    /**
     * '' when it is gone.
     */
    content: string;
    writer: CircleWriter | null;
    createTime: string | null;
    pictures: number;
};

/**
 * A member's rating.
 */
export type RatingForm = {
    id: Id;
    stars: number;
};

/**
 * A receipt of a bank transfer.
 */
export type Receipt = {
    id: Id;
    orderId: Id;
    state: ReceiptState;
    amount: Money;
    currency: Currency;
    payerName: string;
    payerBank: string | null;
    accountTail: string | null;
    paidOn: string;
    serialNo: string | null;
    files: Array<ReceiptFile>;
    /**
     * Why it was refused.
     */
    reason: string | null;
    createTime: string;
    reviewTime: string | null;
};

/**
 * An uploaded file of a receipt.
 */
export type ReceiptFile = {
    id: Id;
    name: string;
    /**
     * `image/png`, `image/jpeg` or `application/pdf`.
     */
    type: string;
    sizeBytes: number;
    /**
     * Where to look at it, relative to the API.
     */
    url: string;
};

export type ReceiptFileReply = {
    code: 1;
    msg: string;
    data: ReceiptFile;
};

/**
 * A payment by bank transfer to be confirmed.
 */
export type ReceiptForm = {
    orderId: Id;
    fileIds: Array<Id>;
    amount: Money;
    payerName: string;
    payerBank?: LineText;
    /**
     * Last four digits of the payer's account, or empty.
     */
    accountTail?: string;
    paidOn: string;
    serialNo?: ShortText;
};

export type ReceiptListReply = {
    code: 1;
    msg: string;
    data: Array<Receipt>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type ReceiptReply = {
    code: 1;
    msg: string;
    data: Receipt;
};

/**
 * Where a receipt stands: 审核中, 已确认, 已驳回.
 */
export type ReceiptState = 'pending' | 'approved' | 'refused';

export type ReceiptUpload = {
    file: unknown;
};

/**
 * A business refusal that a screen shows: HTTP 200 with code 0.
 */
export type Refusal = {
    code: 0;
    /**
     * Says in Chinese what the visitor can do.
     */
    msg: string;
    /**
     * Stable machine name, `domain.reason`.
     */
    reason: string;
    data?: RefusalData;
};

/**
 * What a screen needs beside the message of a refusal.
 */
export type RefusalData = {
    /**
     * Seconds until the same request makes sense again.
     */
    wait?: number;
};

/**
 * A new account. Either code or proof.
 */
export type Registration = {
    mobile: Mobile;
    code?: OneTimeCode;
    proof?: string;
    pwd: HashedPassword;
    nickName?: NickName;
    shareCode?: ShareCodeText;
    /**
     * The visitor agreed to the user agreement; without it nothing is created.
     */
    isAgreed: boolean;
};

/**
 * Tables of facts about a company. The order and the fields of each stand in `registryBlocks.ts` of the API package.
 */
export type RegistryBlock = 'staff' | 'holders' | 'investments' | 'branches' | 'changes' | 'reports' | 'licences' | 'case_filings' | 'hearings' | 'judgments' | 'court_notices' | 'delivery_notices' | 'enforcements' | 'dishonest' | 'consumption_limits' | 'closed_cases' | 'bankruptcies' | 'judicial_aid' | 'abnormal' | 'serious_illegal' | 'penalties' | 'equity_pledges' | 'chattel_mortgages' | 'tax_arrears' | 'tax_violations' | 'simple_cancellations' | 'liquidations' | 'patents' | 'trademarks' | 'software_copyrights' | 'works_copyrights' | 'sites' | 'former_names' | 'former_addresses' | 'former_representatives' | 'former_holders' | 'former_staff' | 'former_investments' | 'former_cases' | 'former_enforcements' | 'former_dishonest' | 'former_abnormal';

/**
 * How many queries are left today.
 */
export type RegistryBudget = {
    left: number;
    most: number;
    /**
     * Whether the one who asks is logged in.
     */
    isMember: boolean;
};

export type RegistryBudgetReply = {
    code: 1;
    msg: string;
    data: RegistryBudget;
};

/**
 * A company to ask again about.
 */
export type RegistryChoice = {
    id: Id;
};

/**
 * What the register says of a company itself. Null is: the register does not say.
 */
export type RegistryCompany = {
    id: Id;
    name: string;
    nameEn: string | null;
    formerNames: Array<string>;
    state: RegistryState;
    /**
     * In the register's own words.
     */
    stateText: string;
    creditCode: string | null;
    registerNumber: string | null;
    organizationCode: string | null;
    taxNumber: string | null;
    representative: RegistryRepresentative | null;
    /**
     * 有限责任公司（自然人投资或控股） and so on.
     */
    kindText: string | null;
    industry: string | null;
    capital: string | null;
    paidInCapital: string | null;
    setUpDate: string | null;
    fromDate: string | null;
    /**
     * Null: without an end, or not said.
     */
    toDate: string | null;
    approvedDate: string | null;
    registerOffice: string | null;
    address: string | null;
    place: string | null;
    scope: string | null;
    staffRange: string | null;
    /**
     * Staff with social insurance.
     */
    insuredStaff: number | null;
    isMicro: boolean | null;
    /**
     * Stock name and number; null: not listed.
     */
    listing: string | null;
    /**
     * When and why the registration ended or was taken away.
     */
    endDate: string | null;
    endReason: string | null;
    email: string | null;
    /**
     * Numbers of offices only: numbers of mobile phones stay on the server.
     */
    phones: Array<string>;
    /**
     * A number is known, but it is a person's mobile phone.
     */
    hasHiddenPhone: boolean;
    websites: Array<string>;
    tags: Array<string>;
    counts: Array<RegistryCount>;
    /**
     * The verified company of this portal that has this credit code; null: none has.
     */
    enterpriseId: number | null;
    provenance: RegistryProvenance;
};

/**
 * A registered company's number and name.
 */
export type RegistryCompanyRef = {
    id: Id;
    name: string;
};

export type RegistryCompanyReply = {
    code: 1;
    msg: string;
    data: RegistryCompany;
};

/**
 * A correction as its writer sees it.
 */
export type RegistryCorrection = {
    id: Id;
    company: RegistryCompanyRef;
    block: RegistryBlock | null;
    content: string;
    isOwn: boolean;
    fileCount: number;
    state: RegistryCorrectionState;
    /**
     * What the operator said.
     */
    reason: string | null;
    createTime: string;
    decideTime: string | null;
};

/**
 * What is said to be wrong with what this site shows of a company.
 */
export type RegistryCorrectionForm = {
    companyId: Id;
    /**
     * The table; absent: what the register says of the company itself.
     */
    block?: RegistryBlock;
    /**
     * What is wrong, and what is right.
     */
    content: string;
    /**
     * Whether the one who writes acts for the company.
     */
    isOwn: boolean;
    /**
     * Files of uploadCorrectionProof.
     */
    fileIds: Array<Id>;
};

/**
 * A line of the public log of a company: what was asked for and decided, without who asked.
 */
export type RegistryCorrectionLine = {
    id: Id;
    block: RegistryBlock | null;
    state: RegistryCorrectionState;
    /**
     * What the operator said; null while it is open.
     */
    reason: string | null;
    createTime: string;
    decideTime: string | null;
};

export type RegistryCorrectionLineListReply = {
    code: 1;
    msg: string;
    data: Array<RegistryCorrectionLine>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type RegistryCorrectionListReply = {
    code: 1;
    msg: string;
    data: Array<RegistryCorrection>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type RegistryCorrectionReply = {
    code: 1;
    msg: string;
    data: RegistryCorrection;
};

/**
 * Where a correction stands: 处理中, 已更正, 已驳回.
 */
export type RegistryCorrectionState = 'open' | 'corrected' | 'rejected';

/**
 * How many rows a table has, where that is known without asking the provider.
 */
export type RegistryCount = {
    block: RegistryBlock;
    total: number;
};

/**
 * A field of a row.
 */
export type RegistryField = 'name' | 'kind' | 'position' | 'percent' | 'capital' | 'payDate' | 'amount' | 'state' | 'setUpDate' | 'representative' | 'date' | 'item' | 'before' | 'after' | 'year' | 'releaseDate' | 'licenceNumber' | 'licenceName' | 'fromDate' | 'toDate' | 'authority' | 'caseNumber' | 'filingDate' | 'cause' | 'court' | 'parties' | 'hearingDate' | 'title' | 'publishDate' | 'noticeKind' | 'content' | 'duty' | 'performance' | 'restricted' | 'unpaidAmount' | 'closeDate' | 'applicant' | 'respondent' | 'executed' | 'equityAmount' | 'putDate' | 'putReason' | 'putAuthority' | 'removeDate' | 'removeReason' | 'decisionNumber' | 'decisionDate' | 'registerNumber' | 'pledgor' | 'pledgee' | 'debtAmount' | 'taxKind' | 'caseNature' | 'noticePeriod' | 'result' | 'manager' | 'members' | 'number' | 'patentKind' | 'lawState' | 'applyDate' | 'inventors' | 'trademarkClass' | 'version' | 'workKind' | 'finishDate' | 'siteName' | 'domain' | 'licence' | 'examineDate' | 'phone' | 'email' | 'address' | 'employees' | 'assets' | 'equity' | 'sales' | 'profit' | 'netProfit' | 'tax' | 'liabilities' | 'guarantee' | 'paidCapital' | 'paidDate';

/**
 * A company or a person that words found.
 */
export type RegistryHit = {
    kind: RegistryHitKind;
    /**
     * Of the company, or of the person.
     */
    id: Id;
    name: string;
    /**
     * Where the words stand in the name.
     */
    marks: Array<TextRange>;
    match: RegistryMatch;
    /**
     * What the words were found in, e.g. the former name; null: in the name itself.
     */
    matchText: string | null;
    /**
     * Null for persons and where the register is silent.
     */
    state: RegistryState | null;
    /**
     * In the register's own words.
     */
    stateText: string | null;
    creditCode: string | null;
    representative: string | null;
    setUpDate: string | null;
    /**
     * In the register's own words, e.g. `1000万人民币`.
     */
    capital: string | null;
    /**
     * Province, or city.
     */
    place: string | null;
    /**
     * For persons: the companies that they are found with, at most three.
     */
    companies: Array<RegistryCompanyRef>;
};

/**
 * What a search of registered companies finds: companies, and persons who hold a post or a share in one.
 */
export type RegistryHitKind = 'company' | 'person';

/**
 * What words found, a page of it.
 */
export type RegistryHits = {
    hits: Array<RegistryHit>;
    /**
     * Over all pages.
     */
    total: number;
    pageIndex: number;
    pageSize: number;
    provenance: RegistryProvenance;
};

export type RegistryHitsReply = {
    code: 1;
    msg: string;
    data: RegistryHits;
};

/**
 * Why it was found.
 */
export type RegistryMatch = 'name' | 'former_name' | 'credit_code' | 'register_number' | 'person' | 'brand' | 'other';

/**
 * A company or person of a graph.
 */
export type RegistryNode = {
    /**
     * `c12` or `p34`; unique in the graph.
     */
    key: string;
    kind: RegistryHitKind;
    id: number | null;
    name: string;
    /**
     * Steps from the company: negative for who holds it, positive for what it holds.
     */
    level: number;
};

/**
 * A person by number: two persons of one name are two.
 */
export type RegistryPerson = {
    id: Id;
    name: string;
    roles: Array<RegistryRole>;
    total: number;
    /**
     * Other persons of the same name that were found.
     */
    namesakes: number;
    provenance: RegistryProvenance;
};

export type RegistryPersonReply = {
    code: 1;
    msg: string;
    data: RegistryPerson;
};

/**
 * Where facts come from and when they were asked for.
 */
export type RegistryProvenance = {
    /**
     * The register or provider, in Chinese.
     */
    source: string;
    /**
     * When the provider was asked.
     */
    asOf: string;
    /**
     * They are older than they may be: the provider does not answer now.
     */
    isStale: boolean;
    /**
     * The provider of this site is the sample: no such company exists.
     */
    isSample: boolean;
};

/**
 * A row of a table.
 */
export type RegistryRecord = {
    /**
     * Unique in its table.
     */
    id: string;
    values: Array<RegistryValue>;
};

/**
 * A page of one table.
 */
export type RegistryRecords = {
    block: RegistryBlock;
    records: Array<RegistryRecord>;
    /**
     * Over all pages, under the filters.
     */
    total: number;
    pageIndex: number;
    pageSize: number;
    provenance: RegistryProvenance;
};

export type RegistryRecordsReply = {
    code: 1;
    msg: string;
    data: RegistryRecords;
};

/**
 * One relation.
 */
export type RegistryRelation = {
    from: string;
    to: string;
    kind: RegistryRelationKind;
    /**
     * `12.5%`, or the post.
     */
    label: string | null;
};

/**
 * How two stand to each other: holds shares of, speaks by law for, works for.
 */
export type RegistryRelationKind = 'holds' | 'represents' | 'works';

/**
 * Who holds a company, whom it holds, who runs it.
 */
export type RegistryRelations = {
    companyId: Id;
    name: string;
    nodes: Array<RegistryNode>;
    relations: Array<RegistryRelation>;
    /**
     * Relations that are not in the graph because it would be too large.
     */
    left: number;
    provenance: RegistryProvenance;
};

export type RegistryRelationsReply = {
    code: 1;
    msg: string;
    data: RegistryRelations;
};

/**
 * An annual report as the company filed it.
 */
export type RegistryReport = {
    companyId: Id;
    name: string;
    /**
     * Of the report; null: the company has filed none.
     */
    year: number | null;
    /**
     * Of which there are reports, the newest first.
     */
    years: Array<number>;
    releaseDate: string | null;
    facts: Array<RegistryValue>;
    tables: Array<RegistryReportTable>;
    provenance: RegistryProvenance;
};

export type RegistryReportReply = {
    code: 1;
    msg: string;
    data: RegistryReport;
};

/**
 * Parts of an annual report beside its facts.
 */
export type RegistryReportSection = 'sites' | 'holders' | 'investments' | 'equity_changes' | 'guarantees' | 'insurance' | 'changes';

/**
 * One table of an annual report.
 */
export type RegistryReportTable = {
    section: RegistryReportSection;
    records: Array<RegistryRecord>;
};

/**
 * Who speaks for a company by law.
 */
export type RegistryRepresentative = {
    name: string;
    personId: number | null;
    companyId: number | null;
};

/**
 * All risks of a company.
 */
export type RegistryRisk = {
    companyId: Id;
    name: string;
    level: RegistryRiskLevel;
    groups: Array<RegistryRiskGroup>;
    provenance: RegistryProvenance;
};

/**
 * One event of a risk.
 */
export type RegistryRiskEvent = {
    id: string;
    text: string;
    count: number;
    company: RegistryCompanyRef | null;
};

/**
 * Risks of one scope.
 */
export type RegistryRiskGroup = {
    scope: RegistryRiskScope;
    count: number;
    items: Array<RegistryRiskItem>;
};

/**
 * Events of one kind.
 */
export type RegistryRiskItem = {
    title: string;
    level: RegistryRiskLevel;
    total: number;
    /**
     * The table with its rows; null: there is none.
     */
    block: RegistryBlock | null;
    /**
     * At most ten.
     */
    events: Array<RegistryRiskEvent>;
};

/**
 * How severe.
 */
export type RegistryRiskLevel = 'high' | 'medium' | 'low' | 'none' | 'unknown';

export type RegistryRiskReply = {
    code: 1;
    msg: string;
    data: RegistryRisk;
};

/**
 * Whose risks: of the company itself, of companies and persons around it, of the past, or what may come.
 */
export type RegistryRiskScope = 'own' | 'related' | 'historical' | 'warning';

/**
 * Posts and shares of a person in one company.
 */
export type RegistryRole = {
    company: RegistryCompanyRef;
    state: RegistryState | null;
    stateText: string | null;
    roles: Array<string>;
    /**
     * Of its shares, e.g. `12.5%`.
     */
    percent: string | null;
    setUpDate: string | null;
    place: string | null;
};

/**
 * A supplier scorecard from facts of the register; the formula is registryScore.ts of the API package.
 */
export type RegistryScore = {
    companyId: Id;
    name: string;
    /**
     * Sum of the points over the sum of what was possible, 0–100; null: too little is known.
     */
    score: number | null;
    parts: Array<RegistryScorePart>;
    provenance: RegistryProvenance;
};

/**
 * One term: a fact and what it is worth by the formula.
 */
export type RegistryScorePart = {
    term: RegistryScoreTerm;
    /**
     * The fact in plain numbers: years, percent paid in, persons, cases; for the state 1 operating, 0 not. Null: not known; then it does not count.
     */
    value: number | null;
    /**
     * Of `most`; null where the fact is not known.
     */
    points: number | null;
    most: number;
};

export type RegistryScoreReply = {
    code: 1;
    msg: string;
    data: RegistryScore;
};

/**
 * Terms of the supplier scorecard, in this order.
 */
export type RegistryScoreTerm = 'age' | 'state' | 'paid_in_capital' | 'insured_staff' | 'cases' | 'dishonest' | 'abnormal';

/**
 * A picture of the registration, where the provider has one.
 */
export type RegistrySnapshot = {
    companyId: Id;
    name: string;
    /**
     * When it was taken; null: not said.
     */
    time: string | null;
    /**
     * Whether registrySnapshotImage has it.
     */
    hasImage: boolean;
    provenance: RegistryProvenance;
};

export type RegistrySnapshotReply = {
    code: 1;
    msg: string;
    data: RegistrySnapshot;
};

/**
 * State of a registration, from the register's own words: 存续/在业/开业/迁入, 迁出, 停业, 清算, 吊销 (not deregistered yet), 注销
 * and 吊销已注销, 撤销, 责令关闭; `other` where the register says something else.
 */
export type RegistryState = 'operating' | 'moved_out' | 'suspended' | 'liquidating' | 'revoked' | 'deregistered' | 'annulled' | 'closed' | 'other';

/**
 * What a row says in one field. A field of which the register says nothing is left out.
 */
export type RegistryValue = {
    field: RegistryField;
    /**
     * Plain text: dates as `2024-03-05`, amounts in yuan as decimals, everything else in the register's own words.
     */
    text: string;
    /**
     * The company that it names, where it has a number.
     */
    companyId: number | null;
    /**
     * The person that it names.
     */
    personId: number | null;
};

/**
 * A company that a member watches.
 */
export type RegistryWatch = {
    company: RegistryCompanyRef;
    creditCode: string | null;
    state: RegistryState | null;
    stateText: string | null;
    createTime: string;
    /**
     * When the last digest compared it; null: not yet.
     */
    digestTime: string | null;
    /**
     * What the last digest told.
     */
    changes: Array<RegistryWatchChange>;
};

/**
 * A change of a watched company.
 */
export type RegistryWatchChange = {
    /**
     * What changed, in Chinese: 经营状态, 被执行人.
     */
    name: string;
    before: string;
    after: string;
};

export type RegistryWatchListReply = {
    code: 1;
    msg: string;
    data: Array<RegistryWatch>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Whether a member gets the month's mail about watched companies, and where it goes. The message comes in any case.
 */
export type RegistryWatchMail = {
    isOn: boolean;
    /**
     * As far as it may be shown; null: the member has no address, so no mail goes out.
     */
    email: string | null;
};

export type RegistryWatchMailReply = {
    code: 1;
    msg: string;
    data: RegistryWatchMail;
};

/**
 * What the member wants.
 */
export type RegistryWatchMailWish = {
    isOn: boolean;
};

/**
 * Whether a member watches a company.
 */
export type RegistryWatchState = {
    isWatched: boolean;
};

export type RegistryWatchStateReply = {
    code: 1;
    msg: string;
    data: RegistryWatchState;
};

/**
 * Conditions that could be given up together: words of the search, or filters.
 */
export type Relaxation = {
    /**
     * The words as typed; empty for filters alone.
     */
    tokens: Array<string>;
    /**
     * The words without them; null when none is given up.
     */
    rest: string | null;
    /**
     * Codes of the filters; empty for words alone.
     */
    facets: Array<string>;
    /**
     * Parts that the rest would find.
     */
    count: number;
    /**
     * How the first row comes near by giving this up; null when that row gives up something else.
     */
    nearest: Nearness | null;
};

/**
 * What a member can report: a row of the board, a comment, a conversation, a job, a post of the circle.
 */
export type ReportKind = 'board_row' | 'comment' | 'conversation' | 'job' | 'circle_post';

/**
 * Something that the member reported.
 */
export type ReportRow = {
    kind: ReportKind;
    /**
     * Of what was reported.
     */
    id: Id;
    /**
     * In Chinese; null: it is gone since.
     */
    title: string | null;
    /**
     * A path of this site where it can be read; null: it is not on the site any more.
     */
    href: string | null;
    /**
     * In Chinese, e.g. 信息不实.
     */
    reason: string;
    /**
     * What the member wrote; may be empty.
     */
    note: string;
    state: ReportState;
    /**
     * What the operator said.
     */
    answer: string | null;
    createTime: string;
    decideTime: string | null;
};

export type ReportRowListReply = {
    code: 1;
    msg: string;
    data: Array<ReportRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What came of a report: 待处理, 已处理, 驳回, or nothing any more, because what it names is gone.
 */
export type ReportState = 'open' | 'upheld' | 'rejected' | 'ended';

/**
 * One order of a request: one merchant, one currency.
 */
export type RequestedOrder = {
    merchant: MerchantBrief;
    currency: Currency;
    lines: Array<OrderRequestLine>;
    /**
     * Sum of the lines, as it was handed in.
     */
    goods: Money;
    /**
     * As it was handed in; null: paid at delivery.
     */
    freight: string | null;
    /**
     * Goods and freight, as it was handed in.
     */
    total: Money;
    /**
     * The same now; null: it cannot be ordered now.
     */
    nowGoods: string | null;
    /**
     * Null: paid at delivery, or it cannot be ordered now.
     */
    nowFreight: string | null;
    /**
     * The same now; null: it cannot be ordered now.
     */
    nowTotal: string | null;
    /**
     * For the merchant.
     */
    remark: string | null;
};

/**
 * What one order of a request comes to.
 */
export type RequestedTotal = {
    merchantId: Id;
    currency: Currency;
    total: Money;
};

/**
 * Whether the account has all that the site asks for.
 */
export type RequiredData = {
    isComplete: boolean;
    /**
     * Names of the missing fields of MyDetail.
     */
    missing: Array<string>;
};

export type RequiredDataReply = {
    code: 1;
    msg: string;
    data: RequiredData;
};

/**
 * Who made a resource; the number is null when the author has no page in the news.
 */
export type ResourceAuthor = {
    id: number | null;
    name: string;
};

/**
 * A resource in a list.
 */
export type ResourceCard = {
    id: Id;
    kind: ResourceKind;
    title: string;
    summary: string;
    field: ResourceField;
    level: ResourceLevel;
    /**
     * A drawing of this site; null: none.
     */
    coverUrl: string | null;
    author: ResourceAuthor;
    /**
     * Written for trying the site out: has to be labelled 示例.
     */
    isSample: boolean;
    licence: ResourceLicence;
    tags: Array<string>;
    /**
     * Bytes of all its files.
     */
    sizeBytes: number;
    fileCount: number;
    /**
     * Lessons of a course; 0 for the others.
     */
    lessonCount: number;
    /**
     * Members who fetched a file of it.
     */
    downloads: number;
    rating: ResourceRating;
    publishTime: string | null;
};

export type ResourceCardListReply = {
    code: 1;
    msg: string;
    data: Array<ResourceCard>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * One of the member's resources.
 */
export type ResourceChoice = {
    id: Id;
};

/**
 * A resource whole.
 */
export type ResourceDetail = {
    id: Id;
    kind: ResourceKind;
    title: string;
    summary: string;
    field: ResourceField;
    level: ResourceLevel;
    /**
     * A drawing of this site; null: none.
     */
    coverUrl: string | null;
    author: ResourceAuthor;
    /**
     * Written for trying the site out: has to be labelled 示例.
     */
    isSample: boolean;
    licence: ResourceLicence;
    tags: Array<string>;
    /**
     * Bytes of all its files.
     */
    sizeBytes: number;
    fileCount: number;
    /**
     * Lessons of a course; 0 for the others.
     */
    lessonCount: number;
    /**
     * Members who fetched a file of it.
     */
    downloads: number;
    rating: ResourceRating;
    publishTime: string | null;
    blocks: Array<ArticleBlock>;
    /**
     * Headings of level 2 and 3.
     */
    toc: Array<TocEntry>;
    drawing: ResourceDrawing | null;
    /**
     * What a scheme is built of, in the order of its list.
     */
    bom: Array<SchemeBomLine>;
    /**
     * What the columns of its first table hold.
     */
    columns: Array<DataColumn>;
    files: Array<ResourceFile>;
    lessons: Array<LessonName>;
    /**
     * Null: no course.
     */
    progress: CourseProgress | null;
    parts: Array<ArticlePart>;
    /**
     * Where its numbers come from and how they were made; null: nothing to say.
     */
    source: string | null;
    updateTime: string;
    /**
     * The columns (专栏) that it is part of.
     */
    series: Array<SeriesName>;
    state: ResourceState;
    /**
     * The member handed it in.
     */
    isMine: boolean;
    /**
     * Only its member and operators see it: it is not published.
     */
    isPreview: boolean;
};

export type ResourceDetailReply = {
    code: 1;
    msg: string;
    data: ResourceDetail;
};

/**
 * A drawing of a resource.
 */
export type ResourceDrawing = {
    src: string;
    alt: string;
    width: number;
    height: number;
};

/**
 * What a list can be narrowed by.
 */
export type ResourceFacets = {
    fields: Array<ResourceFieldCount>;
    levels: Array<ResourceLevelCount>;
    /**
     * Part numbers that most of them name.
     */
    parts: Array<string>;
};

export type ResourceFacetsReply = {
    code: 1;
    msg: string;
    data: ResourceFacets;
};

/**
 * What a resource is about: 电源, 模拟与信号链, 单片机与嵌入式, 接口与通信, 无线, 电机与驱动, 传感器, 隔离与防护, 存储, 测量与测试, 电路板与工艺, 选型与采购, 元器件基础.
 */
export type ResourceField = 'power' | 'analog' | 'mcu' | 'interface' | 'wireless' | 'drive' | 'sensor' | 'isolation' | 'storage' | 'measurement' | 'board' | 'sourcing' | 'basics';

/**
 * How many resources have what.
 */
export type ResourceFieldCount = {
    field: ResourceField;
    count: number;
};

/**
 * A file of a resource.
 */
export type ResourceFile = {
    id: Id;
    name: string;
    /**
     * E.g. `text/csv`.
     */
    type: string;
    sizeBytes: number;
    sha256: string;
    /**
     * It can be looked at before it is fetched.
     */
    hasPreview: boolean;
    /**
     * Rows of the table; null: it is none.
     */
    rowCount: number | null;
};

export type ResourceFileReply = {
    code: 1;
    msg: string;
    data: ResourceFile;
};

/**
 * A resource as a member hands it in.
 */
export type ResourceForm = {
    /**
     * An own one that was refused or withdrawn, to hand in again; absent: a new one.
     */
    id?: Id;
    kind: ResourceKind;
    title: string;
    summary: string;
    field: ResourceField;
    level: ResourceLevel;
    licence: ResourceLicence;
    tags: Array<ResourceTag>;
    /**
     * Markdown; part numbers as `[[LM317T]]`.
     */
    markdown: string;
    /**
     * Where it comes from.
     */
    source?: string;
    /**
     * Files of uploadResourceFile.
     */
    fileIds: Array<Id>;
};

/**
 * The front page of the technical resources.
 */
export type ResourceIndex = {
    counts: Array<ResourceKindCount>;
    schemes: Array<ResourceCard>;
    courses: Array<ResourceCard>;
    data: Array<ResourceCard>;
    series: Array<SeriesCard>;
};

export type ResourceIndexReply = {
    code: 1;
    msg: string;
    data: ResourceIndex;
};

/**
 * 电路方案, 课程资料, 原始数据, 资料合集.
 */
export type ResourceKind = 'scheme' | 'course' | 'original' | 'datum';

/**
 * How many there are of a kind.
 */
export type ResourceKindCount = {
    kind: ResourceKind;
    count: number;
};

/**
 * How much it asks of a reader: 入门, 进阶, 高级.
 */
export type ResourceLevel = 'beginner' | 'intermediate' | 'advanced';

/**
 * How many resources ask for what.
 */
export type ResourceLevelCount = {
    level: ResourceLevel;
    count: number;
};

/**
 * Under what a resource may be used again. `reserved`: reading only, ask its author for more.
 */
export type ResourceLicence = 'CC0-1.0' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC-BY-NC-4.0' | 'MIT' | 'CERN-OHL-P-2.0' | 'reserved';

/**
 * A resource's name.
 */
export type ResourceName = {
    id: Id;
    kind: ResourceKind;
    title: string;
};

/**
 * The average of what members gave, from 1 to 5.
 */
export type ResourceRating = {
    /**
     * With one decimal; null: nobody gave anything yet.
     */
    average: number | null;
    count: number;
    /**
     * What the member gave; null: nothing, or no login.
     */
    mine: number | null;
};

export type ResourceRatingReply = {
    code: 1;
    msg: string;
    data: ResourceRating;
};

/**
 * How a list is ordered.
 */
export type ResourceSort = 'newest' | 'downloads' | 'rating';

/**
 * Where a resource of a member stands: 审核中, 未通过, 已发布, 已撤回. What operators took down is told by `takenDown`.
 */
export type ResourceState = 'reviewing' | 'refused' | 'published' | 'withdrawn';

/**
 * A tag of a resource.
 */
export type ResourceTag = string;

export type ResourceUpload = {
    file: unknown;
    /**
     * Its name; the ending says what it is meant to be, and the content has to agree.
     */
    name: UploadName;
};

/**
 * Where to.
 */
export type RestorePlace = 'origin' | 'folder';

/**
 * A CV that was uploaded.
 */
export type ResumeFile = {
    id: Id;
    name: string;
    sizeBytes: number;
};

export type ResumeFileReply = {
    code: 1;
    msg: string;
    data: ResumeFile;
};

/**
 * The name of a CV as its member calls it.
 */
export type ResumeName = string;

export type ResumeUpload = {
    file: unknown;
    /**
     * Its name; the ending says what it is meant to be, and the content has to agree.
     */
    name: ResumeName;
};

/**
 * Why an issued invoice is cancelled: 销货退回, 销售折让.
 */
export type ReversalReason = 'returned' | 'allowance';

/**
 * Something that waits for an operator, or was decided.
 */
export type Review = {
    id: Id;
    kind: ReviewKind;
    title: string;
    facts: Array<ReviewFact>;
    /**
     * A picture to look at.
     */
    imageUrl: string | null;
    /**
     * Files that were handed in, for receiptFile; not addresses, because they are only given to who has the session.
     */
    files: Array<ReviewFile>;
    state: ReviewState;
    submitter: ReviewMember;
    submitTime: string;
    decideTime: string | null;
    decidedBy: string | null;
    reason: string | null;
};

/**
 * A decision. A refusal has to say why, and so has every decision on a claim or on a correction of the register.
 */
export type ReviewDecision = {
    id: Id;
    decision: 'approve' | 'refuse';
    reason?: string;
};

/**
 * One fact to judge by.
 */
export type ReviewFact = {
    name: string;
    value: string;
    /**
     * What stood there before, when it is a change; absent: it is none.
     */
    before?: string;
    /**
     * Where it is to be seen, a path of this site; absent: nowhere.
     */
    href?: string;
};

/**
 * A file to look at.
 */
export type ReviewFile = {
    id: Id;
    name: string;
    /**
     * `image/png`, `image/jpeg` or `application/pdf`.
     */
    type: string;
};

/**
 * What waits for an operator: one queue for every domain.
 */
export type ReviewKind = 'enterprise' | 'nick_name' | 'avatar' | 'comment' | 'comment_report' | 'receipt' | 'document' | 'entry' | 'listing_claim' | 'listing_change' | 'listing_contact' | 'authorisation' | 'author' | 'board_report' | 'production_line' | 'company_promotion' | 'merchant_entry' | 'order_claim' | 'resource' | 'chat_report' | 'article' | 'job_report' | 'circle_post' | 'circle_report' | 'registry_correction';

export type ReviewListReply = {
    code: 1;
    msg: string;
    data: Array<Review>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * Who asked.
 */
export type ReviewMember = {
    id: Id;
    nickName: string;
};

export type ReviewReply = {
    code: 1;
    msg: string;
    data: Review;
};

/**
 * Where a review stands.
 */
export type ReviewState = 'pending' | 'approved' | 'refused';

/**
 * Editions of the words with which uploaders say that they may share a file.
 */
export type RightEdition = '2026-11';

/**
 * What a member may do.
 */
export type Role = 'member' | 'author' | 'enterprise' | 'merchant' | 'operator';

/**
 * Goods to put on sale or to take off it, all or none.
 */
export type SaleChange = {
    goodsIds: Array<Id>;
    isOnSale: boolean;
};

/**
 * Where a distributor sells: the sales regions of China as the trade divides it, Hong Kong, and abroad.
 */
export type SalesRegion = 'southChina' | 'eastChina' | 'northChina' | 'centralChina' | 'southwestChina' | 'northwestChina' | 'northeastChina' | 'hongKong' | 'overseas';

/**
 * How a save went.
 */
export type SavedArticle = {
    id: Id;
    version: number;
    saveTime: string;
    state: OwnArticleState;
    change: ArticleChangeState | null;
    actions: Array<OwnArticleAction>;
};

export type SavedArticleReply = {
    code: 1;
    msg: string;
    data: SavedArticle;
};

/**
 * What the server keeps of it.
 */
export type SavedNavigation = {
    /**
     * Null: the member keeps none; the site's own list holds.
     */
    navigation: OwnNavigation | null;
    updateTime: string | null;
};

export type SavedNavigationReply = {
    code: 1;
    msg: string;
    data: SavedNavigation;
};

/**
 * A search that a member keeps.
 */
export type SavedSearch = {
    id: Id;
    name: string;
    /**
     * None: it is only kept.
     */
    kinds: Array<SearchAlertKind>;
    /**
     * In yuan: a price below it is told of. Null where prices are not.
     */
    priceBelow: string | null;
    criteria: SearchCriteria;
    /**
     * Nothing is looked for until it goes on.
     */
    isPaused: boolean;
    /**
     * Parts that came or changed since its member last looked.
     */
    newCount: number;
    /**
     * The newest of them.
     */
    findings: Array<SearchFinding>;
    createTime: string;
};

/**
 * What becomes of a saved search.
 */
export type SavedSearchChange = {
    id: Id;
    name: string;
    /**
     * None: it is only kept.
     */
    kinds: Array<SearchAlertKind>;
    /**
     * In yuan: a price below it is told of. Null where prices are not.
     */
    priceBelow: string | null;
    isPaused: boolean;
};

/**
 * One of the member's.
 */
export type SavedSearchChoice = {
    id: Id;
};

/**
 * A search to keep.
 */
export type SavedSearchForm = {
    name: string;
    /**
     * None: it is only kept.
     */
    kinds: Array<SearchAlertKind>;
    /**
     * In yuan: a price below it is told of. Null where prices are not.
     */
    priceBelow: string | null;
    criteria: SearchCriteria;
};

export type SavedSearchListReply = {
    code: 1;
    msg: string;
    data: Array<SavedSearch>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type SavedSearchReply = {
    code: 1;
    msg: string;
    data: SavedSearch;
};

/**
 * How far a scanned picture is.
 */
export type ScanPhase = 'waiting' | 'scanned' | 'confirmed' | 'denied' | 'expired';

/**
 * How far a scanned picture is; the code is there once it was confirmed.
 */
export type ScanState = {
    phase: ScanPhase;
    authorizationCode: string | null;
    state: string | null;
};

export type ScanStateReply = {
    code: 1;
    msg: string;
    data: ScanState;
};

/**
 * A line of a scheme's bill of materials.
 */
export type SchemeBomLine = {
    /**
     * E.g. `R1,R2`.
     */
    reference: string;
    quantity: number;
    value: string;
    packageCase: string;
    mpn: string;
    maker: string;
    note: string;
    /**
     * Null when the catalogue does not know the number.
     */
    partId: number | null;
};

/**
 * How much a search finds in each scope.
 */
export type ScopeCounts = {
    parts: number;
    /**
     * Goods on sale.
     */
    goods: number;
    articles: number;
    /**
     * Merchants by name.
     */
    merchants: number;
    /**
     * Hosted datasheets whose pages have the words, at least so many.
     */
    texts: number;
};

export type ScopeCountsReply = {
    code: 1;
    msg: string;
    data: ScopeCounts;
};

/**
 * What a saved search tells of: a part or a datasheet that came, a price below the one named, stock where there was none, another lifecycle.
 */
export type SearchAlertKind = 'newPart' | 'newSheet' | 'price' | 'stock' | 'lifecycle';

/**
 * What a search asks for, as `partSearch` takes it.
 */
export type SearchCriteria = {
    keywords: Keywords;
    category: string | null;
    brandIds: Array<Id>;
    packages: Array<FilterValue>;
    lifecycles: Array<Lifecycle>;
    datasheet: DatasheetFilter | null;
    isInStock: boolean;
    quantity: Quantity;
    filters: Array<ParamFilter>;
};

/**
 * What came or changed.
 */
export type SearchFinding = {
    kind: SearchAlertKind;
    partId: Id;
    mpn: string;
    brandName: string;
    brandNameCn: string | null;
    /**
     * What it is now, for a changed lifecycle.
     */
    lifecycle: Lifecycle | null;
    /**
     * In yuan, for a price below the one named.
     */
    unitPrice: string | null;
    foundTime: string;
};

/**
 * What a member becomes.
 */
export type SeatChange = {
    /**
     * Number of the member.
     */
    id: Id;
    role: GivenRole;
    spendLimit?: LimitOrNone;
};

/**
 * One member of a company, or one invitation.
 */
export type SeatChoice = {
    id: Id;
};

/**
 * What a member is in a company: 负责人, 采购, 审批人, 销售, 编辑.
 */
export type SeatRole = 'owner' | 'buyer' | 'approver' | 'seller' | 'editor';

/**
 * A column (专栏) in a list: articles and resources of an author or on a topic, in an order to read them.
 */
export type SeriesCard = {
    id: Id;
    title: string;
    summary: string;
    field: ResourceField;
    author: ResourceAuthor;
    isSample: boolean;
    articleCount: number;
    resourceCount: number;
    updateTime: string;
};

export type SeriesCardListReply = {
    code: 1;
    msg: string;
    data: Array<SeriesCard>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A column whole; what was taken off the site is left out.
 */
export type SeriesDetail = {
    id: Id;
    title: string;
    summary: string;
    field: ResourceField;
    author: ResourceAuthor;
    isSample: boolean;
    articleCount: number;
    resourceCount: number;
    updateTime: string;
    items: Array<SeriesItem>;
};

export type SeriesDetailReply = {
    code: 1;
    msg: string;
    data: SeriesDetail;
};

/**
 * One step of a column: an article or a resource; the other is null.
 */
export type SeriesItem = {
    no: number;
    article: ArticleCard | null;
    resource: ResourceCard | null;
};

/**
 * A column's name.
 */
export type SeriesName = {
    id: Id;
    title: string;
};

/**
 * A session of the member.
 */
export type SessionChoice = {
    id: Id;
};

/**
 * A browser that is logged in.
 */
export type SessionRow = {
    id: Id;
    /**
     * The one that asks.
     */
    isCurrent: boolean;
    /**
     * Browser and system in words, e.g. `Chrome，Windows`.
     */
    device: string;
    /**
     * Another browser than at login showed this session's token.
     */
    isFlagged: boolean;
    createTime: string;
    lastSeenTime: string;
};

export type SessionRowListReply = {
    code: 1;
    msg: string;
    data: Array<SessionRow>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A changed setting.
 */
export type SettingChange = {
    key: string;
    /**
     * Empty takes it off.
     */
    value: string;
};

/**
 * A SHA-256 digest in hexadecimal.
 */
export type Sha256 = string;

/**
 * A share link.
 */
export type ShareChoice = {
    id: Id;
};

/**
 * A member's own share code.
 */
export type ShareCode = {
    code: string;
    /**
     * The address to hand out.
     */
    url: string;
    /**
     * Accounts that were made with it.
     */
    registrations: number;
};

/**
 * Whose share code it is.
 */
export type ShareCodeOwner = {
    isValid: boolean;
    nickName: string | null;
};

export type ShareCodeOwnerReply = {
    code: 1;
    msg: string;
    data: ShareCodeOwner;
};

export type ShareCodeReply = {
    code: 1;
    msg: string;
    data: ShareCode;
};

/**
 * Six characters that a member hands to others, see shareCode.
 */
export type ShareCodeText = string;

/**
 * What anybody sees of a share link before the code.
 */
export type ShareFront = {
    state: ShareState;
    isFolder: boolean;
    /**
     * Who shares it, as the member is called here.
     */
    nickName: string;
    expireTime: string | null;
};

export type ShareFrontReply = {
    code: 1;
    msg: string;
    data: ShareFront;
};

/**
 * A file or folder to share.
 */
export type ShareInput = {
    id: Id;
    /**
     * Without it one of four signs is made.
     */
    code?: ShareSecret;
    /**
     * For how many days; without it until it is revoked.
     */
    days?: number;
    /**
     * How often it may be downloaded; without it as often as one likes.
     */
    downloads?: number;
};

/**
 * A share link with its code.
 */
export type ShareOpening = {
    token: ShareToken;
    code: ShareSecret;
};

/**
 * What opens a share link, in capitals or small letters.
 */
export type ShareSecret = string;

/**
 * Whether a share link is open: 有效, 已过期, 已取消, 次数已用完, 文件已不在.
 */
export type ShareState = 'open' | 'expired' | 'revoked' | 'usedUp' | 'gone';

/**
 * The name of a share link in its address.
 */
export type ShareToken = string;

/**
 * What lies behind a share link.
 */
export type SharedDisk = {
    name: string;
    isFolder: boolean;
    nickName: string;
    /**
     * At most 1000.
     */
    files: Array<SharedFile>;
    totalBytes: number;
    expireTime: string | null;
    /**
     * How often it may still be downloaded; null: as often as one likes.
     */
    downloadsLeft: number | null;
};

export type SharedDiskReply = {
    code: 1;
    msg: string;
    data: SharedDisk;
};

/**
 * A file of a share link to download.
 */
export type SharedDownload = {
    token: ShareToken;
    code: ShareSecret;
    /**
     * Without it everything: a file as itself, a folder as a zip.
     */
    id?: Id;
};

/**
 * A file of an opened share link.
 */
export type SharedFile = {
    id: Id;
    name: string;
    /**
     * The folders that it lies in within what is shared, from the outermost.
     */
    path: Array<string>;
    kind: DiskKind;
    sizeBytes: number;
    updateTime: string;
};

/**
 * One value that a row changes; null: not known. A ladder reads `1:6.85 100:6.5`.
 */
export type SheetChange = {
    field: SheetField;
    before: string | null;
    after: string | null;
};

/**
 * What a row sets of goods.
 */
export type SheetField = 'packing' | 'taxMode' | 'priceLadder' | 'moq' | 'multiple' | 'spq' | 'leadTimeDays' | 'dateCode' | 'stockSz' | 'stockHk' | 'isOnSale';

/**
 * The file of a task.
 */
export type SheetFormat = 'xlsx' | 'csv';

/**
 * Rows to import, or to try: a trial answers the same and changes nothing.
 */
export type SheetImport = {
    rows: Array<SheetRow>;
    isTrial: boolean;
};

/**
 * What became of a row, or would: new goods, changed ones, unchanged ones, or nothing because of a fault.
 */
export type SheetOutcome = 'created' | 'changed' | 'same' | 'refused';

/**
 * A row of the file and what became of it.
 */
export type SheetResult = {
    row: number;
    outcome: SheetOutcome;
    /**
     * As the catalogue writes it; as the row writes it when it was refused.
     */
    mpn: string;
    brandName: string | null;
    /**
     * Null for a refused row, and for new goods on trial.
     */
    goodsId: number | null;
    changes: Array<SheetChange>;
    /**
     * Why it was refused, in words with what to do; null otherwise.
     */
    fault: string | null;
};

export type SheetResultListReply = {
    code: 1;
    msg: string;
    data: Array<SheetResult>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A row of a merchant's list of goods. What is absent stays as it is; new goods take what is absent from the catalogue
 * and from the merchant's terms.
 */
export type SheetRow = {
    /**
     * Its row in the file, from 1.
     */
    row: number;
    /**
     * The merchant's goods; absent: those of the same part, currency, tax and packing, else new ones.
     */
    sku?: string;
    mpn: string;
    /**
     * Any name of the maker; needed where several makers have the part.
     */
    brand?: string;
    packing?: Packing;
    currency?: Currency;
    taxMode?: TaxMode;
    priceLadder?: Array<PriceStep>;
    moq?: Quantity;
    multiple?: Quantity;
    spq?: Quantity;
    leadTimeDays?: number;
    dateCode?: string;
    stockSz?: number;
    stockHk?: number;
    isOnSale?: boolean;
};

/**
 * A parcel on its way.
 */
export type Shipment = {
    id: Id;
    carrier: string;
    trackingNo: string;
    lines: Array<ShippedLine>;
};

/**
 * Pieces of a line that go into a parcel.
 */
export type ShippedLine = {
    lineId: Id;
    quantity: Quantity;
};

/**
 * Where the money of one currency goes.
 */
export type ShopBank = {
    beneficiary: string;
    bankName: string;
    bankAddress?: LongLineText;
    /**
     * Digits, letters, blanks and hyphens.
     */
    account: string;
    /**
     * 8 or 11 characters; empty: none. A bank outside the mainland, and every account in dollars, has one.
     */
    swift?: string;
};

/**
 * Whether a shop is called so, or waits to be.
 */
export type ShopNameState = {
    isTaken: boolean;
};

export type ShopNameStateReply = {
    code: 1;
    msg: string;
    data: ShopNameState;
};

/**
 * How a shop sells in one currency.
 */
export type ShopTerms = {
    currency: Currency;
    freightTerm: FreightTerm;
    /**
     * With `fixed` and `free_above`; empty otherwise.
     */
    freight?: string;
    /**
     * With `free_above`: from this amount on nothing is charged.
     */
    freeFrom?: string;
    /**
     * Goods are handed over in 香港.
     */
    isHongKong?: boolean;
    bank: ShopBank;
};

/**
 * What a shop is: 旗舰店 of the maker, 专营店 of an authorised distributor, 普通店.
 */
export type ShopType = 'flagship' | 'speciality' | 'general';

/**
 * A line of text without control characters, at most 40.
 */
export type ShortText = string;

/**
 * An event.
 */
export type SiteEvent = {
    id: Id;
    title: string;
    kind: SiteEventKind;
    /**
     * Its first day.
     */
    startDate: string;
    /**
     * Its last day, not before the first and not more than a year after it.
     */
    endDate: string;
    /**
     * City and place; '': it is online.
     */
    place: string;
    /**
     * Who holds it.
     */
    organiser: string;
    /**
     * What it is about, who may come and how, in plain lines.
     */
    summary: string;
    /**
     * The organiser's page, http or https, or a path of this site; '': there is none.
     */
    url: string;
    /**
     * What came of it, e.g. who won, where the slides are; '': not said.
     */
    outcome: string;
    /**
     * It was called off.
     */
    isCancelled: boolean;
    state: SiteEventState;
    /**
     * It is made up, of the sample.
     */
    isSample: boolean;
    updateTime: string;
};

/**
 * A change of an event.
 */
export type SiteEventChange = {
    id: Id;
    title: string;
    kind: SiteEventKind;
    /**
     * Its first day.
     */
    startDate: string;
    /**
     * Its last day, not before the first and not more than a year after it.
     */
    endDate: string;
    /**
     * City and place; '': it is online.
     */
    place: string;
    /**
     * Who holds it.
     */
    organiser: string;
    /**
     * What it is about, who may come and how, in plain lines.
     */
    summary: string;
    /**
     * The organiser's page, http or https, or a path of this site; '': there is none.
     */
    url: string;
    /**
     * What came of it, e.g. who won, where the slides are; '': not said.
     */
    outcome: string;
    /**
     * It was called off.
     */
    isCancelled: boolean;
};

/**
 * One event.
 */
export type SiteEventChoice = {
    id: Id;
};

/**
 * An event as an operator files it.
 */
export type SiteEventFacts = {
    title: string;
    kind: SiteEventKind;
    /**
     * Its first day.
     */
    startDate: string;
    /**
     * Its last day, not before the first and not more than a year after it.
     */
    endDate: string;
    /**
     * City and place; '': it is online.
     */
    place: string;
    /**
     * Who holds it.
     */
    organiser: string;
    /**
     * What it is about, who may come and how, in plain lines.
     */
    summary: string;
    /**
     * The organiser's page, http or https, or a path of this site; '': there is none.
     */
    url: string;
    /**
     * What came of it, e.g. who won, where the slides are; '': not said.
     */
    outcome: string;
    /**
     * It was called off.
     */
    isCancelled: boolean;
};

/**
 * What an event is: 站内活动, 展会, 研讨会, 线上直播, 培训, 竞赛.
 */
export type SiteEventKind = 'campaign' | 'exhibition' | 'seminar' | 'webinar' | 'training' | 'contest';

export type SiteEventListReply = {
    code: 1;
    msg: string;
    data: Array<SiteEvent>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type SiteEventReply = {
    code: 1;
    msg: string;
    data: SiteEvent;
};

/**
 * How far an event is, by the days of Shanghai: it comes, it goes on, it is over, it was called off.
 */
export type SiteEventState = 'coming' | 'running' | 'over' | 'cancelled';

/**
 * Which events: those that are not over, the next first; or those that are over, the latest first.
 */
export type SiteEventTime = 'coming' | 'past';

/**
 * What the footer and header say about the site; what the operator did not set is null.
 */
export type SiteFacts = {
    /**
     * Filing number of the ministry of industry; links to beian.miit.gov.cn.
     */
    icp: string | null;
    /**
     * Filing number of public security; links to beian.mps.gov.cn.
     */
    publicSecurity: string | null;
    /**
     * Number of the telecom business licence.
     */
    telecom: string | null;
    /**
     * Number of the licence for human resources services; pages of jobs show it.
     */
    humanResources: string | null;
    /**
     * Where the app is to be had.
     */
    appUrl: string | null;
    friendlyLinks: Array<FriendlyLink>;
    help: SiteHelp;
    /**
     * The assistant's site.
     */
    aiUrl: string | null;
    /**
     * The supply and demand site.
     */
    supplyDemandUrl: string | null;
    /**
     * Where browsers of phones are sent; null: the portal answers them itself.
     */
    mobileOrigin: string | null;
    lotteryOn: boolean;
};

export type SiteFactsReply = {
    code: 1;
    msg: string;
    data: SiteFacts;
};

/**
 * Where help is to be had; what the operator did not set is null.
 */
export type SiteHelp = {
    phone: string | null;
    email: string | null;
    /**
     * E.g. `周一至周五 9:00–18:00`.
     */
    hours: string | null;
};

/**
 * One public setting of the site.
 */
export type SiteSetting = {
    key: string;
    /**
     * Null when the site does not set it.
     */
    value: string | null;
};

export type SiteSettingReply = {
    code: 1;
    msg: string;
    data: SiteSetting;
};

/**
 * Login by a code from SMS; the first one creates the account.
 */
export type SmsLogin = {
    mobile: Mobile;
    code: OneTimeCode;
    /**
     * The visitor ticked the user agreement and the privacy policy: kept with their editions and the time, see myAgreements. False is refused; absent, nothing is kept.
     */
    isAgreed?: boolean;
};

/**
 * How a login by QQ begins: the browser goes there.
 */
export type SocialAddress = {
    url: string;
};

export type SocialAddressReply = {
    code: 1;
    msg: string;
    data: SocialAddress;
};

/**
 * An account of a provider, bound to the member.
 */
export type SocialBinding = {
    provider: SocialProvider;
    nickName: string;
    bindTime: string;
};

export type SocialBindingReply = {
    code: 1;
    msg: string;
    data: SocialBinding;
};

/**
 * A page of the provider inside a frame, at least 220 × 220 px.
 */
export type SocialFrame = {
    kind: 'frame';
    url: string;
};

/**
 * A login by WeChat or QQ.
 */
export type SocialLogin = {
    /**
     * Spelt as older clients read it.
     */
    lognUser: LoginInfo;
    /**
     * Address of the partner site with a one-time ticket, when the visitor came from one.
     */
    partnerUrl: string | null;
};

export type SocialLoginReply = {
    code: 1;
    msg: string;
    data: SocialLogin;
};

/**
 * What came back from a provider, for a login.
 */
export type SocialLoginReturn = {
    authorizationCode: string;
    /**
     * As it came back; it has to match the cookie of this browser.
     */
    state: string;
    fromswb?: string;
    /**
     * The visitor ticked the user agreement and the privacy policy: kept with their editions and the time, see myAgreements. False is refused; absent, nothing is kept.
     */
    isAgreed?: boolean;
};

/**
 * What a visit to WeChat or QQ is for.
 */
export type SocialOperate = 'login' | 'bind';

/**
 * A provider of logins.
 */
export type SocialProvider = 'wx' | 'qq';

/**
 * Which providers this site has.
 */
export type SocialProviders = {
    wx: boolean;
    qq: boolean;
};

export type SocialProvidersReply = {
    code: 1;
    msg: string;
    data: SocialProviders;
};

/**
 * A picture to scan; scanState tells how far it is.
 */
export type SocialQr = {
    kind: 'image';
    /**
     * SVG as a data address.
     */
    imageUrl: string;
    /**
     * What the picture says: who sits at this machine opens it instead of scanning.
     */
    scanUrl: string;
    /**
     * For scanState.
     */
    ticket: string;
    /**
     * Milliseconds since 1970.
     */
    expiresAt: number;
};

/**
 * What came back from a provider.
 */
export type SocialReturn = {
    authorizationCode: string;
    /**
     * As it came back; it has to match the cookie of this browser.
     */
    state: string;
    fromswb?: string;
};

/**
 * How a WeChat login begins.
 */
export type SocialStart = SocialFrame | SocialQr;

export type SocialStartReply = {
    code: 1;
    msg: string;
    data: SocialStart;
};

/**
 * Which way.
 */
export type SortDirection = 'asc' | 'desc';

/**
 * What is to be done for a file: parts to send, or nothing because it is here.
 */
export type StartedUpload = {
    parted: PartedUpload | null;
    upload: DocumentUpload | null;
    twin: DocumentTwin | null;
};

export type StartedUploadReply = {
    code: 1;
    msg: string;
    data: StartedUpload;
};

/**
 * A monthly statement (对账单) of one company and one merchant, for a calendar month in China.
 */
export type Statement = {
    id: Id;
    /**
     * `ST` with the year, the merchant and the number in that year, e.g. `ST2026-7-00012`; none is left out or used twice.
     */
    no: string;
    termsId: Id;
    merchant: MerchantBrief;
    company: CreditCompany;
    /**
     * The month: `2026-11`.
     */
    period: string;
    state: StatementState;
    /**
     * In Chinese.
     */
    stateName: string;
    /**
     * What was ordered, what went back, and what an earlier statement left over in favour of the buyer, 0.00 or below.
     */
    charges: Money;
    credits: Money;
    carried: Money;
    /**
     * All of it; below nothing it counts for the next statement.
     */
    total: Money;
    paid: Money;
    /**
     * What is still to be paid.
     */
    open: Money;
    dueOn: string;
    issueTime: string;
};

/**
 * A statement with everything.
 */
export type StatementDetail = {
    id: Id;
    /**
     * `ST` with the year, the merchant and the number in that year, e.g. `ST2026-7-00012`; none is left out or used twice.
     */
    no: string;
    termsId: Id;
    merchant: MerchantBrief;
    company: CreditCompany;
    /**
     * The month: `2026-11`.
     */
    period: string;
    state: StatementState;
    /**
     * In Chinese.
     */
    stateName: string;
    /**
     * What was ordered, what went back, and what an earlier statement left over in favour of the buyer, 0.00 or below.
     */
    charges: Money;
    credits: Money;
    carried: Money;
    /**
     * All of it; below nothing it counts for the next statement.
     */
    total: Money;
    paid: Money;
    /**
     * What is still to be paid.
     */
    open: Money;
    dueOn: string;
    issueTime: string;
    days: 30 | 60 | 90;
    /**
     * Orders first, each kind by day.
     */
    lines: Array<StatementLine>;
    payments: Array<StatementPayment>;
    /**
     * Where the buyer transfers to; null when the merchant has no account in yuan any more.
     */
    bank: BankAccount | null;
};

export type StatementDetailReply = {
    code: 1;
    msg: string;
    data: StatementDetail;
};

/**
 * A line of a statement: an order, or what went back of one.
 */
export type StatementLine = {
    kind: 'order' | 'credit';
    orderId: Id;
    orderNo: string;
    /**
     * The number of the credit note; null for an order.
     */
    creditNo: string | null;
    /**
     * The day in China.
     */
    day: string;
    /**
     * The buyer's own number of the purchase.
     */
    poNo: string | null;
    /**
     * Below nothing for what went back.
     */
    amount: Money;
};

export type StatementListReply = {
    code: 1;
    msg: string;
    data: Array<Statement>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * A payment that the merchant received for a statement.
 */
export type StatementPayment = {
    id: Id;
    amount: Money;
    paidOn: string;
    reference: string | null;
    recordTime: string;
};

/**
 * A payment that was received: at most what is open.
 */
export type StatementPaymentForm = {
    id: Id;
    amount: Money;
    paidOn: string;
    reference?: ShortText;
};

/**
 * Where a statement stands: 未付款, 部分付款, 已付清, 已逾期.
 */
export type StatementState = 'open' | 'part_paid' | 'paid' | 'overdue';

/**
 * A page that an operator writes.
 */
export type StaticPage = {
    key: StaticPageKey;
    title: string;
    /**
     * One sentence for search engines.
     */
    description: string;
    blocks: Array<Block>;
    updateTime: string;
};

/**
 * Names of the pages that an operator writes.
 */
export type StaticPageKey = 'about' | 'contactUs' | 'disclaimer' | 'privacy' | 'events' | 'promoteRegistration' | 'mobile' | 'agreement';

export type StaticPageReply = {
    code: 1;
    msg: string;
    data: StaticPage;
};

/**
 * Size of the catalogue.
 */
export type Statistics = {
    parts: number;
    brands: number;
    domesticBrands: number;
    categories: number;
    subcategories: number;
    documents: number;
};

export type StatisticsReply = {
    code: 1;
    msg: string;
    data: Statistics;
};

/**
 * Shows that it is the member who sits there: by a code on the bound phone, or by the password.
 */
export type StepUp = {
    code?: OneTimeCode;
    pwd?: HashedPassword;
};

/**
 * Until when sensitive changes may be made: milliseconds since 1970.
 */
export type StepUpGranted = {
    expiresAt: number;
};

export type StepUpGrantedReply = {
    code: 1;
    msg: string;
    data: StepUpGranted;
};

/**
 * New stock of goods in one warehouse, whole.
 */
export type StockChange = {
    goodsId: Id;
    warehouse: WarehouseCode;
    quantity: number;
};

/**
 * Goods of the mall that a stock line is sold as.
 */
export type StockGoods = {
    id: Id;
    sku: string;
    isOnSale: boolean;
};

/**
 * What a company has of a part: a row of its supply.
 */
export type StockLine = {
    id: Id;
    type: BoardType;
    /**
     * Number of the part as its poster wrote it.
     */
    model: string;
    /**
     * The maker as written.
     */
    brandName: string | null;
    packageCase: string | null;
    quantity: number | null;
    price: string | null;
    currency: Currency;
    taxMode: TaxMode | null;
    supplyKind: SupplyKind | null;
    grade: ConditionGrade | null;
    /**
     * As printed, e.g. `2435+`.
     */
    dateCode: string | null;
    packing: Packing | null;
    leadTimeDays: number | null;
    place: DeliveryPlace | null;
    invoiceNeed: InvoiceNeed | null;
    /**
     * A demand: parts that can take its place are welcome.
     */
    takesAlternative: boolean;
    /**
     * The part of the catalogue with this number; null: none, or several makers have one.
     */
    partId: number | null;
    /**
     * The brand of the catalogue.
     */
    brandId: number | null;
    poster: BoardPoster;
    isAnonymous: boolean;
    /**
     * It is for one company alone; nobody else but its own reads it.
     */
    isAddressed: boolean;
    /**
     * The company of whoever reads posted it; false for visitors.
     */
    isOwn: boolean;
    state: BoardState;
    quoteCount: number;
    /**
     * When it was posted or refreshed last.
     */
    updateTime: string;
    expireTime: string;
    remark: string | null;
    createTime: string;
    /**
     * Why an operator took it off; null: none did.
     */
    removedReason: string | null;
    /**
     * Quotes that wait for an answer of the company.
     */
    waitingQuotes: number;
    renewCount: number;
    days: BoardDays;
    /**
     * What can be done with it now.
     */
    actions: Array<BoardDeed>;
    /**
     * When it may be refreshed again; null: now.
     */
    refreshFrom: string | null;
    /**
     * Null: written by hand.
     */
    sheet: StockSheet | null;
    /**
     * Why it cannot be sold in the mall as it is, in Chinese; null: it can. Whether the member has a merchant is another matter.
     */
    saleFault: string | null;
    /**
     * What the member's merchant sells it as; null: nothing, or the member speaks for no merchant.
     */
    goods: StockGoods | null;
    /**
     * Days since somebody said last that it is still true.
     */
    ageDays: number;
};

/**
 * Cells of a line. What is absent stays as it is, so that two people do not undo each other's cells; null or empty is not said.
 */
export type StockLineChange = {
    id: Id;
    quantity?: number | null;
    /**
     * Empty: to be quoted.
     */
    price?: string;
    currency?: Currency;
    taxMode?: TaxMode | null;
    grade?: ConditionGrade | null;
    dateCode?: string;
    packing?: Packing | null;
    leadTimeDays?: number | null;
    place?: DeliveryPlace | null;
};

export type StockLineReply = {
    code: 1;
    msg: string;
    data: StockLine;
};

/**
 * Lines of a stock.
 */
export type StockReply = {
    code: 1;
    msg: string;
    data: Array<StockLine>;
    totalRecord: number;
    /**
     * The member speaks for a merchant, who can sell the lines in the mall.
     */
    hasMerchant: boolean;
};

/**
 * Lines to sell in the mall, or to try it: a trial answers the same and changes nothing.
 */
export type StockSale = {
    ids: Array<Id>;
    isTrial: boolean;
};

/**
 * What became of a line in the mall, or would.
 */
export type StockSaleResult = {
    /**
     * The line.
     */
    id: Id;
    outcome: SheetOutcome;
    goodsId: number | null;
    changes: Array<SheetChange>;
    /**
     * What to do about it, in Chinese; null: nothing is wrong.
     */
    fault: string | null;
};

export type StockSaleResultListReply = {
    code: 1;
    msg: string;
    data: Array<StockSaleResult>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * The sheet that brought a stock line.
 */
export type StockSheet = {
    taskId: Id;
    fileName: string;
    /**
     * Number of its row in the file.
     */
    row: number;
    /**
     * What that sheet did to it; null: its rows are not kept any more.
     */
    outcome: ExcelRowOutcome | null;
};

/**
 * A stored picture of an article; documents name it by its number. What it shows is said there (`alt`), where it is required.
 */
export type StoredFigure = {
    id: Id;
    /**
     * A path of this site.
     */
    src: string;
    width: number;
    height: number;
};

export type StoredFigureReply = {
    code: 1;
    msg: string;
    data: StoredFigure;
};

/**
 * What an operator reads before they decide about an article; `before` is what readers see now, null: nothing.
 */
export type SubmittedArticle = {
    reviewId: Id;
    preview: ArticlePreview;
    before: ArticlePreview | null;
    publishTime: string | null;
};

export type SubmittedArticleReply = {
    code: 1;
    msg: string;
    data: SubmittedArticle;
};

/**
 * What the end of a number says: packing 包装, leadfree 环保, both 包装与环保. The silicon and the case are the same.
 */
export type SuffixKind = 'packing' | 'leadfree' | 'both';

/**
 * Two parts of a maker that differ by a suffix alone.
 */
export type SuffixPair = {
    /**
     * Without it.
     */
    partId: Id;
    mpn: string;
    /**
     * With it.
     */
    suffixedId: Id;
    suffixedMpn: string;
};

/**
 * An end of numbers that leaves the part what it is.
 */
export type SuffixRule = {
    /**
     * Letters and digits, in capitals.
     */
    suffix: string;
    kind: SuffixKind;
    /**
     * Pairs in the catalogue that bear it out: same maker, same case.
     */
    pairs: number;
    /**
     * Some of them, the best known first.
     */
    examples: Array<SuffixPair>;
};

/**
 * A part that a typed number may mean.
 */
export type SuggestedPart = {
    partId: Id;
    mpn: string;
    brandId: Id;
    brandName: string;
    packageCase: string | null;
};

/**
 * Where the parts are: spot 现货, forward 期货, factory 订货, scheduled 排单.
 */
export type SupplyKind = 'spot' | 'forward' | 'factory' | 'scheduled';

/**
 * Stops an account; every session of it ends at once.
 */
export type Suspension = {
    id: Id;
    reason: string;
};

/**
 * A table; every row has as many cells as the head.
 */
export type TableBlock = {
    kind: 'table';
    head: Array<Array<Inline>>;
    rows: Array<Array<Array<Inline>>>;
};

/**
 * The beginning of a table.
 */
export type TablePreview = {
    columns: Array<string>;
    /**
     * The first 50.
     */
    rows: Array<Array<string>>;
    rowCount: number;
};

/**
 * That something is off the site, since when and why; the reason is for operators and whose it is.
 */
export type TakeDown = {
    kind: TakeDownKind;
    reason: string;
    time: string;
};

/**
 * Something to put on the site again.
 */
export type TakeDownChoice = {
    id: Id;
};

/**
 * Takes something off the site.
 */
export type TakeDownForm = {
    id: Id;
    kind: TakeDownKind;
    reason: string;
};

/**
 * Why an operator took something off the site: 权利人要求, 内容有误, 涉及隐私或秘密, 其他原因.
 */
export type TakeDownKind = 'copyright' | 'wrong' | 'privacy' | 'other';

/**
 * A notice as its sender and who published the content see it.
 */
export type Takedown = {
    id: Id;
    right: TakedownRight;
    state: TakedownState;
    holder: string;
    places: Array<TakedownPlace>;
    content: string;
    proof: string;
    createTime: string;
    decideTime: string | null;
    /**
     * What the operator said to it.
     */
    reason: string | null;
    counter: CounterNotice | null;
};

/**
 * What an operator decides: on a notice sent `uphold` or `reject`; on a contested one `restore` or `keep`.
 */
export type TakedownDecision = {
    id: Id;
    decision: 'uphold' | 'reject' | 'restore' | 'keep';
    /**
     * Both sides read it.
     */
    reason: string;
};

/**
 * One place that a notice names.
 */
export type TakedownPlace = {
    /**
     * On this site, from `/`.
     */
    path: string;
    kind: TakedownPlaceKind;
    /**
     * Null: not known to this site.
     */
    title: string | null;
    /**
     * Whether it is off the site now.
     */
    isDown: boolean;
};

/**
 * What an address of this site leads to.
 */
export type TakedownPlaceKind = 'document' | 'article' | 'other';

/**
 * Whether a notice waits for an operator: sent, or contested.
 */
export type TakedownQueue = 'open' | 'decided';

export type TakedownReply = {
    code: 1;
    msg: string;
    data: Takedown;
};

/**
 * Which right is said to be infringed: copyright, a trademark or another right, privacy or good name.
 */
export type TakedownRight = 'copyright' | 'trademark' | 'privacy';

/**
 * What a notice is known by from then on.
 */
export type TakedownSent = {
    id: Id;
    /**
     * Opens the page of its state, without a login.
     */
    code: string;
};

export type TakedownSentReply = {
    code: 1;
    msg: string;
    data: TakedownSent;
};

/**
 * Where a notice stands: waiting for an operator, upheld (what it names is off the site), rejected, contested by who published it,
 * or restored after that.
 */
export type TakedownState = 'received' | 'upheld' | 'rejected' | 'contested' | 'restored';

/**
 * What a price holds: 13 % or 1 % value added tax, or none.
 */
export type TaxMode = 'tax13' | 'tax1' | 'untaxed';

/**
 * What a filter would leave.
 */
export type TextFacetValue = {
    /**
     * Number of the brand, or name of the category, as the call takes it.
     */
    id: string;
    name: string;
    count: number;
};

/**
 * A hosted document with the pages that have the words.
 */
export type TextHit = {
    id: Id;
    title: string;
    docType: DocumentType;
    language: Language;
    /**
     * The edition as the document names it; null: not known.
     */
    version: string | null;
    brandId: Id;
    brandName: string;
    brandNameCn: string | null;
    /**
     * A few of the parts that it describes.
     */
    mpns: Array<string>;
    pageCount: number | null;
    isSample: boolean;
    /**
     * Pages of the document that have the words.
     */
    hitPages: number;
    /**
     * The pages that have most of them, in their order.
     */
    hits: Array<PageHit>;
};

/**
 * The beginning of a text.
 */
export type TextPreview = {
    text: string;
    /**
     * There is more.
     */
    isCut: boolean;
};

/**
 * Part of a text, in UTF-16 code units as `slice(from, to)` takes them.
 */
export type TextRange = {
    from: number;
    to: number;
};

/**
 * A page of a search in the texts of datasheets.
 */
export type TextSearchReply = {
    code: 1;
    msg: string;
    data: Array<TextHit>;
    /**
     * Documents that match, over all pages.
     */
    totalRecord: number;
    /**
     * Pages of theirs that have the words.
     */
    hitPages: number;
    /**
     * Too many pages have the words: only a part of them was looked at, and the counts are at least so many.
     */
    isPartial: boolean;
    /**
     * Categories of the parts that the documents describe, those with most documents first.
     */
    categories: Array<TextFacetValue>;
    /**
     * Brands, those with most documents first.
     */
    brands: Array<TextFacetValue>;
    /**
     * Hosted documents whose text can be searched.
     */
    searchable: number;
    /**
     * Hosted documents that are only pictures of pages, or cannot be read.
     */
    withoutText: number;
    /**
     * Hosted documents whose text is still to be read: nothing of theirs is found yet.
     */
    unread: number;
};

/**
 * The first page of a file as a small picture.
 */
export type Thumbnail = {
    /**
     * Address under this origin.
     */
    url: string;
    /**
     * Pixels.
     */
    width: number;
    height: number;
};

/**
 * A ticket that holds 60 seconds and once.
 */
export type Ticket = {
    ticket: string;
    /**
     * The whole address to open.
     */
    url: string;
};

/**
 * A ticket that a page was opened with.
 */
export type TicketExchange = {
    ticket: string;
    purpose: TicketPurpose;
    /**
     * The member that the address names beside the ticket; has to be the ticket's own.
     */
    userId?: Id;
};

/**
 * Whose login a ticket would bring.
 */
export type TicketHolder = {
    id: Id;
    nickName: string;
    /**
     * Masked: 138****8000; null when the account has none.
     */
    mobile: string | null;
};

export type TicketHolderReply = {
    code: 1;
    msg: string;
    data: TicketHolder;
};

/**
 * What a one-time ticket lets somebody do.
 */
export type TicketPurpose = 'im' | 'sso';

export type TicketReply = {
    code: 1;
    msg: string;
    data: Ticket;
};

/**
 * Asks for a ticket.
 */
export type TicketRequest = {
    purpose: TicketPurpose;
    /**
     * Where it will be shown, for `sso`: one of the partner sites.
     */
    origin?: string;
};

/**
 * Whose title it is: 企业, 个人, 事业单位.
 */
export type TitleType = 'company' | 'person' | 'institution';

/**
 * An entry of the table of contents.
 */
export type TocEntry = {
    /**
     * Of the heading's block.
     */
    id: string;
    text: string;
    level: number;
};

/**
 * What a company is in the trade: 原厂, 代理商, 贸易商, 终端制造, 方案设计, EMS 代工, 其他.
 */
export type TradeRole = 'manufacturer' | 'agent' | 'trader' | 'end_user' | 'design' | 'ems' | 'other';

/**
 * A brand that a trader trades.
 */
export type TraderBrandEntryForm = {
    /**
     * One of the member's own that was not published: it is changed and handed in again. Absent: a new one.
     */
    entryId?: Id;
    evidence: string;
    traderId: Id;
    brandId: Id;
};

/**
 * Part numbers that a trader has.
 */
export type TraderModelEntryForm = {
    /**
     * One of the member's own that was not published: it is changed and handed in again. Absent: a new one.
     */
    entryId?: Id;
    evidence: string;
    traderId: Id;
    /**
     * As pasted, one or several in a line, at most entryLimits.partNumbers; each has to be the number of exactly one part.
     */
    mpns: string;
};

/**
 * A value as an engineer writes it (`100 nF`, `-40 °C`), a choice's value, or words.
 */
export type TypedValue = string;

/**
 * Which binding goes.
 */
export type Unbinding = {
    provider: SocialProvider;
};

/**
 * A brand or category that the words name and that the catalogue has no part of.
 */
export type Uncollected = {
    /**
     * As the catalogue writes it, in Chinese where it can.
     */
    name: string;
    brandId: number | null;
    /**
     * Of the brand's maker.
     */
    website: string | null;
    /**
     * The category above it, when it has parts.
     */
    parent: CategoryParent | null;
};

/**
 * One piece of the search words and how it was read.
 */
export type Understood = {
    kind: UnderstoodKind;
    /**
     * In Chinese: 品牌, 分类, 封装, or the parameter's name.
     */
    label: string;
    /**
     * What was read, e.g. `LQFP-48`.
     */
    text: string;
    /**
     * As typed.
     */
    token: string;
    /**
     * The words without this piece: what removing the chip searches.
     */
    rest: string;
};

/**
 * What a piece of the search words was read as.
 */
export type UnderstoodKind = 'mpn' | 'brand' | 'category' | 'package' | 'param' | 'text';

/**
 * A price of one piece with up to six decimals and no zeros at the end, e.g. `0.008087`.
 */
export type UnitPrice = string;

/**
 * How many are not read.
 */
export type UnreadCount = {
    unreadCount: number;
};

export type UnreadCountReply = {
    code: 1;
    msg: string;
    data: UnreadCount;
};

/**
 * How many are not read, as a bare number.
 */
export type UnreadNumber = number;

export type UnreadNumberReply = {
    code: 1;
    msg: string;
    data: UnreadNumber;
};

/**
 * A browser and a user, as the message service wants them.
 */
export type UnreadQuestion = {
    clientInfo?: {
        [key: string]: unknown;
    };
    userInfo?: UnreadUser;
};

/**
 * The user part of UnreadQuestion; the session decides, this is only read by older servers.
 */
export type UnreadUser = {
    _id?: string;
    role?: Array<string>;
};

/**
 * A part number as its maker prints it.
 */
export type UploadMpn = string;

/**
 * The name of a file as its member calls it.
 */
export type UploadName = string;

/**
 * Where an uploaded datasheet stands: 待填写, 审核中, 已发布, 未通过, 已撤回.
 */
export type UploadState = 'draft' | 'reviewing' | 'published' | 'refused' | 'withdrawn';

/**
 * What became of a file: a draft with what could be read from it, or the document that is already here.
 */
export type UploadedDocument = {
    upload: DocumentUpload | null;
    twin: DocumentTwin | null;
};

export type UploadedDocumentReply = {
    code: 1;
    msg: string;
    data: UploadedDocument;
};

/**
 * Where an uploaded picture is.
 */
export type UploadedPicture = {
    url: string;
    width: number;
    height: number;
};

export type UploadedPictureReply = {
    code: 1;
    msg: string;
    data: UploadedPicture;
};

/**
 * A part that resources name.
 */
export type UsedPart = {
    part: ArticlePart;
    /**
     * Published resources that name it.
     */
    resourceCount: number;
    /**
     * The newest of them.
     */
    resources: Array<ResourceName>;
};

export type UsedPartListReply = {
    code: 1;
    msg: string;
    data: Array<UsedPart>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

/**
 * What an authenticator knows the member by; at most 64 bytes.
 */
export type UserHandle = string;

/**
 * A member as others see them.
 */
export type UserInfo = {
    id: Id;
    nickName: string;
    avatar: string | null;
};

export type UserInfoReply = {
    code: 1;
    msg: string;
    data: UserInfo;
};

/**
 * Goods to order at once.
 */
export type WantedLine = {
    goodsId: Id;
    quantity: Quantity;
    customerRef?: CustomerRef;
};

/**
 * A line of a part list as a buyer wrote it.
 */
export type WantedPart = {
    /**
     * Letters, digits and signs of a part number.
     */
    mpn: string;
    /**
     * The part that is meant; absent: any part whose number is spelt so.
     */
    partId?: Id;
    quantity: Quantity;
};

/**
 * Where goods lie: 深圳 or 香港.
 */
export type WarehouseCode = 'SZ' | 'HK';

/**
 * What lies in one warehouse.
 */
export type WarehouseStock = {
    code: WarehouseCode;
    /**
     * In Chinese, e.g. 深圳仓.
     */
    name: string;
    /**
     * Null: not known.
     */
    quantity: number | null;
};

/**
 * The number under which the forwarder's warehouse takes the parcels in.
 */
export type Warehousing = {
    id: Id;
    warehousingNo: string;
    forwarder?: LineText;
};

/**
 * An article of a WeChat account to fetch.
 */
export type WechatImport = {
    /**
     * https://mp.weixin.qq.com/s/…
     */
    url: string;
};

/**
 * A comment that was just written, of either level.
 */
export type WrittenComment = {
    id: Id;
    /**
     * Of these three exactly one is there: what it is about.
     */
    articleId: number | null;
    resourceId: number | null;
    postId: number | null;
    state: CommentState;
    /**
     * Plain text with line breaks; '' when deleted.
     */
    content: string;
    /**
     * Null when deleted, or when the writer's account is gone.
     */
    writer: CommentWriter | null;
    /**
     * The member wrote it: may delete it, and may not report it.
     */
    isMine: boolean;
    /**
     * Why it was refused, for its writer.
     */
    refuseReason: string | null;
    likes: number;
    isLiked: boolean;
    /**
     * Where it was sent from (IP 属地), e.g. 广东; null when not known.
     */
    ipRegion: string | null;
    createTime: string;
    /**
     * Null: of the first level.
     */
    parentId: number | null;
    replyTo: CommentAddressee | null;
};

export type WrittenCommentReply = {
    code: 1;
    msg: string;
    data: WrittenComment;
};

export type BrandNameSchemesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/BrandModelNameScheme/list';
};

export type BrandNameSchemesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandNameSchemesError = BrandNameSchemesErrors[keyof BrandNameSchemesErrors];

export type BrandNameSchemesResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandSchemesReply;
};

export type BrandNameSchemesResponse = BrandNameSchemesResponses[keyof BrandNameSchemesResponses];

export type ReadModelNameData = {
    body?: never;
    path?: never;
    query: {
        model: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
    };
    url: '/BrandModelNameScheme/read';
};

export type ReadModelNameErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReadModelNameError = ReadModelNameErrors[keyof ReadModelNameErrors];

export type ReadModelNameResponses = {
    /**
     * The request has succeeded.
     */
    200: ModelReadingReply;
};

export type ReadModelNameResponse = ReadModelNameResponses[keyof ReadModelNameResponses];

export type ChangeAgentListingData = {
    body: ListingChangeForm;
    path?: never;
    query?: never;
    url: '/agent/auth/user/update';
};

export type ChangeAgentListingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeAgentListingError = ChangeAgentListingErrors[keyof ChangeAgentListingErrors];

export type ChangeAgentListingResponses = {
    /**
     * The request has succeeded.
     */
    200: ListingChangeReply | Refusal;
};

export type ChangeAgentListingResponse = ChangeAgentListingResponses[keyof ChangeAgentListingResponses];

export type BrandAgentsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/agent/brand/getAgents';
};

export type BrandAgentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandAgentsError = BrandAgentsErrors[keyof BrandAgentsErrors];

export type BrandAgentsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentRowListReply;
};

export type BrandAgentsResponse = BrandAgentsResponses[keyof BrandAgentsResponses];

export type AgentBrandsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
    };
    url: '/agent/brand/getBrands';
};

export type AgentBrandsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentBrandsError = AgentBrandsErrors[keyof AgentBrandsErrors];

export type AgentBrandsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandListReply;
};

export type AgentBrandsResponse = AgentBrandsResponses[keyof AgentBrandsResponses];

export type AddAgentBrandEntryData = {
    body: AgentBrandEntryForm;
    path?: never;
    query?: never;
    url: '/agent/brand/user/add';
};

export type AddAgentBrandEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddAgentBrandEntryError = AddAgentBrandEntryErrors[keyof AddAgentBrandEntryErrors];

export type AddAgentBrandEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddAgentBrandEntryResponse = AddAgentBrandEntryResponses[keyof AddAgentBrandEntryResponses];

export type AgentChoicesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/agent/choices';
};

export type AgentChoicesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentChoicesError = AgentChoicesErrors[keyof AgentChoicesErrors];

export type AgentChoicesResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentChoicesReply;
};

export type AgentChoicesResponse = AgentChoicesResponses[keyof AgentChoicesResponses];

export type AgentCompareData = {
    body?: never;
    path?: never;
    query: {
        id: Array<number>;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/agent/compare';
};

export type AgentCompareErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentCompareError = AgentCompareErrors[keyof AgentCompareErrors];

export type AgentCompareResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentComparisonListReply;
};

export type AgentCompareResponse = AgentCompareResponses[keyof AgentCompareResponses];

export type AgentHintsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/agent/keywords';
};

export type AgentHintsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentHintsError = AgentHintsErrors[keyof AgentHintsErrors];

export type AgentHintsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentListReply;
};

export type AgentHintsResponse = AgentHintsResponses[keyof AgentHintsResponses];

export type LineCertificateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/agent/line/certificate';
};

export type LineCertificateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LineCertificateError = LineCertificateErrors[keyof LineCertificateErrors];

export type LineCertificateResponses = {
    /**
     * The certificate of an authorisation.
     */
    200: Binary;
};

export type LineCertificateResponse = LineCertificateResponses[keyof LineCertificateResponses];

export type AgentLinesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
        /**
         * How far an authorisation is proved: checked and in force, checked and over, or never checked.
         */
        authorisation?: 'verified' | 'expired' | 'unverified';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/agent/line/list';
};

export type AgentLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentLinesError = AgentLinesErrors[keyof AgentLinesErrors];

export type AgentLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentLineListReply;
};

export type AgentLinesResponse = AgentLinesResponses[keyof AgentLinesResponses];

export type AgentPartData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/agent/model/detail';
};

export type AgentPartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentPartError = AgentPartErrors[keyof AgentPartErrors];

export type AgentPartResponses = {
    /**
     * The request has succeeded.
     */
    200: PartDetailReply;
};

export type AgentPartResponse = AgentPartResponses[keyof AgentPartResponses];

export type AgentPartsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * Only what was in stock.
         */
        inStock?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/agent/model/list';
};

export type AgentPartsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentPartsError = AgentPartsErrors[keyof AgentPartsErrors];

export type AgentPartsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentPartListReply;
};

export type AgentPartsResponse = AgentPartsResponses[keyof AgentPartsResponses];

export type AgentOfferData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/agent/model/offer';
};

export type AgentOfferErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentOfferError = AgentOfferErrors[keyof AgentOfferErrors];

export type AgentOfferResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentOfferReply;
};

export type AgentOfferResponse = AgentOfferResponses[keyof AgentOfferResponses];

export type AddAgentEntryData = {
    body: AgentEntryForm;
    path?: never;
    query?: never;
    url: '/agent/user/add';
};

export type AddAgentEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddAgentEntryError = AddAgentEntryErrors[keyof AddAgentEntryErrors];

export type AddAgentEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddAgentEntryResponse = AddAgentEntryResponses[keyof AddAgentEntryResponses];

export type AgentListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How a distributor sells: by contract with makers, by catalogue, or on the free market.
         */
        kind?: 'authorized' | 'catalog' | 'independent';
        /**
         * First letter of a name in capitals, `#` for digits and signs.
         */
        initial?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * How far an authorisation is proved: checked and in force, checked and over, or never checked.
         */
        authorisation?: 'verified' | 'expired' | 'unverified';
        /**
         * Where a distributor sells: the sales regions of China as the trade divides it, Hong Kong, and abroad.
         */
        region?: 'southChina' | 'eastChina' | 'northChina' | 'centralChina' | 'southwestChina' | 'northwestChina' | 'northeastChina' | 'hongKong' | 'overseas';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/agent/v1/all';
};

export type AgentListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentListError = AgentListErrors[keyof AgentListErrors];

export type AgentListResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentRowListReply;
};

export type AgentListResponse = AgentListResponses[keyof AgentListResponses];

export type AgentHintsV1Data = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/agent/v1/keywords';
};

export type AgentHintsV1Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentHintsV1Error = AgentHintsV1Errors[keyof AgentHintsV1Errors];

export type AgentHintsV1Responses = {
    /**
     * The request has succeeded.
     */
    200: AgentListReply;
};

export type AgentHintsV1Response = AgentHintsV1Responses[keyof AgentHintsV1Responses];

export type AgentDetailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
    };
    query?: never;
    url: '/agent/{agentId}';
};

export type AgentDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentDetailError = AgentDetailErrors[keyof AgentDetailErrors];

export type AgentDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentRowReply;
};

export type AgentDetailResponse = AgentDetailResponses[keyof AgentDetailResponses];

export type AgentSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/agentSearch';
};

export type AgentSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentSearchError = AgentSearchErrors[keyof AgentSearchErrors];

export type AgentSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: DirectoryHintListReply;
};

export type AgentSearchResponse = AgentSearchResponses[keyof AgentSearchResponses];

export type AssistantAnswerData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A question in the reader's own words.
         */
        question?: string;
        isChanged?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        words?: string;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        brandId?: Array<number>;
        package?: Array<string>;
        lifecycle?: Array<'new' | 'active' | 'nrnd' | 'last_buy' | 'eol' | 'obsolete' | 'preview' | 'unknown'>;
        inStock?: boolean;
        filter?: Array<string>;
    };
    url: '/ai/answer';
};

export type AssistantAnswerErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AssistantAnswerError = AssistantAnswerErrors[keyof AssistantAnswerErrors];

export type AssistantAnswerResponses = {
    /**
     * The request has succeeded.
     */
    200: AssistantAnswerReply;
};

export type AssistantAnswerResponse = AssistantAnswerResponses[keyof AssistantAnswerResponses];

export type AskAssistantData = {
    body: AssistantAsking;
    path?: never;
    query?: never;
    url: '/ai/ask';
};

export type AskAssistantErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskAssistantError = AskAssistantErrors[keyof AskAssistantErrors];

export type AskAssistantResponses = {
    /**
     * The request has succeeded.
     */
    200: ModelAnswerReply | Refusal;
};

export type AskAssistantResponse = AskAssistantResponses[keyof AskAssistantResponses];

export type AssistantBudgetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/ai/budget';
};

export type AssistantBudgetErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AssistantBudgetError = AssistantBudgetErrors[keyof AssistantBudgetErrors];

export type AssistantBudgetResponses = {
    /**
     * The request has succeeded.
     */
    200: AssistantBudgetReply;
};

export type AssistantBudgetResponse = AssistantBudgetResponses[keyof AssistantBudgetResponses];

export type AlipayPageData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        mallPayOnlineId: number;
    };
    url: '/ali/pay/mallPayOnlineId';
};

export type AlipayPageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AlipayPageError = AlipayPageErrors[keyof AlipayPageErrors];

export type AlipayPageResponses = {
    /**
     * The request has succeeded.
     */
    200: PayAddressReply;
};

export type AlipayPageResponse = AlipayPageResponses[keyof AlipayPageResponses];

export type AppLatestData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/lastest';
};

export type AppLatestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AppLatestError = AppLatestErrors[keyof AppLatestErrors];

export type AppLatestResponses = {
    /**
     * The request has succeeded.
     */
    200: AppVersionReply;
};

export type AppLatestResponse = AppLatestResponses[keyof AppLatestResponses];

export type BlockAuthorData = {
    body: AuthorChoice;
    path?: never;
    query?: never;
    url: '/article/black/add';
};

export type BlockAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockAuthorError = BlockAuthorErrors[keyof BlockAuthorErrors];

export type BlockAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type BlockAuthorResponse = BlockAuthorResponses[keyof BlockAuthorResponses];

export type UnblockAuthorData = {
    body: AuthorChoice;
    path?: never;
    query?: never;
    url: '/article/black/del';
};

export type UnblockAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnblockAuthorError = UnblockAuthorErrors[keyof UnblockAuthorErrors];

export type UnblockAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type UnblockAuthorResponse = UnblockAuthorResponses[keyof UnblockAuthorResponses];

export type BlockedAuthorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/article/black/list';
};

export type BlockedAuthorsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockedAuthorsError = BlockedAuthorsErrors[keyof BlockedAuthorsErrors];

export type BlockedAuthorsResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorListReply;
};

export type BlockedAuthorsResponse = BlockedAuthorsResponses[keyof BlockedAuthorsResponses];

export type ChannelChildrenData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        parentId: number;
    };
    url: '/articleCategory/children';
};

export type ChannelChildrenErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChannelChildrenError = ChannelChildrenErrors[keyof ChannelChildrenErrors];

export type ChannelChildrenResponses = {
    /**
     * The request has succeeded.
     */
    200: ChannelListReply;
};

export type ChannelChildrenResponse = ChannelChildrenResponses[keyof ChannelChildrenResponses];

export type ChannelsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/articleCategory/get';
};

export type ChannelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChannelsError = ChannelsErrors[keyof ChannelsErrors];

export type ChannelsResponses = {
    /**
     * The request has succeeded.
     */
    200: ChannelListReply;
};

export type ChannelsResponse = ChannelsResponses[keyof ChannelsResponses];

export type LoginByPasskeyData = {
    body: PasskeyLogin;
    path?: never;
    query?: never;
    url: '/auth/passkey';
};

export type LoginByPasskeyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LoginByPasskeyError = LoginByPasskeyErrors[keyof LoginByPasskeyErrors];

export type LoginByPasskeyResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type LoginByPasskeyResponse = LoginByPasskeyResponses[keyof LoginByPasskeyResponses];

export type BeginPasskeyLoginData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/passkey/begin';
};

export type BeginPasskeyLoginErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BeginPasskeyLoginError = BeginPasskeyLoginErrors[keyof BeginPasskeyLoginErrors];

export type BeginPasskeyLoginResponses = {
    /**
     * The request has succeeded.
     */
    200: PasskeyRequestReply | Refusal;
};

export type BeginPasskeyLoginResponse = BeginPasskeyLoginResponses[keyof BeginPasskeyLoginResponses];

export type CreateTicketData = {
    body: TicketRequest;
    path?: never;
    query?: never;
    url: '/auth/ticket';
};

export type CreateTicketErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreateTicketError = CreateTicketErrors[keyof CreateTicketErrors];

export type CreateTicketResponses = {
    /**
     * The request has succeeded.
     */
    200: TicketReply | Refusal;
};

export type CreateTicketResponse = CreateTicketResponses[keyof CreateTicketResponses];

export type ExchangeTicketData = {
    body: TicketExchange;
    path?: never;
    query?: never;
    url: '/auth/ticket/exchange';
};

export type ExchangeTicketErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExchangeTicketError = ExchangeTicketErrors[keyof ExchangeTicketErrors];

export type ExchangeTicketResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type ExchangeTicketResponse = ExchangeTicketResponses[keyof ExchangeTicketResponses];

export type TicketHolderData = {
    body: TicketExchange;
    path?: never;
    query?: never;
    url: '/auth/ticket/holder';
};

export type TicketHolderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TicketHolderError = TicketHolderErrors[keyof TicketHolderErrors];

export type TicketHolderResponses = {
    /**
     * The request has succeeded.
     */
    200: TicketHolderReply;
};

export type TicketHolderResponse = TicketHolderResponses[keyof TicketHolderResponses];

export type ApplyAuthorData = {
    body: AuthorForm;
    path?: never;
    query?: never;
    url: '/author/auth/user/apply';
};

export type ApplyAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApplyAuthorError = ApplyAuthorErrors[keyof ApplyAuthorErrors];

export type ApplyAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnAuthorReply | Refusal;
};

export type ApplyAuthorResponse = ApplyAuthorResponses[keyof ApplyAuthorResponses];

export type MyAuthorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/author/auth/user/mine';
};

export type MyAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyAuthorError = MyAuthorErrors[keyof MyAuthorErrors];

export type MyAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnAuthorReply;
};

export type MyAuthorResponse = MyAuthorResponses[keyof MyAuthorResponses];

export type ChangeAuthorData = {
    body: AuthorForm;
    path?: never;
    query?: never;
    url: '/author/auth/user/update';
};

export type ChangeAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeAuthorError = ChangeAuthorErrors[keyof ChangeAuthorErrors];

export type ChangeAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnAuthorReply | Refusal;
};

export type ChangeAuthorResponse = ChangeAuthorResponses[keyof ChangeAuthorResponses];

export type WithdrawAuthorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/author/auth/user/withdraw';
};

export type WithdrawAuthorErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawAuthorError = WithdrawAuthorErrors[keyof WithdrawAuthorErrors];

export type WithdrawAuthorResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnAuthorReply | Refusal;
};

export type WithdrawAuthorResponse = WithdrawAuthorResponses[keyof WithdrawAuthorResponses];

export type AuthorListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/author/list';
};

export type AuthorListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AuthorListError = AuthorListErrors[keyof AuthorListErrors];

export type AuthorListResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorListReply;
};

export type AuthorListResponse = AuthorListResponses[keyof AuthorListResponses];

export type AddAuthorisationData = {
    body: AuthorisationForm;
    path?: never;
    query?: never;
    url: '/authorisation/auth/user/add';
};

export type AddAuthorisationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddAuthorisationError = AddAuthorisationErrors[keyof AddAuthorisationErrors];

export type AddAuthorisationResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorisationReply;
};

export type AddAuthorisationResponse = AddAuthorisationResponses[keyof AddAuthorisationResponses];

export type OwnAuthorisationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Who is authorised: a distributor of the directory, or a merchant of the mall.
         */
        kind: 'agent' | 'merchant';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        thingId: number;
    };
    url: '/authorisation/auth/user/list';
};

export type OwnAuthorisationsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnAuthorisationsError = OwnAuthorisationsErrors[keyof OwnAuthorisationsErrors];

export type OwnAuthorisationsResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorisationListReply;
};

export type OwnAuthorisationsResponse = OwnAuthorisationsResponses[keyof OwnAuthorisationsResponses];

export type BindingInfoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/bindingInfo';
};

export type BindingInfoErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BindingInfoError = BindingInfoErrors[keyof BindingInfoErrors];

export type BindingInfoResponses = {
    /**
     * The request has succeeded.
     */
    200: BindingInfoReply;
};

export type BindingInfoResponse = BindingInfoResponses[keyof BindingInfoResponses];

export type BomDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        version?: number;
    };
    url: '/bom/detail';
};

export type BomDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BomDetailError = BomDetailErrors[keyof BomDetailErrors];

export type BomDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: BomReply;
};

export type BomDetailResponse = BomDetailResponses[keyof BomDetailResponses];

export type MyBomsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/bom/list';
};

export type MyBomsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyBomsError = MyBomsErrors[keyof MyBomsErrors];

export type MyBomsResponses = {
    /**
     * The request has succeeded.
     */
    200: BomRowListReply;
};

export type MyBomsResponse = MyBomsResponses[keyof MyBomsResponses];

export type BomMappingData = {
    body?: never;
    path?: never;
    query: {
        key: string;
    };
    url: '/bom/mapping';
};

export type BomMappingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BomMappingError = BomMappingErrors[keyof BomMappingErrors];

export type BomMappingResponses = {
    /**
     * The request has succeeded.
     */
    200: BomMappingFoundReply;
};

export type BomMappingResponse = BomMappingResponses[keyof BomMappingResponses];

export type KeepBomMappingData = {
    body: BomMapping;
    path?: never;
    query?: never;
    url: '/bom/mapping';
};

export type KeepBomMappingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type KeepBomMappingError = KeepBomMappingErrors[keyof KeepBomMappingErrors];

export type KeepBomMappingResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type KeepBomMappingResponse = KeepBomMappingResponses[keyof KeepBomMappingResponses];

export type MatchBomData = {
    body: BomMatching;
    path?: never;
    query?: never;
    url: '/bom/match';
};

export type MatchBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MatchBomError = MatchBomErrors[keyof MatchBomErrors];

export type MatchBomResponses = {
    /**
     * The request has succeeded.
     */
    200: BomMatchListReply;
};

export type MatchBomResponse = MatchBomResponses[keyof MatchBomResponses];

export type RemoveBomData = {
    body: BomChoice;
    path?: never;
    query?: never;
    url: '/bom/remove';
};

export type RemoveBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveBomError = RemoveBomErrors[keyof RemoveBomErrors];

export type RemoveBomResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveBomResponse = RemoveBomResponses[keyof RemoveBomResponses];

export type RestoreBomData = {
    body: BomChoice;
    path?: never;
    query?: never;
    url: '/bom/restore';
};

export type RestoreBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreBomError = RestoreBomErrors[keyof RestoreBomErrors];

export type RestoreBomResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RestoreBomResponse = RestoreBomResponses[keyof RestoreBomResponses];

export type SaveBomData = {
    body: BomForm;
    path?: never;
    query?: never;
    url: '/bom/save';
};

export type SaveBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveBomError = SaveBomErrors[keyof SaveBomErrors];

export type SaveBomResponses = {
    /**
     * The request has succeeded.
     */
    200: BomRowReply | Refusal;
};

export type SaveBomResponse = SaveBomResponses[keyof SaveBomResponses];

export type ShareBomData = {
    body: BomSharing;
    path?: never;
    query?: never;
    url: '/bom/share';
};

export type ShareBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShareBomError = ShareBomErrors[keyof ShareBomErrors];

export type ShareBomResponses = {
    /**
     * The request has succeeded.
     */
    200: BomShareReply;
};

export type ShareBomResponse = ShareBomResponses[keyof ShareBomResponses];

export type SharedBomData = {
    body?: never;
    path?: never;
    query: {
        code: string;
    };
    url: '/bom/shared';
};

export type SharedBomErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SharedBomError = SharedBomErrors[keyof SharedBomErrors];

export type SharedBomResponses = {
    /**
     * The request has succeeded.
     */
    200: BomReply;
};

export type SharedBomResponse = SharedBomResponses[keyof SharedBomResponses];

export type BomVersionsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/bom/versions';
};

export type BomVersionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BomVersionsError = BomVersionsErrors[keyof BomVersionsErrors];

export type BomVersionsResponses = {
    /**
     * The request has succeeded.
     */
    200: BomVersionListReply;
};

export type BomVersionsResponse = BomVersionsResponses[keyof BomVersionsResponses];

export type CaptchaChallengeData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a captcha guards.
         */
        scene?: 'login' | 'register' | 'reset_password' | 'bind' | 'validate';
    };
    url: '/captcha/challenge';
};

export type CaptchaChallengeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CaptchaChallengeError = CaptchaChallengeErrors[keyof CaptchaChallengeErrors];

export type CaptchaChallengeResponses = {
    /**
     * The request has succeeded.
     */
    200: CaptchaChallengeReply;
};

export type CaptchaChallengeResponse = CaptchaChallengeResponses[keyof CaptchaChallengeResponses];

export type CategoryChoicesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Lists of choices that an operator keeps.
         */
        categoryEnum: 'OPINION';
    };
    url: '/category';
};

export type CategoryChoicesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CategoryChoicesError = CategoryChoicesErrors[keyof CategoryChoicesErrors];

export type CategoryChoicesResponses = {
    /**
     * The request has succeeded.
     */
    200: CategoryChoiceListReply;
};

export type CategoryChoicesResponse = CategoryChoicesResponses[keyof CategoryChoicesResponses];

export type ChangeBrandsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/changes/brands';
};

export type ChangeBrandsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeBrandsError = ChangeBrandsErrors[keyof ChangeBrandsErrors];

export type ChangeBrandsResponses = {
    /**
     * The request has succeeded.
     */
    200: ChangeBrandListReply;
};

export type ChangeBrandsResponse = ChangeBrandsResponses[keyof ChangeBrandsResponses];

export type ChangeNoticesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * What a maker announced: a change (PCN), that parts are being given up (EOL), or something else.
         */
        kind?: 'pcn' | 'eol' | 'other';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        partId?: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/changes/list';
};

export type ChangeNoticesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeNoticesError = ChangeNoticesErrors[keyof ChangeNoticesErrors];

export type ChangeNoticesResponses = {
    /**
     * The request has succeeded.
     */
    200: ChangeNoticeListReply;
};

export type ChangeNoticesResponse = ChangeNoticesResponses[keyof ChangeNoticesResponses];

export type PartBrandsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
    };
    url: '/chip/specification/brands';
};

export type PartBrandsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartBrandsError = PartBrandsErrors[keyof PartBrandsErrors];

export type PartBrandsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandCountListReply;
};

export type PartBrandsResponse = PartBrandsResponses[keyof PartBrandsResponses];

export type PartCategoriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/chip/specification/categorys';
};

export type PartCategoriesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartCategoriesError = PartCategoriesErrors[keyof PartCategoriesErrors];

export type PartCategoriesResponses = {
    /**
     * The request has succeeded.
     */
    200: CategoryListReply;
};

export type PartCategoriesResponse = PartCategoriesResponses[keyof PartCategoriesResponses];

export type PartCompareData = {
    body?: never;
    path?: never;
    query: {
        id: Array<number>;
        /**
         * A count of pieces: a whole number from 1 to 999,999,999.
         */
        quantity?: number;
    };
    url: '/chip/specification/compare';
};

export type PartCompareErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartCompareError = PartCompareErrors[keyof PartCompareErrors];

export type PartCompareResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type PartCompareResponse = PartCompareResponses[keyof PartCompareResponses];

export type PartLifecycleData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/chip/specification/lifecycle';
};

export type PartLifecycleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartLifecycleError = PartLifecycleErrors[keyof PartLifecycleErrors];

export type PartLifecycleResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type PartLifecycleResponse = PartLifecycleResponses[keyof PartLifecycleResponses];

export type PartDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/chip/specification/model/detail';
};

export type PartDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartDetailError = PartDetailErrors[keyof PartDetailErrors];

export type PartDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: PartDetailReply;
};

export type PartDetailResponse = PartDetailResponses[keyof PartDetailResponses];

export type PartsByNumberData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/chip/specification/models';
};

export type PartsByNumberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartsByNumberError = PartsByNumberErrors[keyof PartsByNumberErrors];

export type PartsByNumberResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type PartsByNumberResponse = PartsByNumberResponses[keyof PartsByNumberResponses];

export type PartSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        brandId?: Array<number>;
        /**
         * Names of cases; `_unknown` for parts without one.
         */
        package?: Array<string>;
        lifecycle?: Array<'new' | 'active' | 'nrnd' | 'last_buy' | 'eol' | 'obsolete' | 'preview' | 'unknown'>;
        /**
         * Which datasheet a part must have.
         */
        datasheet?: 'hosted' | 'any';
        /**
         * Only parts of which a seller has some in stock.
         */
        inStock?: boolean;
        /**
         * A count of pieces: a whole number from 1 to 999,999,999.
         */
        quantity?: number;
        /**
         * Parameter filters: `flashKB:32..1024`, `flashKB:32..`, `core:Arm Cortex-M3|Arm Cortex-M4`, `core:_unknown`.
         */
        filter?: Array<string>;
        /**
         * `relevance`, `mpn`, `brand`, `pins`, `price` (at the quantity, yuan before dollars, what is not sold last) or a parameter's code; a leading `-` turns it round.
         */
        sort?: string;
    };
    url: '/chip/specification/search';
};

export type PartSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartSearchError = PartSearchErrors[keyof PartSearchErrors];

export type PartSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: PartSearchReply;
};

export type PartSearchResponse = PartSearchResponses[keyof PartSearchResponses];

export type PartStatisticsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/chip/specification/statistics';
};

export type PartStatisticsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartStatisticsError = PartStatisticsErrors[keyof PartStatisticsErrors];

export type PartStatisticsResponses = {
    /**
     * The request has succeeded.
     */
    200: StatisticsReply;
};

export type PartStatisticsResponse = PartStatisticsResponses[keyof PartStatisticsResponses];

export type ClaimListingData = {
    body: ListingClaimForm;
    path?: never;
    query?: never;
    url: '/claim/auth/user/add';
};

export type ClaimListingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClaimListingError = ClaimListingErrors[keyof ClaimListingErrors];

export type ClaimListingResponses = {
    /**
     * The request has succeeded.
     */
    200: ListingClaimReply | Refusal;
};

export type ClaimListingResponse = ClaimListingResponses[keyof ClaimListingResponses];

export type ClaimProofData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/claim/auth/user/content/{id}';
};

export type ClaimProofErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClaimProofError = ClaimProofErrors[keyof ClaimProofErrors];

export type ClaimProofResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type ClaimedListingData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A page of the directory that a company may claim.
         */
        kind: 'brand' | 'agent';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        thingId: number;
    };
    url: '/claim/auth/user/detail';
};

export type ClaimedListingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClaimedListingError = ClaimedListingErrors[keyof ClaimedListingErrors];

export type ClaimedListingResponses = {
    /**
     * The request has succeeded.
     */
    200: ListingReply;
};

export type ClaimedListingResponse = ClaimedListingResponses[keyof ClaimedListingResponses];

export type MyClaimsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/claim/auth/user/list';
};

export type MyClaimsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyClaimsError = MyClaimsErrors[keyof MyClaimsErrors];

export type MyClaimsResponses = {
    /**
     * The request has succeeded.
     */
    200: ListingClaimListReply;
};

export type MyClaimsResponse = MyClaimsResponses[keyof MyClaimsResponses];

export type UploadClaimProofData = {
    body: ProofUpload;
    path?: never;
    query?: never;
    url: '/claim/auth/user/upload';
};

export type UploadClaimProofErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadClaimProofError = UploadClaimProofErrors[keyof UploadClaimProofErrors];

export type UploadClaimProofResponses = {
    /**
     * The request has succeeded.
     */
    200: ProofFileReply | Refusal;
};

export type UploadClaimProofResponse = UploadClaimProofResponses[keyof UploadClaimProofResponses];

export type AddCommentData = {
    body: NewComment;
    path?: never;
    query?: never;
    url: '/comment/add';
};

export type AddCommentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddCommentError = AddCommentErrors[keyof AddCommentErrors];

export type AddCommentResponses = {
    /**
     * The request has succeeded.
     */
    200: WrittenCommentReply;
};

export type AddCommentResponse = AddCommentResponses[keyof AddCommentResponses];

export type DeleteCommentData = {
    body: CommentChoice;
    path?: never;
    query?: never;
    url: '/comment/del';
};

export type DeleteCommentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DeleteCommentError = DeleteCommentErrors[keyof DeleteCommentErrors];

export type DeleteCommentResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type DeleteCommentResponse = DeleteCommentResponses[keyof DeleteCommentResponses];

export type ReportCommentData = {
    body: CommentReport;
    path?: never;
    query?: never;
    url: '/comment/report';
};

export type ReportCommentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportCommentError = ReportCommentErrors[keyof ReportCommentErrors];

export type ReportCommentResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ReportCommentResponse = ReportCommentResponses[keyof ReportCommentResponses];

export type SearchScopesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/common/scopes';
};

export type SearchScopesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SearchScopesError = SearchScopesErrors[keyof SearchScopesErrors];

export type SearchScopesResponses = {
    /**
     * The request has succeeded.
     */
    200: ScopeCountsReply;
};

export type SearchScopesResponse = SearchScopesResponses[keyof SearchScopesResponses];

export type CommonSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/common/search';
};

export type CommonSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CommonSearchError = CommonSearchErrors[keyof CommonSearchErrors];

export type CommonSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: CommonResultReply;
};

export type CommonSearchResponse = CommonSearchResponses[keyof CommonSearchResponses];

export type CommonSearchV1Data = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/common/v1/search';
};

export type CommonSearchV1Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CommonSearchV1Error = CommonSearchV1Errors[keyof CommonSearchV1Errors];

export type CommonSearchV1Responses = {
    /**
     * The request has succeeded.
     */
    200: CommonResultReply;
};

export type CommonSearchV1Response = CommonSearchV1Responses[keyof CommonSearchV1Responses];

export type SiteConfigData = {
    body?: never;
    path?: never;
    query: {
        key: string;
    };
    url: '/config';
};

export type SiteConfigErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SiteConfigError = SiteConfigErrors[keyof SiteConfigErrors];

export type SiteConfigResponses = {
    /**
     * The request has succeeded.
     */
    200: SiteSettingReply;
};

export type SiteConfigResponse = SiteConfigResponses[keyof SiteConfigResponses];

export type AddContactData = {
    body: ContactAddition;
    path?: never;
    query?: never;
    url: '/contact/auth/user/add';
};

export type AddContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddContactError = AddContactErrors[keyof AddContactErrors];

export type AddContactResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnContactReply | Refusal;
};

export type AddContactResponse = AddContactResponses[keyof AddContactResponses];

export type RemoveContactData = {
    body: ContactChoice;
    path?: never;
    query?: never;
    url: '/contact/auth/user/del';
};

export type RemoveContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveContactError = RemoveContactErrors[keyof RemoveContactErrors];

export type RemoveContactResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveContactResponse = RemoveContactResponses[keyof RemoveContactResponses];

export type OwnContactsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose page a contact stands on: a brand, a distributor or trader, a merchant of the mall, a company.
         */
        kind: 'brand' | 'agent' | 'merchant' | 'enterprise';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        thingId: number;
    };
    url: '/contact/auth/user/list';
};

export type OwnContactsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnContactsError = OwnContactsErrors[keyof OwnContactsErrors];

export type OwnContactsResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnContactListReply;
};

export type OwnContactsResponse = OwnContactsResponses[keyof OwnContactsResponses];

export type ContactOpeningsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose page a contact stands on: a brand, a distributor or trader, a merchant of the mall, a company.
         */
        kind: 'brand' | 'agent' | 'merchant' | 'enterprise';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        thingId: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/contact/auth/user/openings';
};

export type ContactOpeningsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ContactOpeningsError = ContactOpeningsErrors[keyof ContactOpeningsErrors];

export type ContactOpeningsResponses = {
    /**
     * The request has succeeded.
     */
    200: ContactOpeningListReply;
};

export type ContactOpeningsResponse = ContactOpeningsResponses[keyof ContactOpeningsResponses];

export type RestoreContactData = {
    body: ContactChoice;
    path?: never;
    query?: never;
    url: '/contact/auth/user/restore';
};

export type RestoreContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreContactError = RestoreContactErrors[keyof RestoreContactErrors];

export type RestoreContactResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type RestoreContactResponse = RestoreContactResponses[keyof RestoreContactResponses];

export type ChangeContactData = {
    body: ContactChange;
    path?: never;
    query?: never;
    url: '/contact/auth/user/update';
};

export type ChangeContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeContactError = ChangeContactErrors[keyof ChangeContactErrors];

export type ChangeContactResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnContactReply | Refusal;
};

export type ChangeContactResponse = ChangeContactResponses[keyof ChangeContactResponses];

export type ContactListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose page a contact stands on: a brand, a distributor or trader, a merchant of the mall, a company.
         */
        kind: 'brand' | 'agent' | 'merchant' | 'enterprise';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        thingId: number;
    };
    url: '/contact/list';
};

export type ContactListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ContactListError = ContactListErrors[keyof ContactListErrors];

export type ContactListResponses = {
    /**
     * The request has succeeded.
     */
    200: ContactCardListReply;
};

export type ContactListResponse = ContactListResponses[keyof ContactListResponses];

export type OpenContactData = {
    body: ContactChoice;
    path?: never;
    query?: never;
    url: '/contact/reveal';
};

export type OpenContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenContactError = OpenContactErrors[keyof OpenContactErrors];

export type OpenContactResponses = {
    /**
     * The request has succeeded.
     */
    200: OpenedContactReply | Refusal;
};

export type OpenContactResponse = OpenContactResponses[keyof OpenContactResponses];

export type DataSourcesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dataSources';
};

export type DataSourcesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DataSourcesError = DataSourcesErrors[keyof DataSourcesErrors];

export type DataSourcesResponses = {
    /**
     * The request has succeeded.
     */
    200: DataSourceListReply;
};

export type DataSourcesResponse = DataSourcesResponses[keyof DataSourcesResponses];

export type AddBoardRowData = {
    body: BoardForm;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/demand/add';
};

export type AddBoardRowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddBoardRowError = AddBoardRowErrors[keyof AddBoardRowErrors];

export type AddBoardRowResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnBoardDetailReply;
};

export type AddBoardRowResponse = AddBoardRowResponses[keyof AddBoardRowResponses];

export type AddBoardRowsData = {
    body: BoardBatch;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/demand/addBatch';
};

export type AddBoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddBoardRowsError = AddBoardRowsErrors[keyof AddBoardRowsErrors];

export type AddBoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardBatchResultReply;
};

export type AddBoardRowsResponse = AddBoardRowsResponses[keyof AddBoardRowsResponses];

export type SearchBoardBatchData = {
    body: ManyModels;
    path?: never;
    query?: never;
    url: '/demand/batchSearch';
};

export type SearchBoardBatchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SearchBoardBatchError = SearchBoardBatchErrors[keyof SearchBoardBatchErrors];

export type SearchBoardBatchResponses = {
    /**
     * The request has succeeded.
     */
    200: BatchSearchResultListReply;
};

export type SearchBoardBatchResponse = SearchBoardBatchResponses[keyof SearchBoardBatchResponses];

export type BoardRowData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/demand/detail';
};

export type BoardRowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BoardRowError = BoardRowErrors[keyof BoardRowErrors];

export type BoardRowResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardDetailReply;
};

export type BoardRowResponse = BoardRowResponses[keyof BoardRowResponses];

export type BoardDigestData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/demand/digest';
};

export type BoardDigestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BoardDigestError = BoardDigestErrors[keyof BoardDigestErrors];

export type BoardDigestResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardDigestReply;
};

export type BoardDigestResponse = BoardDigestResponses[keyof BoardDigestResponses];

export type SetBoardDigestData = {
    body: BoardDigestWish;
    path?: never;
    query?: never;
    url: '/demand/digest';
};

export type SetBoardDigestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetBoardDigestError = SetBoardDigestErrors[keyof SetBoardDigestErrors];

export type SetBoardDigestResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardDigestReply;
};

export type SetBoardDigestResponse = SetBoardDigestResponses[keyof SetBoardDigestResponses];

export type AskQuoteData = {
    body: QuoteAsk;
    path?: never;
    query?: never;
    url: '/demand/enquiry';
};

export type AskQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskQuoteError = AskQuoteErrors[keyof AskQuoteErrors];

export type AskQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply | Refusal;
};

export type AskQuoteResponse = AskQuoteResponses[keyof AskQuoteResponses];

export type AcceptQuoteData = {
    body: QuoteAcceptance;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/demand/enquiry/accept';
};

export type AcceptQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AcceptQuoteError = AcceptQuoteErrors[keyof AcceptQuoteErrors];

export type AcceptQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type AcceptQuoteResponse = AcceptQuoteResponses[keyof AcceptQuoteResponses];

export type AddQuoteData = {
    body: QuoteForDemand;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/demand/enquiry/add';
};

export type AddQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddQuoteError = AddQuoteErrors[keyof AddQuoteErrors];

export type AddQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply | Refusal;
};

export type AddQuoteResponse = AddQuoteResponses[keyof AddQuoteResponses];

export type AskableAgentData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
    };
    url: '/demand/enquiry/agent';
};

export type AskableAgentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskableAgentError = AskableAgentErrors[keyof AskableAgentErrors];

export type AskableAgentResponses = {
    /**
     * The request has succeeded.
     */
    200: AskableAgentReply;
};

export type AskableAgentResponse = AskableAgentResponses[keyof AskableAgentResponses];

export type AskAgentData = {
    body: AgentAsk;
    path?: never;
    query?: never;
    url: '/demand/enquiry/agent';
};

export type AskAgentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskAgentError = AskAgentErrors[keyof AskAgentErrors];

export type AskAgentResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply | Refusal;
};

export type AskAgentResponse = AskAgentResponses[keyof AskAgentResponses];

export type AnswerQuoteData = {
    body: QuoteAnswer;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/demand/enquiry/answer';
};

export type AnswerQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AnswerQuoteError = AnswerQuoteErrors[keyof AnswerQuoteErrors];

export type AnswerQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type AnswerQuoteResponse = AnswerQuoteResponses[keyof AnswerQuoteResponses];

export type CounterQuoteData = {
    body: QuoteCounter;
    path?: never;
    query?: never;
    url: '/demand/enquiry/counter';
};

export type CounterQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CounterQuoteError = CounterQuoteErrors[keyof CounterQuoteErrors];

export type CounterQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type CounterQuoteResponse = CounterQuoteResponses[keyof CounterQuoteResponses];

export type QuoteCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/demand/enquiry/counts';
};

export type QuoteCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type QuoteCountsError = QuoteCountsErrors[keyof QuoteCountsErrors];

export type QuoteCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteCountListReply;
};

export type QuoteCountsResponse = QuoteCountsResponses[keyof QuoteCountsResponses];

export type QuoteDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/demand/enquiry/detail';
};

export type QuoteDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type QuoteDetailError = QuoteDetailErrors[keyof QuoteDetailErrors];

export type QuoteDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type QuoteDetailResponse = QuoteDetailResponses[keyof QuoteDetailResponses];

export type UploadQuoteFileData = {
    body: QuoteFileUpload;
    path?: never;
    query?: never;
    url: '/demand/enquiry/file';
};

export type UploadQuoteFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadQuoteFileError = UploadQuoteFileErrors[keyof UploadQuoteFileErrors];

export type UploadQuoteFileResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteFileReply | Refusal;
};

export type UploadQuoteFileResponse = UploadQuoteFileResponses[keyof UploadQuoteFileResponses];

export type QuoteFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/demand/enquiry/file/{id}';
};

export type QuoteFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type QuoteFileError = QuoteFileErrors[keyof QuoteFileErrors];

export type QuoteFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type QuoteFileResponse = QuoteFileResponses[keyof QuoteFileResponses];

export type QuotesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Which side of a quote a company is on.
         */
        side: 'buyer' | 'seller';
        /**
         * Where a quote stands: waiting 待报价, quoted 已报价, bargaining 议价中, accepted 已接受, refused 已拒绝, expired 已过期, withdrawn 已撤回.
         */
        state?: 'waiting' | 'quoted' | 'bargaining' | 'accepted' | 'refused' | 'expired' | 'withdrawn';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        rowId?: number;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/enquiry/list';
};

export type QuotesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type QuotesError = QuotesErrors[keyof QuotesErrors];

export type QuotesResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteRowListReply;
};

export type QuotesResponse = QuotesResponses[keyof QuotesResponses];

export type MoveQuoteData = {
    body: QuoteMove;
    path?: never;
    query?: never;
    url: '/demand/enquiry/move';
};

export type MoveQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MoveQuoteError = MoveQuoteErrors[keyof MoveQuoteErrors];

export type MoveQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type MoveQuoteResponse = MoveQuoteResponses[keyof MoveQuoteResponses];

export type OpenDealData = {
    body: BoardChoice;
    path?: never;
    query?: never;
    url: '/demand/enquiry/order';
};

export type OpenDealErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenDealError = OpenDealErrors[keyof OpenDealErrors];

export type OpenDealResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type OpenDealResponse = OpenDealResponses[keyof OpenDealResponses];

export type AddExcelTaskData = {
    body: ExcelTaskUpload;
    path?: never;
    query?: never;
    url: '/demand/excel-task/add';
};

export type AddExcelTaskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddExcelTaskError = AddExcelTaskErrors[keyof AddExcelTaskErrors];

export type AddExcelTaskResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskReply | Refusal;
};

export type AddExcelTaskResponse = AddExcelTaskResponses[keyof AddExcelTaskResponses];

export type ExcelTaskData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/demand/excel-task/detail';
};

export type ExcelTaskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExcelTaskError = ExcelTaskErrors[keyof ExcelTaskErrors];

export type ExcelTaskResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskDetailReply;
};

export type ExcelTaskResponse = ExcelTaskResponses[keyof ExcelTaskResponses];

export type ExcelTaskErrorsData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: {
        /**
         * The file of a task.
         */
        format?: 'xlsx' | 'csv';
    };
    url: '/demand/excel-task/errors/{id}';
};

export type ExcelTaskErrorsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExcelTaskErrorsError = ExcelTaskErrorsErrors[keyof ExcelTaskErrorsErrors];

export type ExcelTaskErrorsResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ExcelTaskErrorsResponse = ExcelTaskErrorsResponses[keyof ExcelTaskErrorsResponses];

export type ExcelTasksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What the rows of a sheet become: demand 求购, stock 库存.
         */
        kind?: 'demand' | 'stock';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/excel-task/list';
};

export type ExcelTasksErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExcelTasksError = ExcelTasksErrors[keyof ExcelTasksErrors];

export type ExcelTasksResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskListReply;
};

export type ExcelTasksResponse = ExcelTasksResponses[keyof ExcelTasksResponses];

export type MapExcelTaskData = {
    body: ExcelTaskMapping;
    path?: never;
    query?: never;
    url: '/demand/excel-task/map';
};

export type MapExcelTaskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MapExcelTaskError = MapExcelTaskErrors[keyof MapExcelTaskErrors];

export type MapExcelTaskResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskDetailReply;
};

export type MapExcelTaskResponse = MapExcelTaskResponses[keyof MapExcelTaskResponses];

export type MoveExcelTaskData = {
    body: ExcelTaskMove;
    path?: never;
    query?: never;
    url: '/demand/excel-task/move';
};

export type MoveExcelTaskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MoveExcelTaskError = MoveExcelTaskErrors[keyof MoveExcelTaskErrors];

export type MoveExcelTaskResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskDetailReply;
};

export type MoveExcelTaskResponse = MoveExcelTaskResponses[keyof MoveExcelTaskResponses];

export type ExcelTaskRowsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * What becomes of a row: new, changed, same, wrong (it is not imported).
         */
        outcome?: 'new' | 'changed' | 'same' | 'wrong';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/excel-task/rows';
};

export type ExcelTaskRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExcelTaskRowsError = ExcelTaskRowsErrors[keyof ExcelTaskRowsErrors];

export type ExcelTaskRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: ExcelTaskRowListReply;
};

export type ExcelTaskRowsResponse = ExcelTaskRowsResponses[keyof ExcelTaskRowsResponses];

export type BoardRowsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
         */
        type: 0 | 1;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * How a model is compared with what was typed: the same number, one that begins with it, one that contains it. Signs and case make no difference.
         */
        match?: 'exact' | 'prefix' | 'contains';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        brand?: string;
        /**
         * Where parts are handed over: SZ 深圳, HK 香港, OTHER 其他.
         */
        place?: 'SZ' | 'HK' | 'OTHER';
        /**
         * What a price holds: 13 % or 1 % value added tax, or none.
         */
        taxMode?: 'tax13' | 'tax1' | 'untaxed';
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
        /**
         * How far back the last refresh of a row may lie: 24 hours, 7 days, 30 days.
         */
        fresh?: '1' | '7' | '30';
        /**
         * Classes of conditions: a 原装, b 散新, d 旧货, t 定制.
         */
        grade?: 'a' | 'b' | 'd' | 't';
        /**
         * Where the parts are: spot 现货, forward 期货, factory 订货, scheduled 排单.
         */
        supplyKind?: 'spot' | 'forward' | 'factory' | 'scheduled';
        /**
         * Only rows of verified companies.
         */
        isCertified?: boolean;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        enterpriseId?: number;
        /**
         * How the board is sorted; prices of two currencies are sorted within each.
         */
        sort?: 'newest' | 'price' | '-quantity';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/list';
};

export type BoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BoardRowsError = BoardRowsErrors[keyof BoardRowsErrors];

export type BoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardReply;
};

export type BoardRowsResponse = BoardRowsResponses[keyof BoardRowsResponses];

export type SayInQuoteData = {
    body: QuoteMessage;
    path?: never;
    query?: never;
    url: '/demand/message';
};

export type SayInQuoteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SayInQuoteError = SayInQuoteErrors[keyof SayInQuoteErrors];

export type SayInQuoteResponses = {
    /**
     * The request has succeeded.
     */
    200: QuoteDetailReply;
};

export type SayInQuoteResponse = SayInQuoteResponses[keyof SayInQuoteResponses];

export type UploadBoardPhotoData = {
    body: BoardPhotoUpload;
    path?: never;
    query?: never;
    url: '/demand/photo';
};

export type UploadBoardPhotoErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadBoardPhotoError = UploadBoardPhotoErrors[keyof UploadBoardPhotoErrors];

export type UploadBoardPhotoResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardPhotoReply | Refusal;
};

export type UploadBoardPhotoResponse = UploadBoardPhotoResponses[keyof UploadBoardPhotoResponses];

export type BoardPhotoData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/demand/photo/{id}';
};

export type BoardPhotoErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BoardPhotoError = BoardPhotoErrors[keyof BoardPhotoErrors];

export type BoardPhotoResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type BoardMatchesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
         */
        type: 0 | 1;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/recommend';
};

export type BoardMatchesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BoardMatchesError = BoardMatchesErrors[keyof BoardMatchesErrors];

export type BoardMatchesResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardMatchListReply;
};

export type BoardMatchesResponse = BoardMatchesResponses[keyof BoardMatchesResponses];

export type ReportBoardRowData = {
    body: BoardReport;
    path?: never;
    query?: never;
    url: '/demand/report';
};

export type ReportBoardRowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportBoardRowError = ReportBoardRowErrors[keyof ReportBoardRowErrors];

export type ReportBoardRowResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ReportBoardRowResponse = ReportBoardRowResponses[keyof ReportBoardRowResponses];

export type SortBoardRowsData = {
    body: BoardOrder;
    path?: never;
    query?: never;
    url: '/demand/sort/user';
};

export type SortBoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SortBoardRowsError = SortBoardRowsErrors[keyof SortBoardRowsErrors];

export type SortBoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type SortBoardRowsResponse = SortBoardRowsResponses[keyof SortBoardRowsResponses];

export type MoveBoardRowsData = {
    body: BoardMove;
    path?: never;
    query?: never;
    url: '/demand/status/user';
};

export type MoveBoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MoveBoardRowsError = MoveBoardRowsErrors[keyof MoveBoardRowsErrors];

export type MoveBoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardMovedReply;
};

export type MoveBoardRowsResponse = MoveBoardRowsResponses[keyof MoveBoardRowsResponses];

export type ChangeBoardRowData = {
    body: BoardChange;
    path?: never;
    query?: never;
    url: '/demand/update';
};

export type ChangeBoardRowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeBoardRowError = ChangeBoardRowErrors[keyof ChangeBoardRowErrors];

export type ChangeBoardRowResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnBoardDetailReply;
};

export type ChangeBoardRowResponse = ChangeBoardRowResponses[keyof ChangeBoardRowResponses];

export type OwnBoardCountsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
         */
        type: 0 | 1;
    };
    url: '/demand/user/counts';
};

export type OwnBoardCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnBoardCountsError = OwnBoardCountsErrors[keyof OwnBoardCountsErrors];

export type OwnBoardCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardCountListReply;
};

export type OwnBoardCountsResponse = OwnBoardCountsResponses[keyof OwnBoardCountsResponses];

export type OwnBoardRowData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/demand/user/detail';
};

export type OwnBoardRowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnBoardRowError = OwnBoardRowErrors[keyof OwnBoardRowErrors];

export type OwnBoardRowResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnBoardDetailReply;
};

export type OwnBoardRowResponse = OwnBoardRowResponses[keyof OwnBoardRowResponses];

export type OwnBoardRowsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
         */
        type: 0 | 1;
        /**
         * Where a row stands: live 进行中, dealt 已成交, closed 已关闭, expired 已过期, removed 已下架 by an operator.
         */
        state?: 'live' | 'dealt' | 'closed' | 'expired' | 'removed';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/demand/user/list';
};

export type OwnBoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnBoardRowsError = OwnBoardRowsErrors[keyof OwnBoardRowsErrors];

export type OwnBoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnBoardRowListReply;
};

export type OwnBoardRowsResponse = OwnBoardRowsResponses[keyof OwnBoardRowsResponses];

export type ApiCallData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of a call, as the contract has it.
         */
        callId: string;
    };
    url: '/developers/call';
};

export type ApiCallErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApiCallError = ApiCallErrors[keyof ApiCallErrors];

export type ApiCallResponses = {
    /**
     * The request has succeeded.
     */
    200: ApiCallReply;
};

export type ApiCallResponse = ApiCallResponses[keyof ApiCallResponses];

export type ApiDocsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/developers/calls';
};

export type ApiDocsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApiDocsError = ApiDocsErrors[keyof ApiDocsErrors];

export type ApiDocsResponses = {
    /**
     * The request has succeeded.
     */
    200: ApiDocsReply;
};

export type ApiDocsResponse = ApiDocsResponses[keyof ApiDocsResponses];

export type CopyDiskArticleData = {
    body: OwnArticleChoice;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/disk/article/copy';
};

export type CopyDiskArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CopyDiskArticleError = CopyDiskArticleErrors[keyof CopyDiskArticleErrors];

export type CopyDiskArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskArticleReply | Refusal;
};

export type CopyDiskArticleResponse = CopyDiskArticleResponses[keyof CopyDiskArticleResponses];

export type DropDiskArticlesData = {
    body: DiskArticleChoice;
    path?: never;
    query?: never;
    url: '/disk/article/drop';
};

export type DropDiskArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DropDiskArticlesError = DropDiskArticlesErrors[keyof DropDiskArticlesErrors];

export type DropDiskArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type DropDiskArticlesResponse = DropDiskArticlesResponses[keyof DropDiskArticlesResponses];

export type DiskArticlesData = {
    body?: never;
    path?: never;
    query?: {
        isDeleted?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/disk/article/list';
};

export type DiskArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskArticlesError = DiskArticlesErrors[keyof DiskArticlesErrors];

export type DiskArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskArticleListReply;
};

export type DiskArticlesResponse = DiskArticlesResponses[keyof DiskArticlesResponses];

export type ArticlePreviewData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/disk/article/preview/{id}';
};

export type ArticlePreviewErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticlePreviewError = ArticlePreviewErrors[keyof ArticlePreviewErrors];

export type ArticlePreviewResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticlePreviewReply;
};

export type ArticlePreviewResponse = ArticlePreviewResponses[keyof ArticlePreviewResponses];

export type RenameDiskArticleData = {
    body: DiskArticleName;
    path?: never;
    query?: never;
    url: '/disk/article/rename';
};

export type RenameDiskArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RenameDiskArticleError = RenameDiskArticleErrors[keyof RenameDiskArticleErrors];

export type RenameDiskArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskArticleReply;
};

export type RenameDiskArticleResponse = RenameDiskArticleResponses[keyof RenameDiskArticleResponses];

export type MyAgreementsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/agreements';
};

export type MyAgreementsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyAgreementsError = MyAgreementsErrors[keyof MyAgreementsErrors];

export type MyAgreementsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgreementListReply;
};

export type MyAgreementsResponse = MyAgreementsResponses[keyof MyAgreementsResponses];

export type BindEmailData = {
    body: EmailBinding;
    path?: never;
    query?: never;
    url: '/dtUser/bindEmail';
};

export type BindEmailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BindEmailError = BindEmailErrors[keyof BindEmailErrors];

export type BindEmailResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type BindEmailResponse = BindEmailResponses[keyof BindEmailResponses];

export type CancelAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/cancelAccount';
};

export type CancelAccountErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CancelAccountError = CancelAccountErrors[keyof CancelAccountErrors];

export type CancelAccountResponses = {
    /**
     * The request has succeeded.
     */
    200: ErasePlanReply | Refusal;
};

export type CancelAccountResponse = CancelAccountResponses[keyof CancelAccountResponses];

export type MyDataExportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/export';
};

export type MyDataExportErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyDataExportError = MyDataExportErrors[keyof MyDataExportErrors];

export type MyDataExportResponses = {
    /**
     * The request has succeeded.
     */
    200: LatestDataExportReply;
};

export type MyDataExportResponse = MyDataExportResponses[keyof MyDataExportResponses];

export type AskForMyDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/export';
};

export type AskForMyDataErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskForMyDataError = AskForMyDataErrors[keyof AskForMyDataErrors];

export type AskForMyDataResponses = {
    /**
     * The request has succeeded.
     */
    200: DataExportReply | Refusal;
};

export type AskForMyDataResponse = AskForMyDataResponses[keyof AskForMyDataResponses];

export type ExportMyDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/export/file';
};

export type ExportMyDataErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExportMyDataError = ExportMyDataErrors[keyof ExportMyDataErrors];

export type ExportMyDataResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ExportMyDataResponse = ExportMyDataResponses[keyof ExportMyDataResponses];

export type KeepAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/keepAccount';
};

export type KeepAccountErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type KeepAccountError = KeepAccountErrors[keyof KeepAccountErrors];

export type KeepAccountResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type KeepAccountResponse = KeepAccountResponses[keyof KeepAccountResponses];

export type MyDetailData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/myDetail';
};

export type MyDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyDetailError = MyDetailErrors[keyof MyDetailErrors];

export type MyDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: MyDetailReply;
};

export type MyDetailResponse = MyDetailResponses[keyof MyDetailResponses];

export type MyPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/passkeys';
};

export type MyPasskeysErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyPasskeysError = MyPasskeysErrors[keyof MyPasskeysErrors];

export type MyPasskeysResponses = {
    /**
     * The request has succeeded.
     */
    200: PasskeyListReply;
};

export type MyPasskeysResponse = MyPasskeysResponses[keyof MyPasskeysResponses];

export type AddPasskeyData = {
    body: PasskeyForm;
    path?: never;
    query?: never;
    url: '/dtUser/passkeys/add';
};

export type AddPasskeyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddPasskeyError = AddPasskeyErrors[keyof AddPasskeyErrors];

export type AddPasskeyResponses = {
    /**
     * The request has succeeded.
     */
    200: PasskeyReply | Refusal;
};

export type AddPasskeyResponse = AddPasskeyResponses[keyof AddPasskeyResponses];

export type BeginPasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/passkeys/begin';
};

export type BeginPasskeyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BeginPasskeyError = BeginPasskeyErrors[keyof BeginPasskeyErrors];

export type BeginPasskeyResponses = {
    /**
     * The request has succeeded.
     */
    200: PasskeyCreationReply | Refusal;
};

export type BeginPasskeyResponse = BeginPasskeyResponses[keyof BeginPasskeyResponses];

export type RemovePasskeyData = {
    body: PasskeyChoice;
    path?: never;
    query?: never;
    url: '/dtUser/passkeys/remove';
};

export type RemovePasskeyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemovePasskeyError = RemovePasskeyErrors[keyof RemovePasskeyErrors];

export type RemovePasskeyResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemovePasskeyResponse = RemovePasskeyResponses[keyof RemovePasskeyResponses];

export type RenamePasskeyData = {
    body: PasskeyNaming;
    path?: never;
    query?: never;
    url: '/dtUser/passkeys/rename';
};

export type RenamePasskeyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RenamePasskeyError = RenamePasskeyErrors[keyof RenamePasskeyErrors];

export type RenamePasskeyResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RenamePasskeyResponse = RenamePasskeyResponses[keyof RenamePasskeyResponses];

export type SendMailCodeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * An address of electronic mail.
         */
        email: string;
    };
    url: '/dtUser/sendMailVerify';
};

export type SendMailCodeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendMailCodeError = SendMailCodeErrors[keyof SendMailCodeErrors];

export type SendMailCodeResponses = {
    /**
     * The request has succeeded.
     */
    200: CodeSentReply | Refusal;
};

export type SendMailCodeResponse = SendMailCodeResponses[keyof SendMailCodeResponses];

export type MySessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/sessions';
};

export type MySessionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MySessionsError = MySessionsErrors[keyof MySessionsErrors];

export type MySessionsResponses = {
    /**
     * The request has succeeded.
     */
    200: SessionRowListReply;
};

export type MySessionsResponse = MySessionsResponses[keyof MySessionsResponses];

export type EndMySessionData = {
    body: SessionChoice;
    path?: never;
    query?: never;
    url: '/dtUser/sessions/end';
};

export type EndMySessionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EndMySessionError = EndMySessionErrors[keyof EndMySessionErrors];

export type EndMySessionResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type EndMySessionResponse = EndMySessionResponses[keyof EndMySessionResponses];

export type EndOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/sessions/endOthers';
};

export type EndOtherSessionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EndOtherSessionsError = EndOtherSessionsErrors[keyof EndOtherSessionsErrors];

export type EndOtherSessionsResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type EndOtherSessionsResponse = EndOtherSessionsResponses[keyof EndOtherSessionsResponses];

export type StepUpData = {
    body: StepUp;
    path?: never;
    query?: never;
    url: '/dtUser/stepUp';
};

export type StepUpErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StepUpError = StepUpErrors[keyof StepUpErrors];

export type StepUpResponses = {
    /**
     * The request has succeeded.
     */
    200: StepUpGrantedReply | Refusal;
};

export type StepUpResponse = StepUpResponses[keyof StepUpResponses];

export type SendStepUpCodeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/stepUp/sendCode';
};

export type SendStepUpCodeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendStepUpCodeError = SendStepUpCodeErrors[keyof SendStepUpCodeErrors];

export type SendStepUpCodeResponses = {
    /**
     * The request has succeeded.
     */
    200: CodeSentReply | Refusal;
};

export type SendStepUpCodeResponse = SendStepUpCodeResponses[keyof SendStepUpCodeResponses];

export type UnbindSocialData = {
    body: Unbinding;
    path?: never;
    query?: never;
    url: '/dtUser/unbind';
};

export type UnbindSocialErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnbindSocialError = UnbindSocialErrors[keyof UnbindSocialErrors];

export type UnbindSocialResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type UnbindSocialResponse = UnbindSocialResponses[keyof UnbindSocialResponses];

export type UpdateProfileData = {
    body: ProfileChange;
    path?: never;
    query?: never;
    url: '/dtUser/update';
};

export type UpdateProfileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UpdateProfileError = UpdateProfileErrors[keyof UpdateProfileErrors];

export type UpdateProfileResponses = {
    /**
     * The request has succeeded.
     */
    200: MyDetailReply | Refusal;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type MailMyPasswordResetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/dtUser/v1/restPwdNotice';
};

export type MailMyPasswordResetErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MailMyPasswordResetError = MailMyPasswordResetErrors[keyof MailMyPasswordResetErrors];

export type MailMyPasswordResetResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type MailMyPasswordResetResponse = MailMyPasswordResetResponses[keyof MailMyPasswordResetResponses];

export type MailDocumentData = {
    body: CollectChoice;
    path?: never;
    query?: never;
    url: '/dtUser/v1/sendPdf';
};

export type MailDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MailDocumentError = MailDocumentErrors[keyof MailDocumentErrors];

export type MailDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentMailReply | Refusal;
};

export type MailDocumentResponse = MailDocumentResponses[keyof MailDocumentResponses];

export type ApplyEnterpriseData = {
    body: EnterpriseForm;
    path?: never;
    query?: never;
    url: '/enterprise/auth';
};

export type ApplyEnterpriseErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApplyEnterpriseError = ApplyEnterpriseErrors[keyof ApplyEnterpriseErrors];

export type ApplyEnterpriseResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnEnterpriseStateReply | Refusal;
};

export type ApplyEnterpriseResponse = ApplyEnterpriseResponses[keyof ApplyEnterpriseResponses];

export type LicenceContentData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/enterprise/auth/content/{id}';
};

export type LicenceContentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LicenceContentError = LicenceContentErrors[keyof LicenceContentErrors];

export type LicenceContentResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type OwnEnterpriseData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/auth/detail';
};

export type OwnEnterpriseErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnEnterpriseError = OwnEnterpriseErrors[keyof OwnEnterpriseErrors];

export type OwnEnterpriseResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnEnterpriseStateReply;
};

export type OwnEnterpriseResponse = OwnEnterpriseResponses[keyof OwnEnterpriseResponses];

export type UploadLicenceData = {
    body: ProofUpload;
    path?: never;
    query?: never;
    url: '/enterprise/auth/upload';
};

export type UploadLicenceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadLicenceError = UploadLicenceErrors[keyof UploadLicenceErrors];

export type UploadLicenceResponses = {
    /**
     * The request has succeeded.
     */
    200: ProofFileReply | Refusal;
};

export type UploadLicenceResponse = UploadLicenceResponses[keyof UploadLicenceResponses];

export type BlockCompanyData = {
    body: BlockForm;
    path?: never;
    query?: never;
    url: '/enterprise/black/add';
};

export type BlockCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockCompanyError = BlockCompanyErrors[keyof BlockCompanyErrors];

export type BlockCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type BlockCompanyResponse = BlockCompanyResponses[keyof BlockCompanyResponses];

export type UnblockCompanyData = {
    body: BlockForm;
    path?: never;
    query?: never;
    url: '/enterprise/black/del';
};

export type UnblockCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnblockCompanyError = UnblockCompanyErrors[keyof UnblockCompanyErrors];

export type UnblockCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type UnblockCompanyResponse = UnblockCompanyResponses[keyof UnblockCompanyResponses];

export type BlockedCompaniesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/enterprise/black/list';
};

export type BlockedCompaniesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockedCompaniesError = BlockedCompaniesErrors[keyof BlockedCompaniesErrors];

export type BlockedCompaniesResponses = {
    /**
     * The request has succeeded.
     */
    200: BlockedCompanyListReply;
};

export type BlockedCompaniesResponse = BlockedCompaniesResponses[keyof BlockedCompaniesResponses];

export type EnterpriseContactsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/enterprise/contacts';
};

export type EnterpriseContactsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EnterpriseContactsError = EnterpriseContactsErrors[keyof EnterpriseContactsErrors];

export type EnterpriseContactsResponses = {
    /**
     * The request has succeeded.
     */
    200: ContactCardListReply;
};

export type EnterpriseContactsResponse = EnterpriseContactsResponses[keyof EnterpriseContactsResponses];

export type CompanyFiguresData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/enterprise/demandData';
};

export type CompanyFiguresErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyFiguresError = CompanyFiguresErrors[keyof CompanyFiguresErrors];

export type CompanyFiguresResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyFiguresReply;
};

export type CompanyFiguresResponse = CompanyFiguresResponses[keyof CompanyFiguresResponses];

export type EnterpriseDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/enterprise/detail';
};

export type EnterpriseDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EnterpriseDetailError = EnterpriseDetailErrors[keyof EnterpriseDetailErrors];

export type EnterpriseDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: EnterpriseDetailReply;
};

export type EnterpriseDetailResponse = EnterpriseDetailResponses[keyof EnterpriseDetailResponses];

export type EnterpriseNameStateData = {
    body?: never;
    path?: never;
    query: {
        name: string;
    };
    url: '/enterprise/exists/name';
};

export type EnterpriseNameStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EnterpriseNameStateError = EnterpriseNameStateErrors[keyof EnterpriseNameStateErrors];

export type EnterpriseNameStateResponses = {
    /**
     * The request has succeeded.
     */
    200: EnterpriseNameStateReply;
};

export type EnterpriseNameStateResponse = EnterpriseNameStateResponses[keyof EnterpriseNameStateResponses];

export type FollowCompanyData = {
    body: CompanyFollowForm;
    path?: never;
    query?: never;
    url: '/enterprise/follow/add';
};

export type FollowCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowCompanyError = FollowCompanyErrors[keyof FollowCompanyErrors];

export type FollowCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyFollowReply;
};

export type FollowCompanyResponse = FollowCompanyResponses[keyof FollowCompanyResponses];

export type UnfollowCompanyData = {
    body: CompanyChoice;
    path?: never;
    query?: never;
    url: '/enterprise/follow/del';
};

export type UnfollowCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnfollowCompanyError = UnfollowCompanyErrors[keyof UnfollowCompanyErrors];

export type UnfollowCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyFollowReply;
};

export type UnfollowCompanyResponse = UnfollowCompanyResponses[keyof UnfollowCompanyResponses];

export type CompanyFollowData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/enterprise/follow/state';
};

export type CompanyFollowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyFollowError = CompanyFollowErrors[keyof CompanyFollowErrors];

export type CompanyFollowResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyFollowReply;
};

export type CompanyFollowResponse = CompanyFollowResponses[keyof CompanyFollowResponses];

export type CompanyHomeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/enterprise/home';
};

export type CompanyHomeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyHomeError = CompanyHomeErrors[keyof CompanyHomeErrors];

export type CompanyHomeResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyHomeReply;
};

export type CompanyHomeResponse = CompanyHomeResponses[keyof CompanyHomeResponses];

export type SeeInvitationData = {
    body: InvitationByCode;
    path?: never;
    query?: never;
    url: '/enterprise/invitation';
};

export type SeeInvitationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SeeInvitationError = SeeInvitationErrors[keyof SeeInvitationErrors];

export type SeeInvitationResponses = {
    /**
     * The request has succeeded.
     */
    200: InvitationSeenReply | Refusal;
};

export type SeeInvitationResponse = SeeInvitationResponses[keyof SeeInvitationResponses];

export type AcceptInvitationData = {
    body: InvitationByCode;
    path?: never;
    query?: never;
    url: '/enterprise/invitation/accept';
};

export type AcceptInvitationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnEnterpriseStateReply | Refusal;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type CompanyListingsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Pages of distributors, or of traders.
         */
        kind: 'agent' | 'trader';
    };
    url: '/enterprise/listing/list';
};

export type CompanyListingsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyListingsError = CompanyListingsErrors[keyof CompanyListingsErrors];

export type CompanyListingsResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyListingListReply;
};

export type CompanyListingsResponse = CompanyListingsResponses[keyof CompanyListingsResponses];

export type HandOverCompanyData = {
    body: SeatChoice;
    path?: never;
    query?: never;
    url: '/enterprise/members/handOver';
};

export type HandOverCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HandOverCompanyError = HandOverCompanyErrors[keyof HandOverCompanyErrors];

export type HandOverCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyPeopleReply | Refusal;
};

export type HandOverCompanyResponse = HandOverCompanyResponses[keyof HandOverCompanyResponses];

export type InviteMemberData = {
    body: InvitationForm;
    path?: never;
    query?: never;
    url: '/enterprise/members/invite';
};

export type InviteMemberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type InviteMemberError = InviteMemberErrors[keyof InviteMemberErrors];

export type InviteMemberResponses = {
    /**
     * The request has succeeded.
     */
    200: NewInvitationReply | Refusal;
};

export type InviteMemberResponse = InviteMemberResponses[keyof InviteMemberResponses];

export type LeaveCompanyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/members/leave';
};

export type LeaveCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LeaveCompanyError = LeaveCompanyErrors[keyof LeaveCompanyErrors];

export type LeaveCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type LeaveCompanyResponse = LeaveCompanyResponses[keyof LeaveCompanyResponses];

export type CompanyPeopleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/members/list';
};

export type CompanyPeopleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyPeopleError = CompanyPeopleErrors[keyof CompanyPeopleErrors];

export type CompanyPeopleResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyPeopleReply;
};

export type CompanyPeopleResponse = CompanyPeopleResponses[keyof CompanyPeopleResponses];

export type RemoveSeatData = {
    body: SeatChoice;
    path?: never;
    query?: never;
    url: '/enterprise/members/remove';
};

export type RemoveSeatErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveSeatError = RemoveSeatErrors[keyof RemoveSeatErrors];

export type RemoveSeatResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyPeopleReply | Refusal;
};

export type RemoveSeatResponse = RemoveSeatResponses[keyof RemoveSeatResponses];

export type ChangeSeatData = {
    body: SeatChange;
    path?: never;
    query?: never;
    url: '/enterprise/members/update';
};

export type ChangeSeatErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeSeatError = ChangeSeatErrors[keyof ChangeSeatErrors];

export type ChangeSeatResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanyPeopleReply | Refusal;
};

export type ChangeSeatResponse = ChangeSeatResponses[keyof ChangeSeatResponses];

export type WithdrawInvitationData = {
    body: SeatChoice;
    path?: never;
    query?: never;
    url: '/enterprise/members/withdraw';
};

export type WithdrawInvitationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawInvitationError = WithdrawInvitationErrors[keyof WithdrawInvitationErrors];

export type WithdrawInvitationResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type WithdrawInvitationResponse = WithdrawInvitationResponses[keyof WithdrawInvitationResponses];

export type AddProductionLineData = {
    body: ProductionInput;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/add';
};

export type AddProductionLineErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddProductionLineError = AddProductionLineErrors[keyof AddProductionLineErrors];

export type AddProductionLineResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnProductionLineReply | Refusal;
};

export type AddProductionLineResponse = AddProductionLineResponses[keyof AddProductionLineResponses];

export type ProductionFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/enterprise/production/auth/content/{id}';
};

export type ProductionFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ProductionFileError = ProductionFileErrors[keyof ProductionFileErrors];

export type ProductionFileResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type RemoveProductionLineData = {
    body: ProductionChoice;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/del';
};

export type RemoveProductionLineErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveProductionLineError = RemoveProductionLineErrors[keyof RemoveProductionLineErrors];

export type RemoveProductionLineResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveProductionLineResponse = RemoveProductionLineResponses[keyof RemoveProductionLineResponses];

export type OwnProductionLinesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/list';
};

export type OwnProductionLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnProductionLinesError = OwnProductionLinesErrors[keyof OwnProductionLinesErrors];

export type OwnProductionLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnProductionLineListReply;
};

export type OwnProductionLinesResponse = OwnProductionLinesResponses[keyof OwnProductionLinesResponses];

export type RestoreProductionLineData = {
    body: ProductionChoice;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/restore';
};

export type RestoreProductionLineErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreProductionLineError = RestoreProductionLineErrors[keyof RestoreProductionLineErrors];

export type RestoreProductionLineResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type RestoreProductionLineResponse = RestoreProductionLineResponses[keyof RestoreProductionLineResponses];

export type SortProductionLinesData = {
    body: ProductionOrder;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/sort';
};

export type SortProductionLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SortProductionLinesError = SortProductionLinesErrors[keyof SortProductionLinesErrors];

export type SortProductionLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type SortProductionLinesResponse = SortProductionLinesResponses[keyof SortProductionLinesResponses];

export type ChangeProductionLineData = {
    body: ProductionChange;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/update';
};

export type ChangeProductionLineErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeProductionLineError = ChangeProductionLineErrors[keyof ChangeProductionLineErrors];

export type ChangeProductionLineResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnProductionLineReply | Refusal;
};

export type ChangeProductionLineResponse = ChangeProductionLineResponses[keyof ChangeProductionLineResponses];

export type UploadProductionProofData = {
    body: ProofUpload;
    path?: never;
    query?: never;
    url: '/enterprise/production/auth/upload';
};

export type UploadProductionProofErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadProductionProofError = UploadProductionProofErrors[keyof UploadProductionProofErrors];

export type UploadProductionProofResponses = {
    /**
     * The request has succeeded.
     */
    200: ProofFileReply | Refusal;
};

export type UploadProductionProofResponse = UploadProductionProofResponses[keyof UploadProductionProofResponses];

export type ProductionLinesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        enterpriseId: number;
    };
    url: '/enterprise/production/list';
};

export type ProductionLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ProductionLinesError = ProductionLinesErrors[keyof ProductionLinesErrors];

export type ProductionLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: ProductionLineListReply;
};

export type ProductionLinesResponse = ProductionLinesResponses[keyof ProductionLinesResponses];

export type AddPromotionData = {
    body: PromotionForm;
    path?: never;
    query?: never;
    url: '/enterprise/promotion/auth/add';
};

export type AddPromotionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddPromotionError = AddPromotionErrors[keyof AddPromotionErrors];

export type AddPromotionResponses = {
    /**
     * The request has succeeded.
     */
    200: PromotionReply | Refusal;
};

export type AddPromotionResponse = AddPromotionResponses[keyof AddPromotionResponses];

export type WithdrawPromotionData = {
    body: PromotionChoice;
    path?: never;
    query?: never;
    url: '/enterprise/promotion/auth/del';
};

export type WithdrawPromotionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawPromotionError = WithdrawPromotionErrors[keyof WithdrawPromotionErrors];

export type WithdrawPromotionResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type WithdrawPromotionResponse = WithdrawPromotionResponses[keyof WithdrawPromotionResponses];

export type OwnPromotionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/enterprise/promotion/auth/list';
};

export type OwnPromotionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnPromotionsError = OwnPromotionsErrors[keyof OwnPromotionsErrors];

export type OwnPromotionsResponses = {
    /**
     * The request has succeeded.
     */
    200: PromotionListReply;
};

export type OwnPromotionsResponse = OwnPromotionsResponses[keyof OwnPromotionsResponses];

export type PromotedRowsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/promotion/shown';
};

export type PromotedRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PromotedRowsError = PromotedRowsErrors[keyof PromotedRowsErrors];

export type PromotedRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: PromotedRowListReply;
};

export type PromotedRowsResponse = PromotedRowsResponses[keyof PromotedRowsResponses];

export type CompanySearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        place?: string;
        /**
         * What a company is in the trade: 原厂, 代理商, 贸易商, 终端制造, 方案设计, EMS 代工, 其他.
         */
        role?: 'manufacturer' | 'agent' | 'trader' | 'end_user' | 'design' | 'ems' | 'other';
        /**
         * Only those whose verification holds now.
         */
        isVerified?: boolean;
        /**
         * How companies are sorted: hot by how many members follow them, most first; newest by when they were verified.
         */
        sort?: 'hot' | 'newest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/enterprise/search';
};

export type CompanySearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanySearchError = CompanySearchErrors[keyof CompanySearchErrors];

export type CompanySearchResponses = {
    /**
     * The request has succeeded.
     */
    200: CompanySearchReply;
};

export type CompanySearchResponse = CompanySearchResponses[keyof CompanySearchResponses];

export type EnterpriseStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/enterprise/status';
};

export type EnterpriseStatusErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EnterpriseStatusError = EnterpriseStatusErrors[keyof EnterpriseStatusErrors];

export type EnterpriseStatusResponses = {
    /**
     * The request has succeeded.
     */
    200: EnterpriseStateReply;
};

export type EnterpriseStatusResponse = EnterpriseStatusResponses[keyof EnterpriseStatusResponses];

export type RemoveEntryData = {
    body: EntryChoice;
    path?: never;
    query?: never;
    url: '/entries/auth/user/del';
};

export type RemoveEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveEntryError = RemoveEntryErrors[keyof RemoveEntryErrors];

export type RemoveEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveEntryResponse = RemoveEntryResponses[keyof RemoveEntryResponses];

export type EntryDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/entries/auth/user/detail';
};

export type EntryDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EntryDetailError = EntryDetailErrors[keyof EntryDetailErrors];

export type EntryDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type EntryDetailResponse = EntryDetailResponses[keyof EntryDetailResponses];

export type MyEntriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where it stands: 审核中, 已通过, 已驳回.
         */
        state?: 'reviewing' | 'published' | 'refused';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/entries/auth/user/list';
};

export type MyEntriesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyEntriesError = MyEntriesErrors[keyof MyEntriesErrors];

export type MyEntriesResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryListReply;
};

export type MyEntriesResponse = MyEntriesResponses[keyof MyEntriesResponses];

export type RestoreEntryData = {
    body: EntryChoice;
    path?: never;
    query?: never;
    url: '/entries/auth/user/restore';
};

export type RestoreEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreEntryError = RestoreEntryErrors[keyof RestoreEntryErrors];

export type RestoreEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RestoreEntryResponse = RestoreEntryResponses[keyof RestoreEntryResponses];

export type SiteEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Which events: those that are not over, the next first; or those that are over, the latest first.
         */
        when?: 'coming' | 'past';
        /**
         * What an event is: 站内活动, 展会, 研讨会, 线上直播, 培训, 竞赛.
         */
        kind?: 'campaign' | 'exhibition' | 'seminar' | 'webinar' | 'training' | 'contest';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/events';
};

export type SiteEventsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SiteEventsError = SiteEventsErrors[keyof SiteEventsErrors];

export type SiteEventsResponses = {
    /**
     * The request has succeeded.
     */
    200: SiteEventListReply;
};

export type SiteEventsResponse = SiteEventsResponses[keyof SiteEventsResponses];

export type UploadDocumentData = {
    body: DocumentFile;
    path?: never;
    query?: never;
    url: '/file/spec/user/v1/add1';
};

export type UploadDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadDocumentError = UploadDocumentErrors[keyof UploadDocumentErrors];

export type UploadDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: UploadedDocumentReply | Refusal;
};

export type UploadDocumentResponse = UploadDocumentResponses[keyof UploadDocumentResponses];

export type DropPartedUploadData = {
    body: PartedUploadChoice;
    path?: never;
    query?: never;
    url: '/file/spec/user/v1/parts/drop';
};

export type DropPartedUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DropPartedUploadError = DropPartedUploadErrors[keyof DropPartedUploadErrors];

export type DropPartedUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type DropPartedUploadResponse = DropPartedUploadResponses[keyof DropPartedUploadResponses];

export type FinishPartedUploadData = {
    body: PartedUploadChoice;
    path?: never;
    query?: never;
    url: '/file/spec/user/v1/parts/finish';
};

export type FinishPartedUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FinishPartedUploadError = FinishPartedUploadErrors[keyof FinishPartedUploadErrors];

export type FinishPartedUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: UploadedDocumentReply | Refusal;
};

export type FinishPartedUploadResponse = FinishPartedUploadResponses[keyof FinishPartedUploadResponses];

export type PartedUploadsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/file/spec/user/v1/parts/list';
};

export type PartedUploadsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartedUploadsError = PartedUploadsErrors[keyof PartedUploadsErrors];

export type PartedUploadsResponses = {
    /**
     * The request has succeeded.
     */
    200: PartedUploadListReply;
};

export type PartedUploadsResponse = PartedUploadsResponses[keyof PartedUploadsResponses];

export type StartPartedUploadData = {
    body: PartedUploadStart;
    path?: never;
    query?: never;
    url: '/file/spec/user/v1/parts/start';
};

export type StartPartedUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StartPartedUploadError = StartPartedUploadErrors[keyof StartPartedUploadErrors];

export type StartPartedUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: StartedUploadReply | Refusal;
};

export type StartPartedUploadResponse = StartPartedUploadResponses[keyof StartPartedUploadResponses];

export type AddUploadPartData = {
    body: PartFile;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * The number of a part, from 1.
         */
        part: number;
        /**
         * A SHA-256 digest in hexadecimal.
         */
        sha256: string;
    };
    query?: never;
    url: '/file/spec/user/v1/parts/{id}/{part}/{sha256}';
};

export type AddUploadPartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddUploadPartError = AddUploadPartErrors[keyof AddUploadPartErrors];

export type AddUploadPartResponses = {
    /**
     * The request has succeeded.
     */
    200: PartedUploadReply;
};

export type AddUploadPartResponse = AddUploadPartResponses[keyof AddUploadPartResponses];

export type DocumentContentData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/file/spec/v1/content/{id}';
};

export type DocumentContentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentContentError = DocumentContentErrors[keyof DocumentContentErrors];

export type DocumentContentResponses = {
    /**
     * A PDF, whole.
     */
    200: Binary;
    /**
     * The asked-for bytes of a PDF.
     */
    206: Binary;
};

export type DocumentContentResponse = DocumentContentResponses[keyof DocumentContentResponses];

export type DocumentDownloadData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/file/spec/v1/download/{id}';
};

export type DocumentDownloadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentDownloadError = DocumentDownloadErrors[keyof DocumentDownloadErrors];

export type DocumentDownloadResponses = {
    /**
     * A PDF, whole.
     */
    200: Binary;
};

export type DocumentDownloadResponse = DocumentDownloadResponses[keyof DocumentDownloadResponses];

export type DocumentDownloadsData = {
    body: DownloadRequest;
    path?: never;
    query?: never;
    url: '/file/spec/v1/downloads';
};

export type DocumentDownloadsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentDownloadsError = DocumentDownloadsErrors[keyof DocumentDownloadsErrors];

export type DocumentDownloadsResponses = {
    /**
     * The request has succeeded.
     */
    200: Refusal;
};

export type DocumentDownloadsResponse = DocumentDownloadsResponses[keyof DocumentDownloadsResponses];

export type DocumentThumbnailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * A SHA-256 digest in hexadecimal.
         */
        sha256: string;
    };
    query?: never;
    url: '/file/spec/v1/thumbnail/{id}/{sha256}';
};

export type DocumentThumbnailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentThumbnailError = DocumentThumbnailErrors[keyof DocumentThumbnailErrors];

export type DocumentThumbnailResponses = {
    /**
     * A WebP picture.
     */
    200: Binary;
};

export type DocumentThumbnailResponse = DocumentThumbnailResponses[keyof DocumentThumbnailResponses];

export type CollectedDownloadsData = {
    body: DownloadRequest;
    path?: never;
    query?: never;
    url: '/file/users/files/downloads';
};

export type CollectedDownloadsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CollectedDownloadsError = CollectedDownloadsErrors[keyof CollectedDownloadsErrors];

export type CollectedDownloadsResponses = {
    /**
     * The request has succeeded.
     */
    200: Refusal;
};

export type CollectedDownloadsResponse = CollectedDownloadsResponses[keyof CollectedDownloadsResponses];

export type DiskItemsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        folderId?: number;
        /**
         * Kind of what lies in the disk, by the end of its name.
         */
        kind?: 'folder' | 'pdf' | 'picture' | 'text' | 'code' | 'sheet' | 'office' | 'archive' | 'other';
        /**
         * What of a folder is wanted and in which order; folders come first.
         */
        sort?: 'name' | 'size' | 'time' | 'kind';
        /**
         * Which way.
         */
        direction?: 'asc' | 'desc';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/files';
};

export type DiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskItemsError = DiskItemsErrors[keyof DiskItemsErrors];

export type DiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskListReply;
};

export type DiskItemsResponse = DiskItemsResponses[keyof DiskItemsResponses];

export type DeleteDiskItemsData = {
    body: DiskErase;
    path?: never;
    query?: never;
    url: '/files/delete';
};

export type DeleteDiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DeleteDiskItemsError = DeleteDiskItemsErrors[keyof DeleteDiskItemsErrors];

export type DeleteDiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type DeleteDiskItemsResponse = DeleteDiskItemsResponses[keyof DeleteDiskItemsResponses];

export type DiskTrashData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/files/garbage';
};

export type DiskTrashErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskTrashError = DiskTrashErrors[keyof DiskTrashErrors];

export type DiskTrashResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskTrashedListReply;
};

export type DiskTrashResponse = DiskTrashResponses[keyof DiskTrashResponses];

export type TrashDiskItemsData = {
    body: DiskTrashing;
    path?: never;
    query?: never;
    url: '/files/garbage';
};

export type TrashDiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TrashDiskItemsError = TrashDiskItemsErrors[keyof TrashDiskItemsErrors];

export type TrashDiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type TrashDiskItemsResponse = TrashDiskItemsResponses[keyof TrashDiskItemsResponses];

export type EmptyDiskTrashData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/files/garbage/empty';
};

export type EmptyDiskTrashErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EmptyDiskTrashError = EmptyDiskTrashErrors[keyof EmptyDiskTrashErrors];

export type EmptyDiskTrashResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type EmptyDiskTrashResponse = EmptyDiskTrashResponses[keyof EmptyDiskTrashResponses];

export type RestoreDiskItemsData = {
    body: DiskRestore;
    path?: never;
    query?: never;
    url: '/files/reduction';
};

export type RestoreDiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreDiskItemsError = RestoreDiskItemsErrors[keyof RestoreDiskItemsErrors];

export type RestoreDiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type RestoreDiskItemsResponse = RestoreDiskItemsResponses[keyof RestoreDiskItemsResponses];

export type ShareFrontData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The name of a share link in its address.
         */
        token: string;
    };
    url: '/files/shared';
};

export type ShareFrontErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShareFrontError = ShareFrontErrors[keyof ShareFrontErrors];

export type ShareFrontResponses = {
    /**
     * The request has succeeded.
     */
    200: ShareFrontReply;
};

export type ShareFrontResponse = ShareFrontResponses[keyof ShareFrontResponses];

export type DownloadShareData = {
    body: SharedDownload;
    path?: never;
    query?: never;
    url: '/files/shared/download';
};

export type DownloadShareErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DownloadShareError = DownloadShareErrors[keyof DownloadShareErrors];

export type DownloadShareResponses = {
    /**
     * The request has succeeded.
     */
    200: Refusal;
};

export type DownloadShareResponse = DownloadShareResponses[keyof DownloadShareResponses];

export type OpenShareData = {
    body: ShareOpening;
    path?: never;
    query?: never;
    url: '/files/shared/open';
};

export type OpenShareErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenShareError = OpenShareErrors[keyof OpenShareErrors];

export type OpenShareResponses = {
    /**
     * The request has succeeded.
     */
    200: SharedDiskReply | Refusal;
};

export type OpenShareResponse = OpenShareResponses[keyof OpenShareResponses];

export type AddFollowData = {
    body: FollowChoice;
    path?: never;
    query?: never;
    url: '/follow/add';
};

export type AddFollowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddFollowError = AddFollowErrors[keyof AddFollowErrors];

export type AddFollowResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type AddFollowResponse = AddFollowResponses[keyof AddFollowResponses];

export type RemoveFollowData = {
    body: FollowChoice;
    path?: never;
    query?: never;
    url: '/follow/del';
};

export type RemoveFollowErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveFollowError = RemoveFollowErrors[keyof RemoveFollowErrors];

export type RemoveFollowResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveFollowResponse = RemoveFollowResponses[keyof RemoveFollowResponses];

export type FollowsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What can be followed.
         */
        kind?: 'brand' | 'agent' | 'author' | 'merchant' | 'channel' | 'part' | 'enterprise' | 'group';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/follow/list';
};

export type FollowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowsError = FollowsErrors[keyof FollowsErrors];

export type FollowsResponses = {
    /**
     * The request has succeeded.
     */
    200: FavouriteRowListReply;
};

export type FollowsResponse = FollowsResponses[keyof FollowsResponses];

export type FollowStateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What can be followed.
         */
        kind: 'brand' | 'agent' | 'author' | 'merchant' | 'channel' | 'part' | 'enterprise' | 'group';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/follow/state';
};

export type FollowStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowStateError = FollowStateErrors[keyof FollowStateErrors];

export type FollowStateResponses = {
    /**
     * The request has succeeded.
     */
    200: FavouriteStateReply;
};

export type FollowStateResponse = FollowStateResponses[keyof FollowStateResponses];

export type ResetPasswordByMobileData = {
    body: PasswordByMobile;
    path?: never;
    query?: never;
    url: '/forgetPwd';
};

export type ResetPasswordByMobileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResetPasswordByMobileError = ResetPasswordByMobileErrors[keyof ResetPasswordByMobileErrors];

export type ResetPasswordByMobileResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ResetPasswordByMobileResponse = ResetPasswordByMobileResponses[keyof ResetPasswordByMobileResponses];

export type AddHistoryData = {
    body: HistoryVisit;
    path?: never;
    query?: never;
    url: '/history/add';
};

export type AddHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddHistoryError = AddHistoryErrors[keyof AddHistoryErrors];

export type AddHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type AddHistoryResponse = AddHistoryResponses[keyof AddHistoryResponses];

export type AddAgentHistoryData = {
    body: AgentHistoryVisit;
    path?: never;
    query?: never;
    url: '/history/agent/add';
};

export type AddAgentHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddAgentHistoryError = AddAgentHistoryErrors[keyof AddAgentHistoryErrors];

export type AddAgentHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type AddAgentHistoryResponse = AddAgentHistoryResponses[keyof AddAgentHistoryResponses];

export type ClearAgentHistoryData = {
    body: AgentHistoryClearing;
    path?: never;
    query?: never;
    url: '/history/agent/clear';
};

export type ClearAgentHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClearAgentHistoryError = ClearAgentHistoryErrors[keyof ClearAgentHistoryErrors];

export type ClearAgentHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type ClearAgentHistoryResponse = ClearAgentHistoryResponses[keyof ClearAgentHistoryResponses];

export type AgentHistoryListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/history/agent/list';
};

export type AgentHistoryListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentHistoryListError = AgentHistoryListErrors[keyof AgentHistoryListErrors];

export type AgentHistoryListResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentHistoryRowListReply;
};

export type AgentHistoryListResponse = AgentHistoryListResponses[keyof AgentHistoryListResponses];

export type ClearHistoryData = {
    body: HistoryClearing;
    path?: never;
    query?: never;
    url: '/history/clear';
};

export type ClearHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClearHistoryError = ClearHistoryErrors[keyof ClearHistoryErrors];

export type ClearHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type ClearHistoryResponse = ClearHistoryResponses[keyof ClearHistoryResponses];

export type HistoryListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Kinds of history: 1 datasheet, 2 article, 3 distributor or trader, 4 demand.
         */
        type: 1 | 2 | 3 | 4;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/history/list';
};

export type HistoryListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HistoryListError = HistoryListErrors[keyof HistoryListErrors];

export type HistoryListResponses = {
    /**
     * The request has succeeded.
     */
    200: HistoryRowListReply;
};

export type HistoryListResponse = HistoryListResponses[keyof HistoryListResponses];

export type HotTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/hot/type';
};

export type HotTypesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HotTypesError = HotTypesErrors[keyof HotTypesErrors];

export type HotTypesResponses = {
    /**
     * The request has succeeded.
     */
    200: CategoryListReply;
};

export type HotTypesResponse = HotTypesResponses[keyof HotTypesResponses];

export type HotWordsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/hotSearch';
};

export type HotWordsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HotWordsError = HotWordsErrors[keyof HotWordsErrors];

export type HotWordsResponses = {
    /**
     * The request has succeeded.
     */
    200: HotWordListReply;
};

export type HotWordsResponse = HotWordsResponses[keyof HotWordsResponses];

export type BlockPartyData = {
    body: ConversationChoice;
    path?: never;
    query?: never;
    url: '/im/block';
};

export type BlockPartyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockPartyError = BlockPartyErrors[keyof BlockPartyErrors];

export type BlockPartyResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply | Refusal;
};

export type BlockPartyResponse = BlockPartyResponses[keyof BlockPartyResponses];

export type BlockedPartiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/im/blocked';
};

export type BlockedPartiesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BlockedPartiesError = BlockedPartiesErrors[keyof BlockedPartiesErrors];

export type BlockedPartiesResponses = {
    /**
     * The request has succeeded.
     */
    200: BlockedPartyListReply;
};

export type BlockedPartiesResponse = BlockedPartiesResponses[keyof BlockedPartiesResponses];

export type ConversationDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        conversationId: number;
    };
    url: '/im/conversation';
};

export type ConversationDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ConversationDetailError = ConversationDetailErrors[keyof ConversationDetailErrors];

export type ConversationDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply;
};

export type ConversationDetailResponse = ConversationDetailResponses[keyof ConversationDetailResponses];

export type MarkConversationData = {
    body: ConversationMarks;
    path?: never;
    query?: never;
    url: '/im/conversation/mark';
};

export type MarkConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MarkConversationError = MarkConversationErrors[keyof MarkConversationErrors];

export type MarkConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply;
};

export type MarkConversationResponse = MarkConversationResponses[keyof MarkConversationResponses];

export type OpenConversationData = {
    body: ConversationWish;
    path?: never;
    query?: never;
    url: '/im/conversation/open';
};

export type OpenConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenConversationError = OpenConversationErrors[keyof OpenConversationErrors];

export type OpenConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply | Refusal;
};

export type OpenConversationResponse = OpenConversationResponses[keyof OpenConversationResponses];

export type ReportConversationData = {
    body: ConversationReport;
    path?: never;
    query?: never;
    url: '/im/conversation/report';
};

export type ReportConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportConversationError = ReportConversationErrors[keyof ReportConversationErrors];

export type ReportConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ReportConversationResponse = ReportConversationResponses[keyof ReportConversationResponses];

export type ConversationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Which conversations a list shows; hidden ones are in the list of their own only.
         */
        filter?: 'all' | 'unread' | 'starred' | 'hidden';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/im/conversations';
};

export type ConversationsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ConversationsError = ConversationsErrors[keyof ConversationsErrors];

export type ConversationsResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationPage;
};

export type ConversationsResponse = ConversationsResponses[keyof ConversationsResponses];

export type InboxEventsData = {
    body?: never;
    path?: never;
    query?: {
        after?: number;
    };
    url: '/im/events/since';
};

export type InboxEventsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type InboxEventsError = InboxEventsErrors[keyof InboxEventsErrors];

export type InboxEventsResponses = {
    /**
     * The request has succeeded.
     */
    200: InboxEventPage;
};

export type InboxEventsResponse = InboxEventsResponses[keyof InboxEventsResponses];

export type ExportConversationData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        conversationId: number;
    };
    url: '/im/export';
};

export type ExportConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ExportConversationError = ExportConversationErrors[keyof ExportConversationErrors];

export type ExportConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ExportConversationResponse = ExportConversationResponses[keyof ExportConversationResponses];

export type UploadChatFileData = {
    body: ChatFileUpload;
    path?: never;
    query?: never;
    url: '/im/file';
};

export type UploadChatFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadChatFileError = UploadChatFileErrors[keyof UploadChatFileErrors];

export type UploadChatFileResponses = {
    /**
     * The request has succeeded.
     */
    200: ChatFileReply | Refusal;
};

export type UploadChatFileResponse = UploadChatFileResponses[keyof UploadChatFileResponses];

export type ChatFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/im/file/{id}';
};

export type ChatFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChatFileError = ChatFileErrors[keyof ChatFileErrors];

export type ChatFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ChatFileResponse = ChatFileResponses[keyof ChatFileResponses];

export type ChatMessagesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        conversationId: number;
        before?: number;
        after?: number;
        around?: number;
        pageSize?: number;
    };
    url: '/im/messages';
};

export type ChatMessagesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChatMessagesError = ChatMessagesErrors[keyof ChatMessagesErrors];

export type ChatMessagesResponses = {
    /**
     * The request has succeeded.
     */
    200: ChatMessagePage;
};

export type ChatMessagesResponse = ChatMessagesResponses[keyof ChatMessagesResponses];

export type ReadConversationData = {
    body: ChatMessageChoice;
    path?: never;
    query?: never;
    url: '/im/read';
};

export type ReadConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReadConversationError = ReadConversationErrors[keyof ReadConversationErrors];

export type ReadConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply;
};

export type ReadConversationResponse = ReadConversationResponses[keyof ReadConversationResponses];

export type RevokeMessageData = {
    body: ChatMessageChoice;
    path?: never;
    query?: never;
    url: '/im/revoke';
};

export type RevokeMessageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RevokeMessageError = RevokeMessageErrors[keyof RevokeMessageErrors];

export type RevokeMessageResponses = {
    /**
     * The request has succeeded.
     */
    200: ChatMessageReply | Refusal;
};

export type RevokeMessageResponse = RevokeMessageResponses[keyof RevokeMessageResponses];

export type SearchMessagesData = {
    body?: never;
    path?: never;
    query: {
        keywords: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        conversationId?: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/im/search';
};

export type SearchMessagesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SearchMessagesError = SearchMessagesErrors[keyof SearchMessagesErrors];

export type SearchMessagesResponses = {
    /**
     * The request has succeeded.
     */
    200: FoundMessageListReply;
};

export type SearchMessagesResponse = SearchMessagesResponses[keyof SearchMessagesResponses];

export type SendMessageData = {
    body: ChatMessageWish;
    path?: never;
    query?: never;
    url: '/im/send';
};

export type SendMessageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendMessageError = SendMessageErrors[keyof SendMessageErrors];

export type SendMessageResponses = {
    /**
     * The request has succeeded.
     */
    200: ChatMessageReply | Refusal;
};

export type SendMessageResponse = SendMessageResponses[keyof SendMessageResponses];

export type SendTestMessageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/im/sendTest';
};

export type SendTestMessageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendTestMessageError = SendTestMessageErrors[keyof SendTestMessageErrors];

export type SendTestMessageResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type SendTestMessageResponse = SendTestMessageResponses[keyof SendTestMessageResponses];

export type TypeInConversationData = {
    body: ConversationChoice;
    path?: never;
    query?: never;
    url: '/im/typing';
};

export type TypeInConversationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TypeInConversationError = TypeInConversationErrors[keyof TypeInConversationErrors];

export type TypeInConversationResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type TypeInConversationResponse = TypeInConversationResponses[keyof TypeInConversationResponses];

export type UnblockPartyData = {
    body: ConversationChoice;
    path?: never;
    query?: never;
    url: '/im/unblock';
};

export type UnblockPartyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnblockPartyError = UnblockPartyErrors[keyof UnblockPartyErrors];

export type UnblockPartyResponses = {
    /**
     * The request has succeeded.
     */
    200: ConversationReply;
};

export type UnblockPartyResponse = UnblockPartyResponses[keyof UnblockPartyResponses];

export type ApplyForJobData = {
    body: ApplicationForm;
    path?: never;
    query?: never;
    url: '/job/apply/add';
};

export type ApplyForJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApplyForJobError = ApplyForJobErrors[keyof ApplyForJobErrors];

export type ApplyForJobResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnApplicationReply | Refusal;
};

export type ApplyForJobResponse = ApplyForJobResponses[keyof ApplyForJobResponses];

export type ForgetApplicationData = {
    body: ApplicationChoice;
    path?: never;
    query?: never;
    url: '/job/apply/forget';
};

export type ForgetApplicationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ForgetApplicationError = ForgetApplicationErrors[keyof ForgetApplicationErrors];

export type ForgetApplicationResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnApplicationReply;
};

export type ForgetApplicationResponse = ForgetApplicationResponses[keyof ForgetApplicationResponses];

export type OwnApplicationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/job/apply/list';
};

export type OwnApplicationsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnApplicationsError = OwnApplicationsErrors[keyof OwnApplicationsErrors];

export type OwnApplicationsResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnApplicationListReply;
};

export type OwnApplicationsResponse = OwnApplicationsResponses[keyof OwnApplicationsResponses];

export type JobApplicationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        jobId: number;
        /**
         * Where an application stands: 已投递, 已查看, 合适, 不合适.
         */
        state?: 'sent' | 'viewed' | 'fit' | 'unfit';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/job/auth/applications';
};

export type JobApplicationsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type JobApplicationsError = JobApplicationsErrors[keyof JobApplicationsErrors];

export type JobApplicationsResponses = {
    /**
     * The request has succeeded.
     */
    200: JobApplicationListReply;
};

export type JobApplicationsResponse = JobApplicationsResponses[keyof JobApplicationsResponses];

export type MarkApplicationData = {
    body: ApplicationMarking;
    path?: never;
    query?: never;
    url: '/job/auth/applications/mark';
};

export type MarkApplicationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MarkApplicationError = MarkApplicationErrors[keyof MarkApplicationErrors];

export type MarkApplicationResponses = {
    /**
     * The request has succeeded.
     */
    200: JobApplicationReply;
};

export type MarkApplicationResponse = MarkApplicationResponses[keyof MarkApplicationResponses];

export type CloseJobData = {
    body: JobChoice;
    path?: never;
    query?: never;
    url: '/job/auth/close';
};

export type CloseJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CloseJobError = CloseJobErrors[keyof CloseJobErrors];

export type CloseJobResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnJobReply | Refusal;
};

export type CloseJobResponse = CloseJobResponses[keyof CloseJobResponses];

export type OwnJobData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/job/auth/detail';
};

export type OwnJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnJobError = OwnJobErrors[keyof OwnJobErrors];

export type OwnJobResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnJobDetailReply;
};

export type OwnJobResponse = OwnJobResponses[keyof OwnJobResponses];

export type OwnJobsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a post stands: 招聘中, 已到期, 已关闭, 已下架.
         */
        state?: 'open' | 'expired' | 'closed' | 'removed';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/job/auth/list';
};

export type OwnJobsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnJobsError = OwnJobsErrors[keyof OwnJobsErrors];

export type OwnJobsResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnJobListReply;
};

export type OwnJobsResponse = OwnJobsResponses[keyof OwnJobsResponses];

export type RefreshJobData = {
    body: JobRun;
    path?: never;
    query?: never;
    url: '/job/auth/refresh';
};

export type RefreshJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RefreshJobError = RefreshJobErrors[keyof RefreshJobErrors];

export type RefreshJobResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnJobReply | Refusal;
};

export type RefreshJobResponse = RefreshJobResponses[keyof RefreshJobResponses];

export type SaveJobData = {
    body: JobForm;
    path?: never;
    query?: never;
    url: '/job/auth/save';
};

export type SaveJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveJobError = SaveJobErrors[keyof SaveJobErrors];

export type SaveJobResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnJobReply | Refusal;
};

export type SaveJobResponse = SaveJobResponses[keyof SaveJobResponses];

export type JobCategoriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/job/category/all';
};

export type JobCategoriesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type JobCategoriesError = JobCategoriesErrors[keyof JobCategoriesErrors];

export type JobCategoriesResponses = {
    /**
     * The request has succeeded.
     */
    200: JobCategoryCountListReply;
};

export type JobCategoriesResponse = JobCategoriesResponses[keyof JobCategoriesResponses];

export type JobCitiesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/job/info/city/list';
};

export type JobCitiesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type JobCitiesError = JobCitiesErrors[keyof JobCitiesErrors];

export type JobCitiesResponses = {
    /**
     * The request has succeeded.
     */
    200: JobCityCountListReply;
};

export type JobCitiesResponse = JobCitiesResponses[keyof JobCitiesResponses];

export type JobsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A city by its code of GB/T 2260.
         */
        cityCode?: string;
        /**
         * 芯片设计: 数字前端, 数字后端, 模拟, 版图, 验证, DFT, 射频; 系统: FPGA, 嵌入式, 硬件, FAE, 应用; 制造: 工艺, 设备, 封测, 质量; 商务: 采购, 销售, 市场; 其他.
         */
        category?: 'digital' | 'backend' | 'analog' | 'layout' | 'verification' | 'dft' | 'rf' | 'fpga' | 'embedded' | 'hardware' | 'fae' | 'application' | 'process' | 'equipment' | 'packaging' | 'quality' | 'purchasing' | 'sales' | 'marketing' | 'other';
        /**
         * Thousand yuan a month before tax.
         */
        salaryFrom?: number;
        /**
         * Thousand yuan a month before tax.
         */
        salaryTo?: number;
        /**
         * At least so many monthly pays a year.
         */
        months?: number;
        /**
         * 不限, 高中, 大专, 本科, 硕士, 博士.
         */
        degree?: 'any' | 'high_school' | 'college' | 'bachelor' | 'master' | 'doctor';
        /**
         * 不限, 应届, 1 年以内, 1–3 年, 3–5 年, 5–10 年, 10 年以上.
         */
        experience?: 'any' | 'graduate' | '0-1' | '1-3' | '3-5' | '5-10' | '10+';
        /**
         * 全职, 兼职, 实习.
         */
        jobType?: 'full' | 'part' | 'intern';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/job/info/list';
};

export type JobsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type JobsError = JobsErrors[keyof JobsErrors];

export type JobsResponses = {
    /**
     * The request has succeeded.
     */
    200: JobCardListReply;
};

export type JobsResponse = JobsResponses[keyof JobsResponses];

export type OtherJobsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/job/info/other';
};

export type OtherJobsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OtherJobsError = OtherJobsErrors[keyof OtherJobsErrors];

export type OtherJobsResponses = {
    /**
     * The request has succeeded.
     */
    200: JobCardListReply;
};

export type OtherJobsResponse = OtherJobsResponses[keyof OtherJobsResponses];

export type JobDetailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/job/info/{id}/detail';
};

export type JobDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type JobDetailError = JobDetailErrors[keyof JobDetailErrors];

export type JobDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: JobDetailReply;
};

export type JobDetailResponse = JobDetailResponses[keyof JobDetailResponses];

export type ReportJobData = {
    body: JobReport;
    path?: never;
    query?: never;
    url: '/job/report';
};

export type ReportJobErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportJobError = ReportJobErrors[keyof ReportJobErrors];

export type ReportJobResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ReportJobResponse = ReportJobResponses[keyof ReportJobResponses];

export type UploadResumeData = {
    body: ResumeUpload;
    path?: never;
    query?: never;
    url: '/job/resume/upload';
};

export type UploadResumeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadResumeError = UploadResumeErrors[keyof UploadResumeErrors];

export type UploadResumeResponses = {
    /**
     * The request has succeeded.
     */
    200: ResumeFileReply | Refusal;
};

export type UploadResumeResponse = UploadResumeResponses[keyof UploadResumeResponses];

export type ResumeData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/job/resume/{id}';
};

export type ResumeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResumeError = ResumeErrors[keyof ResumeErrors];

export type ResumeResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ResumeResponse = ResumeResponses[keyof ResumeResponses];

export type SetLikeData = {
    body: LikeChoice;
    path?: never;
    query?: never;
    url: '/like/v2';
};

export type SetLikeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetLikeError = SetLikeErrors[keyof SetLikeErrors];

export type SetLikeResponses = {
    /**
     * The request has succeeded.
     */
    200: LikesReply;
};

export type SetLikeResponse = SetLikeResponses[keyof SetLikeResponses];

export type ListedIdsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What has a public page for each of its numbers.
         */
        kind: 'parts' | 'brands' | 'agents' | 'articles' | 'goods' | 'merchants' | 'resources' | 'jobs' | 'circlePosts';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        after?: number;
    };
    url: '/listedIds';
};

export type ListedIdsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ListedIdsError = ListedIdsErrors[keyof ListedIdsErrors];

export type ListedIdsResponses = {
    /**
     * The request has succeeded.
     */
    200: ListedIdsReply;
};

export type ListedIdsResponse = ListedIdsResponses[keyof ListedIdsResponses];

export type LoginByPasswordData = {
    body: PasswordLogin;
    path?: never;
    query?: never;
    url: '/login1';
};

export type LoginByPasswordErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LoginByPasswordError = LoginByPasswordErrors[keyof LoginByPasswordErrors];

export type LoginByPasswordResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type LoginByPasswordResponse = LoginByPasswordResponses[keyof LoginByPasswordResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/logout';
};

export type LogoutErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type MailLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mail/log';
};

export type MailLogErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MailLogError = MailLogErrors[keyof MailLogErrors];

export type MailLogResponses = {
    /**
     * The request has succeeded.
     */
    200: MailRowListReply;
};

export type MailLogResponse = MailLogResponses[keyof MailLogResponses];

export type SubmitOrderRequestData = {
    body: OrderRequestForm;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/approval/add';
};

export type SubmitOrderRequestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SubmitOrderRequestError = SubmitOrderRequestErrors[keyof SubmitOrderRequestErrors];

export type SubmitOrderRequestResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestRowReply;
};

export type SubmitOrderRequestResponse = SubmitOrderRequestResponses[keyof SubmitOrderRequestResponses];

export type ApproveOrderRequestData = {
    body: OrderRequestApproval;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/approval/approve';
};

export type ApproveOrderRequestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApproveOrderRequestError = ApproveOrderRequestErrors[keyof ApproveOrderRequestErrors];

export type ApproveOrderRequestResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestDetailReply;
};

export type ApproveOrderRequestResponse = ApproveOrderRequestResponses[keyof ApproveOrderRequestResponses];

export type OrderRequestCountsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whose requests: the member's own, or those of their company, for who decides about them.
         */
        side?: 'mine' | 'company';
    };
    url: '/mall/approval/counts';
};

export type OrderRequestCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderRequestCountsError = OrderRequestCountsErrors[keyof OrderRequestCountsErrors];

export type OrderRequestCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestCountListReply;
};

export type OrderRequestCountsResponse = OrderRequestCountsResponses[keyof OrderRequestCountsResponses];

export type ApprovalDeskData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/approval/desk';
};

export type ApprovalDeskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApprovalDeskError = ApprovalDeskErrors[keyof ApprovalDeskErrors];

export type ApprovalDeskResponses = {
    /**
     * The request has succeeded.
     */
    200: ApprovalDeskReply;
};

export type ApprovalDeskResponse = ApprovalDeskResponses[keyof ApprovalDeskResponses];

export type OrderRequestDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/approval/detail';
};

export type OrderRequestDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderRequestDetailError = OrderRequestDetailErrors[keyof OrderRequestDetailErrors];

export type OrderRequestDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestDetailReply;
};

export type OrderRequestDetailResponse = OrderRequestDetailResponses[keyof OrderRequestDetailResponses];

export type OrderRequestsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whose requests: the member's own, or those of their company, for who decides about them.
         */
        side?: 'mine' | 'company';
        /**
         * Where a request to order stands: 待审批, 已批准, 已驳回, 已撤回, 已过期.
         */
        state?: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/approval/list';
};

export type OrderRequestsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderRequestsError = OrderRequestsErrors[keyof OrderRequestsErrors];

export type OrderRequestsResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestRowListReply;
};

export type OrderRequestsResponse = OrderRequestsResponses[keyof OrderRequestsResponses];

export type RefuseOrderRequestData = {
    body: OrderRequestRefusal;
    path?: never;
    query?: never;
    url: '/mall/approval/refuse';
};

export type RefuseOrderRequestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RefuseOrderRequestError = RefuseOrderRequestErrors[keyof RefuseOrderRequestErrors];

export type RefuseOrderRequestResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestDetailReply;
};

export type RefuseOrderRequestResponse = RefuseOrderRequestResponses[keyof RefuseOrderRequestResponses];

export type ChangeOrderRequestData = {
    body: OrderRequestChange;
    path?: never;
    query?: never;
    url: '/mall/approval/update';
};

export type ChangeOrderRequestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeOrderRequestError = ChangeOrderRequestErrors[keyof ChangeOrderRequestErrors];

export type ChangeOrderRequestResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestDetailReply;
};

export type ChangeOrderRequestResponse = ChangeOrderRequestResponses[keyof ChangeOrderRequestResponses];

export type WithdrawOrderRequestData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/approval/withdraw';
};

export type WithdrawOrderRequestErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawOrderRequestError = WithdrawOrderRequestErrors[keyof WithdrawOrderRequestErrors];

export type WithdrawOrderRequestResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRequestDetailReply;
};

export type WithdrawOrderRequestResponse = WithdrawOrderRequestResponses[keyof WithdrawOrderRequestResponses];

export type AcknowledgePricesData = {
    body: CartLineChoice;
    path?: never;
    query?: never;
    url: '/mall/cart/acknowledge';
};

export type AcknowledgePricesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AcknowledgePricesError = AcknowledgePricesErrors[keyof AcknowledgePricesErrors];

export type AcknowledgePricesResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type AcknowledgePricesResponse = AcknowledgePricesResponses[keyof AcknowledgePricesResponses];

export type AddToCartData = {
    body: CartAdding;
    path?: never;
    query?: never;
    url: '/mall/cart/add';
};

export type AddToCartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddToCartError = AddToCartErrors[keyof AddToCartErrors];

export type AddToCartResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply | Refusal;
};

export type AddToCartResponse = AddToCartResponses[keyof AddToCartResponses];

export type BuyAgainData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/cart/buyAgain';
};

export type BuyAgainErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BuyAgainError = BuyAgainErrors[keyof BuyAgainErrors];

export type BuyAgainResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply | Refusal;
};

export type BuyAgainResponse = BuyAgainResponses[keyof BuyAgainResponses];

export type SetCustomerRefData = {
    body: CartReference;
    path?: never;
    query?: never;
    url: '/mall/cart/customerRef';
};

export type SetCustomerRefErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetCustomerRefError = SetCustomerRefErrors[keyof SetCustomerRefErrors];

export type SetCustomerRefResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type SetCustomerRefResponse = SetCustomerRefResponses[keyof SetCustomerRefResponses];

export type HandOverListData = {
    body: PartList;
    path?: never;
    query?: never;
    url: '/mall/cart/handOver';
};

export type HandOverListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HandOverListError = HandOverListErrors[keyof HandOverListErrors];

export type HandOverListResponses = {
    /**
     * The request has succeeded.
     */
    200: ListHandOverReply;
};

export type HandOverListResponse = HandOverListResponses[keyof HandOverListResponses];

export type CartData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/cart/list';
};

export type CartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CartError = CartErrors[keyof CartErrors];

export type CartResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type CartResponse = CartResponses[keyof CartResponses];

export type MatchPartListData = {
    body: PartList;
    path?: never;
    query?: never;
    url: '/mall/cart/match';
};

export type MatchPartListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MatchPartListError = MatchPartListErrors[keyof MatchPartListErrors];

export type MatchPartListResponses = {
    /**
     * The request has succeeded.
     */
    200: MatchedPartListReply;
};

export type MatchPartListResponse = MatchPartListResponses[keyof MatchPartListResponses];

export type MergeCartData = {
    body: CartMerge;
    path?: never;
    query?: never;
    url: '/mall/cart/merge';
};

export type MergeCartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MergeCartError = MergeCartErrors[keyof MergeCartErrors];

export type MergeCartResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type MergeCartResponse = MergeCartResponses[keyof MergeCartResponses];

export type CartCountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/cart/num';
};

export type CartCountErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CartCountError = CartCountErrors[keyof CartCountErrors];

export type CartCountResponses = {
    /**
     * The request has succeeded.
     */
    200: CountReply;
};

export type CartCountResponse = CartCountResponses[keyof CartCountResponses];

export type PreviewCartData = {
    body: LocalCart;
    path?: never;
    query?: never;
    url: '/mall/cart/preview';
};

export type PreviewCartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PreviewCartError = PreviewCartErrors[keyof PreviewCartErrors];

export type PreviewCartResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type PreviewCartResponse = PreviewCartResponses[keyof PreviewCartResponses];

export type SetCartQuantityData = {
    body: CartQuantity;
    path?: never;
    query?: never;
    url: '/mall/cart/quantity';
};

export type SetCartQuantityErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetCartQuantityError = SetCartQuantityErrors[keyof SetCartQuantityErrors];

export type SetCartQuantityResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type SetCartQuantityResponse = SetCartQuantityResponses[keyof SetCartQuantityResponses];

export type RemoveCartLinesData = {
    body: CartLineChoice;
    path?: never;
    query?: never;
    url: '/mall/cart/remove';
};

export type RemoveCartLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveCartLinesError = RemoveCartLinesErrors[keyof RemoveCartLinesErrors];

export type RemoveCartLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type RemoveCartLinesResponse = RemoveCartLinesResponses[keyof RemoveCartLinesResponses];

export type RestoreCartLinesData = {
    body: CartLineChoice;
    path?: never;
    query?: never;
    url: '/mall/cart/restore';
};

export type RestoreCartLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreCartLinesError = RestoreCartLinesErrors[keyof RestoreCartLinesErrors];

export type RestoreCartLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type RestoreCartLinesResponse = RestoreCartLinesResponses[keyof RestoreCartLinesResponses];

export type SelectCartLinesData = {
    body: CartSelection;
    path?: never;
    query?: never;
    url: '/mall/cart/select';
};

export type SelectCartLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SelectCartLinesError = SelectCartLinesErrors[keyof SelectCartLinesErrors];

export type SelectCartLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: CartReply;
};

export type SelectCartLinesResponse = SelectCartLinesResponses[keyof SelectCartLinesResponses];

export type TakeHandedListData = {
    body: ListCode;
    path?: never;
    query?: never;
    url: '/mall/cart/takeOver';
};

export type TakeHandedListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakeHandedListError = TakeHandedListErrors[keyof TakeHandedListErrors];

export type TakeHandedListResponses = {
    /**
     * The request has succeeded.
     */
    200: HandedListReply | Refusal;
};

export type TakeHandedListResponse = TakeHandedListResponses[keyof TakeHandedListResponses];

export type ApplyForCreditData = {
    body: CreditApplication;
    path?: never;
    query?: never;
    url: '/mall/credit/apply';
};

export type ApplyForCreditErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApplyForCreditError = ApplyForCreditErrors[keyof ApplyForCreditErrors];

export type ApplyForCreditResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditTermsReply;
};

export type ApplyForCreditResponse = ApplyForCreditResponses[keyof ApplyForCreditResponses];

export type CreditTermsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/credit/list';
};

export type CreditTermsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreditTermsError = CreditTermsErrors[keyof CreditTermsErrors];

export type CreditTermsResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditTermsListReply;
};

export type CreditTermsResponse = CreditTermsResponses[keyof CreditTermsResponses];

export type StatementDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/credit/statement/detail';
};

export type StatementDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StatementDetailError = StatementDetailErrors[keyof StatementDetailErrors];

export type StatementDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: StatementDetailReply;
};

export type StatementDetailResponse = StatementDetailResponses[keyof StatementDetailResponses];

export type StatementFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/credit/statement/file/{id}';
};

export type StatementFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StatementFileError = StatementFileErrors[keyof StatementFileErrors];

export type StatementFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type StatementFileResponse = StatementFileResponses[keyof StatementFileResponses];

export type StatementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a statement stands: 未付款, 部分付款, 已付清, 已逾期.
         */
        state?: 'open' | 'part_paid' | 'paid' | 'overdue';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/credit/statement/list';
};

export type StatementsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StatementsError = StatementsErrors[keyof StatementsErrors];

export type StatementsResponses = {
    /**
     * The request has succeeded.
     */
    200: StatementListReply;
};

export type StatementsResponse = StatementsResponses[keyof StatementsResponses];

export type CreditWithData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        merchantId: number;
    };
    url: '/mall/credit/with';
};

export type CreditWithErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreditWithError = CreditWithErrors[keyof CreditWithErrors];

export type CreditWithResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditStandingReply;
};

export type CreditWithResponse = CreditWithResponses[keyof CreditWithResponses];

export type CreditNoteFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/creditNote/file/{id}';
};

export type CreditNoteFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreditNoteFileError = CreditNoteFileErrors[keyof CreditNoteFileErrors];

export type CreditNoteFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type CreditNoteFileResponse = CreditNoteFileResponses[keyof CreditNoteFileResponses];

export type CreditNotesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/creditNote/list';
};

export type CreditNotesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreditNotesError = CreditNotesErrors[keyof CreditNotesErrors];

export type CreditNotesResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditNoteListReply;
};

export type CreditNotesResponse = CreditNotesResponses[keyof CreditNotesResponses];

export type AddAddressData = {
    body: AddressForm;
    path?: never;
    query?: never;
    url: '/mall/deliveryAddress/add';
};

export type AddAddressErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddAddressError = AddAddressErrors[keyof AddAddressErrors];

export type AddAddressResponses = {
    /**
     * The request has succeeded.
     */
    200: AddressReply | Refusal;
};

export type AddAddressResponse = AddAddressResponses[keyof AddAddressResponses];

export type SetDefaultAddressData = {
    body: FavouriteChoice;
    path?: never;
    query?: never;
    url: '/mall/deliveryAddress/default';
};

export type SetDefaultAddressErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetDefaultAddressError = SetDefaultAddressErrors[keyof SetDefaultAddressErrors];

export type SetDefaultAddressResponses = {
    /**
     * The request has succeeded.
     */
    200: AddressReply;
};

export type SetDefaultAddressResponse = SetDefaultAddressResponses[keyof SetDefaultAddressResponses];

export type RemoveAddressData = {
    body: FavouriteChoice;
    path?: never;
    query?: never;
    url: '/mall/deliveryAddress/del';
};

export type RemoveAddressErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveAddressError = RemoveAddressErrors[keyof RemoveAddressErrors];

export type RemoveAddressResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveAddressResponse = RemoveAddressResponses[keyof RemoveAddressResponses];

export type AddressesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/deliveryAddress/list';
};

export type AddressesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddressesError = AddressesErrors[keyof AddressesErrors];

export type AddressesResponses = {
    /**
     * The request has succeeded.
     */
    200: AddressListReply;
};

export type AddressesResponse = AddressesResponses[keyof AddressesResponses];

export type UpdateAddressData = {
    body: AddressChange;
    path?: never;
    query?: never;
    url: '/mall/deliveryAddress/update';
};

export type UpdateAddressErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UpdateAddressError = UpdateAddressErrors[keyof UpdateAddressErrors];

export type UpdateAddressResponses = {
    /**
     * The request has succeeded.
     */
    200: AddressReply;
};

export type UpdateAddressResponse = UpdateAddressResponses[keyof UpdateAddressResponses];

export type FavouriteGoodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/favour/goods';
};

export type FavouriteGoodsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FavouriteGoodsError = FavouriteGoodsErrors[keyof FavouriteGoodsErrors];

export type FavouriteGoodsResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowListReply;
};

export type FavouriteGoodsResponse = FavouriteGoodsResponses[keyof FavouriteGoodsResponses];

export type SetFavouriteGoodsData = {
    body: GoodsFavourite;
    path?: never;
    query?: never;
    url: '/mall/favour/goods';
};

export type SetFavouriteGoodsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetFavouriteGoodsError = SetFavouriteGoodsErrors[keyof SetFavouriteGoodsErrors];

export type SetFavouriteGoodsResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsFavouriteReply;
};

export type SetFavouriteGoodsResponse = SetFavouriteGoodsResponses[keyof SetFavouriteGoodsResponses];

export type FollowedMerchantsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/follow/merchant';
};

export type FollowedMerchantsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowedMerchantsError = FollowedMerchantsErrors[keyof FollowedMerchantsErrors];

export type FollowedMerchantsResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantListReply;
};

export type FollowedMerchantsResponse = FollowedMerchantsResponses[keyof FollowedMerchantsResponses];

export type SetFollowMerchantData = {
    body: MerchantFollow;
    path?: never;
    query?: never;
    url: '/mall/follow/merchant';
};

export type SetFollowMerchantErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetFollowMerchantError = SetFollowMerchantErrors[keyof SetFollowMerchantErrors];

export type SetFollowMerchantResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantFollowReply;
};

export type SetFollowMerchantResponse = SetFollowMerchantResponses[keyof SetFollowMerchantResponses];

export type SetArrivalNoticeData = {
    body: ArrivalNotice;
    path?: never;
    query?: never;
    url: '/mall/goods/arrivalNotice';
};

export type SetArrivalNoticeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetArrivalNoticeError = SetArrivalNoticeErrors[keyof SetArrivalNoticeErrors];

export type SetArrivalNoticeResponses = {
    /**
     * The request has succeeded.
     */
    200: ArrivalNoticeReply;
};

export type SetArrivalNoticeResponse = SetArrivalNoticeResponses[keyof SetArrivalNoticeResponses];

export type ArrivalNoticesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/goods/arrivalNotices';
};

export type ArrivalNoticesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArrivalNoticesError = ArrivalNoticesErrors[keyof ArrivalNoticesErrors];

export type ArrivalNoticesResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowListReply;
};

export type ArrivalNoticesResponse = ArrivalNoticesResponses[keyof ArrivalNoticesResponses];

export type AskBargainData = {
    body: BargainForm;
    path?: never;
    query?: never;
    url: '/mall/goods/bargain/add';
};

export type AskBargainErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AskBargainError = AskBargainErrors[keyof AskBargainErrors];

export type AskBargainResponses = {
    /**
     * The request has succeeded.
     */
    200: BargainReply | Refusal;
};

export type AskBargainResponse = AskBargainResponses[keyof AskBargainResponses];

export type BargainsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a bargain stands: 议价中, 已接受, 已拒绝, 已下单, 已过期.
         */
        state?: 'asked' | 'accepted' | 'refused' | 'ordered' | 'expired';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/goods/bargain/list';
};

export type BargainsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BargainsError = BargainsErrors[keyof BargainsErrors];

export type BargainsResponses = {
    /**
     * The request has succeeded.
     */
    200: BargainListReply;
};

export type BargainsResponse = BargainsResponses[keyof BargainsResponses];

export type GoodsCategoriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
    };
    url: '/mall/goods/categories';
};

export type GoodsCategoriesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type GoodsCategoriesError = GoodsCategoriesErrors[keyof GoodsCategoriesErrors];

export type GoodsCategoriesResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsCategoryListReply;
};

export type GoodsCategoriesResponse = GoodsCategoriesResponses[keyof GoodsCategoriesResponses];

export type GoodsDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/goods/detail';
};

export type GoodsDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type GoodsDetailError = GoodsDetailErrors[keyof GoodsDetailErrors];

export type GoodsDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsDetailReply;
};

export type GoodsDetailResponse = GoodsDetailResponses[keyof GoodsDetailResponses];

export type PartHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        partId: number;
        /**
         * How many months a history goes back; `all`: to the first offer that is known.
         */
        months?: '3' | '6' | '12' | 'all';
    };
    url: '/mall/goods/history';
};

export type PartHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartHistoryError = PartHistoryErrors[keyof PartHistoryErrors];

export type PartHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: PartHistoryReply;
};

export type PartHistoryResponse = PartHistoryResponses[keyof PartHistoryResponses];

export type GoodsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        partId?: number;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        merchantId?: number;
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
        /**
         * Where goods lie: 深圳 or 香港.
         */
        warehouse?: 'SZ' | 'HK';
        /**
         * How goods are packed: 编带, 剪带, 托盘, 管装, 散装, 袋装, 盒装.
         */
        packing?: 'reel' | 'cut_tape' | 'tray' | 'tube' | 'bulk' | 'bag' | 'box';
        /**
         * Only what is known to be in stock.
         */
        inStock?: boolean;
        /**
         * How a list of goods is sorted.
         */
        sort?: 'relevance' | 'price' | '-price' | '-stock' | 'newest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/goods/list';
};

export type GoodsListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type GoodsListError = GoodsListErrors[keyof GoodsListErrors];

export type GoodsListResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsListReply;
};

export type GoodsListResponse = GoodsListResponses[keyof GoodsListResponses];

export type MerchantDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/goods/merchant';
};

export type MerchantDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantDetailError = MerchantDetailErrors[keyof MerchantDetailErrors];

export type MerchantDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantReply;
};

export type MerchantDetailResponse = MerchantDetailResponses[keyof MerchantDetailResponses];

export type MerchantListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/goods/merchants';
};

export type MerchantListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantListError = MerchantListErrors[keyof MerchantListErrors];

export type MerchantListResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantListReply;
};

export type MerchantListResponse = MerchantListResponses[keyof MerchantListResponses];

export type ClaimFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/goods/order/claim/content/{id}';
};

export type ClaimFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClaimFileError = ClaimFileErrors[keyof ClaimFileErrors];

export type ClaimFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ClaimFileResponse = ClaimFileResponses[keyof ClaimFileResponses];

export type PackingListData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/goods/order/packingList/{id}';
};

export type PackingListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PackingListError = PackingListErrors[keyof PackingListErrors];

export type PackingListResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type PackingListResponse = PackingListResponses[keyof PackingListResponses];

export type ClaimOrderData = {
    body: ClaimForm;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/claim';
};

export type ClaimOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ClaimOrderError = ClaimOrderErrors[keyof ClaimOrderErrors];

export type ClaimOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ClaimOrderResponse = ClaimOrderResponses[keyof ClaimOrderResponses];

export type PrepareClaimData = {
    body: ClaimWish;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/claim/prepare';
};

export type PrepareClaimErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PrepareClaimError = PrepareClaimErrors[keyof PrepareClaimErrors];

export type PrepareClaimResponses = {
    /**
     * The request has succeeded.
     */
    200: ClaimQuoteReply;
};

export type PrepareClaimResponse = PrepareClaimResponses[keyof PrepareClaimResponses];

export type ReceiveReplacementData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/claim/received';
};

export type ReceiveReplacementErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReceiveReplacementError = ReceiveReplacementErrors[keyof ReceiveReplacementErrors];

export type ReceiveReplacementResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ReceiveReplacementResponse = ReceiveReplacementResponses[keyof ReceiveReplacementResponses];

export type SendBackData = {
    body: ExchangeParcel;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/claim/sendBack';
};

export type SendBackErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendBackError = SendBackErrors[keyof SendBackErrors];

export type SendBackResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type SendBackResponse = SendBackResponses[keyof SendBackResponses];

export type UploadClaimFileData = {
    body: ClaimUpload;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/claim/upload';
};

export type UploadClaimFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadClaimFileError = UploadClaimFileErrors[keyof UploadClaimFileErrors];

export type UploadClaimFileResponses = {
    /**
     * The request has succeeded.
     */
    200: ClaimFileReply | Refusal;
};

export type UploadClaimFileResponse = UploadClaimFileResponses[keyof UploadClaimFileResponses];

export type CloseOrderData = {
    body: OrderClosing;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/close';
};

export type CloseOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CloseOrderError = CloseOrderErrors[keyof CloseOrderErrors];

export type CloseOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type CloseOrderResponse = CloseOrderResponses[keyof CloseOrderResponses];

export type OrderCountsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/mall/goods/order/user/counts';
};

export type OrderCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderCountsError = OrderCountsErrors[keyof OrderCountsErrors];

export type OrderCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderCountListReply;
};

export type OrderCountsResponse = OrderCountsResponses[keyof OrderCountsResponses];

export type OrderDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/goods/order/user/detail';
};

export type OrderDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderDetailError = OrderDetailErrors[keyof OrderDetailErrors];

export type OrderDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type OrderDetailResponse = OrderDetailResponses[keyof OrderDetailResponses];

export type FinishOrderData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/finish';
};

export type FinishOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FinishOrderError = FinishOrderErrors[keyof FinishOrderErrors];

export type FinishOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type FinishOrderResponse = FinishOrderResponses[keyof FinishOrderResponses];

export type OrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
        /**
         * Where an order stands: 待付款, 凭证审核, 待发货, 部分发货, 待收货, 已完成, 已关闭, 售后中, 已退款.
         */
        state?: 'CREATED' | 'RECEIPT_REVIEW' | 'PAID' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'FINISHED' | 'CLOSED' | 'AFTER_SALE' | 'REFUNDED';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/goods/order/user/list';
};

export type OrdersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrdersError = OrdersErrors[keyof OrdersErrors];

export type OrdersResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRowListReply;
};

export type OrdersResponse = OrdersResponses[keyof OrdersResponses];

export type OrderParcelsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/goods/order/user/logistics';
};

export type OrderParcelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OrderParcelsError = OrderParcelsErrors[keyof OrderParcelsErrors];

export type OrderParcelsResponses = {
    /**
     * The request has succeeded.
     */
    200: ParcelListReply;
};

export type OrderParcelsResponse = OrderParcelsResponses[keyof OrderParcelsResponses];

export type RemoveOrderData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/remove';
};

export type RemoveOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveOrderError = RemoveOrderErrors[keyof RemoveOrderErrors];

export type RemoveOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveOrderResponse = RemoveOrderResponses[keyof RemoveOrderResponses];

export type SetWarehousingNoData = {
    body: Warehousing;
    path?: never;
    query?: never;
    url: '/mall/goods/order/user/warehousingNo';
};

export type SetWarehousingNoErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetWarehousingNoError = SetWarehousingNoErrors[keyof SetWarehousingNoErrors];

export type SetWarehousingNoResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type SetWarehousingNoResponse = SetWarehousingNoResponses[keyof SetWarehousingNoResponses];

export type ApplyInvoiceData = {
    body: InvoiceApplication;
    path?: never;
    query?: never;
    url: '/mall/invoice/apply';
};

export type ApplyInvoiceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ApplyInvoiceError = ApplyInvoiceErrors[keyof ApplyInvoiceErrors];

export type ApplyInvoiceResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceReply;
};

export type ApplyInvoiceResponse = ApplyInvoiceResponses[keyof ApplyInvoiceResponses];

export type InvoiceFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/invoice/file/{id}';
};

export type InvoiceFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type InvoiceFileError = InvoiceFileErrors[keyof InvoiceFileErrors];

export type InvoiceFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type InvoiceFileResponse = InvoiceFileResponses[keyof InvoiceFileResponses];

export type InvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where an invoice stands: 申请中, 开具中, 已开具, 已冲红, 已驳回.
         */
        state?: 'applied' | 'issuing' | 'issued' | 'reversed' | 'refused';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/invoice/list';
};

export type InvoicesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type InvoicesError = InvoicesErrors[keyof InvoicesErrors];

export type InvoicesResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceListReply;
};

export type InvoicesResponse = InvoicesResponses[keyof InvoicesResponses];

export type AddInvoiceTitleData = {
    body: InvoiceTitleForm;
    path?: never;
    query?: never;
    url: '/mall/invoice/title/add';
};

export type AddInvoiceTitleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddInvoiceTitleError = AddInvoiceTitleErrors[keyof AddInvoiceTitleErrors];

export type AddInvoiceTitleResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceTitleReply | Refusal;
};

export type AddInvoiceTitleResponse = AddInvoiceTitleResponses[keyof AddInvoiceTitleResponses];

export type SetDefaultInvoiceTitleData = {
    body: FavouriteChoice;
    path?: never;
    query?: never;
    url: '/mall/invoice/title/default';
};

export type SetDefaultInvoiceTitleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetDefaultInvoiceTitleError = SetDefaultInvoiceTitleErrors[keyof SetDefaultInvoiceTitleErrors];

export type SetDefaultInvoiceTitleResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceTitleReply;
};

export type SetDefaultInvoiceTitleResponse = SetDefaultInvoiceTitleResponses[keyof SetDefaultInvoiceTitleResponses];

export type RemoveInvoiceTitleData = {
    body: FavouriteChoice;
    path?: never;
    query?: never;
    url: '/mall/invoice/title/del';
};

export type RemoveInvoiceTitleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveInvoiceTitleError = RemoveInvoiceTitleErrors[keyof RemoveInvoiceTitleErrors];

export type RemoveInvoiceTitleResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveInvoiceTitleResponse = RemoveInvoiceTitleResponses[keyof RemoveInvoiceTitleResponses];

export type InvoiceTitlesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/invoice/title/list';
};

export type InvoiceTitlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type InvoiceTitlesError = InvoiceTitlesErrors[keyof InvoiceTitlesErrors];

export type InvoiceTitlesResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceTitleListReply;
};

export type InvoiceTitlesResponse = InvoiceTitlesResponses[keyof InvoiceTitlesResponses];

export type UpdateInvoiceTitleData = {
    body: InvoiceTitleChange;
    path?: never;
    query?: never;
    url: '/mall/invoice/title/update';
};

export type UpdateInvoiceTitleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UpdateInvoiceTitleError = UpdateInvoiceTitleErrors[keyof UpdateInvoiceTitleErrors];

export type UpdateInvoiceTitleResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceTitleReply;
};

export type UpdateInvoiceTitleResponse = UpdateInvoiceTitleResponses[keyof UpdateInvoiceTitleResponses];

export type MerchantBargainCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/merchant/bargain/counts';
};

export type MerchantBargainCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantBargainCountsError = MerchantBargainCountsErrors[keyof MerchantBargainCountsErrors];

export type MerchantBargainCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: BargainCountListReply;
};

export type MerchantBargainCountsResponse = MerchantBargainCountsResponses[keyof MerchantBargainCountsResponses];

export type DecideBargainData = {
    body: BargainAnswer;
    path?: never;
    query?: never;
    url: '/mall/merchant/bargain/decide';
};

export type DecideBargainErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DecideBargainError = DecideBargainErrors[keyof DecideBargainErrors];

export type DecideBargainResponses = {
    /**
     * The request has succeeded.
     */
    200: BargainReply;
};

export type DecideBargainResponse = DecideBargainResponses[keyof DecideBargainResponses];

export type MerchantBargainsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a bargain stands: 议价中, 已接受, 已拒绝, 已下单, 已过期.
         */
        state?: 'asked' | 'accepted' | 'refused' | 'ordered' | 'expired';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/bargain/list';
};

export type MerchantBargainsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantBargainsError = MerchantBargainsErrors[keyof MerchantBargainsErrors];

export type MerchantBargainsResponses = {
    /**
     * The request has succeeded.
     */
    200: BargainListReply;
};

export type MerchantBargainsResponse = MerchantBargainsResponses[keyof MerchantBargainsResponses];

export type MerchantCreditCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/merchant/credit/counts';
};

export type MerchantCreditCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantCreditCountsError = MerchantCreditCountsErrors[keyof MerchantCreditCountsErrors];

export type MerchantCreditCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditCountListReply;
};

export type MerchantCreditCountsResponse = MerchantCreditCountsResponses[keyof MerchantCreditCountsResponses];

export type DecideCreditData = {
    body: CreditDecision;
    path?: never;
    query?: never;
    url: '/mall/merchant/credit/decide';
};

export type DecideCreditErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DecideCreditError = DecideCreditErrors[keyof DecideCreditErrors];

export type DecideCreditResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditTermsReply;
};

export type DecideCreditResponse = DecideCreditResponses[keyof DecideCreditResponses];

export type MerchantCreditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where credit terms (月结) stand: 待审核, 已开通, 已暂停, 未通过, 已终止.
         */
        state?: 'applied' | 'active' | 'paused' | 'refused' | 'ended';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/credit/list';
};

export type MerchantCreditErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantCreditError = MerchantCreditErrors[keyof MerchantCreditErrors];

export type MerchantCreditResponses = {
    /**
     * The request has succeeded.
     */
    200: CreditTermsListReply;
};

export type MerchantCreditResponse = MerchantCreditResponses[keyof MerchantCreditResponses];

export type MerchantStatementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a statement stands: 未付款, 部分付款, 已付清, 已逾期.
         */
        state?: 'open' | 'part_paid' | 'paid' | 'overdue';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/credit/statement/list';
};

export type MerchantStatementsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantStatementsError = MerchantStatementsErrors[keyof MerchantStatementsErrors];

export type MerchantStatementsResponses = {
    /**
     * The request has succeeded.
     */
    200: StatementListReply;
};

export type MerchantStatementsResponse = MerchantStatementsResponses[keyof MerchantStatementsResponses];

export type RecordStatementPaymentData = {
    body: StatementPaymentForm;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/merchant/credit/statement/pay';
};

export type RecordStatementPaymentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RecordStatementPaymentError = RecordStatementPaymentErrors[keyof RecordStatementPaymentErrors];

export type RecordStatementPaymentResponses = {
    /**
     * The request has succeeded.
     */
    200: StatementDetailReply;
};

export type RecordStatementPaymentResponse = RecordStatementPaymentResponses[keyof RecordStatementPaymentResponses];

export type MerchantGoodsCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/merchant/goods/counts';
};

export type MerchantGoodsCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantGoodsCountsError = MerchantGoodsCountsErrors[keyof MerchantGoodsCountsErrors];

export type MerchantGoodsCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsCountListReply;
};

export type MerchantGoodsCountsResponse = MerchantGoodsCountsResponses[keyof MerchantGoodsCountsResponses];

export type ImportGoodsData = {
    body: SheetImport;
    path?: never;
    query?: never;
    url: '/mall/merchant/goods/import';
};

export type ImportGoodsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ImportGoodsError = ImportGoodsErrors[keyof ImportGoodsErrors];

export type ImportGoodsResponses = {
    /**
     * The request has succeeded.
     */
    200: SheetResultListReply;
};

export type ImportGoodsResponse = ImportGoodsResponses[keyof ImportGoodsResponses];

export type MerchantGoodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a merchant's goods stand: on sale, off sale, or on sale with nothing left. What is out of stock counts as on sale too, as on public pages.
         */
        state?: 'on_sale' | 'off_sale' | 'out_of_stock';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/goods/list';
};

export type MerchantGoodsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantGoodsError = MerchantGoodsErrors[keyof MerchantGoodsErrors];

export type MerchantGoodsResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowListReply;
};

export type MerchantGoodsResponse = MerchantGoodsResponses[keyof MerchantGoodsResponses];

export type SetOnSaleData = {
    body: SaleChange;
    path?: never;
    query?: never;
    url: '/mall/merchant/goods/sale';
};

export type SetOnSaleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetOnSaleError = SetOnSaleErrors[keyof SetOnSaleErrors];

export type SetOnSaleResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowListReply;
};

export type SetOnSaleResponse = SetOnSaleResponses[keyof SetOnSaleResponses];

export type SetStockData = {
    body: StockChange;
    path?: never;
    query?: never;
    url: '/mall/merchant/goods/stock';
};

export type SetStockErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetStockError = SetStockErrors[keyof SetStockErrors];

export type SetStockResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowReply;
};

export type SetStockResponse = SetStockResponses[keyof SetStockResponses];

export type SetGoodsTermsData = {
    body: GoodsTermsChange;
    path?: never;
    query?: never;
    url: '/mall/merchant/goods/terms';
};

export type SetGoodsTermsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetGoodsTermsError = SetGoodsTermsErrors[keyof SetGoodsTermsErrors];

export type SetGoodsTermsResponses = {
    /**
     * The request has succeeded.
     */
    200: GoodsRowReply;
};

export type SetGoodsTermsResponse = SetGoodsTermsResponses[keyof SetGoodsTermsResponses];

export type MerchantInvoiceCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/merchant/invoice/counts';
};

export type MerchantInvoiceCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantInvoiceCountsError = MerchantInvoiceCountsErrors[keyof MerchantInvoiceCountsErrors];

export type MerchantInvoiceCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceCountListReply;
};

export type MerchantInvoiceCountsResponse = MerchantInvoiceCountsResponses[keyof MerchantInvoiceCountsResponses];

export type DecideInvoiceData = {
    body: InvoiceAnswer;
    path?: never;
    query?: never;
    url: '/mall/merchant/invoice/decide';
};

export type DecideInvoiceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DecideInvoiceError = DecideInvoiceErrors[keyof DecideInvoiceErrors];

export type DecideInvoiceResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceReply | Refusal;
};

export type DecideInvoiceResponse = DecideInvoiceResponses[keyof DecideInvoiceResponses];

export type UploadInvoiceFileData = {
    body: InvoiceUpload;
    path?: never;
    query?: never;
    url: '/mall/merchant/invoice/file';
};

export type UploadInvoiceFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadInvoiceFileError = UploadInvoiceFileErrors[keyof UploadInvoiceFileErrors];

export type UploadInvoiceFileResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceReply | Refusal;
};

export type UploadInvoiceFileResponse = UploadInvoiceFileResponses[keyof UploadInvoiceFileResponses];

export type MerchantInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where an invoice stands: 申请中, 开具中, 已开具, 已冲红, 已驳回.
         */
        state?: 'applied' | 'issuing' | 'issued' | 'reversed' | 'refused';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/invoice/list';
};

export type MerchantInvoicesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantInvoicesError = MerchantInvoicesErrors[keyof MerchantInvoicesErrors];

export type MerchantInvoicesResponses = {
    /**
     * The request has succeeded.
     */
    200: InvoiceListReply;
};

export type MerchantInvoicesResponse = MerchantInvoicesResponses[keyof MerchantInvoicesResponses];

export type MyMerchantData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mall/merchant/mine';
};

export type MyMerchantErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyMerchantError = MyMerchantErrors[keyof MyMerchantErrors];

export type MyMerchantResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantReply;
};

export type MyMerchantResponse = MyMerchantResponses[keyof MyMerchantResponses];

export type ConfirmOrderData = {
    body: OrderChoice;
    path?: never;
    query?: never;
    url: '/mall/merchant/order/confirm';
};

export type ConfirmOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ConfirmOrderError = ConfirmOrderErrors[keyof ConfirmOrderErrors];

export type ConfirmOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ConfirmOrderResponse = ConfirmOrderResponses[keyof ConfirmOrderResponses];

export type MerchantOrderCountsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/mall/merchant/order/counts';
};

export type MerchantOrderCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantOrderCountsError = MerchantOrderCountsErrors[keyof MerchantOrderCountsErrors];

export type MerchantOrderCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderCountListReply;
};

export type MerchantOrderCountsResponse = MerchantOrderCountsResponses[keyof MerchantOrderCountsResponses];

export type MerchantOrderData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/merchant/order/detail';
};

export type MerchantOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantOrderError = MerchantOrderErrors[keyof MerchantOrderErrors];

export type MerchantOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type MerchantOrderResponse = MerchantOrderResponses[keyof MerchantOrderResponses];

export type MerchantOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where an order stands: 待付款, 凭证审核, 待发货, 部分发货, 待收货, 已完成, 已关闭, 售后中, 已退款.
         */
        state?: 'CREATED' | 'RECEIPT_REVIEW' | 'PAID' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'FINISHED' | 'CLOSED' | 'AFTER_SALE' | 'REFUNDED';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/merchant/order/list';
};

export type MerchantOrdersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantOrdersError = MerchantOrdersErrors[keyof MerchantOrdersErrors];

export type MerchantOrdersResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderRowListReply;
};

export type MerchantOrdersResponse = MerchantOrdersResponses[keyof MerchantOrdersResponses];

export type ResolveClaimData = {
    body: ClaimAnswer;
    path?: never;
    query?: never;
    url: '/mall/merchant/order/resolve';
};

export type ResolveClaimErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResolveClaimError = ResolveClaimErrors[keyof ResolveClaimErrors];

export type ResolveClaimResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ResolveClaimResponse = ResolveClaimResponses[keyof ResolveClaimResponses];

export type SendReplacementData = {
    body: ExchangeParcel;
    path?: never;
    query?: never;
    url: '/mall/merchant/order/sendReplacement';
};

export type SendReplacementErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendReplacementError = SendReplacementErrors[keyof SendReplacementErrors];

export type SendReplacementResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type SendReplacementResponse = SendReplacementResponses[keyof SendReplacementResponses];

export type ShipOrderData = {
    body: Shipment;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/merchant/order/ship';
};

export type ShipOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShipOrderError = ShipOrderErrors[keyof ShipOrderErrors];

export type ShipOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ShipOrderResponse = ShipOrderResponses[keyof ShipOrderResponses];

export type ReportParcelData = {
    body: ParcelReport;
    path?: never;
    query?: never;
    url: '/mall/merchant/parcel/event';
};

export type ReportParcelErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportParcelError = ReportParcelErrors[keyof ReportParcelErrors];

export type ReportParcelResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderDetailReply;
};

export type ReportParcelResponse = ReportParcelResponses[keyof ReportParcelResponses];

export type CreateOnlinePaymentData = {
    body: OnlinePaymentForm;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/pay/online/create';
};

export type CreateOnlinePaymentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreateOnlinePaymentError = CreateOnlinePaymentErrors[keyof CreateOnlinePaymentErrors];

export type CreateOnlinePaymentResponses = {
    /**
     * The request has succeeded.
     */
    200: OnlinePaymentReply | Refusal;
};

export type CreateOnlinePaymentResponse = CreateOnlinePaymentResponses[keyof CreateOnlinePaymentResponses];

export type OnlinePaymentData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/pay/online/detail';
};

export type OnlinePaymentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OnlinePaymentError = OnlinePaymentErrors[keyof OnlinePaymentErrors];

export type OnlinePaymentResponses = {
    /**
     * The request has succeeded.
     */
    200: OnlinePaymentReply;
};

export type OnlinePaymentResponse = OnlinePaymentResponses[keyof OnlinePaymentResponses];

export type QueryOnlinePaymentData = {
    body: PaymentChoice;
    path?: never;
    query?: never;
    url: '/mall/pay/online/query';
};

export type QueryOnlinePaymentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type QueryOnlinePaymentError = QueryOnlinePaymentErrors[keyof QueryOnlinePaymentErrors];

export type QueryOnlinePaymentResponses = {
    /**
     * The request has succeeded.
     */
    200: OnlinePaymentReply;
};

export type QueryOnlinePaymentResponse = QueryOnlinePaymentResponses[keyof QueryOnlinePaymentResponses];

export type CreateBargainOrderData = {
    body: BargainOrder;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/pay/order/create/bargaining';
};

export type CreateBargainOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreateBargainOrderError = CreateBargainOrderErrors[keyof CreateBargainOrderErrors];

export type CreateBargainOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: CreatedOrdersReply;
};

export type CreateBargainOrderResponse = CreateBargainOrderResponses[keyof CreateBargainOrderResponses];

export type CreateCartOrderData = {
    body: CartOrder;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/pay/order/create/cart';
};

export type CreateCartOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreateCartOrderError = CreateCartOrderErrors[keyof CreateCartOrderErrors];

export type CreateCartOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: CreatedOrdersReply;
};

export type CreateCartOrderResponse = CreateCartOrderResponses[keyof CreateCartOrderResponses];

export type CreateGoodsOrderData = {
    body: GoodsOrder;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/pay/order/create/goods';
};

export type CreateGoodsOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreateGoodsOrderError = CreateGoodsOrderErrors[keyof CreateGoodsOrderErrors];

export type CreateGoodsOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: CreatedOrdersReply;
};

export type CreateGoodsOrderResponse = CreateGoodsOrderResponses[keyof CreateGoodsOrderResponses];

export type PrepareOrderData = {
    body: OrderWish;
    path?: never;
    query?: never;
    url: '/mall/pay/order/prepare';
};

export type PrepareOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PrepareOrderError = PrepareOrderErrors[keyof PrepareOrderErrors];

export type PrepareOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OrderPreparationReply;
};

export type PrepareOrderResponse = PrepareOrderResponses[keyof PrepareOrderResponses];

export type ReceiptBankData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        orderId: number;
    };
    url: '/mall/pay/receipt/bank';
};

export type ReceiptBankErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReceiptBankError = ReceiptBankErrors[keyof ReceiptBankErrors];

export type ReceiptBankResponses = {
    /**
     * The request has succeeded.
     */
    200: BankAccountReply;
};

export type ReceiptBankResponse = ReceiptBankResponses[keyof ReceiptBankResponses];

export type ReceiptFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/pay/receipt/content/{id}';
};

export type ReceiptFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReceiptFileError = ReceiptFileErrors[keyof ReceiptFileErrors];

export type ReceiptFileResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type ReceiptsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        orderId: number;
    };
    url: '/mall/pay/receipt/list';
};

export type ReceiptsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReceiptsError = ReceiptsErrors[keyof ReceiptsErrors];

export type ReceiptsResponses = {
    /**
     * The request has succeeded.
     */
    200: ReceiptListReply;
};

export type ReceiptsResponse = ReceiptsResponses[keyof ReceiptsResponses];

export type SubmitReceiptData = {
    body: ReceiptForm;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mall/pay/receipt/submit';
};

export type SubmitReceiptErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SubmitReceiptError = SubmitReceiptErrors[keyof SubmitReceiptErrors];

export type SubmitReceiptResponses = {
    /**
     * The request has succeeded.
     */
    200: ReceiptReply | Refusal;
};

export type SubmitReceiptResponse = SubmitReceiptResponses[keyof SubmitReceiptResponses];

export type UploadReceiptFileData = {
    body: ReceiptUpload;
    path?: never;
    query?: never;
    url: '/mall/pay/receipt/upload';
};

export type UploadReceiptFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadReceiptFileError = UploadReceiptFileErrors[keyof UploadReceiptFileErrors];

export type UploadReceiptFileResponses = {
    /**
     * The request has succeeded.
     */
    200: ReceiptFileReply | Refusal;
};

export type UploadReceiptFileResponse = UploadReceiptFileResponses[keyof UploadReceiptFileResponses];

export type CreatePiData = {
    body: PiForm;
    path?: never;
    query?: never;
    url: '/mall/user/pi/create';
};

export type CreatePiErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CreatePiError = CreatePiErrors[keyof CreatePiErrors];

export type CreatePiResponses = {
    /**
     * The request has succeeded.
     */
    200: PiReply;
};

export type CreatePiResponse = CreatePiResponses[keyof CreatePiResponses];

export type PiDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/mall/user/pi/detail';
};

export type PiDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PiDetailError = PiDetailErrors[keyof PiDetailErrors];

export type PiDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: PiDocumentReply;
};

export type PiDetailResponse = PiDetailResponses[keyof PiDetailResponses];

export type PiFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/mall/user/pi/file/{id}';
};

export type PiFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PiFileError = PiFileErrors[keyof PiFileErrors];

export type PiFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type PiFileResponse = PiFileResponses[keyof PiFileResponses];

export type PisData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/mall/user/pi/list';
};

export type PisErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PisError = PisErrors[keyof PisErrors];

export type PisResponses = {
    /**
     * The request has succeeded.
     */
    200: PiListReply;
};

export type PisResponse = PisResponses[keyof PisResponses];

export type VoidPiData = {
    body: PiChoice;
    path?: never;
    query?: never;
    url: '/mall/user/pi/void';
};

export type VoidPiErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type VoidPiError = VoidPiErrors[keyof VoidPiErrors];

export type VoidPiResponses = {
    /**
     * The request has succeeded.
     */
    200: PiReply;
};

export type VoidPiResponse = VoidPiResponses[keyof VoidPiResponses];

export type MerchantEntryData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/merchant/entry';
};

export type MerchantEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantEntryError = MerchantEntryErrors[keyof MerchantEntryErrors];

export type MerchantEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantEntryStateReply;
};

export type MerchantEntryResponse = MerchantEntryResponses[keyof MerchantEntryResponses];

export type EnterMallData = {
    body: MerchantEntryForm;
    path?: never;
    query?: never;
    url: '/merchant/entry';
};

export type EnterMallErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EnterMallError = EnterMallErrors[keyof EnterMallErrors];

export type EnterMallResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantEntryStateReply | Refusal;
};

export type EnterMallResponse = EnterMallResponses[keyof EnterMallResponses];

export type ShopNameStateData = {
    body?: never;
    path?: never;
    query: {
        name: string;
    };
    url: '/merchant/exists/name';
};

export type ShopNameStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShopNameStateError = ShopNameStateErrors[keyof ShopNameStateErrors];

export type ShopNameStateResponses = {
    /**
     * The request has succeeded.
     */
    200: ShopNameStateReply;
};

export type ShopNameStateResponse = ShopNameStateResponses[keyof ShopNameStateResponses];

export type NoticePageData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a notice is about. `order`: orders, bargains and goods that arrived, on either side; `comment`: answers to comments; `review`: what an operator decided; `savedSearch`: what saved searches found; `changeNotice`: what makers announced of followed parts; `job`: applications, on either side; `registryWatch`: what changed of watched companies.
         */
        kind?: 'order' | 'comment' | 'review' | 'feedback' | 'account' | 'system' | 'savedSearch' | 'changeNotice' | 'inquiry' | 'job' | 'registryWatch';
        isUnread?: boolean;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/message/page';
};

export type NoticePageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NoticePageError = NoticePageErrors[keyof NoticePageErrors];

export type NoticePageResponses = {
    /**
     * The request has succeeded.
     */
    200: NoticeListReply;
};

export type NoticePageResponse = NoticePageResponses[keyof NoticePageResponses];

export type ReadNoticesData = {
    body: NoticesRead;
    path?: never;
    query?: never;
    url: '/message/read';
};

export type ReadNoticesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReadNoticesError = ReadNoticesErrors[keyof ReadNoticesErrors];

export type ReadNoticesResponses = {
    /**
     * The request has succeeded.
     */
    200: UnreadCountReply;
};

export type ReadNoticesResponse = ReadNoticesResponses[keyof ReadNoticesResponses];

export type UnreadNoticesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/message/v2/unReadCount';
};

export type UnreadNoticesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnreadNoticesError = UnreadNoticesErrors[keyof UnreadNoticesErrors];

export type UnreadNoticesResponses = {
    /**
     * The request has succeeded.
     */
    200: UnreadCountReply;
};

export type UnreadNoticesResponse = UnreadNoticesResponses[keyof UnreadNoticesResponses];

export type AddArticleData = {
    body: ArticleWords;
    headers?: {
        /**
         * A key that makes a call safe to repeat: the same key with the same body gives the first answer. Kept 48 hours.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/my/article/add';
};

export type AddArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddArticleError = AddArticleErrors[keyof AddArticleErrors];

export type AddArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedArticleReply | Refusal;
};

export type AddArticleResponse = AddArticleResponses[keyof AddArticleResponses];

export type OwnArticleCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/my/article/counts';
};

export type OwnArticleCountsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnArticleCountsError = OwnArticleCountsErrors[keyof OwnArticleCountsErrors];

export type OwnArticleCountsResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnArticleCountsReply;
};

export type OwnArticleCountsResponse = OwnArticleCountsResponses[keyof OwnArticleCountsResponses];

export type UploadArticleFigureData = {
    body: ArticlePicture;
    path?: never;
    query?: never;
    url: '/my/article/figure';
};

export type UploadArticleFigureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadArticleFigureError = UploadArticleFigureErrors[keyof UploadArticleFigureErrors];

export type UploadArticleFigureResponses = {
    /**
     * The request has succeeded.
     */
    200: StoredFigureReply | Refusal;
};

export type UploadArticleFigureResponse = UploadArticleFigureResponses[keyof UploadArticleFigureResponses];

export type OwnArticlesData = {
    body?: never;
    path: {
        /**
         * The lists of own articles. Deleted ones are in their own only.
         */
        type: 'ALL' | 'DRAFT' | 'REVIEW' | 'REFUSED' | 'SCHEDULED' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED';
    };
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/my/article/list/{type}';
};

export type OwnArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnArticlesError = OwnArticlesErrors[keyof OwnArticlesErrors];

export type OwnArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnArticleRowListReply;
};

export type OwnArticlesResponse = OwnArticlesResponses[keyof OwnArticlesResponses];

export type SetArticleStatusData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * What the member may set a state to.
         */
        state: 'DELETEED' | 'DISMOUNT' | 'DRAFT';
    };
    query?: never;
    url: '/my/article/status/{id}/{state}';
};

export type SetArticleStatusErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetArticleStatusError = SetArticleStatusErrors[keyof SetArticleStatusErrors];

export type SetArticleStatusResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedArticleReply | Refusal;
};

export type SetArticleStatusResponse = SetArticleStatusResponses[keyof SetArticleStatusResponses];

export type SubmitArticleData = {
    body: ArticleSubmission;
    path?: never;
    query?: never;
    url: '/my/article/submit';
};

export type SubmitArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SubmitArticleError = SubmitArticleErrors[keyof SubmitArticleErrors];

export type SubmitArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedArticleReply;
};

export type SubmitArticleResponse = SubmitArticleResponses[keyof SubmitArticleResponses];

export type OwnArticleVersionData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        versionId: number;
    };
    query?: never;
    url: '/my/article/version/{versionId}';
};

export type OwnArticleVersionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnArticleVersionError = OwnArticleVersionErrors[keyof OwnArticleVersionErrors];

export type OwnArticleVersionResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleVersionReply;
};

export type OwnArticleVersionResponse = OwnArticleVersionResponses[keyof OwnArticleVersionResponses];

export type RestoreArticleVersionData = {
    body: ArticleRestore;
    path?: never;
    query?: never;
    url: '/my/article/versions/restore';
};

export type RestoreArticleVersionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreArticleVersionError = RestoreArticleVersionErrors[keyof RestoreArticleVersionErrors];

export type RestoreArticleVersionResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnArticleReply;
};

export type RestoreArticleVersionResponse = RestoreArticleVersionResponses[keyof RestoreArticleVersionResponses];

export type OwnArticleVersionsData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/my/article/versions/{id}';
};

export type OwnArticleVersionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnArticleVersionsError = OwnArticleVersionsErrors[keyof OwnArticleVersionsErrors];

export type OwnArticleVersionsResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleVersionRowListReply;
};

export type OwnArticleVersionsResponse = OwnArticleVersionsResponses[keyof OwnArticleVersionsResponses];

export type ImportWechatArticleData = {
    body: WechatImport;
    path?: never;
    query?: never;
    url: '/my/article/wx/import';
};

export type ImportWechatArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ImportWechatArticleError = ImportWechatArticleErrors[keyof ImportWechatArticleErrors];

export type ImportWechatArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: ImportedArticleReply | Refusal;
};

export type ImportWechatArticleResponse = ImportWechatArticleResponses[keyof ImportWechatArticleResponses];

export type OwnArticleData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/my/article/{id}';
};

export type OwnArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnArticleError = OwnArticleErrors[keyof OwnArticleErrors];

export type OwnArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnArticleReply;
};

export type OwnArticleResponse = OwnArticleResponses[keyof OwnArticleResponses];

export type SaveArticleData = {
    body: ArticleSave;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/my/article/{id}';
};

export type SaveArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveArticleError = SaveArticleErrors[keyof SaveArticleErrors];

export type SaveArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedArticleReply;
};

export type SaveArticleResponse = SaveArticleResponses[keyof SaveArticleResponses];

export type DocumentDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/my/spec/v1/detail';
};

export type DocumentDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentDetailError = DocumentDetailErrors[keyof DocumentDetailErrors];

export type DocumentDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentDetailReply;
};

export type DocumentDetailResponse = DocumentDetailResponses[keyof DocumentDetailResponses];

export type BrandDocumentDetailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/my/spec/{brandId}/v1/detail';
};

export type BrandDocumentDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandDocumentDetailError = BrandDocumentDetailErrors[keyof BrandDocumentDetailErrors];

export type BrandDocumentDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentDetailReply;
};

export type BrandDocumentDetailResponse = BrandDocumentDetailResponses[keyof BrandDocumentDetailResponses];

export type AddFavouriteData = {
    body: FavouriteThing;
    path?: never;
    query?: never;
    url: '/my/userFavour/add';
};

export type AddFavouriteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddFavouriteError = AddFavouriteErrors[keyof AddFavouriteErrors];

export type AddFavouriteResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type AddFavouriteResponse = AddFavouriteResponses[keyof AddFavouriteResponses];

export type RemoveFavouriteData = {
    body: FavouriteThing;
    path?: never;
    query?: never;
    url: '/my/userFavour/del';
};

export type RemoveFavouriteErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveFavouriteError = RemoveFavouriteErrors[keyof RemoveFavouriteErrors];

export type RemoveFavouriteResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveFavouriteResponse = RemoveFavouriteResponses[keyof RemoveFavouriteResponses];

export type FavouritesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What can be kept as a favourite.
         */
        kind?: 'part' | 'document' | 'brand' | 'agent' | 'merchant' | 'resource' | 'job';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/my/userFavour/list';
};

export type FavouritesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FavouritesError = FavouritesErrors[keyof FavouritesErrors];

export type FavouritesResponses = {
    /**
     * The request has succeeded.
     */
    200: FavouriteRowListReply;
};

export type FavouritesResponse = FavouritesResponses[keyof FavouritesResponses];

export type FavouriteStateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What can be kept as a favourite.
         */
        kind: 'part' | 'document' | 'brand' | 'agent' | 'merchant' | 'resource' | 'job';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/my/userFavour/state';
};

export type FavouriteStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FavouriteStateError = FavouriteStateErrors[keyof FavouriteStateErrors];

export type FavouriteStateResponses = {
    /**
     * The request has succeeded.
     */
    200: FavouriteStateReply;
};

export type FavouriteStateResponse = FavouriteStateResponses[keyof FavouriteStateResponses];

export type ValidateNameData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A name shown to others: 2–20 characters without control characters.
         */
        nickName: string;
    };
    url: '/name/validate';
};

export type ValidateNameErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ValidateNameError = ValidateNameErrors[keyof ValidateNameErrors];

export type ValidateNameResponses = {
    /**
     * The request has succeeded.
     */
    200: AvailabilityReply;
};

export type ValidateNameResponse = ValidateNameResponses[keyof ValidateNameResponses];

export type NavigationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/navigation';
};

export type NavigationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NavigationError = NavigationErrors[keyof NavigationErrors];

export type NavigationResponses = {
    /**
     * The request has succeeded.
     */
    200: NavigationReply;
};

export type NavigationResponse = NavigationResponses[keyof NavigationResponses];

export type AuthorDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/news/author';
};

export type AuthorDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AuthorDetailError = AuthorDetailErrors[keyof AuthorDetailErrors];

export type AuthorDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorReply;
};

export type AuthorDetailResponse = AuthorDetailResponses[keyof AuthorDetailResponses];

export type ChannelArticlesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        categoryId: number;
        /**
         * How a list is ordered.
         */
        sort?: 'newest' | 'hottest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/categoryArticle';
};

export type ChannelArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChannelArticlesError = ChannelArticlesErrors[keyof ChannelArticlesErrors];

export type ChannelArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type ChannelArticlesResponse = ChannelArticlesResponses[keyof ChannelArticlesResponses];

export type SetCommentLikeData = {
    body: ArticleLikeChoice;
    path?: never;
    query?: never;
    url: '/news/comment/likeCount';
};

export type SetCommentLikeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetCommentLikeError = SetCommentLikeErrors[keyof SetCommentLikeErrors];

export type SetCommentLikeResponses = {
    /**
     * The request has succeeded.
     */
    200: LikesReply;
};

export type SetCommentLikeResponse = SetCommentLikeResponses[keyof SetCommentLikeResponses];

export type ArticleFigureData = {
    body?: never;
    path: {
        figureId: string;
    };
    query?: never;
    url: '/news/figure/{figureId}';
};

export type ArticleFigureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleFigureError = ArticleFigureErrors[keyof ArticleFigureErrors];

export type ArticleFigureResponses = {
    /**
     * A drawn figure, or a picture that was uploaded for an article.
     */
    200: Binary;
    /**
     * Bytes of a figure.
     */
    206: Binary;
};

export type ArticleFigureResponse = ArticleFigureResponses[keyof ArticleFigureResponses];

export type FinancialReportsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The month to look at, e.g. `2026-11`.
         */
        month?: string;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/news/financialReport';
};

export type FinancialReportsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FinancialReportsError = FinancialReportsErrors[keyof FinancialReportsErrors];

export type FinancialReportsResponses = {
    /**
     * The request has succeeded.
     */
    200: FinancialReportListReply;
};

export type FinancialReportsResponse = FinancialReportsResponses[keyof FinancialReportsResponses];

export type FinancialReportMonthsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/news/financialReport/months';
};

export type FinancialReportMonthsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FinancialReportMonthsError = FinancialReportMonthsErrors[keyof FinancialReportMonthsErrors];

export type FinancialReportMonthsResponses = {
    /**
     * The request has succeeded.
     */
    200: FinancialReportMonthListReply;
};

export type FinancialReportMonthsResponse = FinancialReportMonthsResponses[keyof FinancialReportMonthsResponses];

export type NewsHotWordsData = {
    body?: never;
    path?: never;
    query?: {
        size?: number;
    };
    url: '/news/hotWords';
};

export type NewsHotWordsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewsHotWordsError = NewsHotWordsErrors[keyof NewsHotWordsErrors];

export type NewsHotWordsResponses = {
    /**
     * The request has succeeded.
     */
    200: NewsHotWordListReply;
};

export type NewsHotWordsResponse = NewsHotWordsResponses[keyof NewsHotWordsResponses];

export type NewsIndexV0Data = {
    body?: never;
    path?: never;
    query?: never;
    url: '/news/indexdata';
};

export type NewsIndexV0Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewsIndexV0Error = NewsIndexV0Errors[keyof NewsIndexV0Errors];

export type NewsIndexV0Responses = {
    /**
     * The request has succeeded.
     */
    200: NewsIndexReply;
};

export type NewsIndexV0Response = NewsIndexV0Responses[keyof NewsIndexV0Responses];

export type SetArticleLikeData = {
    body: ArticleLikeChoice;
    path?: never;
    query?: never;
    url: '/news/likeCount';
};

export type SetArticleLikeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetArticleLikeError = SetArticleLikeErrors[keyof SetArticleLikeErrors];

export type SetArticleLikeResponses = {
    /**
     * The request has succeeded.
     */
    200: LikesReply;
};

export type SetArticleLikeResponse = SetArticleLikeResponses[keyof SetArticleLikeResponses];

export type AuthorArticlesData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/list/{id}';
};

export type AuthorArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AuthorArticlesError = AuthorArticlesErrors[keyof AuthorArticlesErrors];

export type AuthorArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type AuthorArticlesResponse = AuthorArticlesResponses[keyof AuthorArticlesResponses];

export type NewestArticlesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/news/newestArticle';
};

export type NewestArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewestArticlesError = NewestArticlesErrors[keyof NewestArticlesErrors];

export type NewestArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type NewestArticlesResponse = NewestArticlesResponses[keyof NewestArticlesResponses];

export type NewestAuthorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/news/newestAuthor';
};

export type NewestAuthorsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewestAuthorsError = NewestAuthorsErrors[keyof NewestAuthorsErrors];

export type NewestAuthorsResponses = {
    /**
     * The request has succeeded.
     */
    200: AuthorListReply;
};

export type NewestAuthorsResponse = NewestAuthorsResponses[keyof NewestAuthorsResponses];

export type PartArticlesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/news/partArticles';
};

export type PartArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartArticlesError = PartArticlesErrors[keyof PartArticlesErrors];

export type PartArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: PartArticlesReply;
};

export type PartArticlesResponse = PartArticlesResponses[keyof PartArticlesResponses];

export type NewsIndexData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/news/pc/indexData';
};

export type NewsIndexErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewsIndexError = NewsIndexErrors[keyof NewsIndexErrors];

export type NewsIndexResponses = {
    /**
     * The request has succeeded.
     */
    200: NewsIndexReply;
};

export type NewsIndexResponse = NewsIndexResponses[keyof NewsIndexResponses];

export type NoteArticleReadData = {
    body: ArticleChoice;
    path?: never;
    query?: never;
    url: '/news/readCount';
};

export type NoteArticleReadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NoteArticleReadError = NoteArticleReadErrors[keyof NoteArticleReadErrors];

export type NoteArticleReadResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCountersReply;
};

export type NoteArticleReadResponse = NoteArticleReadResponses[keyof NoteArticleReadResponses];

export type FollowedArticlesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/userCategoryArticle';
};

export type FollowedArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowedArticlesError = FollowedArticlesErrors[keyof FollowedArticlesErrors];

export type FollowedArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type FollowedArticlesResponse = FollowedArticlesResponses[keyof FollowedArticlesResponses];

export type ArticleCommentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        articleId?: number;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        resourceId?: number;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        postId?: number;
        /**
         * How comments are ordered.
         */
        sort?: 'newest' | 'hottest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/v1/comments';
};

export type ArticleCommentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleCommentsError = ArticleCommentsErrors[keyof ArticleCommentsErrors];

export type ArticleCommentsResponses = {
    /**
     * The request has succeeded.
     */
    200: CommentListReply;
};

export type ArticleCommentsResponse = ArticleCommentsResponses[keyof ArticleCommentsResponses];

export type CommentRepliesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        commentId: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/v1/comments/replies';
};

export type CommentRepliesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CommentRepliesError = CommentRepliesErrors[keyof CommentRepliesErrors];

export type CommentRepliesResponses = {
    /**
     * The request has succeeded.
     */
    200: CommentReplyListReply;
};

export type CommentRepliesResponse = CommentRepliesResponses[keyof CommentRepliesResponses];

export type ArticleDetailV1Data = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/news/v1/detail';
};

export type ArticleDetailV1Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleDetailV1Error = ArticleDetailV1Errors[keyof ArticleDetailV1Errors];

export type ArticleDetailV1Responses = {
    /**
     * The request has succeeded.
     */
    200: ArticleDetailReply;
};

export type ArticleDetailV1Response = ArticleDetailV1Responses[keyof ArticleDetailV1Responses];

export type RedArticlesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/news/v1/red';
};

export type RedArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RedArticlesError = RedArticlesErrors[keyof RedArticlesErrors];

export type RedArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type RedArticlesResponse = RedArticlesResponses[keyof RedArticlesResponses];

export type ArticleListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        categoryId?: number;
        /**
         * How a list is ordered.
         */
        sort?: 'newest' | 'hottest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/v2/list';
};

export type ArticleListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleListError = ArticleListErrors[keyof ArticleListErrors];

export type ArticleListResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type ArticleListResponse = ArticleListResponses[keyof ArticleListResponses];

export type ArticleSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        categoryId?: number;
        /**
         * How a search is ordered.
         */
        sort?: 'relevance' | 'newest';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/news/v2/search';
};

export type ArticleSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleSearchError = ArticleSearchErrors[keyof ArticleSearchErrors];

export type ArticleSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleHitListReply;
};

export type ArticleSearchResponse = ArticleSearchResponses[keyof ArticleSearchResponses];

export type ArticleDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/news/v3/detail';
};

export type ArticleDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArticleDetailError = ArticleDetailErrors[keyof ArticleDetailErrors];

export type ArticleDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleDetailReply;
};

export type ArticleDetailResponse = ArticleDetailResponses[keyof ArticleDetailResponses];

export type AuthorHotArticlesData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/news/{id}/hotArticle';
};

export type AuthorHotArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AuthorHotArticlesError = AuthorHotArticlesErrors[keyof AuthorHotArticlesErrors];

export type AuthorHotArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: ArticleCardListReply;
};

export type AuthorHotArticlesResponse = AuthorHotArticlesResponses[keyof AuthorHotArticlesResponses];

export type OpenReleasesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/opendata/releases';
};

export type OpenReleasesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenReleasesError = OpenReleasesErrors[keyof OpenReleasesErrors];

export type OpenReleasesResponses = {
    /**
     * The request has succeeded.
     */
    200: OpenReleaseListReply;
};

export type OpenReleasesResponse = OpenReleasesResponses[keyof OpenReleasesResponses];

export type OpenDataFileData = {
    body?: never;
    path: {
        release: string;
        name: string;
    };
    query?: never;
    url: '/opendata/{release}/{name}';
};

export type OpenDataFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OpenDataFileError = OpenDataFileErrors[keyof OpenDataFileErrors];

export type OpenDataFileResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type OperatorArticlesData = {
    body?: never;
    path?: never;
    query?: {
        isTakenDown?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/articles';
};

export type OperatorArticlesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorArticlesError = OperatorArticlesErrors[keyof OperatorArticlesErrors];

export type OperatorArticlesResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorArticleListReply;
};

export type OperatorArticlesResponse = OperatorArticlesResponses[keyof OperatorArticlesResponses];

export type CorrectArticleData = {
    body: CorrectionForm;
    path?: never;
    query?: never;
    url: '/operator/articles/correct';
};

export type CorrectArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CorrectArticleError = CorrectArticleErrors[keyof CorrectArticleErrors];

export type CorrectArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorArticleReply;
};

export type CorrectArticleResponse = CorrectArticleResponses[keyof CorrectArticleResponses];

export type RestoreArticleData = {
    body: TakeDownChoice;
    path?: never;
    query?: never;
    url: '/operator/articles/restore';
};

export type RestoreArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreArticleError = RestoreArticleErrors[keyof RestoreArticleErrors];

export type RestoreArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorArticleReply;
};

export type RestoreArticleResponse = RestoreArticleResponses[keyof RestoreArticleResponses];

export type SubmittedArticleData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        reviewId: number;
    };
    query?: never;
    url: '/operator/articles/submitted/{reviewId}';
};

export type SubmittedArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SubmittedArticleError = SubmittedArticleErrors[keyof SubmittedArticleErrors];

export type SubmittedArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: SubmittedArticleReply;
};

export type SubmittedArticleResponse = SubmittedArticleResponses[keyof SubmittedArticleResponses];

export type TakeDownArticleData = {
    body: TakeDownForm;
    path?: never;
    query?: never;
    url: '/operator/articles/takeDown';
};

export type TakeDownArticleErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakeDownArticleError = TakeDownArticleErrors[keyof TakeDownArticleErrors];

export type TakeDownArticleResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorArticleReply;
};

export type TakeDownArticleResponse = TakeDownArticleResponses[keyof TakeDownArticleResponses];

export type AuditLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Beginning of the event's name, e.g. `login`.
         */
        event?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        memberId?: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/audit';
};

export type AuditLogErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AuditLogError = AuditLogErrors[keyof AuditLogErrors];

export type AuditLogResponses = {
    /**
     * The request has succeeded.
     */
    200: AuditRowListReply;
};

export type AuditLogResponse = AuditLogResponses[keyof AuditLogResponses];

export type FileChangeNoticeData = {
    body: ChangeNoticeForm;
    path?: never;
    query?: never;
    url: '/operator/changes/file';
};

export type FileChangeNoticeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FileChangeNoticeError = FileChangeNoticeErrors[keyof FileChangeNoticeErrors];

export type FileChangeNoticeResponses = {
    /**
     * The request has succeeded.
     */
    200: ChangeNoticeReply | Refusal;
};

export type FileChangeNoticeResponse = FileChangeNoticeResponses[keyof FileChangeNoticeResponses];

export type WithdrawChangeNoticeData = {
    body: ChangeNoticeChoice;
    path?: never;
    query?: never;
    url: '/operator/changes/withdraw';
};

export type WithdrawChangeNoticeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawChangeNoticeError = WithdrawChangeNoticeErrors[keyof WithdrawChangeNoticeErrors];

export type WithdrawChangeNoticeResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type WithdrawChangeNoticeResponse = WithdrawChangeNoticeResponses[keyof WithdrawChangeNoticeResponses];

export type OperatorDocumentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a document came from: a member's file, its maker's site, or made by this site as a sample.
         */
        source?: 'uploaded' | 'outside' | 'sample';
        isTakenDown?: boolean;
        /**
         * What was found at a maker's address: a PDF, one that moved for good, nothing, a page instead of a PDF (often one that
         * asks for a login), no answer several times in a row, or nothing that can be said (the site refuses to be asked).
         */
        linkStatus?: 'ok' | 'moved' | 'dead' | 'loginWall' | 'unreachable' | 'unchecked';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/documents';
};

export type OperatorDocumentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorDocumentsError = OperatorDocumentsErrors[keyof OperatorDocumentsErrors];

export type OperatorDocumentsResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentListReply;
};

export type OperatorDocumentsResponse = OperatorDocumentsResponses[keyof OperatorDocumentsResponses];

export type ArchiveOutsideFileData = {
    body: ArchiveForm;
    path?: never;
    query?: never;
    url: '/operator/documents/archive';
};

export type ArchiveOutsideFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ArchiveOutsideFileError = ArchiveOutsideFileErrors[keyof ArchiveOutsideFileErrors];

export type ArchiveOutsideFileResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentReply;
};

export type ArchiveOutsideFileResponse = ArchiveOutsideFileResponses[keyof ArchiveOutsideFileResponses];

export type CheckOutsideLinkData = {
    body: OutsideChoice;
    path?: never;
    query?: never;
    url: '/operator/documents/checkLink';
};

export type CheckOutsideLinkErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CheckOutsideLinkError = CheckOutsideLinkErrors[keyof CheckOutsideLinkErrors];

export type CheckOutsideLinkResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentReply;
};

export type CheckOutsideLinkResponse = CheckOutsideLinkResponses[keyof CheckOutsideLinkResponses];

export type CorrectOutsideLinkData = {
    body: LinkCorrection;
    path?: never;
    query?: never;
    url: '/operator/documents/correctLink';
};

export type CorrectOutsideLinkErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CorrectOutsideLinkError = CorrectOutsideLinkErrors[keyof CorrectOutsideLinkErrors];

export type CorrectOutsideLinkResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentReply;
};

export type CorrectOutsideLinkResponse = CorrectOutsideLinkResponses[keyof CorrectOutsideLinkResponses];

export type RestoreDocumentData = {
    body: TakeDownChoice;
    path?: never;
    query?: never;
    url: '/operator/documents/restore';
};

export type RestoreDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreDocumentError = RestoreDocumentErrors[keyof RestoreDocumentErrors];

export type RestoreDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentReply;
};

export type RestoreDocumentResponse = RestoreDocumentResponses[keyof RestoreDocumentResponses];

export type TakeDownDocumentData = {
    body: TakeDownForm;
    path?: never;
    query?: never;
    url: '/operator/documents/takeDown';
};

export type TakeDownDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakeDownDocumentError = TakeDownDocumentErrors[keyof TakeDownDocumentErrors];

export type TakeDownDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorDocumentReply;
};

export type TakeDownDocumentResponse = TakeDownDocumentResponses[keyof TakeDownDocumentResponses];

export type AddSiteEventData = {
    body: SiteEventFacts;
    path?: never;
    query?: never;
    url: '/operator/events/add';
};

export type AddSiteEventErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddSiteEventError = AddSiteEventErrors[keyof AddSiteEventErrors];

export type AddSiteEventResponses = {
    /**
     * The request has succeeded.
     */
    200: SiteEventReply | Refusal;
};

export type AddSiteEventResponse = AddSiteEventResponses[keyof AddSiteEventResponses];

export type ChangeSiteEventData = {
    body: SiteEventChange;
    path?: never;
    query?: never;
    url: '/operator/events/change';
};

export type ChangeSiteEventErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeSiteEventError = ChangeSiteEventErrors[keyof ChangeSiteEventErrors];

export type ChangeSiteEventResponses = {
    /**
     * The request has succeeded.
     */
    200: SiteEventReply | Refusal;
};

export type ChangeSiteEventResponse = ChangeSiteEventResponses[keyof ChangeSiteEventResponses];

export type RemoveSiteEventData = {
    body: SiteEventChoice;
    path?: never;
    query?: never;
    url: '/operator/events/remove';
};

export type RemoveSiteEventErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveSiteEventError = RemoveSiteEventErrors[keyof RemoveSiteEventErrors];

export type RemoveSiteEventResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveSiteEventResponse = RemoveSiteEventResponses[keyof RemoveSiteEventResponses];

export type OperatorFeedbackData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a feedback stands.
         */
        state?: 'open' | 'answered';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/feedback';
};

export type OperatorFeedbackErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorFeedbackError = OperatorFeedbackErrors[keyof OperatorFeedbackErrors];

export type OperatorFeedbackResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorFeedbackListReply;
};

export type OperatorFeedbackResponse = OperatorFeedbackResponses[keyof OperatorFeedbackResponses];

export type AnswerFeedbackData = {
    body: FeedbackAnswer;
    path?: never;
    query?: never;
    url: '/operator/feedback/reply';
};

export type AnswerFeedbackErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AnswerFeedbackError = AnswerFeedbackErrors[keyof AnswerFeedbackErrors];

export type AnswerFeedbackResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorFeedbackReply;
};

export type AnswerFeedbackResponse = AnswerFeedbackResponses[keyof AnswerFeedbackResponses];

export type AddFinancialReportData = {
    body: FinancialReportFacts;
    path?: never;
    query?: never;
    url: '/operator/financialReports/add';
};

export type AddFinancialReportErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddFinancialReportError = AddFinancialReportErrors[keyof AddFinancialReportErrors];

export type AddFinancialReportResponses = {
    /**
     * The request has succeeded.
     */
    200: FinancialReportReply | Refusal;
};

export type AddFinancialReportResponse = AddFinancialReportResponses[keyof AddFinancialReportResponses];

export type ChangeFinancialReportData = {
    body: FinancialReportChange;
    path?: never;
    query?: never;
    url: '/operator/financialReports/change';
};

export type ChangeFinancialReportErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeFinancialReportError = ChangeFinancialReportErrors[keyof ChangeFinancialReportErrors];

export type ChangeFinancialReportResponses = {
    /**
     * The request has succeeded.
     */
    200: FinancialReportReply | Refusal;
};

export type ChangeFinancialReportResponse = ChangeFinancialReportResponses[keyof ChangeFinancialReportResponses];

export type RemoveFinancialReportData = {
    body: FinancialReportChoice;
    path?: never;
    query?: never;
    url: '/operator/financialReports/remove';
};

export type RemoveFinancialReportErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveFinancialReportError = RemoveFinancialReportErrors[keyof RemoveFinancialReportErrors];

export type RemoveFinancialReportResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveFinancialReportResponse = RemoveFinancialReportResponses[keyof RemoveFinancialReportResponses];

export type ChosenHotWordsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/hotWords';
};

export type ChosenHotWordsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChosenHotWordsError = ChosenHotWordsErrors[keyof ChosenHotWordsErrors];

export type ChosenHotWordsResponses = {
    /**
     * The request has succeeded.
     */
    200: HotWordChoiceReply;
};

export type ChosenHotWordsResponse = ChosenHotWordsResponses[keyof ChosenHotWordsResponses];

export type SaveHotWordsData = {
    body: HotWordsChange;
    path?: never;
    query?: never;
    url: '/operator/hotWords/save';
};

export type SaveHotWordsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveHotWordsError = SaveHotWordsErrors[keyof SaveHotWordsErrors];

export type SaveHotWordsResponses = {
    /**
     * The request has succeeded.
     */
    200: HotWordChoiceReply;
};

export type SaveHotWordsResponse = SaveHotWordsResponses[keyof SaveHotWordsResponses];

export type OperatorMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        isSuspended?: boolean;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/members';
};

export type OperatorMembersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorMembersError = OperatorMembersErrors[keyof OperatorMembersErrors];

export type OperatorMembersResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorMemberListReply;
};

export type OperatorMembersResponse = OperatorMembersResponses[keyof OperatorMembersResponses];

export type RestoreMemberData = {
    body: MemberChoice;
    path?: never;
    query?: never;
    url: '/operator/members/restore';
};

export type RestoreMemberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreMemberError = RestoreMemberErrors[keyof RestoreMemberErrors];

export type RestoreMemberResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorMemberReply;
};

export type RestoreMemberResponse = RestoreMemberResponses[keyof RestoreMemberResponses];

export type SuspendMemberData = {
    body: Suspension;
    path?: never;
    query?: never;
    url: '/operator/members/suspend';
};

export type SuspendMemberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SuspendMemberError = SuspendMemberErrors[keyof SuspendMemberErrors];

export type SuspendMemberResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorMemberReply | Refusal;
};

export type SuspendMemberResponse = SuspendMemberResponses[keyof SuspendMemberResponses];

export type MerchantSeatsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/merchants';
};

export type MerchantSeatsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MerchantSeatsError = MerchantSeatsErrors[keyof MerchantSeatsErrors];

export type MerchantSeatsResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantSeatListReply;
};

export type MerchantSeatsResponse = MerchantSeatsResponses[keyof MerchantSeatsResponses];

export type AssignMerchantData = {
    body: MerchantAssignment;
    path?: never;
    query?: never;
    url: '/operator/merchants/assign';
};

export type AssignMerchantErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AssignMerchantError = AssignMerchantErrors[keyof AssignMerchantErrors];

export type AssignMerchantResponses = {
    /**
     * The request has succeeded.
     */
    200: MerchantSeatReply;
};

export type AssignMerchantResponse = AssignMerchantResponses[keyof AssignMerchantResponses];

export type SaveNavigationData = {
    body: NavigationChange;
    path?: never;
    query?: never;
    url: '/operator/navigation/save';
};

export type SaveNavigationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveNavigationError = SaveNavigationErrors[keyof SaveNavigationErrors];

export type SaveNavigationResponses = {
    /**
     * The request has succeeded.
     */
    200: NavigationReply;
};

export type SaveNavigationResponse = SaveNavigationResponses[keyof SaveNavigationResponses];

export type OperatorOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Currencies of the mall.
         */
        currency?: 'CNY' | 'USD';
        /**
         * Where an order stands: 待付款, 凭证审核, 待发货, 部分发货, 待收货, 已完成, 已关闭, 售后中, 已退款.
         */
        state?: 'CREATED' | 'RECEIPT_REVIEW' | 'PAID' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'FINISHED' | 'CLOSED' | 'AFTER_SALE' | 'REFUNDED';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/orders';
};

export type OperatorOrdersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorOrdersError = OperatorOrdersErrors[keyof OperatorOrdersErrors];

export type OperatorOrdersResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorOrderListReply;
};

export type OperatorOrdersResponse = OperatorOrdersResponses[keyof OperatorOrdersResponses];

export type OperatorOrderData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/operator/orders/detail';
};

export type OperatorOrderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorOrderError = OperatorOrderErrors[keyof OperatorOrderErrors];

export type OperatorOrderResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorOrderDetailReply;
};

export type OperatorOrderResponse = OperatorOrderResponses[keyof OperatorOrderResponses];

export type OperatorOverviewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/overview';
};

export type OperatorOverviewErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorOverviewError = OperatorOverviewErrors[keyof OperatorOverviewErrors];

export type OperatorOverviewResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorOverviewReply;
};

export type OperatorOverviewResponse = OperatorOverviewResponses[keyof OperatorOverviewResponses];

export type PageSourcesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/pages';
};

export type PageSourcesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PageSourcesError = PageSourcesErrors[keyof PageSourcesErrors];

export type PageSourcesResponses = {
    /**
     * The request has succeeded.
     */
    200: PageSourceListReply;
};

export type PageSourcesResponse = PageSourcesResponses[keyof PageSourcesResponses];

export type PreviewPageData = {
    body: PagePreview;
    path?: never;
    query?: never;
    url: '/operator/pages/preview';
};

export type PreviewPageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PreviewPageError = PreviewPageErrors[keyof PreviewPageErrors];

export type PreviewPageResponses = {
    /**
     * The request has succeeded.
     */
    200: PreviewedPageReply;
};

export type PreviewPageResponse = PreviewPageResponses[keyof PreviewPageResponses];

export type SavePageData = {
    body: PageChange;
    path?: never;
    query?: never;
    url: '/operator/pages/save';
};

export type SavePageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SavePageError = SavePageErrors[keyof SavePageErrors];

export type SavePageResponses = {
    /**
     * The request has succeeded.
     */
    200: PageSourceReply;
};

export type SavePageResponse = SavePageResponses[keyof SavePageResponses];

export type OperatorPartsData = {
    body?: never;
    path?: never;
    query?: {
        isCorrected?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/parts';
};

export type OperatorPartsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorPartsError = OperatorPartsErrors[keyof OperatorPartsErrors];

export type OperatorPartsResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorPartListReply;
};

export type OperatorPartsResponse = OperatorPartsResponses[keyof OperatorPartsResponses];

export type CorrectPartData = {
    body: PartCorrectionForm;
    path?: never;
    query?: never;
    url: '/operator/parts/correct';
};

export type CorrectPartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CorrectPartError = CorrectPartErrors[keyof CorrectPartErrors];

export type CorrectPartResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorPartDetailReply;
};

export type CorrectPartResponse = CorrectPartResponses[keyof CorrectPartResponses];

export type OperatorPartData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/operator/parts/detail';
};

export type OperatorPartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorPartError = OperatorPartErrors[keyof OperatorPartErrors];

export type OperatorPartResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorPartDetailReply;
};

export type OperatorPartResponse = OperatorPartResponses[keyof OperatorPartResponses];

export type TryPartCorrectionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * `packageCase`, `pins`, `lifecycle` or the code of a parameter.
         */
        field: string;
        /**
         * A value as an engineer writes it (`100 nF`, `-40 °C`), a choice's value, or words.
         */
        value: string;
    };
    url: '/operator/parts/try';
};

export type TryPartCorrectionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TryPartCorrectionError = TryPartCorrectionErrors[keyof TryPartCorrectionErrors];

export type TryPartCorrectionResponses = {
    /**
     * The request has succeeded.
     */
    200: FactChangeReply;
};

export type TryPartCorrectionResponse = TryPartCorrectionResponses[keyof TryPartCorrectionResponses];

export type UndoPartCorrectionData = {
    body: PartCorrectionChoice;
    path?: never;
    query?: never;
    url: '/operator/parts/undo';
};

export type UndoPartCorrectionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UndoPartCorrectionError = UndoPartCorrectionErrors[keyof UndoPartCorrectionErrors];

export type UndoPartCorrectionResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorPartDetailReply;
};

export type UndoPartCorrectionResponse = UndoPartCorrectionResponses[keyof UndoPartCorrectionResponses];

export type OperatorResourcesData = {
    body?: never;
    path?: never;
    query?: {
        isTakenDown?: boolean;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/resources';
};

export type OperatorResourcesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorResourcesError = OperatorResourcesErrors[keyof OperatorResourcesErrors];

export type OperatorResourcesResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorResourceListReply;
};

export type OperatorResourcesResponse = OperatorResourcesResponses[keyof OperatorResourcesResponses];

export type RestoreResourceData = {
    body: TakeDownChoice;
    path?: never;
    query?: never;
    url: '/operator/resources/restore';
};

export type RestoreResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreResourceError = RestoreResourceErrors[keyof RestoreResourceErrors];

export type RestoreResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorResourceReply;
};

export type RestoreResourceResponse = RestoreResourceResponses[keyof RestoreResourceResponses];

export type TakeDownResourceData = {
    body: TakeDownForm;
    path?: never;
    query?: never;
    url: '/operator/resources/takeDown';
};

export type TakeDownResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakeDownResourceError = TakeDownResourceErrors[keyof TakeDownResourceErrors];

export type TakeDownResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorResourceReply;
};

export type TakeDownResourceResponse = TakeDownResourceResponses[keyof TakeDownResourceResponses];

export type ReviewsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a review stands.
         */
        state?: 'pending' | 'approved' | 'refused';
        /**
         * What waits for an operator: one queue for every domain.
         */
        kind?: 'enterprise' | 'nick_name' | 'avatar' | 'comment' | 'comment_report' | 'receipt' | 'document' | 'entry' | 'listing_claim' | 'listing_change' | 'listing_contact' | 'authorisation' | 'author' | 'board_report' | 'production_line' | 'company_promotion' | 'merchant_entry' | 'order_claim' | 'resource' | 'chat_report' | 'article' | 'job_report' | 'circle_post' | 'circle_report' | 'registry_correction';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/reviews';
};

export type ReviewsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReviewsError = ReviewsErrors[keyof ReviewsErrors];

export type ReviewsResponses = {
    /**
     * The request has succeeded.
     */
    200: ReviewListReply;
};

export type ReviewsResponse = ReviewsResponses[keyof ReviewsResponses];

export type DecideReviewData = {
    body: ReviewDecision;
    path?: never;
    query?: never;
    url: '/operator/reviews/decide';
};

export type DecideReviewErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DecideReviewError = DecideReviewErrors[keyof DecideReviewErrors];

export type DecideReviewResponses = {
    /**
     * The request has succeeded.
     */
    200: ReviewReply | Refusal;
};

export type DecideReviewResponse = DecideReviewResponses[keyof DecideReviewResponses];

export type OperatorSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/settings';
};

export type OperatorSettingsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorSettingsError = OperatorSettingsErrors[keyof OperatorSettingsErrors];

export type OperatorSettingsResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorSettingListReply;
};

export type OperatorSettingsResponse = OperatorSettingsResponses[keyof OperatorSettingsResponses];

export type SaveSettingData = {
    body: SettingChange;
    path?: never;
    query?: never;
    url: '/operator/settings/save';
};

export type SaveSettingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveSettingError = SaveSettingErrors[keyof SaveSettingErrors];

export type SaveSettingResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorSettingReply;
};

export type SaveSettingResponse = SaveSettingResponses[keyof SaveSettingResponses];

export type OperatorTakedownsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whether a notice waits for an operator: sent, or contested.
         */
        state?: 'open' | 'decided';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/operator/takedowns';
};

export type OperatorTakedownsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OperatorTakedownsError = OperatorTakedownsErrors[keyof OperatorTakedownsErrors];

export type OperatorTakedownsResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorTakedownListReply;
};

export type OperatorTakedownsResponse = OperatorTakedownsResponses[keyof OperatorTakedownsResponses];

export type DecideTakedownData = {
    body: TakedownDecision;
    path?: never;
    query?: never;
    url: '/operator/takedowns/decide';
};

export type DecideTakedownErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DecideTakedownError = DecideTakedownErrors[keyof DecideTakedownErrors];

export type DecideTakedownResponses = {
    /**
     * The request has succeeded.
     */
    200: OperatorTakedownReply | Refusal;
};

export type DecideTakedownResponse = DecideTakedownResponses[keyof DecideTakedownResponses];

export type SendFeedbackData = {
    body: FeedbackForm;
    path?: never;
    query?: never;
    url: '/opinion/add';
};

export type SendFeedbackErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendFeedbackError = SendFeedbackErrors[keyof SendFeedbackErrors];

export type SendFeedbackResponses = {
    /**
     * The request has succeeded.
     */
    200: FeedbackSentReply;
};

export type SendFeedbackResponse = SendFeedbackResponses[keyof SendFeedbackResponses];

export type MyFeedbackData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/opinion/my';
};

export type MyFeedbackErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyFeedbackError = MyFeedbackErrors[keyof MyFeedbackErrors];

export type MyFeedbackResponses = {
    /**
     * The request has succeeded.
     */
    200: FeedbackRowListReply;
};

export type MyFeedbackResponse = MyFeedbackResponses[keyof MyFeedbackResponses];

export type SendFeedbackV1Data = {
    body: FeedbackForm;
    path?: never;
    query?: never;
    url: '/opinion/v1/add';
};

export type SendFeedbackV1Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendFeedbackV1Error = SendFeedbackV1Errors[keyof SendFeedbackV1Errors];

export type SendFeedbackV1Responses = {
    /**
     * The request has succeeded.
     */
    200: FeedbackSentReply;
};

export type SendFeedbackV1Response = SendFeedbackV1Responses[keyof SendFeedbackV1Responses];

export type PictureData = {
    body?: never;
    path: {
        /**
         * Last part of an uploaded picture's address.
         */
        name: string;
    };
    query?: never;
    url: '/oss/pictures/{name}';
};

export type PictureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PictureError = PictureErrors[keyof PictureErrors];

export type PictureResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type UploadPictureData = {
    body: PictureUpload;
    path?: never;
    query?: never;
    url: '/oss/upload';
};

export type UploadPictureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadPictureError = UploadPictureErrors[keyof UploadPictureErrors];

export type UploadPictureResponses = {
    /**
     * The request has succeeded.
     */
    200: UploadedPictureReply | Refusal;
};

export type UploadPictureResponse = UploadPictureResponses[keyof UploadPictureResponses];

export type OutsideUrlData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/outside/pdf/url';
};

export type OutsideUrlErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OutsideUrlError = OutsideUrlErrors[keyof OutsideUrlErrors];

export type OutsideUrlResponses = {
    /**
     * The request has succeeded.
     */
    200: OutsideAddressReply;
};

export type OutsideUrlResponse = OutsideUrlResponses[keyof OutsideUrlResponses];

export type StaticPageData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Names of the pages that an operator writes.
         */
        key: 'about' | 'contactUs' | 'disclaimer' | 'privacy' | 'events' | 'promoteRegistration' | 'mobile' | 'agreement';
    };
    url: '/page';
};

export type StaticPageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StaticPageError = StaticPageErrors[keyof StaticPageErrors];

export type StaticPageResponses = {
    /**
     * The request has succeeded.
     */
    200: StaticPageReply;
};

export type StaticPageResponse = StaticPageResponses[keyof StaticPageResponses];

export type PriceForDemandData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        demandId: number;
    };
    url: '/price/priceForDemandId';
};

export type PriceForDemandErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PriceForDemandError = PriceForDemandErrors[keyof PriceForDemandErrors];

export type PriceForDemandResponses = {
    /**
     * The request has succeeded.
     */
    200: PriceForDemandReply;
};

export type PriceForDemandResponse = PriceForDemandResponses[keyof PriceForDemandResponses];

export type StartQqData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a visit to WeChat or QQ is for.
         */
        operate?: 'login' | 'bind';
    };
    url: '/qq/web/authorizeUrl';
};

export type StartQqErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StartQqError = StartQqErrors[keyof StartQqErrors];

export type StartQqResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialAddressReply | Refusal;
};

export type StartQqResponse = StartQqResponses[keyof StartQqResponses];

export type BindQqData = {
    body: SocialReturn;
    path?: never;
    query?: never;
    url: '/qq/web/binding';
};

export type BindQqErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BindQqError = BindQqErrors[keyof BindQqErrors];

export type BindQqResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialBindingReply | Refusal;
};

export type BindQqResponse = BindQqResponses[keyof BindQqResponses];

export type LoginByQqData = {
    body: SocialLoginReturn;
    path?: never;
    query?: never;
    url: '/qq/web/login';
};

export type LoginByQqErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LoginByQqError = LoginByQqErrors[keyof LoginByQqErrors];

export type LoginByQqResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialLoginReply | Refusal;
};

export type LoginByQqResponse = LoginByQqResponses[keyof LoginByQqResponses];

export type RegisterData = {
    body: Registration;
    path?: never;
    query?: never;
    url: '/register';
};

export type RegisterErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegisterError = RegisterErrors[keyof RegisterErrors];

export type RegisterResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type RegisterResponse = RegisterResponses[keyof RegisterResponses];

export type RegisterEnterpriseUserData = {
    body: EnterpriseRegistration;
    path?: never;
    query?: never;
    url: '/registerEnterpriseUser';
};

export type RegisterEnterpriseUserErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegisterEnterpriseUserError = RegisterEnterpriseUserErrors[keyof RegisterEnterpriseUserErrors];

export type RegisterEnterpriseUserResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type RegisterEnterpriseUserResponse = RegisterEnterpriseUserResponses[keyof RegisterEnterpriseUserResponses];

export type MyReportsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/report/my';
};

export type MyReportsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyReportsError = MyReportsErrors[keyof MyReportsErrors];

export type MyReportsResponses = {
    /**
     * The request has succeeded.
     */
    200: ReportRowListReply;
};

export type MyReportsResponse = MyReportsResponses[keyof MyReportsResponses];

export type AddResourceData = {
    body: ResourceForm;
    path?: never;
    query?: never;
    url: '/resource/auth/user/add';
};

export type AddResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddResourceError = AddResourceErrors[keyof AddResourceErrors];

export type AddResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnResourceReply | Refusal;
};

export type AddResourceResponse = AddResourceResponses[keyof AddResourceResponses];

export type MyResourceData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/resource/auth/user/detail';
};

export type MyResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyResourceError = MyResourceErrors[keyof MyResourceErrors];

export type MyResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnResourceDetailReply;
};

export type MyResourceResponse = MyResourceResponses[keyof MyResourceResponses];

export type MyResourcesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a resource of a member stands: 审核中, 未通过, 已发布, 已撤回. What operators took down is told by `takenDown`.
         */
        state?: 'reviewing' | 'refused' | 'published' | 'withdrawn';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/resource/auth/user/list';
};

export type MyResourcesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MyResourcesError = MyResourcesErrors[keyof MyResourcesErrors];

export type MyResourcesResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnResourceListReply;
};

export type MyResourcesResponse = MyResourcesResponses[keyof MyResourcesResponses];

export type UploadResourceFileData = {
    body: ResourceUpload;
    path?: never;
    query?: never;
    url: '/resource/auth/user/upload';
};

export type UploadResourceFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadResourceFileError = UploadResourceFileErrors[keyof UploadResourceFileErrors];

export type UploadResourceFileResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceFileReply | Refusal;
};

export type UploadResourceFileResponse = UploadResourceFileResponses[keyof UploadResourceFileResponses];

export type WithdrawResourceData = {
    body: ResourceChoice;
    path?: never;
    query?: never;
    url: '/resource/auth/user/withdraw';
};

export type WithdrawResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawResourceError = WithdrawResourceErrors[keyof WithdrawResourceErrors];

export type WithdrawResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: OwnResourceReply | Refusal;
};

export type WithdrawResourceResponse = WithdrawResourceResponses[keyof WithdrawResourceResponses];

export type PopularAuthorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/resource/author/list';
};

export type PopularAuthorsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PopularAuthorsError = PopularAuthorsErrors[keyof PopularAuthorsErrors];

export type PopularAuthorsResponses = {
    /**
     * The request has succeeded.
     */
    200: PopularAuthorListReply;
};

export type PopularAuthorsResponse = PopularAuthorsResponses[keyof PopularAuthorsResponses];

export type SeriesDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/resource/column/detail';
};

export type SeriesDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SeriesDetailError = SeriesDetailErrors[keyof SeriesDetailErrors];

export type SeriesDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: SeriesDetailReply;
};

export type SeriesDetailResponse = SeriesDetailResponses[keyof SeriesDetailResponses];

export type SeriesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a resource is about: 电源, 模拟与信号链, 单片机与嵌入式, 接口与通信, 无线, 电机与驱动, 传感器, 隔离与防护, 存储, 测量与测试, 电路板与工艺, 选型与采购, 元器件基础.
         */
        field?: 'power' | 'analog' | 'mcu' | 'interface' | 'wireless' | 'drive' | 'sensor' | 'isolation' | 'storage' | 'measurement' | 'board' | 'sourcing' | 'basics';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/resource/column/list';
};

export type SeriesListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SeriesListError = SeriesListErrors[keyof SeriesListErrors];

export type SeriesListResponses = {
    /**
     * The request has succeeded.
     */
    200: SeriesCardListReply;
};

export type SeriesListResponse = SeriesListResponses[keyof SeriesListResponses];

export type ResourceDetailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/resource/detail';
};

export type ResourceDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceDetailError = ResourceDetailErrors[keyof ResourceDetailErrors];

export type ResourceDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceDetailReply;
};

export type ResourceDetailResponse = ResourceDetailResponses[keyof ResourceDetailResponses];

export type ResourceFacetsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 电路方案, 课程资料, 原始数据, 资料合集.
         */
        kind?: 'scheme' | 'course' | 'original' | 'datum';
    };
    url: '/resource/facets';
};

export type ResourceFacetsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceFacetsError = ResourceFacetsErrors[keyof ResourceFacetsErrors];

export type ResourceFacetsResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceFacetsReply;
};

export type ResourceFacetsResponse = ResourceFacetsResponses[keyof ResourceFacetsResponses];

export type ResourceFigureData = {
    body?: never;
    path: {
        figureId: string;
    };
    query?: never;
    url: '/resource/figure/{figureId}';
};

export type ResourceFigureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceFigureError = ResourceFigureErrors[keyof ResourceFigureErrors];

export type ResourceFigureResponses = {
    /**
     * A drawing.
     */
    200: Binary;
    /**
     * Bytes of a drawing.
     */
    206: Binary;
};

export type ResourceFigureResponse = ResourceFigureResponses[keyof ResourceFigureResponses];

export type ResourceFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/resource/file/{id}';
};

export type ResourceFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceFileError = ResourceFileErrors[keyof ResourceFileErrors];

export type ResourceFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type ResourceFileResponse = ResourceFileResponses[keyof ResourceFileResponses];

export type ResourceIndexData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/resource/index';
};

export type ResourceIndexErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceIndexError = ResourceIndexErrors[keyof ResourceIndexErrors];

export type ResourceIndexResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceIndexReply;
};

export type ResourceIndexResponse = ResourceIndexResponses[keyof ResourceIndexResponses];

export type ResourceLessonData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        no: number;
    };
    url: '/resource/lesson';
};

export type ResourceLessonErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceLessonError = ResourceLessonErrors[keyof ResourceLessonErrors];

export type ResourceLessonResponses = {
    /**
     * The request has succeeded.
     */
    200: LessonReply;
};

export type ResourceLessonResponse = ResourceLessonResponses[keyof ResourceLessonResponses];

export type MarkLessonData = {
    body: LessonMark;
    path?: never;
    query?: never;
    url: '/resource/lesson/read';
};

export type MarkLessonErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MarkLessonError = MarkLessonErrors[keyof MarkLessonErrors];

export type MarkLessonResponses = {
    /**
     * The request has succeeded.
     */
    200: CourseProgressReply;
};

export type MarkLessonResponse = MarkLessonResponses[keyof MarkLessonResponses];

export type ResourceListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 电路方案, 课程资料, 原始数据, 资料合集.
         */
        kind?: 'scheme' | 'course' | 'original' | 'datum';
        /**
         * What a resource is about: 电源, 模拟与信号链, 单片机与嵌入式, 接口与通信, 无线, 电机与驱动, 传感器, 隔离与防护, 存储, 测量与测试, 电路板与工艺, 选型与采购, 元器件基础.
         */
        field?: 'power' | 'analog' | 'mcu' | 'interface' | 'wireless' | 'drive' | 'sensor' | 'isolation' | 'storage' | 'measurement' | 'board' | 'sourcing' | 'basics';
        /**
         * How much it asks of a reader: 入门, 进阶, 高级.
         */
        level?: 'beginner' | 'intermediate' | 'advanced';
        part?: string;
        /**
         * How a list is ordered.
         */
        sort?: 'newest' | 'downloads' | 'rating';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/resource/list';
};

export type ResourceListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourceListError = ResourceListErrors[keyof ResourceListErrors];

export type ResourceListResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceCardListReply;
};

export type ResourceListResponse = ResourceListResponses[keyof ResourceListResponses];

export type UsedPartsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/resource/part/list';
};

export type UsedPartsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UsedPartsError = UsedPartsErrors[keyof UsedPartsErrors];

export type UsedPartsResponses = {
    /**
     * The request has succeeded.
     */
    200: UsedPartListReply;
};

export type UsedPartsResponse = UsedPartsResponses[keyof UsedPartsResponses];

export type ResourcePreviewData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        fileId: number;
    };
    url: '/resource/preview';
};

export type ResourcePreviewErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourcePreviewError = ResourcePreviewErrors[keyof ResourcePreviewErrors];

export type ResourcePreviewResponses = {
    /**
     * The request has succeeded.
     */
    200: FilePreviewReply;
};

export type ResourcePreviewResponse = ResourcePreviewResponses[keyof ResourcePreviewResponses];

export type ResourcePreviewPictureData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/resource/preview/picture/{id}';
};

export type ResourcePreviewPictureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ResourcePreviewPictureError = ResourcePreviewPictureErrors[keyof ResourcePreviewPictureErrors];

export type ResourcePreviewPictureResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type RateResourceData = {
    body: RatingForm;
    path?: never;
    query?: never;
    url: '/resource/rate';
};

export type RateResourceErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RateResourceError = RateResourceErrors[keyof RateResourceErrors];

export type RateResourceResponses = {
    /**
     * The request has succeeded.
     */
    200: ResourceRatingReply | Refusal;
};

export type RateResourceResponse = RateResourceResponses[keyof RateResourceResponses];

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/restPwd';
};

export type ChangePasswordErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type SearchBrandHintData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/searchBrandHint';
};

export type SearchBrandHintErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SearchBrandHintError = SearchBrandHintErrors[keyof SearchBrandHintErrors];

export type SearchBrandHintResponses = {
    /**
     * The request has succeeded.
     */
    200: DirectoryHintListReply;
};

export type SearchBrandHintResponse = SearchBrandHintResponses[keyof SearchBrandHintResponses];

export type ChangeSavedSearchData = {
    body: SavedSearchChange;
    path?: never;
    query?: never;
    url: '/searches/change';
};

export type ChangeSavedSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeSavedSearchError = ChangeSavedSearchErrors[keyof ChangeSavedSearchErrors];

export type ChangeSavedSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedSearchReply | Refusal;
};

export type ChangeSavedSearchResponse = ChangeSavedSearchResponses[keyof ChangeSavedSearchResponses];

export type SavedSearchesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/searches/list';
};

export type SavedSearchesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SavedSearchesError = SavedSearchesErrors[keyof SavedSearchesErrors];

export type SavedSearchesResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedSearchListReply;
};

export type SavedSearchesResponse = SavedSearchesResponses[keyof SavedSearchesResponses];

export type LookAtSavedSearchData = {
    body: SavedSearchChoice;
    path?: never;
    query?: never;
    url: '/searches/look';
};

export type LookAtSavedSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LookAtSavedSearchError = LookAtSavedSearchErrors[keyof LookAtSavedSearchErrors];

export type LookAtSavedSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type LookAtSavedSearchResponse = LookAtSavedSearchResponses[keyof LookAtSavedSearchResponses];

export type RemoveSavedSearchData = {
    body: SavedSearchChoice;
    path?: never;
    query?: never;
    url: '/searches/remove';
};

export type RemoveSavedSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveSavedSearchError = RemoveSavedSearchErrors[keyof RemoveSavedSearchErrors];

export type RemoveSavedSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveSavedSearchResponse = RemoveSavedSearchResponses[keyof RemoveSavedSearchResponses];

export type RestoreSavedSearchData = {
    body: SavedSearchChoice;
    path?: never;
    query?: never;
    url: '/searches/restore';
};

export type RestoreSavedSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreSavedSearchError = RestoreSavedSearchErrors[keyof RestoreSavedSearchErrors];

export type RestoreSavedSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedSearchReply | Refusal;
};

export type RestoreSavedSearchResponse = RestoreSavedSearchResponses[keyof RestoreSavedSearchResponses];

export type SaveSearchData = {
    body: SavedSearchForm;
    path?: never;
    query?: never;
    url: '/searches/save';
};

export type SaveSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveSearchError = SaveSearchErrors[keyof SaveSearchErrors];

export type SaveSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedSearchReply | Refusal;
};

export type SaveSearchResponse = SaveSearchResponses[keyof SaveSearchResponses];

export type AlertsToStopData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Proves that who has it got a digest.
         */
        code: string;
    };
    url: '/searches/stop';
};

export type AlertsToStopErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AlertsToStopError = AlertsToStopErrors[keyof AlertsToStopErrors];

export type AlertsToStopResponses = {
    /**
     * The request has succeeded.
     */
    200: AlertsToStopReply;
};

export type AlertsToStopResponse = AlertsToStopResponses[keyof AlertsToStopResponses];

export type StopAlertsData = {
    body: AlertStop;
    path?: never;
    query?: never;
    url: '/searches/stop';
};

export type StopAlertsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StopAlertsError = StopAlertsErrors[keyof StopAlertsErrors];

export type StopAlertsResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type StopAlertsResponse = StopAlertsResponses[keyof StopAlertsResponses];

export type SendCodeToMemberData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Mobile number of the mainland, Hong Kong or Taiwan with its area code, e.g. `+86-13800000000`; a bare one is taken as +86.
         */
        mobile: string;
    };
    url: '/sendNotice';
};

export type SendCodeToMemberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendCodeToMemberError = SendCodeToMemberErrors[keyof SendCodeToMemberErrors];

export type SendCodeToMemberResponses = {
    /**
     * The request has succeeded.
     */
    200: CodeSentReply | Refusal;
};

export type SendCodeToMemberResponse = SendCodeToMemberResponses[keyof SendCodeToMemberResponses];

export type SiteFactsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/siteFacts';
};

export type SiteFactsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SiteFactsError = SiteFactsErrors[keyof SiteFactsErrors];

export type SiteFactsResponses = {
    /**
     * The request has succeeded.
     */
    200: SiteFactsReply;
};

export type SiteFactsResponse = SiteFactsResponses[keyof SiteFactsResponses];

export type SocialProvidersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/social/providers';
};

export type SocialProvidersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SocialProvidersError = SocialProvidersErrors[keyof SocialProvidersErrors];

export type SocialProvidersResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialProvidersReply;
};

export type SocialProvidersResponse = SocialProvidersResponses[keyof SocialProvidersResponses];

export type AddDiskFolderData = {
    body: DiskFolderInput;
    path?: never;
    query?: never;
    url: '/spec/user/dir/add';
};

export type AddDiskFolderErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddDiskFolderError = AddDiskFolderErrors[keyof AddDiskFolderErrors];

export type AddDiskFolderResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskOutcomeReply | Refusal;
};

export type AddDiskFolderResponse = AddDiskFolderResponses[keyof AddDiskFolderResponses];

export type AddDiskPathData = {
    body: DiskPathInput;
    path?: never;
    query?: never;
    url: '/spec/user/dir/path';
};

export type AddDiskPathErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddDiskPathError = AddDiskPathErrors[keyof AddDiskPathErrors];

export type AddDiskPathResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskItemReply | Refusal;
};

export type AddDiskPathResponse = AddDiskPathResponses[keyof AddDiskPathResponses];

export type DiskTreeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/spec/user/dir/tree';
};

export type DiskTreeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskTreeError = DiskTreeErrors[keyof DiskTreeErrors];

export type DiskTreeResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskTreeReply;
};

export type DiskTreeResponse = DiskTreeResponses[keyof DiskTreeResponses];

export type UploadedDocumentFileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/spec/user/v1/content/{id}';
};

export type UploadedDocumentFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadedDocumentFileError = UploadedDocumentFileErrors[keyof UploadedDocumentFileErrors];

export type UploadedDocumentFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type UploadedDocumentFileResponse = UploadedDocumentFileResponses[keyof UploadedDocumentFileResponses];

export type OwnDocumentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
        /**
         * Where an uploaded datasheet stands: 待填写, 审核中, 已发布, 未通过, 已撤回.
         */
        state?: 'draft' | 'reviewing' | 'published' | 'refused' | 'withdrawn';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
    };
    url: '/spec/user/v1/list';
};

export type OwnDocumentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnDocumentsError = OwnDocumentsErrors[keyof OwnDocumentsErrors];

export type OwnDocumentsResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentUploadListReply;
};

export type OwnDocumentsResponse = OwnDocumentsResponses[keyof OwnDocumentsResponses];

export type RestoreUploadData = {
    body: DocumentChoice;
    path?: never;
    query?: never;
    url: '/spec/user/v1/restore';
};

export type RestoreUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreUploadError = RestoreUploadErrors[keyof RestoreUploadErrors];

export type RestoreUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentUploadReply;
};

export type RestoreUploadResponse = RestoreUploadResponses[keyof RestoreUploadResponses];

export type UploadThumbnailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/spec/user/v1/thumbnail/{id}';
};

export type UploadThumbnailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadThumbnailError = UploadThumbnailErrors[keyof UploadThumbnailErrors];

export type UploadThumbnailResponses = {
    /**
     * A WebP picture.
     */
    200: Binary;
};

export type UploadThumbnailResponse = UploadThumbnailResponses[keyof UploadThumbnailResponses];

export type SubmitDocumentData = {
    body: DocumentFacts;
    path?: never;
    query?: never;
    url: '/spec/user/v1/update';
};

export type SubmitDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SubmitDocumentError = SubmitDocumentErrors[keyof SubmitDocumentErrors];

export type SubmitDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentUploadReply | Refusal;
};

export type SubmitDocumentResponse = SubmitDocumentResponses[keyof SubmitDocumentResponses];

export type WithdrawDocumentData = {
    body: DocumentChoice;
    path?: never;
    query?: never;
    url: '/spec/user/v1/withdraw';
};

export type WithdrawDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WithdrawDocumentError = WithdrawDocumentErrors[keyof WithdrawDocumentErrors];

export type WithdrawDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentUploadReply;
};

export type WithdrawDocumentResponse = WithdrawDocumentResponses[keyof WithdrawDocumentResponses];

export type NewestDocumentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/spec/v1/newest';
};

export type NewestDocumentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewestDocumentsError = NewestDocumentsErrors[keyof NewestDocumentsErrors];

export type NewestDocumentsResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentListReply;
};

export type NewestDocumentsResponse = NewestDocumentsResponses[keyof NewestDocumentsResponses];

export type DocumentRevisionsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/spec/v1/revisions';
};

export type DocumentRevisionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DocumentRevisionsError = DocumentRevisionsErrors[keyof DocumentRevisionsErrors];

export type DocumentRevisionsResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentListReply;
};

export type DocumentRevisionsResponse = DocumentRevisionsResponses[keyof DocumentRevisionsResponses];

export type TextSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
    };
    url: '/spec/v1/text';
};

export type TextSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TextSearchError = TextSearchErrors[keyof TextSearchErrors];

export type TextSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: TextSearchReply;
};

export type TextSearchResponse = TextSearchResponses[keyof TextSearchResponses];

export type SearchHintsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/spec/v2/keywords';
};

export type SearchHintsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SearchHintsError = SearchHintsErrors[keyof SearchHintsErrors];

export type SearchHintsResponses = {
    /**
     * The request has succeeded.
     */
    200: HintGroupListReply;
};

export type SearchHintsResponse = SearchHintsResponses[keyof SearchHintsResponses];

export type BrandDocumentsData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * A category: `top` or `top/second` in lower case, e.g. `mcu/arm-32`.
         */
        category?: string;
        /**
         * Kind of a document: 数据手册, 应用笔记, 勘误, 变更通知 (PCN), 停产通知 (EOL), 参考设计, 可靠性报告, RoHS 声明.
         */
        docType?: 'datasheet' | 'appnote' | 'errata' | 'pcn' | 'eol' | 'refdesign' | 'reliability' | 'rohs';
        /**
         * Only those that open in the reader (true), or only those at their maker's address.
         */
        hosted?: boolean;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/spec/{brandId}';
};

export type BrandDocumentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandDocumentsError = BrandDocumentsErrors[keyof BrandDocumentsErrors];

export type BrandDocumentsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandDocumentsReply;
};

export type BrandDocumentsResponse = BrandDocumentsResponses[keyof BrandDocumentsResponses];

export type BrandDocumentHintsData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/spec/{brandId}/keywords';
};

export type BrandDocumentHintsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandDocumentHintsError = BrandDocumentHintsErrors[keyof BrandDocumentHintsErrors];

export type BrandDocumentHintsResponses = {
    /**
     * The request has succeeded.
     */
    200: HintListReply;
};

export type BrandDocumentHintsResponse = BrandDocumentHintsResponses[keyof BrandDocumentHintsResponses];

export type BrandDocumentGroupsData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query?: never;
    url: '/spec/{brandId}/ofGroup';
};

export type BrandDocumentGroupsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandDocumentGroupsError = BrandDocumentGroupsErrors[keyof BrandDocumentGroupsErrors];

export type BrandDocumentGroupsResponses = {
    /**
     * The request has succeeded.
     */
    200: DocumentGroupListReply;
};

export type BrandDocumentGroupsResponse = BrandDocumentGroupsResponses[keyof BrandDocumentGroupsResponses];

export type ChangeBrandListingData = {
    body: ListingChangeForm;
    path?: never;
    query?: never;
    url: '/specBrand/auth/user/update';
};

export type ChangeBrandListingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeBrandListingError = ChangeBrandListingErrors[keyof ChangeBrandListingErrors];

export type ChangeBrandListingResponses = {
    /**
     * The request has succeeded.
     */
    200: ListingChangeReply | Refusal;
};

export type ChangeBrandListingResponse = ChangeBrandListingResponses[keyof ChangeBrandListingResponses];

export type BrandHintsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/specBrand/keywords';
};

export type BrandHintsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandHintsError = BrandHintsErrors[keyof BrandHintsErrors];

export type BrandHintsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandListReply;
};

export type BrandHintsResponse = BrandHintsResponses[keyof BrandHintsResponses];

export type AddBrandEntryData = {
    body: CompanyEntryForm;
    path?: never;
    query?: never;
    url: '/specBrand/user/add';
};

export type AddBrandEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddBrandEntryError = AddBrandEntryErrors[keyof AddBrandEntryErrors];

export type AddBrandEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddBrandEntryResponse = AddBrandEntryResponses[keyof AddBrandEntryResponses];

export type HotBrandsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/specBrand/user/hot';
};

export type HotBrandsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HotBrandsError = HotBrandsErrors[keyof HotBrandsErrors];

export type HotBrandsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandListReply;
};

export type HotBrandsResponse = HotBrandsResponses[keyof HotBrandsResponses];

export type BrandListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * First letter of a name in capitals, `#` for digits and signs.
         */
        initial?: string;
        /**
         * Only (true) or no (false) 国产 brands.
         */
        domestic?: boolean;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/specBrand/v1/all';
};

export type BrandListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandListError = BrandListErrors[keyof BrandListErrors];

export type BrandListResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandListReply;
};

export type BrandListResponse = BrandListResponses[keyof BrandListResponses];

export type BrandGroupsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/specBrand/v1/all/group';
};

export type BrandGroupsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandGroupsError = BrandGroupsErrors[keyof BrandGroupsErrors];

export type BrandGroupsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandGroupListReply;
};

export type BrandGroupsResponse = BrandGroupsResponses[keyof BrandGroupsResponses];

export type BrandCategoriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/specBrand/v1/categories';
};

export type BrandCategoriesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandCategoriesError = BrandCategoriesErrors[keyof BrandCategoriesErrors];

export type BrandCategoriesResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandCategoryListReply;
};

export type BrandCategoriesResponse = BrandCategoriesResponses[keyof BrandCategoriesResponses];

export type BrandDetailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query?: never;
    url: '/specBrand/{brandId}';
};

export type BrandDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandDetailError = BrandDetailErrors[keyof BrandDetailErrors];

export type BrandDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandReply;
};

export type BrandDetailResponse = BrandDetailResponses[keyof BrandDetailResponses];

export type BrandProfileData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
    };
    query?: never;
    url: '/specBrand/{brandId}/profile';
};

export type BrandProfileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BrandProfileError = BrandProfileErrors[keyof BrandProfileErrors];

export type BrandProfileResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandProfileReply;
};

export type BrandProfileResponse = BrandProfileResponses[keyof BrandProfileResponses];

export type UncollectDocumentData = {
    body: CollectChoice;
    path?: never;
    query?: never;
    url: '/specJoin/del';
};

export type UncollectDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UncollectDocumentError = UncollectDocumentErrors[keyof UncollectDocumentErrors];

export type UncollectDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type UncollectDocumentResponse = UncollectDocumentResponses[keyof UncollectDocumentResponses];

export type CollectedDocumentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/specJoin/list';
};

export type CollectedDocumentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CollectedDocumentsError = CollectedDocumentsErrors[keyof CollectedDocumentsErrors];

export type CollectedDocumentsResponses = {
    /**
     * The request has succeeded.
     */
    200: CollectedDocumentListReply;
};

export type CollectedDocumentsResponse = CollectedDocumentsResponses[keyof CollectedDocumentsResponses];

export type CollectDocumentData = {
    body: CollectChoice;
    path?: never;
    query?: never;
    url: '/specJoin/save';
};

export type CollectDocumentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CollectDocumentError = CollectDocumentErrors[keyof CollectDocumentErrors];

export type CollectDocumentResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type CollectDocumentResponse = CollectDocumentResponses[keyof CollectDocumentResponses];

export type CollectedStateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/specJoin/state';
};

export type CollectedStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CollectedStateError = CollectedStateErrors[keyof CollectedStateErrors];

export type CollectedStateResponses = {
    /**
     * The request has succeeded.
     */
    200: CollectedStateReply;
};

export type CollectedStateResponse = CollectedStateResponses[keyof CollectedStateResponses];

export type CompanyStockData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        enterpriseId: number;
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/stock/company';
};

export type CompanyStockErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CompanyStockError = CompanyStockErrors[keyof CompanyStockErrors];

export type CompanyStockResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardRowListReply;
};

export type CompanyStockResponse = CompanyStockResponses[keyof CompanyStockResponses];

export type StockFileData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a row stands: live 进行中, dealt 已成交, closed 已关闭, expired 已过期, removed 已下架 by an operator.
         */
        state?: 'live' | 'dealt' | 'closed' | 'expired' | 'removed';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        staleDays?: number;
        /**
         * The file of a task.
         */
        format?: 'xlsx' | 'csv';
    };
    url: '/stock/file';
};

export type StockFileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StockFileError = StockFileErrors[keyof StockFileErrors];

export type StockFileResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type StockFileResponse = StockFileResponses[keyof StockFileResponses];

export type SellStockData = {
    body: StockSale;
    path?: never;
    query?: never;
    url: '/stock/goods';
};

export type SellStockErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SellStockError = SellStockErrors[keyof SellStockErrors];

export type SellStockResponses = {
    /**
     * The request has succeeded.
     */
    200: StockSaleResultListReply | Refusal;
};

export type SellStockResponse = SellStockResponses[keyof SellStockResponses];

export type StockLinesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where a row stands: live 进行中, dealt 已成交, closed 已关闭, expired 已过期, removed 已下架 by an operator.
         */
        state?: 'live' | 'dealt' | 'closed' | 'expired' | 'removed';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Only lines that nobody refreshed for so many days.
         */
        staleDays?: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/stock/list';
};

export type StockLinesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StockLinesError = StockLinesErrors[keyof StockLinesErrors];

export type StockLinesResponses = {
    /**
     * The request has succeeded.
     */
    200: StockReply;
};

export type StockLinesResponse = StockLinesResponses[keyof StockLinesResponses];

export type ChangeStockLineData = {
    body: StockLineChange;
    path?: never;
    query?: never;
    url: '/stock/update';
};

export type ChangeStockLineErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeStockLineError = ChangeStockLineErrors[keyof ChangeStockLineErrors];

export type ChangeStockLineResponses = {
    /**
     * The request has succeeded.
     */
    200: StockLineReply;
};

export type ChangeStockLineResponse = ChangeStockLineResponses[keyof ChangeStockLineResponses];

export type SendTakedownData = {
    body: InfringementForm;
    path?: never;
    query?: never;
    url: '/takedown/add';
};

export type SendTakedownErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendTakedownError = SendTakedownErrors[keyof SendTakedownErrors];

export type SendTakedownResponses = {
    /**
     * The request has succeeded.
     */
    200: TakedownSentReply;
};

export type SendTakedownResponse = SendTakedownResponses[keyof SendTakedownResponses];

export type TakedownAgainstData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/takedown/against';
};

export type TakedownAgainstErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakedownAgainstError = TakedownAgainstErrors[keyof TakedownAgainstErrors];

export type TakedownAgainstResponses = {
    /**
     * The request has succeeded.
     */
    200: TakedownReply;
};

export type TakedownAgainstResponse = TakedownAgainstResponses[keyof TakedownAgainstResponses];

export type SendCounterData = {
    body: CounterForm;
    path?: never;
    query?: never;
    url: '/takedown/counter';
};

export type SendCounterErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendCounterError = SendCounterErrors[keyof SendCounterErrors];

export type SendCounterResponses = {
    /**
     * The request has succeeded.
     */
    200: TakedownReply | Refusal;
};

export type SendCounterResponse = SendCounterResponses[keyof SendCounterResponses];

export type TakedownStateData = {
    body?: never;
    path?: never;
    query: {
        code: string;
    };
    url: '/takedown/state';
};

export type TakedownStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TakedownStateError = TakedownStateErrors[keyof TakedownStateErrors];

export type TakedownStateResponses = {
    /**
     * The request has succeeded.
     */
    200: TakedownReply;
};

export type TakedownStateResponse = TakedownStateResponses[keyof TakedownStateResponses];

export type TraderBrandsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        traderId: number;
    };
    url: '/trader/brand/getBrands';
};

export type TraderBrandsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderBrandsError = TraderBrandsErrors[keyof TraderBrandsErrors];

export type TraderBrandsResponses = {
    /**
     * The request has succeeded.
     */
    200: BrandListReply;
};

export type TraderBrandsResponse = TraderBrandsResponses[keyof TraderBrandsResponses];

export type AddTraderBrandEntryData = {
    body: TraderBrandEntryForm;
    path?: never;
    query?: never;
    url: '/trader/brand/user/add';
};

export type AddTraderBrandEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddTraderBrandEntryError = AddTraderBrandEntryErrors[keyof AddTraderBrandEntryErrors];

export type AddTraderBrandEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddTraderBrandEntryResponse = AddTraderBrandEntryResponses[keyof AddTraderBrandEntryResponses];

export type TraderHintsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/trader/keywords';
};

export type TraderHintsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderHintsError = TraderHintsErrors[keyof TraderHintsErrors];

export type TraderHintsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentListReply;
};

export type TraderHintsResponse = TraderHintsResponses[keyof TraderHintsResponses];

export type TraderListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First letter of a name in capitals, `#` for digits and signs.
         */
        initial?: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId?: number;
        /**
         * How far an authorisation is proved: checked and in force, checked and over, or never checked.
         */
        authorisation?: 'verified' | 'expired' | 'unverified';
        /**
         * Where a distributor sells: the sales regions of China as the trade divides it, Hong Kong, and abroad.
         */
        region?: 'southChina' | 'eastChina' | 'northChina' | 'centralChina' | 'southwestChina' | 'northwestChina' | 'northeastChina' | 'hongKong' | 'overseas';
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trader/list';
};

export type TraderListErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderListError = TraderListErrors[keyof TraderListErrors];

export type TraderListResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentRowListReply;
};

export type TraderListResponse = TraderListResponses[keyof TraderListResponses];

export type TraderPartsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        traderId: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trader/model/list';
};

export type TraderPartsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderPartsError = TraderPartsErrors[keyof TraderPartsErrors];

export type TraderPartsResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentPartListReply;
};

export type TraderPartsResponse = TraderPartsResponses[keyof TraderPartsResponses];

export type AddTraderModelEntryData = {
    body: TraderModelEntryForm;
    path?: never;
    query?: never;
    url: '/trader/model/user/add';
};

export type AddTraderModelEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddTraderModelEntryError = AddTraderModelEntryErrors[keyof AddTraderModelEntryErrors];

export type AddTraderModelEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddTraderModelEntryResponse = AddTraderModelEntryResponses[keyof AddTraderModelEntryResponses];

export type AddTraderEntryData = {
    body: CompanyEntryForm;
    path?: never;
    query?: never;
    url: '/trader/user/add';
};

export type AddTraderEntryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddTraderEntryError = AddTraderEntryErrors[keyof AddTraderEntryErrors];

export type AddTraderEntryResponses = {
    /**
     * The request has succeeded.
     */
    200: EntryReply;
};

export type AddTraderEntryResponse = AddTraderEntryResponses[keyof AddTraderEntryResponses];

export type TraderHintsV2Data = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/trader/v2/keywords';
};

export type TraderHintsV2Errors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderHintsV2Error = TraderHintsV2Errors[keyof TraderHintsV2Errors];

export type TraderHintsV2Responses = {
    /**
     * The request has succeeded.
     */
    200: AgentListReply;
};

export type TraderHintsV2Response = TraderHintsV2Responses[keyof TraderHintsV2Responses];

export type TraderDetailData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/trader/{id}';
};

export type TraderDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderDetailError = TraderDetailErrors[keyof TraderDetailErrors];

export type TraderDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: AgentRowReply;
};

export type TraderDetailResponse = TraderDetailResponses[keyof TraderDetailResponses];

export type CirclePostData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/trends';
};

export type CirclePostErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CirclePostError = CirclePostErrors[keyof CirclePostErrors];

export type CirclePostResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostReply;
};

export type CirclePostResponse = CirclePostResponses[keyof CirclePostResponses];

export type AddCirclePostData = {
    body: NewCirclePost;
    path?: never;
    query?: never;
    url: '/trends/add';
};

export type AddCirclePostErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddCirclePostError = AddCirclePostErrors[keyof AddCirclePostErrors];

export type AddCirclePostResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostReply | Refusal;
};

export type AddCirclePostResponse = AddCirclePostResponses[keyof AddCirclePostResponses];

export type CloseCircleCommentsData = {
    body: CircleCommentsChoice;
    path?: never;
    query?: never;
    url: '/trends/comments/close';
};

export type CloseCircleCommentsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CloseCircleCommentsError = CloseCircleCommentsErrors[keyof CloseCircleCommentsErrors];

export type CloseCircleCommentsResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostReply;
};

export type CloseCircleCommentsResponse = CloseCircleCommentsResponses[keyof CloseCircleCommentsResponses];

export type DeleteCirclePostData = {
    body: CirclePostChoice;
    path?: never;
    query?: never;
    url: '/trends/del';
};

export type DeleteCirclePostErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DeleteCirclePostError = DeleteCirclePostErrors[keyof DeleteCirclePostErrors];

export type DeleteCirclePostResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type DeleteCirclePostResponse = DeleteCirclePostResponses[keyof DeleteCirclePostResponses];

export type CircleGroupsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trends/group';
};

export type CircleGroupsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CircleGroupsError = CircleGroupsErrors[keyof CircleGroupsErrors];

export type CircleGroupsResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleGroupListReply;
};

export type CircleGroupsResponse = CircleGroupsResponses[keyof CircleGroupsResponses];

export type CircleGroupData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/trends/group/detail';
};

export type CircleGroupErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CircleGroupError = CircleGroupErrors[keyof CircleGroupErrors];

export type CircleGroupResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleGroupReply;
};

export type CircleGroupResponse = CircleGroupResponses[keyof CircleGroupResponses];

export type FollowCircleGroupData = {
    body: GroupFollow;
    path?: never;
    query?: never;
    url: '/trends/group/follow';
};

export type FollowCircleGroupErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowCircleGroupError = FollowCircleGroupErrors[keyof FollowCircleGroupErrors];

export type FollowCircleGroupResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleGroupReply;
};

export type FollowCircleGroupResponse = FollowCircleGroupResponses[keyof FollowCircleGroupResponses];

export type OwnCircleGroupsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trends/group/user';
};

export type OwnCircleGroupsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnCircleGroupsError = OwnCircleGroupsErrors[keyof OwnCircleGroupsErrors];

export type OwnCircleGroupsResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleGroupListReply;
};

export type OwnCircleGroupsResponse = OwnCircleGroupsResponses[keyof OwnCircleGroupsResponses];

export type HiddenMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trends/hidden';
};

export type HiddenMembersErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HiddenMembersError = HiddenMembersErrors[keyof HiddenMembersErrors];

export type HiddenMembersResponses = {
    /**
     * The request has succeeded.
     */
    200: HiddenMemberListReply;
};

export type HiddenMembersResponse = HiddenMembersResponses[keyof HiddenMembersResponses];

export type HideMemberData = {
    body: DistanceChoice;
    path?: never;
    query?: never;
    url: '/trends/hide';
};

export type HideMemberErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type HideMemberError = HideMemberErrors[keyof HideMemberErrors];

export type HideMemberResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type HideMemberResponse = HideMemberResponses[keyof HideMemberResponses];

export type CirclePostHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/trends/history';
};

export type CirclePostHistoryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CirclePostHistoryError = CirclePostHistoryErrors[keyof CirclePostHistoryErrors];

export type CirclePostHistoryResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostVersionListReply;
};

export type CirclePostHistoryResponse = CirclePostHistoryResponses[keyof CirclePostHistoryResponses];

export type SetCirclePostLikeData = {
    body: CircleLikeChoice;
    path?: never;
    query?: never;
    url: '/trends/like';
};

export type SetCirclePostLikeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetCirclePostLikeError = SetCirclePostLikeErrors[keyof SetCirclePostLikeErrors];

export type SetCirclePostLikeResponses = {
    /**
     * The request has succeeded.
     */
    200: LikesReply | Refusal;
};

export type SetCirclePostLikeResponse = SetCirclePostLikeResponses[keyof SetCirclePostLikeResponses];

export type CirclePostsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        groupId?: number;
        onlyFollowed?: boolean;
        /**
         * What a post can be about.
         */
        topicKind?: 'part' | 'brand';
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        topicId?: number;
        /**
         * How posts are ordered: by time, or by what was liked and commented on lately.
         */
        sort?: 'newest' | 'recommended';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trends/list';
};

export type CirclePostsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CirclePostsError = CirclePostsErrors[keyof CirclePostsErrors];

export type CirclePostsResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostListReply;
};

export type CirclePostsResponse = CirclePostsResponses[keyof CirclePostsResponses];

export type OwnCirclePostsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/trends/list/my';
};

export type OwnCirclePostsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnCirclePostsError = OwnCirclePostsErrors[keyof OwnCirclePostsErrors];

export type OwnCirclePostsResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostListReply;
};

export type OwnCirclePostsResponse = OwnCirclePostsResponses[keyof OwnCirclePostsResponses];

export type UploadCirclePictureData = {
    body: CirclePictureForm;
    path?: never;
    query?: never;
    url: '/trends/picture';
};

export type UploadCirclePictureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadCirclePictureError = UploadCirclePictureErrors[keyof UploadCirclePictureErrors];

export type UploadCirclePictureResponses = {
    /**
     * The request has succeeded.
     */
    200: LooseCirclePictureReply | Refusal;
};

export type UploadCirclePictureResponse = UploadCirclePictureResponses[keyof UploadCirclePictureResponses];

export type CirclePictureData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/trends/picture/{id}';
};

export type CirclePictureErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CirclePictureError = CirclePictureErrors[keyof CirclePictureErrors];

export type CirclePictureResponses = {
    /**
     * A WebP picture.
     */
    200: Binary;
};

export type CirclePictureResponse = CirclePictureResponses[keyof CirclePictureResponses];

export type ReportCirclePostData = {
    body: CirclePostReport;
    path?: never;
    query?: never;
    url: '/trends/report';
};

export type ReportCirclePostErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ReportCirclePostError = ReportCirclePostErrors[keyof ReportCirclePostErrors];

export type ReportCirclePostResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type ReportCirclePostResponse = ReportCirclePostResponses[keyof ReportCirclePostResponses];

export type CircleSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/trends/settings';
};

export type CircleSettingsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CircleSettingsError = CircleSettingsErrors[keyof CircleSettingsErrors];

export type CircleSettingsResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleSettingsReply;
};

export type CircleSettingsResponse = CircleSettingsResponses[keyof CircleSettingsResponses];

export type SaveCircleSettingsData = {
    body: CircleSettings;
    path?: never;
    query?: never;
    url: '/trends/settings';
};

export type SaveCircleSettingsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveCircleSettingsError = SaveCircleSettingsErrors[keyof SaveCircleSettingsErrors];

export type SaveCircleSettingsResponses = {
    /**
     * The request has succeeded.
     */
    200: CircleSettingsReply;
};

export type SaveCircleSettingsResponse = SaveCircleSettingsResponses[keyof SaveCircleSettingsResponses];

export type EditCirclePostData = {
    body: CirclePostChange;
    path?: never;
    query?: never;
    url: '/trends/update';
};

export type EditCirclePostErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type EditCirclePostError = EditCirclePostErrors[keyof EditCirclePostErrors];

export type EditCirclePostResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePostReply | Refusal;
};

export type EditCirclePostResponse = EditCirclePostResponses[keyof EditCirclePostResponses];

export type VoteInCirclePollData = {
    body: CircleVote;
    path?: never;
    query?: never;
    url: '/trends/vote';
};

export type VoteInCirclePollErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type VoteInCirclePollError = VoteInCirclePollErrors[keyof VoteInCirclePollErrors];

export type VoteInCirclePollResponses = {
    /**
     * The request has succeeded.
     */
    200: CirclePollReply | Refusal;
};

export type VoteInCirclePollResponse = VoteInCirclePollResponses[keyof VoteInCirclePollResponses];

export type SendRegistryCorrectionData = {
    body: RegistryCorrectionForm;
    path?: never;
    query?: never;
    url: '/tyc/correction/add';
};

export type SendRegistryCorrectionErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendRegistryCorrectionError = SendRegistryCorrectionErrors[keyof SendRegistryCorrectionErrors];

export type SendRegistryCorrectionResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryCorrectionReply | Refusal;
};

export type SendRegistryCorrectionResponse = SendRegistryCorrectionResponses[keyof SendRegistryCorrectionResponses];

export type CorrectionProofData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/tyc/correction/content/{id}';
};

export type CorrectionProofErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CorrectionProofError = CorrectionProofErrors[keyof CorrectionProofErrors];

export type CorrectionProofResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type RegistryCorrectionsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        companyId: number;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/tyc/correction/list';
};

export type RegistryCorrectionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryCorrectionsError = RegistryCorrectionsErrors[keyof RegistryCorrectionsErrors];

export type RegistryCorrectionsResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryCorrectionLineListReply;
};

export type RegistryCorrectionsResponse = RegistryCorrectionsResponses[keyof RegistryCorrectionsResponses];

export type OwnRegistryCorrectionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/tyc/correction/my';
};

export type OwnRegistryCorrectionsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnRegistryCorrectionsError = OwnRegistryCorrectionsErrors[keyof OwnRegistryCorrectionsErrors];

export type OwnRegistryCorrectionsResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryCorrectionListReply;
};

export type OwnRegistryCorrectionsResponse = OwnRegistryCorrectionsResponses[keyof OwnRegistryCorrectionsResponses];

export type UploadCorrectionProofData = {
    body: ProofUpload;
    path?: never;
    query?: never;
    url: '/tyc/correction/upload';
};

export type UploadCorrectionProofErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UploadCorrectionProofError = UploadCorrectionProofErrors[keyof UploadCorrectionProofErrors];

export type UploadCorrectionProofResponses = {
    /**
     * The request has succeeded.
     */
    200: ProofFileReply | Refusal;
};

export type UploadCorrectionProofResponse = UploadCorrectionProofResponses[keyof UploadCorrectionProofResponses];

export type RenewRegistryData = {
    body: RegistryChoice;
    path?: never;
    query?: never;
    url: '/tyc/renew';
};

export type RenewRegistryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RenewRegistryError = RenewRegistryErrors[keyof RenewRegistryErrors];

export type RenewRegistryResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryCompanyReply | Refusal;
};

export type RenewRegistryResponse = RenewRegistryResponses[keyof RenewRegistryResponses];

export type RegistryBudgetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tyc/services/open/budget';
};

export type RegistryBudgetErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryBudgetError = RegistryBudgetErrors[keyof RegistryBudgetErrors];

export type RegistryBudgetResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryBudgetReply;
};

export type RegistryBudgetResponse = RegistryBudgetResponses[keyof RegistryBudgetResponses];

export type RegistryCompanyData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/services/open/company';
};

export type RegistryCompanyErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryCompanyError = RegistryCompanyErrors[keyof RegistryCompanyErrors];

export type RegistryCompanyResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryCompanyReply | Refusal;
};

export type RegistryCompanyResponse = RegistryCompanyResponses[keyof RegistryCompanyResponses];

export type RegistryPersonData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        companyId: number;
    };
    url: '/tyc/services/open/person';
};

export type RegistryPersonErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryPersonError = RegistryPersonErrors[keyof RegistryPersonErrors];

export type RegistryPersonResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryPersonReply | Refusal;
};

export type RegistryPersonResponse = RegistryPersonResponses[keyof RegistryPersonResponses];

export type RegistryRecordsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * Tables of facts about a company. The order and the fields of each stand in `registryBlocks.ts` of the API package.
         */
        block: 'staff' | 'holders' | 'investments' | 'branches' | 'changes' | 'reports' | 'licences' | 'case_filings' | 'hearings' | 'judgments' | 'court_notices' | 'delivery_notices' | 'enforcements' | 'dishonest' | 'consumption_limits' | 'closed_cases' | 'bankruptcies' | 'judicial_aid' | 'abnormal' | 'serious_illegal' | 'penalties' | 'equity_pledges' | 'chattel_mortgages' | 'tax_arrears' | 'tax_violations' | 'simple_cancellations' | 'liquidations' | 'patents' | 'trademarks' | 'software_copyrights' | 'works_copyrights' | 'sites' | 'former_names' | 'former_addresses' | 'former_representatives' | 'former_holders' | 'former_staff' | 'former_investments' | 'former_cases' | 'former_enforcements' | 'former_dishonest' | 'former_abnormal';
        pageIndex?: number;
        pageSize?: number;
        /**
         * What kind of patent.
         */
        patentKind?: 'invention' | 'utility' | 'design';
        /**
         * Where a patent stands.
         */
        patentState?: 'valid' | 'pending' | 'ended';
        /**
         * Of `trademarks` only: class of the Nice agreement.
         */
        trademarkClass?: number;
    };
    url: '/tyc/services/open/records';
};

export type RegistryRecordsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryRecordsError = RegistryRecordsErrors[keyof RegistryRecordsErrors];

export type RegistryRecordsResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryRecordsReply | Refusal;
};

export type RegistryRecordsResponse = RegistryRecordsResponses[keyof RegistryRecordsResponses];

export type RegistryRelationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/services/open/relations';
};

export type RegistryRelationsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryRelationsError = RegistryRelationsErrors[keyof RegistryRelationsErrors];

export type RegistryRelationsResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryRelationsReply | Refusal;
};

export type RegistryRelationsResponse = RegistryRelationsResponses[keyof RegistryRelationsResponses];

export type RegistryReportData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        year?: number;
    };
    url: '/tyc/services/open/report';
};

export type RegistryReportErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryReportError = RegistryReportErrors[keyof RegistryReportErrors];

export type RegistryReportResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryReportReply | Refusal;
};

export type RegistryReportResponse = RegistryReportResponses[keyof RegistryReportResponses];

export type RegistryRiskData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/services/open/risk';
};

export type RegistryRiskErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryRiskError = RegistryRiskErrors[keyof RegistryRiskErrors];

export type RegistryRiskResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryRiskReply | Refusal;
};

export type RegistryRiskResponse = RegistryRiskResponses[keyof RegistryRiskResponses];

export type RegistryScoreData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/services/open/score';
};

export type RegistryScoreErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryScoreError = RegistryScoreErrors[keyof RegistryScoreErrors];

export type RegistryScoreResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryScoreReply | Refusal;
};

export type RegistryScoreResponse = RegistryScoreResponses[keyof RegistryScoreResponses];

export type RegistrySearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        pageIndex?: number;
        pageSize?: number;
    };
    url: '/tyc/services/open/search';
};

export type RegistrySearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistrySearchError = RegistrySearchErrors[keyof RegistrySearchErrors];

export type RegistrySearchResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryHitsReply | Refusal;
};

export type RegistrySearchResponse = RegistrySearchResponses[keyof RegistrySearchResponses];

export type RegistrySnapshotData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/services/open/snapshot';
};

export type RegistrySnapshotErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistrySnapshotError = RegistrySnapshotErrors[keyof RegistrySnapshotErrors];

export type RegistrySnapshotResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistrySnapshotReply | Refusal;
};

export type RegistrySnapshotResponse = RegistrySnapshotResponses[keyof RegistrySnapshotResponses];

export type RegistrySnapshotImageData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/tyc/services/open/snapshot/{id}';
};

export type RegistrySnapshotImageErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistrySnapshotImageError = RegistrySnapshotImageErrors[keyof RegistrySnapshotImageErrors];

export type RegistrySnapshotImageResponses = {
    /**
     * The request has succeeded.
     */
    200: unknown;
};

export type WatchRegistryData = {
    body: RegistryChoice;
    path?: never;
    query?: never;
    url: '/tyc/watch/add';
};

export type WatchRegistryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WatchRegistryError = WatchRegistryErrors[keyof WatchRegistryErrors];

export type WatchRegistryResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchStateReply | Refusal;
};

export type WatchRegistryResponse = WatchRegistryResponses[keyof WatchRegistryResponses];

export type UnwatchRegistryData = {
    body: RegistryChoice;
    path?: never;
    query?: never;
    url: '/tyc/watch/del';
};

export type UnwatchRegistryErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnwatchRegistryError = UnwatchRegistryErrors[keyof UnwatchRegistryErrors];

export type UnwatchRegistryResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchStateReply;
};

export type UnwatchRegistryResponse = UnwatchRegistryResponses[keyof UnwatchRegistryResponses];

export type RegistryWatchesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/tyc/watch/list';
};

export type RegistryWatchesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryWatchesError = RegistryWatchesErrors[keyof RegistryWatchesErrors];

export type RegistryWatchesResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchListReply;
};

export type RegistryWatchesResponse = RegistryWatchesResponses[keyof RegistryWatchesResponses];

export type RegistryWatchMailData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tyc/watch/mail';
};

export type RegistryWatchMailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryWatchMailError = RegistryWatchMailErrors[keyof RegistryWatchMailErrors];

export type RegistryWatchMailResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchMailReply;
};

export type RegistryWatchMailResponse = RegistryWatchMailResponses[keyof RegistryWatchMailResponses];

export type SetRegistryWatchMailData = {
    body: RegistryWatchMailWish;
    path?: never;
    query?: never;
    url: '/tyc/watch/mail';
};

export type SetRegistryWatchMailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SetRegistryWatchMailError = SetRegistryWatchMailErrors[keyof SetRegistryWatchMailErrors];

export type SetRegistryWatchMailResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchMailReply;
};

export type SetRegistryWatchMailResponse = SetRegistryWatchMailResponses[keyof SetRegistryWatchMailResponses];

export type RegistryWatchStateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/tyc/watch/state';
};

export type RegistryWatchStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RegistryWatchStateError = RegistryWatchStateErrors[keyof RegistryWatchStateErrors];

export type RegistryWatchStateResponses = {
    /**
     * The request has succeeded.
     */
    200: RegistryWatchStateReply;
};

export type RegistryWatchStateResponse = RegistryWatchStateResponses[keyof RegistryWatchStateResponses];

export type UnreadTotalData = {
    body: UnreadQuestion;
    path?: never;
    query?: never;
    url: '/uni-im/getUniMsgNum';
};

export type UnreadTotalErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnreadTotalError = UnreadTotalErrors[keyof UnreadTotalErrors];

export type UnreadTotalResponses = {
    /**
     * The request has succeeded.
     */
    200: UnreadCountReply;
};

export type UnreadTotalResponse = UnreadTotalResponses[keyof UnreadTotalResponses];

export type UnreadInstantMessagesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/uni-im/imId';
};

export type UnreadInstantMessagesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnreadInstantMessagesError = UnreadInstantMessagesErrors[keyof UnreadInstantMessagesErrors];

export type UnreadInstantMessagesResponses = {
    /**
     * The request has succeeded.
     */
    200: UnreadNumberReply;
};

export type UnreadInstantMessagesResponse = UnreadInstantMessagesResponses[keyof UnreadInstantMessagesResponses];

export type RequiredDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/checkRequiredData';
};

export type RequiredDataErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RequiredDataError = RequiredDataErrors[keyof RequiredDataErrors];

export type RequiredDataResponses = {
    /**
     * The request has succeeded.
     */
    200: RequiredDataReply;
};

export type RequiredDataResponse = RequiredDataResponses[keyof RequiredDataResponses];

export type AddKnownContactData = {
    body: KnownContactInput;
    path?: never;
    query?: never;
    url: '/user/contacts/add';
};

export type AddKnownContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddKnownContactError = AddKnownContactErrors[keyof AddKnownContactErrors];

export type AddKnownContactResponses = {
    /**
     * The request has succeeded.
     */
    200: KnownContactReply | Refusal;
};

export type AddKnownContactResponse = AddKnownContactResponses[keyof AddKnownContactResponses];

export type RemoveKnownContactData = {
    body: ContactChoice;
    path?: never;
    query?: never;
    url: '/user/contacts/del';
};

export type RemoveKnownContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RemoveKnownContactError = RemoveKnownContactErrors[keyof RemoveKnownContactErrors];

export type RemoveKnownContactResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type RemoveKnownContactResponse = RemoveKnownContactResponses[keyof RemoveKnownContactResponses];

export type KnownContactData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/user/contacts/detail';
};

export type KnownContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type KnownContactError = KnownContactErrors[keyof KnownContactErrors];

export type KnownContactResponses = {
    /**
     * The request has succeeded.
     */
    200: KnownContactReply;
};

export type KnownContactResponse = KnownContactResponses[keyof KnownContactResponses];

export type KeepContactData = {
    body: ContactToKeep;
    path?: never;
    query?: never;
    url: '/user/contacts/keep';
};

export type KeepContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type KeepContactError = KeepContactErrors[keyof KeepContactErrors];

export type KeepContactResponses = {
    /**
     * The request has succeeded.
     */
    200: KnownContactReply | Refusal;
};

export type KeepContactResponse = KeepContactResponses[keyof KeepContactResponses];

export type KnownContactsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/user/contacts/list';
};

export type KnownContactsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type KnownContactsError = KnownContactsErrors[keyof KnownContactsErrors];

export type KnownContactsResponses = {
    /**
     * The request has succeeded.
     */
    200: KnownContactListReply;
};

export type KnownContactsResponse = KnownContactsResponses[keyof KnownContactsResponses];

export type RestoreKnownContactData = {
    body: ContactChoice;
    path?: never;
    query?: never;
    url: '/user/contacts/restore';
};

export type RestoreKnownContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RestoreKnownContactError = RestoreKnownContactErrors[keyof RestoreKnownContactErrors];

export type RestoreKnownContactResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type RestoreKnownContactResponse = RestoreKnownContactResponses[keyof RestoreKnownContactResponses];

export type ChangeKnownContactData = {
    body: KnownContactChange;
    path?: never;
    query?: never;
    url: '/user/contacts/update';
};

export type ChangeKnownContactErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ChangeKnownContactError = ChangeKnownContactErrors[keyof ChangeKnownContactErrors];

export type ChangeKnownContactResponses = {
    /**
     * The request has succeeded.
     */
    200: KnownContactReply;
};

export type ChangeKnownContactResponse = ChangeKnownContactResponses[keyof ChangeKnownContactResponses];

export type IdentityData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/identity';
};

export type IdentityErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type IdentityError = IdentityErrors[keyof IdentityErrors];

export type IdentityResponses = {
    /**
     * The request has succeeded.
     */
    200: IdentityReply;
};

export type IdentityResponse = IdentityResponses[keyof IdentityResponses];

export type UserInfoData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/user/info';
};

export type UserInfoErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UserInfoError = UserInfoErrors[keyof UserInfoErrors];

export type UserInfoResponses = {
    /**
     * The request has succeeded.
     */
    200: UserInfoReply;
};

export type UserInfoResponse = UserInfoResponses[keyof UserInfoResponses];

export type OwnNavigationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/navigation';
};

export type OwnNavigationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type OwnNavigationError = OwnNavigationErrors[keyof OwnNavigationErrors];

export type OwnNavigationResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedNavigationReply;
};

export type OwnNavigationResponse = OwnNavigationResponses[keyof OwnNavigationResponses];

export type SaveOwnNavigationData = {
    body: OwnNavigation;
    path?: never;
    query?: never;
    url: '/user/navigation';
};

export type SaveOwnNavigationErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SaveOwnNavigationError = SaveOwnNavigationErrors[keyof SaveOwnNavigationErrors];

export type SaveOwnNavigationResponses = {
    /**
     * The request has succeeded.
     */
    200: SavedNavigationReply;
};

export type SaveOwnNavigationResponse = SaveOwnNavigationResponses[keyof SaveOwnNavigationResponses];

export type ShareCodeOwnerData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Six characters that a member hands to others, see shareCode.
         */
        code: string;
    };
    url: '/user/shareCode/check';
};

export type ShareCodeOwnerErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShareCodeOwnerError = ShareCodeOwnerErrors[keyof ShareCodeOwnerErrors];

export type ShareCodeOwnerResponses = {
    /**
     * The request has succeeded.
     */
    200: ShareCodeOwnerReply;
};

export type ShareCodeOwnerResponse = ShareCodeOwnerResponses[keyof ShareCodeOwnerResponses];

export type ShareCodeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/shareCode/mine';
};

export type ShareCodeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShareCodeError = ShareCodeErrors[keyof ShareCodeErrors];

export type ShareCodeResponses = {
    /**
     * The request has succeeded.
     */
    200: ShareCodeReply;
};

export type ShareCodeResponse = ShareCodeResponses[keyof ShareCodeResponses];

export type UnfollowChannelData = {
    body: ChannelChoice;
    path?: never;
    query?: never;
    url: '/users/category/del';
};

export type UnfollowChannelErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type UnfollowChannelError = UnfollowChannelErrors[keyof UnfollowChannelErrors];

export type UnfollowChannelResponses = {
    /**
     * The request has succeeded.
     */
    200: ChannelListReply;
};

export type UnfollowChannelResponse = UnfollowChannelResponses[keyof UnfollowChannelResponses];

export type FollowChannelsData = {
    body: ChannelOrder;
    path?: never;
    query?: never;
    url: '/users/category/diy/add';
};

export type FollowChannelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FollowChannelsError = FollowChannelsErrors[keyof FollowChannelsErrors];

export type FollowChannelsResponses = {
    /**
     * The request has succeeded.
     */
    200: ChannelListReply;
};

export type FollowChannelsResponse = FollowChannelsResponses[keyof FollowChannelsResponses];

export type RecommendedChannelsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/users/category/recommend';
};

export type RecommendedChannelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RecommendedChannelsError = RecommendedChannelsErrors[keyof RecommendedChannelsErrors];

export type RecommendedChannelsResponses = {
    /**
     * The request has succeeded.
     */
    200: ChannelListReply;
};

export type RecommendedChannelsResponse = RecommendedChannelsResponses[keyof RecommendedChannelsResponses];

export type DiskFileContentData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/users/files/content/{id}';
};

export type DiskFileContentErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskFileContentError = DiskFileContentErrors[keyof DiskFileContentErrors];

export type DiskFileContentResponses = {
    /**
     * The bytes of a file of the disk: PDFs and pictures as what they are, everything else as bytes only.
     */
    200: Blob | File;
};

export type DiskFileContentResponse = DiskFileContentResponses[keyof DiskFileContentResponses];

export type CopyDiskItemsData = {
    body: DiskMove;
    path?: never;
    query?: never;
    url: '/users/files/copy';
};

export type CopyDiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type CopyDiskItemsError = CopyDiskItemsErrors[keyof CopyDiskItemsErrors];

export type CopyDiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type CopyDiskItemsResponse = CopyDiskItemsResponses[keyof CopyDiskItemsResponses];

export type DiskItemData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    url: '/users/files/detail';
};

export type DiskItemErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskItemError = DiskItemErrors[keyof DiskItemErrors];

export type DiskItemResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskFoundReply;
};

export type DiskItemResponse = DiskItemResponses[keyof DiskItemResponses];

export type DiskFileDownloadData = {
    body?: never;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
    };
    query?: never;
    url: '/users/files/download/{id}';
};

export type DiskFileDownloadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskFileDownloadError = DiskFileDownloadErrors[keyof DiskFileDownloadErrors];

export type DiskFileDownloadResponses = {
    /**
     * The request has succeeded.
     */
    200: Blob | File;
};

export type DiskFileDownloadResponse = DiskFileDownloadResponses[keyof DiskFileDownloadResponses];

export type DiskDownloadsData = {
    body: DiskDownload;
    path?: never;
    query?: never;
    url: '/users/files/downloads';
};

export type DiskDownloadsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskDownloadsError = DiskDownloadsErrors[keyof DiskDownloadsErrors];

export type DiskDownloadsResponses = {
    /**
     * The request has succeeded.
     */
    200: Refusal;
};

export type DiskDownloadsResponse = DiskDownloadsResponses[keyof DiskDownloadsResponses];

export type MoveDiskItemsData = {
    body: DiskMove;
    path?: never;
    query?: never;
    url: '/users/files/move';
};

export type MoveDiskItemsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MoveDiskItemsError = MoveDiskItemsErrors[keyof MoveDiskItemsErrors];

export type MoveDiskItemsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskBatchReply;
};

export type MoveDiskItemsResponse = MoveDiskItemsResponses[keyof MoveDiskItemsResponses];

export type DiskPartAddressData = {
    body: DiskPartArrived;
    path?: never;
    query?: never;
    url: '/users/files/parts/address';
};

export type DiskPartAddressErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskPartAddressError = DiskPartAddressErrors[keyof DiskPartAddressErrors];

export type DiskPartAddressResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskPartAddressReply;
};

export type DiskPartAddressResponse = DiskPartAddressResponses[keyof DiskPartAddressResponses];

export type DiskPartArrivedData = {
    body: DiskPartArrived;
    path?: never;
    query?: never;
    url: '/users/files/parts/arrived';
};

export type DiskPartArrivedErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskPartArrivedError = DiskPartArrivedErrors[keyof DiskPartArrivedErrors];

export type DiskPartArrivedResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskUploadReply;
};

export type DiskPartArrivedResponse = DiskPartArrivedResponses[keyof DiskPartArrivedResponses];

export type DropDiskUploadData = {
    body: DiskUploadChoice;
    path?: never;
    query?: never;
    url: '/users/files/parts/drop';
};

export type DropDiskUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DropDiskUploadError = DropDiskUploadErrors[keyof DropDiskUploadErrors];

export type DropDiskUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type DropDiskUploadResponse = DropDiskUploadResponses[keyof DropDiskUploadResponses];

export type FinishDiskUploadData = {
    body: DiskUploadFinish;
    path?: never;
    query?: never;
    url: '/users/files/parts/finish';
};

export type FinishDiskUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type FinishDiskUploadError = FinishDiskUploadErrors[keyof FinishDiskUploadErrors];

export type FinishDiskUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskOutcomeReply | Refusal;
};

export type FinishDiskUploadResponse = FinishDiskUploadResponses[keyof FinishDiskUploadResponses];

export type DiskUploadsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/users/files/parts/list';
};

export type DiskUploadsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskUploadsError = DiskUploadsErrors[keyof DiskUploadsErrors];

export type DiskUploadsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskUploadListReply;
};

export type DiskUploadsResponse = DiskUploadsResponses[keyof DiskUploadsResponses];

export type StartDiskUploadData = {
    body: DiskUploadStart;
    path?: never;
    query?: never;
    url: '/users/files/parts/start';
};

export type StartDiskUploadErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StartDiskUploadError = StartDiskUploadErrors[keyof StartDiskUploadErrors];

export type StartDiskUploadResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskUploadStartedReply | Refusal;
};

export type StartDiskUploadResponse = StartDiskUploadResponses[keyof StartDiskUploadResponses];

export type AddDiskPartData = {
    body: PartFile;
    path: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        id: number;
        /**
         * The number of a part of a file of the disk, from 1.
         */
        part: number;
        /**
         * A SHA-256 digest in hexadecimal.
         */
        sha256: string;
    };
    query?: never;
    url: '/users/files/parts/{id}/{part}/{sha256}';
};

export type AddDiskPartErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AddDiskPartError = AddDiskPartErrors[keyof AddDiskPartErrors];

export type AddDiskPartResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskUploadReply;
};

export type AddDiskPartResponse = AddDiskPartResponses[keyof AddDiskPartResponses];

export type DiskQuotaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/users/files/quota';
};

export type DiskQuotaErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskQuotaError = DiskQuotaErrors[keyof DiskQuotaErrors];

export type DiskQuotaResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskQuotaReply;
};

export type DiskQuotaResponse = DiskQuotaResponses[keyof DiskQuotaResponses];

export type RenameDiskItemData = {
    body: DiskRename;
    path?: never;
    query?: never;
    url: '/users/files/rename';
};

export type RenameDiskItemErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RenameDiskItemError = RenameDiskItemErrors[keyof RenameDiskItemErrors];

export type RenameDiskItemResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskOutcomeReply;
};

export type RenameDiskItemResponse = RenameDiskItemResponses[keyof RenameDiskItemResponses];

export type DiskSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        /**
         * Kind of what lies in the disk, by the end of its name.
         */
        kind?: 'folder' | 'pdf' | 'picture' | 'text' | 'code' | 'sheet' | 'office' | 'archive' | 'other';
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/users/files/search';
};

export type DiskSearchErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskSearchError = DiskSearchErrors[keyof DiskSearchErrors];

export type DiskSearchResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskFoundListReply;
};

export type DiskSearchResponse = DiskSearchResponses[keyof DiskSearchResponses];

export type ShareDiskItemData = {
    body: ShareInput;
    path?: never;
    query?: never;
    url: '/users/files/share/add';
};

export type ShareDiskItemErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ShareDiskItemError = ShareDiskItemErrors[keyof ShareDiskItemErrors];

export type ShareDiskItemResponses = {
    /**
     * The request has succeeded.
     */
    200: MadeShareReply | Refusal;
};

export type ShareDiskItemResponse = ShareDiskItemResponses[keyof ShareDiskItemResponses];

export type DiskSharesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/users/files/share/list';
};

export type DiskSharesErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskSharesError = DiskSharesErrors[keyof DiskSharesErrors];

export type DiskSharesResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskShareListReply;
};

export type DiskSharesResponse = DiskSharesResponses[keyof DiskSharesResponses];

export type RevokeDiskShareData = {
    body: ShareChoice;
    path?: never;
    query?: never;
    url: '/users/files/share/revoke';
};

export type RevokeDiskShareErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type RevokeDiskShareError = RevokeDiskShareErrors[keyof RevokeDiskShareErrors];

export type RevokeDiskShareResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskShareReply;
};

export type RevokeDiskShareResponse = RevokeDiskShareResponses[keyof RevokeDiskShareResponses];

export type DiskSpecsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
         */
        keywords?: string;
        hasNewer?: boolean;
        /**
         * Page, from 1.
         */
        pageIndex?: number;
        /**
         * Rows a page, 1–100.
         */
        pageSize?: number;
    };
    url: '/users/files/specs';
};

export type DiskSpecsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type DiskSpecsError = DiskSpecsErrors[keyof DiskSpecsErrors];

export type DiskSpecsResponses = {
    /**
     * The request has succeeded.
     */
    200: DiskSpecListReply;
};

export type DiskSpecsResponse = DiskSpecsResponses[keyof DiskSpecsResponses];

export type BindMobileData = {
    body: MobileBinding;
    path?: never;
    query?: never;
    url: '/v1/bindMobile';
};

export type BindMobileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BindMobileError = BindMobileErrors[keyof BindMobileErrors];

export type BindMobileResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type BindMobileResponse = BindMobileResponses[keyof BindMobileResponses];

export type MailPasswordResetData = {
    body: MailedReset;
    path?: never;
    query?: never;
    url: '/v1/restPwdNotice';
};

export type MailPasswordResetErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type MailPasswordResetError = MailPasswordResetErrors[keyof MailPasswordResetErrors];

export type MailPasswordResetResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply | Refusal;
};

export type MailPasswordResetResponse = MailPasswordResetResponses[keyof MailPasswordResetResponses];

export type SendCodeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Mobile number of the mainland, Hong Kong or Taiwan with its area code, e.g. `+86-13800000000`; a bare one is taken as +86.
         */
        mobile: string;
        /**
         * The captcha's answer.
         */
        captchaVerifyParam: string;
        /**
         * What a captcha guards.
         */
        scene?: 'login' | 'register' | 'reset_password' | 'bind' | 'validate';
    };
    url: '/v2/sendNotice';
};

export type SendCodeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type SendCodeError = SendCodeErrors[keyof SendCodeErrors];

export type SendCodeResponses = {
    /**
     * The request has succeeded.
     */
    200: CodeSentReply | Refusal;
};

export type SendCodeResponse = SendCodeResponses[keyof SendCodeResponses];

export type ValidateMobileData = {
    body: MobileQuestion;
    path?: never;
    query?: never;
    url: '/validate/mobile';
};

export type ValidateMobileErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ValidateMobileError = ValidateMobileErrors[keyof ValidateMobileErrors];

export type ValidateMobileResponses = {
    /**
     * The request has succeeded.
     */
    200: AvailabilityReply | Refusal;
};

export type ValidateMobileResponse = ValidateMobileResponses[keyof ValidateMobileResponses];

export type ValidateCodeData = {
    body: CodeQuestion;
    path?: never;
    query?: never;
    url: '/validateCode';
};

export type ValidateCodeErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type ValidateCodeError = ValidateCodeErrors[keyof ValidateCodeErrors];

export type ValidateCodeResponses = {
    /**
     * The request has succeeded.
     */
    200: CodeProofReply | Refusal;
};

export type ValidateCodeResponse = ValidateCodeResponses[keyof ValidateCodeResponses];

export type LoginBySmsData = {
    body: SmsLogin;
    path?: never;
    query?: never;
    url: '/web/login';
};

export type LoginBySmsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LoginBySmsError = LoginBySmsErrors[keyof LoginBySmsErrors];

export type LoginBySmsResponses = {
    /**
     * The request has succeeded.
     */
    200: LoginInfoReply | Refusal;
};

export type LoginBySmsResponse = LoginBySmsResponses[keyof LoginBySmsResponses];

export type WebTrackingData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The path that the visitor came from.
         */
        from?: string;
        /**
         * The path that the visitor is on.
         */
        value: string;
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        user_id?: number;
        /**
         * Seconds on the page before, up to a day.
         */
        stay_time?: number;
    };
    url: '/webTracking';
};

export type WebTrackingErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WebTrackingError = WebTrackingErrors[keyof WebTrackingErrors];

export type WebTrackingResponses = {
    /**
     * The request has succeeded.
     */
    200: DoneReply;
};

export type WebTrackingResponse = WebTrackingResponses[keyof WebTrackingResponses];

export type NewestBoardRowsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a row of the board says: 0 somebody offers parts (供应), 1 somebody wants parts (求购).
         */
        type?: 0 | 1;
        /**
         * Most rows wanted, 1–100.
         */
        size?: number;
    };
    url: '/website/demand/list';
};

export type NewestBoardRowsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type NewestBoardRowsError = NewestBoardRowsErrors[keyof NewestBoardRowsErrors];

export type NewestBoardRowsResponses = {
    /**
     * The request has succeeded.
     */
    200: BoardRowListReply;
};

export type NewestBoardRowsResponse = NewestBoardRowsResponses[keyof NewestBoardRowsResponses];

export type StartWechatData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a visit to WeChat or QQ is for.
         */
        operate?: 'login' | 'bind';
    };
    url: '/wx/web/authorizeUrl';
};

export type StartWechatErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type StartWechatError = StartWechatErrors[keyof StartWechatErrors];

export type StartWechatResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialStartReply | Refusal;
};

export type StartWechatResponse = StartWechatResponses[keyof StartWechatResponses];

export type BindWechatData = {
    body: SocialReturn;
    path?: never;
    query?: never;
    url: '/wx/web/binding';
};

export type BindWechatErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type BindWechatError = BindWechatErrors[keyof BindWechatErrors];

export type BindWechatResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialBindingReply | Refusal;
};

export type BindWechatResponse = BindWechatResponses[keyof BindWechatResponses];

export type LoginByWechatData = {
    body: SocialLoginReturn;
    path?: never;
    query?: never;
    url: '/wx/web/login';
};

export type LoginByWechatErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type LoginByWechatError = LoginByWechatErrors[keyof LoginByWechatErrors];

export type LoginByWechatResponses = {
    /**
     * The request has succeeded.
     */
    200: SocialLoginReply | Refusal;
};

export type LoginByWechatResponse = LoginByWechatResponses[keyof LoginByWechatResponses];

export type WechatScanStateData = {
    body?: never;
    path?: never;
    query: {
        ticket: string;
    };
    url: '/wx/web/scanState';
};

export type WechatScanStateErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type WechatScanStateError = WechatScanStateErrors[keyof WechatScanStateErrors];

export type WechatScanStateResponses = {
    /**
     * The request has succeeded.
     */
    200: ScanStateReply;
};

export type WechatScanStateResponse = WechatScanStateResponses[keyof WechatScanStateResponses];
