import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { registerOneClick } from '../../platform/stopCode.ts';
import { memberOfCode } from './alertCode.ts';
import { pauseAll } from './alerts.queries.ts';

/** Where mail programs post to when somebody presses their own button. */
export const ONE_CLICK = '/searches/stop/one-click';

/** Stops digests for a mail program. */
export function registerAlertsOneClick(api: FastifyInstance, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  registerOneClick(api, ONE_CLICK, (code) => pauseAll(db, memberOfCode(config, code)));
}
