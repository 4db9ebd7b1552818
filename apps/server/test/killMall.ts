/** A portal API with a shop and a buyer, for tests that kill it. Prints `ready` and what a client needs. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { sessions } from '../src/account/account.schema.ts';
import { members } from '../src/platform/members/members.schema.ts';
import { merchants } from '../src/mall/merchant/merchant.schema.ts';
import { addresses } from '../src/mall/papers/papers.schema.ts';
import { enterpriseMembers, enterprises } from '../src/enterprise/enterprise.schema.ts';
import { createServer } from '../src/createServer.ts';
import { readConfig } from '../src/platform/config.ts';
import { isLocalAlipay } from '../src/services/alipay/local.ts';
import { boardInvariants } from './boardInvariants.ts';
import { diskFaults } from './diskInvariants.ts';
import { easyCaptcha } from './easyCaptcha.ts';
import { rateHits } from '../src/platform/rateLimits.schema.ts';
import { lockBytes, sweepBytes } from '../src/platform/storedBytes.queries.ts';
import { invariants } from './mallInvariants.ts';
import { openShop, sell } from './shop.ts';
import { insertThings } from './things.ts';

/** What a client needs to order. */
export interface MallFacts {
  token: string;
  sid: string;
  memberId: number;
  goodsId: number;
  addressId: number;
  total: string;
  /** Who quotes to the buyer's company, each for another one; the first of them has a shop. */
  sellers: Member[];
  /** A number of the catalogue. */
  model: string;
}

/** What tells the portal who asks. */
interface Member {
  token: string;
  sid: string;
  memberId: number;
}

const config = readConfig(process.env);
const server = await createServer({ config, services: { captcha: easyCaptcha }, hasBackground: process.argv.includes('--jobs') });
const { db, platform } = server;
const { alipay } = platform.services;
const app = Fastify(server.fastifyOptions);
await app.register(server.plugin);
await app.register(async (test) => {
  test.removeAllContentTypeParsers();
  test.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  test.get('/test/invariants', async () => {
    await platform.files.sweep(0);
    await sweepBytes(platform, -1000);
    const strayFiles = await findStray();
    return { ...(await invariants(db)), stray: strayFiles.length, strayFiles };
  });
  test.get('/test/board', () => boardInvariants(db));
  test.get('/test/disk', () => diskFaults(platform));
  // The buyer at the cashier, and Alipay's notice through the portal's own address.
  test.post('/test/pay', async (request) => {
    if (!isLocalAlipay(alipay)) return 'none';
    const opened = await alipay.cashier.open(Object.fromEntries(new URL(String(request.body)).searchParams));
    const trade = opened && (await alipay.cashier.set(opened.outTradeNo, 'TRADE_SUCCESS'));
    if (!trade) return 'none';
    const reply = await fetch(`${trade.notifyUrl}`, { method: 'POST', body: new URLSearchParams(alipay.cashier.notice(trade)) });
    return reply.text();
  });
});
const origin = await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) });
await server.ready();

/** Files that no row names. Whoever stores one holds its lock until the row is committed: only after that it can be told. */
async function findStray(): Promise<string[]> {
  const { files } = platform;
  const stored: string[] = [];
  for await (const sha256 of files.olderThan(-1000)) stored.push(sha256);
  const stray: string[] = [];
  for (const sha256 of await files.unused(db, stored)) {
    const [left] = await db.transaction(async (tx) => {
      await lockBytes(tx, sha256);
      return files.unused(tx, [sha256]);
    });
    const found = left === undefined ? null : await files.locate(left);
    if (found) stray.push(`${sha256}, ${found.sizeBytes} bytes of ${kindOf(readFileSync(found.path).toString('latin1', 0, 12))}`);
  }
  return stray;
}

/** What a file is by its first bytes. */
function kindOf(start: string): string {
  if (start.startsWith('%PDF-')) return 'a PDF or its first part';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'a picture' : 'something else, as a later part';
}

/** The shop is opened once; later starts find it in the folder. */
async function open(): Promise<MallFacts> {
  const file = join(config.dataDir, 'kill-facts.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as MallFacts;
  const now = new Date();
  await openShop(db, now);
  const goodsId = await sell(db, { stock: 1_000_000, priceLadder: [{ minQuantity: 1, unitPrice: '6.85' }] }, now);
  const { token, sid, memberId } = await addMember('+8613800000001', '示例电子', now);
  const sellers: Member[] = [];
  for (const at of [1, 2, 3]) sellers.push(await addMember(`+861380000001${at}`, `示例卖方${at}号`, now));
  // What is agreed on with the first of them can be ordered.
  await db
    .update(merchants)
    .set({ memberId: sellers[0]?.memberId ?? null })
    .where(eq(merchants.id, 2));
  await insertThings(db);
  const [address] = await db
    .insert(addresses)
    .values({
      memberId,
      region: 'CN',
      receiver: '林工',
      areaCode: '+86',
      mobile: '13800138000',
      province: '浙江省',
      city: '杭州市',
      district: '滨江区',
      detail: '示例路 1 号',
      isDefault: true,
      updatedAt: now,
    })
    .returning({ id: addresses.id });
  const facts = { token, sid, memberId, goodsId, addressId: address?.id ?? 0, total: '21.85', sellers, model: 'EX32F103' };
  writeFileSync(file, JSON.stringify(facts));
  return facts;
}

/** A member who is logged in and speaks for a verified company. */
async function addMember(mobile: string, name: string, now: Date): Promise<Member> {
  const [member] = await db.insert(members).values({ mobile, nickName: name, createdAt: now }).returning({ id: members.id });
  const memberId = member?.id ?? 0;
  const [token, sid] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  await db.insert(sessions).values({
    memberId,
    tokenHash: hash(token),
    sidHash: hash(sid), // A cookie that never changes: hundreds of rounds go on with it.
    rotatedAt: new Date(now.getTime() + 10 * 365 * 86_400_000),
    createdAt: now,
    lastSeenAt: now,
    uuid: '',
    userAgent: '',
  });
  const company = {
    ownerId: memberId,
    name,
    place: '深圳',
    creditCode: `91440300MA5TEST${memberId}`,
    contactName: '林工',
    status: 1,
    createdAt: now,
    verifiedAt: now,
  };
  const [enterprise] = await db.insert(enterprises).values(company).returning({ id: enterprises.id });
  await db.insert(enterpriseMembers).values({ memberId, enterpriseId: enterprise?.id ?? 0, role: 'owner', joinedAt: now });
  return { token, sid, memberId };
}

// One buyer uploads in hundreds of rounds more than a member may.
await db.delete(rateHits);

process.stdout.write(`ready ${JSON.stringify({ ...(await open()), origin })}\n`);

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => server.close())
    .then(() => process.exit(0));
});
