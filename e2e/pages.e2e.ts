// Every page by its row: what it says without scripts, what it weighs, whether it takes over quietly and holds still, and whether
// everybody can use it. A new page is tested by its samples alone.
import { expect } from '@playwright/test';
import { DEFAULT_MAX_KB } from '../apps/portal/src/page/pageRow.ts';
import { carriesSecret } from '../apps/portal/src/addresses/carriesSecret.ts';
import { allPages } from '../apps/portal/src/routes/allPages.ts';
import { test } from './accounts.ts';
import { guards } from './guards.ts';
import { expectSaid, firstVisit, nextVisit } from './firstVisit.ts';
import { expectRhythm } from './rhythm.ts';
import { expectSound } from './sound.ts';

test.describe.configure({ mode: 'parallel' });

interface Head {
  title?: string | RegExp;
  /** More characters than this stand in it. @default 100 */
  minLength?: number;
  /** A path that is not the sample's: another address shows the same. */
  canonical?: string | RegExp;
}

/** What pages say that compute their heads, or share them with another address. The others have the address of their sample. */
const computed: Readonly<Record<string, Head>> = {
  '/': { title: '数据手册 - 芯页' },
  '/datasheet': { title: '数据手册 - 芯页', canonical: '/' },
  '/datasheet/datasheetSearch/STM32F103': { title: 'STM32F103 数据手册与参数 - 芯页' },
  // Nothing is found there.
  '/datasheet/datasheetSearch/zzzzqqqq': { minLength: 30 },
  '/specification/STM32F103': { title: 'STM32F103 数据手册与参数 - 芯页', canonical: '/datasheet/datasheetSearch/STM32F103' },
  '/datasheet/datasheetCategory/mcu': { title: '微控制器 MCU选型与数据手册 - 芯页' },
  '/specification_detail/{document}': { canonical: /\/specification_detail\/\d+\?brandId=\d+$/ },
  '/brandList/all': { title: '品牌大全 - 芯页' },
  '/agentList/index/1': { title: '代理分销 - 芯页' },
  '/agentList/merchant/index/1': { canonical: '/mall/companySearch' },
  '/agentList/merchant/merchantDetail/{merchant}': { canonical: /\/mall\/businessmen\/\d+$/ },
  '/dataSources': { title: '数据来源 - 芯页' },
  '/about': { title: /^关于.* - 芯页$/ },
  '/contactUs': { title: /^联系.* - 芯页$/ },
  '/disclaimer': { title: /免责声明 - 芯页$/ },
  '/privacy': { title: /^隐私.* - 芯页$/ },
  '/events': { title: '活动 - 芯页' },
  '/promoteRegistration': { title: /^邀请.* - 芯页$/ },
  '/mobile/news': { canonical: '/mobile' },
  '/accessibility': { title: '无障碍设置 - 芯页' },
  '/licences': { title: '开源许可 - 芯页' },
  '/register': { title: '注册 - 芯页' },
  '/inquiry/index/1/0': { canonical: '/inquiry/index/1/1' },
  '/inquiry/index_old/1/0': { canonical: '/inquiry/index/1/1' },
  '/inquiry/inquiryMore/1': { canonical: '/inquiry/index/1/1' },
  '/prefecture/courseMaterialDetail?id={course}': { canonical: /\/prefecture\/resource\/\d+$/ },
  '/prefecture/datumDetail?id={datum}': { canonical: /\/prefecture\/resource\/\d+$/ },
  '/prefecture/originalData/{original}': { canonical: /\/prefecture\/resource\/\d+$/ },
  '/prefecture/originalDataDetail?id={original}': { canonical: /\/prefecture\/resource\/\d+$/ },
  '/prefecture/article-details/{article}': { canonical: /\/news\/article-details\/\d+$/ },
  '/prefecture/electronicComponentList/1': { canonical: '/prefecture/electronicComponentList/mcu' },
  '/mobile/register': { title: '注册 - 芯页', canonical: '/register' },
};

/** Samples that their pages keep from search engines, though the page itself may be listed. */
const unlisted = [
  '/register?isForget=true',
  '/agentList/index/1?authorisation=verified',
  '/brandDetail/specification/1?docType=rohs',
  '/brandDetail/agentList/1',
  '/brandDetail/trader/1',
  '/news/author?keywords=LDO',
  '/prefecture/circuitScheme?field=power&level=beginner',
  '/inquiry/index/0/1?place=SZ&taxMode=tax13&currency=CNY',
  '/inquiry/companySearch?keywords=示例&certified=yes',
  '/news/recruit?city=440300&category=hardware&salary=20-30&keywords=电源',
  '/circle?view=recommended',
  '/ai?q=STM32F103C8T6 的替代料',
  '/developers?keywords=替代',
];
/** Files of pages that show a datasheet: the reader is loaded there alone. */
const showsDatasheet = ['parts/part', 'documents/document', 'documents/outside'];
/** The page of what is not found. */
const MISSING = '/ErrorPages/404';

const samples = allPages.flatMap((row) => row.samples.map((sample) => ({ row, sample, login: row.login === 'invited' ? undefined : row.login })));

test('写下的标题和规范地址都属于某一页的样例', () => {
  const known = samples.map(({ sample }) => sample);
  expect([...Object.keys(computed), ...unlisted, MISSING].filter((sample) => !known.includes(sample))).toEqual([]);
});

for (const { row, sample, login } of samples) {
  test(`${sample} 没有脚本也有标题、说明和该有的收录`, async ({ accounts, baseURL }) => {
    const page = await accounts.withoutScripts();
    const address = await accounts.addressOf(sample);
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(login === 'operator' ? 401 : sample === MISSING ? 404 : 200);
    const referrers = carriesSecret(new URL(address, baseURL)) && { 'referrer-policy': 'no-referrer' };
    expect(answer?.headers()).toMatchObject({ ...guards, ...referrers });
    const { title = /^.+ - 芯页$/, canonical = address, minLength = 100 } = computed[sample] ?? {};
    await expectSaid(page, { title, canonical, minLength, isIndexed: row.indexing === 'index' && !unlisted.includes(sample) });
    const isScripted = row.needsScript ?? login !== undefined;
    // The note of the page; the filters of a list have a <noscript> of their own.
    await expect(page.locator('main > div > noscript').filter({ visible: true })).toHaveCount(isScripted ? 1 : 0);
  });

  if (login)
    test(`${sample} 登录后没有差错、没有无障碍问题、开头高低一样，也不横向滚动`, async ({ accounts }) => {
      const address = await accounts.addressOf(sample);
      const page = await accounts.windowOf(login);
      const { status, problems } = await nextVisit(page, address);
      expect(status).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems).toEqual([]);
      await expectRhythm(page, sample);
      await expectSound(page, { within: 'main', isPhoneOnly: sample !== row.samples[0] });
    });
  else
    test(`${sample} 不超重、只在该有的地方带阅读器、接管无差错、版面不动、没有无障碍问题、开头高低一样，也不横向滚动`, async ({ accounts }) => {
      const isMissing = sample === MISSING;
      const address = await accounts.addressOf(sample);
      const page = await accounts.visitor();
      // The page of what is not found goes home by itself otherwise.
      const { scriptKb, scripts, asked, problems, shift } = await firstVisit(page, address, isMissing ? 'reduce' : 'no-preference');
      console.log(`${sample}: ${scriptKb.toFixed(1)} kB in ${scripts.length} files, moved ${shift.toFixed(3)}, asked ${asked.length}`);
      if (row.login === 'invited') {
        // It opens the login dialog and the datasheet by itself; what it weighs before is checked by the step `size`.
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const maxKb = row.login === 'invited' ? Infinity : (row.maxKb ?? DEFAULT_MAX_KB);
      expect(scriptKb).toBeLessThanOrEqual(maxKb);
      expect(showsDatasheet.includes(row.file) ? [] : scripts.filter((script) => /\/(?:pdf|BoundReader)[-.]/.test(script))).toEqual([]);
      expect(problems.filter((problem) => !isMissing || !problem.includes('404'))).toEqual([]);
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(row.indexing === 'index' && row.login === undefined ? asked : []).toEqual([]);
      // The question about visits lies over the end of a short page until it is answered; it is judged by its own stories. What the way
      // there has scrolled would lie under the header.
      const question = page.getByRole('button', { name: '只用必要的' });
      await question.click();
      await expect(question).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await expectRhythm(page, sample);
      // What has its canonical address elsewhere is the same page once more.
      if (typeof computed[sample]?.canonical !== 'string') await expectSound(page, { isPhoneOnly: sample !== row.samples[0] });
    });
}
