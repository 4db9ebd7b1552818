import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { type KeptFile, storeFile } from '../../platform/keepFile.ts';
import { findMember, type Member } from '../../platform/members/members.queries.ts';
import { shanghaiInWords } from '../../platform/shanghai.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { lives } from '../limits.ts';
import { findExport, finishExport, releaseExports } from './dataExports.queries.ts';
import { readMemberRecords } from './memberRecords.queries.ts';

const QUEUE = 'account.export';
const DAY = 86_400_000;

/** What a job is told: the copy that a member asked for at a moment (ISO 8601). */
interface Asked {
  memberId: number;
  askedAt: string;
}

/** Puts the making of a copy into the queue. */
export const queueExport = ({ jobs }: Pick<Platform, 'jobs'>, asked: Asked): Promise<void> => jobs.send(QUEUE, asked);

/** The text of a copy, piece by piece: one kind of row is in memory at a time. */
async function* copyOf({ db, clock }: Platform, all: Composition, { passwordHash, ...member }: Member): AsyncGenerator<Buffer> {
  const own = { exportedAt: clock.now().toISOString(), member: { ...member, hasPassword: passwordHash !== null } };
  yield Buffer.from(JSON.stringify(own, null, 2).slice(0, -2));
  for await (const { name, rows } of readMemberRecords(db, all.memberRecords, member.id)) yield Buffer.from(`,\n  "${name}": ${JSON.stringify(rows, null, 2)}`);
  yield Buffer.from('\n}\n');
}

/** Writes down that a copy is there and tells its member. @returns false when it is not the one that is waited for any more */
async function finish(tx: Db, asked: { memberId: number; askedAt: Date }, kept: KeptFile, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + lives.exportDays * DAY);
  if (!(await finishExport(tx, { ...asked, ...kept, expiresAt }))) return false;
  const body = `${shanghaiInWords(expiresAt)} 之前可以在账号设置里下载。`;
  const notice = { memberId: asked.memberId, kind: 'account' as const, title: '您的数据已整理好', body, href: '/userCenter/accountSetting?type=5' };
  await giveNotice(tx, notice, now);
  return true;
}

/** Makes the copies that members asked for, one after the other. */
export function registerExportJob(platform: Platform, all: Composition): void {
  const { jobs, db, clock } = platform;
  jobs.handle<Asked>(QUEUE, async ({ memberId, askedAt }) => {
    const asked = { memberId, askedAt: new Date(askedAt) };
    const isWanted = async () => {
      const row = await findExport(db, memberId);
      return row?.askedAt.getTime() === asked.askedAt.getTime() && row.expiresAt === null;
    };
    const member = await findMember(db, memberId);
    if (!member || !(await isWanted())) return;
    const unwanted = await storeFile(platform, copyOf(platform, all, member), async (tx, kept) => ((await finish(tx, asked, kept, clock.now())) ? null : kept));
    if (unwanted) await dropBytes(platform, unwanted.sha256);
  });
}

/** Removes the files of copies that expired. */
export async function forgetExports({ db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  for (const sha256 of await releaseExports(db, clock.now())) await dropBytes({ db, files }, sha256);
}
