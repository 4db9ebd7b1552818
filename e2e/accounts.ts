import { statementOf } from './creditTerms.ts';
import { type Browser, type BrowserContextOptions, devices, expect, type Page, test as base } from '@playwright/test';
import { claimPage } from './claimedPage.ts';
import { diskShareOf } from './diskShare.ts';
import { askedBy, openAsColleague } from './colleague.ts';
import { postJob } from './ownJob.ts';
import { beginArticle } from './ownArticle.ts';
import { asMember, CALLS_ONLY, newOperator, openAsMember } from './people.ts';
import type { SampleThing } from './sampleThings.ts';
import { registeredBy, type RegisteredSample } from './registered.ts';
import { shareSheet } from './sharedSheet.ts';
import { sheetTasksOf } from './sheetTasks.ts';
import { type QuotedDemand, quotedDemandOf } from './quotedDemand.ts';
import { type NewOrder, type Offer, orderOf } from './shop.ts';
import { verifyCompany } from './verifiedCompany.ts';

/** Who has to be logged in to see a page. */
export type Account = 'member' | 'merchant' | 'operator';

type Storage = NonNullable<BrowserContextOptions['storageState']>;

/** The part whose yuan offer other tests buy and whose merchant they give to members of their own. */
const TAKEN = 'STM32G071CBT6';

/** Makes what the samples of pages need, once for each worker: accounts, and what stands in braces in a sample. */
export class Accounts {
  readonly #done = new Map<string, Promise<unknown>>();
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #index: number;

  /** @param index which of the workers this is: each has a merchant of its own */
  constructor(browser: Browser, baseURL: string, index: number) {
    this.#browser = browser;
    this.#baseURL = baseURL;
    this.#index = index;
  }

  /** The address of a sample, with numbers in the place of what it names. */
  async addressOf(sample: string): Promise<string> {
    const named = [...sample.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as SampleThing);
    let address = sample;
    for (const name of named) address = address.replace(`{${name}}`, String(await this.#once(name, () => this.#things[name]())));
    return address;
  }

  /** What the browser of somebody who is logged in has stored. */
  storageOf(account: Account): Promise<Storage> {
    return this.#once(`storage of ${account}`, () => this.#logIn[account]());
  }

  /** The window of somebody who is logged in and goes from page to page: what pages share is loaded and compiled once. */
  windowOf(account: Account): Promise<Page> {
    return this.#once(`window of ${account}`, async () => {
      const context = await this.#browser.newContext({ locale: 'zh-CN', baseURL: this.#baseURL, storageState: await this.storageOf(account) });
      return context.newPage();
    });
  }

  /** The window of a visitor who goes from page to page. */
  visitor(): Promise<Page> {
    return this.#once('visitor', async () =>
      (await this.#browser.newContext({ ...devices['Desktop Chrome'], locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: this.#baseURL })).newPage(),
    );
  }

  /** A page that runs no scripts, in which one goes from address to address: a page of its own for each takes three times as long. */
  withoutScripts(): Promise<Page> {
    return this.#once('without scripts', async () =>
      (await this.#browser.newContext({ locale: 'zh-CN', baseURL: this.#baseURL, javaScriptEnabled: false })).newPage(),
    );
  }

  readonly #logIn: Record<Account, () => Promise<Storage>> = {
    member: async () => {
      const page = await this.#window();
      await openAsMember(page, CALLS_ONLY);
      const desk = await this.#window();
      await openAsMember(desk, CALLS_ONLY, newOperator());
      await verifyCompany(page, desk, `示例智控 ${crypto.randomUUID().slice(0, 8)}`);
      const offer = await this.#offer();
      const lines = { goodsId: String(offer.id), quantity: String(offer.moq) };
      await asMember(page, '/mall/cart/add', lines);
      await asMember(page, '/mall/goods/bargain/add', { ...lines, unitPrice: '0.01', note: '每月固定采购' });
      await this.#once('bought', () => orderOf(page, offer));
      await this.#once('listed', () => sharedBomOf(page));
      await this.#once('asked', () => this.#askedOf(page, offer));
      await this.#once('quoted', () => quotedDemandOf(page, desk, this.#window()));
      await this.#once('tasked', () => sheetTasksOf(page));
      await this.#once('shared', () => diskShareOf(page));
      await this.#once('begun', () => beginArticle(page));
      await this.#once('hiring', () => postJob(page));
      await desk.context().close();
      return stored(page);
    },
    merchant: async () => {
      const [page, desk] = [await this.#window(), await this.#window()];
      await openAsMember(page, CALLS_ONLY);
      const { id } = await asMember<{ id: number }>(page, '/dtUser/myDetail');
      await openAsMember(desk, CALLS_ONLY, newOperator());
      await asMember(desk, '/operator/merchants/assign', { merchantId: String((await this.#offer()).merchant.id), memberId: String(id) });
      await desk.context().close();
      return stored(page);
    },
    operator: async () => {
      const page = await this.#window();
      await openAsMember(page, CALLS_ONLY, newOperator());
      return stored(page);
    },
  };

  readonly #things: Record<SampleThing, () => Promise<string | number>> = {
    article: async () => (await this.#article()).id,
    ownArticle: () => this.#begun(),
    agent: () => this.#first('/agent/v1/all'),
    agentPart: () => this.#first('/agent/model/list?agentId=9001'),
    company: () => this.#first('/enterprise/search'),
    distributor: () => this.#distributor(),
    trader: () => this.#first('/trader/list'),
    claimedAgent: () => this.#claimed(),
    brand: () => this.#first('/specBrand/user/hot'),
    author: async () => (await this.#article()).author.id,
    document: async () => (await this.#document((each) => each.isHosted && each.partIds.length > 0)).id,
    goods: async () => (await this.#offer()).id,
    demand: () => this.#first('/website/demand/list?size=1'),
    ownDemand: async () => (await this.#quoted()).rowId,
    quote: async () => (await this.#quoted()).quoteId,
    task: () => this.#tasked(),
    scheme: () => this.#first('/resource/list?kind=scheme'),
    course: () => this.#first('/resource/list?kind=course'),
    datum: () => this.#first('/resource/list?kind=datum'),
    original: () => this.#first('/resource/list?kind=original'),
    series: () => this.#first('/resource/column/list'),
    job: () => this.#first('/job/info/list'),
    ownJob: () => this.#hiring(),
    merchant: async () => (await this.#offer()).merchant.id,
    wish: async () => `${(await this.#offer()).id}:${(await this.#offer()).moq}`,
    order: async () => (await this.#bought()).id,
    orderRequest: async () => this.#asked(),
    statement: () => this.#stated(),
    merchantStatement: () => this.#stated(),
    merchantOrder: async () => (await this.#bought()).id,
    bom: async () => (await this.#listed()).id,
    bomCode: async () => (await this.#listed()).code,
    diskShare: () => this.#shared(),
    group: () => this.#first('/trends/group'),
    post: () => this.#first('/trends/list'),
    registered: async () => (await this.#registered()).id,
    registeredPerson: async () => (await this.#registered()).personId,
    takedown: async () => (await this.#takenDown()).id,
    takedownCode: async () => (await this.#takenDown()).code,
  };

  #once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = (this.#done.get(name) as Promise<Made> | undefined) ?? make();
    this.#done.set(name, made);
    return made;
  }

  async #window(): Promise<Page> {
    return (await this.#browser.newContext({ locale: 'zh-CN', baseURL: this.#baseURL })).newPage();
  }

  async #ask<Row>(path: string): Promise<Row[]> {
    const answer = await fetch(new URL(`/api${path}`, this.#baseURL));
    return ((await answer.json()) as { data: Row[] }).data;
  }

  /** The number of the first thing of a list. */
  async #first(path: string): Promise<number> {
    const [row] = await this.#ask<{ id: number }>(path);
    if (!row) throw new Error(`${path} has nothing`);
    return row.id;
  }

  /** A registered company that a member has looked at, so that visitors read it as well. */
  #registered(): Promise<RegisteredSample> {
    return this.#once('looked up', async () => {
      const page = await (await this.#browser.newContext({ baseURL: this.#baseURL, storageState: await this.storageOf('member') })).newPage();
      await page.goto(CALLS_ONLY);
      const found = await registeredBy(page);
      await page.context().close();
      return found;
    });
  }

  /** An agent that is no trader. */
  async #distributor(): Promise<number> {
    const agents = await this.#ask<{ id: number; kind: string }>('/agent/v1/all?pageSize=100');
    const found = agents.find(({ kind }) => kind !== 'independent');
    if (!found) throw new Error('there is no distributor');
    return found.id;
  }

  /** Goods of a merchant that no other worker and no other test uses. */
  #offer(): Promise<Offer> {
    return this.#once('offer', async () => {
      const offers = await this.#ask<Offer>('/mall/goods/list?currency=CNY&inStock=true&pageSize=100');
      const taken = new Set(offers.filter(({ mpn }) => mpn === TAKEN).map(({ merchant }) => merchant.id));
      const free = [...new Map(offers.filter(({ merchant }) => !taken.has(merchant.id)).map((offer) => [offer.merchant.id, offer])).values()];
      const offer = free[this.#index];
      if (!offer) throw new Error(`There are ${free.length} merchants for tests, and this is worker ${this.#index}`);
      return offer;
    });
  }

  /** The number of what the member adds by a call. */
  async added(path: string, body: Record<string, string>): Promise<number> {
    const page = await (await this.#browser.newContext({ baseURL: this.#baseURL, storageState: await this.storageOf('member') })).newPage();
    await page.goto(CALLS_ONLY);
    const { id } = await asMember<{ id: number }>(page, path, body);
    await page.context().close();
    return id;
  }

  async #bought(): Promise<NewOrder> {
    await this.storageOf('member');
    return this.#once('bought', () => Promise.reject(new Error('The member has bought nothing')));
  }

  /** A colleague of the member asks for goods; the member may approve. */
  async #askedOf(page: Page, offer: Offer): Promise<number> {
    const colleague = await this.#window();
    await openAsColleague(colleague, page, { role: 'editor' }, CALLS_ONLY);
    const id = await askedBy(colleague, offer);
    await colleague.context().close();
    return id;
  }

  async #asked(): Promise<number> {
    await this.storageOf('member');
    return this.#once('asked', () => Promise.reject(new Error('Nobody has asked the member')));
  }

  async #quoted(): Promise<QuotedDemand> {
    await this.storageOf('member');
    return this.#once('quoted', () => Promise.reject(new Error('The member has asked for nothing')));
  }

  async #begun(): Promise<number> {
    await this.storageOf('member');
    return this.#once('begun', () => Promise.reject(new Error('The member has begun no article')));
  }

  async #hiring(): Promise<number> {
    await this.storageOf('member');
    return this.#once('hiring', () => Promise.reject(new Error('The member has posted no job')));
  }

  async #tasked(): Promise<number> {
    await this.storageOf('member');
    return this.#once('tasked', () => Promise.reject(new Error('The member has uploaded no sheet')));
  }

  async #shared(): Promise<string> {
    await this.storageOf('member');
    return this.#once('shared', () => Promise.reject(new Error('The member shares nothing')));
  }

  /** A statement of the member's company with the merchant for which the other member speaks. */
  #stated(): Promise<number> {
    return this.#once('stated', async () => {
      const open = async (account: Account) => {
        const page = await (await this.#browser.newContext({ baseURL: this.#baseURL, storageState: await this.storageOf(account) })).newPage();
        await page.goto(CALLS_ONLY);
        return page;
      };
      const [buyer, merchant] = [await open('member'), await open('merchant')];
      const id = await statementOf(buyer, merchant, await this.#offer());
      await buyer.context().close();
      await merchant.context().close();
      return id;
    });
  }

  async #listed(): Promise<SharedBom> {
    await this.storageOf('member');
    return this.#once('listed', () => Promise.reject(new Error('The member keeps no list')));
  }

  /** A distributor whose page the member claimed, and an operator believed it. */
  async #claimed(): Promise<number> {
    const page = await (await this.#browser.newContext({ baseURL: this.#baseURL, storageState: await this.storageOf('member') })).newPage();
    const desk = await this.#window();
    await page.goto(CALLS_ONLY);
    await openAsMember(desk, CALLS_ONLY, newOperator());
    const agent = await this.#first('/agent/v1/all');
    await claimPage(page, desk, agent);
    await page.context().close();
    await desk.context().close();
    return agent;
  }

  /** A notice that took a sheet of the member down. */
  #takenDown(): Promise<{ id: number; code: string }> {
    return this.#once('taken down', async () => {
      const page = await (await this.#browser.newContext({ baseURL: this.#baseURL, storageState: await this.storageOf('member') })).newPage();
      const desk = await this.#window();
      await page.goto(CALLS_ONLY);
      await openAsMember(desk, CALLS_ONLY, newOperator());
      const document = await shareSheet(page, desk, `SW${String(Date.now()).slice(-8)}${this.#index}`);
      const words = { holder: '示例出版社', content: '未经许可转载', proof: '登记号 2025-A-1（样例）', contact: 'law@example.com' };
      const notice = { right: 'copyright', places: `/specification_detail/${document}`, ...words };
      const sent = await asMember<{ id: number; code: string }>(page, '/takedown/add', notice);
      await asMember(desk, '/operator/takedowns/decide', { id: String(sent.id), decision: 'uphold', reason: '已核对登记证书' });
      await page.context().close();
      await desk.context().close();
      return sent;
    });
  }

  async #article(): Promise<{ id: number; author: { id: number } }> {
    const found = await this.#ask<{ id: number; title: string; author: { id: number } }>('/news/v2/search?keywords=LDO');
    const article = found.find(({ title }) => title.startsWith('选一颗 LDO'));
    if (!article) throw new Error('The article on LDO is gone');
    return article;
  }

  /** A datasheet; a fresh portal makes them in the background. */
  async #document(isWanted: (document: Sheet) => boolean): Promise<Sheet> {
    let found: Sheet | undefined;
    await expect(async () => {
      found = (await this.#ask<Sheet>('/spec/v1/newest?size=20')).find(isWanted);
      expect(found).toBeDefined();
    }).toPass({ timeout: 45_000 });
    return found as Sheet;
  }
}

interface SharedBom {
  id: number;
  code: string;
}

const noLine = { brand: '', value: '', footprint: '', description: '', customerRef: '', note: '', match: null, confidence: null, doubt: null, partId: null };

/** A list of the member that whoever has its link may read. */
async function sharedBomOf(page: Page): Promise<SharedBom> {
  const line = { ...noLine, isConfirmed: false, alternates: [], isSkipped: false };
  const lines = [
    { ...line, mpn: 'STM32F103C8T6', designators: 'U1', quantity: 1 },
    { ...line, mpn: 'NO-SUCH-PART-01', designators: 'J1, J2', quantity: 2 },
  ];
  const { id } = await asMember<{ id: number }>(page, '/bom/save', { json: { name: '网关主板', sets: 50, lines } });
  const { code } = await asMember<{ code: string }>(page, '/bom/share', { id: String(id), isShared: 'true' });
  await expect(async () => expect(await asMember(page, `/bom/detail?id=${id}`)).toMatchObject({ state: 'ready' })).toPass({ timeout: 20_000 });
  return { id, code };
}

interface Sheet {
  id: number;
  isHosted: boolean;
  partIds: number[];
}

async function stored(page: Page): Promise<Storage> {
  const storage = await page.context().storageState();
  await page.context().close();
  return storage;
}

/** `test` with what the samples of pages need. */
export const test = base.extend<object, { accounts: Accounts }>({
  accounts: [async ({ browser }, use, { parallelIndex, project }) => use(new Accounts(browser, project.use.baseURL ?? '', parallelIndex)), { scope: 'worker' }],
});
