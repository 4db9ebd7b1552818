import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/connect.ts';
import { fetchPublic } from '../fetchPublic.ts';
import { createOutgoing } from '../outgoing.ts';
import { withDailyCap } from './dailyCalls.queries.ts';
import { localCalls } from './local.ts';
import type { CompanyFacts } from './port.ts';
import { createCompanyFacts } from './provider.ts';
import { snapshotPicture } from './sample/snapshotPicture.ts';
import { tianyanchaCalls } from './tianyancha.ts';
import { createAsk, type Send } from './transport.ts';

/** A page waits for one answer no longer than this. */
const TIMEOUT_MS = 8000;

interface Opening {
  config: Pick<Config, 'companyFacts' | 'companyFactCalls' | 'vendor'>;
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Opens what the configuration names; null: this site has no company check. */
export function openCompanyFacts({ config, db, clock, log }: Opening): CompanyFacts | null {
  const capped = (send: Send) => (config.companyFactCalls === null ? send : withDailyCap(send, { db, clock, most: config.companyFactCalls }));
  if (config.companyFacts === 'off') return null;
  if (config.companyFacts === 'local') {
    const { send, standIn } = localCalls();
    const about = { name: 'local', source: '样例数据（没有这些公司）', isSample: true, standIn };
    return createCompanyFacts(createAsk(capped(send)), { ...about, fetchPublic: snapshotPicture });
  }
  const outgoing = createOutgoing({ name: 'tianyancha', clock, log, timeoutMs: TIMEOUT_MS });
  const send = tianyanchaCalls({ token: config.vendor['TYC_TOKEN'] ?? '', timeoutMs: TIMEOUT_MS }, outgoing);
  return createCompanyFacts(createAsk(capped(send)), { name: 'tianyancha', source: '天眼查', isSample: false, standIn: null, fetchPublic });
}
