import { describe, expect, it } from 'vitest';
import { isMobileBrowser, mobileRedirect } from './mobileRedirect.ts';

const SITE = 'https://www.chippage.example';
const MOBILE = 'https://m.chippage.example';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
const WECHAT =
  'Mozilla/5.0 (Linux; Android 15; M2102J2SC; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.60';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

const ask = (path: string, userAgent = IPHONE, mobileOrigin: string | undefined = MOBILE, isMobileHint?: string) =>
  mobileRedirect({ url: new URL(path, SITE), userAgent, isMobileHint }, { mobileOrigin });

describe('手机浏览器去手机站', () => {
  it.each([
    ['/news/article-details/9', `${MOBILE}/news/article-details/9`],
    ['/news/article-details-v1/9', `${MOBILE}/news/article-details/9`],
    ['/news/article-details/9?from=home', `${MOBILE}/news/article-details/9`],
    ['/brandDetail/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/companyInfo/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/contactInfo/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/specification/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/trader/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/agentList/7', `${MOBILE}/brandDetail/7`],
    ['/brandDetail/agentList/7/2', `${MOBILE}/brandDetail/7`],
    ['/agentList/agentDetail/5', `${MOBILE}/agentList/agentDetail/5`],
    ['/inquiry', `${MOBILE}/inquiry`],
    ['/inquiry/index/1/0', `${MOBILE}/inquiry`],
    ['/inquiry/index_old/1/0', `${MOBILE}/inquiry`],
    ['/inquiry/homepage', `${MOBILE}/inquiry`],
    ['/register?shareCode=abc123', `${MOBILE}/register?shareCode=abc123`],
    ['/register?shareCode=abc123&fromswb=https%3A%2F%2Fblog.example.com', `${MOBILE}/register?shareCode=abc123&fromswb=https%3A%2F%2Fblog.example.com`],
    // Everything else.
    ['/', '/mobile'],
    ['/datasheet', '/mobile'],
    ['/datasheet/datasheetSearch/STM32', '/mobile'],
    ['/specification_detail/1?brandId=1', '/mobile'],
    ['/register', '/mobile'],
    ['/register?isForget=true', '/mobile'],
    ['/register?shareCode=', '/mobile'],
    ['/news/index/1', '/mobile'],
    ['/news/article-details', '/mobile'],
    ['/inquiry/demandDetails/5', '/mobile'],
    ['/agentList/index/1', '/mobile'],
    ['/userCenter', '/mobile'],
    ['/no/such/page', '/mobile'],
    // What must be read where it is.
    ['/mobile', null],
    ['/mobile/news', null],
    ['/im?token=t1.x', null],
    ['/socialReturn?code=1&state=2', null],
    ['/resetPassword?ticket=t1.x', null],
    ['/privacy', null],
    ['/disclaimer', null],
    ['/about', null],
    ['/contactUs', null],
    ['/accessibility', null],
    ['/licences', null],
  ])('%s → %s', (path, where) => expect(ask(path)).toBe(where));

  it('没有手机站时门户自己回答', () => {
    for (const path of ['/', '/news/article-details/9', '/register?shareCode=abc123', '/mobile/news'])
      expect(mobileRedirect({ url: new URL(path, SITE), userAgent: IPHONE, isMobileHint: '?1' }, {})).toBeNull();
  });
  it('手机站就是本站时不来回跳', () => expect(ask('/', IPHONE, SITE)).toBeNull());
  it('从不把查询里的别的内容带过去', () => expect(ask('/register?shareCode=abc&token=t1.x&redirect=//evil.example')).toBe(`${MOBILE}/register?shareCode=abc`));

  it.each([
    ['iPhone', IPHONE, undefined, true],
    ['Android phone', ANDROID, undefined, true],
    ['WeChat', WECHAT, undefined, true],
    ['desktop', DESKTOP, undefined, false],
    ['iPad', IPAD, undefined, false],
    ['Android tablet', ANDROID_TABLET, undefined, false],
    ['the hint says yes', DESKTOP, '?1', true],
    ['the hint says no', ANDROID, '?0', false],
    ['nothing known', undefined, undefined, false],
  ])('%s', (_name, userAgent, isMobileHint, isMobile) => expect(isMobileBrowser({ userAgent, isMobileHint })).toBe(isMobile));
});
