import type { RecentPaths } from '@chippage/features/RecentDrawer';
import { datasheetsPaths } from '../datasheets/datasheets.paths.ts';
import { directoryPaths } from '../directory/directory.paths.ts';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';
import { mallPaths } from '../mall/mall.paths.ts';
import { newsPaths } from '../news/news.paths.ts';

/** Where things lead that were looked at. */
export const recentPaths: RecentPaths = { ...datasheetsPaths, ...newsPaths, ...mallPaths, ...inquiriesPaths, ...directoryPaths };
