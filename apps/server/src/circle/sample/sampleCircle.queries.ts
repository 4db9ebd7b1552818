import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { trends } from '../circle.schema.ts';

/** Whether the posts of the sample are there. */
export const hasSampleTrends = async (tx: Db): Promise<boolean> => (await tx.$count(trends, isNotNull(trends.sampleName))) > 0;
