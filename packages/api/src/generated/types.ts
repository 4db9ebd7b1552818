// Generated from the contract by `npm run generate`; do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * A distributor or trader; true public facts only.
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
};

/**
 * How a distributor sells: by contract with makers, by catalogue, or on the free market.
 */
export type AgentKind = 'authorized' | 'catalog' | 'independent';

export type AgentListReply = {
    code: 1;
    msg: string;
    data: Array<Agent>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type AgentReply = {
    code: 1;
    msg: string;
    data: Agent;
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
 * The bytes of a file.
 */
export type Binary = Blob | File;

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

export type BrandListReply = {
    code: 1;
    msg: string;
    data: Array<Brand>;
    /**
     * Rows that match, over all pages.
     */
    totalRecord: number;
};

export type BrandReply = {
    code: 1;
    msg: string;
    data: Brand;
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
export type CaptchaScene = 'login' | 'register' | 'reset_password' | 'bind';

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
 * A step from the top category down to the part's.
 */
export type CategoryStep = {
    id: CategoryId;
    name: string;
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
     * The maker's address when the file is not ours.
     */
    url: string | null;
    /**
     * Host name of url.
     */
    host: string | null;
    pageCount: number | null;
    /**
     * True: the file is ours and opens in the reader.
     */
    isHosted: boolean;
};

/**
 * Which datasheet a part must have.
 */
export type DatasheetFilter = 'hosted' | 'any';

/**
 * A datasheet: our own file or the maker's address.
 */
export type Document = {
    id: Id;
    title: string;
    docType: DocumentType;
    language: Language;
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
     * Address of the file under this origin, for hosted ones.
     */
    fileUrl: string | null;
    outline: Array<OutlineItem>;
    createTime: string;
};

/**
 * A document with the part that it mainly describes.
 */
export type DocumentDetail = {
    id: Id;
    title: string;
    docType: DocumentType;
    language: Language;
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
     * Address of the file under this origin, for hosted ones.
     */
    fileUrl: string | null;
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
 * Kind of a document.
 */
export type DocumentType = 'datasheet';

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
     * Start of the file's name; the site's name and 规格书 follow.
     */
    zipName?: string;
};

/**
 * Where the verification of the member's company stands: 0 in review, 1 verified, 2 refused, 3 expired.
 */
export type EnterpriseStatus = 0 | 1 | 2 | 3;

/**
 * One filter with its counts; each counts what the other filters leave.
 */
export type Facet = {
    /**
     * `category`, `brand`, `package`, `lifecycle`, `datasheet` or the code of a parameter.
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
};

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
 * A value of a filter, as the facet gave it.
 */
export type FilterValue = string;

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
     * In Chinese: 型号, 品牌, 分类, 规格书.
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
 * A word that many search for.
 */
export type HotWord = {
    word: string;
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
 * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
 */
export type Id = number;

/**
 * First letter of a name in capitals, `#` for digits and signs.
 */
export type Initial = string;

/**
 * Words as a visitor types them; at most 200 characters, no NUL (PostgreSQL text cannot hold it).
 */
export type Keywords = string;

/**
 * Language of a document.
 */
export type Language = 'zh' | 'en';

/**
 * Where a part stands in its life, as its maker says; `unknown` when no source tells.
 */
export type Lifecycle = 'new' | 'active' | 'nrnd' | 'last_buy' | 'eol' | 'obsolete' | 'preview' | 'unknown';

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
 * Why a row is in a result, best first; `family` is a name with a placeholder, `packing_suffix` differs only in packing.
 */
export type Match = 'exact' | 'normalised' | 'prefix' | 'packing_suffix' | 'family' | 'substring' | 'similar' | 'filter' | 'keyword';

/**
 * Mobile number of the mainland, Hong Kong or Taiwan with its area code, e.g. `+86-13800000000`; a bare one is taken as +86.
 */
export type Mobile = string;

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
};

export type MyDetailReply = {
    code: 1;
    msg: string;
    data: MyDetail;
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
    brand: Brand;
    categoryPath: Array<CategoryStep>;
    /**
     * The number holds a placeholder: a family, not an order code.
     */
    isFamilyName: boolean;
    sources: Array<PartSource>;
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
 * Login by password.
 */
export type PasswordLogin = {
    mobile: Mobile;
    /**
     * Lower-case hex of SHA-256, see hashPassword: never the typed text.
     */
    pwd: string;
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
 * What a member may do.
 */
export type Role = 'member' | 'enterprise' | 'merchant' | 'operator';

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
    /**
     * Six digits.
     */
    code: string;
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

export type BrandAgentsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        brandId: number;
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
    200: AgentListReply;
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

export type AgentModelDetailData = {
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

export type AgentModelDetailErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentModelDetailError = AgentModelDetailErrors[keyof AgentModelDetailErrors];

export type AgentModelDetailResponses = {
    /**
     * The request has succeeded.
     */
    200: PartDetailReply;
};

export type AgentModelDetailResponse = AgentModelDetailResponses[keyof AgentModelDetailResponses];

export type AgentModelsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Number of a part, brand, document, user or agent: a positive integer that JavaScript holds exactly.
         */
        agentId: number;
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

export type AgentModelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type AgentModelsError = AgentModelsErrors[keyof AgentModelsErrors];

export type AgentModelsResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type AgentModelsResponse = AgentModelsResponses[keyof AgentModelsResponses];

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
    200: AgentListReply;
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
    200: AgentReply;
};

export type AgentDetailResponse = AgentDetailResponses[keyof AgentDetailResponses];

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

export type CaptchaChallengeData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What a captcha guards.
         */
        scene?: 'login' | 'register' | 'reset_password' | 'bind';
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

export type PartModelsData = {
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

export type PartModelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type PartModelsError = PartModelsErrors[keyof PartModelsErrors];

export type PartModelsResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type PartModelsResponse = PartModelsResponses[keyof PartModelsResponses];

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
         * Parameter filters: `flashKB:32..1024`, `flashKB:32..`, `core:Arm Cortex-M3|Arm Cortex-M4`, `core:_unknown`.
         */
        filter?: Array<string>;
        /**
         * `relevance`, `mpn`, `brand`, `pins` or a parameter's code; a leading `-` turns it round.
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
    200: DocumentListReply;
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
    200: AgentListReply;
};

export type TraderListResponse = TraderListResponses[keyof TraderListResponses];

export type TraderModelsData = {
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

export type TraderModelsErrors = {
    /**
     * Refused (4xx) or failed (5xx).
     */
    default: Failure;
};

export type TraderModelsError = TraderModelsErrors[keyof TraderModelsErrors];

export type TraderModelsResponses = {
    /**
     * The request has succeeded.
     */
    200: PartRowListReply;
};

export type TraderModelsResponse = TraderModelsResponses[keyof TraderModelsResponses];

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
    200: AgentReply;
};

export type TraderDetailResponse = TraderDetailResponses[keyof TraderDetailResponses];

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
        scene?: 'login' | 'register' | 'reset_password' | 'bind';
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
