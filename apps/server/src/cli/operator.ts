/** `npm run portal -- operator add 13800000000 [13900000000 …]`, `… operator remove 13800000000` */
import { findMemberByMobile, findOrCreateMember, settleRole, updateMember } from '../platform/members/members.queries.ts';
import { maskMobile, parseMobile } from '../platform/members/mobile.ts';
import { audit } from '../platform/audit.queries.ts';
import { systemClock, systemRandom } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/connect.ts';
import { openSharedDatabase } from '../platform/database/open.ts';
import { runCommand } from '../platform/runCommand.ts';

const usage = '用法：npm run portal -- operator add 手机号，或 npm run portal -- operator remove 手机号；手机号可以有几个，用空格隔开\n';

async function main(): Promise<number> {
  const [what, ...texts] = process.argv.slice(2);
  const wrong = texts.filter((text) => !parseMobile(text));
  if ((what !== 'add' && what !== 'remove') || texts.length === 0 || wrong.length > 0) {
    const said = wrong.map((text) => `“${text}”不是手机号码。\n`).join('');
    process.stderr.write(`${said}${usage}`);
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openSharedDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    let code = 0;
    for (const mobile of texts.map(parseMobile)) if (mobile && (await (what === 'add' ? add : remove)(database.db, mobile)) !== 0) code = 1;
    return code;
  } finally {
    await database.close();
  }
}

/** Makes the account if there is none: its owner logs in by SMS. */
async function add(db: Db, mobile: string): Promise<number> {
  const member = await findOrCreateMember(db, { mobile }, systemClock.now(), systemRandom);
  if (member.disabledAt) {
    process.stderr.write(`${maskMobile(mobile)} 的账号已停用，不能成为运营人员。\n`);
    return 1;
  }
  await change(db, member.id, async (tx) => (await updateMember(tx, member.id, { role: 'operator' })).role);
  process.stdout.write(`${maskMobile(mobile)}（编号 ${member.id}）现在是运营人员，登录后打开 /operator。\n`);
  return 0;
}

async function remove(db: Db, mobile: string): Promise<number> {
  const member = await findMemberByMobile(db, mobile);
  if (member?.role !== 'operator') {
    process.stderr.write(`${maskMobile(mobile)} 不是运营人员。\n`);
    return 1;
  }
  // All domains are read for this alone: to add somebody takes a second without them.
  const { composition } = await import('../domains.ts');
  await change(db, member.id, (tx) => settleRole(tx, member.id, composition.roleFacts, { isOperator: false }));
  process.stdout.write(`${maskMobile(mobile)}（编号 ${member.id}）不再是运营人员。\n`);
  return 0;
}

async function change(db: Db, memberId: number, give: (tx: Db) => Promise<string>): Promise<void> {
  await db.transaction(async (tx) => {
    const role = await give(tx);
    const actor = { db: tx, clock: systemClock, ip: '', uuid: '', requestId: 'command' };
    await audit(actor, { event: 'member.role', outcome: 'ok', memberId, detail: { role } });
  });
}

runCommand(main);
