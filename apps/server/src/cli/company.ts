/** `npm run portal -- company join 13800000000 4`, `… company join 13800000000 1 seller` */
import { joinSampleCompany } from '../enterprise/sample/joinSampleCompany.ts';
import { seatRoles } from '../enterprise/rights.rules.ts';
import { audit } from '../platform/audit.queries.ts';
import { systemClock, systemRandom } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openSharedDatabase } from '../platform/database/open.ts';
import { findOrCreateMember } from '../platform/members/members.queries.ts';
import { maskMobile, parseMobile } from '../platform/members/mobile.ts';
import { runCommand } from '../platform/runCommand.ts';

const roles = seatRoles.filter((role) => role !== 'owner');
const usage = `用法：npm run portal -- company join 手机号 示例公司的编号 [${roles.join('|')}]，不写身份就是 buyer\n`;
const refusals = {
  no_company: '没有这家示例公司，编号在 /inquiry/companySearch 各公司主页的网址里。\n',
  no_member: '没有这个账号。\n',
  other_company: '这个账号已经属于一家自己的公司，请换一个手机号。\n',
};

async function main(): Promise<number> {
  const [what, text = '', number = '', word = 'buyer'] = process.argv.slice(2);
  const [mobile, role] = [parseMobile(text), roles.find((each) => each === word)];
  if (what !== 'join' || !mobile || !/^\d{1,6}$/.test(number) || !role) {
    process.stderr.write(usage);
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openSharedDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    const joined = await database.db.transaction(async (tx) => {
      const now = systemClock.now();
      const { id: memberId } = await findOrCreateMember(tx, { mobile }, now, systemRandom);
      const done = await joinSampleCompany(tx, { memberId, companyId: Number(number), role }, now);
      const actor = { db: tx, clock: systemClock, ip: '', uuid: '', requestId: 'command' };
      if (typeof done !== 'string') await audit(actor, { event: 'company.join', outcome: 'ok', memberId, detail: { company: Number(number) } });
      return done;
    });
    if (typeof joined === 'string') {
      process.stderr.write(refusals[joined]);
      return 1;
    }
    process.stdout.write(`${maskMobile(mobile)} 现在是${joined.name}的成员（${role}），登录后打开 /userCenter/inquiryManage/myEnquiry。\n`);
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);
