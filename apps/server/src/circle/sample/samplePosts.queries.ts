import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { circlePosts } from '../circle.schema.ts';

/** Whether the posts of the sample are there. */
export const hasSamplePosts = async (tx: Db): Promise<boolean> => (await tx.$count(circlePosts, isNotNull(circlePosts.sampleWriter))) > 0;
