import type { ResourceKind } from '@chippage/api/types';
import { type Breadcrumb, Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import * as styles from './AreaFrame.css.ts';
import { areaFrameMessages } from './messages.ts';

/** A page of the area that the others lead to. */
export type AreaSection = 'front' | ResourceKind | 'series' | 'authors' | 'components';

const sections: readonly AreaSection[] = ['front', 'scheme', 'course', 'original', 'datum', 'series', 'authors', 'components'];

export interface AreaFrameProps {
  section: AreaSection;
  /** The heading; absent: what is inside has one of its own. */
  title?: string;
  lead?: string;
  /** Beside the heading, e.g. what hands something in. */
  action?: ReactNode;
  /** What stands between the section and this page, and the page itself; none on a section's own page. */
  steps?: readonly Breadcrumb[];
  children: ReactNode;
}

/** The page around everything in the technical resources: where it stands, its heading, the sections. */
export function AreaFrame({ section, title, lead, action, steps = [], children }: AreaFrameProps) {
  const t = useMessages(areaFrameMessages);
  const paths = usePaths(resourcesPaths);
  const hrefOf = (id: AreaSection) => {
    if (id === 'front') return paths.resources();
    if (id === 'series') return paths.seriesList();
    if (id === 'authors') return paths.popularAuthors();
    return id === 'components' ? paths.componentCategories() : paths.resourceList(id);
  };
  const own: Breadcrumb[] = section === 'front' ? [] : [{ text: t(section), ...(steps.length > 0 && { href: hrefOf(section) }) }];
  const isFront = section === 'front' && steps.length === 0;
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('place')} items={[{ text: t('area'), ...(!isFront && { href: paths.resources() }) }, ...own, ...steps]} />
      {title !== undefined && (
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
      )}
      <StateLinks label={t('sections')} states={sections.map((id) => ({ id, name: t(id) }))} current={section} getHref={hrefOf} />
      {children}
    </div>
  );
}
