import { describe, expect, it } from 'vitest';
import { ACCOUNT_SETTING, accountPaths } from './routes/account/account.paths.ts';
import { bomPaths } from './routes/bom/bom.paths.ts';
import { datasheetsPaths } from './routes/datasheets/datasheets.paths.ts';
import { directoryPaths } from './routes/directory/directory.paths.ts';
import { enterprisePaths } from './routes/enterprise/enterprise.paths.ts';
import { entriesPaths } from './routes/entries/entries.paths.ts';
import { favouritesPaths } from './routes/favourites/favourites.paths.ts';
import { feedbackPaths } from './routes/feedback/feedback.paths.ts';
import { inquiriesPaths } from './routes/inquiries/inquiries.paths.ts';
import { mallPaths } from './routes/mall/mall.paths.ts';
import { messagesPaths } from './routes/messages/messages.paths.ts';
import { newsPaths } from './routes/news/news.paths.ts';
import { operatorPaths } from './routes/operator/operator.paths.ts';
import { shellPaths } from './routes/shell/shell.paths.ts';
import { sitePaths } from './routes/site/site.paths.ts';

/** The addresses of all domains. The frame's are those of the domains, so these stand last. */
const paths = {
  ...shellPaths,
  ...accountPaths,
  ...bomPaths,
  ...datasheetsPaths,
  ...directoryPaths,
  ...enterprisePaths,
  ...entriesPaths,
  ...favouritesPaths,
  ...feedbackPaths,
  ...inquiriesPaths,
  ...mallPaths,
  ...messagesPaths,
  ...newsPaths,
  ...operatorPaths,
  ...sitePaths,
};

describe('every address of the portal', () => {
  it('is what this list says', () => {
    expect({
      home: paths.home(),
      datasheets: paths.datasheets(),
      partSearch: paths.partSearch('STM32F103'),
      partSearchFiltered: paths.partSearch('LDO', { package: ['SOT-23', 'SOT-223'], sort: '-pins', pageIndex: 2 }),
      searchForm: paths.searchForm(),
      olderPartSearch: paths.olderPartSearch('STM32'),
      category: paths.category('mcu/arm-32'),
      brand: paths.brand(7),
      bom: paths.bom(),
      bomDetail: paths.bomDetail(3, 2),
      bomShared: paths.bomShared('Zm9v'),
      partDetail: paths.partDetail(1),
      partCompare: paths.partCompare([1, 2], true, 500),
      specificationDetail: paths.specificationDetail(1, 2),
      olderDocument: paths.olderDocument(1),
      outsideDetail: paths.outsideDetail(1),
      brandList: paths.brandList(),
      agentList: paths.agentList(2, { kind: 'catalog' }),
      agentDetail: paths.agentDetail(4),
      agentCompare: paths.agentCompare([4, 5], { brand: 7 }),
      certificate: paths.certificate(9),
      myEntries: paths.myEntries({ state: 'refused' }),
      addEntry: paths.addEntry('brand', 3),
      addLine: paths.addLine('trader_model', 4),
      myClaims: paths.myClaims(),
      claim: paths.claim('agent', 4),
      ownContacts: paths.ownContacts('agent', 4),
      ownContact: paths.ownContact('agent', 4, 5),
      knownContacts: paths.knownContacts({ keywords: '北辰' }),
      knownContact: paths.knownContact(),
      companyManage: paths.companyManage('members'),
      companyContacts: paths.companyContacts(),
      companyVerification: paths.companyVerification(),
      supplyDemand: paths.supplyDemand(),
      brandListOfLetter: paths.brandList('A'),
      brandDetail: paths.brandDetail(7),
      brandSheets: paths.brandDetail(7, 'specification', { place: 'hosted', page: 2 }),
      brandAgents: paths.brandSellers(7, 'agentList'),
      brandTraders: paths.brandSellers(7, 'trader', 2, { ids: '4,5' }),
      dataSources: paths.dataSources(),
      upload: paths.upload(),
      publish: paths.publish(),
      documentContent: paths.documentContent(1),
      notFound: paths.notFound(),
      about: paths.about(),
      contactUs: paths.contactUs(),
      disclaimer: paths.disclaimer(),
      privacy: paths.privacy(),
      events: paths.events(),
      promoteRegistration: paths.promoteRegistration('abc123'),
      mobile: paths.mobile(),
      accessibility: paths.accessibility(),
      licences: paths.licences(),
      register: paths.register(),
      registerInvited: paths.register({ shareCode: 'abc123', fromswb: 'https://blog.example.com' }),
      forgotPassword: paths.forgotPassword(),
      resetPassword: paths.resetPassword(),
      socialReturn: paths.socialReturn(),
      userCenter: paths.userCenter(),
      accountManagement: paths.accountManagement(),
      accountSetting: paths.accountSetting(),
      accountSettingAfterBinding: paths.accountSetting(ACCOUNT_SETTING.bindings),
      notices: paths.notices(),
      favourites: paths.favourites(),
      follows: paths.follows(),
      documentCompare: paths.documentCompare(3, 4),
      collected: paths.collected(),
      savedSearches: paths.savedSearches(),
      stopAlerts: paths.stopAlerts('Zm9v'),
      changeNotices: paths.changeNotices({ brand: 3 }),
      blocked: paths.blocked(),
      feedbackHistory: paths.feedbackHistory(),
      mails: paths.mails(),
      share: paths.share(),
      demandDetail: paths.demandDetail(5),
      mall: paths.mall(),
      mallCategory: paths.mall(3, { currency: 'USD', inStock: 1 }),
      goodsDetail: paths.goodsDetail(5),
      merchant: paths.merchant(2),
      merchantSearch: paths.merchantSearch('示例'),
      cart: paths.cart(),
      orderCreate: paths.orderCreate({ lines: [1, 2] }),
      payOrder: paths.payOrder(9),
      myOrders: paths.myOrders('CNY'),
      orderDetail: paths.orderDetail(9),
      addressList: paths.addressList(),
      invoiceManagement: paths.invoiceManagement(),
      myFavour: paths.myFavour(),
      merchantCenter: paths.merchantCenter(),
      goodsImport: paths.goodsImport(),
      merchantOrder: paths.merchantOrder(9),
      article: paths.article(5),
      news: paths.news(),
      newsPage: paths.news(2),
      newsChannel: paths.newsChannel(3),
      author: paths.author(7),
      ownAuthor: paths.ownAuthor(),
      ownAuthorisations: paths.ownAuthorisations('agent', 4),
      merchantAuthorisations: paths.ownAuthorisations('merchant', 4),
      newsSearch: paths.newsSearch('CAN 总线'),
      textSearch: paths.textSearch('spread spectrum', { brandId: 3 }),
      mallSearch: paths.mallSearch('CAN 总线'),
      attentionNews: paths.attentionNews(2),
      authors: paths.authors(),
      inbox: paths.inbox(),
      operator: paths.operator(),
      operatorMember: paths.operatorMember(7),
      operatorOrder: paths.operatorOrder(9),
      operatorPart: paths.operatorPart(1),
      operatorAudit: paths.operator('audit', { event: 'login', page: 2 }),
    }).toMatchInlineSnapshot(`
      {
        "about": "/about",
        "accessibility": "/accessibility",
        "accountManagement": "/userCenter?type=1",
        "accountSetting": "/userCenter/accountSetting",
        "accountSettingAfterBinding": "/userCenter/accountSetting?type=7",
        "addEntry": "/userCenter/entries/add/brand?id=3",
        "addLine": "/userCenter/entries/add/trader_model?agent=4",
        "addressList": "/mall/userCenter/addressList",
        "agentCompare": "/agentList/compare?ids=4%2C5&brand=7",
        "agentDetail": "/agentList/agentDetail/4",
        "agentList": "/agentList/index/2?kind=catalog",
        "article": "/news/article-details/5",
        "attentionNews": "/news/attention-news/2",
        "author": "/news/author?id=7",
        "authors": "/news/author",
        "blocked": "/userCenter/blocked",
        "bom": "/datasheet/bom",
        "bomDetail": "/datasheet/bom/3?version=2",
        "bomShared": "/datasheet/bom/shared/Zm9v",
        "brand": "/datasheet/datasheetBrand/7",
        "brandAgents": "/brandDetail/agentList/7",
        "brandDetail": "/brandDetail/7",
        "brandList": "/brandList/all",
        "brandListOfLetter": "/brandList/A",
        "brandSheets": "/brandDetail/specification/7?place=hosted&page=2",
        "brandTraders": "/brandDetail/trader/7/2?ids=4%2C5",
        "cart": "/mall/cart",
        "category": "/datasheet/datasheetCategory/mcu/arm-32",
        "certificate": "/api/agent/line/certificate?id=9",
        "changeNotices": "/datasheet/notices?brand=3",
        "claim": "/userCenter/entries/claim/agent/4",
        "collected": "/userCenter/collected",
        "companyContacts": "/userCenter/manage/corporateContact",
        "companyManage": "/userCenter/manage/companyManage?tab=members",
        "companyVerification": "/userCenter/manage/companyManage?type=16",
        "contactUs": "/contactUs",
        "dataSources": "/dataSources",
        "datasheets": "/datasheet",
        "demandDetail": "/inquiry/demandDetails/5",
        "disclaimer": "/disclaimer",
        "documentCompare": "/datasheet/documents/compare?a=3&b=4",
        "documentContent": "/api/file/spec/v1/content/1",
        "events": "/events",
        "favourites": "/userCenter/favourites",
        "feedbackHistory": "/userCenter/feedback",
        "follows": "/userCenter/follows",
        "forgotPassword": "/register?isForget=true",
        "goodsDetail": "/mall/productDetails/5",
        "goodsImport": "/userCenter/seller/goods/import",
        "home": "/",
        "inbox": "/im",
        "invoiceManagement": "/mall/userCenter/invoiceManagement",
        "knownContact": "/userCenter/contacts/add",
        "knownContacts": "/userCenter/contacts?keywords=%E5%8C%97%E8%BE%B0",
        "licences": "/licences",
        "mails": "/userCenter/mails",
        "mall": "/mall/index",
        "mallCategory": "/mall/index/3?currency=USD&inStock=1",
        "mallSearch": "/mall/index?keywords=CAN+%E6%80%BB%E7%BA%BF",
        "merchant": "/mall/businessmen/2",
        "merchantAuthorisations": "/userCenter/seller/authorisations",
        "merchantCenter": "/userCenter/seller/orders",
        "merchantOrder": "/userCenter/seller/orders/9",
        "merchantSearch": "/mall/companySearch?keywords=%E7%A4%BA%E4%BE%8B",
        "mobile": "/mobile",
        "myClaims": "/userCenter/entries/claims",
        "myEntries": "/userCenter/entries?state=refused",
        "myFavour": "/mall/userCenter/myFavour",
        "myOrders": "/mall/userCenter/myOrder/CNY",
        "news": "/news/index",
        "newsChannel": "/news/channel/3",
        "newsPage": "/news/index/2",
        "newsSearch": "/news/search?keywords=CAN+%E6%80%BB%E7%BA%BF",
        "notFound": "/ErrorPages/404",
        "notices": "/userCenter/notices",
        "olderDocument": "/specification/specification_info/1",
        "olderPartSearch": "/specification/STM32",
        "operator": "/operator",
        "operatorAudit": "/operator/audit?event=login&page=2",
        "operatorMember": "/operator/members?keywords=7",
        "operatorOrder": "/operator/orders/9",
        "operatorPart": "/operator/parts/1",
        "orderCreate": "/mall/orderCreate?lines=1&lines=2",
        "orderDetail": "/mall/userCenter/myOrder/orderDetail/9",
        "outsideDetail": "/specification_outside_detail/1",
        "ownAuthor": "/userCenter/author",
        "ownAuthorisations": "/userCenter/entries/claim/agent/4/authorisations",
        "ownContact": "/userCenter/entries/claim/agent/4/contacts/5",
        "ownContacts": "/userCenter/entries/claim/agent/4/contacts",
        "partCompare": "/datasheet/compare?id=1&id=2&differences=1&quantity=500",
        "partDetail": "/datasheet/datasheetDetail/1",
        "partSearch": "/datasheet/datasheetSearch/STM32F103",
        "partSearchFiltered": "/datasheet/datasheetSearch/LDO?package=SOT-23&package=SOT-223&sort=-pins&pageIndex=2",
        "payOrder": "/mall/payOrder?orderId=9",
        "privacy": "/privacy",
        "promoteRegistration": "/promoteRegistration?shareCode=abc123",
        "publish": "/add",
        "register": "/register",
        "registerInvited": "/register?shareCode=abc123&fromswb=https%3A%2F%2Fblog.example.com",
        "resetPassword": "/resetPassword",
        "savedSearches": "/userCenter/searches",
        "searchForm": "/datasheet/datasheetSearch/",
        "share": "/userCenter/share",
        "socialReturn": "/socialReturn",
        "specificationDetail": "/specification_detail/1?brandId=2",
        "stopAlerts": "/datasheet/alerts/stop?code=Zm9v",
        "supplyDemand": "/userCenter/inquiryManage/myInquiry?type=15",
        "textSearch": "/datasheet/text?keywords=spread+spectrum&brandId=3",
        "upload": "/upload",
        "userCenter": "/userCenter",
      }
    `);
  });
  it('covers every function', () => {
    const frameAlone = ['orders'];
    expect(Object.keys(paths).filter((name) => !frameAlone.includes(name))).toHaveLength(105);
  });
});

describe('what the frame links to', () => {
  it('has the address that its domain gives it', () => {
    const { orders, ...frame } = shellPaths;
    expect(orders()).toBe(paths.myOrders('CNY'));
    const words = new Set(['partSearch', 'newsSearch']);
    const addressesIn = (all: object) =>
      Object.keys(frame).map((name) => (Reflect.get(all, name) as (words?: string) => string)(words.has(name) ? 'LDO' : undefined));
    expect(addressesIn(frame)).toEqual(addressesIn(paths));
  });
});

describe('a search for anything a person may type', () => {
  const decoded = (keywords: string) => {
    const url = new URL(paths.partSearch(keywords), 'https://example.com');
    return url.searchParams.get('keywords') ?? decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  };
  it.each(['<script>', '%', '_', 'a/b', '?x=1', '#5', '4.7 kΩ 0603', '😀', '%2F', '.', '..', '\\', '+5V'])('survives the address bar: %s', (keywords) => {
    expect(decoded(keywords)).toBe(keywords);
  });
  it('turns a lone surrogate into a valid address', () => {
    expect(decoded('a\uD800b')).toBe('a\uFFFDb');
  });
});
