import type { Config } from '../../platform/config.ts';
import { memberOfStopCode, stopCodeOf } from '../../platform/stopCode.ts';

const PURPOSE = 'alerts.stop';

/** What a digest's link proves: only this site can have made it. */
export const alertCodeOf = (config: Pick<Config, 'secrets'>, memberId: number): string => stopCodeOf(config, PURPOSE, memberId);

/** Whose digest the link stood in, or 404. */
export const memberOfCode = (config: Pick<Config, 'secrets'>, code: string): number => memberOfStopCode(config, PURPOSE, code);
