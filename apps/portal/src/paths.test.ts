import { describe, expect, it } from 'vitest';
import { ACCOUNT_SETTING, paths } from './paths.ts';

describe('every address of the portal', () => {
  it('is what this list says', () => {
    expect({
      home: paths.home(),
      datasheets: paths.datasheets(),
      partSearch: paths.partSearch('STM32F103'),
      partSearchFiltered: paths.partSearch('LDO', { package: ['SOT-23', 'SOT-223'], sort: '-pins', pageIndex: 2 }),
      searchForm: paths.searchForm(),
      specificationSearch: paths.specificationSearch('STM32'),
      category: paths.category('mcu/arm-32'),
      brand: paths.brand(7),
      partDetail: paths.partDetail(1),
      specificationDetail: paths.specificationDetail(1, 2),
      specificationInfo: paths.specificationInfo(1),
      outsideDetail: paths.outsideDetail(1),
      brandList: paths.brandList(),
      brandListOfLetter: paths.brandList('A'),
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
      feedbackHistory: paths.feedbackHistory(),
      mails: paths.mails(),
      share: paths.share(),
      demandDetail: paths.demandDetail(5),
      goodsDetail: paths.goodsDetail(5),
      article: paths.article(5),
      news: paths.news(),
      newsPage: paths.news(2),
      newsChannel: paths.newsChannel(3),
      author: paths.author(7),
      newsSearch: paths.newsSearch('CAN 总线'),
      newsSearchForm: paths.newsSearchForm(),
      attentionNews: paths.attentionNews(2),
      authors: paths.authors(),
      inbox: paths.inbox(),
      operator: paths.operator(),
      operatorAudit: paths.operator('audit', { event: 'login', page: 2 }),
    }).toMatchInlineSnapshot(`
      {
        "about": "/about",
        "accessibility": "/accessibility",
        "accountManagement": "/userCenter?type=1",
        "accountSetting": "/userCenter/accountSetting",
        "accountSettingAfterBinding": "/userCenter/accountSetting?type=7",
        "article": "/news/article-details/5",
        "attentionNews": "/news/attention-news/2",
        "author": "/news/author?id=7",
        "authors": "/news/author",
        "brand": "/datasheet/datasheetBrand/7",
        "brandList": "/brandList/all",
        "brandListOfLetter": "/brandList/A",
        "category": "/datasheet/datasheetCategory/mcu/arm-32",
        "contactUs": "/contactUs",
        "dataSources": "/dataSources",
        "datasheets": "/datasheet",
        "demandDetail": "/inquiry/demandDetails/5",
        "disclaimer": "/disclaimer",
        "documentContent": "/api/file/spec/v1/content/1",
        "events": "/events",
        "favourites": "/userCenter/favourites",
        "feedbackHistory": "/userCenter/feedback",
        "follows": "/userCenter/follows",
        "forgotPassword": "/register?isForget=true",
        "goodsDetail": "/mall/productDetails/5",
        "home": "/",
        "inbox": "/im",
        "licences": "/licences",
        "mails": "/userCenter/mails",
        "mobile": "/mobile",
        "news": "/news/index",
        "newsChannel": "/news/channel/3",
        "newsPage": "/news/index/2",
        "newsSearch": "/news/search?keywords=CAN+%E6%80%BB%E7%BA%BF",
        "newsSearchForm": "/news/search",
        "notFound": "/ErrorPages/404",
        "notices": "/userCenter/notices",
        "operator": "/operator",
        "operatorAudit": "/operator/audit?event=login&page=2",
        "outsideDetail": "/specification_outside_detail/1",
        "partDetail": "/datasheet/datasheetDetail/1",
        "partSearch": "/datasheet/datasheetSearch/STM32F103",
        "partSearchFiltered": "/datasheet/datasheetSearch/LDO?package=SOT-23&package=SOT-223&sort=-pins&pageIndex=2",
        "privacy": "/privacy",
        "promoteRegistration": "/promoteRegistration?shareCode=abc123",
        "publish": "/add",
        "register": "/register",
        "registerInvited": "/register?shareCode=abc123&fromswb=https%3A%2F%2Fblog.example.com",
        "resetPassword": "/resetPassword",
        "searchForm": "/datasheet/datasheetSearch/",
        "share": "/userCenter/share",
        "socialReturn": "/socialReturn",
        "specificationDetail": "/specification_detail/1?brandId=2",
        "specificationInfo": "/specification/specification_info/1",
        "specificationSearch": "/specification/STM32",
        "upload": "/upload",
        "userCenter": "/userCenter",
      }
    `);
  });
  it('covers every function', () => {
    expect(Object.keys(paths)).toHaveLength(51);
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
