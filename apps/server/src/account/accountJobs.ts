import type { Platform } from '../platform/context.ts';
import type { Composition } from '../platform/domain.ts';
import { registerAvatarJob } from './social/avatarJob.ts';
import { registerExportJob } from './security/dataExports.ts';
import { registerErasingJob } from './security/erasing.ts';
import { registerInactivityJob } from './security/inactivity.ts';
import { registerMailJob } from './mails.ts';
import { registerResetJob } from './registration/passwordReset.ts';

/** Work of the account domain that outlives a request. */
export function registerAccountJobs(platform: Platform, all: Composition): void {
  registerMailJob(platform);
  registerResetJob(platform);
  registerAvatarJob(platform);
  registerExportJob(platform, all);
  registerErasingJob(platform, all);
  registerInactivityJob(platform);
}
