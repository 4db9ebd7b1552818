import { auditRows } from '../platform/audit.schema.ts';
import type { Domain } from '../platform/domain.ts';
import { accountHandlers } from './account.handlers.ts';
import { registerAccountJobs } from './accountJobs.ts';
import { codesSince, forgetCodes } from './codes.queries.ts';
import { findSession } from './findSession.ts';
import { registerLocalProviders } from './social/localProviderPages.ts';
import { mails } from './mails.schema.ts';
import { mailBytes } from './mails.queries.ts';
import { requeueMails } from './mails.ts';
import { forgetSecrets } from './oneTimeSecrets.queries.ts';
import { passkeys } from './passkeys/passkeys.schema.ts';
import { createPasswords } from './passwords.ts';
import { agreements } from './security/agreements.schema.ts';
import { exportBytes, exportFilesOf } from './security/dataExports.queries.ts';
import { dataExports } from './security/dataExports.schema.ts';
import { forgetExports } from './security/dataExports.ts';
import { pictureBytes, pictureFilesOf } from './profile/pictures.queries.ts';
import { pictures } from './profile/profile.schema.ts';
import { accountDecisions } from './profile/reviewDecisions.ts';
import { sessions } from './account.schema.ts';
import { forgetSessions } from './sessions.queries.ts';
import { identities } from './social/social.schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** More codes than this in an hour, and nobody passes without the captcha. */
const CODES_PER_HOUR = 400;

/** Coming in, showing who one is, staying, leaving. */
export const accountDomain = {
  name: 'account',
  handlers: (all, config) => accountHandlers(createPasswords(config.secrets.passwordPepper), all),
  memberRecords: [
    { name: 'sessions', table: sessions, owner: sessions.memberId, hidden: ['tokenHash', 'sidHash', 'previousSidHash'] },
    { name: 'agreements', table: agreements, owner: agreements.memberId },
    { name: 'socialAccounts', table: identities, owner: identities.memberId },
    { name: 'passkeys', table: passkeys, owner: passkeys.memberId, hidden: ['credentialId', 'publicKey', 'userHandle', 'counter', 'transports'] },
    { name: 'pictures', table: pictures, owner: pictures.memberId },
    { name: 'dataExports', table: dataExports, owner: dataExports.memberId, hidden: ['sha256'] },
    { name: 'mails', table: mails, owner: mails.memberId, hidden: ['sealedText', 'sha256'] },
    // The trail names no person; the law asks for six months of it.
    { name: 'auditTrail', table: auditRows, owner: auditRows.memberId, hidden: ['countKey'], isKept: true },
  ],
  memberFiles: async (db, memberId) => [...(await pictureFilesOf(db, memberId)), ...(await exportFilesOf(db, memberId))],
  usesBytes: [pictureBytes, exportBytes, mailBytes],
  decisions: accountDecisions,
  registerJobs: registerAccountJobs,
  housekeeping: [
    ({ db }, ago) => forgetCodes(db, ago(2 * DAY)),
    ({ db }, ago) => forgetSecrets(db, ago(0)),
    (platform) => requeueMails(platform),
    (platform) => forgetExports(platform),
    ({ db }, ago) => forgetSessions(db, ago(30 * DAY), ago(180 * DAY)),
  ],
  async registerDeveloperPages(app, platform) {
    const { wx, qq } = platform.config;
    if (wx === 'local' || qq === 'local') await registerLocalProviders(app, platform);
  },
  findSession,
  mayFailOpen: async ({ db, clock }) => (await codesSince(db, new Date(clock.now().getTime() - HOUR))) < CODES_PER_HOUR,
} satisfies Domain;
