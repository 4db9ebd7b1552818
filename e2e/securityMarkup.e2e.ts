import { type Browser, expect, type Page, test } from '@playwright/test';
import { newsArticle } from './newsArticle.ts';
import { registerCompany } from './company.ts';
import { makePdf } from './pdfFile.ts';
import { asMember, askAsMember, newWindow, openConsole as openConsoleIn } from './people.ts';
import { markupVectors } from '../packages/api/test/markupVectors.ts';
import { type Net, netFor } from './markupNet.ts';
import { newPhone } from './visitor.ts';

const vectors = markupVectors();
const PAGE_KEY = 'mobile';

/** As many of the vectors as a text may hold, another share of them at each place. */
function shareOf(most: number, place: number, joint = ' '): string {
  const turned = [...vectors.slice((place * 37) % vectors.length), ...vectors];
  let text = '';
  for (const vector of turned.map((each) => each.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '))) {
    if ([...text, ...joint, ...vector].length > most) continue;
    text += (text === '' ? '' : joint) + vector;
  }
  return text.trim();
}

/** Sends a file under a name. */
async function sendFile<Data>(page: Page, path: string, name: string, file: Buffer): Promise<Data> {
  const answer = await page.evaluate(
    async ([to, called, bytes]) => {
      const { id, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
      const body = new FormData();
      body.append('file', new File([new Uint8Array(bytes)], called, { type: 'application/pdf' }));
      return (await fetch(`/api${to}`, { method: 'POST', headers: { token: token ?? '', uid: String(id ?? '') }, body })).json();
    },
    [path, name, [...file]] as const,
  );
  expect([path, answer]).toEqual([path, expect.objectContaining({ code: 1 })]);
  return (answer as { data: Data }).data;
}

async function openConsole(browser: Browser): Promise<{ page: Page; net: Net }> {
  const page = await newWindow(browser);
  const net = await netFor(page);
  await openConsoleIn(page);
  return { page, net };
}

/** Looks at each page twice: as the server drew it, and as the browser draws it by itself, coming from the page before. */
async function look(page: Page, net: Net, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    await page.goto(path, { waitUntil: 'load' });
    await net.settle(`${path} from the server`);
    const next = paths[(at + 1) % paths.length] ?? path;
    await net.visit(next);
    await net.settle(`${next} by the browser`);
  }
}

test('三百多种夹带的脚本，放进每个写得下字的地方，服务端与浏览器画出来都只是字', async ({ browser }) => {
  test.setTimeout(240_000);
  expect(vectors.length).toBeGreaterThanOrEqual(300);
  const article = await newsArticle(process.env['E2E_DATA_DIR'] ?? '', vectors);
  const page = await newWindow(browser);
  const net = await netFor(page);
  await registerCompany(page, shareOf(60, 34));
  const operator = await openConsole(browser);
  try {
    // The member's own texts.
    // Twenty letters, and nobody else's.
    const nickName = `<svg/onload=a(${newPhone().slice(-4)})>`;
    await asMember(page, '/dtUser/update', {
      nickName,
      company: shareOf(100, 1),
      position: shareOf(40, 2),
      city: shareOf(40, 3),
      engineerField: '<img src=x onerror=,<svg onload=alert()>',
    });
    const comments = Array.from({ length: 8 }, (_, at) => shareOf(480, 5 + at, '\n'));
    for (const content of comments) await asMember(page, '/comment/add', { articleId: String(article.id), content });
    const [kind] = await asMember<{ id: number }[]>(page, '/category?categoryEnum=OPINION');
    const opinions = Array.from({ length: 4 }, (_, at) => shareOf(480, 13 + at, '\n'));
    for (const content of opinions)
      await asMember(page, '/opinion/add', { type: String(kind?.id), content, contact: 'lin@example.com', page: '/"><img src=x onerror=alert(1)>' });
    const place = { region: 'CN', mobile: '13800138000', province: '浙江省', city: '杭州市', district: '滨江区' };
    const address = await asMember<{ id: number; detail: string }>(page, '/mall/deliveryAddress/add', {
      ...place,
      receiver: shareOf(40, 18),
      detail: shareOf(200, 19),
      street: shareOf(40, 20),
      company: shareOf(100, 21),
    });
    const title = { kind: '82', titleType: 'person', address: shareOf(100, 22), bankName: shareOf(100, 23) };
    expect((await askAsMember(page, '/mall/invoice/title/add', { ...title, buyerName: '<img src=x onerror=alert(1)>' })).json.code).toBe(422);
    const titles = await asMember<{ id: number }>(page, '/mall/invoice/title/add', { ...title, buyerName: shareOf(100, 24).replaceAll(/[<>]/g, '') });

    // A file by its name, and what is said of it.
    const name = `${shareOf(100, 31).replaceAll('/', '.')}.pdf`;
    const { upload } = await sendFile<{ upload: { id: number } | null }>(page, '/file/spec/user/v1/add1', name, makePdf(`XSS${newPhone()}`));
    await asMember(page, '/spec/user/v1/update', {
      json: {
        id: upload?.id,
        brandName: shareOf(120, 32),
        mpns: ['STM32F103C8T6'],
        title: shareOf(120, 33),
        language: 'zh',
        docType: 'datasheet',
        category: 'mcu/arm-32',
        hasRight: true,
      },
    });

    // What is bought, and what is said with it.
    const [offer] = await asMember<{ id: number; moq: number; merchant: { id: number }; currency: string }[]>(
      page,
      '/mall/goods/list?keywords=STM32&currency=CNY&inStock=true',
    );
    if (!offer) throw new Error('nothing is sold');
    const customerRef = shareOf(72, 25);
    const goods = [{ goodsId: offer.id, quantity: offer.moq, customerRef }];
    await asMember(page, '/mall/cart/add', { goodsId: String(offer.id), quantity: String(offer.moq), customerRef });
    const { totals } = await asMember<{ totals: { total: string }[] }>(page, '/mall/pay/order/prepare', { json: { goods } });
    const expected = [{ merchantId: offer.merchant.id, currency: offer.currency, total: totals[0]?.total, remark: shareOf(200, 26) }];
    const { orders } = await asMember<{ orders: { id: number }[] }>(page, '/mall/pay/order/create/goods', {
      json: { goods, addressId: address.id, titleId: titles.id, payMethod: 'transfer', expected },
    });

    // What an operator writes, in the same Markdown as articles.
    const pages = await asMember<{ key: string; title: string; description: string; markdown: string; version: number }[]>(operator.page, '/operator/pages');
    const before = pages.find(({ key }) => key === PAGE_KEY);
    if (!before) throw new Error(`there is no page ${PAGE_KEY}`);
    const words = { key: PAGE_KEY, title: shareOf(80, 27), description: shareOf(200, 28) };
    const changed = await asMember<{ version: number }>(operator.page, '/operator/pages/save', {
      json: { ...words, markdown: vectors.join('\n\n'), version: before.version },
    });
    try {
      // Stored as written: nothing was escaped for a reader that may read it otherwise.
      const kept = await asMember<{ content: string }[]>(page, `/news/v1/comments?articleId=${article.id}&pageSize=20`);
      expect(kept.map(({ content }) => content).toSorted()).toEqual(comments.toSorted());
      expect(address.detail).toBe(shareOf(200, 19));
      expect(article.isSettled).toBe(true);

      await look(page, net, [
        `/${PAGE_KEY}?again=1`,
        `/news/article-details/${article.id}?again=1`,
        `/news/search?keywords=${encodeURIComponent('LDO <img src=x onerror=alert(1)>')}`,
        `/datasheet/datasheetSearch/?keywords=${encodeURIComponent(shareOf(80, 29))}`,
        `/mall/index?keywords=${encodeURIComponent(shareOf(60, 30))}`,
        '/userCenter',
        '/userCenter/accountSetting',
        '/userCenter/feedback',
        '/mall/cart',
        '/mall/userCenter/addressList',
        '/mall/userCenter/invoiceManagement',
        '/upload?tab=mine',
        `/mall/userCenter/myOrder/orderDetail/${orders[0]?.id}`,
      ]);
      await page.goto(`/mall/userCenter/myOrder/orderDetail/${orders[0]?.id}`);
      await expect(page.getByRole('main')).toContainText(customerRef);
      await look(operator.page, operator.net, [
        '/operator/feedback',
        '/operator/reviews?kind=comment',
        '/operator/reviews?kind=document',
        '/operator/reviews?kind=enterprise',
        '/operator/members',
        '/operator/pages',
        '/operator/audit',
      ]);
    } finally {
      await asMember(operator.page, '/operator/pages/save', { json: { ...before, version: changed.version } });
    }
    expect(net.caught()).toEqual([]);
    expect(operator.net.caught()).toEqual([]);
  } finally {
    await article.remove();
  }
});

test('夹带脚本的搜索词：服务端的页面由浏览器读过，没有多出来的元素', async ({ page, request }) => {
  test.setTimeout(180_000);
  const net = await netFor(page);
  // The browser's own reader of HTML: what the server wrote must mean to it what the server meant.
  await page.goto('about:blank');
  const strange: string[] = [];
  // One of four, of every kind; each is a page of its own to render.
  const terms = vectors.filter((_, at) => at % 4 === 0);
  for (let at = 0; at < terms.length; at += 8) {
    const words = terms.slice(at, at + 8);
    const answers = await Promise.all(words.map((word) => request.get(`/datasheet/datasheetSearch/${encodeURIComponent(word)}`)));
    expect(answers.filter((answer) => answer.status() >= 500).map((answer) => answer.url())).toEqual([]);
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    strange.push(...(await net.read(pages)).map((what) => `${what} ← ${words.join(' | ')}`));
  }
  expect(strange).toEqual([]);
  expect(net.caught()).toEqual([]);
});

test('这张网捉得住：同样的字一旦成了标记，就有报告', async ({ page, baseURL }) => {
  const net = await netFor(page);
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  const html = `<!doctype html><html lang="zh-CN"><title>x</title><main>${vectors
    .slice(0, 40)
    .filter((vector) => !/http-equiv|<(?:plaintext|frameset|script|style|template)/i.test(vector))
    .join('')}</main>`;
  await page.route('**/caught', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy }, body: html }),
  );
  await page.goto(`${baseURL}/caught`);
  await net.settle('raw');
  const caught = net.caught();
  expect(caught.some((what) => what.includes('policy'))).toBe(true);
  expect(caught.some((what) => what.includes('onerror'))).toBe(true);
  expect(caught.some((what) => what.includes('javascript:'))).toBe(true);
});
