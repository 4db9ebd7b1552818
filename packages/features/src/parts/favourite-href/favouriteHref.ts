import type { FavouriteRow } from '@chippage/api/types';
import type { CirclePaths } from '../../i18n/paths/circlePaths.ts';
import type { DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import type { InquiriesPaths } from '../../i18n/paths/inquiriesPaths.ts';
import type { JobsPaths } from '../../i18n/paths/jobsPaths.ts';
import type { MallPaths } from '../../i18n/paths/mallPaths.ts';
import type { NewsPaths } from '../../i18n/paths/newsPaths.ts';
import type { ResourcesPaths } from '../../i18n/paths/resourcesPaths.ts';

/** The page of a favourite; `null` when it has none, or none any more. */
export function favouriteHref(
  { id, kind, brandId, isGone }: FavouriteRow,
  paths: DatasheetsPaths &
    Pick<NewsPaths, 'author' | 'newsChannel'> &
    Pick<MallPaths, 'merchant'> &
    Pick<InquiriesPaths, 'companyHome'> &
    Pick<ResourcesPaths, 'resource'> &
    Pick<JobsPaths, 'job'> &
    Pick<CirclePaths, 'circleGroup'>,
  agentHref?: (id: number) => string,
): string | null {
  if (isGone) return null;
  if (kind === 'part') return paths.partDetail(id);
  if (kind === 'author') return paths.author(id);
  if (kind === 'enterprise') return paths.companyHome(id);
  if (kind === 'resource') return paths.resource(id);
  if (kind === 'group') return paths.circleGroup(id);
  if (kind === 'job') return paths.job(id);
  if (kind === 'merchant') return paths.merchant(id);
  if (kind === 'channel') return paths.newsChannel(id);
  if (kind === 'brand') return paths.brand(id);
  if (kind === 'agent') return agentHref?.(id) ?? null;
  if (kind !== 'document') return null;
  return brandId === null ? null : paths.specificationDetail(id, brandId);
}
